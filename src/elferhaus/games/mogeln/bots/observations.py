"""What a seat at mogeln has observed in a round: where cards are known to be, what it laid itself, how others play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import NUMBER
from elferhaus.core.game import Did
from elferhaus.games.mogeln.state import Lay, Shown, Stood, Took

from .opponents import RECENT, OpponentStatistics

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.core.cards import Card
    from elferhaus.core.game import Event, Seat


class Observations:
    """One pass through what was seen."""

    def __init__(self, seat: Seat, seats: int, seen: Sequence[Event]) -> None:
        """Go through the events of the round."""
        self.holder: dict[Card, Seat] = {}  # others that are known to hold a card
        self.own_in_pile: list[Card] = []
        self.pile = 0  # cards in the pile, the last lay counted as one
        self.statistics = OpponentStatistics(seats)
        self._seat = seat
        self._claim = 0  # with the last lay
        self._shown: tuple[Card, ...] = ()
        for event in seen[-RECENT:]:
            self.statistics.take_in(event)
            if isinstance(event, Did):
                if isinstance(event.action, Lay):
                    self._lay(event.by, event.action)
            elif isinstance(event, Stood):
                self._stood(event.by, event.count)
            elif isinstance(event, Shown):
                self._shown = event.cards
            elif isinstance(event, Took):
                self._took(event.by, event.cards)

    def _lay(self, by: Seat, lay: Lay) -> None:
        if lay.cards is not None:  # the own lay, as only this seat sees it
            self.own_in_pile += lay.cards
            self.pile += len(lay.cards) - 1
            return
        self._claim = lay.claim
        if lay.claim == 1:
            self.pile = 0
            self.own_in_pile = []
        self.pile += 1
        if by != self._seat:
            self._forget(by, lay.claim)

    def _stood(self, by: Seat, count: int) -> None:
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
        """Whoever claims a number that it is known to hold has probably laid it."""
        for card, holder in self.holder.items():
            if holder == by and NUMBER[card] == claim:
                del self.holder[card]
                return
