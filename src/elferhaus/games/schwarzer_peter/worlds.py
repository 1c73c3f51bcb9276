"""The worlds a seat at schwarzer-peter can imagine: where each card it does not see can be by now.

A seat knows the cards it gave away: a drawn card lies last in its new hand. From there it is followed, by position as
long as the positions are certain, by hand as long as no unseen card leaves that hand, and then to all the hands it can
have gone to. A hand never holds a pair (SP-2), so a card that is surely in a hand keeps its twin out of it.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct

from elferhaus.core.cards import Card
from elferhaus.core.game import Did, Event, Seat
from elferhaus.core.worlds import NoSuchWorldError

from .moves import next_draw
from .rules import cards_of, pairs_of
from .state import Arrange, Pair, PeterState, Pull

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from .view import PeterView


class Draw(Struct, frozen=True):
    """One draw as a seat saw it."""

    by: Seat
    source: Seat
    index: int
    card: Card | None  # None: this seat did not see it
    pair: tuple[Card, Card] | None  # laid after it


def history(seen: Sequence[Event]) -> list[Draw | Seat]:
    """Return what happened, in order: the draws, and the seats that rearranged their cards."""
    found: list[Draw | Seat] = []
    for event in seen:
        last = found[-1] if found else None
        if isinstance(event, Pair):
            assert isinstance(last, Draw)
            found[-1] = Draw(last.by, last.source, last.index, last.card, event.cards)
        elif isinstance(event, Did) and isinstance(event.action, Pull):
            pull = event.action
            if event.to is not None:  # the fuller account of the one before
                found.pop()
            found.append(Draw(event.by, pull.from_, pull.index, pull.card, None))
        elif isinstance(event, Did) and isinstance(event.action, Arrange) and event.to is None:
            found.append(event.by)
    return found


class Memory:
    """Where the cards can be: ``places`` has a bit a seat and one for the card aside, ``spots`` the positions known."""

    def __init__(self, view: PeterView, past: Sequence[Draw | Seat]) -> None:
        """Go back to the first draw, then through all that happened since."""
        seats = len(view.counts)
        self.me = view.seat
        self.twins = pairs_of(view.rules.colours)
        counts = list(view.counts)
        mine = set(view.hand or ())
        gone = {card for laid in view.laid for card in laid}
        for step in reversed(past):
            if isinstance(step, Draw):
                if step.pair is not None:
                    counts[step.by] += 2
                    gone.difference_update(step.pair)
                    mine.update(step.pair if step.by == self.me else ())
                counts[step.by] -= 1
                counts[step.source] += 1
                if step.card is not None:  # this seat drew it, or was drawn from
                    (mine.discard if step.by == self.me else mine.add)(step.card)
        elsewhere = sum(1 << place for place in range(seats + 1) if place != self.me)
        self.places = {
            card: 1 << (self.me or 0) if card in mine else elsewhere
            for card in cards_of(view.rules)
            if card not in gone
        }
        self.spots: list[list[Card | None]] = [[None] * count for count in counts]
        for step in past:
            if isinstance(step, Draw):
                self._draw(step)
            else:
                self.spots[step] = [None] * len(self.spots[step])
        self._conclude()

    def _draw(self, draw: Draw) -> None:
        """Follow a card from one hand to another."""
        by, source = 1 << draw.by, 1 << draw.source
        at_spot = self.spots[draw.source].pop(draw.index)
        card = draw.card or at_spot
        if draw.pair is not None:  # so it was one of these, and no other card has moved
            for each in draw.pair:
                del self.places[each]
            lay_from(self.spots[draw.by], draw.pair)
        elif card is not None:
            self.places[card] = by
            self.spots[draw.by].append(None if draw.by == self.me else card)
        else:
            for each, places in self.places.items():
                if places & source and each not in self.spots[draw.source]:
                    self.places[each] = places | by
            self.spots[draw.by].append(None)
        self._conclude()

    def _conclude(self) -> None:
        """Rule out places by what is certain, until nothing more follows."""
        sizes = [*(len(spots) for spots in self.spots), 1]
        before: dict[Card, int] = {}
        while before != self.places:
            before = self.places
            surely = Counter(places for places in before.values() if is_one(places))
            full = sum(1 << place for place, size in enumerate(sizes) if surely[1 << place] == size)
            self.places = {}
            for card, places in before.items():
                twin = before[self.twins[card][0]]
                # A place whose cards are all known has no room, and SP-2 keeps a card from where its twin surely is.
                ruled_out = 0 if is_one(places) else full | (twin if is_one(twin) else 0)
                self.places[card] = places & ~ruled_out


def lay_from(spots: list[Card | None], pair: tuple[Card, Card]) -> None:
    """Take the card that waited for its twin out of a hand, of which some positions are known.

    >>> spots = ["r4", None, "r6", None, "r7"]
    >>> lay_from(spots, ("r9", "b9"))
    >>> spots
    ['r4', None, None, 'r7']
    """
    for card in pair:
        if card in spots:
            spots.remove(card)
            return
    # It lay somewhere unknown: positions stay certain only before the first and after the last such spot.
    unknown = [index for index, card in enumerate(spots) if card is None]
    spots[unknown[0] : unknown[-1] + 1] = [None] * (unknown[-1] - unknown[0])


def is_one(places: int) -> bool:
    """Tell whether only one place is left."""
    return not places & (places - 1)


def imagine(view: PeterView, seen: Sequence[Event], rng: Random) -> PeterState:
    """Return a world in which the seat would have seen all this."""
    hands, aside = _hidden(view, seen, rng)
    # Where the round is over nobody draws any more, so that any seat with cards will do.
    before = ((view.starter if view.turn is None else view.turn) - 1) % len(hands)
    return next_draw(view.rules, hands, view.laid, aside, starter=view.starter, before=before, draws=view.draws)


def _hidden(view: PeterView, seen: Sequence[Event], rng: Random) -> tuple[tuple[tuple[Card, ...], ...], Card]:
    """Return hands and the card aside as they could be."""
    if view.hands is not None and view.aside is not None:
        return view.hands, view.aside
    memory = Memory(view, history(seen))
    hands = memory.spots
    if view.seat is not None:
        hands[view.seat] = list(view.hand or ())
    settled = {card for hand in hands for card in hand}
    free = {card: places for card, places in memory.places.items() if card not in settled}
    twins = {card: memory.twins[card][0] for card in free}
    *shares, (aside,) = shared_without_pairs(free, twins, [*(hand.count(None) for hand in hands), 1], rng)
    for share in shares:
        rng.shuffle(share)
    return tuple(
        tuple(share.pop() if card is None else card for card in hand) for hand, share in zip(hands, shares, strict=True)
    ), aside


def shared_without_pairs(
    places: Mapping[Card, int], twins: Mapping[Card, Card], sizes: Sequence[int], rng: Random
) -> list[list[Card]]:
    """Put each card into one of its places at random, filling each to its size, and never beside its twin.

    As ``core.worlds.share_out``, but a card also makes its twin move on; a sharing is found whenever there is one.

    >>> from random import Random
    >>> shared_without_pairs({"r1": 3, "b1": 1}, {"r1": "b1", "b1": "r1"}, [1, 1], Random(1))
    [['b1'], ['r1']]
    """
    slots: list[list[Card]] = [[] for _ in sizes]
    allowed = {card: [slot for slot in range(len(sizes)) if mask >> slot & 1] for card, mask in places.items()}

    def place(card: Card, tried: set[int], moved: set[Card]) -> bool:
        twin = twins[card]
        free = [slot for slot in allowed[card] if len(slots[slot]) < sizes[slot] and twin not in slots[slot]]
        if free:
            weights = [sizes[slot] - len(slots[slot]) for slot in free]
            slots[rng.choices(free, weights)[0]].append(card)
            return True
        for slot in rng.sample(allowed[card], len(allowed[card])):
            held = slots[slot]
            if twin in held:
                others = [twin]
            elif slot in tried:
                continue
            else:
                tried.add(slot)
                others = rng.sample(held, len(held))
            for other in others:
                if other not in moved:
                    moved.add(other)
                    index = held.index(other)
                    held[index] = card
                    if place(other, tried, moved):
                        return True
                    held[index] = other
        return False

    # The cards with the fewest possible places first: fewer dead ends.
    for card in sorted(rng.sample(list(places), len(places)), key=lambda card: len(allowed[card])):
        if not place(card, set(), {card}):
            raise NoSuchWorldError(f"no place for {card}")
    return slots
