"""The house's web application: a small HTTP interface to lay tables and sit down, and a socket per client."""

from __future__ import annotations

import asyncio
import gzip
import re
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import Body, FromPath, FromQuery
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from litestar.types import Scope
from msgspec import Meta, Struct

from elferhaus.core.check import BadRecordError
from elferhaus.core.refusal import Refusal, Refused
from elferhaus.locale import say_refusal

from . import sockets
from .asyncapi import protocol
from .family import HANDLERS as FAMILY
from .family import Album
from .films import LONGEST_RECORD, Film, NoSuchPartError, film_of, read_records
from .hosts import is_at_home
from .house import House, RealClock
from .invitation import Invitation, invitation
from .lessons import HANDLERS as LESSONS
from .limits import Allowance, Limits
from .limits import address_of as _address
from .live import LiveTable, make_choice
from .offers import Offer, offers
from .openapi import requests
from .pages import HANDLERS
from .presets import HANDLERS as PRESETS
from .store import ForgottenError, Store
from .wire import Portrait

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence

    from .live import Clock, Pace
    from .thinking import Thinking

CONTENT_SECURITY: Final = (
    "default-src 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "manifest-src 'self'",
    "media-src 'self' data:",
    "script-src 'self'",
    "style-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
)
HEADERS: Final = {
    "content-security-policy": "; ".join(CONTENT_SECURITY),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-store",
}
_RAW_HEADERS: Final = {name.encode(): value.encode() for name, value in HEADERS.items()}
_CODE: Final = re.compile(r"[a-z0-9]{1,16}", re.ASCII)
_SCHEMES: Final = {"ws": "http", "wss": "https", "http": "http", "https": "https"}
LAST: Final = -1  # the newest match
LARGEST_REQUEST: Final = 16 * 1024
HARD_WORK: Final = 512 * 1024  # bytes of a record that are checked in less than half a second
LONGEST_PATH, NOWHERE = 200, "/-/-/-"


class OpenTable(Struct, forbid_unknown_fields=True):
    """What is to be played, and by how many; with a name, whoever asks takes the first seat."""

    game: str
    seats: int
    edition: str | None = None
    options: dict[str, Any] = {}
    rounds: int = 1
    name: str | None = None
    portrait: Portrait | None = None
    # Seconds until a bot plays for somebody who is away; None leaves it to the host.
    stand_in: Annotated[float, Meta(ge=0, le=86_400)] | None = 60


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Who wants to sit, and where; without a seat, on any free one."""

    name: str
    seat: int | None = None
    portrait: Portrait | None = None


class Seated(Struct):
    """A seat at a table and the secret that proves whose it is."""

    code: str
    token: str
    seat: int | None


@get("/api/games", sync_to_thread=False)
def list_games() -> list[Offer]:
    """Return what there is to play, and how it is played where a table says nothing."""
    return offers()


@post("/api/tables")
async def open_table(data: Annotated[OpenTable, Body()], request: Request[Any, Any, Any], state: State) -> Seated:
    """Lay a table."""
    if not state.limits.allow(_address(request), "table"):
        raise HTTPException(status_code=429, detail="too many tables from this address")
    choice = make_choice(data.game, data.edition, data.options, data.rounds, data.seats)
    live, token = await state.house.open_table(choice, data.seats, data.name, data.stand_in, portrait=data.portrait)
    return Seated(live.table.code, token, 0 if live.table.chairs[0] is not None else None)


@post("/api/choices", status_code=204)
async def check_choice(data: Annotated[OpenTable, Body()]) -> None:
    """Say whether the rules allow a table, without laying it."""
    make_choice(data.game, data.edition, data.options, data.rounds, data.seats)


@get("/api/tables/{code:str}/invitation")
async def invite(code: FromPath[str], request: Request[Any, Any, Any], state: State) -> Invitation:
    """Return where others find the table, also as a QR code."""
    live = await _known(code, _address(request), state)
    asked = f"{request.scope['scheme']}://{request.headers['host']}"
    return invitation(asked, state.get("reach", ()), live.table.code)


@post("/api/tables/{code:str}/seats")
async def take_seat(
    code: FromPath[str], data: Annotated[TakeSeat, Body()], request: Request[Any, Any, Any], state: State
) -> Seated:
    """Take a free seat; the host brings the own token along."""
    live = await _known(code, _address(request), state)
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    own = token if scheme.lower() == "bearer" else None
    seat, fresh = await state.house.sit(live, data.name, data.seat, own, portrait=data.portrait)
    return Seated(live.table.code, fresh, seat)


@get("/api/tables/{code:str}/records", media_type="application/jsonl")
async def records(
    code: FromPath[str], request: Request[Any, Any, Any], state: State, match: FromQuery[int | None] = None
) -> str:
    """Return the records of the matches that are over, or of one; of one still played nothing leaves the house."""
    live = await _known(code, _address(request), state)
    done = _done(live)
    if match is not None:
        if not done or not (match == LAST or 1 <= match <= len(done)):
            raise HTTPException(status_code=404, detail="there is no such match")
        done = [done[match - 1 if match > 0 else LAST]]
    return "".join(f"{line}\n" for record in done for line in record)


@get("/api/tables/{code:str}/film", opt={"replies": Film})
async def film(
    code: FromPath[str],
    request: Request[Any, Any, Any],
    state: State,
    seat: FromQuery[int | None] = None,
    match: FromQuery[int | None] = None,
) -> Response[bytes]:
    """Return a match that is over as a film, through the eyes of a seat; of one still played nothing is shown."""
    _may_see(request, state)
    live = await _known(code, _address(request), state)
    done, chairs = _done(live), tuple(live.table.chairs)
    if not done or (match is not None and len(done) < match <= len(live.table.records)):
        raise HTTPException(status_code=409, detail="this match is not over yet")
    return await _shown(request, state, lambda: film_of(done, match, seat, chairs))


@post("/api/films", status_code=200, request_max_body_size=LONGEST_RECORD, opt={"replies": Film, "takes": "text/plain"})
async def film_of_record(
    request: Request[Any, Any, Any],
    state: State,
    seat: FromQuery[int | None] = None,
    match: FromQuery[int | None] = None,
) -> Response[bytes]:
    """Return a record, sent as JSON Lines, as a film; or the line of it that breaks a rule."""
    length = request.headers.get("content-length", "")
    _may_see(request, state, int(length) if length.isdecimal() else LONGEST_RECORD)
    text = await request.body()
    return await _shown(request, state, lambda: film_of(read_records(text), match, seat))


@get("/api/films/{key:str}", opt={"replies": Film})
async def film_kept(
    key: FromPath[str],
    request: Request[Any, Any, Any],
    state: State,
    seat: FromQuery[int | None] = None,
    match: FromQuery[int | None] = None,
) -> Response[bytes]:
    """Return the film of a record that this house was opened to show."""
    _may_see(request, state)
    text: bytes | None = state.shown.get(key)
    if text is None:
        raise HTTPException(status_code=404, detail="there is no such record")
    return await _shown(request, state, lambda: film_of(read_records(text), match, seat))


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], code: FromPath[str], state: State) -> None:
    """Connect a client to a table."""
    address = _address(socket)
    limits: Limits = state.limits
    if not _is_at_home(socket):
        await _turn_away(socket, 421)
        return
    if not _same_origin(socket):
        await _turn_away(socket, 403)
        return
    if not limits.come(address):
        await _turn_away(socket, 429)
        return
    try:
        live = await _known(code, address, state)
        await socket.accept()
        await sockets.serve(sockets.Line(socket, live, state.clock), state.house, limits, address)
    except HTTPException as error:
        await socket.accept()
        await socket.close(4000 + error.status_code, error.detail)
    finally:
        limits.go(address)
        socket.receive, socket.send = empty_receive, empty_send  # its own lead back to it: it would not go by itself


async def _turn_away(socket: WebSocket[Any, Any, Any], status: int) -> None:
    """Refuse a socket before it is one."""
    await socket.send({"type": "websocket.http.response.start", "status": status, "headers": []})
    await socket.send({"type": "websocket.http.response.body", "body": b"", "more_body": False})


def _done(live: LiveTable) -> list[Sequence[str]]:
    """Return the records of the matches that are over."""
    return [tuple(record) for record in live.table.records if record[-1].startswith('{"match"')]


def _may_see(request: Request[Any, Any, Any], state: State, length: int = 0) -> None:
    """Let somebody see a film; one of a long record counts as several."""
    if not state.limits.allow(_address(request), "film", 1 + length // HARD_WORK):
        raise HTTPException(status_code=429, detail="too many films for this address")


async def _shown(request: Request[Any, Any, Any], state: State, make: Callable[[], Film]) -> Response[bytes]:
    """Answer with a film. It is made aside, one at a time: a long one takes a second, and others play meanwhile."""
    packs = "gzip" in request.headers.get("accept-encoding", "")

    def develop() -> bytes:
        text = msgspec.json.encode(make())
        return gzip.compress(text, 6, mtime=0) if packs else text

    try:
        async with state.darkroom:
            content = await asyncio.to_thread(develop)
    except NoSuchPartError as error:
        raise HTTPException(status_code=404, detail=str(error)) from None
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if packs else {})
    return Response(content, media_type="application/json", headers=headers)


async def _known(code: str, address: str, state: State) -> LiveTable:
    """Return the table with a code; who guesses at codes must soon wait."""
    if not state.limits.allow(address, "code"):
        raise HTTPException(status_code=429, detail="too many codes tried from this address")
    code = code.lower()
    live: LiveTable | None = await state.house.find(code) if _CODE.fullmatch(code) else None
    if live is None:
        raise HTTPException(status_code=404, detail="there is no such table")
    state.limits.forgive(address, "code")
    return live


def _is_at_home(connection: Any) -> bool:
    return is_at_home(connection.headers.get("host", ""), connection.app.state.names)


def _same_origin(connection: Any) -> bool:
    """Tell whether a page came from this very house; a browser says so, programs say nothing."""
    origins = connection.headers.getall("origin", [])
    host = connection.headers.get("host")
    return not origins or origins == [f"{_SCHEMES.get(connection.scope['scheme'])}://{host}"]


async def _admit(request: Request[Any, Any, Any]) -> None:
    """Let a request in, unless another site's page makes it or its address asks too much."""
    if not _is_at_home(request):
        raise HTTPException(status_code=421, detail="this house has another name; use its address")
    if not request.app.state.limits.allow(_address(request), "request"):
        raise HTTPException(status_code=429, detail="too many requests from this address")
    if request.method not in {"GET", "HEAD"} and not _same_origin(request):
        raise HTTPException(status_code=403, detail="this comes from another site")


async def _secure(message: Any, _scope: Scope) -> None:
    """Put the security headers on whatever goes out, errors included."""
    if message["type"] in {"http.response.start", "websocket.http.response.start", "websocket.accept"}:
        own = {name.lower(): value for name, value in message.get("headers", ())}
        keep = own.get(b"cache-control")  # only the page's files, which are no secret, say how long they last
        message["headers"] = [*({**own, **_RAW_HEADERS} | ({} if keep is None else {b"cache-control": keep})).items()]


def _refused(_request: Request[Any, Any, Any], error: Refused) -> Response[Any]:
    return Response(_told(error.refusal), status_code=422, media_type="application/json")


def _bad_record(_request: Request[Any, Any, Any], error: BadRecordError) -> Response[Any]:
    content = {"line": error.line, **_told(error.refusal)}
    return Response(content, status_code=422, media_type="application/json")


def _told(refusal: Refusal) -> dict[str, Any]:
    return {
        "rule": refusal.rule,
        "key": refusal.key,
        "details": refusal.details,
        "text": say_refusal("en", refusal),
    }


class Application(Litestar):
    """An application that leaves out what nobody here uses and takes long to load: a house has to be back quickly."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer; a path longer than any of ours leads nowhere, since the router would remember it as it is."""
        if len(scope.get("path", "")) > LONGEST_PATH:
            scope |= {"path": NOWHERE, "raw_path": NOWHERE.encode()}
        if len(scope.get("query_string", "")) > LONGEST_PATH:
            scope["query_string"] = b""  # nobody here looks at it
        await super().__call__(scope, receive, send)


def create_app(
    database: str | Store,
    clock: Clock | None = None,
    pace: Pace | None = None,
    allowance: Allowance | None = None,
    names: Collection[str] = (),
    *,
    shown: Mapping[str, bytes] | None = None,
    thinking: Thinking | None = None,
) -> Litestar:
    """Return the application over a database; ``names`` are what else this machine is called.

    ``shown`` are records that can be looked at here, each under a key of its own; ``thinking`` is how bots do it.
    """

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        store = database if isinstance(database, Store) else Store(database)
        app.state.store, app.state.album = store, Album()
        app.state.clock = clock or RealClock()
        app.state.house = House(store, app.state.clock, pace, thinking=thinking)
        app.state.house.start()
        app.state.names = frozenset(name.lower() for name in names)
        app.state.limits = Limits(app.state.clock, allowance)
        app.state.shown = shown or {}
        app.state.darkroom = asyncio.Semaphore(1)
        try:
            yield
        finally:
            app.state.house.close()
            store.close()

    return Application(
        [
            *LESSONS,
            *PRESETS,
            *FAMILY,
            *(*HANDLERS, protocol, requests, list_games, open_table, check_choice, invite, take_seat, records),
            *(film, film_of_record, film_kept),
            table_socket,
        ],
        lifespan=[opened],
        exception_handlers={
            Refused: _refused,
            BadRecordError: _bad_record,
            ForgottenError: _forgotten,
            HTTPException: _failed,
            msgspec.ValidationError: _malformed,
            UnicodeDecodeError: _malformed,
            RecursionError: _malformed,
        },
        before_request=_admit,
        before_send=[_secure],
        openapi_config=None,
        logging_config=None,
        request_max_body_size=LARGEST_REQUEST,
    )


def _failed(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Say what went wrong as JSON, whatever the answer would have been."""
    content: dict[str, Any] = {"detail": error.detail, "status_code": error.status_code}
    if error.status_code >= 500:
        content["detail"] = "something is wrong in the house"
    elif error.extra:
        content["extra"] = error.extra  # which key of the request it was
    return Response(content, status_code=error.status_code, headers=error.headers, media_type="application/json")


def _forgotten(_request: Request[Any, Any, Any], _error: ForgottenError) -> Response[Any]:
    """Say that what was asked for has been deleted meanwhile, with all that was kept."""
    return Response({"detail": "all that was here has been deleted"}, status_code=404, media_type="application/json")


def _malformed(_request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    detail = str(error)[:200] if isinstance(error, msgspec.ValidationError) else "this is no JSON text"
    return Response({"detail": detail}, status_code=400, media_type="application/json")
