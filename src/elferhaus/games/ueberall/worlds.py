"""The worlds that a seat can imagine at ueberall: a card that was turned is known wherever it goes."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from elferhaus.core.game import Did, Event, Seat

from .state import DECK, Give, Place, UeberallState, fitting

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.cards import Card

    from .view import UeberallView


class Memory:
    """The round played again with slips of paper for cards: once turned, a card is known wherever it goes.

    The piles hold numbers, one a card; ``card`` says which card a number has turned out to be.
    """

    def __init__(self, sizes: Sequence[int]) -> None:
        """Begin with face-down piles of these sizes."""
        numbers = iter(range(sum(sizes)))
        self.down = [deque(next(numbers) for _ in range(size)) for size in sizes]
        self.open: list[list[int]] = [[] for _ in sizes]
        self.middle: list[int] = []
        self.card: dict[int, Card] = {}
        self.offender: Seat = 0
        self.oversight = False

    def remember(self, seat: Seat, action: object) -> None:
        """Take in what a seat did, as everyone saw it."""
        if isinstance(action, Place):
            self._remember_place(seat, action)
        elif isinstance(action, Give):
            self.down[self.offender].appendleft(self.down[seat].pop())
            self._turn_over(seat)

    def _remember_place(self, seat: Seat, action: Place) -> None:
        number = self.down[seat].popleft()
        self.card[number] = action.card
        if action.on == "own":
            tops = [tuple(self.card[each] for each in pile[-1:]) for pile in (self.middle, *self.open)]
            self.oversight = bool(fitting(tops[0], tops[1:], seat, action.card))
            self.offender = seat
        target = seat if action.on == "own" else action.on
        (self.open[target] if isinstance(target, int) else self.middle).append(number)
        self._turn_over(seat)

    def _turn_over(self, seat: Seat) -> None:
        """Turn the open pile over where the face-down one is empty (UA-5)."""
        if not self.down[seat]:
            self.down[seat].extend(self.open[seat])
            self.open[seat].clear()


def imagine(view: UeberallView, seen: Sequence[Event], rng: Random) -> UeberallState:
    """Return a world in which the seat would have seen all this."""
    done = [(event.by, event.action) for event in seen if isinstance(event, Did) and event.to is None]
    memory = Memory(_sizes_dealt(view.counts, done))
    for by, action in done:
        memory.remember(by, action)
    if view.turned is not None:
        memory.card[memory.down[view.turn][0]] = view.turned
    unknown = [number for pile in memory.down for number in pile if number not in memory.card]
    known = set(memory.card.values())
    unseen = [card for card in DECK if card not in known]
    card = memory.card | dict(zip(unknown, rng.sample(unseen, len(unknown)), strict=True))
    return UeberallState(
        rules=view.rules,
        down=tuple(tuple(card[number] for number in pile) for pile in memory.down),
        open=view.open,
        middle=view.middle,
        turn=view.turn,
        phase=view.phase,
        placed=view.placed,
        out=view.out,
        offender=view.offender,
        oversight=view.offender is not None and view.phase == "place" and memory.oversight,
        called=view.called,
        givers=view.givers,
    )


def _sizes_dealt(counts: Sequence[int], done: Sequence[tuple[Seat, object]]) -> list[int]:
    """Return how many cards each seat was dealt: what it has now, without what came and with what went."""
    sizes = list(counts)
    offender = 0
    for by, action in done:
        if isinstance(action, Place):
            if action.on == "own":
                offender = by
                continue
            sizes[by] += 1
            if isinstance(action.on, int):
                sizes[action.on] -= 1
        elif isinstance(action, Give):
            sizes[by] += 1
            sizes[offender] -= 1
    return sizes
