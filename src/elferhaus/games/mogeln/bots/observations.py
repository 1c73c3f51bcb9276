"""What a seat at mogeln has observed in a round: where cards are known to be, what it laid itself, how others play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import card_set
from elferhaus.core.game import Did
from elferhaus.games.mogeln.rules import right_cards
from elferhaus.games.mogeln.state import Lay, Shown, Stood, Took

from .opponents import OpponentStatistics

if TYPE_CHECKING:
    from collections.abc import Iterable

    from elferhaus.core.cards import Card, CardSet, Colour
    from elferhaus.core.game import Event, Seat

NOBODY = -1  # in place of a seat: what everyone could see


class Observations:
    """One pass through what was seen."""

    def __init__(self, seat: Seat, seats: int, colour: Colour | None, seen: Iterable[Event]) -> None:
        """Go through the events of the round."""
        self.held: list[CardSet] = [0] * seats  # what others are known to hold
        self.own_in_pile: CardSet = 0
        self.pile = 0  # cards in the pile, the last lay counted as one
        self.statistics = OpponentStatistics(seats)
        self._seat, self._colour = seat, colour
        self._claim = 0  # with the last lay
        self._shown: CardSet = 0
        for event in seen:
            self.statistics.take_in(event)
            if isinstance(event, Did):
                if isinstance(event.action, Lay):
                    self._lay(event.by, event.action)
            elif isinstance(event, Stood):
                self._stood(event.by, event.count)
            elif isinstance(event, Shown):
                self._shown = card_set(event.cards)
            elif isinstance(event, Took):
                self._took(event.by, event.cards)

    def _lay(self, by: Seat, lay: Lay) -> None:
        if lay.cards is not None:  # the own lay, as only this seat sees it
            self.own_in_pile |= card_set(lay.cards)
            self.pile += len(lay.cards) - 1
            return
        self._claim = lay.claim
        if lay.claim == 1:
            self.pile = self.own_in_pile = 0
        self.pile += 1
        # Whoever claims a number that it is known to hold has probably laid it.
        right = self.held[by] & right_cards(self._colour, lay.claim)
        self.held[by] ^= right & -right

    def _stood(self, by: Seat, count: int) -> None:
        if self._claim != 1 and by != self._seat:  # MO-2: else it lies in a finished pile
            self.pile += count - 1

    def _took(self, by: Seat, cards: tuple[Card, ...] | None) -> None:
        if by == self._seat and cards is None:
            return  # the fuller account comes next
        moved = self.own_in_pile | self._shown if cards is None else card_set(cards)
        self.held = [held & ~moved for held in self.held]
        if by != self._seat:
            self.held[by] |= moved
        self.own_in_pile = self._shown = self.pile = 0
