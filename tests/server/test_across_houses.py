"""What holds in one house holds in several over one database: limits, presence, family, house rules, deleting."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
import sqlalchemy as sql

from elferhaus.client import Client, HouseError
from elferhaus.server.net.limits import Allowance, Bucket, Limits
from elferhaus.server.storage.patience import ForgottenError
from elferhaus.server.storage.queries import new_token_of
from elferhaus.server.storage.schema import METADATA, STAYING
from elferhaus.server.tables.listener import Pace
from server.houses import GIVE_UP_S, RunningHouse, let_nobody_be_late
from server.people import Line, fetch, play_on, post, run
from server.postgres import Cluster
from server.simulated import SimulatedClock

QUICK = Pace(decide=0.02, beat=0)
Pair = tuple[RunningHouse, RunningHouse]


async def until(fact: Callable[[], bool]) -> None:
    """Wait for a fact."""
    async with asyncio.timeout(GIVE_UP_S):
        while not fact():
            await asyncio.sleep(0.02)


@pytest.fixture
def two_houses(cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Pair]]:
    """Open two houses over one database that know each other."""
    let_nobody_be_late(monkeypatch)
    with ExitStack() as stack:

        def open_both(**settings: Any) -> Pair:
            address = cluster.database()
            one, two = (
                stack.enter_context(
                    RunningHouse(tmp_path / "-", database=address, shares=True, speed=1, pace=QUICK, **settings)
                )
                for _ in range(2)
            )
            run(until(lambda: all(each.app.state.house.neighbours() == 2 for each in (one, two))))
            return one, two

        yield open_both


def status(url: str, **asked: Any) -> int:
    """Return what a house answers."""
    try:
        with urlopen(Request(url, **asked), timeout=GIVE_UP_S) as answer:
            return int(answer.status)
    except HTTPError as error:
        with error:
            return error.code


def test_guesses_and_tables_of_an_address_are_so_many_in_all_houses_together(two_houses: Callable[..., Pair]) -> None:
    slow = 1e-6
    allowance = Allowance(code=(slow, 10), codes=(slow, 1e6), table=(slow, 6), request=(1e9, 1e9), knock=(1e9, 1e9))
    pair = two_houses(allowance=allowance)
    guesses = [status(f"{house.base}/api/tables/nowhere1/invitation") for house in pair for _ in range(10)]
    assert guesses.count(404) == 10, "as many as in one house"
    assert guesses.count(429) == 10
    table = json.dumps({"game": "farben", "seats": 2}).encode()
    headers = {"content-type": "application/json"}
    laid = [status(f"{house.base}/api/tables", data=table, headers=headers) for house in pair for _ in range(6)]
    assert laid.count(201) == 6


def test_a_house_that_is_left_alone_gives_all_that_there_is() -> None:
    clock, houses = SimulatedClock(), [3]
    limits = Limits(clock, Allowance(table=(1, 30), line=(1, 30)), lambda: houses[0])
    assert sum(limits.allow("a", "table") for _ in range(30)) == 10
    assert sum(limits.allow("a", "line") for _ in range(30)) == 30, "what protects a house itself is not divided"
    houses[0] = 1
    clock._now += 15
    assert sum(limits.allow("a", "table") for _ in range(30)) == 15
    assert isinstance(limits.bucket("table"), Bucket)


def test_no_bot_plays_for_somebody_who_is_connected_to_another_house(two_houses: Callable[..., Pair]) -> None:
    one, two = two_houses()

    async def story() -> None:
        async with await Client.open(one.base, game="elfer-raus", seats=2, name="Ada", stand_in=0.3) as ada:
            async with await Client.join(two.base, ada.code, "Ben") as ben:
                begun = await ada.command("begin")
                await ben_sees(ben, begun["seq"])
                await asyncio.sleep(0.8)  # more than enough for a bot to come, were Ben taken for gone
                assert [seat["bot"] for seat in ada.table["seats"]] == [None, None]
                assert [seat["here"] for seat in ada.table["seats"]] == [True, True]
            await until(lambda: ada.table["seats"][1]["bot"] is not None)
            async with Client(two.base, ada.code, ben.token, "seat"):
                await until(lambda: ada.table["seats"][1]["bot"] is None)

    async def ben_sees(ben: Client, seq: int) -> None:
        await until(lambda: ben.seq >= seq)

    run(story())


def test_the_family_and_the_house_rules_are_the_same_in_both(two_houses: Callable[..., Pair]) -> None:
    one, two = two_houses()

    async def match(house: RunningHouse, name: str) -> None:
        async with await Client.open(house.base, game="zweikampf", seats=2, name=name) as player:
            await player.command("fill", seat=1, bot="random")
            begun = await player.command("begin")
            await play_on(player, Random(5), begun["seq"])

    def family(house: RunningHouse) -> tuple[int, set[str]]:
        told = json.loads(fetch(f"{house.base}/api/family"))
        return told["matches"], {each["name"] for each in told["people"]}

    for number, (house, name) in enumerate(((one, "Ada"), (two, "Ben")), 1):
        run(match(house, name))
        assert family(one) == family(two)
        assert family(one)[0] == number
    assert family(one)[1] == {"Ada", "Ben"}
    for house in (one, two):  # the same name replaces, wherever it was kept
        post(house.base, "/api/presets", {"name": "Sonntag", "game": "farben", "seats": 2})
    kept = [json.loads(fetch(f"{house.base}/api/presets")) for house in (one, two)]
    assert kept[0] == kept[1]
    assert [each["name"] for each in kept[0]] == ["Sonntag"]


def test_what_one_house_deletes_does_not_come_back_through_another(two_houses: Callable[..., Pair]) -> None:
    """The other house still has the table in its memory, and people there go on talking, sitting down and knocking."""
    one, two = two_houses()

    async def story() -> None:
        asked = {"game": "farben", "seats": 3, "name": "Ada", "admission": True}
        seat = await asyncio.to_thread(post, one.base, "/api/tables", asked)
        live = one.table(seat["code"])
        async with Line(one.base, seat["code"], token=seat["token"]) as ada:
            key = {"authorization": f"Bearer {two.app.state.delete_key}"}
            assert await asyncio.to_thread(status, f"{two.base}/api/family", method="DELETE", headers=key) == 204
            await ada.say({"type": "fill", "id": "1", "seat": 1, "bot": "random"})
            with pytest.raises(HouseError):
                await asyncio.to_thread(post, one.base, f"/api/tables/{seat['code']}/seats", {"name": "Ben"})
            with pytest.raises(ForgottenError):
                await one.app.state.store.write(new_token_of(live.name, "somebody", b"hash"))
            await until(lambda: live.gone)
            await one.app.state.house.tidy()

        def rows(connection: sql.Connection) -> dict[str, int]:
            tables = [each for each in METADATA.sorted_tables if each not in STAYING]
            count = sql.select(sql.func.count())
            return {each.name: connection.execute(count.select_from(each)).scalar_one() for each in tables}

        assert set((await two.app.state.store.read(rows)).values()) == {0}

    run(story())
