"""What an encoding of farben must know beyond its types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.core.encoding import Encoding

from .rules import MOST_TURNS, PILES
from .state import CLOSE, DROP, STOCK, TAKE, FarbenAction

if TYPE_CHECKING:
    from collections.abc import Iterator


def actions(_seats: int) -> Iterator[FarbenAction]:
    """List all actions."""
    yield STOCK
    for way in (TAKE, DROP, CLOSE):
        for piles in way.values():
            yield from piles


ENCODING: Final = Encoding(most={"turns": MOST_TURNS, "source": PILES - 1}, ordered=("open", "dealt"), actions=actions)
