"""Tables that play by themselves: sockets, turns and what is counted. ``load.py`` says of which kind."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Final, NoReturn

if TYPE_CHECKING:
    from collections.abc import Callable


SEATS: Final = 4
HOST: Final = "127.0.0.1"
HANDSHAKE: Final = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def give_up(why: str) -> NoReturn:
    """Stop at once, from wherever: a run in which something went wrong has no figures."""
    print(why, file=sys.stderr, flush=True)
    os._exit(1)


class Socket(asyncio.Protocol):
    """A WebSocket client that does no more than it must."""

    def __init__(self, path: str, host: str, hear: Callable[[bytes], None]) -> None:
        """Say where to, and who hears the texts."""
        self._request = HANDSHAKE.format(path=path, host=host).encode()
        self._hear = hear
        self._rest = b""
        self._open = False
        self._transport: Any = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.left = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = transport
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop everything where the server hangs up: its figures would mean nothing."""
        if not self.left:
            give_up(f"the server hung up: {exc}, {self._rest[:200]!r}")

    def data_received(self, data: bytes) -> None:
        """Take the frames apart; a server's are not masked."""
        if self._rest:
            data = self._rest + data
        at = 0
        if not self._open:
            end = data.find(b"\r\n\r\n")
            if end < 0 or not data.startswith(b"HTTP/1.1 101"):
                self._rest = data
                return
            self._open = True
            at = end + 4
            self.opened.set_result(None)
        size = len(data)
        while size - at >= 2:
            length, head = data[at + 1], 2
            if length == 126:
                length, head = int.from_bytes(data[at + 2 : at + 4]), 4
            elif length == 127:
                length, head = int.from_bytes(data[at + 2 : at + 10]), 10
            if size - at < head + length or size - at < head:
                break
            payload, code = data[at + head : at + head + length], data[at]
            at += head + length
            if code == 0x81:
                self._hear(payload)
            elif code == 0x89:
                self._write(0x8A, payload)
            elif code == 0x88 and not self.left:
                give_up(f"the server closed the line: {payload!r}")
        self._rest = data[at:]

    def say(self, text: bytes) -> None:
        """Send a text."""
        self._write(0x81, text)

    def _write(self, code: int, payload: bytes) -> None:
        # A mask of zeros leaves the payload as it is; the server unmasks it all the same.
        size = len(payload)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2)
        self._transport.write(bytes((code,)) + length + b"\0\0\0\0" + payload)

    def close(self) -> None:
        """Go."""
        self.left = True
        self._transport.close()


class Measure:
    """The clock of a run, and what was counted while it ran."""

    def __init__(self, every: float | None) -> None:
        """Begin with nothing; ``every`` is the time between two moves of a table, None for at once."""
        self.every = every
        self.running = self.counting = False
        self.times: list[float] = []  # seconds from a command to all four views
        self.late = 0  # moves that were due before the one before was told

    def done(self, since: float, now: float) -> None:
        """Count a move that all four have seen."""
        if self.counting:
            self.times.append(now - since)


class Table(ABC):
    """Four seats at one table, and the move they wait for. A kind of server says how to sit down and what to say."""

    def __init__(self, number: int, port: int, measure: Measure) -> None:
        """Begin with nobody; every table has an address of its own, as the house limits each."""
        self.port, self.measure = port, measure
        self.address = f"127.1.{number // 250}.{number % 250 + 1}"
        self.sockets: list[Socket] = []
        self.version = -1
        self.dealt = asyncio.Event()
        self._seen = 0
        self._next: Callable[[], None] | None = None
        self._sent: float | None = None
        self._due = 0.0
        self._loop = asyncio.get_running_loop()

    @abstractmethod
    async def sit(self) -> None:
        """Lay the table, and connect all four."""

    async def connect(self, path: str, seat: int, hear: Callable[[int, bytes], None]) -> Socket:
        """Connect one seat."""
        _, socket = await self._loop.create_connection(
            lambda: Socket(path, f"{HOST}:{self.port}", lambda text: hear(seat, text)),
            HOST,
            self.port,
            local_addr=(self.address, 0),
        )
        await socket.opened
        self.sockets.append(socket)
        return socket

    def saw(self, version: int, act: Callable[[], None] | None) -> None:
        """Take in that one seat saw a version, and what it would do there if it is its turn."""
        if version != self.version:
            self.version, self._seen, self._next = version, 0, None
        self._seen += 1
        self._next = act or self._next
        if self._seen < SEATS:
            return
        now = time.perf_counter()
        if self._sent is not None:
            self.measure.done(self._sent, now)
            self._sent = None
        if self._next is not None:
            self.dealt.set()
            if self.measure.running:
                self.go_on(now)

    def start(self, first: float) -> None:
        """Play on, from a moment on."""
        self._due = first
        self.go_on(time.perf_counter())

    def go_on(self, now: float) -> None:
        """Make the next move when it is due."""
        if self.measure.every is None:
            self._move(now)
        elif self._due <= now:
            self.measure.late += self.measure.counting
            self._move(self._due)  # it waited for the server, and that counts
        else:
            self._loop.call_later(self._due - now, self._move, None)

    def _move(self, since: float | None) -> None:
        self._sent = time.perf_counter() if since is None else since
        self._due += self.measure.every or 0
        if self._next is not None:
            self._next()


class Http:
    """One connection for the few requests that lay a table."""

    def __init__(self, table: Table) -> None:
        """Say whose."""
        self._table = table

    async def __aenter__(self) -> Http:
        """Connect."""
        table = self._table
        self._reader, self._writer = await asyncio.open_connection(HOST, table.port, local_addr=(table.address, 0))
        return self

    async def __aexit__(self, *_: object) -> None:
        """Go."""
        self._writer.close()

    async def post(self, path: str, content: object) -> Any:
        """Send JSON and return the answer."""
        body = json.dumps(content).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: {HOST}:{self._table.port}\r\nContent-Type: application/json\r\n"
        self._writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        answer = (await self._reader.readuntil(b"\r\n\r\n")).decode().lower()
        size = int(answer.partition("content-length:")[2].partition("\r\n")[0])
        text = await self._reader.readexactly(size)
        if not answer.startswith("http/1.1 20"):
            give_up(f"{path}: {answer.splitlines()[0]} {text!r}")
        return json.loads(text)
