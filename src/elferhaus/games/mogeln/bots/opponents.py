"""How often everyone at mogeln lays several cards, doubts and calls: what all at the table can have seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.core.game import Did
from elferhaus.games.mogeln.state import Doubt, Lay, Stood, TooMany

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.core.game import Event, Seat

RECENT: Final = 300  # events: more than any pile has, and people change
# What is believed of a stranger: so many times in so many.
DOUBTS: Final = (1.0, 5.0)
SHOUTS: Final = (1.2, 6.0)
SNEAKS: Final = (1.5, 6.0)
SHOUTS_AT_START: Final = (3.0, 6.0)  # a pile of one card costs little: the time for several, and for calling that
SNEAKS_AT_START: Final = (3.0, 6.0)


class OpponentStatistics:
    """Counts what happens in a round, event by event, or told by whoever plays a world on."""

    __slots__ = ("claim", "doubts", "faced", "lays", "seats", "shouts", "sneaks", "start", "starts")

    def __init__(self, seats: int, seen: Sequence[Event] = ()) -> None:
        """Go through the last events of a round."""
        self.seats = seats
        self.lays = [[0] * seats, [0] * seats]  # later ones, and first ones of a pile
        self.sneaks = [[0] * seats, [0] * seats]
        self.shouts = [0, 0]
        self.starts = [0, 0]  # lays that could be called: later ones, and first ones
        self.faced, self.doubts = [0] * seats, [0] * seats  # lays that a seat could doubt on its turn, and did
        self.start = self.claim = 0  # whether the last lay but one began a pile, and what was said with the last
        for event in seen[-RECENT:]:
            self.take_in(event)

    def take_in(self, event: Event) -> None:
        """Take in one event."""
        if isinstance(event, Did):
            action = event.action
            if isinstance(action, Lay):
                if action.cards is None:
                    self.laid(event.by, action.claim)
            elif isinstance(action, Doubt):
                self.doubted(event.by)
            elif isinstance(action, TooMany):
                self.shouted()
        elif isinstance(event, Stood):
            self.stood(event.by, event.count)

    def laid(self, by: Seat, claim: int) -> None:
        """Take in that somebody laid."""
        self.start, self.claim = int(self.claim == 1), claim
        self.faced[by + 1 if by + 1 < self.seats else 0] += 1
        self.starts[claim == 1] += 1

    def stood(self, by: Seat, count: int) -> None:
        """Take in how many cards the lay before was."""
        self.lays[self.start][by] += 1
        self.sneaks[self.start][by] += count > 1

    def doubted(self, by: Seat) -> None:
        """Take in that somebody doubted."""
        self.doubts[by] += 1

    def shouted(self) -> None:
        """Take in that somebody called "too many"."""
        self.shouts[self.claim == 1] += 1

    def doubting(self, seat: Seat) -> float:
        """Return how often a seat doubts on its turn."""
        return (self.doubts[seat] + DOUBTS[0]) / (self.faced[seat] + DOUBTS[1])

    def shouting(self, start: bool) -> float:
        """Return how often a lay is called "too many" by anyone: the first one of a pile, or a later one."""
        times, of = SHOUTS_AT_START if start else SHOUTS
        return (self.shouts[start] + times) / (self.starts[start] + of)

    def sneaking(self, seat: Seat, start: bool) -> float:
        """Return how often a seat lays several cards: on a new pile, or later."""
        times, of = SNEAKS_AT_START if start else SNEAKS
        return (self.sneaks[start][seat] + times) / (self.lays[start][seat] + of)
