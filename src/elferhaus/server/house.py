"""The house: all tables, found by their codes, loaded when somebody comes and kept while something goes on there."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sql

from elferhaus.core.record import read_line
from elferhaus.server.logs import LOGGER
from elferhaus.server.storage.erase import erase_rows, erase_sqlite
from elferhaus.server.storage.queries import entries_of, find_table, person_of
from elferhaus.server.storage.schema import ANSWERS, ENTRIES, TABLES, TOKENS
from elferhaus.server.storage.store import Append, ForgottenError, ForkError
from elferhaus.server.tables import entries
from elferhaus.server.tables.entries import Opened, Played, Sat, Turned
from elferhaus.server.tables.listener import Pace, RealClock
from elferhaus.server.tables.live import LiveTable
from elferhaus.server.tables.table_state import TableState
from elferhaus.server.tokens import clean_name, hashed, new_code, new_id, new_token
from elferhaus.server.workers.pool import ProcessWorkers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from random import Random

    from elferhaus.server.storage.store import Store
    from elferhaus.server.tables.entries import AnyEntry, Person, Setup
    from elferhaus.server.tables.listener import Clock
    from elferhaus.server.workers.pool import Workers

WEEK_S: Final = 7 * 24 * 3600
TIDY_S: Final = 600  # how often the house is tidied, and how long an idle table stays in memory


class House:
    """All tables of one server."""

    def __init__(
        self,
        store: Store,
        clock: Clock | None = None,
        pace: Pace | None = None,
        *,
        today: Callable[[], float] = time.time,
        weeks: float = 6,
        workers: Workers | None = None,
        rng: Random | None = None,
    ) -> None:
        """Open the house over a store. ``today`` is the time since 1970; tables untouched for ``weeks`` are cleared."""
        self._store = store
        self._clock = clock or RealClock()
        self._pace = pace or Pace()
        self._today, self._kept = today, weeks * WEEK_S
        self._rng = rng or SystemRandom()  # nothing in it can be reached or guessed
        self._workers = workers or ProcessWorkers(self._rng)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tidied = self._clock.now()
        self._keeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Wake the tables that are being played and keep the house tidy, beside everything else."""
        self._keeper = asyncio.get_running_loop().create_task(self._keep())

    async def _keep(self) -> None:
        chores = self.wake_tables
        while True:
            try:
                with suppress(ForgottenError):  # all was deleted meanwhile: there is nothing to tidy
                    await chores()
            except Exception as error:  # noqa: BLE001 - whatever it is, the next time may go better
                LOGGER.error("the house could not be tidied", exc_info=error)
            chores = self.tidy
            await self._clock.sleep(TIDY_S)

    async def wake_tables(self) -> None:
        """Load every table that is being played, the last used first: bots play also when nobody is connected."""
        await self._store.write(_clear_away(int(self._today() - self._kept)))
        for table_id, last in await self._store.read(_last_entries()):
            if not _rests(entries.decode(last)):
                await self._live(table_id)

    async def tidy(self) -> None:
        """Note which tables are used, clear away those long forgotten, and let go of those that are idle."""
        now, before = self._clock.now(), self._tidied
        self._tidied = now
        used = [name for name, live in self._tables.items() if live.presence.listeners or live.used >= before]
        await self._store.write(_touch(used, int(self._today())))
        await self._store.write(_clear_away(int(self._today() - self._kept)))
        for name, live in tuple(self._tables.items()):
            # Somebody may have found the table and not have said hello yet, so it is kept for a while.
            if live.is_idle and live.used + TIDY_S <= now:
                del self._tables[name]
                self._loading.pop(name, None)

    async def open_table(
        self,
        setup: Setup,
        seats: int,
        name: str | None,
        stand_in: float | None = None,
        *,
        portrait: str | None = None,
    ) -> tuple[LiveTable, str]:
        """Lay a table, and return it with its host's token; with a name, the host sits down at once."""
        host, token, table_id = new_id(self._rng), new_token(self._rng), new_id(self._rng)
        while True:
            code = new_code(self._rng)
            steps: list[AnyEntry] = [Opened(code, host, seats, setup, stand_in)]
            if name is not None and clean_name(name):
                steps.append(Sat(0, clean_name(name), host, portrait=portrait))
            bodies = tuple(entries.encode(step) for step in steps)
            now, era = int(self._today()), self._store.era
            try:
                await self._store.append(
                    Append(table_id, 1, bodies, token=(hashed(token), host), code=code, touched=now)
                )
            except ForkError:  # another table has this code
                continue
            if era == self._store.era:
                return self._welcome(table_id, bodies), token
            # All was deleted meanwhile, this table too: so another one is laid.

    async def find(self, code: str) -> LiveTable | None:
        """Return the table with that code, from memory or from the store."""
        table_id = await self._store.read(find_table(code.lower()))
        if table_id is None:
            return None
        live = await self._live(table_id)
        if live is not None:
            live.used = self._clock.now()
        return live

    async def _live(self, table_id: str) -> LiveTable | None:
        """Return a table, loaded if need be; None if it was deleted meanwhile."""
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self._tables:
                era = self._store.era
                bodies = await self._store.read(entries_of(table_id))
                if not bodies or era != self._store.era:
                    return None
                self._welcome(table_id, bodies)
            return self._tables[table_id]

    def _welcome(self, table_id: str, bodies: Iterable[bytes]) -> LiveTable:
        table = TableState()
        for body in bodies:
            table.fold(entries.decode(body))
        live = self._tables[table_id] = LiveTable(
            table_id,
            table,
            self._store,
            self._clock,
            self._pace,
            today=self._today,
            rng=self._rng,
            workers=self._workers,
        )
        live.wake()
        return live

    async def who(self, live: LiveTable, token: str | None) -> Person | None:
        """Return whose token this is at a table."""
        if token is None:
            return None
        found = await self._store.read(person_of(hashed(token)))
        return found[1] if found is not None and found[0] == live.name else None

    async def sit(
        self, live: LiveTable, name: str, seat: int | None, token: str | None, *, portrait: str | None = None
    ) -> tuple[int, str]:
        """Give somebody a seat; return it with a new token, which ends the person's older ones."""
        person = await self.who(live, token) or new_id(self._rng)
        fresh = new_token(self._rng)
        return await live.sit(name, person, seat, hashed(fresh), portrait=portrait), fresh

    async def forget_all(self) -> None:
        """End every table and delete all that the house has kept; return when nothing of it is in its files."""
        gone, self._tables, self._loading = tuple(self._tables.values()), {}, {}
        for live in gone:
            live.vanish()
        await self._store.begin_anew(erase_sqlite if self._store.is_a_file else erase_rows)

    def close(self) -> None:
        """Stop all that is waiting."""
        if self._keeper is not None:
            self._keeper.cancel()
        for live in self._tables.values():
            live.stop()
        self._workers.close()


def _rests(last: AnyEntry) -> bool:
    """Tell from its last entry that a table is not being played; where that does not tell, it is looked at."""
    match last:
        case Opened():
            return True
        case Turned():
            return last.to != "on"
        case Played():
            return read_line(last.lines[-1]).kind in {"match", "result"}
    return False


def _last_entries() -> Callable[[sql.Connection], list[tuple[str, bytes]]]:
    """Ask for the last entry of every table, the last used table first."""
    last = sql.select(ENTRIES.c.table_id, sql.func.max(ENTRIES.c.seq).label("seq")).group_by(ENTRIES.c.table_id)
    ends = last.subquery()
    query = (
        sql.select(ENTRIES.c.table_id, ENTRIES.c.body)
        .join(ends, sql.and_(ENTRIES.c.table_id == ends.c.table_id, ENTRIES.c.seq == ends.c.seq))
        .join(TABLES, TABLES.c.id == ENTRIES.c.table_id)
        .order_by(TABLES.c.touched.desc())
    )
    return lambda connection: [(row.table_id, bytes(row.body)) for row in connection.execute(query)]


def _touch(names: list[str], now: int) -> Callable[[sql.Connection], None]:
    """Write down that tables are used; some minutes more or less do not matter, so this is done for many at once."""
    query = TABLES.update().where(TABLES.c.id == sql.bindparam("name")).values(touched=now)

    def write(connection: sql.Connection) -> None:
        if names:
            connection.execute(query, [{"name": name} for name in names])

    return write


def _clear_away(before: int) -> Callable[[sql.Connection], None]:
    """Forget the tables that nobody has used since then."""
    old = sql.select(TABLES.c.id).where(TABLES.c.touched < before)

    def write(connection: sql.Connection) -> None:
        names = list(connection.execute(old).scalars())
        for column in (ENTRIES.c.table_id, ANSWERS.c.table_id, TOKENS.c.table_id, TABLES.c.id):
            table: Any = column.table
            for name in names:
                connection.execute(table.delete().where(column == name))

    return write
