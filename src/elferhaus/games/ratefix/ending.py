"""How a round of ratefix ends: with the last trick. All cards have been seen; what was won is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.ending import Ending, Part, SeatEnd

if TYPE_CHECKING:
    from elferhaus.core.ending import Unit

    from .state import RatefixState


def ending(state: RatefixState) -> Ending:
    """Return how many tricks each seat won, and the cards in them (RF-4)."""
    seats = len(state.piles)
    tricks = [state.winners.count(seat) for seat in range(seats)]
    return Ending("ending-played", tuple(SeatEnd(parts=(Part("part-tricks", won, won * seats),)) for won in tricks))


def unit(_rules: object) -> Unit:
    """Return what the result counts."""
    return "cards"
