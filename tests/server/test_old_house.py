"""A data folder of version 0.1.0 is opened as if nothing had happened: the same is told, and the games go on."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, closing
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from elferhaus.client import Client
from elferhaus.core.reader import Reader
from elferhaus.games import game_named, games
from elferhaus.server.run import DATABASE
from elferhaus.server.storage.schema import METADATA, REVISION
from elferhaus.server.tables.listener import Pace
from server.houses import RunningHouse
from server.people import Line, fetch, play_on, records, run
from server.test_restart import NEVER, QUICK, play_some

Row = dict[str, Any]
OLD = Path(__file__).parent / "data" / "house-0.1.0"
TOLD: Row = json.loads((OLD / "told.json").read_text("utf-8"))
TABLES: list[Row] = TOLD["tables"]
PAUSED = {table["game"]: table for table in TABLES if table["what"] == "paused"}
LONG = {"ueberall", "farben"}  # of these only some more is played
FILMS = ("", "?seat=0", "?seat=1", "?match=1")
# What is told since, beside all that was told before: with a snapshot, of a table, of a view, and of an event.
SNAPSHOT = {"recent", "stood_in"}
TABLE = {
    *("admission", "beat", "deal", "ending", "host", "lead", "prizes", "promise"),
    *("quiet", "rematch", "shown_at", "turn", "unit"),
}
RULES = {"length"}
VIEWS = {
    "elevens": {"most"},
    "elfer-raus": {"numbers"},
    "junior": {"numbers"},
    "farben": {"sums", "best", "closers"},
    "hoechste": {"colours", "high", "tricks", "trick", "pot"},
    "mogeln": {"layer", "lately", "follows", "honest"},
    "ratefix": {"bounds", "possible", "tricks", "trick"},
    "ueberall": {"follows"},
}
EVENTS = {
    "hoechste": {"trick": {"number", "best", "pot"}},
    "mogeln": {"judged": {"layer", "claim", "found"}, "took": {"count"}},
    "ratefix": {"trick": {"guesses", "off", "ranking"}},
    "zweikampf": {"trick": {"pairs", "out"}},
}


def copied(folder: Path) -> Path:
    """Return a copy of the old house's file, at which somebody was a moment ago: old tables are cleared away."""
    file = shutil.copyfile(OLD / DATABASE, folder / DATABASE)
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE tables SET touched = ?", [int(time.time())])
        database.commit()
    return file


@pytest.fixture(scope="module")
def silent_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """The old house, in which nothing happens by itself."""
    with RunningHouse(copied(tmp_path_factory.mktemp("old")), pace=NEVER) as house:
        yield house


@pytest.fixture
def reopened(open_house: Callable[..., RunningHouse], tmp_path: Path) -> Callable[[Pace], RunningHouse]:
    return lambda pace: open_house(copied(tmp_path), pace=pace)


def one(what: str, game: str | None = None) -> Row:
    return next(table for table in TABLES if table["what"] == what and game in {None, table["game"]})


def timeless(snapshot: Row) -> Row:
    """Return a snapshot without what depends on the clock and on who is connected."""
    seats = [{key: seat[key] for key in seat.keys() - {"here", "stand_in_ms"}} for seat in snapshot["table"]["seats"]]
    table = {key: snapshot["table"][key] for key in snapshot["table"].keys() - {"window_ms"}}
    legal = [old_choice(choice) for choice in snapshot.get("legal", [])]
    return {**snapshot, "table": {**table, "seats": seats}, "legal": legal}


def old_choice(choice: Row) -> Row:
    """Return a choice as 0.1.0 told it: it did not say of which cards any order will do."""
    return {"do": "arrange", "any": True} if choice.get("any") else choice


def as_before(told: Any, game: str) -> Any:
    """Return what 0.1.0 told of it: its views and events said less."""
    if isinstance(told, list):
        return [as_before(each, game) for each in told]
    if not isinstance(told, dict):
        return told
    since = {"table": TABLE, "view": VIEWS.get(game, set()), "rules": RULES}
    more = SNAPSHOT | EVENTS.get(game, {}).get(told.get("event", ""), set())
    found = {}
    for key, value in told.items():
        if key not in more:
            left = {name: value[name] for name in value if name not in since[key]} if value and key in since else value
            found[key] = as_before(left, game)
    return found


async def snapshots(house: RunningHouse, table: Row) -> list[Row]:
    found = []
    for hello in (*({"token": token} for token in table["tokens"]), {"role": "watch"}):
        async with Line(house.base, table["code"], **hello) as line:
            found.append(line.snapshot)
    return found


def test_there_is_a_table_of_every_game_and_of_every_kind() -> None:
    assert PAUSED.keys() <= {game.info.id for game in games()}
    assert len(PAUSED) == 11
    assert {table["what"] for table in TABLES} == {"over", "between", "waiting", "closed", "paused", "with bots"}
    phases = {table["snapshots"][0]["table"]["phase"] for table in TABLES}
    assert phases == {"over", "between", "waiting", "playing"}


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table['what']} {table['game']}")
def test_everyone_is_told_the_same_as_before(silent_house: RunningHouse, table: Row) -> None:
    found = as_before(run(snapshots(silent_house, table)), table["game"])
    assert [timeless(each) for each in found] == [timeless(each) for each in table["snapshots"]]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table['what']} {table['game']}")
def test_records_and_replays_are_the_same_byte_for_byte(silent_house: RunningHouse, table: Row) -> None:
    url = f"{silent_house.base}/api/tables/{table['code']}"
    assert sha256(fetch(f"{url}/records")).hexdigest() == table["records"]
    found = [fetch(f"{url}/film{query}") for query in FILMS[: len(table["films"])]]
    films = [msgspec.json.encode(as_before(json.loads(film), table["game"])) for film in found]
    assert [sha256(film).hexdigest() for film in films] == table["films"]
    assert bool(found) == (table["what"] == "over")


def test_the_family_and_its_rules_are_the_same(silent_house: RunningHouse) -> None:
    for name in ("family", "presets"):
        assert json.loads(fetch(f"{silent_house.base}/api/{name}")) == TOLD[name]
    assert TOLD["family"]["matches"] == 4
    assert len(TOLD["presets"]) == 2


def test_opening_it_adds_nothing_and_takes_nothing_away(silent_house: RunningHouse) -> None:
    with closing(sqlite3.connect(OLD / DATABASE)) as old, closing(sqlite3.connect(silent_house.file)) as new:
        known = [name for (name,) in old.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        assert {"tables", "entries", "answers", "tokens"} <= set(known)
        for table in (table for table in METADATA.sorted_tables if table.name in known):
            there = {row[1] for row in old.execute(f"PRAGMA table_info({table.name})")} - {"touched"}
            columns = ", ".join(column.name for column in table.columns if column.name in there)
            rows = f"SELECT {columns} FROM {table.name} ORDER BY {columns}"
            assert new.execute(rows).fetchall() == old.execute(rows).fetchall()
        assert new.execute("SELECT version_num FROM alembic_version").fetchall() == [(REVISION,)]


# ── going on ──


@pytest.fixture(scope="module")
def lively_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """The old house, in which people go on."""
    with RunningHouse(copied(tmp_path_factory.mktemp("old")), pace=QUICK) as house:
        yield house


@pytest.mark.parametrize("game", PAUSED)
def test_a_table_that_was_paused_in_mid_game_goes_on(lively_house: RunningHouse, game: str) -> None:
    table = PAUSED[game]
    before = table["snapshots"][0]["seq"]

    async def story() -> None:
        async with AsyncExitStack() as stack:
            tokens = table["tokens"]
            people = [Client(lively_house.base, table["code"], token, "seat") for token in tokens]
            clients = [await stack.enter_async_context(person) for person in people]
            on = await clients[0].command("pause", to="on")
            assert on["seq"] == before + 1
            if game in LONG:
                await play_some(clients, Random(3), 20)
                assert clients[0].seq > on["seq"] + 10
                return
            await asyncio.gather(*(play_on(client, Random(3), on["seq"]) for client in clients))
            assert clients[0].table["phase"] == "over"
        [record] = await records(lively_house.base, table["code"])
        reader = Reader(game_named)
        reader.read(record)
        assert reader.is_complete

    run(story())


def test_bots_go_on_by_themselves(lively_house: RunningHouse) -> None:
    table = one("with bots")

    async def story() -> None:
        async with Line(lively_house.base, table["code"], token=table["tokens"][0]) as ada:
            assert (await ada.at(table["snapshots"][0]["seq"] + 2))["table"]["must"] == [0]

    run(story())


def test_the_next_round_the_next_match_and_the_first_can_begin(reopened: Callable[[Pace], RunningHouse]) -> None:
    house = reopened(QUICK)

    async def play(what: str, game: str) -> Row:
        table = one(what, game)
        async with AsyncExitStack() as stack:
            tokens = table["tokens"]
            people = [Client(house.base, table["code"], token, "seat") for token in tokens]
            clients = [await stack.enter_async_context(person) for person in people]
            for seat, each in enumerate(clients[0].table["seats"]):
                if each["kind"] == "free":
                    await clients[0].command("fill", seat=seat, bot="greedy")
            begun = await clients[0].command("begin")
            assert begun["type"] == "answer"
            await asyncio.gather(*(play_on(client, Random(5), begun["seq"]) for client in clients))
            return clients[0].table

    def matches() -> int:
        found: int = json.loads(fetch(f"{house.base}/api/family"))["matches"]
        return found

    assert run(play("between", "ratefix"))["round"] == 2
    assert matches() == 5
    assert run(play("over", "schwarzer-peter"))["phase"] == "over"
    assert matches() == 6
    assert len(run(records(house.base, one("over", "schwarzer-peter")["code"]))) == 3
    assert run(play("waiting", "farben"))["phase"] == "over"
    assert matches() == 7
