"""Storing tables: an append-only log per table, in SQLite or PostgreSQL, written by one thread.

An append is keyed by (table, seq), so two writers can never fork a table: the second is refused. The thread commits
all that waits for it in one transaction, and only then tells anyone.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import sqlalchemy as sql
from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sqlalchemy.engine.interfaces import DBAPICursor as Cursor

REVISION: Final = "0002"  # the newest of migrations/versions
MOST_TOGETHER: Final = 500  # appends in one commit
APART: Final = 0.004  # seconds between two commits
BEGIN_SQLITE: Final = "BEGIN IMMEDIATE"  # takes the lock at once, so that two servers wait for each other
LOCKED_S: Final = 30  # how long another server may keep the file to itself
READERS: Final = 2  # threads of their own, so that nobody waits for a bot that thinks
METADATA = sql.MetaData()
TABLES = sql.Table(
    "tables",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("code", sql.String(16), nullable=False, unique=True),
    sql.Column("touched", sql.BigInteger, nullable=False),  # seconds since 1970, for clearing away old tables
)
ENTRIES = sql.Table(
    "entries",
    METADATA,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("body", sql.LargeBinary, nullable=False),
)
ANSWERS = sql.Table(
    "answers",
    METADATA,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("command", sql.String(80), primary_key=True),  # person and command id
    sql.Column("seq", sql.Integer, nullable=False),
)
TOKENS = sql.Table(
    "tokens",
    METADATA,
    sql.Column("hash", sql.LargeBinary(32), primary_key=True),
    sql.Column("table_id", sql.String(32), nullable=False, index=True),
    sql.Column("person", sql.String(32), nullable=False),
)
RESULTS = sql.Table(  # who won what; they stay when their table is cleared away
    "results",
    METADATA,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),  # of the entry that ended the match: so each is there once
    sql.Column("ended", sql.BigInteger, nullable=False),  # seconds since 1970
    sql.Column("body", sql.LargeBinary, nullable=False),
)
PRESETS = sql.Table(
    "presets",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("same", sql.String(100), nullable=False, unique=True),  # the name, however it is written
    sql.Column("body", sql.LargeBinary, nullable=False),
)


class ForkError(Exception):
    """Somebody else has written this seq, or this command, already."""


class ForgottenError(Exception):
    """All that was kept has been deleted since: nothing may be written that was thought of before."""


class NewerError(Exception):
    """A newer version of the house has changed the schema in a way that this one does not know."""


class Append(Struct, frozen=True):
    """What one command adds to a table, all or nothing."""

    table: str
    first_seq: int
    bodies: tuple[bytes, ...]
    commands: tuple[str, ...] = ()  # what they answer, so that a repeated command is known again
    token: tuple[bytes, str] | None = None  # a new token's hash and its person, whose older ones end
    code: str | None = None  # of a new table
    touched: int = 0
    result: tuple[int, bytes] | None = None  # of the match that it ends: when, and who won
    era: int | None = None  # in which it was thought of; None: in this one


class Erasure(NamedTuple):
    """A wish to delete all that is kept, and who waits for it."""

    erase: Callable[[sql.PoolProxiedConnection], None]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


Job: TypeAlias = "tuple[Append, asyncio.AbstractEventLoop, asyncio.Future[None]]"


class Store:
    """The database behind the house."""

    def __init__(self, url: str, apart: float = APART) -> None:
        """Open a database and bring its schema up to date; ``apart`` is the shortest time between two commits."""
        # A failing statement is named without its parameters: they hold decks and hashes.
        self._engine = sql.create_engine(url, pool_pre_ping=True, hide_parameters=True)
        sqlite = self._engine.dialect.name == "sqlite"
        if sqlite:
            sql.event.listen(self._engine, "connect", _careful_sqlite)
            sql.event.listen(self._engine, "begin", _begin_sqlite)
        self._writer = self._engine.execution_options(writes=True)
        self._migrate()
        # Rendered once, and given straight to the driver: half of what storing a move costs would be SQLAlchemy's.
        dialect: Any = type(self._engine.dialect)
        render = _renderer(dialect(paramstyle="qmark" if sqlite else "format"))
        self._begin = BEGIN_SQLITE if sqlite else None  # PostgreSQL's driver begins by itself
        self._add_table, self._add_token = render(TABLES.insert()), render(TOKENS.insert())
        self._end_tokens = render(TOKENS.delete().where(TOKENS.c.table_id == "", TOKENS.c.person == ""))
        self._add_entry, self._add_answer = render(ENTRIES.insert()), render(ANSWERS.insert())
        self._add_result = render(RESULTS.insert())
        self.era = 0  # rises when all is deleted
        self._writing: sql.PoolProxiedConnection | None = None
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._closed, self._apart = False, apart
        self._queue: SimpleQueue[Job | Erasure | None] = SimpleQueue()
        self._held: list[Erasure | None] = []  # taken from the queue, but not due yet
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    def _migrate(self) -> None:
        with self._engine.connect() as connection:
            found = _revision(connection)
        if found == REVISION:
            return
        if found is not None and found > REVISION:  # they are numbered
            raise NewerError
        # Imported only where it is needed: a restart has to be quick.
        from alembic import command  # noqa: PLC0415
        from alembic.config import Config  # noqa: PLC0415

        config = Config()
        config.set_main_option("script_location", "elferhaus:server/storage/migrations")
        with self._writer.begin() as connection:
            if _revision(connection) == REVISION:  # another server was faster
                return
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    async def append(self, append: Append) -> None:
        """Write, and return once it is on disk; raise ForkError if somebody else was faster."""
        if self._closed:
            raise RuntimeError("the store is closed")
        if append.era not in {None, self.era}:
            raise ForgottenError
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put((append, loop, done))
        await done

    async def begin_anew(self, erase: Callable[[sql.PoolProxiedConnection], None]) -> None:
        """Delete all that is kept, after everything that was asked before; what was thought of before is refused."""
        if self._closed:
            raise RuntimeError("the store is closed")
        self.era += 1  # at once: whoever is about to write must not come in after it
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put(Erasure(erase, loop, done))
        await done

    async def read(self, question: Callable[[sql.Connection], Any]) -> Any:
        """Ask the database something, off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, question)

    def _ask(self, question: Callable[[sql.Connection], Any]) -> Any:
        with self._engine.connect() as connection:
            return question(connection)

    async def write(self, change: Callable[[sql.Connection], None]) -> None:
        """Change something besides the logs, all or nothing, off the event loop."""
        await asyncio.get_running_loop().run_in_executor(self._readers, self._change, change, self.era)

    def _change(self, change: Callable[[sql.Connection], None], era: int) -> None:
        with self._writer.begin() as connection:
            change(connection)
            if era != self.era:  # asked last: whoever deletes waits for what has got as far as this
                raise ForgottenError

    def close(self) -> None:
        """Write what is waiting and stop."""
        self._closed = True
        self._queue.put(None)
        self._thread.join()
        self._readers.shutdown()
        if self._writing is not None:
            self._writing.close()
        self._engine.dispose()

    def _write(self) -> None:
        last_end = 0.0
        while (first := self._held.pop() if self._held else self._queue.get()) is not None:
            if isinstance(first, Erasure):
                self._erase(first)
                continue
            # A commit costs much the same for one move as for many: under load, let some come together.
            early = last_end + self._apart - time.monotonic()
            if early > 0:
                time.sleep(early)
            jobs = [first]
            while not self._queue.empty() and len(jobs) < MOST_TOGETHER:
                job = self._queue.get()
                if job is None or isinstance(job, Erasure):
                    self._held.append(job)
                    break
                jobs.append(job)
            self._commit(jobs)
            last_end = time.monotonic()

    def _erase(self, wish: Erasure) -> None:
        """Let everything be deleted on a connection of its own, while nothing else is written."""
        outcome: Exception | None = None
        try:
            connection = self._engine.raw_connection()
            try:
                wish.erase(connection)
            finally:
                connection.close()
        except Exception as error:  # noqa: BLE001 - whoever waits must hear of it, whatever it is
            outcome = error
        wish.loop.call_soon_threadsafe(_settle, [wish.done], outcome)

    def _commit(self, jobs: list[Job]) -> None:
        """Write several appends in one transaction; one that fails does not harm the others."""
        outcome: Exception | None = None
        try:
            with self._transaction() as cursor:
                self._insert(cursor, [append for append, _, _ in jobs])
        except Exception as error:  # noqa: BLE001 - whoever waits must hear of it, whatever it is
            if len(jobs) > 1:  # nothing is written: each alone, so that only the one at fault fails
                for job in jobs:
                    self._commit([job])
                return
            fork = isinstance(error, self._engine.dialect.loaded_dbapi.IntegrityError)
            outcome = ForkError() if fork else error
        for loop in {loop for _, loop, _ in jobs}:  # waking a loop costs: once for all that wait in it
            loop.call_soon_threadsafe(_settle, [done for _, each, done in jobs if each is loop], outcome)

    @property
    def is_a_file(self) -> bool:
        """Whether the database is a file of the house's own."""
        return self._engine.dialect.name == "sqlite"

    @contextmanager
    def _transaction(self) -> Iterator[Cursor]:
        """Write on the writer's own connection: it stays open, and another is taken after a failure."""
        if self._writing is None:
            self._writing = self._engine.raw_connection()
        try:
            cursor = self._writing.cursor()
            if self._begin is not None:
                cursor.execute(self._begin)
            yield cursor
            self._writing.commit()
        except BaseException:
            self._writing.close()  # which takes back what was begun
            self._writing = None
            raise

    def _insert(self, cursor: Cursor, appends: list[Append]) -> None:
        entries: list[Any] = []
        answers: list[Any] = []
        for append in appends:
            if append.code is not None:
                cursor.execute(self._add_table, (append.table, append.code, append.touched))
            if append.token is not None:
                hashed, person = append.token
                cursor.execute(self._end_tokens, (append.table, person))
                cursor.execute(self._add_token, (hashed, append.table, person))
            for seq, body in enumerate(append.bodies, append.first_seq):
                entries += (append.table, seq, body)
            if append.result is not None:
                last = append.first_seq + len(append.bodies) - 1
                cursor.execute(self._add_result, (append.table, last, *append.result))
            for key in append.commands:
                answers += (append.table, key, append.first_seq + len(append.bodies) - 1)
        for add, values in ((self._add_entry, entries), (self._add_answer, answers)):
            if values:
                # All rows in one statement: between two, this thread would have to wait for the others.
                into, _, row = add.partition(" VALUES ")
                rows = len(values) // len(row.split(","))
                cursor.execute(f"{into} VALUES {', '.join([row] * rows)}", values)


def _renderer(dialect: sql.Dialect) -> Callable[[sql.ClauseElement], str]:
    return lambda statement: str(statement.compile(dialect=dialect))


def _settle(waiting: list[asyncio.Future[None]], outcome: Exception | None) -> None:
    for done in waiting:
        if done.cancelled():
            continue
        if outcome is None:
            done.set_result(None)
        else:
            done.set_exception(outcome)


def _careful_sqlite(connection: Any, _record: object) -> None:
    """Nothing acknowledged may be lost, not even to a power cut."""
    connection.isolation_level = None  # transactions begin below: the driver's own would end with a savepoint
    connection.execute(f"PRAGMA busy_timeout={LOCKED_S * 1000}")
    _write_ahead(connection)
    connection.execute("PRAGMA synchronous=FULL")


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Keep a write-ahead log. To begin one SQLite wants the file for itself, and does not wait for it: so wait here."""
    ends = time.monotonic() + LOCKED_S
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() >= ends:
                raise
            time.sleep(0.01)
        else:
            return


def _begin_sqlite(connection: sql.Connection) -> None:
    """Begin; a writer takes its lock at once, so that two servers wait for each other instead of failing."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql(BEGIN_SQLITE if writes else "BEGIN")


def _revision(connection: sql.Connection) -> str | None:
    """Ask which revision the schema has; None where there is nothing yet."""
    if not sql.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one_or_none()
    return found


def find_table(code: str) -> Callable[[sql.Connection], str | None]:
    """Ask which table has a code."""
    query = sql.select(TABLES.c.id).where(TABLES.c.code == code)
    return lambda connection: connection.execute(query).scalar_one_or_none()


def entries_of(table: str) -> Callable[[sql.Connection], list[bytes]]:
    """Ask for the log of a table."""
    query = sql.select(ENTRIES.c.body).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.seq)
    return lambda connection: [bytes(row.body) for row in connection.execute(query)]


def person_of(hashed: bytes) -> Callable[[sql.Connection], tuple[str, str] | None]:
    """Ask whose token this is: table and person."""
    query = sql.select(TOKENS.c.table_id, TOKENS.c.person).where(TOKENS.c.hash == hashed)

    def ask(connection: sql.Connection) -> tuple[str, str] | None:
        row = connection.execute(query).one_or_none()
        return None if row is None else (row.table_id, row.person)

    return ask


def answer_to(table: str, command_key: str) -> Callable[[sql.Connection], int | None]:
    """Ask at which seq a command took effect."""
    query = sql.select(ANSWERS.c.seq).where(ANSWERS.c.table_id == table, ANSWERS.c.command == command_key)
    return lambda connection: connection.execute(query).scalar_one_or_none()
