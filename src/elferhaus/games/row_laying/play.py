"""State, actions and transitions of the games that lay cards to rows."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from elferhaus.core.cards import BIT, CARD, COLOUR, COLOURS, NUMBER, Card, CardSet, beside, card_set, cards_in, deck
from elferhaus.core.game import OVER, TURN, Action, Did, Event, Pending, Seat
from elferhaus.core.options import Rules
from elferhaus.core.refusal import IllegalAction, Refusal, refuse

if TYPE_CHECKING:
    from collections.abc import Sequence

ROW: Final[dict[Card, CardSet]] = {
    card: card_set(deck([colour], 1, 21)) for colour in COLOURS for card in deck([colour], 1, 21)
}


class Lay(Action, frozen=True, tag="lay"):
    """Lay a card to its row."""

    card: Card


class End(Action, frozen=True, tag="end"):
    """Say that the turn is over."""


class Draw(Action, frozen=True, tag="draw"):
    """Draw the top card of the stock."""

    card: Card | None = None


class Keep(Action, frozen=True, tag="keep"):
    """Keep a drawn card that fits (space edition)."""


class Pass(Action, frozen=True, tag="pass"):
    """Say that nothing fits and nothing can be drawn."""


RowAction = Lay | End | Draw | Keep | Pass

LAY: Final[dict[CardSet, Lay]] = {bit: Lay(card) for bit, card in CARD.items()}
END: Final = End()
DRAW: Final = Draw()
KEEP: Final = Keep()
PASS: Final = Pass()


class Citations(Struct, frozen=True):
    """Under which ids a game has these rules."""

    opening: str
    starts: str
    turn: str
    fits: str
    draw: str
    drawn: str  # what becomes of a drawn card that fits
    empty: str


class Course(Struct, frozen=True):
    """What game, edition and variant decide about laying and drawing."""

    deck: CardSet
    lying: CardSet  # on the table before play (ER-V1, JR-1)
    starts: CardSet  # cards that start a row; none where the opening card decides (ER-V3)
    forced: bool  # ER-3: the opening card is the starter's first 11
    holder_starts: bool  # ER-3, ER-V1: the starter is who holds the first 11
    draws: int
    may_keep: bool
    cite: Citations


Phase = Literal["begin", "laid", "drawing", "drawn", "over"]


R = TypeVar("R", bound=Rules)


class RowState(Struct, Generic[R], frozen=True, gc=False):
    """A round of laying to rows."""

    rules: R
    course: Course
    hands: tuple[CardSet, ...]
    stock: tuple[Card, ...]
    table: CardSet
    fits: CardSet  # the places that can be filled now
    starter: Seat
    turn: Seat
    phase: Phase = "begin"
    drawn: int = 0  # cards drawn in this turn


AnyRowState: TypeAlias = RowState[Any]


def _did(action: RowAction) -> tuple[tuple[Event, ...], ...]:
    """Return the event that everyone sees when a seat does this, for each seat."""
    return tuple((Did(by=by, action=action),) for by in range(6))


# Events are made once: telling what happened costs a look-up.
_LAID: Final = {card: _did(LAY[bit]) for card, bit in BIT.items()}
_ENDED: Final = _did(END)
_KEPT: Final = _did(KEEP)
_PASSED: Final = _did(PASS)
_DREW: Final = {
    card: tuple((*public, Did(by=by, action=Draw(card), to=(by,))) for by, public in enumerate(_did(DRAW)))
    for card in BIT
}


@cache
def same_number(card: Card) -> CardSet:
    """Return the cards of one number in all colours.

    >>> cards_in(same_number("g3"))
    ('r3', 'y3', 'g3', 'b3')
    """
    return card_set(f"{colour[0]}{NUMBER[card]}" for colour in COLOURS)


def begin(rules: R, course: Course, hands: Sequence[CardSet], stock: Sequence[Card], starter: Seat) -> RowState[R]:
    """Return the state after the deal."""
    if course.lying:
        fits = beside(course.lying) & course.deck & ~course.lying
    elif course.forced:
        elevens = hands[starter] & course.starts
        fits = elevens & -elevens  # ER-3: red before yellow, green and blue
    else:
        fits = course.starts or course.deck
    return RowState(rules, course, tuple(hands), tuple(stock), course.lying, fits, starter, starter)


def fits_after(course: Course, table: CardSet, fits: CardSet, card: Card) -> CardSet:
    """Return what fits once a card has been laid on a table where ``fits`` did."""
    row = ROW[card]
    laid = table | BIT[card]
    # The first card of the round opens the other rows to their starting cards: their own, or its number (ER-V3).
    others = fits if table else (course.starts or same_number(card))
    return (others & ~row | beside(laid & row) & ~laid) & course.deck


def pending(state: RowState[R]) -> Pending:
    """Return who acts next: always one seat."""
    return OVER if state.phase == "over" else TURN[state.turn]


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
    elif phase == "drawn" and state.course.may_keep:
        found.append(KEEP)
    return found


def apply(state: RowState[R], seat: Seat, action: RowAction) -> tuple[RowState[R], tuple[Event, ...]]:
    """Return the next state and what happened."""
    hands = state.hands
    phase = state.phase
    if seat == state.turn and phase != "over":
        fits = state.fits
        hand = hands[seat]
        if type(action) is Lay:
            bit = BIT.get(action.card, 0)
            if bit & fits & hand:
                return _laid(state, seat, action.card, bit), _LAID[action.card][seat]
        elif type(action) is End:
            if phase == "laid":
                return _next(state, hands, state.stock), _ENDED[seat]
        elif type(action) is Draw:
            stock = state.stock
            card = action.card
            if stock and not hand & fits and phase != "laid" and (card is None or card == stock[0]):
                return _drawn(state, seat, hand, stock), _DREW[stock[0]][seat]
        elif type(action) is Keep:
            if phase == "drawn" and state.course.may_keep:
                return _next(state, hands, state.stock), _KEPT[seat]
        elif type(action) is Pass and phase == "begin" and not state.stock and not hand & fits:
            return _next(state, hands, ()), _PASSED[seat]
    raise IllegalAction(why_not(state, seat, action), seat, action)


def _laid(state: RowState[R], seat: Seat, card: Card, bit: CardSet) -> RowState[R]:
    table = state.table
    course = state.course
    hands = state.hands
    hand = hands[seat] ^ bit
    hands = (*hands[:seat], hand, *hands[seat + 1 :])
    fits = fits_after(course, table, state.fits, card)
    if not hand:  # ER-8
        return RowState(state.rules, course, hands, state.stock, table | bit, fits, state.starter, seat, "over")
    if state.phase == "drawn" or not table:  # ER-6, ER-3
        turn = seat + 1 if seat + 1 < len(hands) else 0
        return RowState(state.rules, course, hands, state.stock, table | bit, fits, state.starter, turn)
    return RowState(state.rules, course, hands, state.stock, table | bit, fits, state.starter, seat, "laid")


def _drawn(state: RowState[R], seat: Seat, hand: CardSet, stock: tuple[Card, ...]) -> RowState[R]:
    bit = BIT[stock[0]]
    course = state.course
    hands = (*state.hands[:seat], hand | bit, *state.hands[seat + 1 :])
    count = state.drawn + 1
    rest = stock[1:]
    if bit & state.fits:
        return RowState(state.rules, course, hands, rest, state.table, state.fits, state.starter, seat, "drawn", count)
    if count == course.draws or not rest:  # ER-6, ER-7
        return _next(state, hands, rest)
    return RowState(state.rules, course, hands, rest, state.table, state.fits, state.starter, seat, "drawing", count)


def _next(state: RowState[R], hands: tuple[CardSet, ...], stock: tuple[Card, ...]) -> RowState[R]:
    turn = state.turn + 1 if state.turn + 1 < len(hands) else 0
    return RowState(state.rules, state.course, hands, stock, state.table, state.fits, state.starter, turn)


def refusal(state: RowState[R], seat: Seat, action: RowAction) -> Refusal | None:
    """Return why an action is not possible, or None."""
    try:
        apply(state, seat, action)
    except IllegalAction as illegal:
        return illegal.refusal
    return None


def why_not(state: RowState[R], seat: Seat, action: RowAction) -> Refusal:
    """Explain an action that is not possible."""
    cite = state.course.cite
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
        return refuse(cite.drawn, "row-drawn-may" if state.course.may_keep else "row-drawn-must", card=fitting[0])
    if isinstance(action, Keep):
        return refuse(cite.drawn, "row-keep")
    if state.phase == "laid":  # draw or pass: the turn is one of laying
        return refuse(cite.turn, "row-laid-already")
    if fitting:
        opening = state.course.forced and not state.table  # ER-3
        return refuse(cite.opening if opening else cite.turn, "row-must-lay", card=fitting[0])
    if not state.stock:
        return refuse(cite.empty, "row-stock-empty")
    if isinstance(action, Draw):
        return refuse("CARDS", "not-the-top-card", card=action.card or "")
    return refuse(cite.draw, "row-must-draw")


def _why_not_lay(state: RowState[R], seat: Seat, card: Card) -> Refusal:
    cite = state.course.cite
    bit = BIT.get(card, 0)
    if not bit & state.course.deck:
        return refuse("CARDS", "no-such-card", card=card)
    if not bit & state.hands[seat]:
        return refuse("CARDS", "not-in-hand", card=card)
    if not state.table and state.course.forced:  # ER-3
        return refuse(cite.opening, "row-opening", card=card, needed=cards_in(state.fits)[0])
    if not state.table:  # ER-V2
        return refuse(cite.opening, "row-opening-three", card=card)
    row = state.table & ROW[card]
    if not row:
        needed = cards_in(state.fits & ROW[card])
        return refuse(cite.starts, "row-not-started", card=card, colour=COLOUR[card], needed=needed)
    # The neighbours towards the cards that lie out come first: one on a row that grows outward, two in a gap.
    neighbours = [each for each in cards_in(beside(bit) & state.course.deck & ~state.table) if _leads(row, bit, each)]
    if len(neighbours) == 1:
        return refuse(cite.fits, "row-waits", card=card, missing=neighbours[0])
    return refuse(cite.fits, "row-waits-either", card=card, missing=neighbours[0], other=neighbours[1])


def _leads(row: CardSet, bit: CardSet, neighbour: Card) -> bool:
    """Tell whether cards of the row lie on the neighbour's side of a place."""
    below = row & (bit - 1)
    return bool(below) if BIT[neighbour] < bit else bool(row & ~(bit - 1))
