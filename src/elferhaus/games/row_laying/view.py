"""What a seat sees in the games that lay cards to rows."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TypeVar

from elferhaus.core.cards import NUMBER, Card, CardSet, cards_in
from elferhaus.core.game import Seat, View

from .state import ROW, AnyRowState, Phase


class RowView(View, frozen=True):
    """The rows, the own hand, and how many cards the others hold."""

    per_seat = ("counts", "hands")
    follows_from_rules = ("numbers",)

    starter: Seat
    turn: Seat
    phase: Phase  # "drawn" is told only to the seat that drew: the others do not know whether its card fits
    hand: tuple[Card, ...] | None
    counts: tuple[int, ...]
    rows: tuple[tuple[Card, ...], ...]
    numbers: tuple[int, int]  # a whole row goes from the first to the second
    fits: tuple[Card, ...]
    stock: int
    drawn: int
    hands: tuple[tuple[Card, ...], ...] | None  # shown when the round is over


V = TypeVar("V", bound=RowView)
ROWS = (ROW["r1"], ROW["y1"], ROW["g1"], ROW["b1"])


def view(state: AnyRowState, seat: Seat | None, kind: type[V]) -> V:
    """Return what a seat sees, or a spectator."""
    over = state.phase == "over"
    return kind(
        rules=state.rules,
        seat=seat,
        starter=state.starter,
        turn=state.turn,
        phase="drawing" if state.phase == "drawn" and seat != state.turn else state.phase,
        hand=None if seat is None else cards_in(state.hands[seat]),
        counts=tuple(map(int.bit_count, state.hands)),
        rows=_rows(state.table),
        numbers=_numbers(state.row_rules.deck),
        # ER-3: the forced opening card would tell which 11 its holder has.
        fits=cards_in(state.fits) if state.table or not state.row_rules.forced or seat == state.turn else (),
        stock=len(state.stock),
        drawn=state.drawn,
        hands=tuple(cards_in(hand) for hand in state.hands) if over else None,
    )


@lru_cache(256)  # the same for every seat
def _rows(table: CardSet) -> tuple[tuple[Card, ...], ...]:
    return tuple(cards_in(table & row) for row in ROWS)


@cache
def _numbers(deck: CardSet) -> tuple[int, int]:
    numbers = [NUMBER[card] for card in cards_in(deck)]
    return min(numbers), max(numbers)
