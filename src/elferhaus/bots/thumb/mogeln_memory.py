"""What a seat at mogeln remembers of a round: where cards are known to be, and who lays, sneaks and calls how often."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.core.cards import NUMBER
from elferhaus.core.game import Did
from elferhaus.games.mogeln.play import Doubt, Lay, Shown, Stood, Took

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.core.cards import Card
    from elferhaus.core.game import Action, Event, Seat

RECENT: Final = 300  # events: more than any pile has, and habits change
# What is believed of a stranger: so many times in so many.
DOUBTS: Final = (1.0, 5.0)
SHOUTS: Final = (1.2, 6.0)
SNEAKS: Final = (1.5, 6.0)
SHOUTS_AT_START: Final = (3.0, 6.0)  # a pile of one card costs little: the time for several, and for calling that
SNEAKS_AT_START: Final = (3.0, 6.0)


class Memory:
    """One pass through what was seen."""

    def __init__(self, seat: Seat, seats: int, seen: Sequence[Event]) -> None:
        """Go through the events of the round."""
        self.holder: dict[Card, Seat] = {}  # others that are known to hold a card
        self.own_in_pile: list[Card] = []
        self.pile = 0  # cards in the pile, the last lay counted as one
        self._lays = [0] * seats
        self._sneaks = [0] * seats
        self._start_lays = [0] * seats
        self._start_sneaks = [0] * seats
        self._starts = self._start_shouts = 0
        self._faced = [0] * seats  # lays that a seat could doubt on its turn
        self._doubts = [0] * seats
        self._shouts = 0
        self._seat, self._seats = seat, seats
        self._shown: tuple[Card, ...] = ()
        self._before = self._claim = 0  # what was said with the last lay but one, and with the last
        for event in seen[-RECENT:]:
            if isinstance(event, Did):
                self._did(event.by, event.action)
            elif isinstance(event, Stood):
                self._stood(event.by, event.count)
            elif isinstance(event, Shown):
                self._shown = event.cards
            elif isinstance(event, Took):
                self._took(event.by, event.cards)

    def _did(self, by: Seat, action: Action) -> None:
        if isinstance(action, Lay):
            if action.cards is None:
                self._lay(by, action.claim)
            else:  # the own lay, as only this seat sees it
                self.own_in_pile += action.cards
                self.pile += len(action.cards) - 1
        elif isinstance(action, Doubt):
            self._doubts[by] += 1
        else:
            self._shouts += 1
            self._start_shouts += self._claim == 1

    def _lay(self, by: Seat, claim: int) -> None:
        self._before, self._claim = self._claim, claim
        self._faced[by + 1 if by + 1 < self._seats else 0] += 1
        if claim == 1:
            self._starts += 1
            self.pile = 0
            self.own_in_pile = []
        self.pile += 1
        if by != self._seat:
            self._forget(by, claim)

    def _stood(self, by: Seat, count: int) -> None:
        start = self._before == 1
        self._lays[by] += 1
        self._start_lays[by] += start
        if count > 1:
            self._sneaks[by] += 1
            self._start_sneaks[by] += start
            if self._claim != 1 and by != self._seat:  # MO-2: else it lies in a finished pile
                self.pile += count - 1

    def _took(self, by: Seat, cards: tuple[Card, ...] | None) -> None:
        if by != self._seat:
            for card in (*self.own_in_pile, *self._shown):
                self.holder[card] = by
        elif cards is None:
            return  # the fuller account comes next
        else:
            for card in cards:
                self.holder.pop(card, None)
        self.own_in_pile, self._shown = [], ()
        self.pile = 0

    def _forget(self, by: Seat, claim: int) -> None:
        """Who claims a number that it is known to hold has probably laid it."""
        for card, holder in self.holder.items():
            if holder == by and NUMBER[card] == claim:
                del self.holder[card]
                return

    def doubts(self, seat: Seat) -> float:
        """Return how often a seat doubts on its turn."""
        return (self._doubts[seat] + DOUBTS[0]) / (self._faced[seat] + DOUBTS[1])

    def shouts(self, start: bool) -> float:
        """Return how often a lay is called "too many" by anyone: the first one of a pile, or a later one."""
        if start:
            return (self._start_shouts + SHOUTS_AT_START[0]) / (self._starts + SHOUTS_AT_START[1])
        shouts, lays = self._shouts - self._start_shouts, sum(self._faced) - self._starts
        return (shouts + SHOUTS[0]) / (lays + SHOUTS[1])

    def sneaks(self, seat: Seat, start: bool) -> float:
        """Return how often a seat lays several cards: on a new pile, or later."""
        if start:
            return (self._start_sneaks[seat] + SNEAKS_AT_START[0]) / (self._start_lays[seat] + SNEAKS_AT_START[1])
        sneaks, lays = self._sneaks[seat] - self._start_sneaks[seat], self._lays[seat] - self._start_lays[seat]
        return (sneaks + SNEAKS[0]) / (lays + SNEAKS[1])
