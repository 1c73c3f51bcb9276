"""Bringing requests and lines about a table to the house that owns it.

The house that a client has come to stays between: it passes on what is said in both directions, and measures the
client's line, since its end is here. Whoever comes often to the same table comes, behind a load balancer that goes by
the table's code, to the same house; and a table at which nobody is connected moves to the house that asks for it.
"""

from __future__ import annotations

import asyncio
import re
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import h11
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from elferhaus.server.net import tcp_info
from elferhaus.server.net.headers import HEADERS
from elferhaus.server.net.limits import LARGEST_REQUEST
from elferhaus.server.storage.patience import AwayError
from elferhaus.server.tables.call_timing import round_trip as measured
from elferhaus.server.tables.wire import Echo, Probe

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

    from elferhaus.server.houses.leases import Leases, Neighbour

PATH: Final = re.compile(r"/api/tables/([A-Za-z0-9]{1,16})(?:/|$)", re.ASCII)
# What one house tells another about whom it comes for.
KEY, FROM = "x-elferhaus-key", "x-elferhaus-from"
CLIENT, SCHEME, HOST = "x-elferhaus-client", "x-elferhaus-scheme", "x-elferhaus-host"
YOURS: Final = 421  # the answer of a house that has given the table to who asks
COME_AGAIN: Final = 1012  # a close code of the protocol: the service restarts, the client comes again
MOVING: Final = "the table is moving: come again"
LONGEST_WAIT_S: Final = 6  # for a table whose house is dying
LONGEST_ANSWER_S: Final = 120  # of a house that lives: a coach takes its time, and nobody asks for longer
ANSWERS_S: Final = 1  # in which a house that lives takes a line
AGAIN_S: Final = 0.1
PER_LINE: Final = frozenset({"connection", "upgrade", "keep-alive", "transfer-encoding", "host", "te", "trailer"})
SMALL: Final = 80  # bytes; an echo is no longer
AT_ONCE: Final = 64 * 1024  # bytes of an answer
Answered = tuple[int, list[tuple[bytes, bytes]], bytes]  # status, headers and body
_read_probe = msgspec.json.Decoder(Probe).decode
_read_echo = msgspec.json.Decoder(Echo).decode


class Detour:
    """Wraps the application: what belongs to another house is brought there."""

    def __init__(self, app: Any, leases: Leases, is_here: Any, connect: Any = connect) -> None:
        """``is_here`` tells whether a table with a code is in memory here; ``connect`` opens lines to other houses."""
        self._app, self._leases, self._is_here, self._connect_to = app, leases, is_here, connect
        self._lines: dict[str, set[ClientConnection]] = {}  # to other houses
        self._questions: dict[str, set[asyncio.StreamWriter]] = {}  # that wait for their answers

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer here, or bring it to the owner."""
        found = PATH.match(scope.get("path", "")) if scope["type"] in {"http", "websocket"} else None
        code = found[1].lower() if found else ""
        try:
            owner = None if not found or self._is_here(code) else await self._leases.owner_of(code)
        except AwayError:
            await ask_again(scope, receive, send)
            return
        if owner is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await self._ask(owner, scope, receive, send)
        else:
            await self._connect(owner, code, scope, receive, send)

    @property
    def lines(self) -> int:
        """How many clients are connected through to other houses."""
        return sum(map(len, self._lines.values()))

    def cut(self) -> None:
        """Let go of lines to houses that are no longer there: a dead one may not even say so."""
        for open_to in (self._lines, self._questions):
            for name in [name for name in open_to if name not in self._leases.living]:
                for line in open_to.pop(name):
                    line.transport.abort()

    def _headers(self, owner: Neighbour, scope: Any) -> dict[str, str]:
        client = scope.get("client") or ("", 0)
        sent = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        kept = {name: value for name, value in sent.items() if name not in PER_LINE and not name.startswith("sec-web")}
        own = {KEY: owner.key, FROM: self._leases.me.id, CLIENT: str(client[0]), SCHEME: scope["scheme"]}
        return {**kept, **own, HOST: sent.get("host", "")}

    async def _ask(self, owner: Neighbour, scope: Any, receive: Any, send: Any) -> None:
        body, more = b"", True
        while more:
            event = await receive()
            if event["type"] == "http.disconnect":
                return
            body += event.get("body", b"")
            more = event.get("more_body", False)
            if len(body) > LARGEST_REQUEST:
                await _tell(send, 413, b'{"detail":"Request Entity Too Large","status_code":413}')
                return
        query = scope["query_string"].decode("ascii")
        target = scope["raw_path"].decode("ascii") + (f"?{query}" if query else "")
        sent = {**self._headers(owner, scope), "host": owner.address, "content-length": str(len(body))}
        headers = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in sent.items()]
        asked = h11.Request(method=scope["method"], target=target, headers=headers)
        try:
            async with asyncio.timeout(LONGEST_ANSWER_S):
                status, headers, content = await self._answer_of(owner, asked, body)
        except (OSError, h11.ProtocolError) as error:
            self._note(error, owner)
            await ask_again(scope, receive, send)
            return
        if status == YOURS and (FROM.encode(), self._leases.me.id.encode()) in headers:
            await self._app(scope, _again(receive, {"type": "http.request", "body": body, "more_body": False}), send)
            return
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": content})

    async def _answer_of(self, owner: Neighbour, asked: h11.Request, body: bytes) -> Answered:
        """Ask another house, and wait as long as it lives."""
        host, _, port = owner.address.rpartition(":")
        async with asyncio.timeout(LONGEST_WAIT_S):
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
        waiting = self._questions.setdefault(owner.id, set())
        waiting.add(writer)
        try:
            http = h11.Connection(h11.CLIENT)
            for said in (asked, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(http.send(said) or b"")
            return await _answer(http, reader)
        finally:
            waiting.discard(writer)
            writer.close()

    async def _connect(self, owner: Neighbour | None, code: str, scope: Any, receive: Any, send: Any) -> None:
        """Continue a line to the owner; while that one is dying, wait here until it is known who goes on."""
        first = await receive()
        ends = self._now() + LONGEST_WAIT_S
        line: ClientConnection | None = None
        while owner is not None and line is None and self._now() < ends:
            try:
                line = await self._reach(owner, scope)
            except InvalidStatus as refused:
                status = refused.response.status_code
                if status != YOURS or refused.response.headers.get(FROM) != self._leases.me.id:
                    await send({"type": "websocket.http.response.start", "status": status, "headers": []})
                    await send({"type": "websocket.http.response.body", "body": b""})
                    return
                owner = None
            except (OSError, TimeoutError, WebSocketException) as error:
                self._note(error, owner)
                await asyncio.sleep(AGAIN_S)
                with suppress(AwayError):  # then the one that was
                    owner = await self._leases.owner_of(code)
        if owner is None:
            await self._app(scope, _again(receive, first), send)
            return
        if line is None:
            await ask_again(scope, _again(receive, first), send)
            return
        await send({"type": "websocket.accept"})
        self._lines.setdefault(owner.id, set()).add(line)
        try:
            await _Relay(line, scope, receive, send).run()
        finally:
            self._lines.get(owner.id, set()).discard(line)
            await line.close()

    async def _reach(self, owner: Neighbour, scope: Any) -> ClientConnection:
        """Open a line to another house; one that does not answer at once may hang."""
        async with asyncio.timeout(ANSWERS_S):
            line: ClientConnection = await self._connect_to(
                f"ws://{owner.address}{scope['raw_path'].decode('ascii')}",
                additional_headers=self._headers(owner, scope),
                compression=None,
                max_size=None,
                ping_interval=None,
                close_timeout=ANSWERS_S,
                proxy=None,
                user_agent_header=None,
            )
            return line

    def _note(self, error: Exception, owner: Neighbour) -> None:
        if isinstance(error, ConnectionRefusedError):
            self._leases.nobody_at(owner)

    def _now(self) -> float:
        return asyncio.get_running_loop().time()


class _Relay:
    """One client's line, continued to another house."""

    def __init__(self, line: ClientConnection, scope: Any, receive: Any, send: Any) -> None:
        self._line, self._receive, self._send = line, receive, send
        self._tcp = tcp_info.socket_in(scope)
        self._probes: dict[int, float] = {}
        self._trips: deque[float] = deque(maxlen=5)
        self._now = asyncio.get_running_loop().time

    async def run(self) -> None:
        """Pass on what is said until one side goes."""
        there, back = asyncio.create_task(self._there()), asyncio.create_task(self._back())
        try:
            await asyncio.wait((there, back), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in (there, back):
                each.cancel()
            await asyncio.gather(there, back, return_exceptions=True)

    async def _there(self) -> None:
        """Pass on what the client says, each time with how long its line is."""
        while (event := await self._receive())["type"] == "websocket.receive":
            said = event.get("text")
            if said is None:
                said = (event.get("bytes") or b"").decode("utf-8", "replace")
            if len(said) <= SMALL and '"echo"' in said and self._echo(said):
                continue
            trip = measured(self._trips, tcp_info.round_trip(self._tcp))
            try:
                await self._line.send(f"{trip:.1f} {said}")
            except ConnectionClosed:
                return

    def _echo(self, said: str) -> bool:
        try:
            sent = self._probes.pop(_read_echo(said).n, None)
        except msgspec.MsgspecError:
            return False
        if sent is not None:
            self._trips.append((self._now() - sent) * 1000)
        return True

    async def _back(self) -> None:
        """Pass on what the table tells."""
        with suppress(ConnectionClosed):
            while True:
                told = await self._line.recv(decode=False)
                if len(told) <= SMALL and b'"probe"' in told:
                    with suppress(msgspec.MsgspecError):
                        self._probes[_read_probe(told).n] = self._now()
                await self._send({"type": "websocket.send", "text": bytes(told).decode()})
        code, reason = self._line.close_code, self._line.close_reason
        known = code is not None and (code in {1000, 1009, 1011, COME_AGAIN, 1013} or code >= 4000)
        with suppress(OSError, RuntimeError):
            farewell = (code, reason or "") if known else (COME_AGAIN, MOVING)
            await self._send({"type": "websocket.close", "code": farewell[0], "reason": farewell[1]})


async def ask_again(scope: Any, receive: Any, send: Any) -> None:
    """Say that it is not known just now where a table is."""
    if scope["type"] == "http":
        await _tell(send, 503, b'{"detail":"the table is moving: ask again"}', (b"retry-after", b"1"))
    else:
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": COME_AGAIN, "reason": MOVING})


def _again(receive: Any, first: Any) -> Any:
    """Return what hears the first event once more, and then the rest."""
    waiting = [first]

    async def hear() -> Any:
        return waiting.pop() if waiting else await receive()

    return hear


async def _tell(send: Any, status: int, body: bytes, *headers: tuple[bytes, bytes]) -> None:
    own = [(name.encode(), value.encode()) for name, value in {**HEADERS, "content-type": "application/json"}.items()]
    await send({"type": "http.response.start", "status": status, "headers": [*headers, *own]})
    await send({"type": "http.response.body", "body": body})


async def _answer(http: h11.Connection, reader: asyncio.StreamReader) -> Answered:
    """Read the answer to a question."""
    status, headers, content = 0, [], b""
    while True:
        event = http.next_event()
        if event is h11.NEED_DATA:
            http.receive_data(await reader.read(AT_ONCE))
        elif isinstance(event, h11.Response):
            status = event.status_code
            headers = [(name, value) for name, value in event.headers if name.decode() not in PER_LINE | {"date"}]
        elif isinstance(event, h11.Data):
            content += event.data
        elif isinstance(event, h11.EndOfMessage):
            return status, headers, content
