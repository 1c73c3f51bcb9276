"""Which house owns which table.

A table belongs to one house at a time; its epoch rises whenever it changes hands, and every append names the epoch it
was thought of in. So what a house writes that has lost a table without knowing is refused, however late it comes: that
is what keeps tables whole. Time only decides when a table may be taken: a house says every half second that it is
alive, and whoever has not said so for two seconds is taken for dead, or for one second where nobody listens any more
at its address. All times are the database's: clocks of machines differ. Whoever could not say so itself for a while, as
when the database was away, judges nobody until it has been back for as long.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import sqlalchemy as sql

from elferhaus.server.logs import LOGGER, note
from elferhaus.server.storage.patience import ClosingError, ForgottenError
from elferhaus.server.storage.schema import ERAS, HOUSES, TABLES
from elferhaus.server.tokens import new_id

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence
    from random import Random

    from elferhaus.server.houses.holder import Holder
    from elferhaus.server.storage.store import Store
    from elferhaus.server.tables.listener import Clock

BEAT_S: Final = 0.5
LEASE_S: Final = 2.0
DESERTED_S: Final = 1.0  # of silence, where nobody listens at a house's address
CUT_OFF_S: Final = 10.0  # without the database, after which lines are sent elsewhere
BURIED_S: Final = 60.0  # after which a dead house is forgotten
TAKEN_AT_ONCE: Final = 100  # tables of dead houses; the others leave some to their neighbours
STEP_S: Final = 0.1  # while a dead house cannot be judged yet


class Neighbour(NamedTuple):
    """A house, where others reach it, and what proves that they are houses, too."""

    id: str
    address: str
    key: str


class ElsewhereError(Exception):
    """Another house owns the table."""

    def __init__(self, owner: Neighbour) -> None:
        """Keep which."""
        super().__init__("another house owns this table")
        self.owner = owner


class Look(NamedTuple):
    """What a beat has seen: how long ago the own last one was, who is alive, and which tables are ours now."""

    away: float
    living: dict[str, Neighbour]
    era: int
    taken: Sequence[tuple[str, int]]


def database_time(_connection: sql.Connection) -> sql.ColumnElement[float]:
    """Return PostgreSQL's own time, in seconds."""
    return sql.cast(sql.extract("epoch", sql.func.clock_timestamp()), sql.Float)


def _taking(which: sql.ColumnElement[bool], who: Any) -> Any:
    change = TABLES.update().where(which).values(owner=who, epoch=TABLES.c.epoch + 1)
    return change.returning(TABLES.c.id, TABLES.c.epoch)


# Made once: every house says them twice a second.
_ALL_HOUSES: Final = sql.select(HOUSES)
_SAY_SO: Final = HOUSES.update().where(HOUSES.c.id == sql.bindparam("me")).values(beat=sql.bindparam("now"))
_ERA: Final = sql.select(ERAS.c.era)
_ORPHANS: Final = (
    sql.select(TABLES.c.id)
    .where(TABLES.c.owner.is_not(None), TABLES.c.owner.not_in(sql.bindparam("living", expanding=True)))
    .limit(TAKEN_AT_ONCE)
    .with_for_update(skip_locked=True)
)
_TAKE_ORPHANS: Final = _taking(TABLES.c.id.in_(_ORPHANS), sql.bindparam("me"))


class Leases:
    """What a house knows of the others, and they of it."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        rng: Random,
        address: str,
        time_of: Callable[[sql.Connection], Any] = database_time,
    ) -> None:
        """Prepare; ``address`` is where other houses reach this one."""
        self.me = Neighbour(new_id(rng), address, rng.randbytes(32).hex())
        self.living: dict[str, Neighbour] = {}  # the others
        self.taken = 0  # tables of dead houses, so far
        self._store, self._clock, self._time_of = store, clock, time_of
        self._beaten = self._judges_from = clock.now()
        self._era: int | None = None
        self._deserted: set[str] = set()  # houses at whose addresses nobody has listened since the last beat
        self.doubts = 0  # how often others may have thought this house dead
        self._taking: set[asyncio.Task[None]] = set()
        self._keeper: asyncio.Task[None] | None = None
        self.is_closing = False

    async def start(self, holder: Holder) -> None:
        """Say that this house is there, and go on saying so; ``holder`` is told what it gains and loses.

        A house that opens waits for a database that is away for a moment, as all that is asked of it does. Later beats
        do not: whoever comes late with one must know that it is late.
        """
        await self._beat(holder, self._store.change)
        self._judges_from = self._clock.now() + LEASE_S
        self._keeper = asyncio.get_running_loop().create_task(self._keep(holder))

    def nobody_at(self, house: Neighbour) -> None:
        """Note that nobody listens where another house was."""
        self._deserted.add(house.id)

    def silence(self) -> float:
        """Return how many seconds ago this house last said that it is alive."""
        return self._clock.now() - self._beaten

    async def _keep(self, holder: Holder) -> None:
        while True:
            await self._clock.sleep(BEAT_S)
            try:
                await self._beat(holder, self._store.beat)
            except Exception as error:  # noqa: BLE001 - whatever it is, the next time may go better
                away = self._clock.now() - self._beaten
                if away < LEASE_S:
                    LOGGER.error("the database is away", exc_info=error)
                self._judges_from = self._clock.now() + LEASE_S + BEAT_S
                if away > CUT_OFF_S:
                    holder.lose_all()

    async def _beat(self, holder: Holder, say: Callable[[Any], Awaitable[Any]]) -> None:
        now = self._clock.now()
        deserted, self._deserted = self._deserted, set()
        judges = now >= self._judges_from
        seen: Look = await say(lambda connection: self._say_so(connection, deserted, judges=judges))
        paused = now - self._beaten > LEASE_S
        self._beaten = now
        self.living = seen.living
        holder.look_around()
        if seen.away > LEASE_S or paused:  # others may have thought us dead
            self._judges_from = self._clock.now() + LEASE_S
            self.doubts += 1
            holder.lose(await self._store.read(self._lost(holder.epochs())))
        if self._era not in {None, seen.era}:  # another house has deleted all that was kept
            self.doubts += 1
            holder.lose(await self._store.read(self._lost(holder.epochs())), gone=True)
        self._era = seen.era
        if seen.taken:
            note("tables of another house go on here", tables=len(seen.taken))
            self.taken += len(seen.taken)
            # Beside the beats: else a house that loads many tables would itself be taken for dead.
            task = asyncio.get_running_loop().create_task(holder.take_over(seen.taken))
            self._taking.add(task)
            task.add_done_callback(self._taking.discard)

    def _say_so(self, connection: sql.Connection, deserted: set[str], *, judges: bool) -> Look:
        """Write that we are alive, and look around."""
        now = float(connection.execute(sql.select(self._time_of(connection))).scalar_one())
        known = {row.id: row for row in connection.execute(_ALL_HOUSES)}
        last = known[self.me.id].beat if self.me.id in known else None
        if last is None:
            row = {"id": self.me.id, "address": self.me.address, "key": self.me.key, "version": version("elferhaus")}
            connection.execute(HOUSES.insert().values(**row, beat=now))
        else:
            connection.execute(_SAY_SO, {"me": self.me.id, "now": now})
        if any(row.beat < now - BURIED_S for row in known.values()):
            connection.execute(HOUSES.delete().where(HOUSES.c.beat < now - BURIED_S))
        alive = {name: row for name, row in known.items() if row.beat >= now - LEASE_S and name != self.me.id}
        if judges and (dead := [name for name in deserted & alive.keys() if alive[name].beat < now - DESERTED_S]):
            # As if they had closed by themselves: so every house knows it at its next look.
            connection.execute(HOUSES.delete().where(HOUSES.c.id.in_(dead), HOUSES.c.beat < now - DESERTED_S))
            alive = {name: row for name, row in alive.items() if name not in dead}
        era = connection.execute(_ERA).scalar_one()
        taken: Sequence[tuple[str, int]] = ()
        if judges and not self.is_closing:
            found = connection.execute(_TAKE_ORPHANS, {"me": self.me.id, "living": [self.me.id, *alive]})
            taken = [(row.id, row.epoch) for row in found]
        away = LEASE_S + 1 if last is None and self._era is not None else 0.0 if last is None else now - last
        living = {name: Neighbour(row.id, row.address, row.key) for name, row in alive.items()}
        return Look(away, living, era, taken)

    def _lost(self, epochs: dict[str, int]) -> Callable[[sql.Connection], list[str]]:
        """Ask which of these tables are no longer ours."""
        query = sql.select(TABLES.c.id, TABLES.c.epoch).where(TABLES.c.owner == self.me.id)

        def ask(connection: sql.Connection) -> list[str]:
            ours = {row.id: row.epoch for row in connection.execute(query)}
            return [name for name, epoch in epochs.items() if ours.get(name) != epoch]

        return ask

    async def has(self, table: str, epoch: int) -> bool:
        """Tell whether a table is still ours in this epoch."""
        return not await self._store.read(self._lost({table: epoch}))

    async def claim(self, table: str) -> int:
        """Make a table ours and return its epoch; raise ElsewhereError if a living house has it."""
        while not self.is_closing:
            found = await self._store.change(lambda connection: self._try_to_claim(connection, table))
            if found is not None:
                if isinstance(found, Neighbour):
                    raise ElsewhereError(found)
                return int(found)
            await self._clock.sleep(STEP_S)  # its owner may be dead, but we cannot tell yet
        raise ClosingError

    def _try_to_claim(self, connection: sql.Connection, table: str) -> int | Neighbour | None:
        now = self._time_of(connection)
        alive = sql.select(HOUSES.c.id).where(HOUSES.c.beat >= now - LEASE_S)
        free: sql.ColumnElement[bool] = sql.or_(TABLES.c.owner.is_(None), TABLES.c.owner == self.me.id)
        if self._clock.now() >= self._judges_from:
            free = sql.or_(free, TABLES.c.owner.not_in(alive))
        row = connection.execute(_taking(sql.and_(TABLES.c.id == table, free), self.me.id)).one_or_none()
        if row is not None:
            return int(row.epoch)
        owner = connection.execute(sql.select(TABLES.c.owner).where(TABLES.c.id == table)).scalar_one_or_none()
        if owner is None:
            raise ForgottenError
        query = sql.select(HOUSES).where(HOUSES.c.id == owner, HOUSES.c.beat >= now - LEASE_S)
        found = connection.execute(query).one_or_none()
        return None if found is None else Neighbour(found.id, found.address, found.key)

    async def owner_of(self, code: str) -> Neighbour | None:
        """Return which living house other than this one has the table with a code, once that can be told."""

        def ask(connection: sql.Connection) -> Any:
            is_alive = (HOUSES.c.beat >= self._time_of(connection) - LEASE_S).label("is_alive")
            query = sql.select(HOUSES, is_alive).join(TABLES, TABLES.c.owner == HOUSES.c.id)
            return connection.execute(query.where(TABLES.c.code == code, HOUSES.c.id != self.me.id)).one_or_none()

        while (found := await self._store.read(ask)) is not None:
            if found.is_alive:
                return Neighbour(found.id, found.address, found.key)
            if self._clock.now() >= self._judges_from or self.is_closing:
                break
            await self._clock.sleep(STEP_S)  # it may be back, as we are: nobody could say so for a while
        return None

    async def give(self, table: str, epoch: int, to: str | None) -> None:
        """Give a table to another house, or to whoever wants it."""
        change = TABLES.update().where(TABLES.c.id == table, TABLES.c.owner == self.me.id, TABLES.c.epoch == epoch)
        await self._store.change(lambda connection: connection.execute(change.values(owner=to, epoch=epoch + 1)))

    async def close(self) -> None:
        """Say that this house is gone: the others take its tables at once."""
        self.is_closing = True
        tasks = [*self._taking, *filter(None, [self._keeper])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        away = HOUSES.delete().where(HOUSES.c.id == self.me.id)
        with suppress(Exception):  # the database is away: they notice it in two seconds
            await self._store.change(lambda connection: connection.execute(away))
