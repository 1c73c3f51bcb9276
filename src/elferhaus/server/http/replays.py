"""Matches that are over, to be watched again."""

from __future__ import annotations

import asyncio
import gzip
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery

from elferhaus.core.reader import BadRecordError
from elferhaus.server.http.replay import LONGEST_RECORD, NoSuchPartError, Replay, read_records, replay_of
from elferhaus.server.http.tables import finished, known_table
from elferhaus.server.net.limits import address_of
from elferhaus.server.workers.replays import TooLongError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from elferhaus.server.tables.occupants import Occupant

SHORT: Final = 64 * 1024  # bytes of a record that nobody at a table feels
HARD_WORK: Final = 512 * 1024  # bytes of a record that are checked in less than half a second


@get("/api/tables/{code:str}/film", opt={"replies": Replay})
async def table_replay(
    code: FromPath[str],
    request: Request[Any, Any, Any],
    state: State,
    seat: FromQuery[int | None] = None,
    match: FromQuery[int | None] = None,
) -> Response[bytes]:
    """Return a match that is over as a replay, through the eyes of a seat; of one still played nothing is shown."""
    _may_watch(request, state)
    live = await known_table(code, address_of(request), state)
    done, occupants = finished(live), tuple(live.table.occupants)
    if not done or (match is not None and len(done) < match <= len(live.table.records)):
        raise HTTPException(status_code=409, detail="this match is not over yet")
    size = sum(len(line) for record in done for line in record)
    return await _answer(request, state, size, _of_table, done, match, seat, occupants)


@post(
    "/api/films", status_code=200, request_max_body_size=LONGEST_RECORD, opt={"replies": Replay, "takes": "text/plain"}
)
async def record_replay(
    request: Request[Any, Any, Any],
    state: State,
    seat: FromQuery[int | None] = None,
    match: FromQuery[int | None] = None,
) -> Response[bytes]:
    """Return a record, sent as JSON Lines, as a replay; or the line of it that breaks a rule."""
    length = request.headers.get("content-length", "")
    _may_watch(request, state, int(length) if length.isdecimal() else LONGEST_RECORD)
    text = await request.body()
    return await _answer(request, state, len(text), _of_text, text, match, seat)


@get("/api/films/{key:str}", opt={"replies": Replay})
async def kept_replay(
    key: FromPath[str],
    request: Request[Any, Any, Any],
    state: State,
    seat: FromQuery[int | None] = None,
    match: FromQuery[int | None] = None,
) -> Response[bytes]:
    """Return the replay of a record that this house was opened to show."""
    _may_watch(request, state)
    text: bytes | None = state.shown.get(key)
    if text is None:
        raise HTTPException(status_code=404, detail="there is no such record")
    return await _answer(request, state, len(text), _of_text, text, match, seat)


def _may_watch(request: Request[Any, Any, Any], state: State, length: int = 0) -> None:
    """Let somebody watch; a long record counts as several."""
    if not state.limits.allow(address_of(request), "film", 1 + length // HARD_WORK):
        raise HTTPException(status_code=429, detail="too many replays for this address")


async def _answer(
    request: Request[Any, Any, Any], state: State, size: int, make: Callable[..., Replay], *args: Any
) -> Response[bytes]:
    """Answer with a replay; a long one is made elsewhere. Each kind is made one at a time, address by address."""
    packs = "gzip" in request.headers.get("accept-encoding", "")
    is_long = size > SHORT
    try:
        async with (state.long_replays if is_long else state.short_replays).turn(address_of(request)):
            work = (state.replay_process.run, made) if is_long else (made,)
            content, wrong = await asyncio.to_thread(*work, packs, make, *args)
    except TooLongError:
        raise HTTPException(status_code=413, detail="this record takes too long to be shown") from None
    if isinstance(wrong, str):
        raise HTTPException(status_code=404, detail=wrong)
    if wrong is not None:
        raise BadRecordError(*wrong)
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if packs else {})
    return Response(content, media_type="application/json", headers=headers)


def made(packs: bool, make: Callable[..., Replay], *args: Any) -> tuple[bytes, Any]:
    """Return a replay as it is sent, or what is wrong: which part there is not, or the line that breaks a rule."""
    try:
        text = msgspec.json.encode(make(*args))
    except NoSuchPartError as error:
        return b"", str(error)
    except BadRecordError as error:
        return b"", (error.line, error.refusal)
    return (gzip.compress(text, 6, mtime=0) if packs else text), None


def _of_text(text: bytes, match: int | None, seat: int | None) -> Replay:
    return replay_of(read_records(text), match, seat)


def _of_table(
    done: list[Sequence[str]], match: int | None, seat: int | None, occupants: tuple[Occupant | None, ...]
) -> Replay:
    return replay_of(done, match, seat, occupants)


HANDLERS: Final = (table_replay, record_replay, kept_replay)
