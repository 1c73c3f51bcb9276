"""What a seat sees in the games that lay cards to rows, and the worlds it can imagine."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar, cast

from elferhaus.core.cards import BIT, Card, CardSet, beside, card_set, cards_in, points_of
from elferhaus.core.game import Outcome, Seat, View
from elferhaus.core.worlds import share_out

from .play import ROW, AnyRowState, Course, Draw, Keep, Lay, Pass, Phase, RowAction, RowState, fits_after

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.game import Did, Event


class RowView(View, frozen=True):
    """The rows, the own hand, and how many cards the others hold."""

    per_seat = ("counts", "hands")

    starter: Seat
    turn: Seat
    phase: Phase  # "drawn" is told only to the seat that drew: the others do not know whether its card fits
    hand: tuple[Card, ...] | None
    counts: tuple[int, ...]
    rows: tuple[tuple[Card, ...], ...]
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
        # ER-3: the forced opening card would tell which 11 its holder has.
        fits=cards_in(state.fits) if state.table or not state.course.forced or seat == state.turn else (),
        stock=len(state.stock),
        drawn=state.drawn,
        hands=tuple(cards_in(hand) for hand in state.hands) if over else None,
    )


@lru_cache(256)  # the same for every seat
def _rows(table: CardSet) -> tuple[tuple[Card, ...], ...]:
    return tuple(cards_in(table & row) for row in ROWS)


def outcome(state: AnyRowState) -> Outcome | None:
    """Return the result: who went out has won, the others score what is left in hand (ER-8, ER-9, JR-6)."""
    if state.phase != "over":
        return None
    return Outcome(tuple(points_of(cards_in(hand)) for hand in state.hands), (state.turn,))


def all_cards(state: AnyRowState) -> tuple[Card, ...]:
    """Return every card of the round."""
    hands = [card for hand in state.hands for card in cards_in(hand)]
    return (*hands, *state.stock, *cards_in(state.table))


class Memory:
    """What the moves of a round tell about the hands: who drew or passed had nothing that fits."""

    def __init__(self, course: Course, seats: int) -> None:
        """Begin with what lies out."""
        self.course = course
        self.table: CardSet = course.lying
        self.fits: CardSet = beside(course.lying) & course.deck & ~course.lying or course.starts
        self.lacks: list[CardSet] = [0] * seats  # cards known not to be in a hand
        self.kept: list[CardSet] = [0] * seats  # one of these was drawn and kept (ER-6s)
        self.laid: list[CardSet] = [0] * seats
        self.drew: list[int] = [0] * seats  # how many cards; of the own ones it is known which
        self.own_draws: CardSet = 0

    def remember(self, event: Did[RowAction]) -> None:
        """Take in one event."""
        seat, action = event.by, event.action
        if isinstance(action, Lay):
            self._remember_lay(seat, action.card)
        elif isinstance(action, Draw):
            if action.card is not None:  # the fuller account of the own draw
                self.own_draws |= BIT[action.card]
                return
            # ER-6: nothing fitted; nor did the card drawn before, or it would have been laid.
            self.lacks[seat] = self.fits
            self.drew[seat] += 1
        elif isinstance(action, Keep):
            self.kept[seat] = self.fits
        elif isinstance(action, Pass):
            self.lacks[seat] |= self.fits

    def _remember_lay(self, seat: Seat, card: Card) -> None:
        bit = BIT[card]
        if not self.table and self.course.forced:
            # ER-3: the 11s that go before this one were in nobody's hand.
            self.lacks = [self.course.starts & (bit - 1)] * len(self.lacks)
        self.fits = fits_after(self.course, self.table, self.fits, card)
        self.table |= bit
        self.laid[seat] |= bit
        self.kept[seat] = 0 if self.kept[seat] & bit else self.kept[seat]


def imagine(view: RowView, course: Course, seen: Sequence[Event], rng: Random) -> AnyRowState:
    """Return a world in which the seat would have seen all this (a Memory says what cannot be)."""
    memory = Memory(course, len(view.counts))
    for event in seen:
        memory.remember(cast("Did[RowAction]", event))  # there are no other events in these games
    hands, stock = _imagine_cards(view, memory, rng)
    while course.holder_starts and not _starter_possible(view, hands, memory):
        hands, stock = _imagine_cards(view, memory, rng)
    phase = view.phase
    if phase == "drawing" and view.drawn and hands[view.turn] & memory.fits:
        phase = "drawn"
    fits = memory.fits
    if not memory.table:
        elevens = hands[view.starter] & course.starts
        fits = elevens & -elevens if course.forced else course.starts or course.deck
    return RowState(
        view.rules, course, tuple(hands), tuple(stock), memory.table, fits, view.starter, view.turn, phase, view.drawn
    )


def _imagine_cards(view: RowView, memory: Memory, rng: Random) -> tuple[list[CardSet], list[Card]]:
    """Share out the unseen cards to the other hands and the stock."""
    known = dict(enumerate(view.hands)) if view.hands else {} if view.seat is None else {view.seat: view.hand or ()}
    unseen = memory.course.deck & ~memory.table
    for hand in known.values():
        unseen &= ~card_set(hand)
    slots: list[tuple[Seat, int, CardSet]] = []  # whose, how many, and which cards they can be
    for seat, count in enumerate(view.counts):
        if seat in known:
            continue
        rest = count
        if seat == view.turn and view.drawn:  # a card just drawn, which the others have not seen
            must_fit = view.drawn == memory.course.draws or not view.stock
            slots.append((seat, 1, memory.fits if must_fit else unseen))
            rest -= 1
        if memory.kept[seat]:
            slots.append((seat, 1, memory.kept[seat]))
            rest -= 1
        slots.append((seat, rest, unseen & ~memory.lacks[seat]))
    slots.append((-1, view.stock, unseen))
    shared = share_out(
        cards_in(unseen), [size for _, size, _ in slots], lambda card, slot: bool(BIT[card] & slots[slot][2]), rng
    )
    hands = [card_set(known.get(seat, ())) for seat in range(len(view.counts))]
    for (seat, _, _), cards in zip(slots[:-1], shared[:-1], strict=True):
        hands[seat] |= card_set(cards)
    return hands, shared[-1]


def _starter_possible(view: RowView, hands: Sequence[CardSet], memory: Memory) -> bool:
    """Tell whether the starter can have been dealt the first 11 (ER-3): others can only have drawn one before it."""
    elevens = card_set(("r11", "y11", "g11", "b11"))
    had = [(hand | laid) & elevens for hand, laid in zip(hands, memory.laid, strict=True)]
    drew = list(memory.drew)
    if view.seat is not None:  # the own draws are known, card by card
        had[view.seat] &= ~memory.own_draws
        drew[view.seat] = 0
    first = had[view.starter] & -had[view.starter]
    before = [(each & (first - 1)).bit_count() for each in had]
    return bool(first) and all(count <= most for count, most in zip(before, drew, strict=True))
