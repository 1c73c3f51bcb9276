"""kill -9: what the house has acknowledged is there when it comes back, once, and every table gets to its end."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections import Counter, defaultdict
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from elferhaus.client import Client
from elferhaus.core.check import Reader
from elferhaus.games import game_named
from elferhaus.server import entries
from server.chaos import DoomedHouse, PatientClient
from server.people import decision

GAMES = ("elfer-raus", "farben", "mogeln", "hoechste", "schnipp-schnapp", "schwarzer-peter")
PEOPLE = 2  # and a bot


class Witness(msgspec.Struct):
    """What people saw at one table."""

    acknowledged: list[tuple[int, dict[str, Any], dict[str, Any]]] = []  # seat, action, answer
    last_seen: int = 0
    over: bool = False


class Load:
    """Tables that are laid and played to their end, one after another for every game, until ``enough``."""

    def __init__(self, base: str, seed: int) -> None:
        self._base, self._seed = base, seed
        self.enough = False
        self.seen: dict[str, Witness] = defaultdict(Witness)

    async def run(self) -> None:
        await asyncio.gather(*(self._tables(game, Random(f"{self._seed} {game}")) for game in GAMES))

    async def _tables(self, game: str, rng: Random) -> None:
        while not self.enough:
            with suppress(OSError):  # killed while the table was laid: the next one, then
                host, guest = await self._sit_down(game)
                await self._match(host, guest, rng)

    async def _sit_down(self, game: str) -> tuple[Client, Client]:
        host = await PatientClient.open(self._base, game=game, seats=PEOPLE + 1, name="Ada")
        return host, await PatientClient.join(self._base, host.code, "Ben")

    async def _match(self, host: Client, guest: Client, rng: Random) -> None:
        async with AsyncExitStack() as stack:
            for client in (host, guest):
                await stack.enter_async_context(client)
            assert (await host.command("fill", seat=PEOPLE, bot="random"))["type"] == "answer"
            assert (await host.command("begin"))["type"] == "answer"
            await asyncio.gather(*(self._play(client, rng) for client in (host, guest)))
        self.seen[host.code].over = True

    async def _play(self, client: Client, rng: Random) -> None:
        witness = self.seen[client.code]
        async for news in client:
            witness.last_seen = max(witness.last_seen, news["seq"])
            if client.table["phase"] == "over":
                return
            if news["seq"] != client.seq or client.table["phase"] != "playing":
                continue
            action = decision(client, rng)
            if action is not None:
                answer = await client.act(action)
                if answer["type"] == "answer":
                    assert client.seat is not None
                    witness.acknowledged.append((client.seat, action, answer))


class Ledger:
    """What is in the file, read by somebody else than the house."""

    def __init__(self, file: Path) -> None:
        with sqlite3.connect(file) as database:
            self.codes = dict(database.execute("SELECT code, id FROM tables"))
            self.log: dict[str, dict[int, Any]] = defaultdict(dict)
            for table, seq, body in database.execute("SELECT table_id, seq, body FROM entries"):
                self.log[table][seq] = entries.decode(body)
            found = database.execute("SELECT table_id, command, seq FROM answers")
            self.answers = {(table, command.partition("/")[2]): seq for table, command, seq in found}
        database.close()

    def lines(self, table: str, seq: int) -> list[dict[str, Any]]:
        entry = self.log[table].get(seq)
        return [json.loads(line) for line in entry.lines] if isinstance(entry, entries.Played) else []

    def lost(self, seen: dict[str, Witness]) -> list[Any]:
        """Return what people were told and the file does not hold."""
        missing: list[Any] = []
        for code, witness in seen.items():
            table = self.codes[code]
            if len(self.log[table]) < witness.last_seen:
                missing.append((code, witness.last_seen))
            for seat, action, answer in witness.acknowledged:
                done = [line.get("do") for line in self.lines(table, answer["seq"]) if line.get("by") == seat]
                if self.answers.get((table, answer["id"])) != answer["seq"] or action["do"] not in done:
                    missing.append((code, seat, action, answer))
        return missing

    def doubled(self, seen: dict[str, Witness]) -> list[Any]:
        """Return the seats that did more than they were told they did; only once all their commands are answered."""
        wrong: list[Any] = []
        for code, witness in seen.items():
            log = self.log[self.codes[code]]
            assert sorted(log) == list(range(1, len(log) + 1))
            told = Counter(seat for seat, _, _ in witness.acknowledged)
            lines = [line for seq in sorted(log) for line in self.lines(self.codes[code], seq)]
            done = Counter(line["by"] for line in lines if "do" in line and line["by"] < PEOPLE)
            if told != done:
                wrong.append((code, told, done))
        return wrong

    def unfinished(self, seen: dict[str, Witness]) -> list[str]:
        """Return the tables whose record is not a whole match, or breaks a rule."""
        codes: list[str] = []
        for code, witness in seen.items():
            reader = Reader(game_named)
            for _, entry in sorted(self.log[self.codes[code]].items()):
                for line in entry.lines if isinstance(entry, entries.Played) else ():
                    reader.feed(line.encode())
            if not (witness.over and reader.is_complete):
                codes.append(code)
        return codes


async def killed(house: DoomedHouse, file: Path, times: int, seed: int, most_seconds: float) -> dict[str, Any]:
    """Kill a house under load again and again; return what there is to say about it."""
    rng = Random(seed)
    load = Load(house.base, seed)
    backs = [await house.back()]
    computed: list[float] = []
    playing = asyncio.create_task(load.run())
    kills = 0
    until = time.monotonic() + most_seconds
    while kills < times and time.monotonic() < until:
        await asyncio.sleep(rng.uniform(0.02, 0.4))
        assert not playing.done(), playing.exception()
        house.kill()
        kills += 1
        lost = (await asyncio.to_thread(Ledger, file)).lost(load.seen)
        assert not lost, f"after kill {kills}: {lost}"
        backs.append(await house.back())
        computed.append(house.cpu_seconds())
    load.enough = True
    await asyncio.wait_for(playing, 30)
    ledger = Ledger(file)
    assert ledger.lost(load.seen) == []
    assert ledger.doubled(load.seen) == []
    assert ledger.unfinished(load.seen) == []
    return {
        "kills": kills,
        "tables": len(load.seen),
        "acknowledged": sum(len(witness.acknowledged) for witness in load.seen.values()),
        "slowest": max(backs[1:]),
        "computed": min(computed),
    }


def run(file: Path, times: int, cold: bool = False, seed: int = 11, most_seconds: float = 3600) -> dict[str, Any]:
    house = DoomedHouse(file, cold)
    try:
        return asyncio.run(killed(house, file, times, seed, most_seconds))
    finally:
        house.close()


def test_twenty_kills_lose_nothing_double_nothing_and_every_table_finishes(tmp_path: Path) -> None:
    found = run(tmp_path / "house.db", 20)
    assert found["acknowledged"] > 100, found


def test_a_killed_house_is_back_within_two_seconds_with_everything_loaded_anew(tmp_path: Path) -> None:
    found = run(tmp_path / "house.db", 2, cold=True)
    # Time of its own, not of the wall: how busy the machine is otherwise is not the house's doing.
    assert found["computed"] < 2, found
    assert found["acknowledged"] > 0


@pytest.mark.slow
def test_a_thousand_kills(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = run(tmp_path / "house.db", 1000)
    with capsys.disabled():
        print(found)
    assert found["kills"] == 1000
    assert found["slowest"] < 2
