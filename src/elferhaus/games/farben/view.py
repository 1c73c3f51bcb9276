"""What a seat sees at farben."""

from __future__ import annotations

from msgspec import Struct

from elferhaus.core.cards import BIT, Card, CardSet, Colour, cards_in
from elferhaus.core.game import Seat, View

from .moves import closers, sums
from .rules import FarbenRules
from .state import FarbenState, Phase, Piles, Source


class Closer(Struct, frozen=True):
    """A card that can be put away to close the round, and what is left in the hand then (FS-3, FS-4)."""

    card: Card
    colour: Colour
    sum: int


class FarbenView(View, frozen=True, tag="farben"):
    """The open piles, the own hand, and how many cards the others hold."""

    per_seat = ("counts", "hands")
    follows_from_rules = ("sums", "best", "closers")

    rules: FarbenRules
    turn: Seat
    phase: Phase
    hand: tuple[Card, ...] | None
    sums: dict[Colour, int] | None  # of the own hand, of every colour in it
    best: Colour | None  # the one of them that would count now (FS-4)
    closers: tuple[Closer, ...]  # for the seat that is to put a card away
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
    own = {} if seat is None else sums(state.hands[seat])
    dropping = seat == state.turn and state.phase == "drop"
    return FarbenView(
        rules=state.rules,
        seat=seat,
        turn=state.turn,
        phase=state.phase,
        hand=None if seat is None else cards_in(state.hands[seat]),
        sums=None if seat is None else own,
        best=next((colour for colour, worth in own.items() if worth == max(own.values())), None),
        closers=_closers(state, state.hands[state.turn]) if dropping else (),
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


def _closers(state: FarbenState, hand: CardSet) -> tuple[Closer, ...]:
    found = cards_in(closers(hand))
    left = [(card, sums(hand ^ BIT[card])) for card in found if card != state.taken]
    return tuple(Closer(card, colour, sum_) for card, rest in left for colour, sum_ in rest.items())
