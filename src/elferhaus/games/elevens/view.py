"""What a seat sees at elevens, and the worlds it can imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import BIT, COLOURS, JOKER, Card, CardSet, Colour, card_set, cards_in, deck
from elferhaus.core.game import Did, Event, Seat, View
from elferhaus.core.worlds import share_out

from .rules import ELEVENS, MOST, ElevensRules
from .state import PLACES, Discard, Draw, ElevensState, End, Lay, Pass, Swap, fitting, shown

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

ROW: dict[Colour, CardSet] = {colour: card_set(deck([colour], high=21)) for colour in COLOURS}


class ElevensView(View, frozen=True, tag="elevens"):
    """The rows, the own hand, and what lies open before everyone."""

    per_seat = ("counts", "bridges", "bonus", "hands")

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
        swapped=state.swapped,
        duty=state.duty and seat == state.turn,
        passes=state.passes,
        hands=tuple(hands) if state.over else None,
    )


class Memory:
    """What the moves of a round tell about the hands: jokers taken in swaps, cards that would have had to be laid."""

    def __init__(self, seats: int, stock: int) -> None:
        """Begin with the 11s on the table and so many cards in the stock."""
        self.table: CardSet = card_set(ELEVENS)
        self.stock = stock
        self.jokers = [0] * seats  # a hand holds at least so many
        self.lacks: list[CardSet] = [0] * seats  # cards known not to be in a hand
        self.on_row = False  # a card went on a row in this turn
        self.laid = 0

    def remember(self, event: Event) -> None:
        """Take in one event, as everyone saw it."""
        if not isinstance(event, Did) or event.to is not None:
            return
        seat, action = event.by, event.action
        if isinstance(action, Lay):
            self.table |= BIT[action.as_ or action.card]
            self.on_row = True
        if isinstance(action, Swap):
            self.jokers[seat] += 1
        elif isinstance(action, Lay | Discard):
            self.laid += 1
            if action.card == JOKER:
                self.jokers[seat] = max(0, self.jokers[seat] - 1)
        # EE-8: who passes, or ends a turn without a card on a row, held no card that fits; so did who discards four.
        ends = isinstance(action, End | Pass | Draw)
        if not self.stock and not self.on_row and (ends or self.laid == MOST):
            self.lacks[seat] |= fitting(self.table)
        if ends:
            self.stock -= isinstance(action, Draw)
            self.on_row, self.laid = False, 0


def imagine(view: ElevensView, seen: Sequence[Event], rng: Random) -> ElevensState:
    """Return a world in which the seat would have seen all this."""
    drawn = sum(isinstance(event, Did) and isinstance(event.action, Draw) and event.to is None for event in seen)
    memory = Memory(len(view.counts), view.stock + drawn)
    for event in seen:
        memory.remember(event)
    hands, stock = _imagine_cards(view, memory, rng)
    numbers = tuple(card_set(card for card in hand if card != JOKER) for hand in hands)
    owes = not (view.stock or view.over or memory.on_row) and bool(numbers[view.turn] & fitting(memory.table))
    return ElevensState(
        rules=view.rules,
        rows=view.colours,
        starter=view.starter,
        hands=numbers,
        jokers=tuple(list(hand).count(JOKER) for hand in hands),
        bridges=view.bridges,
        bonus=view.bonus,
        stock=tuple(stock),
        table=memory.table,
        wild=card_set(view.jokers),
        spans=card_set(view.spans),
        out=view.out,
        turn=view.turn,
        laid=view.laid,
        swapped=view.swapped,
        duty=owes,
        passes=view.passes,
        over=view.over,
    )


def _imagine_cards(view: ElevensView, memory: Memory, rng: Random) -> tuple[list[Sequence[Card]], list[Card]]:
    """Share out the unseen cards to the other hands and the stock."""
    known = dict(enumerate(view.hands)) if view.hands else {} if view.seat is None else {view.seat: view.hand or ()}
    unseen = PLACES & ~(memory.table & ~card_set(view.jokers))
    jokers = view.rules.jokers - len(view.jokers) - view.out
    for hand in known.values():
        unseen &= ~card_set(card for card in hand if card != JOKER)
        jokers -= hand.count(JOKER)
    slots: list[tuple[Seat, int, CardSet]] = []  # whose, how many, and which numbers; jokers can be anywhere
    for seat, count in enumerate(view.counts):
        if seat not in known:
            certain = memory.jokers[seat]
            slots += [(seat, certain, 0), (seat, count - certain, unseen & ~memory.lacks[seat])]
    slots.append((-1, view.stock, unseen))
    shared = share_out(
        shown(unseen, jokers),
        [size for _, size, _ in slots],
        lambda card, slot: card == JOKER or bool(BIT[card] & slots[slot][2]),
        rng,
    )
    hands: list[Sequence[Card]] = [known.get(seat, ()) for seat in range(len(view.counts))]
    for (seat, _, _), cards in zip(slots[:-1], shared[:-1], strict=True):
        hands[seat] = (*hands[seat], *cards)
    return hands, shared[-1]
