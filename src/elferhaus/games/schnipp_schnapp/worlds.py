"""The worlds that a seat at schnipp-schnapp can imagine: what the moves tell about the face-down piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import BIT, NUMBER, Card, deck
from elferhaus.core.chance import Shuffled
from elferhaus.core.game import Did, Event, Seat

from .piles import can_succeed, quartets_in
from .state import Aside, Mistake, SnapState, Turn, Under

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from .state import Pile
    from .view import SchnippSchnappView


class Memory:
    """What the moves of a round tell about the face-down piles.

    On top of a pile lie the cards it was dealt or shuffled from, in an unknown order, under them what was won later.
    """

    def __init__(self, view: SchnippSchnappView) -> None:
        """Begin with the own cards, which were looked through before they were shuffled (SS-1)."""
        self.loose: list[set[Card]] = [set(pile or ()) for pile in view.looked]
        self.ordered: list[list[Card]] = [[] for _ in view.looked]
        self.first: list[set[Card]] = [set() for _ in view.looked]  # cards a seat was the first to turn: its own deal
        self._open: list[list[Card]] = [[] for _ in view.looked]
        self._seen: set[Card] = set()

    def remember(self, event: Event) -> None:
        """Take in one event."""
        if isinstance(event, Did):
            if isinstance(event.action, Turn):
                self._turned(event.by, event.action.card or "")
        elif isinstance(event, Shuffled):
            seat = int(event.pile)
            self.loose[seat] = set(self._open[seat])
            self._open[seat] = []
        elif isinstance(event, Mistake):
            self._open[event.by] = []
        elif isinstance(event, Under):
            self.ordered[event.by] += event.cards
            gone = set(event.cards)
            self._open = [[card for card in pile if card not in gone] for pile in self._open]
        elif isinstance(event, Aside):
            self._open = [[card for card in pile if NUMBER[card] not in event.numbers] for pile in self._open]

    def _turned(self, by: Seat, card: Card) -> None:
        self._open[by].append(card)
        if card not in self._seen:
            self._seen.add(card)
            self.first[by].add(card)
        if card in self.loose[by]:
            self.loose[by].remove(card)
        elif self.ordered[by][:1] == [card]:
            del self.ordered[by][0]

    def unseen(self, view: SchnippSchnappView) -> list[Card]:
        """Return the cards that can be in any pile of the others: never turned, in no quartet, not the own."""
        gone = {number for numbers in view.quartets for number in numbers}
        own = {card for pile in view.looked for card in pile or ()}
        return [card for card in deck() if NUMBER[card] not in gone and card not in self._seen and card not in own]


def imagine(view: SchnippSchnappView, seen: Sequence[Event], rng: Random) -> SnapState:
    """Return a world in which the seat would have seen all this."""
    if view.piles is not None:
        looked = tuple(pile or () for pile in view.looked)
        return _world(view, looked, view.piles, alive=False)
    memory = Memory(view)
    for event in seen:
        memory.remember(event)
    unseen = memory.unseen(view)
    while True:
        rng.shuffle(unseen)
        down, dealt, at = [], [], 0
        for seat, count in enumerate(view.down):
            end = at + count - len(memory.loose[seat]) - len(memory.ordered[seat])
            loose = sorted(memory.loose[seat], key=BIT.__getitem__)
            down.append((*rng.sample(loose, len(loose)), *unseen[at:end], *memory.ordered[seat]))
            dealt.append(view.looked[seat] or sorted((*memory.first[seat], *unseen[at:end]), key=BIT.__getitem__))
            at = end
        alive = can_succeed(down, view.open, view.middle)
        # SS-1: nobody was left with a quartet.
        if _tells_no_other_end(view, alive=alive) and not any(quartets_in(pile) for pile in dealt):
            return _world(view, tuple(tuple(pile) for pile in dealt), tuple(down), alive=alive)


def _tells_no_other_end(view: SchnippSchnappView, *, alive: bool) -> bool:
    """Tell whether the table would see the round about to end, or not, as it does (SS-9)."""
    ending = view.step == "close" and not view.calls.held
    return view.turned >= view.rules.most_turned or alive != ending


def _world(view: SchnippSchnappView, looked: tuple[Pile, ...], down: tuple[Pile, ...], *, alive: bool) -> SnapState:
    """Put a state together from what is seen and what is imagined."""
    return SnapState(
        view.rules,
        view.starter,
        looked,
        down,
        view.open,
        view.middle,
        view.quartets,
        alive,
        view.turned,
        view.beat,
        view.queue,
        view.due,
        view.step,
        view.calling,
        view.fresh,
        view.calls,
    )
