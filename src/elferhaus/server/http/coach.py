"""What the coach says about matches that are over: worked out once, by a process that lets everyone else go first."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery

from elferhaus.coach import NoCoachError, Report, coach
from elferhaus.core.reader import BadRecordError
from elferhaus.server.http.replay import LONGEST_RECORD, read_records
from elferhaus.server.http.tables import finished, known_table
from elferhaus.server.net.limits import address_of
from elferhaus.server.storage.patience import ForgottenError
from elferhaus.server.storage.queries import keep_report, report_on
from elferhaus.server.workers.replays import ReplayProcess, TooLongError, Turns

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from elferhaus.server.storage.store import Store

LONGEST_S: Final = 90.0  # of a processor that coaching may take: a kernel may have to be compiled first
COUNTS: Final = 5  # as so many replays
REMEMBERED: Final = 16  # reports on records that are no table's

Found = tuple[bytes, Any]  # a report, packed; or what is wrong


class Coaching:
    """Coaches one match at a time, and each only once; whoever asks meanwhile waits for the same report."""

    def __init__(self, store: Store) -> None:
        """Begin without a process."""
        self._store, self._turns = store, Turns()
        self._process = ReplayProcess(LONGEST_S)  # of low priority; experts at the tables have their own
        self._under_way: dict[object, asyncio.Task[Found]] = {}
        self._remembered: OrderedDict[object, Found] = OrderedDict()

    async def of_table(self, table: str, match: int, lines: Sequence[str], ask: Callable[[], str]) -> Found:
        """Return the report on a table's match, which is kept with it; ``ask`` lets somebody in and says from where."""
        kept: bytes | None = await self._store.read(report_on(table, match))
        if kept is not None:
            return bytes(kept), None

        if (table, match) not in self._under_way:
            address = ask()

        async def work() -> Found:
            found = await self._coached(address, "\n".join(lines).encode(), 1)
            if found[1] is None:
                try:
                    await self._store.write(keep_report(table, match, found[0]))
                except ForgottenError:  # everything was deleted meanwhile
                    return b"", "there is no such table"
            return found

        return await self._shared((table, match), work)

    async def of_record(self, text: bytes, match: int | None, ask: Callable[[], str]) -> Found:
        """Return the report on a record that is no table's; the last few are remembered while the house is open."""
        key = (sha256(text).digest(), match)
        if key in self._remembered:
            return self._remembered[key]
        if key not in self._under_way:
            address = ask()

        async def work() -> Found:
            found = self._remembered[key] = await self._coached(address, text, match)
            while len(self._remembered) > REMEMBERED:
                self._remembered.popitem(last=False)
            return found

        return await self._shared(key, work)

    async def _shared(self, key: object, work: Callable[[], Awaitable[Found]]) -> Found:
        """Do something that several may wait for; it goes on when one of them leaves."""
        task = self._under_way.get(key)
        if task is None:
            task = self._under_way[key] = asyncio.ensure_future(work())
            task.add_done_callback(lambda _: self._under_way.pop(key, None))
        return await asyncio.shield(task)

    async def _coached(self, address: str, text: bytes, match: int | None) -> Found:
        async with self._turns.turn(address):
            found: Found = await asyncio.to_thread(self._process.run, coached, text, match)
            return found

    def forget(self) -> None:
        """Remember nothing any more."""
        self._remembered.clear()

    def close(self) -> None:
        """End the process."""
        for task in self._under_way.values():
            task.cancel()
        self._process.close()


def coached(text: bytes, match: int | None) -> Found:
    """Return the report on one of the matches of a file as it is sent, or what is wrong."""
    try:
        records = read_records(text)
        number = len(records) if match is None else match
        if not 1 <= number <= len(records):
            return b"", "there is no such match"
        report = coach([line.encode() for line in records[number - 1]])
    except NoCoachError:
        return b"", NO_COACH
    except BadRecordError as error:
        return b"", (error.line, error.refusal)
    return gzip.compress(msgspec.json.encode(report), 6, mtime=0), None


NO_COACH: Final = "the coach does not know this game"


@get("/api/tables/{code:str}/coach", opt={"replies": Report})
async def table_coach(
    code: FromPath[str], request: Request[Any, Any, Any], state: State, match: FromQuery[int | None] = None
) -> Response[bytes]:
    """Return what the coach says about a match that is over; about one still played it says nothing."""
    live = await known_table(code, address_of(request), state)
    done = finished(live)
    number = len(done) if match is None else match
    if not done or len(done) < number <= len(live.table.records):
        raise HTTPException(status_code=409, detail="this match is not over yet")
    if not 1 <= number <= len(done):
        raise HTTPException(status_code=404, detail="there is no such match")
    coaching: Coaching = state.coaching
    return await _answer(
        request, coaching.of_table(live.name, number, done[number - 1], lambda: _let_in(request, state, 0))
    )


@post(
    "/api/coach", status_code=200, request_max_body_size=LONGEST_RECORD, opt={"replies": Report, "takes": "text/plain"}
)
async def record_coach(
    request: Request[Any, Any, Any], state: State, match: FromQuery[int | None] = None
) -> Response[bytes]:
    """Return what the coach says about a record, sent as JSON Lines; or the line of it that breaks a rule."""
    text = await request.body()
    return await _answer(request, state.coaching.of_record(text, match, lambda: _let_in(request, state, len(text))))


@get("/api/films/{key:str}/coach", opt={"replies": Report})
async def kept_coach(
    key: FromPath[str], request: Request[Any, Any, Any], state: State, match: FromQuery[int | None] = None
) -> Response[bytes]:
    """Return what the coach says about a record that this house was opened to show."""
    text: bytes | None = state.shown.get(key)
    if text is None:
        raise HTTPException(status_code=404, detail="there is no such record")
    return await _answer(request, state.coaching.of_record(text, match, lambda: _let_in(request, state, 0)))


def _let_in(request: Request[Any, Any, Any], state: State, length: int) -> str:
    """Let somebody ask for a new report, which counts as several replays; return from where they ask."""
    address = address_of(request)
    if not state.limits.allow(address, "film", COUNTS + COUNTS * length // LONGEST_RECORD):
        raise HTTPException(status_code=429, detail="too many reports for this address")
    return address


async def _answer(request: Request[Any, Any, Any], found: Awaitable[Found]) -> Response[bytes]:
    try:
        content, wrong = await found
    except TooLongError:
        raise HTTPException(status_code=413, detail="this match takes too long to be coached") from None
    if isinstance(wrong, str):
        raise HTTPException(status_code=404, detail=wrong)
    if wrong is not None:
        raise BadRecordError(*wrong)
    packs = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if packs else {})
    return Response(content if packs else gzip.decompress(content), media_type="application/json", headers=headers)


HANDLERS: Final = (table_coach, record_coach, kept_coach)
