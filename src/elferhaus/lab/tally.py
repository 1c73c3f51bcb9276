"""Counting matches."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from elferhaus.core.game import Outcome, Seat


class Tally:
    """Wins and points of many matches, seat by seat."""

    def __init__(self, seats: int) -> None:
        """Begin with nothing."""
        self.matches = 0
        self.decisions = 0
        self.wins = [0] * seats
        self.points = [0] * seats

    def add(self, outcome: Outcome, decisions: int) -> None:
        """Count one match; a shared win is a win for each (C-4)."""
        self.matches += 1
        self.decisions += decisions
        for seat in outcome.winners:
            self.wins[seat] += 1
        for seat, points in enumerate(outcome.points):
            self.points[seat] += points

    def win_share(self, seat: Seat) -> tuple[float, float]:
        """Return the share of matches won and the half width of its 95 % interval."""
        share = self.wins[seat] / self.matches
        return share, 1.96 * sqrt(share * (1 - share) / self.matches)

    def average_points(self, seat: Seat) -> float:
        """Return the points of an average match."""
        return self.points[seat] / self.matches
