"""The worlds that a seat at farben can imagine: what the moves tell about the hands."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeAlias

from elferhaus.core.cards import Card, CardSet, card_set, cards_in
from elferhaus.core.chance import Shuffled
from elferhaus.core.dealing import dealt
from elferhaus.core.game import Did, Event, Seat

from .state import DECK, Drop, FarbenState, Piles, Source, Take

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from .view import FarbenView


class Memory:
    """What the moves of a round tell about the hands.

    A card taken from an open pile is known until it is dropped. Of the others it is known from which stock they come:
    the deal's (0) or one remade later (1, 2, …), which is a known set of cards.
    """

    def __init__(self, piles: Piles) -> None:
        """Begin with the open piles of the deal."""
        self.open = [list(pile) for pile in piles]
        self.stock = 0  # which one is being drawn from
        self.origin = dict.fromkeys(DECK, 0)  # the last stock that held a card
        self.known: dict[Card, Seat] = {}
        self.came: Counter[tuple[Seat, int]] = Counter()  # how many unknown cards of a hand come from which stock

    def remember(self, event: Event) -> None:
        """Take in one event, as everyone saw it."""
        if isinstance(event, Shuffled):
            self._remember_shuffle()
        elif isinstance(event, Did) and event.to is None:
            if isinstance(event.action, Take):
                self._remember_take(event.by, event.action.from_)
            else:
                self._remember_drop(event.by, event.action)

    def _remember_shuffle(self) -> None:
        self.stock += 1
        for pile in self.open:
            for card in pile[:-1]:
                self.origin[card] = self.stock
            del pile[:-1]

    def _remember_take(self, seat: Seat, source: Source) -> None:
        if isinstance(source, int):
            self.known[self.open[source].pop()] = seat
        else:
            self.came[seat, self.stock] += 1

    def _remember_drop(self, seat: Seat, action: Drop) -> None:
        self.open[action.on].append(action.card)
        if self.known.pop(action.card, None) is None:
            self.came[seat, self.origin[action.card]] -= 1

    def hand(self, seat: Seat) -> CardSet:
        """Return the cards known to be in a hand."""
        return card_set(card for card, holder in self.known.items() if holder == seat)


def remembered(view: FarbenView, seen: Sequence[Event]) -> Memory:
    """Return what the moves so far tell."""
    memory = Memory(view.dealt)
    for event in seen:
        memory.remember(event)
    return memory


Group: TypeAlias = tuple[list[Card], list[int]]  # unseen cards that one stock held last; how many go to each hand


def groups_of(view: FarbenView, memory: Memory) -> tuple[list[CardSet], list[Group]]:
    """Return what is known of the hands, and the unseen cards by their origin; what no hand gets is in the stock.

    Of each remade stock it is known how many of its cards every hand holds, and nothing more. What a hand still lacks
    then comes from the deal or the first stock.
    """
    hands = _known_hands(view, memory)
    unseen = set(DECK).difference(*view.open, *(cards_in(hand) for hand in hands))
    lacking = [count - hand.bit_count() for count, hand in zip(view.counts, hands, strict=True)]
    groups: list[Group] = []
    for origin in reversed(range(memory.stock + 1)):
        cards = [card for card in DECK if card in unseen and memory.origin[card] == origin]
        sizes = [min(lack, memory.came[seat, origin]) if origin else lack for seat, lack in enumerate(lacking)]
        lacking = [lack - size for lack, size in zip(lacking, sizes, strict=True)]
        groups.append((cards, sizes))
    return hands, groups


def imagine(view: FarbenView, seen: Sequence[Event], rng: Random) -> FarbenState:
    """Return a world in which the seat would have seen all this."""
    hands, groups = groups_of(view, remembered(view, seen))
    stock: tuple[Card, ...] = ()
    for cards, sizes in groups:
        rng.shuffle(cards)
        shares, rest = dealt(cards, sizes)
        hands = [hand | card_set(share) for hand, share in zip(hands, shares, strict=True)]
        stock += rest
    return state_of(view, hands, stock)


def state_of(view: FarbenView, hands: Sequence[CardSet], stock: tuple[Card, ...]) -> FarbenState:
    """Return the world with these hands and this stock."""
    return FarbenState(
        rules=view.rules,
        hands=tuple(hands),
        stock=stock,
        open=view.open,
        dealt=view.dealt,
        turn=view.turn,
        phase=view.phase,
        turns=view.turns,
        source=view.source,
        taken=view.taken,
        closed=view.closed,
    )


def _known_hands(view: FarbenView, memory: Memory) -> list[CardSet]:
    """Return what is known of each hand: all of the own one, and of every hand when the round is over."""
    if view.hands is not None:
        return [card_set(hand) for hand in view.hands]
    hands = [memory.hand(seat) for seat in range(len(view.counts))]
    if view.seat is not None:
        hands[view.seat] = card_set(view.hand or ())
    return hands
