"""How long a search may think: in time, in playouts, and until somebody says that it is enough."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import perf_counter
from typing import Final

from msgspec import Struct


def _never() -> bool:
    return False


class Budget(Struct, frozen=True):
    """What a search may spend; with ``playouts`` alone, it decides the same for the same seed on every machine."""

    seconds: float | None = 0.25
    playouts: int | None = None
    stopped: Callable[[], bool] = _never  # asked between two playouts


UNLIMITED: Final = Budget(seconds=None)
_LIMIT: Final = ContextVar("_LIMIT", default=UNLIMITED)


@contextmanager
def limited(limit: Budget) -> Iterator[None]:
    """Let no search that begins in here spend more than this, whoever begins it and whatever its own budget says."""
    before = _LIMIT.set(limit)
    try:
        yield
    finally:
        _LIMIT.reset(before)


def is_hurried() -> bool:
    """Tell whether somebody waits for what is begun now."""
    return _LIMIT.get().seconds is not None


def _both(own: Budget, limit: Budget) -> Budget:
    """Return a budget that ends when one of two does."""

    def stopped() -> bool:
        return own.stopped() or limit.stopped()

    seconds = [each.seconds for each in (own, limit) if each.seconds is not None]
    playouts = [each.playouts for each in (own, limit) if each.playouts is not None]
    either = stopped if limit.stopped is not _never else own.stopped
    return Budget(min(seconds, default=None), min(playouts, default=None), either)


class BudgetMeter:
    """How much of a budget is spent."""

    def __init__(self, budget: Budget) -> None:
        """Begin now."""
        budget = _both(budget, _LIMIT.get())
        self._budget = budget
        self._ends = None if budget.seconds is None else perf_counter() + budget.seconds
        self._began = perf_counter()
        self.spent = 0  # playouts

    @property
    def is_empty(self) -> bool:
        """Whether it is time to decide."""
        budget = self._budget
        return (
            (budget.playouts is not None and self.spent >= budget.playouts)
            or (self._ends is not None and perf_counter() >= self._ends)
            or budget.stopped()
        )

    def worlds(self, choices: int, most: int) -> int:
        """Return in how many worlds at once so many choices may be tried; one at least."""
        left = self._budget.playouts
        return most if left is None else max(1, min(most, (left - self.spent) // choices))

    @property
    def share(self) -> float:
        """How much of it is spent, from 0 to 1."""
        shares = [0.0]
        if self._budget.playouts is not None:
            shares.append(self.spent / max(1, self._budget.playouts))
        if self._ends is not None:
            shares.append((perf_counter() - self._began) / max(1e-9, self._ends - self._began))
        return min(1.0, max(shares))
