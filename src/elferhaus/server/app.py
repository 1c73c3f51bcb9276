"""The house's web application: a small HTTP interface to lay tables and sit down, and a socket per client."""

from __future__ import annotations

import re
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import Body, FromPath
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from litestar.types import Scope
from msgspec import Meta, Struct

from elferhaus.core.refusal import Refused
from elferhaus.locale import say_refusal

from . import sockets
from .asyncapi import protocol
from .hosts import is_at_home
from .house import House, RealClock
from .invitation import Invitation, invitation
from .limits import Allowance, Limits, neighbourhood
from .live import LiveTable, make_choice
from .offers import Offer, offers
from .openapi import requests
from .pages import HANDLERS
from .store import Store
from .wire import Portrait

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Collection

    from .live import Clock, Pace

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
LARGEST_REQUEST: Final = 16 * 1024
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
async def records(code: FromPath[str], request: Request[Any, Any, Any], state: State) -> str:
    """Return the records of the matches that are over; of one still played nothing leaves the house."""
    live = await _known(code, _address(request), state)
    done = [record for record in live.table.records if record[-1].startswith('{"match"')]
    return "".join(f"{line}\n" for record in done for line in record)


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


def _address(connection: Any) -> str:
    return neighbourhood(connection.client.host) if connection.client else ""


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
    refusal = error.refusal
    content = {
        "rule": refusal.rule,
        "key": refusal.key,
        "details": refusal.details,
        "text": say_refusal("en", refusal),
    }
    return Response(content, status_code=422, media_type="application/json")


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
) -> Litestar:
    """Return the application over a database; ``names`` are what else this machine is called."""

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        store = database if isinstance(database, Store) else Store(database)
        app.state.clock = clock or RealClock()
        app.state.house = House(store, app.state.clock, pace)
        app.state.house.start()
        app.state.names = frozenset(name.lower() for name in names)
        app.state.limits = Limits(app.state.clock, allowance)
        try:
            yield
        finally:
            app.state.house.close()
            store.close()

    return Application(
        [
            *(*HANDLERS, protocol, requests, list_games, open_table, check_choice, invite, take_seat, records),
            table_socket,
        ],
        lifespan=[opened],
        exception_handlers={
            Refused: _refused,
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


def _malformed(_request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    detail = str(error)[:200] if isinstance(error, msgspec.ValidationError) else "this is no JSON text"
    return Response({"detail": detail}, status_code=400, media_type="application/json")
