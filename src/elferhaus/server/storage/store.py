"""Storing tables: an append-only log per table, in SQLite or PostgreSQL, written by one thread.

An append is keyed by (table, seq), so two writers can never fork a table: the second is refused. The thread commits
all that waits for it in one transaction, and only then tells anyone.
"""

from __future__ import annotations

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from msgspec import Struct

from elferhaus.server.logs import LOGGER

from .engine import BEGIN_SQLITE, is_sqlite, one_at_a_time, open_engine
from .loss import FileWatch, LostFileError, NotStoredError, reason
from .schema import ANSWERS, ENTRIES, RESULTS, TABLES, TOKENS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import sqlalchemy as sql
    from sqlalchemy.engine.interfaces import DBAPICursor as Cursor

MOST_TOGETHER: Final = 500  # appends in one commit
APART: Final = 0.004  # seconds between two commits
READERS: Final = 2  # threads of their own, so that nobody waits for a bot that thinks


class ForkError(Exception):
    """Somebody else has written this seq, or this command, already."""


class ForgottenError(Exception):
    """All that was kept has been deleted since: nothing may be written that was thought of before."""


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
        self._engine = open_engine(url)
        sqlite = is_sqlite(self._engine)
        self._writer = self._engine.execution_options(writes=True)
        # Rendered once, and given straight to the driver: half of what storing a move costs would be SQLAlchemy's.
        dialect: Any = type(self._engine.dialect)
        render = _renderer(dialect(paramstyle="qmark" if sqlite else "format"))
        self._begin = BEGIN_SQLITE if sqlite else None  # PostgreSQL's driver begins by itself
        self._add_table, self._add_token = render(TABLES.insert()), render(TOKENS.insert())
        self._end_tokens = render(TOKENS.delete().where(TOKENS.c.table_id == "", TOKENS.c.person == ""))
        self._add_entry, self._add_answer = render(ENTRIES.insert()), render(ANSWERS.insert())
        self._add_result = render(RESULTS.insert())
        self.era = 0  # rises when all is deleted
        self._trouble: NotStoredError | None = None  # at the last commit
        self.watch: FileWatch | None = None  # of the file, if it is one
        self._writing: sql.PoolProxiedConnection | None = None
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._closed, self._apart = False, apart
        self._queue: SimpleQueue[Job | Erasure | None] = SimpleQueue()
        self._held: list[Erasure | None] = []  # taken from the queue, but not due yet
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

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
            one_at_a_time(connection)
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
            if self.watch is not None:
                self.watch.check()
            with self._transaction() as cursor:
                self._insert(cursor, [append for append, _, _ in jobs])
            if self.watch is not None:
                self.watch.check()
        except Exception as error:  # noqa: BLE001 - whoever waits must hear of it, whatever it is
            if len(jobs) > 1 and not isinstance(
                error, LostFileError
            ):  # nothing is written: each alone, so that only the one at fault fails
                for job in jobs:
                    self._commit([job])
                return
            fork = isinstance(error, self._engine.dialect.loaded_dbapi.IntegrityError)
            outcome = ForkError() if fork else error
            known = reason(error)
            if known is not None:
                outcome = known
                if type(known) is not type(self._trouble):  # said once, until it is over
                    LOGGER.error("nothing can be stored", extra={"details": {"error": type(known).__name__}})
        self._trouble = outcome if isinstance(outcome, NotStoredError) else None
        for loop in {loop for _, loop, _ in jobs}:  # waking a loop costs: once for all that wait in it
            loop.call_soon_threadsafe(_settle, [done for _, each, done in jobs if each is loop], outcome)

    def notice_loss(self, lost: Callable[[], None]) -> None:
        """Refuse to acknowledge what is written into a file that is no longer there; ``lost`` is told of it."""
        if self.is_a_file:
            self.watch = FileWatch(str(self._engine.url.database), lost)

    @property
    def is_a_file(self) -> bool:
        """Whether the database is a file of the house's own."""
        return is_sqlite(self._engine)

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
