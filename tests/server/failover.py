"""Real houses that die: processes, a PostgreSQL, HAProxy before them, and people who play all games through it.

``uv run tests/server/failover.py --tables 300 --minutes 30`` does it at length, and says how long tables stood still.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import logging
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from contextvars import ContextVar
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

import psycopg
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from websockets.asyncio.client import connect

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parent.parent)

from elferhaus import client as client_module
from elferhaus.client import Client
from elferhaus.games import games
from elferhaus.server.tables import entries
from elferhaus.server.tables.table_state import TableState
from server.chaos import DoomedHouse
from server.people import decision
from server.postgres import Cluster
from server.test_haproxy import haproxy

HUNG_S = 4.0  # longer than a house may be silent
TOO_LONG_S = 60.0  # that a table stands still
GAMES = tuple(game.info.id for game in games())
ADDRESS: ContextVar[str] = ContextVar("address", default="127.0.0.1")  # from which somebody comes


def _connect(url: str, **how: Any) -> Any:
    return connect(url, local_addr=(ADDRESS.get(), 0), **how)


class Told(NamedTuple):
    """An acknowledged command: whose, of which kind, which, with which seq, when it was given and answered."""

    seat: int
    is_act: bool
    command: str
    seq: int
    asked: float
    at: float


class Party:
    """A table: two people, each with an address of their own, and bots at the other seats."""

    def __init__(self, base: str, number: int, think: float) -> None:
        self._base, self._think = base, think
        self._game = GAMES[number % len(GAMES)]
        self._rng = Random(number)
        self.addresses = [f"127.{1 + number // 200}.{1 + number % 200}.{1 + seat}" for seat in range(2)]
        self.quiet = 0  # who have stopped
        self.code, self.told, self.clients = "", list[Told](), list[Client]()
        self.is_over, self.leave = False, asyncio.Event()

    async def play(self) -> None:
        """Lay the table, and play match after match."""
        seats = 2 if self._game in {"zweikampf", "ratefix"} else 3
        choice = {"game": self._game, "seats": seats, "name": "Ada", "stand_in": None}
        laid = await self._post("/api/tables", choice, self.addresses[0])
        self.code = laid["code"]
        sat = await self._post(f"/api/tables/{self.code}/seats", {"name": "Ben"}, self.addresses[1])
        tokens = (laid["token"], sat["token"])
        await asyncio.gather(*(self._person(seat, token, seats) for seat, token in enumerate(tokens)))

    async def _post(self, path: str, content: dict[str, Any], address: str) -> Any:
        """Ask until it is done: a house may die meanwhile."""
        while True:
            with suppress(OSError, http.client.HTTPException):
                status, answer = await asyncio.to_thread(_post, self._base, path, content, address)
                if status < 300:
                    return answer
                assert status in {500, 502, 503, 504}, (status, answer)
            await asyncio.sleep(0.2)

    async def _person(self, seat: int, token: str, seats: int) -> None:
        ADDRESS.set(self.addresses[seat])
        async with Client(self._base, self.code, token, "seat", patience=1) as client:
            self.clients.append(client)
            if seat == 0:
                for free in range(2, seats):
                    await self._do(seat, client.command("fill", seat=free, bot="random"))
            while not self.is_over:
                await asyncio.sleep(self._rng.uniform(0.5, 1.5) * self._think)
                phase = client.table["phase"]
                if phase == "playing":
                    action = decision(client, self._rng)
                    if action is not None:
                        await self._do(seat, client.act(action), is_act=True)
                elif seat == 0:
                    await self._do(seat, client.command("begin"))
            self.quiet += 1
            await self.leave.wait()

    async def _do(self, seat: int, command: Any, *, is_act: bool = False) -> None:
        asked = time.monotonic()
        answer = await command
        if answer["type"] == "answer":
            self.told.append(Told(seat, is_act, answer["id"], answer["seq"], asked, time.monotonic()))

    def went_on(self, since: float) -> float | None:
        """Return how many seconds after a moment a command was answered that was given after it."""
        return next((told.at - since for told in self.told[-40:] if told.asked > since), None)


class Story:
    """Three houses, a proxy, parties, and what happens to them; ``stood`` is how long tables stood still each time."""

    def __init__(self, cluster: Cluster, folder: Path, tables: int, think: float) -> None:
        self._cluster, self._folder, self._rng = cluster, folder, Random(13)
        self.address = cluster.database()
        self._houses = [
            DoomedHouse(folder / f"house-{n}.db", limited=True, decide=think, database=self.address) for n in range(3)
        ]
        self._tables, self._think = tables, think
        self.parties: list[Party] = []
        self._playing: list[asyncio.Task[None]] = []
        self.stood: dict[str, list[float]] = {}
        self.acknowledged = 0

    async def tell(self, goes_on: Callable[[], bool]) -> None:
        """Let everything happen once, and again for as long as wanted; then look at what was stored."""
        try:
            await asyncio.gather(*(house.back() for house in self._houses))
            with (
                haproxy(self._folder, [house.port for house in self._houses]) as base,
                patch.object(client_module, "connect", _connect),
            ):
                self.parties = [Party(base, number, self._think) for number in range(self._tables)]
                self._playing = [asyncio.create_task(party.play()) for party in self.parties]
                await self._all_go_on("begin", time.monotonic())
                while True:
                    for fault in (self._nothing, self._kill, self._hang, self._restart_database, self._cut_lines):
                        await fault()
                    if not goes_on():
                        break
                await self._end()
        finally:
            for house in self._houses:
                house.close()

    async def _all_go_on(self, what: str, since: float) -> None:
        """Wait until every table has gone on, and note how long each stood still."""
        ends = time.monotonic() + TOO_LONG_S + self._tables
        while waiting := [party for party in self.parties if party.went_on(since) is None]:
            for each in self._playing:
                if each.done():
                    each.result()
            if time.monotonic() > ends:
                for house in self._houses:  # they write on the standard error what each of their threads does
                    with suppress(ProcessLookupError):
                        house.tell(signal.SIGUSR1)
                await asyncio.sleep(2)
                tables = [(party.code, party._game, [client.table for client in party.clients]) for party in waiting]
                raise AssertionError(f"after {what}, {len(waiting)} tables stand still: {tables[:3]}")
            await asyncio.sleep(0.02)
        if what != "begin":
            self.stood.setdefault(what, []).extend(party.went_on(since) or 0.0 for party in self.parties)

    async def _nothing(self) -> None:
        """Note how long tables stand still by themselves: people think, bots do, and verdicts are read."""
        await self._all_go_on("nothing", time.monotonic())

    async def _kill(self) -> None:
        victim = self._rng.choice(self._houses)
        began = time.monotonic()
        victim.kill()
        await self._all_go_on("kill", began)
        await victim.back()

    async def _hang(self) -> None:
        victim = self._rng.choice(self._houses)
        began = time.monotonic()
        victim.tell(signal.SIGSTOP)
        try:
            await self._all_go_on("hang", began)
            await asyncio.sleep(max(0, began + HUNG_S - time.monotonic()))
        finally:
            victim.tell(signal.SIGCONT)  # what it still wants to write is not taken

    async def _restart_database(self) -> None:
        await asyncio.to_thread(self._cluster.stop, "immediate")
        await asyncio.to_thread(self._cluster.start)
        await self._all_go_on("database", time.monotonic())

    async def _cut_lines(self) -> None:
        began = time.monotonic()
        for party in self.parties:
            for client in party.clients:
                if client._socket is not None:
                    client._socket.transport.abort()
        await self._all_go_on("lines", began)

    async def _end(self) -> None:
        """Let everyone stop, see that all know the same, and look at what was stored."""
        for party in self.parties:
            party.is_over = True
        ends = time.monotonic() + TOO_LONG_S
        while not all(party.quiet == len(party.clients) for party in self.parties):
            assert time.monotonic() < ends, "somebody waits for an answer"
            await asyncio.sleep(0.05)
        while split := [party.code for party in self.parties if not self._is_one(party)]:
            assert time.monotonic() < ends, f"people at a table do not see each other: {split}"
            await asyncio.sleep(0.2)
        for party in self.parties:
            party.leave.set()
        await asyncio.gather(*self._playing)
        self.acknowledged = sum(check(self.address, party) for party in self.parties)

    def _is_one(self, party: Party) -> bool:
        with psycopg.connect(self.address.replace("+psycopg", "")) as connection:
            row = connection.execute("SELECT seq FROM tables WHERE code = %s", (party.code,)).fetchone()
        return row is not None and {client.seq for client in party.clients} == {row[0]}

    def report(self) -> str:
        """Return what there is to say."""
        lines = []
        for kind, times in self.stood.items():
            times.sort()
            middle, late = times[len(times) // 2], times[len(times) * 99 // 100]
            lines.append(f"{kind}: {len(times)} times a table, p50 {middle:.2f} s, p99 {late:.2f} s until it went on")
        return "\n".join([*lines, f"{self.acknowledged} acknowledged commands, none lost, doubled or split"])


def check(database: str, party: Party) -> int:
    """See that every acknowledged command took effect exactly once and that the log is whole; return how many."""
    table, acts = TableState(), [0, 0]
    with psycopg.connect(database.replace("+psycopg", "")) as connection:
        row = connection.execute("SELECT id, seq FROM tables WHERE code = %s", (party.code,)).fetchone()
        assert row is not None
        log = connection.execute("SELECT seq, body FROM entries WHERE table_id = %s ORDER BY seq", row[:1]).fetchall()
        rows = connection.execute("SELECT command, seq FROM answers WHERE table_id = %s", row[:1]).fetchall()
    assert [seq for seq, _ in log] == list(range(1, row[1] + 1)), "no gap, and the table knows its end"
    answers = {command.partition("/")[2]: seq for command, seq in rows}
    assert len(answers) == len(rows)
    commanded = set(answers.values())  # what else a seat did, the house turned for it
    for seq, body in log:
        entry = entries.decode(body)
        table.fold(entry)
        for line in map(json.loads, entry.lines if isinstance(entry, entries.Played) else ()):
            if "do" in line and line["by"] < len(acts) and seq in commanded:
                acts[line["by"]] += 1
    for told in party.told:
        assert answers[told.command] == told.seq, "what was acknowledged is there"
    assert acts == [sum(told.is_act for told in party.told if told.seat == seat) for seat in range(2)], "and once"
    return len(party.told)


def _post(base: str, path: str, content: dict[str, Any], address: str) -> tuple[int, Any]:
    line = http.client.HTTPConnection(base.removeprefix("http://"), timeout=10, source_address=(address, 0))
    try:
        line.request("POST", path, json.dumps(content), {"content-type": "application/json"})
        answer = line.getresponse()
        return answer.status, json.loads(answer.read() or b"null")
    finally:
        line.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill, stop and cut off real houses while people play.")
    parser.add_argument("--tables", type=int, default=300, metavar="N", help="how many (%(default)s)")
    parser.add_argument("--minutes", type=float, default=30, metavar="M", help="how long (%(default)s)")
    parser.add_argument("--think", type=float, default=1.0, metavar="S", help="seconds before a move (%(default)s)")
    asked = parser.parse_args()
    logging.disable(logging.CRITICAL)
    ends = time.monotonic() + 60 * asked.minutes
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with tempfile.TemporaryDirectory() as folder, Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task("faults", total=60 * asked.minutes)
        cluster = Cluster()
        story = Story(cluster, Path(folder), asked.tables, asked.think)

        def goes_on() -> bool:
            left = ends - time.monotonic()
            progress.update(bar, completed=60 * asked.minutes - max(left, 0))
            return bool(left > 0)

        try:
            asyncio.run(story.tell(goes_on))
        finally:
            cluster.remove()
    print(story.report())


if __name__ == "__main__":
    main()
