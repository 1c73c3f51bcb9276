"""A host may want to see who comes: whoever joins by the code waits for one tap, and nobody else hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from elferhaus.client import HouseError
from elferhaus.server.net.limits import Allowance
from elferhaus.server.tables.knocks import MOST_KNOCKS
from server.houses import RunningHouse
from server.people import Line, post, run
from server.postgres import Cluster


async def laid(house: RunningHouse, seats: int = 3, **more: Any) -> Any:
    """Lay a table whose host lets people in."""
    asked = {"game": "elfer-raus", "seats": seats, "name": "Ada", "admission": True, **more}
    return await asyncio.to_thread(post, house.base, "/api/tables", asked)


async def take(house: RunningHouse, code: str, token: str | None = None, **asked: Any) -> Any:
    return await asyncio.to_thread(post, house.base, f"/api/tables/{code}/seats", asked, token)


def test_whoever_knocks_gets_a_seat_by_one_word_of_the_host_and_nobody_else_hears_of_it(house: RunningHouse) -> None:
    async def story() -> None:
        table = await laid(house)
        code = table["code"]
        async with Line(house.base, code, token=table["token"]) as ada, Line(house.base, code, role="screen") as screen:
            assert ada.snapshot["table"]["admission"]
            guest = await take(house, code, name="Ben")
            assert guest["seat"] is None
            async with Line(house.base, code, token=guest["token"]) as ben:
                assert ben.snapshot["you"] is None
                assert (await ben.ask("begin"))["key"] == "table-host-only"
                assert (await ben.ask("knock", name=" Ben ", portrait="lea"))["type"] == "answer"
                assert (await ben.next("door"))["you"] == "waiting"
                (who,) = (await ada.next("door"))["knocks"]
                assert (who["name"], who["portrait"]) == ("Ben", "lea")
                assert (await ben.ask("admit", person=who["person"]))["key"] == "table-host-only"
                answer = await ada.ask("admit", person=who["person"])
                assert (await ben.at(answer["seq"]))["you"] == 1
                assert (await screen.at(answer["seq"]))["table"]["seats"][1]["name"] == "Ben"
                assert (await ben.ask("knock", name="Ben"))["key"] == "door-no-need"
            assert not any('"door"' in frame for frame in screen.heard), "the room sees nothing of it"
            async with Line(house.base, code, token=guest["token"]) as again:
                assert again.snapshot["you"] == 1, "the token is the seat's"

    run(story())


def test_whoever_is_turned_away_does_not_knock_again_and_a_line_that_ends_stops_knocking(house: RunningHouse) -> None:
    async def story() -> None:
        table = await laid(house)
        code = table["code"]
        guests = [await take(house, code, name=name) for name in ("Ben", "Cem")]
        async with Line(house.base, code, token=table["token"]) as ada:
            async with Line(house.base, code, token=guests[0]["token"]) as ben:
                await ben.ask("knock", name="Ben")
                (who,) = (await ada.next("door"))["knocks"]
                assert (await ada.ask("admit", person=who["person"], yes=False))["type"] == "answer"
                assert (await ada.next("door")).get("knocks", []) == []
                while (await ben.next("door"))["you"] != "refused":
                    pass
                assert (await ben.ask("knock", name="Ben"))["key"] == "door-refused"
            async with Line(house.base, code, token=guests[1]["token"]) as cem:
                await cem.ask("knock", name="Cem")
                (who,) = (await ada.next("door"))["knocks"]
            assert (await ada.next("door")).get("knocks", []) == []
            assert (await ada.ask("admit", person=who["person"]))["key"] == "door-gone"
            assert [seat["kind"] for seat in ada.latest["table"]["seats"]] == ["person", "free", "free"]

    run(story())


def test_the_host_is_told_who_knocks_on_coming_back_and_so_is_who_knocks(house: RunningHouse) -> None:
    async def story() -> None:
        table = await laid(house)
        guest = await take(house, table["code"], name="Ben")
        async with Line(house.base, table["code"], token=guest["token"]) as ben:
            await ben.ask("knock", name="Ben")
            async with Line(house.base, table["code"], token=table["token"]) as ada:
                assert [each["name"] for each in (await ada.next("door"))["knocks"]] == ["Ben"]
            await ben.next("door")
            await ben.say({"type": "hello", "token": guest["token"]})
            await ben.next("snapshot")
            assert (await ben.next("door"))["you"] == "waiting"

    run(story())


def test_the_host_opens_the_door_for_all_and_brings_people_along(house: RunningHouse) -> None:
    async def story() -> None:
        table = await laid(house, seats=4)
        code = table["code"]
        assert (await take(house, code, table["token"], name="Kind", brings=True))["seat"] == 1
        guest = await take(house, code, name="Ben")
        with pytest.raises(HouseError):
            await take(house, code, name="  ")
        assert (await take(house, code, guest["token"], name="Dan", brings=True))["seat"] is None, "only the host"
        async with Line(house.base, code, token=table["token"]) as ada:
            await ada.ask("guard", admission=False)
            assert (await take(house, code, name="Cem"))["seat"] == 2

    run(story())


def test_nobody_s_door_is_crowded_and_an_address_gets_so_many_seats(
    open_house: Callable[..., RunningHouse],
) -> None:
    house = open_house(allowance=Allowance(seat=(0.0001, MOST_KNOCKS + 1), line=(1e9, 1e9), say=(1e9, 1e9)))

    async def story() -> None:
        table = await laid(house)
        people = [await take(house, table["code"], name=f"{n}") for n in range(MOST_KNOCKS + 1)]
        with pytest.raises(HouseError) as refused:
            await take(house, table["code"], name="one more")
        assert refused.value.status == 429
        lines = [Line(house.base, table["code"], token=each["token"]) for each in people]
        for line in lines:
            await line.__aenter__()
        said = [await line.ask("knock", name="Ben") for line in lines]
        assert [each["type"] for each in said] == ["answer"] * MOST_KNOCKS + ["no"]
        assert said[-1]["key"] == "door-crowded"
        for line in lines:
            await line.__aexit__()

    run(story())


def test_somebody_knocks_at_another_house_than_the_host_s(cluster: Cluster, tmp_path: Path) -> None:
    settings: dict[str, Any] = {"database": cluster.database(), "shares": True, "speed": 1}
    with RunningHouse(tmp_path / "-", **settings) as one, RunningHouse(tmp_path / "-", **settings) as two:

        async def story() -> None:
            table = await laid(one)
            async with Line(one.base, table["code"], token=table["token"]) as ada:
                guest = await take(two, table["code"], name="Ben")
                async with Line(two.base, table["code"], token=guest["token"]) as ben:
                    await ben.ask("knock", name="Ben")
                    (who,) = (await ada.next("door"))["knocks"]
                    answer = await ada.ask("admit", person=who["person"])
                    assert (await ben.at(answer["seq"]))["you"] == 1

        run(story())
