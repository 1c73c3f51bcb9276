"""A line that says things twice, late, in another order or not at all: the same game is played as over a good one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

from elferhaus.client import Client
from elferhaus.core.check import Reader
from elferhaus.games import game_named
from elferhaus.server import play
from server.chaos import PatientClient, Proxy, StubbornPlayer
from server.houses import RunningHouse
from server.people import records

GAMES = ("junior", "schwarzer-peter", "elfer-raus", "elevens")
NAMES = ("Ada", "Ben", "Cem")
BAD = {"twice": 0.2, "late": 0.2, "lost": 0.1, "cut": 0.02}
CUT = {"twice": 0.2, "late": 0.0, "lost": 0.0, "cut": 0.05}  # what a line over TCP can do, and a repeating client


def scripted(now: dict[str, Any], seat: int) -> dict[str, Any] | None:
    """Return the one thing that a seat does in this position, if it is its turn."""
    if now["table"]["phase"] != "playing" or seat not in now["table"]["must"]:
        return None
    offered = [choice for choice in now["legal"] if choice["do"] not in {"arrange", "too-many"}]
    if not offered:
        return None
    # By lot, but the same lot for the same position; and whoever can end a round does.
    lot = Random(json.dumps([now["seq"], now["view"]], sort_keys=True))
    choice: dict[str, Any] = lot.choice([each for each in offered if each.get("close")] or offered)
    if "from" in choice and choice["do"] == "lay":
        return {"do": "lay", "cards": [choice["from"][0]], "claim": choice["claim"]}
    return choice


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Let the next table be dealt the same cards again."""
    return lambda: monkeypatch.setattr(play, "cryptographic", Random(11))


async def sit_down(base: str, game: str, kind: type[Client] = Client) -> list[Client]:
    host = await kind.open(base, game=game, seats=len(NAMES), name=NAMES[0])
    others = [await kind.join(base, host.code, name) for name in NAMES[1:]]
    async with host:
        assert (await host.command("begin"))["type"] == "answer"
    return [host, *others]


async def record_of(base: str, code: str) -> list[bytes]:
    [record] = await records(base, code)
    reader = Reader(game_named)
    reader.read(record)
    assert reader.is_complete
    return record


async def played_directly(base: str, game: str) -> list[bytes]:
    clients = await sit_down(base, game)
    await asyncio.gather(*(play_politely(client, seat) for seat, client in enumerate(clients)))
    return await record_of(base, clients[0].code)


async def play_politely(client: Client, seat: int) -> None:
    fresh = type(client)(client.base, client.code, client.token, "seat")
    async with fresh:
        async for _ in fresh:
            if fresh.table["phase"] == "over":
                return
            action = scripted({"seq": fresh.seq, "table": fresh.table, "view": fresh.view, "legal": fresh.legal}, seat)
            if action is not None:
                await fresh.act(action)


async def played_stubbornly(house: str, game: str, seed: int) -> tuple[list[bytes], dict[str, int]]:
    clients = await sit_down(house, game)
    proxy = Proxy(house, Random(seed), **BAD)
    async with proxy.open():
        players = [StubbornPlayer(proxy.base, client.code, client.token or "") for client in clients]
        await asyncio.gather(
            *(player.play(lambda now, seat=seat: scripted(now, seat)) for seat, player in enumerate(players))  # type: ignore[misc]
        )
    return await record_of(house, clients[0].code), proxy.done


async def played_over_cut_lines(house: str, game: str, seed: int) -> tuple[list[bytes], dict[str, int]]:
    clients = await sit_down(house, game, PatientClient)
    proxy = Proxy(house, Random(seed), **CUT)
    async with proxy.open():
        for client in clients:
            client.base = proxy.base
        await asyncio.gather(*(play_politely(client, seat) for seat, client in enumerate(clients)))
    return await record_of(house, clients[0].code), proxy.done


@pytest.mark.parametrize("game", GAMES)
def test_messages_doubled_delayed_reordered_and_dropped_leave_the_record_as_it_is(
    house: RunningHouse, dealt: Callable[[], None], game: str
) -> None:
    dealt()
    wanted = asyncio.run(asyncio.wait_for(played_directly(house.base, game), 30))
    dealt()
    found, done = asyncio.run(asyncio.wait_for(played_stubbornly(house.base, game, 1), 60))
    assert found == wanted
    assert all(done[what] for what in ("twice", "late", "lost")), done


@pytest.mark.parametrize("game", GAMES[:2])
def test_lines_that_are_cut_leave_the_record_as_it_is(
    house: RunningHouse, dealt: Callable[[], None], game: str
) -> None:
    dealt()
    wanted = asyncio.run(asyncio.wait_for(played_directly(house.base, game), 30))
    dealt()
    found, done = asyncio.run(asyncio.wait_for(played_over_cut_lines(house.base, game, 2), 60))
    assert found == wanted
    assert done["twice"], done
    assert done["cut"], done


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("game", GAMES)
def test_many_bad_lines(house: RunningHouse, dealt: Callable[[], None], game: str, seed: int) -> None:
    dealt()
    wanted = asyncio.run(asyncio.wait_for(played_directly(house.base, game), 30))
    dealt()
    found, _ = asyncio.run(asyncio.wait_for(played_stubbornly(house.base, game, seed), 60))
    assert found == wanted


def test_a_command_said_a_hundred_times_on_ten_lines_has_one_effect(house: RunningHouse) -> None:
    async def shout() -> list[dict[str, Any]]:
        host = await Client.open(house.base, game="elfer-raus", seats=3, name="Ada")
        said = {"type": "fill", "id": "once", "seat": 2, "bot": "random"}
        async with AsyncExitStack() as stack:
            lines = [Client(house.base, host.code, host.token, "seat") for _ in range(10)]
            for line in lines:
                await stack.enter_async_context(line)
            for line in lines:
                for _ in range(10):
                    await line._say(said)
            answers = [await line.command("fill", seat=2, bot="random") for line in lines]
            assert {line.seq for line in lines} == {3}, "opened, sat, and one bot"
        return answers

    answers = asyncio.run(asyncio.wait_for(shout(), 20))
    assert {answer["type"] for answer in answers} == {"no"}, "the seat has been taken by the first"
