"""The same cards for all: the deal of the day, what many players like the bots reach with it, and sets of a family."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from elferhaus.client import Client, HouseError
from elferhaus.core.duplicate import BOT, field_of, play_alone
from elferhaus.core.fair import deal_of_the_day
from elferhaus.core.match import new_match
from elferhaus.core.reader import Reader
from elferhaus.games import game_named, room_named
from elferhaus.lab.field import Trying, tries
from elferhaus.server.deals import deals
from elferhaus.server.deals.deals import SEATS, setup_of_the_day
from elferhaus.server.deals.plays import Attempt
from elferhaus.server.http.deals import rows_of
from elferhaus.server.tables.listener import Pace
from server.houses import GIVE_UP_S, RunningHouse
from server.people import fetch, play_on, post, records, run

QUICK = Pace(decide=0.001, window=0.05, beat=0)
DAYS = [date(2026, 11, 1) + timedelta(days=number) for number in range(40)]


@pytest.fixture(autouse=True)
def no_field(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody measure a field, which takes a process of its own, but where a test is about it."""
    if "field_is" not in request.node.name:
        monkeypatch.setattr(deals.Deals, "measure", lambda *_: None)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(deals, "LIKE_BOTS", 50)
    monkeypatch.setattr("elferhaus.server.http.deals.LIKE_BOTS", 50)
    with RunningHouse(tmp_path / "house.db", pace=QUICK) as running:
        yield running


def seat(found: dict[str, Any], base: str) -> Client:
    return Client(base, found["code"], found["token"], "seat")


def get(base: str, path: str) -> Any:
    return json.loads(fetch(base + path))


async def played(base: str, found: dict[str, Any], rng: Random) -> None:
    """Play a match at a table that has begun."""
    async with seat(found, base) as client:
        await play_on(client, rng)


# ── the deal of the day ──


def test_the_game_of_the_day_follows_from_the_date_and_all_have_their_turn() -> None:
    assert [setup_of_the_day(day) for day in DAYS] == [setup_of_the_day(day) for day in DAYS]
    chosen = [setup_of_the_day(day).game for day in DAYS]
    assert len(set(chosen)) >= 4
    assert all(chosen.count(game) == 10 for game in set(chosen))
    assert len({deal_of_the_day(day.isoformat()).secret for day in DAYS}) == 40


@pytest.mark.parametrize("day", DAYS[:4])
def test_whoever_does_the_same_meets_the_same_at_a_table_and_in_the_field(day: date, tmp_path: Path) -> None:
    """What a player of the field did is done again at a table of the house: the record is the same to the last line."""
    setup = setup_of_the_day(day)
    room = room_named(setup.game)
    assert room is not None
    match = new_match(room.game, ["1", *(f"{BOT} {seat + 1}" for seat in range(1, SEATS))], 1, setup.edition)
    _, lines = play_alone(match, deal_of_the_day(day.isoformat()), Trying(room.player("steady")), room.player(BOT), 7)
    wanted = iter([line for line in map(json.loads, lines) if line.get("by") == 0])

    async def story(house: RunningHouse) -> list[bytes]:
        found = await asyncio.to_thread(post, house.base, "/api/day/tables", {"name": "1"})
        async with seat(found, house.base) as client:
            async for _ in client:
                if client.table["phase"] == "over":
                    break
                if 0 in client.table["must"]:
                    line = next(wanted)
                    offered = [each for each in client.legal if each.items() <= line.items()]  # without unseen cards
                    plain = {key: value for key, value in line.items() if key != "by"}
                    action = max(offered, key=len, default=plain)
                    assert (await client.act(action))["type"] == "answer"
        return (await records(house.base, found["code"]))[-1]

    with RunningHouse(tmp_path / "house.db", pace=QUICK) as house:
        house.app.state.deals._today = lambda: datetime(day.year, day.month, day.day, 12, tzinfo=UTC).timestamp()
        found = run(story(house))
    assert found[1:] == lines[1:]
    Reader(game_named).read(found)


def test_one_try_counts_and_the_others_are_practice_with_the_same_cards(house: RunningHouse) -> None:
    first = post(house.base, "/api/day/tables", {"name": "Ada"})
    assert first["counts"]
    again = post(house.base, "/api/day/tables", {"name": " ADA "})
    assert again["code"] == first["code"]  # not over yet: it goes on, here or on another device
    with pytest.raises(HTTPError):
        fetch(f"{house.base}/api/tables/{first['code']}/deal")
    with pytest.raises(HTTPError):
        fetch(f"{house.base}/api/tables/{first['code']}/best")
    run(played(house.base, again, Random(1)))
    standing = get(house.base, f"/api/tables/{first['code']}/deal")
    assert standing["counts"]
    practice = post(house.base, "/api/day/tables", {"name": "Ada"})
    assert not practice["counts"]
    assert practice["code"] != first["code"]
    run(played(house.base, practice, Random(2)))
    assert not get(house.base, f"/api/tables/{practice['code']}/deal")["counts"]
    one, other = (run(records(house.base, code))[0] for code in (first["code"], practice["code"]))
    assert one[1:3] == other[1:3]  # the seal and the deal
    [ada] = get(house.base, "/api/day")["people"]
    assert (ada["name"], ada["points"]) == ("Ada", standing["points"])
    assert get(house.base, "/api/family")["matches"] == 0  # nobody wins matches with cards that can be practised


def test_the_field_is_measured_once_kept_and_tells_where_somebody_stands(house: RunningHouse) -> None:
    found = post(house.base, "/api/day/tables", {"name": "Ben"})
    run(played(house.base, found, Random(3)))

    async def told() -> Any:
        while (standing := get(house.base, f"/api/tables/{found['code']}/deal"))["better_than"] is None:
            await asyncio.sleep(0.05)
        return standing

    standing = run(told())
    assert standing["players"] == standing["of"] == 50
    assert 0 <= standing["better_than"] <= 100
    best = fetch(f"{house.base}/api/tables/{found['code']}/best").splitlines()
    reader = Reader(game_named)
    reader.read(best)
    assert reader.match.results[0].points[0] == standing["best"]
    with closing(sqlite3.connect(house.file)) as database:
        assert database.execute("SELECT count(*) FROM deal_fields").fetchone() == (1,)
    assert get(house.base, "/api/day")["people"][0]["better_than"] == standing["better_than"]


def test_the_field_is_measured_for_the_day_that_was_played_however_late(house: RunningHouse) -> None:
    """Begun before midnight, and over in a house that was opened again after it."""
    deals = house.app.state.deals
    deals._today = lambda: datetime(2026, 11, 18, 23, 59, tzinfo=UTC).timestamp()
    measured, deals.measure = list[Any](), lambda chosen: measured.append(chosen.deal.set)
    found = post(house.base, "/api/day/tables", {"name": "Ada"})
    deals._today = lambda: datetime(2026, 11, 19, 0, 1, tzinfo=UTC).timestamp()
    run(played(house.base, found, Random(4)))
    assert get(house.base, f"/api/tables/{found['code']}/deal")["set"] == "2026-11-18"
    assert measured == ["2026-11-18", "2026-11-18"]
    assert get(house.base, "/api/day")["day"] == "2026-11-19"


def test_a_try_whose_table_was_cleared_away_long_ago_may_be_made_again(house: RunningHouse) -> None:
    made = post(house.base, "/api/sets", {"name": "Sonntag", "game": "farben", "deals": 3, "seats": 3})
    where = f"/api/sets/{made['id']}/tables"
    first = post(house.base, where, {"name": "Ada"})
    with closing(sqlite3.connect(house.file)) as database:
        database.execute("DELETE FROM entries")
        database.commit()
    again, once_more = (post(house.base, where, {"name": "Ada"}) for _ in range(2))
    assert first["code"] != again["code"] == once_more["code"]


def test_where_all_get_the_same_cards_nothing_can_be_changed_and_nobody_helps(house: RunningHouse) -> None:
    found = post(house.base, "/api/day/tables", {"name": "Cleo"})

    async def story() -> list[str]:
        async with seat(found, house.base) as client:
            said = [
                await client.command("fill", seat=1, bot="little"),
                await client.command("choose", game="hoechste"),
                await client.command("free", seat=0),
                await client.command("pause", to="closed"),  # it would be another try
                await client.hint(),
            ]
            assert client.table["promise"] is None
            alone = {"deals": 1, "turn": 0, "turns": 1, "more": False}
            assert client.table["deal"] == {"set": get(house.base, "/api/day")["day"], "number": 1, **alone}
            return [answer["key"] for answer in said]

    assert run(story()) == ["table-same-cards"] * 4 + ["hint-same-cards"]


def test_players_like_the_bots_differ_and_their_number_alone_decides_what_they_do() -> None:
    day = DAYS[1]
    setup = setup_of_the_day(day)
    rules = (setup.game, setup.edition, setup.options, setup.rounds)
    found = tries(rules, SEATS, deal_of_the_day(day.isoformat()), BOT, range(30))
    assert found == tries(rules, SEATS, deal_of_the_day(day.isoformat()), BOT, range(15)) + tries(
        rules, SEATS, deal_of_the_day(day.isoformat()), BOT, range(15, 30)
    )
    assert len({tuple(lines) for _, lines in found}) > 5
    assert len({lines[2] for _, lines in found}) == 1  # the cards
    field = field_of(found, low_wins=True)
    assert field.points == tuple(sorted(field.points, reverse=True))
    assert field_of(found, low_wins=False).points == tuple(sorted(field.points))


# ── sets of a family ──


def test_a_set_is_played_deal_by_deal_at_different_times_and_compared(house: RunningHouse) -> None:
    made = post(house.base, "/api/sets", {"name": "Sonntag", "game": "farben", "deals": 3, "seats": 3})
    assert "key" not in made
    for name, seed in (("Ada", 1), ("Ben", 2)):
        for number in range(1, 4):
            found = post(house.base, f"/api/sets/{made['id']}/tables", {"name": name})
            if (name, number) == ("Ben", 2):  # goes on from another device
                found = post(house.base, f"/api/sets/{made['id']}/tables", {"name": "ben"})
            run(played(house.base, found, Random(seed)))
            assert get(house.base, f"/api/tables/{found['code']}/deal")["number"] == number
    with pytest.raises(HouseError) as error:
        post(house.base, f"/api/sets/{made['id']}/tables", {"name": "Ada"})
    assert error.value.answer["key"] == "set-over"
    board = get(house.base, f"/api/sets/{made['id']}")
    assert get(house.base, "/api/sets") == [board]
    assert {person["name"] for person in board["people"]} == {"Ada", "Ben"} or board["people"][0]["name"] == "ben"
    sums = [sum(cell["more"] for cell in person["cells"]) for person in board["people"]]
    assert sums[0] >= sums[1]
    assert sum(sums) == pytest.approx(0)
    for number in range(3):
        cells = [person["cells"][number] for person in board["people"]]
        assert sum(cell["more"] for cell in cells) == pytest.approx(0)


def test_only_those_are_compared_who_have_played_a_deal() -> None:
    def play(number: int, who: str, points: int | None) -> Attempt:
        return Attempt(number, who, who.title(), None, f"{who}{number}", is_there=True, points=points)

    plays = [play(1, "ada", 10), play(1, "ben", 20), play(1, "cleo", None), play(2, "ada", 7)]
    rows = {row.name: row for row in rows_of(plays, low_wins=True)}
    assert [cell.more for cell in rows["Ada"].cells] == [5, 0]
    assert [cell.more for cell in rows["Ben"].cells] == [-5]
    assert [cell.more for cell in rows["Cleo"].cells] == [None]
    assert [row.name for row in rows_of(plays, low_wins=False)] == ["Ben", "Cleo", "Ada"]


@pytest.mark.parametrize(
    ("choice", "key"),
    [
        ({"deals": 2}, "set-deals"),
        ({"deals": 13}, "set-deals"),
        ({"name": " "}, "table-name"),
        ({"seats": 9}, "players"),
    ],
)
def test_a_set_that_cannot_be_gets_a_reason(house: RunningHouse, choice: dict[str, Any], key: str) -> None:
    with pytest.raises(HouseError) as error:
        post(house.base, "/api/sets", {"name": "Sonntag", "game": "farben", **choice})
    assert error.value.status == 422
    assert key in error.value.answer["key"]
    assert get(house.base, "/api/sets") == []


def test_sets_plays_and_fields_go_with_everything_else(house: RunningHouse) -> None:
    made = post(house.base, "/api/sets", {"name": "Sonntag", "game": "farben"})
    post(house.base, f"/api/sets/{made['id']}/tables", {"name": "Ada"})
    wish = Request(f"{house.base}/api/family", method="DELETE")
    wish.add_header("authorization", f"Bearer {house.app.state.delete_key}")
    urlopen(wish, timeout=GIVE_UP_S).close()
    with closing(sqlite3.connect(house.file)) as database:
        for table in ("deal_sets", "deal_plays", "deal_fields", "entries"):
            assert database.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)
