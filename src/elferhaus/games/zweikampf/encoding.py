"""What an encoding of zweikampf must know beyond its types."""

from __future__ import annotations

from typing import Final

from elferhaus.core.encoding import Encoding

from .rules import MOST_PAIRS

ENCODING: Final = Encoding(most={"turned": MOST_PAIRS}, ordered=("won", "tied"))
