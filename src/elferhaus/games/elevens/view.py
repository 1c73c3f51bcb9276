"""What a seat sees at elevens."""

from __future__ import annotations

from elferhaus.core.cards import Card, Colour, cards_in
from elferhaus.core.game import Seat, View

from .rules import MOST, ElevensRules
from .state import ROW, ElevensState, fitting, shown


class ElevensView(View, frozen=True, tag="elevens"):
    """The rows, the own hand, and what lies open before everyone."""

    per_seat = ("counts", "bridges", "bonus", "hands")
    follows_from_rules = ("most",)

    rules: ElevensRules
    starter: Seat
    turn: Seat
    over: bool
    hand: tuple[Card, ...] | None
    counts: tuple[int, ...]
    bridges: tuple[int, ...]
    bonus: tuple[int, ...]
    colours: tuple[Colour, ...]  # of the rows, top to bottom
    rows: tuple[tuple[Card, ...], ...]  # the filled places, top row first
    jokers: tuple[Card, ...]  # those of them where a joker lies
    spans: tuple[Card, ...]  # those of them below which a bridge lies
    fits: tuple[Card, ...]  # the places that can be filled without a bridge
    stock: int
    out: int  # jokers thrown out of the game
    laid: int  # cards laid or discarded in this turn
    most: int  # of those in one turn (EE-3)
    swapped: bool
    duty: bool  # EE-8, told only to the seat whose turn it is: it says what that hand holds
    passes: int
    hands: tuple[tuple[Card, ...], ...] | None  # shown when the round is over


def view(state: ElevensState, seat: Seat | None) -> ElevensView:
    """Return what a seat sees, or a spectator."""
    hands = [shown(hand, jokers) for hand, jokers in zip(state.hands, state.jokers, strict=True)]
    return ElevensView(
        rules=state.rules,
        seat=seat,
        starter=state.starter,
        turn=state.turn,
        over=state.over,
        hand=None if seat is None else hands[seat],
        counts=tuple(len(hand) for hand in hands),
        bridges=state.bridges,
        bonus=state.bonus,
        colours=state.rows,
        rows=tuple(cards_in(state.table & ROW[colour]) for colour in state.rows),
        jokers=cards_in(state.wild),
        spans=cards_in(state.spans),
        fits=cards_in(fitting(state.table)),
        stock=len(state.stock),
        out=state.out,
        laid=state.laid,
        most=MOST,
        swapped=state.swapped,
        duty=state.duty and seat == state.turn,
        passes=state.passes,
        hands=tuple(hands) if state.over else None,
    )
