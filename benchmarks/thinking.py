"""How long an expert thinks at a table, game by game, and what that costs the moves at other tables.

One house, as ``elferhaus serve`` opens it, but without ``--pace`` its bots decide at once: experts think all the time.
The time of a decision is taken in the house, from the request to the answer, with the wait for other experts. At two
tables people play elfer-raus by lot; alone and beside experts take turns, and only ratios within one run mean anything.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

from elferhaus.games import game_named, games

# Writes a line for every decision: the game, how long it took in milliseconds, and whether it was thought about.
START = """
import functools, json, os, pickle, time
from elferhaus.cli import main
from elferhaus.core.game import Action
from elferhaus.server import house
from elferhaus.server.tables.listener import Pace
from elferhaus.server.workers.pool import ProcessWorkers

told = open(os.environ["TIMES"], "a", buffering=1)
asked = ProcessWorkers._search

def tell(chair, kind, began, thought):
    ms = (time.perf_counter() - began) * 1000
    choice = len(chair.legal) > 1 or not isinstance(chair.legal[0], Action)
    told.write(json.dumps([chair.view.game_id, kind, ms, thought, choice]) + "\\n")

async def timed(self, request, seconds):
    _, kind, chair, _ = pickle.loads(request)
    began = time.perf_counter()
    try:
        found = await asked(self, request, seconds)
    except Exception:
        tell(chair, kind, began, False)  # it goes by rule of thumb
        raise
    tell(chair, kind, began, True)
    return found

ProcessWorkers._search = timed
pace = float(os.environ["PACE"])
house.Pace = functools.partial(Pace, decide=pace, window=0.05, beat=float(pace > 0))
main()
"""
PAUSE_S = 0.06  # a line may say twenty things a second
IDS = count()


def ask(base: str, path: str, **said: Any) -> dict[str, Any]:
    """Ask the house for something."""
    body = json.dumps(said).encode()
    with urlopen(Request(f"{base}{path}", body, {"content-type": "application/json"})) as answer:  # noqa: S310
        told: dict[str, Any] = json.load(answer)
    return told


class Line:
    """A line to a table, with the newest that was told on it."""

    def __init__(self, socket: ClientConnection) -> None:
        """Begin before anything was told."""
        self._socket = socket
        self.news: dict[str, Any] = {}
        self.changed = asyncio.Condition()
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._reader = asyncio.get_running_loop().create_task(self._read())

    @classmethod
    async def to(cls, base: str, code: str, token: str) -> Line:
        """Connect."""
        line = cls(await connect(f"{base.replace('http', 'ws')}/api/tables/{code}/socket", compression=None))
        await line._socket.send(json.dumps({"type": "hello", "token": token}))
        return line

    async def _read(self) -> None:
        async for text in self._socket:
            told = json.loads(text)
            if told["type"] in {"snapshot", "update"}:
                async with self.changed:
                    self.news = told
                    self.changed.notify_all()
            elif told.get("id") in self._answers:
                self._answers.pop(told["id"]).set_result(told)
            elif told["type"] == "probe":
                await self._socket.send(json.dumps({"type": "echo", "n": told["n"]}))

    async def say(self, what: str, **fields: Any) -> tuple[dict[str, Any], float]:
        """Return the answer to a command, and how long it took until it was stored and answered."""
        name = str(next(IDS))
        answer = self._answers[name] = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        await self._socket.send(json.dumps({"type": what, "id": name, **fields}))
        return await answer, (time.perf_counter() - began) * 1000

    async def close(self) -> None:
        """Go."""
        self._reader.cancel()
        await self._socket.close()


class Neighbours:
    """Two people at a table, who play by lot."""

    def __init__(self, lines: list[Line]) -> None:
        """Take the seats."""
        self._lines = lines
        self._rng = random.Random(11)

    @classmethod
    async def at(cls, base: str) -> Neighbours:
        """Lay a table and sit down."""
        laid = ask(base, "/api/tables", game="elfer-raus", seats=2, name="Ada")
        other = ask(base, f"/api/tables/{laid['code']}/seats", name="Ben")
        return cls([await Line.to(base, laid["code"], each["token"]) for each in (laid, other)])

    async def move(self) -> float | None:
        """Make the next move, and return how long it took; None where something else was to be done first."""
        host = self._lines[0]
        async with host.changed:
            await host.changed.wait_for(lambda: host.news)
        table = host.news["table"]
        if table["phase"] != "playing":
            await host.say("begin")
            return None
        line = self._lines[table["must"][0]]
        if line.news.get("seq") != host.news["seq"] or not line.news["legal"]:
            await asyncio.sleep(0)
            return None
        seq = line.news["seq"]
        took: float
        answer, took = await line.say("act", version=seq, action=self._rng.choice(line.news["legal"]))
        assert answer["type"] == "answer", answer
        async with host.changed:
            await host.changed.wait_for(lambda: host.news["seq"] > seq)
        return took

    async def moves(self, wanted: int) -> list[float]:
        """Return how long each of so many moves takes."""
        took: list[float] = []
        while len(took) < wanted:
            found = await self.move()
            if found is not None:
                took.append(found)
                await asyncio.sleep(PAUSE_S)
        return took


async def experts(base: str, game: str, seats: int) -> Line:
    """Lay a table at which experts play match after match, and return its host's line."""
    laid = ask(base, "/api/tables", game=game, seats=seats, rounds=100)
    host = await Line.to(base, laid["code"], laid["token"])
    for seat in range(seats):
        await host.say("fill", seat=seat, bot="expert")
    return host


async def keep_playing(host: Line) -> None:
    """Begin round after round."""
    while True:
        async with host.changed:
            await host.changed.wait_for(lambda: host.news and host.news["table"]["phase"] != "playing")
        await host.say("begin")
        async with host.changed:
            await host.changed.wait_for(lambda: host.news["table"]["phase"] == "playing")


async def for_a_while(hosts: list[Line], work: Any) -> Any:
    """Let experts play while something is done."""
    for host in hosts:
        await host.say("pause", to="on")
    players = [asyncio.ensure_future(keep_playing(host)) for host in hosts]
    try:
        return await work
    finally:
        for player in players:
            player.cancel()
        for host in hosts:
            await host.say("pause", to="paused")


def decisions(times: Path, start: int) -> list[tuple[str, str, float, bool, bool]]:
    """Return what the house wrote since then, for decisions where there was a choice."""
    return [tuple(row) for row in map(json.loads, times.read_text().splitlines()[start:]) if row[4]]


def told(rows: list[tuple[str, str, float, bool, bool]]) -> str:
    """Return the cells of a row about decisions."""
    took = [row[2] for row in rows]
    if len(took) < 2:
        return f"{len(took)} | – | – | –"
    marks = statistics.quantiles(took, n=20)
    unthought = sum(not row[3] for row in rows)
    return f"{len(took)} | {statistics.median(took):.0f} ms | {marks[18]:.0f} ms | {unthought}"


def computed(house: int) -> float:
    """Return how many milliseconds the processes that a house has started have been computing."""
    found = 0.0
    for children in Path(f"/proc/{house}/task").glob("*/children"):
        for pid in children.read_text().split():
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            found += (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")
    return found


async def by_game(base: str, pid: int, times: Path, chosen: argparse.Namespace) -> None:
    """Print how long decisions take, game by game, at one table, and how much of a processor's time on average."""
    print(
        "| game | experts | decisions | median | p95 | not thought about | processor |\n|---|---|---|---|---|---|---|"
    )
    for game in chosen.games:
        found = game_named(game)
        assert found is not None
        least, most = found.info.players
        seats = max(least, min(chosen.players, most))
        start = len(times.read_text().splitlines())
        host = await experts(base, game, seats)
        before = computed(pid)
        await for_a_while([host], asyncio.sleep(chosen.seconds))
        await host.say("pause", to="closed")
        await host.close()
        rows = decisions(times, start)
        cost = f"{(computed(pid) - before) / len(rows):.0f} ms" if rows else "–"
        print(f"| {game} | {seats} | {told(rows)} | {cost} |", flush=True)


async def beside(base: str, times: Path, chosen: argparse.Namespace) -> None:
    """Print how long moves at other tables take, alone and beside experts, in turns."""
    neighbours = [await Neighbours.at(base) for _ in range(2)]
    await asyncio.gather(*(each.moves(10) for each in neighbours))
    print("\n| experts at | moves | p50 alone | p50 beside | p99 alone | p99 beside | p50 ratio | p99 ratio |", end="")
    print(" decisions | median | p95 | not thought about |\n|" + "---|" * 12)
    for tables in chosen.tables:
        hosts = [await experts(base, "elfer-raus", chosen.players) for _ in range(tables)]
        took: dict[str, list[float]] = {"alone": [], "beside": []}
        start = len(times.read_text().splitlines())
        for _ in range(chosen.rounds):
            for how, playing in (("alone", []), ("beside", hosts)):
                work = asyncio.gather(*(each.moves(chosen.moves) for each in neighbours))
                for found in await for_a_while(playing, work):
                    took[how] += found
        for host in hosts:
            await host.say("pause", to="closed")
            await host.close()
        marks = {how: statistics.quantiles(each, n=100) for how, each in took.items()}
        cells = [f"{marks[how][at]:.1f} ms" for at in (49, 98) for how in took]
        ratios = [f"{marks['beside'][at] / marks['alone'][at]:.2f}" for at in (49, 98)]
        row = [f"{tables} tables", str(len(took["alone"])), *cells, ratios[0], f"**{ratios[1]}**"]
        print(f"| {' | '.join(row)} | {told(decisions(times, start))} |", flush=True)


async def measure(base: str, pid: int, times: Path, chosen: argparse.Namespace) -> None:
    """Measure one after the other."""
    await by_game(base, pid, times, chosen)
    if chosen.tables:
        await beside(base, times, chosen)


def main() -> None:
    """Open a house, measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=[game.info.id for game in games()])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10, help="for each game")
    parser.add_argument("--tables", type=int, nargs="*", default=[1, 4], help="of experts, beside the neighbours")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--moves", type=int, default=20, help="at each of two other tables, in each turn")
    parser.add_argument("--pace", type=float, default=0, help="seconds that bots wait before they decide; usually 1.2")
    chosen = parser.parse_args()
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port = listening.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        times = Path(data) / "times"
        times.touch()
        words = ["serve", "--host", "127.0.0.1", "--port", str(port), "--no-browser", "--data", data]
        print("load average:", *(f"{each:.1f}" for each in os.getloadavg()))
        settings = os.environ | {"TIMES": str(times), "PACE": str(chosen.pace)}
        house = subprocess.Popen([sys.executable, "-c", START, *words], stdout=subprocess.DEVNULL, env=settings)
        try:
            while True:
                with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                    break
                time.sleep(0.05)
            asyncio.run(measure(f"http://127.0.0.1:{port}", house.pid, times, chosen))
        finally:
            house.terminate()
            house.wait()
        print("load average:", *(f"{each:.1f}" for each in os.getloadavg()))


if __name__ == "__main__":
    main()
