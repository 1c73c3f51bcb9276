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

from elferhaus.server.http.replay import LONGEST_RECORD, NoSuchPartError, Replay, read_records, replay_of
from elferhaus.server.http.tables import finished, known_table
from elferhaus.server.net.limits import address_of

if TYPE_CHECKING:
    from collections.abc import Callable

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
    return await _answer(request, state, lambda: replay_of(done, match, seat, occupants))


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
    return await _answer(request, state, lambda: replay_of(read_records(text), match, seat))


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
    return await _answer(request, state, lambda: replay_of(read_records(text), match, seat))


def _may_watch(request: Request[Any, Any, Any], state: State, length: int = 0) -> None:
    """Let somebody watch; a long record counts as several."""
    if not state.limits.allow(address_of(request), "film", 1 + length // HARD_WORK):
        raise HTTPException(status_code=429, detail="too many replays for this address")


async def _answer(request: Request[Any, Any, Any], state: State, make: Callable[[], Replay]) -> Response[bytes]:
    """Answer with a replay. It is made aside, one at a time: a long one takes a second, and others play meanwhile."""
    packs = "gzip" in request.headers.get("accept-encoding", "")

    def packed_reply() -> bytes:
        text = msgspec.json.encode(make())
        return gzip.compress(text, 6, mtime=0) if packs else text

    try:
        async with state.one_replay:
            content = await asyncio.to_thread(packed_reply)
    except NoSuchPartError as error:
        raise HTTPException(status_code=404, detail=str(error)) from None
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if packs else {})
    return Response(content, media_type="application/json", headers=headers)


HANDLERS: Final = (table_replay, record_replay, kept_replay)
