"""How long a commit waits for company: it costs much the same for one move as for many, and so does waking everyone.

Where several tables play, their moves come together a few times in the blink of an eye. Where one does, nothing could
come together with its next move, so it hardly waits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

APART: Final = 0.02  # seconds between the commits of several tables
ALONE: Final = 0.004  # between two of the same table alone


class Rhythm:
    """Keeps when the last commit was, and whose.

    >>> rhythm = Rhythm(apart=0.02)
    >>> rhythm.committed(["here"], now=100.0)
    >>> [round(rhythm.wait(table, now=100.001), 3) for table in ("here", "there")]
    [0.003, 0.019]
    >>> rhythm.committed(["here", "there"], now=200.0)
    >>> round(rhythm.wait("here", now=200.001), 3), rhythm.wait("here", now=200.1)
    (0.019, 0.0)
    """

    def __init__(self, apart: float = APART) -> None:
        """Begin before the first commit."""
        self._apart, self._alone = apart, min(ALONE, apart)
        self._table: str | None = None  # whose the last one was, if it was one table's
        self._ended = float("-inf")

    def wait(self, table: str, now: float) -> float:
        """Return how many seconds a commit that begins with this table's move waits for others."""
        return max(0.0, self._ended + (self._alone if table == self._table else self._apart) - now)

    def committed(self, tables: Iterable[str], now: float) -> None:
        """Note that a commit has ended, and whose moves were in it."""
        table, *others = set(tables)
        self._table, self._ended = None if others else table, now
