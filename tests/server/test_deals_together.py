"""A set that several people play at one table: the seats are turned until everybody has had every hand."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from elferhaus.client import Client, HouseError
from elferhaus.core.reader import Reader
from elferhaus.games import game_named
from elferhaus.server.deals.plays import Attempt
from elferhaus.server.http.deals import rows_of
from elferhaus.server.tables.listener import Pace
from server.houses import GIVE_UP_S, RunningHouse
from server.people import fetch, play_on, post, records, run
from server.test_deals import get, seat

QUICK = Pace(decide=0.001, window=0.05, beat=0)
DEALS = 3


@pytest.fixture
def house(tmp_path: Path) -> Any:
    with RunningHouse(tmp_path / "house.db", pace=QUICK) as running:
        yield running


def new_set(house: RunningHouse, **choice: Any) -> dict[str, Any]:
    made: dict[str, Any] = post(
        house.base,
        "/api/sets",
        {"name": "Sonntag", "game": "farben", "deals": DEALS, "seats": 3, "together": 2, **choice},
    )
    return made


def sit(house: RunningHouse, made: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = post(house.base, f"/api/sets/{made['id']}/tables", {"name": name})
    return found


async def one_deal(ada: Client, ben: Client, rng: Random) -> dict[str, Any]:
    """Let the host begin what comes next, and play it to its end; return what is told of it."""
    begun = await ada.command("begin")
    assert begun["type"] == "answer", begun
    await asyncio.gather(*(play_on(client, rng, begun["seq"]) for client in (ada, ben)))
    deal: dict[str, Any] = ada.table["deal"]
    return deal


def test_everybody_has_every_hand_once_and_other_deals_lie_between_the_same_cards(house: RunningHouse) -> None:
    made = new_set(house)
    first = sit(house, made, "Ada")
    second = sit(house, made, "Ben")  # on another device: whoever wants to play is seated with the others
    assert (first["code"], first["seat"], second["seat"]) == (second["code"], 0, 1)

    async def story() -> None:
        seats = []
        async with seat(first, house.base) as ada, seat(second, house.base) as ben:
            for turn in range(2):
                for number in range(1, DEALS + 1):
                    deal = await one_deal(ada, ben, Random(10 * turn + number))
                    last = (turn, number) == (1, DEALS)
                    where = {"number": number, "deals": DEALS, "turn": turn, "turns": 2, "more": not last}
                    assert deal == {"set": made["id"], **where}
                    seats.append((ada.seat, ben.seat))
                    if not last:  # nothing tells what cards are going to come again
                        assert await asyncio.to_thread(fetch, f"{house.base}/api/tables/{first['code']}/records") == b""
                        for path in ("film", "coach", "deal", "best"):
                            with pytest.raises(HTTPError):
                                await asyncio.to_thread(fetch, f"{house.base}/api/tables/{first['code']}/{path}")
            assert (await ada.command("begin"))["key"] == "set-played"
        assert seats == [(0, 1)] * DEALS + [(1, 0)] * DEALS

    run(story())
    played = run(records(house.base, first["code"]))
    names = [json.loads(record[0])["players"] for record in played]
    assert [each[:2] for each in names] == [["Ada", "Ben"]] * DEALS + [["Ben", "Ada"]] * DEALS
    for number in range(DEALS):
        assert played[number][1:3] == played[number + DEALS][1:3]  # the seal and the cards
        Reader(game_named).read(played[number + DEALS])
    assert len({record[2] for record in played}) == DEALS

    board = get(house.base, f"/api/sets/{made['id']}")
    assert (board["together"], {person["name"] for person in board["people"]}) == (2, {"Ada", "Ben"})
    points = {
        (name, number, hand): json.loads(record[-1])["match"]["points"][hand]
        for number, record in zip([1, 2, 3] * 2, played, strict=True)
        for hand, name in enumerate(json.loads(record[0])["players"][:2])
    }
    assert len(points) == 2 * 2 * DEALS  # everybody, every hand, once
    for person in board["people"]:
        other = "Ben" if person["name"] == "Ada" else "Ada"
        for cell in person["cells"]:
            mine, theirs = ([points[name, cell["number"], hand] for hand in (0, 1)] for name in (person["name"], other))
            assert (cell["hands"], cell["points"]) == (2, sum(mine))
            assert cell["more"] == pytest.approx((sum(mine) - sum(theirs)) / 2)
    assert get(house.base, "/api/family")["matches"] == 0


def test_it_goes_on_after_a_pause_on_other_devices_and_nobody_takes_the_seat_of_one_who_is_there(
    house: RunningHouse,
) -> None:
    made = new_set(house)
    first, second = sit(house, made, "Ada"), sit(house, made, "Ben")

    async def story() -> None:
        async with seat(first, house.base) as ada, seat(second, house.base) as ben:
            assert (await one_deal(ada, ben, Random(1)))["number"] == 1
            with pytest.raises(HouseError) as error:
                await asyncio.to_thread(sit, house, made, "BEN")
            assert error.value.answer["key"] == "table-seat-taken"
        live = await house.app.state.house.find(first["code"])
        while live.presence.here():
            await asyncio.sleep(0.01)
        again = [await asyncio.to_thread(sit, house, made, name) for name in ("ben", "Ada")]
        assert [(each["code"], each["seat"]) for each in again] == [(first["code"], 1), (first["code"], 0)]
        async with seat(again[1], house.base) as ada, seat(again[0], house.base) as ben:
            assert (await one_deal(ada, ben, Random(2)))["number"] == 2
            assert (await ben.command("portray", name="Cleo"))["key"] == "table-same-cards"

    run(story())
    assert {person["name"] for person in get(house.base, f"/api/sets/{made['id']}")["people"]} == {"Ada", "Ben"}


def test_two_tables_can_play_one_set_and_names_must_differ(house: RunningHouse) -> None:
    made = new_set(house)
    tables = [sit(house, made, name) for name in ("Ada", "Ben", "Cleo", "Dan")]
    assert len({each["code"] for each in tables}) == 2

    async def story() -> None:
        for pair in (tables[:2], tables[2:]):
            async with seat(pair[0], house.base) as host, seat(pair[1], house.base) as guest:
                await guest.command("portray", name=host.table["seats"][0]["name"].upper())
                assert (await host.command("begin"))["key"] == "set-names"
                await guest.command("portray", name=f"{host.table['seats'][0]['name']} 2")
                await one_deal(host, guest, Random(pair[0]["code"]))

    run(story())
    board = get(house.base, f"/api/sets/{made['id']}")
    more = {person["name"]: person["cells"][0]["more"] for person in board["people"]}
    assert more["Ada"] == pytest.approx(-more["Cleo"])  # both had the first hand
    assert more["Ada 2"] == pytest.approx(-more["Cleo 2"])


def test_before_the_first_deal_somebody_may_get_up_and_nothing_else_changes(house: RunningHouse) -> None:
    made = new_set(house)
    first, second = sit(house, made, "Ada"), sit(house, made, "Ben")

    async def story() -> None:
        async with seat(first, house.base) as ada, seat(second, house.base) as ben:
            assert (await ada.command("fill", seat=2, bot="little"))["key"] == "table-same-cards"
            assert (await ada.command("free", seat=2))["key"] == "table-same-cards"
            assert (await ben.command("free", seat=1))["type"] == "answer"
            assert (await ada.command("begin"))["key"] == "table-not-full"
        third = await asyncio.to_thread(sit, house, made, "Cleo")
        assert (third["code"], third["seat"]) == (first["code"], 1)

    run(story())


async def gone(house: RunningHouse, code: str, name: str) -> None:
    """Wait until the house has noticed that somebody is away."""
    live = await house.app.state.house.find(code)
    while any(who and who.name == name and who.person in live.presence.here() for who in live.table.occupants):
        await asyncio.sleep(0.01)


def test_for_somebody_who_left_for_good_a_bot_plays_and_only_what_people_played_counts(house: RunningHouse) -> None:
    made = new_set(house)
    first, second = sit(house, made, "Ada"), sit(house, made, "Ben")

    async def story() -> None:
        async with seat(first, house.base) as ada:
            async with seat(second, house.base) as ben:
                await one_deal(ada, ben, Random(1))
                assert (await ada.command("fill", seat=1, bot="little"))["key"] == "table-seat-taken"
            await gone(house, first["code"], "Ben")
            assert (await ada.command("fill", seat=2, bot="little"))["key"] == "table-same-cards"
            assert (await ada.command("fill", seat=1, bot="little"))["type"] == "answer"
            for match in range(2 * DEALS - 1):
                begun = await ada.command("begin")
                assert begun["type"] == "answer", begun
                await play_on(ada, Random(match), begun["seq"])
                assert {each["bot"] for each in ada.table["seats"] if each["name"] == "Ben"} == {"sharp"}
            assert (await ada.command("begin"))["key"] == "set-played"

    run(story())
    people = {each["name"]: each["cells"] for each in get(house.base, f"/api/sets/{made['id']}")["people"]}
    assert [cell["hands"] for cell in people["Ada"]] == [2] * DEALS
    assert [cell["hands"] for cell in people["Ben"]] == [1]


def test_while_the_host_is_away_the_others_lead(house: RunningHouse) -> None:
    made = new_set(house)
    first, second = sit(house, made, "Ada"), sit(house, made, "Ben")

    async def story() -> None:
        async with seat(second, house.base) as ben:
            async with seat(first, house.base) as ada:
                await one_deal(ada, ben, Random(1))
                assert (await ben.command("begin"))["key"] == "table-host-only"
            await gone(house, first["code"], "Ada")
            assert (await ben.command("fill", seat=0, bot="sharp"))["type"] == "answer"
            begun = await ben.command("begin")
            await play_on(ben, Random(2), begun["seq"])
            assert ben.table["deal"]["number"] == 2

    run(story())


def test_a_set_can_be_ended_with_what_is_known(house: RunningHouse) -> None:
    made = new_set(house)
    first, second = sit(house, made, "Ada"), sit(house, made, "Ben")

    async def story() -> None:
        async with seat(first, house.base) as ada, seat(second, house.base) as ben:
            await one_deal(ada, ben, Random(1))
            assert (await ada.command("pause", to="closed"))["type"] == "answer"
            assert not ada.table["deal"]["more"]
            assert (await ada.command("begin"))["type"] == "no"

    run(story())
    assert len(run(records(house.base, first["code"]))) == 1  # its cards do not come again
    with pytest.raises(HouseError) as error:
        sit(house, made, "ben")
    assert error.value.answer["key"] == "set-ended"
    board = get(house.base, f"/api/sets/{made['id']}")["people"]
    assert {each["name"]: len(each["cells"]) for each in board} == {"Ada": 1, "Ben": 1}
    assert sit(house, made, "Cleo")["code"] != first["code"]  # others may still play it


@pytest.mark.parametrize("together", [0, 4])
def test_no_more_people_sit_at_a_table_than_it_has_seats(house: RunningHouse, together: int) -> None:
    with pytest.raises(HouseError) as error:
        new_set(house, together=together)
    assert error.value.answer["key"] == "set-together"


def test_whoever_had_the_same_hand_is_compared_and_nobody_else() -> None:
    def play(who: str, hand: int, points: int) -> Attempt:
        return Attempt(1, who, who.title(), None, "t", is_there=True, points=points, seat=hand)

    rows = {row.name: row for row in rows_of([play("ada", 0, 10), play("ben", 1, 30)], low_wins=False)}
    assert [row.more for row in rows.values()] == [0, 0]  # the second hand may simply be better
    plays = [play("ada", 0, 10), play("ben", 1, 30), play("ada", 1, 34), play("ben", 0, 8)]
    rows = {row.name: row for row in rows_of(plays, low_wins=False)}
    assert (rows["Ada"].more, rows["Ben"].more) == (3, -3)
    assert (rows["Ada"].cells[0].points, rows["Ada"].cells[0].hands) == (44, 2)


def test_it_goes_with_its_set_and_with_everything_else(house: RunningHouse) -> None:
    def kept() -> int:
        with closing(sqlite3.connect(house.file)) as database:
            count: int = database.execute("SELECT count(*) FROM deal_tables").fetchone()[0]
            return count

    for made in (new_set(house), new_set(house)):
        sit(house, made, "Ada")
    assert kept() == 2
    urlopen(Request(f"{house.base}/api/sets/{made['id']}", method="DELETE"), timeout=GIVE_UP_S).close()
    assert kept() == 1
    wish = Request(f"{house.base}/api/family", method="DELETE")
    wish.add_header("authorization", f"Bearer {house.app.state.delete_key}")
    urlopen(wish, timeout=GIVE_UP_S).close()
    assert kept() == 0
