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
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

sys.path[0] = str(Path(__file__).resolve().parent.parent)  # of this folder as a package

from benchmarks.load_tables import SEATS, Http, Measure, Table, give_up

ROUNDS: Final = 100
AT_ONCE: Final = 16  # tables laid at the same time
WARM_UP: Final = 3.0  # seconds played before anything counts
TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")


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
