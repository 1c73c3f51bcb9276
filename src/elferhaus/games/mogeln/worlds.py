"""The worlds that a seat at mogeln can imagine: where each card can be after all that it has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import CardSet, card_set, deck
from elferhaus.core.game import Did
from elferhaus.core.worlds import share_out

from .rules import HIGH
from .state import MORE, Lay, MogelnState, Shown, Stood, Took

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.cards import Card
    from elferhaus.core.game import Event, Seat

    from .rules import MogelnRules
    from .view import MogelnView


class Memory:
    """Where each card can be, from what a seat has seen.

    A place is a bit: first the hands, then every lay. A card that is not known to have been laid can be wherever the
    hands it can have been in have laid. A taken pile becomes part of a hand; a finished one stays what it is.
    """

    def __init__(self, rules: MogelnRules, seats: int, seat: Seat | None) -> None:
        """Begin after the deal: what this seat does not hold can be in any other hand."""
        others = (1 << seats) - 1 if seat is None else (1 << seats) - 1 & ~(1 << seat)
        self.sneak = rules.sneak
        self.seat = seat
        self.places = dict.fromkeys(deck(high=HIGH[seats]), others)
        self.sizes: dict[int, int] = {}  # of the lays, by their places; 0 while it is not known
        self.pile: list[int] = []  # the lays that are in the pile, the last of them last
        self.before = 0  # the lay before the last one
        self.newest = 1 << seats

    def remember(self, event: Event) -> None:
        """Take in one event."""
        if isinstance(event, Did):
            if isinstance(event.action, Lay):
                if event.action.cards is None:
                    self._lay(event.by, event.action.claim)
                else:  # the own lay
                    self._pin(event.action.cards)
        elif isinstance(event, Stood):
            self.sizes[self.before] = event.count
        elif isinstance(event, Shown):
            self._pin(event.cards)
        elif isinstance(event, Took):
            self._take(event.by, event.cards)

    def _lay(self, by: Seat, claim: int) -> None:
        if self.pile:
            self.before = self.pile[-1]
        if claim == 1:  # MO-2: a finished pile has left the game
            self.pile = []
        place = self.newest
        self.newest <<= 1
        self.pile.append(place)
        self.sizes[place] = 0 if self.sneak else 1
        for card, places in self.places.items():
            if places >> by & 1:
                self.places[card] = places | place

    def _pin(self, cards: tuple[Card, ...]) -> None:
        """Remember exactly which cards the last lay is."""
        place = self.pile[-1]
        self.sizes[place] = len(cards)
        for card, places in self.places.items():
            if card in cards:
                self.places[card] = place
            elif places & place:
                self.places[card] = places ^ place

    def _take(self, by: Seat, cards: tuple[Card, ...] | None) -> None:
        if cards is not None:  # by this seat, which now holds them in sight: ``view.hand`` tells which it still has
            self.places |= dict.fromkeys(cards, 0)
            return
        taken = 0
        for place in self.pile:
            taken |= place
            del self.sizes[place]
        self.pile = []
        hand = 0 if by == self.seat else 1 << by
        for card, places in self.places.items():
            if places & taken:
                self.places[card] = places & ~taken | hand


def imagine(view: MogelnView, seen: Sequence[Event], rng: Random) -> MogelnState:
    """Return a world in which every card is where it can be after all that this seat has seen."""
    seats = len(view.counts)
    memory = Memory(view.rules, seats, view.seat)
    for event in seen:
        memory.remember(event)
    sizes = {1 << seat: count for seat, count in enumerate(view.counts)} | memory.sizes
    last = memory.pile[-1] if memory.pile else 0
    if last and not sizes[last]:
        _size_last_lay(sizes, last, 1 << (view.turn - 1) % seats, len(memory.places), rng)
    contents = _share_out(view, memory, sizes, rng)
    under = sum(contents[place] for place in memory.pile if place != last)
    return MogelnState(
        rules=view.rules,
        hands=tuple(contents[1 << seat] for seat in range(seats)),
        turn=view.turn,
        under=under,
        last=contents.get(last, 0),
        said=view.said,
        gone=sum(contents[place] for place in memory.sizes if place not in memory.pile),
        lays=view.lays,
        winners=view.winners,
    )


def _size_last_lay(sizes: dict[int, int], last: int, layer: int, cards: int, rng: Random) -> None:
    """Decide how many cards the last lay is: what is missing elsewhere, or any number where it can still be called."""
    count = cards - sum(sizes.values())
    if not count:  # MO-4: the layer's hand is shown as before, and so it is not empty
        count = 1
        while count < sizes[layer] - 1 and rng.random() < MORE:
            count += 1
        sizes[layer] -= count
    sizes[last] = count


def _share_out(view: MogelnView, memory: Memory, sizes: dict[int, int], rng: Random) -> dict[int, CardSet]:
    """Put the cards in sight where they are and the others where they can be."""
    hands = enumerate(view.hands) if view.hands else [] if view.seat is None else [(view.seat, view.hand or ())]
    contents = dict.fromkeys(sizes, 0)
    unseen = dict(memory.places)
    for seat, hand in hands:
        contents[1 << seat] = card_set(hand)
        for card in hand:
            del unseen[card]
    slots = [place for place, size in sizes.items() if size > contents[place].bit_count()]
    shared = share_out(
        list(unseen),
        [sizes[place] - contents[place].bit_count() for place in slots],
        lambda card, slot: bool(unseen[card] & slots[slot]),
        rng,
    )
    for place, cards in zip(slots, shared, strict=True):
        contents[place] |= card_set(cards)
    return contents
