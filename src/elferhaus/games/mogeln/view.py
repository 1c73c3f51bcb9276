"""What a seat at mogeln sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import Card, cards_in
from elferhaus.core.game import Seat, View

from .rules import MogelnRules
from .state import layer_of

if TYPE_CHECKING:
    from .state import MogelnState


class MogelnView(View, frozen=True, tag="mogeln"):
    """The own hand, what was said last, and as much about the others' hands as the table shows (MO-4)."""

    per_seat = ("counts", "hands")

    rules: MogelnRules
    turn: Seat
    hand: tuple[Card, ...] | None
    counts: tuple[int, ...]  # with sneak, of the seat whose lay can be called: as before that lay, or none at all
    said: int  # with the last lay; 0 where no pile has been started
    pile: int | None  # hidden with sneak while a lay can be called
    gone: int
    lays: int
    winners: tuple[Seat, ...]
    hands: tuple[tuple[Card, ...], ...] | None  # shown when the round is over


def view(state: MogelnState, seat: Seat | None) -> MogelnView:
    """Return what a seat sees, or a spectator."""
    over = bool(state.winners)
    hidden = state.rules.sneak and state.last != 0 and not over
    counts = [hand.bit_count() for hand in state.hands]
    layer = layer_of(state)
    if hidden and layer != seat and counts[layer]:  # MO-4: as before the lay that can still be called
        counts[layer] += state.last.bit_count()
    return MogelnView(
        rules=state.rules,
        seat=seat,
        turn=state.turn,
        hand=None if seat is None else cards_in(state.hands[seat]),
        counts=tuple(counts),
        said=state.said,
        pile=None if hidden else (state.under | state.last).bit_count(),
        gone=state.gone.bit_count(),
        lays=state.lays,
        winners=state.winners,
        hands=tuple(cards_in(hand) for hand in state.hands) if over else None,
    )
