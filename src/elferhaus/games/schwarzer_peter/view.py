"""What a seat at schwarzer-peter sees."""

from __future__ import annotations

from elferhaus.core.cards import Card
from elferhaus.core.game import Seat, View

from .rules import PeterRules


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
