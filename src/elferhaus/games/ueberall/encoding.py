"""What an encoding of ueberall must know beyond its types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.core.encoding import Encoding

from .rules import MOST_CARDS
from .state import DECK, DECLINE, GIVE, Stop, UeberallAction, place

if TYPE_CHECKING:
    from collections.abc import Iterator


def actions(seats: int) -> Iterator[UeberallAction]:
    """List all actions."""
    for card in DECK:
        for on in ("middle", "own", *range(seats)):
            yield place(card, on)
    yield from (Stop(seat) for seat in range(seats))
    yield from (GIVE, DECLINE)


ENCODING: Final = Encoding(most={"placed": MOST_CARDS}, ordered=("open", "middle"), actions=actions)
