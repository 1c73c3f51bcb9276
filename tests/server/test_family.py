"""Who has won what: kept once for every match, and told to everyone."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import create_engine

from elferhaus import client as client_module
from elferhaus.client import Client
from elferhaus.server.http.family import MOST_RECENT, WINDOWS, family_of
from elferhaus.server.storage.schema import REVISION
from elferhaus.server.tables import entries
from elferhaus.server.tables.listener import Pace
from elferhaus.server.tables.results import PlayerResult, Result, ended_in, read_result
from server.houses import RunningHouse
from server.people import Line, fetch, play_on, post, records, run
from server.test_kill import run as run_and_kill

OpenHouse = Callable[..., RunningHouse]
QUICK = Pace(decide=0.05, window=0.5, beat=0)
NAMES = ("Zwetschgenmarie", "Quittenbert")


@pytest.fixture
def house(open_house: OpenHouse) -> RunningHouse:
    return open_house(pace=QUICK)


def family(house: RunningHouse) -> Any:
    return json.loads(fetch(f"{house.base}/api/family"))


def rows(file: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(file)) as database:
        return database.execute(query).fetchall()


async def match(stack: AsyncExitStack, house: RunningHouse, game: str = "schwarzer-peter", **choice: Any) -> Client:
    """Let the two play a match, with a bot if there is a third seat; return the host."""
    host = await Client.open(house.base, game=game, name=NAMES[0], portrait="oma", **{"seats": 2, **choice})
    host = await stack.enter_async_context(host)
    guest = await stack.enter_async_context(await Client.join(house.base, host.code, NAMES[1]))
    if choice.get("seats", 2) > 2:
        await host.command("fill", seat=2, bot="random")
    await rounds([host, guest], choice.get("rounds", 1))
    return host


async def rounds(clients: list[Client], count: int = 1) -> None:
    for number in range(count):
        begun = await clients[0].command("begin")
        assert begun["type"] == "answer"
        await asyncio.gather(*(play_on(each, Random(number), begun["seq"]) for each in clients))


async def told_winners(house: RunningHouse, code: str) -> list[list[int]]:
    """Return who won, as the records say it."""
    return [json.loads(record[-1])["match"]["winners"] for record in await records(house.base, code)]


# ── what matches say about people ──

MATCHES = st.lists(
    st.builds(
        Result,
        game=st.sampled_from(["mogeln", "farben", "junior"]),
        people=st.lists(
            st.builds(
                PlayerResult,
                name=st.sampled_from(["Ada", "ada", "ADA", "Ben", "Cem"]),
                portrait=st.sampled_from([None, "oma", "ben"]),
                won=st.booleans(),
            ),
            min_size=1,
            max_size=3,
        ).map(tuple),
        bots=st.integers(0, 3),
    ),
    max_size=30,
)


@given(MATCHES)
def test_everyone_s_figures_are_what_a_plain_count_finds(matches: list[Result]) -> None:
    found = family_of(enumerate(matches))
    assert found.matches == len(matches)
    assert [each.ended for each in found.recent] == list(reversed(range(len(matches))))[:MOST_RECENT]
    played: dict[str, list[tuple[str, bool]]] = {}
    looked: dict[str, str | None] = {}
    for result in matches:
        for name in {player.name.lower() for player in result.people}:
            own = [player for player in result.people if player.name.lower() == name]
            played.setdefault(name, []).append((result.game, any(player.won for player in own)))
            for player in own:
                looked[name] = player.portrait or looked.get(name)
    assert {each.name.lower() for each in found.people} == played.keys()
    for person in found.people:
        won = "".join("x" if wins else "." for _, wins in played[person.name.lower()])
        assert person.matches == len(won)
        assert person.wins == won.count("x")
        assert person.longest == max(map(len, won.split(".")))
        assert person.streak == len(won.rpartition(".")[2])
        assert 0 <= person.streak <= person.longest <= person.wins <= person.matches
        assert "".join("x" if wins else "." for wins in person.last) == won[-WINDOWS:]
        assert person.portrait == looked[person.name.lower()]
        assert sum(each.matches for each in person.games) == person.matches
        assert sum(each.wins for each in person.games) == person.wins
        counts = [each.matches for each in person.games]
        assert counts == sorted(counts, reverse=True), "the favourite comes first"
    ranks = [(person.wins, person.matches) for person in found.people]
    assert ranks == sorted(ranks, reverse=True)


def test_whoever_wins_together_has_won() -> None:
    found = family_of([(1, Result("farben", (PlayerResult("Ada", None, True), PlayerResult("Ben", None, True)), 0))])
    assert [(each.wins, each.streak) for each in found.people] == [(1, 1), (1, 1)]


# ── what is kept, and how often ──


def test_a_match_and_its_rematch_are_kept_once_each_and_over_a_restart(open_house: OpenHouse, tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    house = open_house(file, pace=QUICK)

    async def story() -> tuple[str, list[list[int]]]:
        async with AsyncExitStack() as stack:
            host = await match(stack, house, "hoechste", rounds=2)
            assert family(house)["matches"] == 1, "a round is no match"
            guest = await stack.enter_async_context(await Client.join(house.base, (await second(stack)).code, "Lea"))
            assert guest.seat == 1
            return host.code, await told_winners(house, host.code)

    async def second(stack: AsyncExitStack) -> Client:
        """A table that is only laid: nothing is kept of it."""
        return await stack.enter_async_context(await Client.open(house.base, game="farben", seats=2, name="Ada"))

    code, [winners] = run(story())
    [[body]] = rows(file, "SELECT body FROM results")
    kept = read_result(body)
    assert [(player.name, player.portrait, player.won) for player in kept.people] == [
        (NAMES[0], "oma", 0 in winners),
        (NAMES[1], None, 1 in winners),
    ]
    assert json.loads(body).keys() == {"game", "people", "bots", "deal"}, "no card, nothing anyone held"
    before = family(house)
    house.stop()
    house = open_house(file, pace=QUICK)
    assert family(house) == before
    assert rows(file, "SELECT count(*) FROM results") == [(1,)]
    assert code not in json.dumps(before)


def test_a_rematch_is_another_match(house: RunningHouse) -> None:
    async def story() -> list[list[int]]:
        async with AsyncExitStack() as stack:
            host = await Client.open(house.base, game="hoechste", seats=2, name=NAMES[0])
            host = await stack.enter_async_context(host)
            guest = await stack.enter_async_context(await Client.join(house.base, host.code, NAMES[1]))
            await rounds([host, guest], 3)
            return await told_winners(house, host.code)

    won = run(story())
    assert len(won) == 3
    found = {each["name"]: each for each in family(house)["people"]}
    for seat, name in enumerate(NAMES):
        assert found[name]["matches"] == 3
        assert found[name]["last"] == [seat in winners for winners in won]
        assert found[name]["games"] == [{"game": "hoechste", "matches": 3, "wins": found[name]["wins"]}]


def test_bots_are_nobody_and_for_whom_a_bot_played_last_nothing_counts(house: RunningHouse) -> None:
    async def story() -> None:
        table = post(house.base, "/api/tables", {"game": "hoechste", "seats": 2})
        async with Line(house.base, table["code"], token=table["token"]) as host:
            for seat in range(2):
                await host.ask("fill", seat=seat, bot="random")
            seq = (await host.ask("begin"))["seq"]
            while (await host.at(seq))["table"]["phase"] != "over":
                seq += 1
        assert family(house)["matches"] == 0, "only bots"
        table = post(house.base, "/api/tables", {"game": "hoechste", "seats": 3, "name": NAMES[0], "stand_in": None})
        guest = post(house.base, f"/api/tables/{table['code']}/seats", {"name": NAMES[1]})
        async with Line(house.base, table["code"], token=table["token"]) as host:
            await host.ask("fill", seat=2, bot="random")
            seq = (await host.ask("begin"))["seq"]
            await host.ask("fill", seat=1, bot="random")  # Quittenbert is not there
            while (now := await host.at(seq))["table"]["phase"] != "over":
                if 0 in now["table"]["must"]:
                    await host.ask("act", version=now["seq"], action=now["legal"][0])
                seq = now["seq"] + 1
        assert guest["seat"] == 1

    run(story())
    found = family(house)
    assert [each["name"] for each in found["people"]] == [NAMES[0]]
    assert [(each["bots"], len(each["people"])) for each in found["recent"]] == [(2, 1)]


def test_results_stay_when_their_table_is_cleared_away(open_house: OpenHouse, tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    house = open_house(file, pace=QUICK)

    async def story() -> None:
        async with AsyncExitStack() as stack:
            await match(stack, house)

    run(story())
    before = family(house)
    house.stop()
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE tables SET touched = 0")
        # At this one somebody was since.
        database.execute("INSERT INTO tables (id, code, touched) VALUES ('newer', 'newer', 10000000)")
        database.commit()
    house = open_house(file, pace=QUICK)
    run(until(lambda: rows(file, "SELECT count(*) FROM entries") == [(0,)]))
    assert family(house) == before
    assert before["matches"] == 1


async def until(so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not so():
        await asyncio.sleep(0.001)


def test_a_house_that_is_killed_keeps_every_result_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_module, "WAITS", (0.02,))
    file = tmp_path / "house.db"
    run_and_kill(file, 6, games=["hoechste", "schwarzer-peter"])
    kept = {(table, seq): body for table, seq, body in rows(file, "SELECT table_id, seq, body FROM results")}
    assert len(kept) > 1
    assert kept == dict(from_logs(file))


def from_logs(file: Path) -> Iterator[tuple[tuple[str, int], bytes]]:
    """Find in the logs what should have been kept."""
    for [table] in rows(file, "SELECT DISTINCT table_id FROM entries"):
        log = rows(file, f"SELECT body FROM entries WHERE table_id = '{table}' ORDER BY seq")
        for seq, body in ended_in(entries.decode(body) for [body] in log):
            yield (table, seq), body


def test_a_file_of_an_older_house_gets_the_results_of_its_matches(open_house: OpenHouse, tmp_path: Path) -> None:
    new, old = tmp_path / "new.db", tmp_path / "old.db"
    house = open_house(new, pace=QUICK)

    async def story() -> None:
        async with AsyncExitStack() as stack:
            host = await match(stack, house, "hoechste", seats=3)
            await host.command("choose", game="schwarzer-peter", seats=4)
            await host.command("fill", seat=3, bot="random")
            await host.command("portray", name="Marie", portrait="lea")
            await host.command("begin")  # not to its end
            await match(stack, house, "schwarzer-peter")

    run(story())
    house.stop()
    config = Config()
    config.set_main_option("script_location", "elferhaus:server/storage/migrations")
    engine = create_engine(f"sqlite:///{old}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    engine.dispose()
    with closing(sqlite3.connect(old)) as database:
        database.execute("ATTACH ? AS new", [str(new)])
        database.execute("INSERT INTO tables SELECT id, code, touched FROM new.tables")
        for table in ("entries", "answers", "tokens"):
            database.execute(f"INSERT INTO {table} SELECT * FROM new.{table}")
        database.execute("INSERT INTO tables VALUES ('broken', 'bafelo7', 99999999999)")
        database.execute("INSERT INTO entries VALUES ('broken', 1, x'7b')")
        database.commit()
    wanted = rows(new, "SELECT table_id, seq, body FROM results ORDER BY table_id")
    assert len(wanted) == 2
    house = open_house(old, pace=QUICK)
    assert rows(old, "SELECT table_id, seq, body FROM results ORDER BY table_id") == wanted
    assert rows(old, "SELECT version_num FROM alembic_version") == [(REVISION,)]
    assert {each["name"] for each in family(house)["people"]} == set(NAMES)
