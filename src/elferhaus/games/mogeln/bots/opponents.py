"""How everyone at mogeln plays: who lays several cards, who was caught and who told the truth, who doubts and calls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.core.game import Did
from elferhaus.games.mogeln.state import Doubt, Judged, Lay, Shown, Stood, TooMany

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.core.game import Event, Seat

# What is believed of a stranger: so many times in so many.
DOUBTS: Final = (1.0, 5.0)
SHOUTS: Final = (0.5, 10.0)
SNEAKS: Final = (0.3, 7.0)
HONESTY: Final = (4.5, 5.0)  # that the right card is laid by whoever holds it; what is turned up tells more


class OpponentStatistics:
    """Counts what happens in a round, event by event."""

    __slots__ = ("calls", "doubts", "faced", "false", "layer", "lays", "seats", "shout", "shouts", "sneaks", "true")

    def __init__(self, seats: int, seen: Sequence[Event] = ()) -> None:
        """Go through what has been seen of a round; all of it is seen by everyone."""
        self.seats = seats
        self.lays, self.sneaks = [0] * seats, [0] * seats  # lays of which the number of cards is known
        self.shouts, self.calls = 0, 0  # of "too many", and lays that could be called so
        self.faced, self.doubts = [0] * seats, [0] * seats  # lays that a seat could doubt on its turn, and did
        self.true, self.false = [0] * seats, [0] * seats  # lays that were turned up
        self.layer, self.shout = 0, False  # whose the last lay is, and whether the last call was "too many"
        for event in seen:
            self.take_in(event)

    def take_in(self, event: Event) -> None:
        """Take in one event."""
        if isinstance(event, Did):
            action = event.action
            if isinstance(action, Lay):
                if action.cards is None:
                    self.laid(event.by)
            elif isinstance(action, Doubt):
                self.doubted(event.by)
            elif isinstance(action, TooMany):
                self.shouted()
        elif isinstance(event, Stood):
            self.counted(event.by, several=event.count > 1)
        elif isinstance(event, Shown):
            self.counted(event.by, several=len(event.cards) > 1)
        elif isinstance(event, Judged):
            self.judged(event.right)

    def laid(self, by: Seat) -> None:
        """Take in that somebody laid."""
        self.layer = by
        self.faced[by + 1 if by + 1 < self.seats else 0] += 1
        self.calls += 1

    def counted(self, by: Seat, *, several: bool) -> None:
        """Take in whether a lay was several cards: it has stood, or was turned up."""
        self.lays[by] += 1
        self.sneaks[by] += several

    def doubted(self, by: Seat) -> None:
        """Take in that somebody doubted."""
        self.shout = False
        self.doubts[by] += 1

    def shouted(self) -> None:
        """Take in that somebody called "too many"."""
        self.shout = True
        self.shouts += 1

    def judged(self, right: bool) -> None:
        """Take in whether a call of the last lay was right."""
        layer = self.layer
        if self.shout:
            self.counted(layer, several=right)
        if right:
            self.false[layer] += 1
        elif not self.shout:  # one card is not yet the right one
            self.true[layer] += 1

    def doubting(self, seat: Seat) -> float:
        """Return how often a seat doubts on its turn."""
        return (self.doubts[seat] + DOUBTS[0]) / (self.faced[seat] + DOUBTS[1])

    def shouting(self) -> float:
        """Return how often a lay is called "too many" by anyone."""
        return (self.shouts + SHOUTS[0]) / (self.calls + SHOUTS[1])

    def sneaking(self, seat: Seat) -> float:
        """Return how often a seat lays several cards."""
        return (self.sneaks[seat] + SNEAKS[0]) / (self.lays[seat] + SNEAKS[1])

    def honesty(self, seat: Seat) -> float:
        """Return how often a seat lays the right card if it has it: who was caught is believed less."""
        true = self.true[seat]
        return (true + HONESTY[0]) / (true + self.false[seat] + HONESTY[1])
