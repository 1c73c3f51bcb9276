"""A house that is closed in mid-game and opened again over the same file goes on where every table was."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from elferhaus.client import Client
from elferhaus.core.reader import Reader
from elferhaus.games import game_named, games
from elferhaus.server.tables.listener import Pace
from server.chaos import DoomedHouse
from server.houses import RunningHouse
from server.people import Line, decision, play_on, post, records, run

OpenHouse = Callable[..., RunningHouse]
SHORT = {"hoechste", "junior", "mogeln", "schwarzer-peter"}  # these are played to their end
QUICK = Pace(decide=0.05, window=0.5, beat=0)
NEVER = Pace(decide=1_000_000, beat=0)  # as long as a test goes on


async def play_some(clients: list[Client], rng: Random, decisions: int) -> None:
    """Play a few decisions, or to the end where that comes first."""
    done = 0

    async def play(client: Client) -> None:
        nonlocal done
        since = 0
        async for news in client:
            if done >= decisions or client.table["phase"] == "over":
                return
            if news["seq"] == client.seq >= since and client.table["phase"] == "playing":
                action = decision(client, rng)
                if action is not None:
                    answer = await client.act(action)
                    since = answer["seq"]
                    done += answer["type"] == "answer"

    tasks = [asyncio.create_task(play(client)) for client in clients]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def told(snapshot: dict[str, Any]) -> dict[str, Any]:
    """Return what a snapshot says about the game, apart from who is connected."""
    seats = [{key: seat[key] for key in ("name", "kind", "bot")} for seat in snapshot["table"]["seats"]]
    table = {key: value for key, value in snapshot["table"].items() if not key.endswith("_ms")}
    return {**snapshot, "table": {**table, "seats": seats}, "happened": []}


def test_every_table_goes_on_where_it_was(open_house: OpenHouse, tmp_path: Path) -> None:
    """Two people at a table of every game (three where the game wants it), interrupted after some decisions."""
    file = tmp_path / "house.db"
    house = open_house(file, pace=QUICK)

    async def before() -> list[tuple[str, list[str], list[dict[str, Any]]]]:
        found = []
        for number, game in enumerate(games()):
            async with AsyncExitStack() as stack:
                seats = game.info.players[0]
                host = await Client.open(house.base, game=game.info.id, seats=seats, name="P0")
                clients = [await stack.enter_async_context(host)]
                for seat in range(1, seats):
                    joined = await Client.join(house.base, host.code, f"P{seat}")
                    clients.append(await stack.enter_async_context(joined))
                assert (await host.command("begin"))["type"] == "answer"
                await play_some(clients, Random(number), 8)
                assert (await host.command("pause", to="paused"))["type"] == "answer"
                tokens = [str(client.token) for client in clients]
                found.append((host.code, tokens, await snapshots(house, host.code, tokens)))
        return found

    async def after(found: list[tuple[str, list[str], list[dict[str, Any]]]]) -> None:
        for code, tokens, was in found:
            assert await snapshots(house, code, tokens) == was
        for code, tokens, was in found:
            if was[0]["table"]["game"] not in SHORT:
                continue
            async with AsyncExitStack() as stack:
                clients = [await stack.enter_async_context(Client(house.base, code, token, "seat")) for token in tokens]
                on = await clients[0].command("pause", to="on")
                await asyncio.gather(*(play_on(client, Random(7), on["seq"]) for client in clients))
                [record] = await records(house.base, code)
                reader = Reader(game_named)
                reader.read(record)
                assert reader.is_complete

    async def snapshots(house: RunningHouse, code: str, tokens: list[str]) -> list[dict[str, Any]]:
        found = []
        for hello in (*({"token": token} for token in tokens), {"role": "watch"}, {"role": "screen"}):
            async with Line(house.base, code, **hello) as line:
                found.append(told(line.snapshot))
        return found

    tables = run(before())
    house.stop()
    house = open_house(file, pace=QUICK)
    run(after(tables))


def test_whoever_comes_back_is_told_what_happened_since_the_seq_last_seen(own_house: RunningHouse) -> None:
    house = own_house
    choice = {"game": "hoechste", "seats": 2, "name": "Ada", "stand_in": None}
    table = post(house.base, "/api/tables", choice)
    code, ada = table["code"], table["token"]
    ben = post(house.base, f"/api/tables/{code}/seats", {"name": "Ben"})["token"]

    async def play(tricks: int) -> list[dict[str, Any]]:
        """Play tricks, and return what Ben was told about them."""
        heard: list[dict[str, Any]] = []
        async with Line(house.base, code, token=ada) as one, Line(house.base, code, token=ben) as other:
            seq = (await one.ask("begin"))["seq"]
            for _ in range(tricks):
                for line in (one, other):
                    card = (await line.at(seq))["view"]["hand"][0]
                    seq = (await line.ask("act", version=seq, action={"do": "play", "card": card}))["seq"]
            await other.at(seq)
            for news in map(json.loads, other.heard):
                heard += news.get("happened", [])
        return heard

    async def missed(since: int | None) -> list[dict[str, Any]]:
        async with Line(house.base, code, token=ben, seq=since) as line:
            events: list[dict[str, Any]] = line.snapshot.get("happened", [])
            return events

    heard = run(play(3))
    assert len(heard) > 6
    for again in (False, True):
        if again:
            house.stop()
            house.start()
        for since in {0, *(event["seq"] for event in heard)}:
            expected = [event for event in heard if event["seq"] > since]
            assert run(missed(since)) == expected
        assert run(missed(None)) == []


def test_bots_go_on_after_the_house_was_closed(open_house: OpenHouse, tmp_path: Path) -> None:
    """The person only watches from then on: the next bot's decision comes by itself."""
    file = tmp_path / "house.db"
    house = open_house(file, pace=NEVER)

    async def before() -> tuple[str, str]:
        table = post(house.base, "/api/tables", {"game": "schwarzer-peter", "seats": 3})
        async with Line(house.base, table["code"], token=table["token"]) as host:
            for seat in range(3):
                await host.ask("fill", seat=seat, bot="random")
            assert (await host.at((await host.ask("begin"))["seq"]))["table"]["phase"] == "playing"
        return table["code"], table["token"]

    async def after(code: str) -> None:
        async with Line(house.base, code, role="watch") as line:
            news = line.snapshot
            while news["table"]["phase"] != "over":
                news = await line.next("update")
        [record] = await records(house.base, code)
        assert "match" in json.loads(record[-1])

    code, _ = run(before())
    house.stop()
    house = open_house(file, pace=QUICK)
    run(after(code))


def test_bots_go_on_after_the_house_was_killed_although_nobody_comes(tmp_path: Path) -> None:
    """In a process of its own; that the match is over, the file tells."""
    file = tmp_path / "house.db"
    slow, quick = DoomedHouse(file, decide=NEVER.decide), DoomedHouse(file, speed=50)

    def last_lines() -> str:
        with sqlite3.connect(file) as database:
            [[body]] = database.execute("SELECT body FROM entries ORDER BY seq DESC LIMIT 1")
        database.close()
        return bytes(body).decode()

    async def story() -> None:
        await slow.back()
        table = await asyncio.to_thread(post, slow.base, "/api/tables", {"game": "schwarzer-peter", "seats": 3})
        async with Line(slow.base, table["code"], token=table["token"]) as host:
            for seat in range(3):
                await host.ask("fill", seat=seat, bot="random")
            await host.ask("begin")
        slow.kill()
        assert '"deal' in last_lines(), "nobody has decided anything yet"
        await quick.back()
        while "match" not in last_lines():
            await asyncio.sleep(0.01)

    try:
        run(story())
    finally:
        slow.close()
        quick.close()


def test_a_client_comes_back_by_itself_and_plays_on(own_house: RunningHouse) -> None:
    house = own_house

    async def story() -> None:
        async with AsyncExitStack() as stack:
            ada = await stack.enter_async_context(await Client.open(house.base, game="ratefix", seats=2, name="Ada"))
            ben = await stack.enter_async_context(await Client.join(house.base, ada.code, "Ben"))
            begun = await ada.command("begin")
            await play_some([ada, ben], Random(2), 6)
            await asyncio.to_thread(house.stop)
            await asyncio.to_thread(house.start)
            await ada.command("pause", to="paused")
            on = await ada.command("pause", to="on")
            await asyncio.gather(*(play_on(client, Random(3), on["seq"]) for client in (ada, ben)))
            assert ada.table["phase"] == "over"
            assert ada.table["points"] == ben.table["points"]
            assert begun["seq"] < on["seq"]

    run(story())


@pytest.mark.parametrize("wrong", ["", "x", "A" * 43])
def test_a_wrong_token_is_still_wrong_after_the_house_was_closed(own_house: RunningHouse, wrong: str) -> None:
    house = own_house
    table = post(house.base, "/api/tables", {"game": "hoechste", "seats": 2, "name": "Ada"})
    house.stop()
    house.start()

    async def story() -> None:
        async with Line(house.base, table["code"], token=table["token"]) as ada:
            assert ada.snapshot["you"] == 0
        with pytest.raises(Exception, match="4401"):
            await Line(house.base, table["code"], token=wrong).__aenter__()

    run(story())
