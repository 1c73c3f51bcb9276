"""What a house counts while it works: cheap enough to be counted with every move."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

# Seconds. A move that takes longer than a tenth is felt, one that takes longer than the last is lost patience.
BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Times:
    """How long something took, in steps: enough to tell a median and the slowest hundredth from, over any stretch.

    >>> times = Times()
    >>> for seconds in (0.002, 0.002, 0.003, 0.2, 99):
    ...     times.add(seconds)
    >>> times.upto(0.0025), times.upto(0.25), times.count
    (2, 4, 5)
    """

    def __init__(self) -> None:
        """Begin with nothing."""
        self._counts = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        """Count one."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def upto(self, bound: float) -> int:
        """Return how many took no longer than a bound."""
        return sum(self._counts[: BOUNDS.index(bound) + 1])

    @property
    def count(self) -> int:
        """How many there were."""
        return sum(self._counts)


class Meter:
    """What is counted at all tables of a house together."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.moves = 0  # stored: of people, of bots and of chance
        self.answered = Times()  # from a person's decision until it is stored and told
