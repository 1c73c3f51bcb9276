"""How a round of elevens ends: bonus cards count, what is left in hand counts against its holder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import cards_in, points_of
from elferhaus.core.ending import Ending, Part, SeatEnd, nothing_left

from .rules import BONUS
from .state import shown

if TYPE_CHECKING:
    from elferhaus.core.game import Seat

    from .state import ElevensState


def ending(state: ElevensState) -> Ending:
    """Return the hands that are left, and how the points came about (EE-10)."""
    by = nothing_left([hand.bit_count() + held for hand, held in zip(state.hands, state.jokers, strict=True)])
    hands = map(shown, state.hands, state.jokers)
    seats = tuple(SeatEnd(hand, parts=_parts(state, seat)) for seat, hand in enumerate(hands))
    return Ending("ending-blocked" if by is None else "ending-out", seats, by)


def _parts(state: ElevensState, seat: Seat) -> tuple[Part, ...]:
    hand, bonus, jokers = cards_in(state.hands[seat]), state.bonus[seat], state.jokers[seat]
    parts = (
        Part("part-elevens-bonus", bonus, BONUS * bonus),
        Part("part-hand", len(hand), -points_of(hand)),
        Part("part-elevens-jokers", jokers, -BONUS * jokers),
    )
    return tuple(part for part in parts if part.count)
