"""Every connection to the house, from its first byte on: nobody may take up all the room there is.

Whoever has connected and asked nothing yet makes room for the next: so one address, however many idle connections it
opens, does not keep out anybody else, not even somebody behind the same router.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable

MOST_FILES: Final = 65_536  # more open files are not asked for
OTHER_FILES: Final = 256  # that the house itself needs: the database, its log, processes that think
WITHOUT_LIMIT: Final = 16_384  # connections, where the system says nothing


class Connection(Protocol):
    """A line to somebody."""

    def give_up(self) -> None:
        """Cut it off at once."""


class Connections:
    """Counts the lines of every address, and knows which of them have asked nothing yet, the oldest first."""

    def __init__(self, each: int, most: int | None = None) -> None:
        """Begin with none; ``each`` is how many one address may have, ``most`` how many there may be at all."""
        self._each, self._most = each, room_for_connections() if most is None else most
        self._count: Counter[str] = Counter()
        self._total = 0
        self._silent: dict[Connection, str] = {}

    def come(self, connection: Connection, address: str, *, shared: bool) -> bool:
        """Count a new line, unless there are too many; a ``shared`` address, a proxy's, may have all there is."""
        if (
            not shared
            and self._count[address] >= self._each
            and not self._make_room(each for each, whose in self._silent.items() if whose == address)
        ):
            return False
        if self._total >= self._most and not self._make_room(self._silent):
            return False
        self._count[address] += 1
        self._total += 1
        self._silent[connection] = address
        return True

    def has_asked(self, connection: Connection) -> None:
        """Note that somebody has made a request, or gone: such a line is not given up for another."""
        self._silent.pop(connection, None)

    def go(self, address: str) -> None:
        """Forget a line that was counted."""
        self._count[address] -= 1
        self._total -= 1
        if not self._count[address]:
            del self._count[address]

    def _make_room(self, silent: Iterable[Connection]) -> bool:
        """Give up the oldest of some lines; tell whether there was one."""
        oldest = next(iter(silent), None)
        if oldest is None:
            return False
        del self._silent[oldest]
        oldest.give_up()
        return True


def room_for_connections() -> int:
    """Return how many lines there can be, by the files that this process may open."""
    try:
        import resource  # noqa: PLC0415 - Windows has none
    except ImportError:
        return WITHOUT_LIMIT
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WITHOUT_LIMIT if soft == resource.RLIM_INFINITY else max(soft - OTHER_FILES, soft // 2)


def raise_open_files() -> None:
    """Let this process open as many files as it may: the usual 1,024 are few for a public house."""
    try:
        import resource  # noqa: PLC0415 - Windows has none
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            return  # macOS allows fewer than it says; then it stays as it is
