"""kill -9: what the house has acknowledged is there when it comes back, once, and every table gets to its end.

``ELFERHAUS_KILLS=10000 uv run pytest -m slow tests/server/test_kill.py -k many_kills`` does it as often as that.
"""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import statistics
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Sequence
from contextlib import AsyncExitStack, suppress
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from elferhaus import client as client_module
from elferhaus.client import Client
from elferhaus.core.reader import Reader
from elferhaus.games import game_named
from elferhaus.server.tables import entries
from server.chaos import DoomedHouse
from server.houses import GIVE_UP_S
from server.people import decision

GAMES = ("elfer-raus", "farben", "mogeln", "hoechste", "schnipp-schnapp", "schwarzer-peter")
SEED = 11
PEOPLE = 2  # and a bot
EARLY = 0.1  # how often a house is killed again before it is back
AT_ONCE = 500  # kills of one house, after which another begins
MOST_BETWEEN = 12  # decisions that are acknowledged between two kills, at most
# What a house cannot do without, and how long loading it takes.
LIBRARIES = "import litestar, msgspec, sqlalchemy.dialects.sqlite, uvicorn, websockets"
COMPUTED = "import resource; used = resource.getrusage(resource.RUSAGE_SELF); print(used.ru_utime + used.ru_stime)"


class Witness(msgspec.Struct):
    """What people saw at one table."""

    acknowledged: list[tuple[int, dict[str, Any], dict[str, Any]]] = []  # seat, action, answer
    last_seen: int = 0
    over: bool = False


class Load:
    """Tables that are laid and played to their end, one after another for each of some games, until ``enough``."""

    def __init__(self, base: str, seed: int, games: Sequence[str]) -> None:
        self._base, self._seed, self._games = base, seed, games
        self.enough = False
        self.seen: dict[str, Witness] = defaultdict(Witness)
        self.on_the_way = 0  # decisions that nobody has answered yet
        self._playing: asyncio.Future[Any] | None = None

    def start(self) -> None:
        """Begin to play, beside everything else."""
        self._playing = asyncio.gather(*(self._tables(game, Random(f"{self._seed} {game}")) for game in self._games))

    async def end(self) -> None:
        """Lay no more tables, and wait until those that are laid are played to their end."""
        self.enough = True
        assert self._playing is not None
        await asyncio.wait_for(self._playing, GIVE_UP_S)

    async def until(self, so: Callable[[], bool]) -> None:
        """Wait until something is so; as long as nothing goes wrong it is going to be."""
        assert self._playing is not None
        while not so():
            assert not self._playing.done(), self._playing.exception()
            await asyncio.sleep(0.001)

    @property
    def acknowledged(self) -> int:
        return sum(len(witness.acknowledged) for witness in self.seen.values())

    async def _tables(self, game: str, rng: Random) -> None:
        while not self.enough:
            with suppress(OSError, HTTPException):  # killed while the table was laid: the next one, then
                host = await Client.open(self._base, game=game, seats=PEOPLE + 1, name="Ada", stand_in=None)
                guest = await Client.join(self._base, host.code, "Ben")
                await self._match(host, guest, rng)

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
                self.on_the_way += 1
                answer = await client.act(action)
                self.on_the_way -= 1
                if answer["type"] == "answer":
                    assert client.seat is not None
                    witness.acknowledged.append((client.seat, action, answer))

    def over(self) -> set[str]:
        return {code for code, witness in self.seen.items() if witness.over}


class Ledger:
    """What is in the file about some tables, read by somebody else than the house."""

    def __init__(self, file: Path, codes: Collection[str]) -> None:
        self.codes: dict[str, str] = {}
        self.log: dict[str, dict[int, Any]] = {}
        self.answers: dict[tuple[str, str], int] = {}
        with sqlite3.connect(file) as database:
            for code in codes:
                [[table]] = database.execute("SELECT id FROM tables WHERE code = ?", [code])
                self.codes[code] = table
                found = database.execute("SELECT seq, body FROM entries WHERE table_id = ?", [table])
                self.log[table] = {seq: entries.decode(body) for seq, body in found}
                found = database.execute("SELECT command, seq FROM answers WHERE table_id = ?", [table])
                self.answers |= {(table, command.partition("/")[2]): seq for command, seq in found}
        database.close()

    def lines(self, table: str, seq: int) -> list[dict[str, Any]]:
        entry = self.log[table].get(seq)
        return [json.loads(line) for line in entry.lines] if isinstance(entry, entries.Played) else []

    def lost(self, seen: dict[str, Witness]) -> list[Any]:
        """Return what people were told and the file does not hold."""
        missing: list[Any] = []
        for code, table in self.codes.items():
            witness = seen[code]
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
        for code, table in self.codes.items():
            witness, log = seen[code], self.log[table]
            assert sorted(log) == list(range(1, len(log) + 1))
            told = Counter(seat for seat, _, _ in witness.acknowledged)
            commanded = {seq for (each, _), seq in self.answers.items() if each == table}  # the house turns by itself
            lines = [line for seq in sorted(commanded) for line in self.lines(table, seq)]
            done = Counter(line["by"] for line in lines if "do" in line and line["by"] < PEOPLE)
            if told != done:
                wrong.append((code, told, done))
        return wrong

    def unfinished(self, seen: dict[str, Witness]) -> list[str]:
        """Return the tables whose record is not a whole match, or breaks a rule."""
        codes: list[str] = []
        for code, table in self.codes.items():
            reader = Reader(game_named)
            for _, entry in sorted(self.log[table].items()):
                for line in entry.lines if isinstance(entry, entries.Played) else ():
                    reader.feed(line.encode())
            if not (seen[code].over and reader.is_complete):
                codes.append(code)
        return codes


async def killed(house: DoomedHouse, file: Path, times: int, games: Sequence[str], seed: int) -> dict[str, Any]:
    """Kill a house under load again and again; return what there is to say about it."""
    rng = Random(seed)
    load = Load(house.base, seed, games)
    backs = [await house.back()]
    computed: list[float] = []
    load.start()
    kills = on_the_way = 0
    checked: set[str] = set()
    while kills < times:
        enough = load.acknowledged + rng.randrange(MOST_BETWEEN)
        await load.until(lambda enough=enough: load.acknowledged >= enough)  # type: ignore[misc]
        if kills % 2:  # every other time while somebody waits for an answer
            await load.until(lambda: load.on_the_way > 0)
        house.kill()
        kills += 1
        on_the_way += load.on_the_way
        over = load.over()
        lost = (await asyncio.to_thread(Ledger, file, load.seen.keys() - checked)).lost(load.seen)
        assert not lost, f"after kill {kills}: {lost}"
        checked = over  # all is looked at once more in the end
        if rng.random() < EARLY:
            await asyncio.to_thread(house.start)
            await asyncio.sleep(rng.uniform(0, backs[-1]))
            house.kill()
            kills += 1
        backs.append(await house.back())
        computed.append(house.cpu_seconds())
    await load.end()
    ledger = Ledger(file, load.seen.keys())
    assert ledger.lost(load.seen) == []
    assert ledger.doubled(load.seen) == []
    assert ledger.unfinished(load.seen) == []
    told = [json.loads(line) for line in file.with_suffix(".log").read_text("utf-8").splitlines()]
    wrong = [line for line in told if line["level"] != "info"]
    assert not wrong, json.dumps(wrong[:3])
    return {
        "kills": kills,
        "tables": len(load.seen),
        "acknowledged": load.acknowledged,
        "on_the_way": on_the_way,
        "backs": backs[1:],  # the first one has made and compiled what the others find
        "computed": computed,
    }


def run(file: Path, times: int, cold: bool = False, games: Sequence[str] = GAMES, seed: int = SEED) -> dict[str, Any]:
    house = DoomedHouse(file, cold, speed=50)
    try:
        return asyncio.run(killed(house, file, times, games, seed))
    finally:
        house.close()


@pytest.fixture(autouse=True)
def eager_people(monkeypatch: pytest.MonkeyPatch) -> None:
    """Come back at once, so that there is a load again at the next kill."""
    monkeypatch.setattr(client_module, "WAITS", (0.02,))


def test_twenty_kills_lose_nothing_double_nothing_and_every_table_finishes(tmp_path: Path) -> None:
    found = run(tmp_path / "house.db", 20)
    assert found["acknowledged"] > 100, found
    assert found["on_the_way"] > 0, found


def test_a_killed_house_loads_everything_anew_and_little_beyond_its_libraries(tmp_path: Path) -> None:
    found = run(tmp_path / "house.db", 2, cold=True, games=["hoechste", "schwarzer-peter"])
    # Time of its own, not of the wall, and compared: how busy or slow the machine is, is not the house's doing.
    libraries = [sys.executable, "-c", f"{LIBRARIES}; {COMPUTED}"]
    loaded = min(float(subprocess.run(libraries, capture_output=True, check=True).stdout) for _ in range(2))
    assert min(found["computed"]) < 3 * loaded, (found, loaded)
    assert found["acknowledged"] > 0


@pytest.fixture
def tell(capsys: pytest.CaptureFixture[str]) -> Callable[[dict[str, Any]], None]:
    """Print figures: seconds from a start to the first answer, by the wall and of the house's own computing."""

    def tell_one(found: dict[str, Any]) -> None:
        for name in ("backs", "computed"):
            times = sorted(found[name])
            p99 = statistics.quantiles(times, n=100, method="inclusive")[98]
            found[name] = f"median {statistics.median(times):.2f}, p99 {p99:.2f}, max {times[-1]:.2f}"
        with capsys.disabled():
            print(f"\n{json.dumps(found)}")

    return tell_one


@pytest.mark.slow
def test_many_kills(tmp_path: Path, tell: Callable[[dict[str, Any]], None]) -> None:
    wanted, kills = int(os.environ.get("ELFERHAUS_KILLS", "1000")), 0
    while kills < wanted:
        found = run(tmp_path / f"house-{kills}.db", min(AT_ONCE, wanted - kills), seed=SEED + kills)
        kills += found["kills"]
        tell({"kills in all": kills, **found})


@pytest.mark.slow
def test_two_hundred_kills_with_everything_loaded_anew(tmp_path: Path, tell: Callable[[dict[str, Any]], None]) -> None:
    found = run(tmp_path / "house.db", 200, cold=True)
    slowest = max(found["computed"])
    tell(found)
    assert slowest < 2  # by the wall, it depends on what else the machine has to do
