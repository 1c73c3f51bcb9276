"""The piles of schnipp-schnapp: what matches on them, who is due to turn, and what calls move."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from elferhaus.core.cards import COLOURS, NUMBER, Card
from elferhaus.core.game import CHANCE, Event, Events, Seat, clockwise, next_seat

from .state import NO_CALLS, Aside, Mistake, Snap, SnapState, Tie, Under

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .rules import SchnippSchnappRules
    from .state import Calls, HeldCall, Pile, Step, Word

seats_from = cache(clockwise)


def quartets_in(cards: Iterable[Card]) -> tuple[int, ...]:
    """Return the numbers that are there four times.

    >>> quartets_in(["r7", "y7", "b1", "g7", "b7"])
    (7,)
    """
    count = Counter(NUMBER[card] for card in cards)
    return tuple(sorted(number for number, times in count.items() if times == 4))


def quartet_cards(numbers: Iterable[int]) -> tuple[Card, ...]:
    """Return the cards of quartets.

    >>> quartet_cards([7])
    ('r7', 'y7', 'g7', 'b7')
    """
    return tuple(f"{colour[0]}{number}" for number in numbers for colour in COLOURS)


def without_numbers(cards: Sequence[Card], numbers: Sequence[int]) -> tuple[Card, ...]:
    """Return the cards of other numbers, in their order."""
    return tuple(card for card in cards if NUMBER[card] not in numbers)


def can_succeed(down: Sequence[Pile], open_: Sequence[Pile], middle: Pile) -> bool:
    """Tell whether any call can still succeed (SS-9): two hold the same number, or one that of the middle's top."""
    others = 1 << NUMBER[middle[-1]] if middle else 0
    for face_down, face_up in zip(down, open_, strict=True):
        own = 0
        for pile in (face_down, face_up):
            for card in pile:
                bit = 1 << NUMBER[card]
                if bit & others:
                    return True
                own |= bit
        others |= own
    return False


def due_seat(
    rules: SchnippSchnappRules, starter: Seat, beat: tuple[Seat, ...], down: Sequence[Pile], open_: Sequence[Pile]
) -> Seat:
    """Return who turns next: the seat with cards left of the last turner (SS-2), or the first of a beat (SS-V1)."""
    seats = len(down)
    first = starter if rules.variant == "together" or not beat else next_seat(beat[-1], seats)
    for seat in seats_from(first, seats):
        if down[seat] or open_[seat]:
            return seat
    return CHANCE


def matched(open_: Sequence[Pile]) -> set[int]:
    """Return the numbers on top of two or more open piles (SS-3)."""
    once: set[int] = set()
    twice: set[int] = set()
    for pile in open_:
        if pile:
            number = NUMBER[pile[-1]]
            (twice if number in once else once).add(number)
    return twice


def is_right(state: SnapState, word: Word) -> bool:
    """Tell whether a word is right now (SS-3, SS-5)."""
    if word == "schnapp":
        return bool(matched(state.open))
    if not state.middle or not state.fresh:
        return False
    number = NUMBER[state.middle[-1]]
    return any(NUMBER[card[0]] == number for seat in state.beat if (card := state.open[seat][-1:]))


class MovingPiles:
    """The piles of a state while they are being moved about, and what is seen of it."""

    def __init__(self, state: SnapState) -> None:
        """Begin with the piles as they lie."""
        self.state = state
        self.down, self.open = list(state.down), list(state.open)
        self.middle = state.middle
        self.quartets = list(state.quartets)
        self.fresh = state.fresh
        self.events: list[Event] = []

    def snap(self, call: HeldCall) -> None:
        """Give the caller what a right call takes (SS-3, SS-5)."""
        by = call.by
        self.events.append(Snap(by=by, word=call.word))
        if call.word == "schnipp":
            self._under(by, self.middle)
            self.middle = ()
            return
        numbers = matched(self.open)
        everything = self.state.rules.takes == "all"
        gained = self.open[by]
        self.open[by] = ()
        for seat in seats_from(by, len(self.open))[1:]:
            pile = self.open[seat]
            if pile and (everything or NUMBER[pile[-1]] in numbers):
                gained += pile
                self.open[seat] = ()
        self._under(by, gained)

    def tie(self, callers: tuple[Seat, ...]) -> None:
        """Put each caller's open pile under the own face-down pile (SS-6); quartets stay in it."""
        self.events.append(Tie(by=callers))
        for by in callers:
            cards, self.open[by] = self.open[by], ()
            if cards:
                self.down[by] += cards
                self.events.append(Under(by=by, cards=cards))

    def mistake(self, by: Seat) -> None:
        """Put the caller's open pile on top of the middle (SS-4)."""
        self.events.append(Mistake(by=by))
        if self.open[by]:
            self.middle += self.open[by]
            self.open[by] = ()
            self.fresh = False

    def _under(self, by: Seat, cards: Pile) -> None:
        """Set quartets aside and put the rest under the face-down pile."""
        numbers = quartets_in(cards)
        if numbers:
            self._aside(by, numbers)
            cards = without_numbers(cards, numbers)
        if cards:
            self.down[by] += cards
            self.events.append(Under(by=by, cards=cards))

    def _aside(self, by: Seat, numbers: tuple[int, ...]) -> None:
        self.quartets[by] += numbers
        self.events.append(Aside(by=by, numbers=numbers))

    def go_on(self, calls: Calls, *, calling: bool) -> tuple[SnapState, Events]:
        """Return the state in which the next seat is due, or the round about to end."""
        state = self.state
        alive = can_succeed(self.down, self.open, self.middle)
        due = due_seat(state.rules, state.starter, state.beat, self.down, self.open)
        step: Step = "close"
        if alive and state.turned < state.rules.most_turned:
            step = "turn" if self.down[due] else "shuffle"
        return self._state(alive=alive, due=due, step=step, calling=calling, calls=calls), tuple(self.events)

    def end(self) -> tuple[SnapState, Events]:
        """Set aside the quartets among each seat's own cards, and end the round (SS-9)."""
        for seat in range(len(self.down)):
            numbers = quartets_in(self.down[seat] + self.open[seat])
            if numbers:
                self._aside(seat, numbers)
                self.down[seat] = without_numbers(self.down[seat], numbers)
                self.open[seat] = without_numbers(self.open[seat], numbers)
        after = self._state(alive=False, due=CHANCE, step="over", calling=False, calls=NO_CALLS)
        return after, tuple(self.events)

    def _state(self, *, alive: bool, due: Seat, step: Step, calling: bool, calls: Calls) -> SnapState:
        return replace(
            self.state,
            down=tuple(self.down),
            open=tuple(self.open),
            middle=self.middle,
            quartets=tuple(self.quartets),
            alive=alive,
            due=due,
            step=step,
            calling=calling,
            fresh=self.fresh,
            calls=calls,
        )
