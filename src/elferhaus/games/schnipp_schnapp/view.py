"""What a seat sees at schnipp-schnapp, and the worlds it can imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import BIT, NUMBER, Card, deck
from elferhaus.core.chance import Shuffled
from elferhaus.core.game import Did, Event, Seat, View

from .deal import quartets_in
from .play import (
    Aside,
    Calls,
    Mistake,
    Pile,
    SnapState,
    Step,
    Turn,
    Under,
    can_succeed,
)
from .rules import LIMIT, SchnippSchnappRules

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random


class SchnippSchnappView(View, frozen=True, tag="schnipp-schnapp"):
    """All that lies open, how many cards lie face down, and the own cards as they were looked through at the start."""

    per_seat = ("counts", "down", "open", "quartets", "looked", "piles")

    rules: SchnippSchnappRules
    starter: Seat
    step: Step  # "close" without a right call: the round is about to end
    due: Seat
    calling: bool
    calls: Calls
    counts: tuple[int, ...]  # of all own cards, face down and open
    down: tuple[int, ...]
    open: tuple[Pile, ...]  # top card last
    middle: Pile
    fresh: bool  # the middle is as it was before the last card was turned
    quartets: tuple[tuple[int, ...], ...]
    turned: int
    beat: tuple[Seat, ...]  # who turned the last card, or together the cards of the last beat
    queue: tuple[Seat, ...]
    last: Pile  # those cards, as far as they are still visible
    looked: tuple[Pile | None, ...]  # the own cards after the deal; of all seats when the round is over
    piles: tuple[Pile, ...] | None  # the face-down piles, shown when the round is over


def view(state: SnapState, seat: Seat | None) -> SchnippSchnappView:
    """Return what a seat sees, or a spectator."""
    over = state.step == "over"
    return SchnippSchnappView(
        rules=state.rules,
        seat=seat,
        starter=state.starter,
        step=state.step,
        due=state.due,
        calling=state.calling,
        calls=state.calls,
        counts=tuple(len(down) + len(open_) for down, open_ in zip(state.down, state.open, strict=True)),
        down=tuple(len(pile) for pile in state.down),
        open=state.open,
        middle=state.middle,
        fresh=state.fresh,
        quartets=state.quartets,
        turned=state.turned,
        beat=state.beat,
        queue=state.queue,
        last=tuple(card for each in state.beat for card in state.open[each][-1:]),
        looked=tuple(pile if over or each == seat else None for each, pile in enumerate(state.looked)),
        piles=state.down if over else None,
    )


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
    return view.turned >= LIMIT or alive != ending


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
