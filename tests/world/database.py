"""A PostgreSQL of the simulated world: one transaction after another, over lines that break at any moment.

It speaks SQL by SQLite, in memory, and fails as PostgreSQL does: it restarts, cannot be reached, hangs up before a
commit or after it, and takes back what somebody has begun who has been silent for a second.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import greenlet  # type: ignore[import-untyped]
import sqlalchemy as sql
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite

from elferhaus.server.storage.schema import ERAS, METADATA
from world.virtual import VirtualLoop, block

if TYPE_CHECKING:
    from random import Random

HUNG_S = 1.0  # as in storage/engine.py
UNREACHED_S = 2.0
WRITES = re.compile(r"(?:INSERT INTO|UPDATE|DELETE FROM) (\w+)")


class Killed(sqlite3.InternalError):
    """The session was ended while it did nothing inside a transaction."""


DRIVER = SimpleNamespace(
    **{name: value for name, value in vars(sqlite3).items() if not name.startswith("_")},
    errors=SimpleNamespace(IdleInTransactionSessionTimeout=Killed),
)


class Dialect(SQLiteDialect_pysqlite):
    """SQLite's words, but no file of the house's own."""

    name = driver = "simulated"
    supports_statement_cache = True

    @classmethod
    def import_dbapi(cls) -> Any:
        return DRIVER

    def on_connect(self) -> Any:
        return None

    def do_ping(self, dbapi_connection: Any) -> bool:
        dbapi_connection.ping()
        return True

    def is_disconnect(self, e: Any, connection: Any, cursor: Any) -> bool:
        return isinstance(e, sqlite3.OperationalError | Killed)


registry.register("simulated", __name__, "Dialect")


@cache
def engine(_slot: int) -> tuple[sql.Engine, dict[str, Any]]:
    """Return the engine of one of the houses, the same in all worlds, and where it finds what it connects to."""
    where: dict[str, Any] = {}

    def connect() -> Any:
        return where["connect"]()

    made = sql.create_engine("simulated://", creator=connect, pool_pre_ping=True, poolclass=sql.pool.QueuePool)
    where["connect"] = lambda: sqlite3.connect(":memory:")
    made.connect().close()  # what an engine asks once, it does not ask in any world
    return made, where


@cache
def _empty() -> bytes:
    made = sql.create_engine("sqlite://", poolclass=sql.pool.StaticPool)
    METADATA.create_all(made)
    with made.begin() as connection:
        connection.execute(ERAS.insert().values(era=0))
    raw = made.raw_connection()
    try:
        found: bytes = raw.driver_connection.serialize()  # type: ignore[union-attr]
    finally:
        raw.close()
        made.dispose()
    return found


class Database:
    """What all houses share. ``committed`` is called with who committed what, before anybody is told."""

    def __init__(self, schedule: Any, rng: Random, committed: Callable[[Connection], None]) -> None:
        self._schedule, self._rng, self._committed = schedule, rng, committed
        self.raw = sqlite3.connect(":memory:", isolation_level=None, cached_statements=256)
        self.raw.deserialize(_empty())
        self.raw.execute("PRAGMA foreign_keys=ON")
        self.raw.create_function("pg_advisory_xact_lock", 1, lambda _: 1)
        self.lost = 0.0  # how often a line breaks at a commit
        self.slow = 0.002  # seconds there and back
        self.is_down = False
        self.cut_off: set[str] = set()  # houses that do not reach it
        self._holder: Connection | None = None
        self._waiting: list[tuple[VirtualLoop, Any]] = []
        self._open: dict[Connection, None] = {}  # in their order
        self._ever: list[Connection] = []

    def connect(self, house: Any) -> Connection:
        """Open a session for a house, from one of its threads."""
        found = Connection(self, house)
        self.reach(found)
        self._open[found] = None
        self._ever.append(found)
        return found

    def reach(self, session: Connection) -> None:
        """Let a message go to the database and back."""
        block(session.house.loop, self._rng.uniform(0.3, 1) * self.slow)
        if session.house.name in self.cut_off:
            block(session.house.loop, UNREACHED_S)
            session.end()
        if self.is_down:
            session.end()
        session.check()

    def begin(self, session: Connection) -> None:
        self.reach(session)
        while self._holder is not None:
            self._waiting.append((session.house.loop, greenlet.getcurrent()))
            self._schedule.hub.switch()
            session.check()
        self._holder, session.active = session, self._schedule.now
        session.wrote = set()
        self.raw.execute("BEGIN")
        self._watch(session)

    def _watch(self, session: Connection) -> None:
        began = session.active

        def look() -> None:
            if self._holder is session:
                if session.active == began:
                    session.end(Killed("idle in transaction"))
                else:
                    self._watch(session)

        self._schedule.later(HUNG_S, look)

    def commit(self, session: Connection) -> None:
        self.reach(session)
        fate = self._rng.random()
        if fate < self.lost / 2:
            session.end()
            session.check()
        self.raw.execute("COMMIT")
        if session.wrote:
            self._committed(session)
        self._release()
        if fate < self.lost:
            session.end()  # it was stored all the same
            session.check()

    def rollback(self, session: Connection) -> None:
        if self._holder is session:
            self.raw.execute("ROLLBACK")
            self._release()

    def _release(self) -> None:
        self._holder = None
        waiting, self._waiting = self._waiting, []
        for loop, thread in waiting:
            loop.call_soon(thread.switch)

    def hang_up(self, house: Any = None) -> None:
        """End all sessions, or those of a house that has died."""
        for session in tuple(self._open):
            if house in {None, session.house}:
                session.end()
                self._open.pop(session, None)

    def close(self) -> None:
        self.raw.close()
        for session in self._ever:  # SQLAlchemy keeps those that are never given back: let no world hang on them
            session.let_go()


class Connection:
    """A session, as a driver gives it."""

    def __init__(self, database: Database, house: Any) -> None:
        self._database, self.house = database, house
        self.wrote: set[str] = set()
        self.active = 0.0
        self._over: sqlite3.Error | None = None

    def check(self) -> None:
        if self._over is not None:
            raise self._over

    def end(self, why: sqlite3.Error | None = None) -> None:
        self._database.rollback(self)
        self._over = self._over or why or sqlite3.OperationalError("the database has hung up")

    @property
    def _is_in(self) -> bool:
        return self._database._holder is self

    def ping(self) -> None:
        self.check()
        self._database.reach(self)

    def cursor(self, *_: Any, **__: Any) -> Cursor:
        return Cursor(self)

    def commit(self) -> None:
        self.check()
        if self._is_in:
            self._database.commit(self)

    def rollback(self) -> None:
        if vars(self):  # else its world is over
            self._database.rollback(self)

    def close(self) -> None:
        if vars(self):
            self._database.rollback(self)
            self._database._open.pop(self, None)

    def let_go(self) -> None:
        """Know nothing of the world any more."""
        vars(self).clear()


class Cursor:
    """What executes statements."""

    def __init__(self, session: Connection) -> None:
        self._session = session
        self._raw = session._database.raw.cursor()

    def _do(self, how: Callable[..., Any], statement: str, values: Any) -> Cursor:
        session = self._session
        session.check()
        if not session._is_in:
            session._database.begin(session)
        session.active = session._database._schedule.now
        found = WRITES.match(statement)
        if found:
            session.wrote.add(found[1])
        if not statement.startswith("LOCK TABLE"):  # one transaction after another needs none
            try:
                how(statement.replace("%s", "?"), values)
            except sqlite3.OperationalError as error:
                raise RuntimeError(f"{error}: {statement}") from error  # not what PostgreSQL would say
        return self

    def execute(self, statement: str, values: Any = ()) -> Cursor:
        return self._do(self._raw.execute, statement, values)

    def executemany(self, statement: str, values: Any) -> Cursor:
        return self._do(self._raw.executemany, statement, values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._raw, name)
