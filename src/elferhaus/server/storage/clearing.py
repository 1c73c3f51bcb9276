"""Clearing away tables that nobody has used for long: a few at a time, and by a time in which no clock can jump."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sql

from elferhaus.server.storage.schema import ANSWERS, ENTRIES, REPORTS, TABLES, TOKENS

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from elferhaus.server.storage.store import Store

WEEK_S: Final = 7 * 24 * 3600
LONGEST_CLOSED_S: Final = WEEK_S  # that counts between two openings
TOGETHER: Final = 10  # tables in one transaction: whoever wants to write waits some hundredths of a second
AT_ONCE: Final = 500  # names in one statement
PAUSE_S: Final = 0.1  # in which the others write


class Calendar:
    """The house's own time, in seconds since 1970, by which tables grow old.

    It goes on from the last use of any table: at the machine's date if that is at most a week later, else as if the
    house had been closed for a week. From then on a clock counts that cannot be set. So a machine whose date is wrong
    clears nothing away that was used lately, nor keeps for ever what is used now.
    """

    def __init__(self, store: Store, clock: Callable[[], float], today: Callable[[], float]) -> None:
        """Begin; the store is asked when the time is wanted first. ``clock`` only ever grows."""
        self._store, self._clock, self._today = store, clock, today
        self._base: float | None = None

    async def now(self) -> int:
        """Return what time it is."""
        if self._base is None:
            last: int | None = await self._store.read(_last_used)
            today = self._today()
            opened = today if last is None else min(max(today, last), last + LONGEST_CLOSED_S)
            self._base = opened - self._clock()
        return int(self._base + self._clock())


def _last_used(connection: sql.Connection) -> int | None:
    found: int | None = connection.execute(sql.select(sql.func.max(TABLES.c.touched))).scalar_one()
    return found


def touch(names: list[str], now: int) -> Callable[[sql.Connection], None]:
    """Write down that tables are used; some minutes more or less do not matter, so this is done for many at once."""

    def write(connection: sql.Connection) -> None:
        for some in range(0, len(names), AT_ONCE):
            connection.execute(TABLES.update().where(TABLES.c.id.in_(names[some : some + AT_ONCE])).values(touched=now))

    return write


async def clear_away(store: Store, sleep: Callable[[float], Awaitable[None]], before: int) -> None:
    """Forget the tables that nobody has used since then."""
    while True:
        gone: list[str] = []
        await store.write(_clear_some(before, gone))
        if len(gone) < TOGETHER:
            return
        await sleep(PAUSE_S)


def _clear_some(before: int, gone: list[str]) -> Callable[[sql.Connection], None]:
    old = sql.select(TABLES.c.id).where(TABLES.c.touched < before).order_by(TABLES.c.touched).limit(TOGETHER)

    def write(connection: sql.Connection) -> None:
        gone[:] = connection.execute(old).scalars()
        for column in (ENTRIES.c.table_id, ANSWERS.c.table_id, TOKENS.c.table_id, REPORTS.c.table_id, TABLES.c.id):
            table: Any = column.table
            connection.execute(table.delete().where(column.in_(gone)))

    return write
