"""The house: all tables, found by their codes, loaded when somebody comes and kept while something goes on there."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from random import SystemRandom
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy.exc import DatabaseError

from elferhaus.core.record import read_line
from elferhaus.core.refusal import Refused, refuse
from elferhaus.server.houses.leases import ElsewhereError
from elferhaus.server.logs import LOGGER
from elferhaus.server.meter import Meter
from elferhaus.server.storage.clearing import WEEK_S, Calendar, clear_away, touch
from elferhaus.server.storage.erase import erase_rows, erase_sqlite
from elferhaus.server.storage.loss import DAMAGED, is_damaged
from elferhaus.server.storage.patience import ForgottenError
from elferhaus.server.storage.queries import entries_of, find_table, new_token_of, person_of
from elferhaus.server.storage.store import Append, ForkError
from elferhaus.server.storage.waking import PAUSE_S, TOGETHER, Last, last_entries
from elferhaus.server.tables import entries
from elferhaus.server.tables.draft import Draft, new_promise
from elferhaus.server.tables.entries import DealName, Opened, Played, Sat, SharedSet, Turned
from elferhaus.server.tables.listener import Pace, RealClock
from elferhaus.server.tables.live import LiveTable
from elferhaus.server.tables.table_state import TableState
from elferhaus.server.tokens import clean_name, hashed, new_code, new_id, new_token
from elferhaus.server.workers.pool import ProcessWorkers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from random import Random

    from elferhaus.core.fair import Secret
    from elferhaus.core.refusal import Refusal
    from elferhaus.server.houses.leases import Leases
    from elferhaus.server.storage.store import Store
    from elferhaus.server.tables.entries import AnyEntry, Person, Setup
    from elferhaus.server.tables.listener import Clock
    from elferhaus.server.workers.pool import Workers

TIDY_S: Final = 600  # how often the house is tidied, and how long an idle table stays in memory


class SameCards(NamedTuple):
    """A deal that others play as well: what its luck follows from, and who has the other seats.

    With a ``shared_set`` several people play it and all that follow; else one does, and it begins at once.
    """

    deal: DealName
    secret: Secret
    bot: str
    shared_set: SharedSet | None = None


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
        build: str = "",
        leases: Leases | None = None,
    ) -> None:
        """Open the house over a store, alone or with ``leases`` among others.

        ``today`` is the time since 1970; tables untouched for ``weeks`` are cleared. ``build`` names the page that this
        house serves.
        """
        self.build = build
        self._store = store
        self._clock = clock or RealClock()
        self._pace = pace or Pace()
        self._today, self._kept = today, weeks * WEEK_S
        self._calendar = Calendar(store, self._clock.now, today)
        self._damaged: dict[str, Refused] = {}  # tables whose logs cannot be read, and what is wrong with them
        self._rng = rng or SystemRandom()  # nothing in it can be reached or guessed
        self._workers = workers or ProcessWorkers(self._rng)
        self.leases, self.meter = leases, Meter()
        self._tables: dict[str, LiveTable] = {}
        self._codes: dict[str, str] = {}  # of these
        self._loading: dict[str, asyncio.Lock] = {}
        self._forgetting = asyncio.Lock()  # while all is deleted
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
        """Load every table that is being played, the last used first: bots play also when nobody is connected.

        It is done beside everything else, a few at a time; one that cannot be read does not keep the others asleep.
        """
        last: Last | None = None
        while True:
            found = await self._store.read(last_entries(last))
            for last in found:
                with suppress(Refused, ElsewhereError):  # it is in the log, and told to who comes; or awake there
                    if not self._is_resting(last):
                        await self.load(last.table)
            if len(found) < TOGETHER:
                break
            await self._clock.sleep(PAUSE_S)
        await self._clear_away()

    def _is_resting(self, last: Last) -> bool:
        try:
            return _rests(entries.decode(last.body))
        except Exception:  # noqa: BLE001 - loading it tells what is wrong
            return False

    async def _clear_away(self) -> None:
        await clear_away(self._store, self._clock.sleep, int(await self._calendar.now() - self._kept))

    async def tidy(self) -> None:
        """Note which tables are used, clear away those long forgotten, and let go of those that are idle."""
        now, before = self._clock.now(), self._tidied
        self._tidied = now
        used = [name for name, live in self._tables.items() if live.presence.listeners or live.used >= before]
        await self._store.write(touch(used, await self._calendar.now()))
        await self._clear_away()
        for name, live in tuple(self._tables.items()):
            # Somebody may have found the table and not have said hello yet, so it is kept for a while.
            if live.is_idle and live.used + TIDY_S <= now:
                self.drop(live)
                self._loading.pop(name, None)
                if self.leases is not None:
                    await self.leases.give(name, live.epoch, None)

    async def open_table(
        self,
        setup: Setup,
        seats: int,
        name: str | None,
        stand_in: float | None = None,
        *,
        portrait: str | None = None,
        same: SameCards | None = None,
        admission: bool = False,
    ) -> tuple[LiveTable, str]:
        """Lay a table, and return it with its host's token; with a name, the host sits down at once.

        Where all get the ``same`` cards, bots have the seats that are nobody's.
        """
        host, token, table_id = new_id(self._rng), new_token(self._rng), new_id(self._rng)
        while True:
            code = new_code(self._rng)
            luck, deal = (new_promise(self._rng), None) if same is None else (same.secret, same.deal)
            shared_set = None if same is None else same.shared_set
            steps: list[AnyEntry] = [Opened(code, host, seats, setup, stand_in, luck, deal, admission, shared_set)]
            if name is not None and clean_name(name):
                steps.append(Sat(0, clean_name(name), host, portrait=portrait))
            if same is not None:
                people = 1 if shared_set is None else shared_set.people
                steps += [Sat(seat, f"{same.bot} {seat + 1}", bot=same.bot) for seat in range(people, seats)]
                steps += [] if shared_set else [_begun(steps, self._rng)]
            bodies = tuple(entries.encode(step) for step in steps)
            now, era = await self._calendar.now(), self._store.era
            try:
                await self._store.append(
                    Append(
                        *(table_id, 1, bodies),
                        token=(hashed(token), host),
                        code=code,
                        touched=now,
                        owner=None if self.leases is None else self.leases.me.id,
                    )
                )
            except ForkError:  # another table has this code
                continue
            if era == self._store.era:
                return self._welcome(table_id, bodies, 0), token
            # All was deleted meanwhile, this table too: so another one is laid.

    async def find(self, code: str) -> LiveTable | None:
        """Return the table with that code, from memory or from the store."""
        async with self._forgetting:  # whoever comes meanwhile is told what is left
            pass
        try:
            table_id = await self._store.read(find_table(code.lower()))
        except DatabaseError as error:
            raise (Refused(DAMAGED) if is_damaged(error) else error) from None
        if table_id is None:
            return None
        live = await self.load(table_id)
        if live is not None:
            live.used = self._clock.now()
        return live

    def is_here(self, code: str) -> bool:
        """Tell whether the table with a code is in memory."""
        return code in self._codes

    def tables(self) -> tuple[LiveTable, ...]:
        """Return the tables in memory."""
        return tuple(self._tables.values())

    def neighbours(self) -> int:
        """Return how many houses there are with this one."""
        return 1 if self.leases is None else 1 + len(self.leases.living)

    @property
    def thinking(self) -> tuple[int, int]:
        """How many searches of bots are under way or wait, and how many of these wait."""
        return self._workers.queue() if isinstance(self._workers, ProcessWorkers) else (0, 0)

    def drop(self, live: LiveTable) -> None:
        """Forget a table; what counts of it is stored. If it was loaded anew meanwhile, that one stays."""
        if self._tables.get(live.name) is live:
            del self._tables[live.name]
            self._codes.pop(live.table.code, None)

    async def load(self, table_id: str, epoch: int | None = None) -> LiveTable | None:
        """Return a table, loaded if need be; None if it was deleted meanwhile.

        Raise Refused if it cannot be read, and ElsewhereError if it is not ours. ``epoch`` is the one in which it
        became ours just now; else it is claimed.
        """
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if table_id in self._damaged:
                raise self._damaged[table_id]
            if table_id not in self._tables:
                era = self._store.era
                try:
                    found = await self._read(table_id, epoch)
                except ForgottenError as error:
                    if error.passes:
                        raise
                    return None
                except DatabaseError as error:
                    raise (self._give_up(table_id, DAMAGED, error) if is_damaged(error) else error) from None
                if found is None or not found[0] or era != self._store.era:
                    return None
                self._welcome(table_id, *found)
            return self._tables[table_id]

    async def _read(self, table_id: str, epoch: int | None) -> tuple[list[bytes], int] | None:
        """Return the log of a table and the epoch in which it is ours; None if it was loaded and handed over since."""
        if self.leases is None:
            return await self._store.read(entries_of(table_id)), 0
        while True:
            doubts = self.leases.doubts
            if epoch is None:
                ours = await self.leases.claim(table_id)
            elif await self.leases.has(table_id, epoch):
                ours = epoch
            else:
                return None
            bodies = await self._store.read(entries_of(table_id))
            if doubts == self.leases.doubts:  # else it may be another house's since it was asked, and nobody would tell
                return bodies, ours

    def _give_up(self, table_id: str, why: Refusal, error: Exception) -> Refused:
        """Note, once, that the log of a table cannot be read."""
        LOGGER.error("a table cannot be read", exc_info=error, extra={"details": why.details})
        self._damaged[table_id] = Refused(why)
        return self._damaged[table_id]

    def _welcome(self, table_id: str, bodies: Iterable[bytes], epoch: int) -> LiveTable:
        table = TableState()
        for number, body in enumerate(bodies, 1):
            try:
                table.fold(entries.decode(body))
            except Exception as error:  # noqa: BLE001 - whatever is in there, other tables are not concerned
                why = refuse("RECORD", "table-damaged", entry=number)
                raise self._give_up(table_id, why, error) from None
        live = self._tables[table_id] = LiveTable(
            table_id,
            table,
            self._store,
            self._clock,
            self._pace,
            today=self._today,
            rng=self._rng,
            workers=self._workers,
            epoch=epoch,
            meter=self.meter,
            lost=self.drop,
        )
        self._codes[table.code] = table_id
        live.wake()
        return live

    async def who(self, live: LiveTable, token: str | None) -> Person | None:
        """Return whose token this is at a table."""
        if token is None:
            return None
        found = await self._store.read(person_of(hashed(token)))
        return found[1] if found is not None and found[0] == live.name else None

    async def sit(
        self,
        live: LiveTable,
        name: str,
        seat: int | None,
        token: str | None,
        *,
        portrait: str | None = None,
        brings: bool = False,
    ) -> tuple[int | None, str]:
        """Give somebody a seat; return it with a new token, which ends the person's older ones.

        Where the host lets people in, whoever is not the host gets a token without a seat, to knock with. ``brings``
        is the host's: somebody else sits down, who has come along.
        """
        known = await self.who(live, token)
        by_host = known == live.table.host
        person = new_id(self._rng) if known is None or (brings and by_host) else known
        fresh = new_token(self._rng)
        if live.table.admission and not by_host and live.table.seat_of(person) is None:
            if not clean_name(name):
                raise Refused(refuse("RECORD", "table-name"))
            await self._store.write(new_token_of(live.name, person, hashed(fresh)))
            live.end_lines(person)
            return None, fresh
        return await live.sit(name, person, seat, hashed(fresh), portrait=portrait), fresh

    async def forget_all(self) -> None:
        """End every table and delete all that the house has kept; return when nothing of it is in its files.

        Those at the tables hear that they are gone when they are. If deleting fails, they are told to come again.
        """
        async with self._forgetting:
            ended = self._end_all()
            deleted = False
            try:
                await self._store.begin_anew(erase_sqlite if self._store.is_a_file else erase_rows)
                deleted = True
                ended += self._end_all()  # what was loaded meanwhile by itself
            finally:
                for live in ended:
                    live.send_away(moved=not deleted)

    def _end_all(self) -> tuple[LiveTable, ...]:
        ended, self._tables, self._loading, self._codes, self._damaged = self.tables(), {}, {}, {}, {}
        for live in ended:
            live.end()
        return ended

    def close(self) -> None:
        """Stop all that is waiting."""
        if self._keeper is not None:
            self._keeper.cancel()
        for live in self._tables.values():
            live.jobs.stop()  # everything that counts is stored
        self._workers.close()


def _begun(steps: Sequence[AnyEntry], rng: Random) -> Played:
    """Return the first deal at a table that has just been laid."""
    table = TableState()
    for step in steps:
        table.fold(step)
    draft = Draft(table, rng)
    draft.begin(table.new_match())
    return draft.played()


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
