"""What an encoding of farben must know beyond its types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .rules import MOST_TURNS, PILES
from .state import CLOSE, DROP, STOCK, TAKE, FarbenAction

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST: Final = {"turns": MOST_TURNS, "source": PILES - 1}
ORDERED: Final = ("open", "dealt")


def actions(_seats: int) -> Iterator[FarbenAction]:
    """List all actions."""
    yield STOCK
    for way in (TAKE, DROP, CLOSE):
        for piles in way.values():
            yield from piles
