"""What an encoding of mogeln must know beyond its types."""

from __future__ import annotations

from typing import Final

from .rules import MOST_LAYS

MOST: Final = {"lays": MOST_LAYS, "said": 20}
