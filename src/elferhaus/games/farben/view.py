"""What a seat sees at farben."""

from __future__ import annotations

from elferhaus.core.cards import Card, cards_in
from elferhaus.core.game import Seat, View

from .rules import FarbenRules
from .state import FarbenState, Phase, Piles, Source


class FarbenView(View, frozen=True, tag="farben"):
    """The open piles, the own hand, and how many cards the others hold."""

    per_seat = ("counts", "hands")

    rules: FarbenRules
    turn: Seat
    phase: Phase
    hand: tuple[Card, ...] | None
    counts: tuple[int, ...]
    open: Piles  # the top card last
    dealt: Piles  # how the open piles began
    stock: int
    turns: int
    source: Source | None
    taken: Card | None  # a card taken from an open pile, as everyone saw
    closed: bool
    hands: tuple[tuple[Card, ...], ...] | None  # shown when the round is over


def view(state: FarbenState, seat: Seat | None) -> FarbenView:
    """Return what a seat sees, or a spectator."""
    return FarbenView(
        rules=state.rules,
        seat=seat,
        turn=state.turn,
        phase=state.phase,
        hand=None if seat is None else cards_in(state.hands[seat]),
        counts=tuple(hand.bit_count() for hand in state.hands),
        open=state.open,
        dealt=state.dealt,
        stock=len(state.stock),
        turns=state.turns,
        source=state.source,
        taken=state.taken,
        closed=state.closed,
        hands=tuple(cards_in(hand) for hand in state.hands) if state.phase == "over" else None,
    )
