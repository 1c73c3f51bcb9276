"""The worlds that a seat can imagine at elevens: what the moves tell about the hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from elferhaus.core.cards import BIT, JOKER, Card, CardSet, card_set
from elferhaus.core.game import Did, Event, Seat
from elferhaus.core.worlds import share_out

from .rules import ELEVENS, MOST
from .state import PLACES, Discard, Draw, ElevensState, End, Lay, Pass, Swap, fitting, owes, shown

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from .view import ElevensView


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
        # EE-8: whoever passes, ends a turn without a card on a row, or discards four held no card that fits.
        ends = isinstance(action, End | Pass | Draw)
        if not self.stock and not self.on_row and (ends or self.laid == MOST):
            self.lacks[seat] |= fitting(self.table)
        if ends:
            self.stock -= isinstance(action, Draw)
            self.on_row, self.laid = False, 0


def remembered(view: ElevensView, seen: Sequence[Event]) -> Memory:
    """Return what the moves so far tell."""
    drawn = sum(isinstance(event, Did) and isinstance(event.action, Draw) and event.to is None for event in seen)
    memory = Memory(len(view.counts), view.stock + drawn)
    for event in seen:
        memory.remember(event)
    return memory


def imagine(view: ElevensView, seen: Sequence[Event], rng: Random) -> ElevensState:
    """Return a world in which the seat would have seen all this."""
    memory = remembered(view, seen)
    hands, stock = _imagine_cards(view, memory, rng)
    numbers = tuple(card_set(card for card in hand if card != JOKER) for hand in hands)
    owing = not (view.over or memory.on_row) and owes(numbers[view.turn], memory.table, view.stock)
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
        duty=owing,
        passes=view.passes,
        over=view.over,
    )


Slot: TypeAlias = tuple[Seat, int, CardSet]  # whose (-1 is the stock's), how many, and which numbers


def slots_of(view: ElevensView, memory: Memory) -> tuple[tuple[Card, ...], list[Slot], dict[Seat, tuple[Card, ...]]]:
    """Return the unseen cards, the slots where they can be, and the hands that are known; jokers can be anywhere."""
    known = dict(enumerate(view.hands)) if view.hands else {} if view.seat is None else {view.seat: view.hand or ()}
    unseen = PLACES & ~(memory.table & ~card_set(view.jokers))
    jokers = view.rules.jokers - len(view.jokers) - view.out
    for hand in known.values():
        unseen &= ~card_set(card for card in hand if card != JOKER)
        jokers -= hand.count(JOKER)
    slots: list[Slot] = []
    for seat, count in enumerate(view.counts):
        if seat not in known:
            certain = memory.jokers[seat]
            slots += [(seat, certain, 0), (seat, count - certain, unseen & ~memory.lacks[seat])]
    slots.append((-1, view.stock, unseen))
    return shown(unseen, jokers), slots, known


def _imagine_cards(view: ElevensView, memory: Memory, rng: Random) -> tuple[list[Sequence[Card]], list[Card]]:
    """Share out the unseen cards to the other hands and the stock."""
    cards, slots, known = slots_of(view, memory)
    shared = share_out(
        cards,
        [size for _, size, _ in slots],
        lambda card, slot: card == JOKER or bool(BIT[card] & slots[slot][2]),
        rng,
    )
    hands: list[Sequence[Card]] = [known.get(seat, ()) for seat in range(len(view.counts))]
    for (seat, _, _), given in zip(slots[:-1], shared[:-1], strict=True):
        hands[seat] = (*hands[seat], *given)
    return hands, shared[-1]
