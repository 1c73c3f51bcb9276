"""What an encoding of mogeln must know beyond its types."""

from __future__ import annotations

from typing import Final

from elferhaus.core.encoding import Encoding

from .rules import MOST_LAYS

ENCODING: Final = Encoding(most={"lays": MOST_LAYS, "said": 20})
