"""The moves of the games that lay cards to rows: what is legal, what it brings about, and why something is not."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from elferhaus.core.cards import BIT, COLOUR, Card, CardSet, beside, cards_in, points_of
from elferhaus.core.game import OVER, Did, Events, Outcome, Pending, Seat, turn_of
from elferhaus.core.refusal import Refusal, refuse

from .state import (
    DRAW,
    END,
    KEEP,
    LAY,
    PASS,
    ROW,
    AnyRowState,
    Draw,
    End,
    Keep,
    Lay,
    Pass,
    R,
    RowAction,
    RowRules,
    RowState,
    same_number,
)

if TYPE_CHECKING:
    from collections.abc import Sequence


# Events are made once: telling what happened costs a look-up.
@cache
def _laid_card(by: Seat, card: Card) -> Events:
    return (Did(by=by, action=LAY[BIT[card]]),)


@cache
def _ended_turn(by: Seat, kind: type[End | Keep | Pass]) -> Events:
    return (Did(by=by, action=kind()),)


@cache
def _drew(by: Seat, card: Card) -> Events:
    return (Did(by=by, action=DRAW), Did(by=by, action=Draw(card), to=(by,)))


def begin(rules: R, row_rules: RowRules, hands: Sequence[CardSet], stock: Sequence[Card], starter: Seat) -> RowState[R]:
    """Return the state after the deal."""
    if row_rules.lying:
        fits = beside(row_rules.lying) & row_rules.deck & ~row_rules.lying
    elif row_rules.forced:
        elevens = hands[starter] & row_rules.starts
        fits = elevens & -elevens  # ER-3: red before yellow, green and blue
    else:
        fits = row_rules.starts or row_rules.deck
    return RowState(rules, row_rules, tuple(hands), tuple(stock), row_rules.lying, fits, starter, starter)


def fits_after(row_rules: RowRules, table: CardSet, fits: CardSet, card: Card) -> CardSet:
    """Return what fits once a card has been laid on a table where ``fits`` did."""
    row = ROW[card]
    laid = table | BIT[card]
    # The first card of the round opens the other rows to their starting cards: their own, or its number (ER-V3).
    others = fits if table else (row_rules.starts or same_number(card))
    return (others & ~row | beside(laid & row) & ~laid) & row_rules.deck


def pending(state: RowState[R]) -> Pending:
    """Return who acts next: always one seat."""
    return OVER if state.phase == "over" else turn_of(state.turn)


def legal(state: RowState[R], seat: Seat) -> Sequence[RowAction]:
    """Return what a seat can do now."""
    phase = state.phase
    if seat != state.turn or phase == "over":
        return ()
    found: list[RowAction] = []
    fitting = state.hands[seat] & state.fits
    while fitting:
        lowest = fitting & -fitting
        found.append(LAY[lowest])
        fitting ^= lowest
    if phase == "laid":
        found.append(END)
    elif not found:
        found.append(DRAW if state.stock else PASS)
    elif phase == "drawn" and state.row_rules.may_keep:
        found.append(KEEP)
    return found


def apply(state: RowState[R], seat: Seat, action: RowAction) -> tuple[RowState[R], Events]:
    """Return the next state and what happened."""
    if type(action) is Lay:
        return _laid(state, seat, action.card), _laid_card(seat, action.card)
    if type(action) is Draw:
        return _drawn(state, seat), _drew(seat, state.stock[0])
    return _next(state, state.hands, state.stock), _ended_turn(seat, type(action))


def _laid(state: RowState[R], seat: Seat, card: Card) -> RowState[R]:
    table = state.table
    row_rules = state.row_rules
    hands = state.hands
    bit = BIT[card]
    hand = hands[seat] ^ bit
    hands = (*hands[:seat], hand, *hands[seat + 1 :])
    fits = fits_after(row_rules, table, state.fits, card)
    if not hand:  # ER-8
        return RowState(state.rules, row_rules, hands, state.stock, table | bit, fits, state.starter, seat, "over")
    if state.phase == "drawn" or not table:  # ER-6, ER-3
        turn = seat + 1 if seat + 1 < len(hands) else 0
        return RowState(state.rules, row_rules, hands, state.stock, table | bit, fits, state.starter, turn)
    return RowState(state.rules, row_rules, hands, state.stock, table | bit, fits, state.starter, seat, "laid")


def _drawn(state: RowState[R], seat: Seat) -> RowState[R]:
    stock = state.stock
    bit = BIT[stock[0]]
    row_rules = state.row_rules
    hands = (*state.hands[:seat], state.hands[seat] | bit, *state.hands[seat + 1 :])
    count = state.drawn + 1
    rest = stock[1:]
    if bit & state.fits:
        return RowState(
            state.rules, row_rules, hands, rest, state.table, state.fits, state.starter, seat, "drawn", count
        )
    if count == row_rules.draws or not rest:  # ER-6, ER-7
        return _next(state, hands, rest)
    return RowState(state.rules, row_rules, hands, rest, state.table, state.fits, state.starter, seat, "drawing", count)


def _next(state: RowState[R], hands: tuple[CardSet, ...], stock: tuple[Card, ...]) -> RowState[R]:
    turn = state.turn + 1 if state.turn + 1 < len(hands) else 0
    return RowState(state.rules, state.row_rules, hands, stock, state.table, state.fits, state.starter, turn)


def outcome(state: AnyRowState) -> Outcome | None:
    """Return the result: whoever went out has won, the others score what is left in hand (ER-8, ER-9, JR-6)."""
    if state.phase != "over":
        return None
    return Outcome(score(state), (state.turn,))


def score(state: AnyRowState) -> tuple[int, ...]:
    """Return what is left in each hand (ER-9, JR-6)."""
    return tuple(map(_points_in, state.hands))


@lru_cache(1024)  # a decision changes one hand
def _points_in(hand: CardSet) -> int:
    return points_of(cards_in(hand))


def all_cards(state: AnyRowState) -> tuple[Card, ...]:
    """Return every card of the round."""
    hands = [card for hand in state.hands for card in cards_in(hand)]
    return (*hands, *state.stock, *cards_in(state.table))


def explain(state: RowState[R], seat: Seat, action: RowAction) -> Refusal:
    """Return why an action is not possible."""
    cite = state.row_rules.cite
    if state.phase == "over":
        return refuse("TURN", "round-over")
    if seat != state.turn:
        return refuse("TURN", "not-your-turn", seat=state.turn)
    if not isinstance(action, RowAction):  # a shuffle, say: there is none in these games
        return refuse("TURN", "not-now", seat=seat)
    if isinstance(action, Lay):
        return _why_not_lay(state, seat, action.card)
    fitting = cards_in(state.hands[seat] & state.fits)
    if state.phase == "drawn":
        return refuse(cite.drawn, "row-drawn-may" if state.row_rules.may_keep else "row-drawn-must", card=fitting[0])
    if isinstance(action, Keep):
        return refuse(cite.drawn, "row-keep")
    if state.phase == "laid":  # draw or pass: the turn is one of laying
        return refuse(cite.turn, "row-laid-already")
    if fitting:
        opening = state.row_rules.forced and not state.table  # ER-3
        return refuse(cite.opening if opening else cite.turn, "row-must-lay", card=fitting[0])
    if not state.stock:
        return refuse(cite.empty, "row-stock-empty")
    if isinstance(action, Draw):
        return refuse("CARDS", "not-the-top-card", card=action.card or "")
    return refuse(cite.draw, "row-must-draw")


def _why_not_lay(state: RowState[R], seat: Seat, card: Card) -> Refusal:
    cite = state.row_rules.cite
    bit = BIT.get(card, 0)
    if not bit & state.row_rules.deck:
        return refuse("CARDS", "no-such-card", card=card)
    if not bit & state.hands[seat]:
        return refuse("CARDS", "not-in-hand", card=card)
    if not state.table and state.row_rules.forced:  # ER-3
        return refuse(cite.opening, "row-opening", card=card, needed=cards_in(state.fits)[0])
    if not state.table:  # ER-V2
        return refuse(cite.opening, "row-opening-three", card=card)
    row = state.table & ROW[card]
    if not row:
        needed = cards_in(state.fits & ROW[card])
        return refuse(cite.starts, "row-not-started", card=card, colour=COLOUR[card], needed=needed)
    # The neighbours towards the cards that lie out come first: one on a row that grows outward, two in a gap.
    free = cards_in(beside(bit) & state.row_rules.deck & ~state.table)
    neighbours = [each for each in free if _leads(row, bit, each)]
    if len(neighbours) == 1:
        return refuse(cite.fits, "row-waits", card=card, missing=neighbours[0])
    return refuse(cite.fits, "row-waits-either", card=card, missing=neighbours[0], other=neighbours[1])


def _leads(row: CardSet, bit: CardSet, neighbour: Card) -> bool:
    """Tell whether cards of the row lie on the neighbour's side of a place."""
    below = row & (bit - 1)
    return bool(below) if BIT[neighbour] < bit else bool(row & ~(bit - 1))
