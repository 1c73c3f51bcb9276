"""How a round of mogeln ends: the others show what they could not get rid of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import cards_in
from elferhaus.core.ending import Ending, SeatEnd

if TYPE_CHECKING:
    from elferhaus.core.ending import Unit

    from .state import MogelnState


def ending(state: MogelnState) -> Ending:
    """Return the hands that are left (MO-6)."""
    seats = tuple(SeatEnd(cards_in(hand)) for hand in state.hands)
    out = len(state.winners) == 1 and not state.hands[state.winners[0]]
    return Ending("ending-out", seats, state.winners[0]) if out else Ending("ending-limit", seats)


def unit(_rules: object) -> Unit:
    """Return what the result counts."""
    return "wins"
