"""From shares of won playouts to winning chances that are true: a share is not yet a chance (``docs/coach.md``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

DOUBT: Final = 1.0  # playouts that are thought to have been won by everyone alike


def calibrated(shares: Sequence[float], trust: float, count: int) -> tuple[float, ...]:
    """Return winning chances for the shares that were won in so many playouts.

    >>> [round(each, 3) for each in calibrated((0.8, 0.2), 0.5, 10_000)]
    [0.667, 0.333]
    >>> calibrated((1.0, 0.0), 1.0, 1)
    (0.75, 0.25)
    """
    even = DOUBT / len(shares)
    raised = [((share * count + even) / (count + DOUBT)) ** trust for share in shares]
    total = sum(raised)
    return tuple(each / total for each in raised)
