"""How a round of laying to rows ends: whoever has cards left shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import cards_in, points_of
from elferhaus.core.ending import Ending, Part, SeatEnd, nothing_left

if TYPE_CHECKING:
    from .state import AnyRowState


def ending(state: AnyRowState) -> Ending:
    """Return the hands that are left, and what they are worth (ER-9, JR-6)."""
    by = nothing_left(state.hands)
    hands = [cards_in(hand) for hand in state.hands]
    seats = tuple(
        SeatEnd(hand, parts=(Part("part-hand", len(hand), points_of(hand)),) if hand else ()) for hand in hands
    )
    return Ending("ending-blocked" if by is None else "ending-out", seats, by)
