"""What a seat at schwarzer-peter sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import Card
from elferhaus.core.game import Seat, View

from .rules import PeterRules

if TYPE_CHECKING:
    from .state import PeterState


class PeterView(View, frozen=True, tag="schwarzer-peter"):
    """The own hand in its order, the pairs that were laid, and how many cards the others hold."""

    per_seat = ("counts", "laid", "hands")

    rules: PeterRules
    starter: Seat
    turn: Seat | None  # who draws
    source: Seat | None  # who is drawn from
    hand: tuple[Card, ...] | None
    counts: tuple[int, ...]
    laid: tuple[tuple[Card, ...], ...]
    draws: int
    loser: Seat | None
    hands: tuple[tuple[Card, ...], ...] | None  # shown when the round is over, as is the card put aside
    aside: Card | None


def view(state: PeterState, seat: Seat | None) -> PeterView:
    """Return what a seat sees, or a spectator."""
    over = state.loser is not None
    return PeterView(
        rules=state.rules,
        seat=seat,
        starter=state.starter,
        turn=None if over else state.drawer,
        source=None if over else state.source,
        hand=None if seat is None else state.hands[seat],
        counts=tuple(len(hand) for hand in state.hands),
        laid=state.laid,
        draws=state.draws,
        loser=state.loser,
        hands=state.hands if over else None,
        aside=state.aside if over else None,
    )
