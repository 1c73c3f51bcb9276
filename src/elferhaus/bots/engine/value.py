"""What the end of a round is worth to a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from elferhaus.core.game import Outcome, Seat

POINTS = 0.25  # what leading by all the points there are adds to a win


def worth(outcome: Outcome, seat: Seat, low_wins: bool, points_count: float = POINTS) -> float:
    """Return the seat's share of the win, and a little for the points: they count in a match of several rounds.

    >>> from elferhaus.core.game import Outcome
    >>> worth(Outcome((0, 30), (0,)), 0, low_wins=True)
    1.25
    """
    win = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    points = outcome.points
    most = max(map(abs, points)) or 1
    others = (sum(points) - points[seat]) / max(1, len(points) - 1)
    ahead = (others - points[seat] if low_wins else points[seat] - others) / most
    return win + points_count * ahead
