"""What an encoding of zweikampf must know beyond its types."""

from __future__ import annotations

from typing import Final

from .rules import MOST_PAIRS

MOST: Final = {"turned": MOST_PAIRS}
ORDERED: Final = ("won", "tied")
