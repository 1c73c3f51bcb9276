"""How a round of hoechste ends: with the last trick. All cards have been seen; what was won is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import cards_in
from elferhaus.core.ending import Ending, SeatEnd

if TYPE_CHECKING:
    from elferhaus.core.ending import Unit

    from .state import HoechsteState


def ending(state: HoechsteState) -> Ending:
    """Return what each seat won (HK-5)."""
    return Ending("ending-played", tuple(SeatEnd(cards_in(won)) for won in state.won))


def unit(_rules: object) -> Unit:
    """Return what the result counts."""
    return "cards"
