"""Every game, edition and variant, played to its end over real sockets by people who know nothing but the protocol."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from elferhaus.client import Client
from elferhaus.core.game import AnyGame
from elferhaus.core.reader import Reader
from elferhaus.games import game_named
from elferhaus.server.tables.listener import Pace
from playthroughs.make import wanted
from server.houses import RunningHouse
from server.people import RACES, play_on, records, run

WAYS = wanted()
SEED = 26  # of the shuffles: with it, no round is one of the very long ones
NAMES = ("Ada", "Ben", "Cem")


@pytest.fixture(scope="module")
def quick_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    file: Path = tmp_path_factory.mktemp("games") / "house.db"
    with RunningHouse(file, pace=Pace(decide=0.05, window=0.5, beat=0)) as house:
        yield house


@pytest.mark.parametrize(("game", "edition", "variant"), WAYS, ids=["-".join((w[0].info.id, *w[1:])) for w in WAYS])
def test_a_game_is_played_to_its_end_and_its_record_kept(
    quick_house: RunningHouse, game: AnyGame, edition: str, variant: str
) -> None:
    seats = min(max(3, game.info.players[0]), game.info.players[1])
    options = {} if variant == "basic" else {"variant": variant}
    chosen = {"game": game.info.id, "edition": edition, "options": options}
    people = max(seats - 1, 2)  # and a bot, where a third can play
    found = run(whole_match(quick_house, seats, people, chosen))
    assert found.is_complete
    assert found.match.rules.edition == edition
    assert getattr(found.match.rules, "variant", "basic") == variant


async def whole_match(house: RunningHouse, seats: int, people: int, chosen: dict[str, Any]) -> Reader:
    base = house.base
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(await Client.open(base, seats=seats, name=NAMES[0], **chosen))
        joined = [await Client.join(base, host.code, name) for name in NAMES[1:people]]
        clients = [host, *[await stack.enter_async_context(client) for client in joined]]
        for seat in range(people, seats):
            assert (await host.command("fill", seat=seat, bot="random"))["type"] == "answer"
        watchers = [
            await stack.enter_async_context(Client.watch(base, host.code, "watch")),
            await stack.enter_async_context(Client.watch(base, host.code, "screen")),
        ]
        house.table(host.code).rng = Random(SEED)
        assert (await host.command("begin"))["type"] == "answer"
        lives = [play_on(client, Random(seat)) for seat, client in enumerate([*clients, *watchers])]
        answers = [answer for each in await asyncio.gather(*lives) for answer in each]
        points = {tuple(client.table["points"]) for client in (*clients, *watchers)}
        [record] = await records(base, host.code)
    reader = Reader(game_named)
    reader.read(record)
    # Whoever does what is offered is heard, unless somebody else was faster.
    refused = [answer for answer in answers if answer["type"] == "no" and answer["action"]["do"] not in RACES]
    assert {answer["key"] for answer in refused} <= {"command-stale", "table-not-playing"}, refused
    assert reader.decisions >= sum(answer["type"] == "answer" for answer in answers)
    assert points == {tuple(sum(column) for column in zip(*(r.points for r in reader.match.results), strict=True))}
    assert reader.match.players[:people] == NAMES[:people]
    return reader
