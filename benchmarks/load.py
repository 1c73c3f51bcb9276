"""Plays many four-seat tables against a server, over plain sockets, and prints what it measured as JSON.

``server.py`` starts it in a process of its own. Both servers get the same players: the same frames, the same choice by
lot among what is legal, the same clock. Only what is needed of a message is looked at, so that the load costs little.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import sys
import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

import msgspec
from msgspec import Raw, Struct

if TYPE_CHECKING:
    from collections.abc import Callable

SEATS: Final = 4
HOST: Final = "127.0.0.1"
ROUNDS: Final = 100
AT_ONCE: Final = 16  # tables laid at the same time
WARM_UP: Final = 3.0  # seconds played before anything counts
TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
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


class Phase(Struct):
    """Whether the house plays or waits for the next round."""

    phase: str


class News(Struct):
    """What is needed of a message of the house."""

    type: str
    seq: int = 0
    legal: list[Raw] = []
    table: Phase | None = None


read_news = msgspec.json.Decoder(News).decode


class HouseTable(Table):
    """A table of the house."""

    async def sit(self) -> None:
        """Lay the table, take the seats, connect, and deal."""
        self._commands = self._greeted = 0
        wanted = {"game": "elfer-raus", "seats": SEATS, "rounds": ROUNDS, "name": "Seat 0"}
        async with Http(self) as http:
            laid = await http.post("/api/tables", wanted)
            tokens = [laid["token"]]
            for seat in range(1, SEATS):
                taken = await http.post(f"/api/tables/{laid['code']}/seats", {"name": f"Seat {seat}", "seat": seat})
                tokens.append(taken["token"])
        for seat, token in enumerate(tokens):
            socket = await self.connect(f"/api/tables/{laid['code']}/socket", seat, self.hear)
            socket.say(msgspec.json.encode({"type": "hello", "token": token}))

    def hear(self, seat: int, text: bytes) -> None:
        """Take in a message of the house."""
        news = read_news(text)
        if news.type == "update":
            if news.legal:
                self.saw(news.seq, lambda: self._act(seat, random.choice(news.legal)))
            else:
                self.saw(news.seq, None)
                assert news.table is not None
                if seat == 0 and news.table.phase in {"between", "over"}:
                    self._begin()
        elif news.type == "snapshot":
            self._greeted += 1
            if self._greeted == SEATS:
                self._begin()
        elif news.type == "probe":
            self.sockets[seat].say(b'{"type":"echo","n":1}')
        elif news.type in {"no", "bad"}:
            give_up(f"the house refused: {text!r}")

    def _act(self, seat: int, action: Raw) -> None:
        self._commands += 1
        self.sockets[seat].say(
            b'{"type":"act","id":"%d","version":%d,"action":%s}' % (self._commands, self.version, bytes(action))
        )

    def _begin(self) -> None:
        self._commands += 1
        self.sockets[0].say(b'{"type":"begin","id":"%d"}' % self._commands)


class Open(Struct):
    """What a player of the yardstick sees of the game."""

    hand: list[str]
    fits: list[str]
    phase: str
    stock: int


class Context(Struct):
    """Whose turn it is there."""

    current: str = msgspec.field(name="currentPlayer")


class There(Struct):
    """Where the game stands there."""

    open: Open = msgspec.field(name="G")
    context: Context = msgspec.field(name="ctx")
    version: int = msgspec.field(name="_stateID")


class Synced(Struct):
    """The first message there."""

    state: There


read_update = msgspec.json.Decoder(tuple[str, str, There, Raw]).decode
read_sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode
SPACE: Final = b"/elfer-raus,"


class YardstickTable(Table):
    """A match of boardgame.io, over the WebSocket transport of socket.io."""

    async def sit(self) -> None:
        """Make a match, join it four times and connect."""
        async with Http(self) as http:
            made = await http.post("/games/elfer-raus/create", {"numPlayers": SEATS})
            self._match = made["matchID"]
            self._secrets: list[str] = []
            for seat in range(SEATS):
                who = {"playerID": f"{seat}", "playerName": f"Seat {seat}"}
                joined = await http.post(f"/games/elfer-raus/{self._match}/join", who)
                self._secrets.append(joined["playerCredentials"])
        for seat in range(SEATS):
            await self.connect("/socket.io/?EIO=4&transport=websocket", seat, self.hear)

    def hear(self, seat: int, text: bytes) -> None:
        """Take in a packet: 0 opens, 2 asks whether anyone is there, 40 greets, 42 is an event."""
        if text.startswith(b'42/elfer-raus,["update"'):
            self._look(seat, read_update(text[2 + len(SPACE) :])[2])
        elif text == b"2":
            self.sockets[seat].say(b"3")
        elif text.startswith(b"0"):
            self._loop.call_soon(lambda: self.sockets[seat].say(b"40" + SPACE))
        elif text.startswith(b"40"):
            self._emit(seat, ["sync", self._match, f"{seat}", self._secrets[seat], SEATS])
        elif text.startswith(b'42/elfer-raus,["sync"'):
            self._look(seat, read_sync(text[2 + len(SPACE) :])[2].state)

    def _look(self, seat: int, there: There) -> None:
        if there.context.current != f"{seat}":
            self.saw(there.version, None)
            return
        view = there.open
        moves = [("lay", [card]) for card in view.hand if card in view.fits]
        if view.phase == "laid":
            moves.append(("end", []))
        elif not moves:
            moves.append(("draw" if view.stock else "pass", []))
        self.saw(there.version, lambda: self._act(seat, *random.choice(moves)))

    def _act(self, seat: int, kind: str, args: list[str]) -> None:
        payload = {"type": kind, "args": args, "playerID": f"{seat}", "credentials": self._secrets[seat]}
        self._emit(seat, ["update", {"type": "MAKE_MOVE", "payload": payload}, self.version, self._match, f"{seat}"])

    def _emit(self, seat: int, event: list[Any]) -> None:
        self.sockets[seat].say(b"42" + SPACE + msgspec.json.encode(event))


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


def cpu_of(pid: int) -> float:
    """Return the seconds of processor time a process has used, with all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_of(pid: int) -> float:
    """Return the resident memory of a process, in MiB."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE / 2**20


def percentile(times: list[float], share: float) -> float:
    """Return the value that a share of the times stay under, in milliseconds."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000 if times else float("nan")


async def run(kind: type[Table], port: int, pid: int, asked: argparse.Namespace) -> dict[str, Any]:
    """Lay the tables, play, and return what was measured."""
    before = memory_of(pid)
    every: float | None = asked.every
    measure = Measure(every)
    laid = [kind(number, port, measure) for number in range(asked.tables)]
    gate = asyncio.Semaphore(AT_ONCE)

    async def sit(table: Table) -> None:
        async with gate:
            await table.sit()
            await asyncio.wait_for(table.dealt.wait(), 30)

    await asyncio.gather(*(sit(table) for table in laid))
    gc.freeze()
    gc.disable()  # a pause here would be taken for one of the server
    measure.running = True
    begun = time.perf_counter()
    for table in laid:
        table.start(begun + random.random() * (every or 0))
    await asyncio.sleep(WARM_UP)
    measure.counting = True
    start, used, own = time.perf_counter(), cpu_of(pid), time.process_time()
    await asyncio.sleep(asked.seconds)
    measure.counting = False
    took, used, own = time.perf_counter() - start, cpu_of(pid) - used, time.process_time() - own
    moves = len(measure.times)
    result = {
        "moves": moves,
        "rate": moves / took,
        "p50": percentile(measure.times, 0.5),
        "p99": percentile(measure.times, 0.99),
        "late": measure.late / max(moves, 1),
        "cpu": used / took,
        "cpu_per_move": used / moves * 1e6,
        "load_cpu": own / took,
        "memory": memory_of(pid),
        "memory_empty": before,
    }
    measure.running = False
    for table in laid:
        for socket in table.sockets:
            socket.close()
    return result


def main() -> None:
    """Play as told."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=["house", "boardgame.io"])
    parser.add_argument("port", type=int)
    parser.add_argument("pid", type=int, help="of the server, whose processor time is read")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--every", type=float, help="seconds between two moves of a table; without it, at once")
    asked = parser.parse_args()
    random.seed(11)
    kind = HouseTable if asked.kind == "house" else YardstickTable
    result = asyncio.run(run(kind, asked.port, asked.pid, asked))
    print(json.dumps(result))


if __name__ == "__main__":
    main()
