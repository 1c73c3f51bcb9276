"""Storing tables: an append-only log per table, in SQLite or PostgreSQL, written by one thread.

An append names the table's last entry and its epoch, so two writers can never fork a table: the second is refused. The
thread commits all that waits for it in one transaction, and only then tells anyone. Where PostgreSQL is away for a
moment, it waits; what was under way then is looked for first, since it may have been stored all the same.
"""

from __future__ import annotations

import asyncio
from contextlib import closing, contextmanager
from functools import cache
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import sqlalchemy as sql
from msgspec import Struct

from elferhaus.server.logs import LOGGER
from elferhaus.server.meter import Times

from .engine import BEGIN_SQLITE, is_sqlite, one_at_a_time, open_engine, renderer
from .loss import FileWatch, LostFileError, NotStoredError, reason, watched
from .patience import AGAIN_S, AWAY_S, AwayError, ForgottenError, Patience
from .rhythm import APART, Rhythm
from .schema import ANSWERS, ENTRIES, RESULTS, TABLES, TOKENS
from .threads import MachineThreads, settle

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sqlalchemy.engine.interfaces import DBAPICursor as Cursor

    from .threads import Threads

MOST_TOGETHER: Final = 500  # appends in one commit
READERS: Final = 2  # threads of their own, so that nobody waits for a bot that thinks
TROUBLE_S: Final = 10  # after which whoever cannot store takes people in again, to see whether it still cannot
FAR_READERS: Final = 8  # where each waits for an answer over the network


class ForkError(Exception):
    """Somebody else has written this seq, or this command, already."""


class FencedError(ForgottenError):
    """Another house owns the table by now: what this one thought of is not written any more."""

    passes = True


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
    epoch: int = 0  # in which the house owns the table
    owner: str | None = None  # of a new table, where there are several houses


class Erasure(NamedTuple):
    """A wish to delete all that is kept, and who waits for it."""

    erase: Callable[[sql.PoolProxiedConnection], None]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


Job: TypeAlias = "tuple[Append, asyncio.AbstractEventLoop, asyncio.Future[None]]"


class Store:
    """The database behind the house."""

    def __init__(self, url: str | sql.Engine, apart: float = APART, threads: Threads | None = None) -> None:
        """Open a database and bring its schema up to date; ``apart`` is the time between two tables' commits.

        ``threads`` are where work beside the event loop is done, with their own time.
        """
        self._threads = threads or MachineThreads()
        self._engine = open_engine(url, shared=True) if isinstance(url, str) else url
        sqlite = is_sqlite(self._engine)
        self._writer = self._engine.execution_options(writes=True)
        # Rendered once, and given straight to the driver: half of what storing a move costs would be SQLAlchemy's.
        dialect: Any = type(self._engine.dialect)
        render = renderer(dialect(paramstyle="qmark" if sqlite else "format"))
        self._begin = BEGIN_SQLITE if sqlite else None  # PostgreSQL's driver begins by itself
        self._add_table, self._add_token = render(TABLES.insert()), render(TOKENS.insert())
        self._end_tokens = render(TOKENS.delete().where(TOKENS.c.table_id == "", TOKENS.c.person == ""))
        self._add_entry, self._add_answer = render(ENTRIES.insert()), render(ANSWERS.insert())
        self._add_result = render(RESULTS.insert())
        at, last = TABLES.c.id == sql.bindparam("at"), TABLES.c.seq == sql.bindparam("last")
        move_on = TABLES.update().where(at, TABLES.c.epoch == sql.bindparam("in"), last)
        self._move_on = render(move_on.values(seq=sql.bindparam("to")))
        self._stands = render(sql.select(TABLES.c.epoch, TABLES.c.seq).where(at))
        log = sql.select(ENTRIES.c.body).order_by(ENTRIES.c.seq)
        self._log_from = render(log.where(ENTRIES.c.table_id == "", ENTRIES.c.seq >= 0))
        self.era = 0  # rises when all is deleted
        self._trouble: NotStoredError | None = None  # at the last commit
        self._troubled = 0.0  # when that was
        self.watch: FileWatch | None = None  # of the file, if it is one
        self.times = Times()  # from an append to its end
        self._asked: dict[asyncio.Future[None], float] = {}  # what waits, and since when: the oldest first
        self._writing: sql.PoolProxiedConnection | None = None
        self._cursor: Cursor | None = None  # on that connection
        self._readers = self._threads.pool(READERS if sqlite else FAR_READERS, "reader")
        self._pulse = self._threads.pool(1, "pulse")  # what must not wait behind anybody
        self._patience = Patience(self._engine, self._threads)
        self._closed, self._rhythm = False, Rhythm(apart)
        self._queue = self._threads.queue()  # of jobs and erasures; None is the end
        self._held: list[Erasure | None] = []  # taken from the queue, but not due yet
        self._join = self._threads.start(self._write, "store")

    async def append(self, append: Append) -> None:
        """Write, and return once it is on disk; raise ForkError if somebody else was faster."""
        if self._closed:
            raise RuntimeError("the store is closed")
        if append.era not in {None, self.era}:
            raise ForgottenError
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        asked = self._asked[done] = self._threads.now()
        self._queue.put((append, loop, done))
        try:
            await done
        finally:
            del self._asked[done]
            self.times.add(self._threads.now() - asked)

    def lag(self) -> float:
        """Return for how many seconds the oldest append has been waiting."""
        return 0.0 if not self._asked else self._threads.now() - next(iter(self._asked.values()))

    @property
    def waiting(self) -> int:
        """How many appends wait to be stored."""
        return len(self._asked)

    @property
    def is_in_trouble(self) -> bool:
        """Whether nothing can be stored just now, as far as is known: after a while it is worth another try."""
        if self._trouble is not None and self._threads.now() < self._troubled + TROUBLE_S:
            return True
        return self._patience.is_away_now and bool(self._asked)

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
        ask = self._patience.ask
        return await asyncio.get_running_loop().run_in_executor(self._readers, ask, self._engine.connect, question)

    async def change(self, change: Callable[[sql.Connection], Any]) -> Any:
        """Change a little in one statement, and return what that says."""
        ask = self._patience.ask
        return await asyncio.get_running_loop().run_in_executor(self._readers, ask, self._writer.begin, change)

    async def beat(self, change: Callable[[sql.Connection], Any]) -> Any:
        """Change a little at once, or fail at once."""

        def do() -> Any:
            with self._writer.begin() as connection:
                answer = change(connection)
            self._patience.found()
            return answer

        return await asyncio.get_running_loop().run_in_executor(self._pulse, do)

    async def write(self, change: Callable[[sql.Connection], None]) -> None:
        """Change something besides the logs, all or nothing, off the event loop."""
        era = self.era

        def do(connection: sql.Connection) -> None:
            one_at_a_time(connection)
            change(connection)
            if era != self.era:  # asked last: whoever deletes waits for what has got as far as this
                raise ForgottenError

        def work() -> None:
            with watched(self.watch):
                self._patience.ask(self._writer.begin, do, once=True)

        await asyncio.get_running_loop().run_in_executor(self._readers, work)

    def hurry(self) -> None:
        """Wait no longer for a database that is away: the house ends."""
        self._patience.is_over = True

    def close(self) -> None:
        """Write what is waiting and stop."""
        self._closed = self._patience.is_over = True
        self._queue.put(None)
        self._join()
        self._readers.shutdown()
        self._pulse.shutdown()
        if self._writing is not None:
            self._writing.close()
        self._engine.dispose()

    def _write(self) -> None:
        while (first := self._held.pop() if self._held else self._queue.get()) is not None:
            if isinstance(first, Erasure):
                self._erase(first)
                continue
            if (wait := self._rhythm.wait(first[0].table, self._threads.now())) > 0:
                self._threads.sleep(wait)
            jobs = [first]
            while not self._queue.empty() and len(jobs) < MOST_TOGETHER:
                job = self._queue.get()
                if job is None or isinstance(job, Erasure):
                    self._held.append(job)
                    break
                jobs.append(job)
            self._commit(jobs)
            self._rhythm.committed((append.table for append, _, _ in jobs), self._threads.now())

    def _erase(self, wish: Erasure) -> None:
        """Let everything be deleted on a connection of its own, while nothing else is written.

        To delete twice is to delete: where the database is away, or another transaction and this one waited for each
        other, it is asked again.
        """
        outcome: Exception | None = None
        try:
            self._patience.ask(lambda: closing(self._engine.raw_connection()), wish.erase)
        except Exception as error:  # noqa: BLE001 - whoever waits must hear of it, whatever it is
            outcome = self._outcome(error)
        wish.loop.call_soon_threadsafe(settle, [wish.done], outcome)

    def _commit(self, jobs: list[Job]) -> None:
        """Write several appends in one transaction; one that fails does not harm the others."""
        outcome: Exception | None = None
        try:
            with watched(self.watch), self._transaction() as cursor:
                self._insert(cursor, [append for append, _, _ in jobs])
        except Exception as error:  # noqa: BLE001 - whoever waits must hear of it, whatever it is
            if self._patience.is_away(error):
                self._commit_later(jobs)
                return
            if len(jobs) > 1 and not isinstance(error, LostFileError):  # each alone: only the one at fault fails
                for job in jobs:
                    self._commit([job])
                return
            outcome = self._outcome(error)
        self._trouble = outcome if isinstance(outcome, NotStoredError) else None
        self._troubled = self._threads.now()
        self._patience.found()
        self._settle(jobs, outcome)

    def _outcome(self, error: Exception) -> Exception:
        if isinstance(error, self._engine.dialect.loaded_dbapi.IntegrityError):
            return ForkError()
        known = reason(error)
        if known is not None and type(known) is not type(self._trouble):  # said once, until it is over
            LOGGER.error("nothing can be stored", extra={"details": {"error": type(known).__name__}})
        return known or error

    def _commit_later(self, jobs: list[Job]) -> None:
        """Write appends once the database is back: each alone, if it has not been written all the same."""
        ends = self._patience.missed() + AWAY_S
        for job in jobs:
            outcome: Exception | None = None
            try:
                while not self._written_at_last(job[0]):
                    if self._patience.is_over or self._threads.now() > ends:
                        raise AwayError  # noqa: TRY301
                    self._threads.sleep(AGAIN_S)
            except Exception as error:  # noqa: BLE001 - whoever waits must hear of it, whatever it is
                outcome = self._outcome(error)
            self._settle([job], outcome)

    def _written_at_last(self, append: Append) -> bool:
        try:
            with self._transaction() as cursor:
                cursor.execute(self._log_from, (append.table, append.first_seq))
                stored = [bytes(row[0]) for row in cursor.fetchall()] == list(append.bodies)
                cursor.execute(self._stands, (append.table,))
                found = cursor.fetchone()
                # Another house may have written the very same since: then it is that one's, and not an answer here.
                if not stored or found is None or found[0] != append.epoch:
                    self._insert(cursor, [append])
        except Exception as error:
            if self._patience.is_away(error):
                return False
            raise
        self._patience.found()
        return True

    def _settle(self, jobs: list[Job], outcome: Exception | None) -> None:
        for loop in {loop for _, loop, _ in jobs}:  # waking a loop costs: once for all that wait in it
            loop.call_soon_threadsafe(settle, [done for _, each, done in jobs if each is loop], outcome)

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
        if self._writing is None or self._cursor is None:
            self._writing = self._engine.raw_connection()
            self._cursor = self._writing.cursor()
        try:
            if self._begin is not None:
                self._cursor.execute(self._begin)
            yield self._cursor
            self._writing.commit()
        except BaseException:
            self._writing.close()  # which takes back what was begun
            self._writing = self._cursor = None
            raise

    def _insert(self, cursor: Cursor, appends: list[Append]) -> None:
        entries: list[Any] = []
        answers: list[Any] = []
        moves: list[tuple[int, str, int, int]] = []
        for append in appends:
            if append.code is not None:
                new = (append.table, append.code, append.touched, last_of(append), append.epoch, append.owner)
                cursor.execute(self._add_table, new)
            else:
                moves.append((last_of(append), append.table, append.epoch, append.first_seq - 1))
            if append.token is not None:
                hashed, person = append.token
                cursor.execute(self._end_tokens, (append.table, person))
                cursor.execute(self._add_token, (hashed, append.table, person))
            for seq, body in enumerate(append.bodies, append.first_seq):
                entries += (append.table, seq, body)
            if append.result is not None:
                cursor.execute(self._add_result, (append.table, last_of(append), *append.result))
            for key in append.commands:
                answers += (append.table, key, last_of(append))
        if moves:
            moves.sort(key=itemgetter(1))  # in one order everywhere: two houses never wait for each other in a circle
            if self._move(cursor, moves) != len(moves):
                self._refuse(cursor, moves)
        for add, values in ((self._add_entry, entries), (self._add_answer, answers)):
            if values:
                cursor.execute(_of_rows(add, len(values)), values)

    def _move(self, cursor: Cursor, moves: list[tuple[int, str, int, int]]) -> int:
        """Let tables have their new last entries, where they are as expected; return how many.

        PostgreSQL's driver would send several without a pause for answers. Whoever is stopped in the midst of that has
        the rows locked, and PostgreSQL does not take it for idle: so there it is one after another.
        """
        if self._begin is not None:
            cursor.executemany(self._move_on, moves)
            return cursor.rowcount
        moved = 0
        for move in moves:
            cursor.execute(self._move_on, move)
            moved += cursor.rowcount
        return moved

    def _refuse(self, cursor: Cursor, moves: list[tuple[int, str, int, int]]) -> None:
        """Say why a table is not as an append expects it."""
        _, table, epoch, _ = moves[0]
        cursor.execute(self._stands, (table,))
        found = cursor.fetchone()
        if found is None:
            raise ForgottenError
        raise ForkError if found[0] == epoch else FencedError


@cache
def _of_rows(add: str, values: int) -> str:
    """Return a statement that adds all rows at once: between two, its thread would have to wait for the others."""
    into, _, row = add.partition(" VALUES ")
    return f"{into} VALUES {', '.join([row] * (values // len(row.split(','))))}"


def last_of(append: Append) -> int:
    """Return the seq of an append's last entry."""
    return append.first_seq + len(append.bodies) - 1
