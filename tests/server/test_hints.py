"""Hints at a table: told to the one who asks, found from the own chair, and without any other effect."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest

from elferhaus.bots.engine.budget import Budget
from elferhaus.bots.hints import Hint
from elferhaus.client import Client
from elferhaus.core.game import AnyGame, Seat
from elferhaus.core.player import ChairCopy
from elferhaus.core.refusal import Refused
from elferhaus.games import game_named, games, room_named
from elferhaus.server.storage.queries import entries_of, find_table
from elferhaus.server.storage.store import Store
from elferhaus.server.tables import hints
from elferhaus.server.tables.draft import Draft
from elferhaus.server.tables.entries import AnyEntry
from elferhaus.server.tables.table_state import TableState
from elferhaus.server.tables.wire import write_message
from elferhaus.server.workers.pool import ProcessWorkers
from elferhaus.words import LANGUAGES
from elferhaus.words.messages import say_refusal
from server.houses import GIVE_UP_S, RunningHouse
from server.people import Line, play_on, run
from server.test_commands import laid
from server.two_worlds import other_world, story

Row = dict[str, Any]
all_games = pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
SEEDS = range(1, 9)
MOST_ENTRIES = 60
FEW = Budget(None, playouts=12)
TRIES = 6  # in each match
FEWEST = 8  # pairs of worlds that must be found, or nothing was shown
SECRETIVE = [game for game in games() if game.info.id not in {"zweikampf", "schnipp-schnapp"}]  # where hands are hidden


async def opened(house: RunningHouse, game: str, *names: str) -> tuple[str, list[str]]:
    """Lay a table for people of these names and begin; return its code and their tokens."""
    code, tokens = await asyncio.to_thread(laid, house, game, *names)
    async with Line(house.base, code, token=tokens[0]) as host:
        assert (await host.ask("begin"))["type"] == "answer"
    return code, tokens


async def stored(house: RunningHouse, code: str) -> list[bytes]:
    store = Store(f"sqlite:///{house.file}")
    try:
        found: list[bytes] = await store.read(entries_of(await store.read(find_table(code))))
        assert found
        return found
    finally:
        store.close()


def why_not(answer: Row) -> tuple[str, str]:
    assert answer["type"] == "no", answer
    return answer["rule"], answer["key"]


# ── who may ask ──


def test_whoever_has_to_decide_is_told_something_that_the_house_accepts(house: RunningHouse) -> None:
    async def story() -> None:
        async with await Client.open(house.base, game="elfer-raus", seats=3, name="Ada") as ada:
            for seat in (1, 2):
                await ada.command("fill", seat=seat, bot="greedy")
            await ada.command("begin")
            asked = 0
            async for _ in ada:
                if ada.table["phase"] == "over":
                    break
                if ada.table["phase"] != "playing" or 0 not in ada.table["must"]:
                    continue
                hint = await ada.hint()
                if hint["type"] == "no":
                    assert why_not(hint) == ("TURN", "hint-no-choice")
                    assert len(ada.legal) == 1
                    assert (await ada.act(ada.legal[0]))["type"] == "answer"
                    continue
                assert hint["seq"] == ada.seq
                assert hint["action"] in ada.legal
                assert hint["why"]["key"].startswith("hint-")
                assert (await ada.act(hint["action"]))["type"] == "answer"
                asked += 1
            assert asked > 3

    run(story())


def test_there_is_no_hint_for_whoever_has_no_seat_or_no_turn_nor_while_nobody_plays(house: RunningHouse) -> None:
    async def story() -> None:
        code, tokens = await asyncio.to_thread(laid, house, "ratefix", "Ada", "Ben")
        async with (
            Line(house.base, code, token=tokens[0]) as ada,
            Line(house.base, code, token=tokens[1]) as ben,
            Line(house.base, code) as watcher,
        ):
            assert why_not(await ada.ask("hint")) == ("TURN", "table-not-playing")
            begun = await ada.ask("begin")
            on_turn, other = (ada, ben) if 0 in (await ada.at(begun["seq"]))["table"]["must"] else (ben, ada)
            assert (await on_turn.ask("hint"))["type"] == "hint"
            assert why_not(await other.ask("hint")) == ("TURN", "hint-not-your-turn")
            assert why_not(await watcher.ask("hint")) == ("TURN", "table-no-seat")
            assert why_not(await on_turn.ask("hint", id="")) == ("RECORD", "command-id")
            await ada.ask("pause", to="paused")
            assert why_not(await on_turn.ask("hint")) == ("TURN", "table-not-playing")

    run(story())


def test_whoever_can_do_only_one_thing_has_nothing_to_think_about_and_after_the_end_nobody_has(
    house: RunningHouse,
) -> None:
    async def story() -> None:
        async with await Client.open(house.base, game="zweikampf", seats=2, name="Ada") as ada:
            await ada.command("fill", seat=1, bot="random")
            await ada.command("begin")
            assert why_not(await ada.hint()) == ("TURN", "hint-no-choice")
            await play_on(ada, Random(1))
            assert why_not(await ada.hint()) == ("TURN", "table-not-playing")

    run(story())


def test_why_there_is_none_is_said_in_every_language() -> None:
    for refused in (lambda: hints.chair_at(TableState(), None), lambda: hints.told("1", 1, None)):
        with pytest.raises(Refused) as why:
            refused()
        assert len({say_refusal(language, why.value.refusal) for language in LANGUAGES}) == len(LANGUAGES)


def test_on_a_shared_device_only_whoever_holds_it_is_told(house: RunningHouse) -> None:
    async def story() -> None:
        code, tokens = await opened(house, "hoechste", "Ada", "Ben")  # both choose at once
        async with Line(house.base, code, keeps=tokens) as phone:
            assert why_not(await phone.ask("hint")) == ("TURN", "table-no-seat")
            for seat, token in enumerate(tokens):
                await phone.say({"type": "hello", "token": token, "keeps": tokens})
                sees = await phone.next("snapshot")
                assert sees["you"] == seat
                assert (await phone.ask("hint"))["action"]["card"] in sees["view"]["hand"]

    run(story())


# ── what comes of it ──


def test_nothing_is_stored_and_nobody_else_hears_of_it(house: RunningHouse) -> None:
    async def story() -> None:
        code, tokens = await opened(house, "hoechste", "Ada", "Ben")
        before = await stored(house, code)
        async with (
            Line(house.base, code, token=tokens[0]) as ada,
            Line(house.base, code, token=tokens[0]) as adas_tablet,
            Line(house.base, code, token=tokens[1]) as ben,
            Line(house.base, code, role="screen") as screen,
        ):
            told = [await ada.ask("hint") for _ in range(5)]
            for line in (adas_tablet, ben, screen):
                heard = len(line.heard)
                await line.say({"type": "ping", "t": 1})
                await line.next("pong")
                assert not [text for text in line.heard[heard:] if "hint" in text]
                assert not [text for text in line.heard if '"type":"update"' in text]
            assert [{**hint, "id": ""} for hint in told] == [{**told[0], "id": ""}] * 5
            assert told[0]["seq"] == ada.snapshot["seq"]
        assert await stored(house, code) == before

    run(story())


def test_a_seat_is_thought_for_once_at_each_version(house: RunningHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[int] = []
    advise = ProcessWorkers.advise

    async def counted(self: ProcessWorkers, chair: ChairCopy, rng: Random) -> Hint | None:
        thought.append(chair.seat)
        return await advise(self, chair, rng)

    async def story() -> None:
        code, tokens = await opened(house, "hoechste", "Ada", "Ben")
        async with Line(house.base, code, token=tokens[0]) as ada, Line(house.base, code, token=tokens[1]) as ben:
            for _ in range(4):
                assert (await ada.ask("hint"))["type"] == (await ben.ask("hint"))["type"] == "hint"
            assert sorted(thought) == [0, 1]
            hint = await ada.ask("hint")
            await ada.ask("act", version=hint["seq"], action=hint["action"])
            await ben.ask("hint")
            assert sorted(thought) == [0, 1, 1]

    monkeypatch.setattr(ProcessWorkers, "advise", counted)
    run(story())


def test_the_table_goes_on_while_somebody_is_thought_for_and_the_answer_says_for_when_it_was(
    house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, done = threading.Event(), threading.Event()
    advise = ProcessWorkers.advise

    async def long(self: ProcessWorkers, chair: ChairCopy, rng: Random) -> Hint | None:
        begun.set()
        assert await asyncio.to_thread(done.wait, GIVE_UP_S)
        return await advise(self, chair, rng)

    async def story() -> None:
        code, tokens = await opened(house, "hoechste", "Ada", "Ben")
        async with Line(house.base, code, token=tokens[0]) as ada, Line(house.base, code, token=tokens[1]) as ben:
            await ada.say({"type": "hint", "id": "one"})
            assert await asyncio.to_thread(begun.wait, GIVE_UP_S)
            at = ben.snapshot["seq"]
            played = await ben.ask("act", version=at, action={"do": "play", "card": ben.snapshot["view"]["hand"][0]})
            assert played["type"] == "answer"
            done.set()
            hint = await ada.next("hint")
            assert (hint["id"], hint["seq"], played["seq"]) == ("one", at, at + 1)

    monkeypatch.setattr(ProcessWorkers, "advise", long)
    run(story())


# ── the own chair only ──


def think(chair: ChairCopy, rng: Random) -> Hint | None:
    """Give a hint after a short search."""
    room = room_named(chair.view.game_id)
    assert room is not None
    return room.bots.give_hint(chair, rng, room.bots.adviser(room.game, FEW))


def answer(table: TableState, seat: int, seed: int) -> bytes:
    """Return what a seat is answered: a hint, or why there is none."""
    try:
        chair = hints.chair_at(table, seat)
        return write_message(hints.told("1", table.seq, think(chair, Random(seed))))
    except Refused as refused:
        return msgspec.json.encode(refused.refusal)


def table_of(told: list[AnyEntry]) -> TableState:
    """Return the table that a log leads to."""
    table = TableState()
    for entry in told:
        table.fold(entry)
    return table


def told_at_random(game: AnyGame, seed: int) -> tuple[list[AnyEntry], Random]:
    """Return the log of a table at which anything was done, and what made it so."""
    rng = Random(seed)
    return story(game, rng, MOST_ENTRIES), rng


def choices(told: list[AnyEntry]) -> Iterator[tuple[int, Seat]]:
    """Yield every entry after which a seat has a choice, and the seat."""
    table = TableState()
    for number, entry in enumerate(told):
        table.fold(entry)
        for seat in table.pending.must if table.pending is not None else ():
            with suppress(Refused):
                yield number, hints.chair_at(table, seat).seat


def compared(game: AnyGame, seeds: range) -> int:
    """Compare the hints that a seat gets in pairs of worlds that look the same to it; return how many there were."""
    found = 0
    for seed in seeds:
        told, rng = told_at_random(game, seed)
        moments = list(choices(told[:-1]))
        for upto, seat in rng.sample(moments, min(len(moments), TRIES)):
            other = other_world(told, seat, upto, rng)
            if other is not None:
                one = answer(table_of(told[: upto + 1]), seat, seed)
                assert one == answer(table_of(other), seat, seed)
                assert one.startswith(b'{"type":"hint"')
                found += 1
    return found


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.info.id)
def test_in_worlds_that_look_the_same_to_a_seat_it_gets_the_same_hint(game: AnyGame) -> None:
    assert compared(game, SEEDS) >= FEWEST


def test_a_hint_that_knows_more_than_its_seat_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    chair_at, honest = hints.chair_at, think
    secrets: dict[int, int] = {}

    def seen(table: TableState, seat: Seat | None) -> ChairCopy:
        chair = chair_at(table, seat)
        secrets[id(chair)] = sum(map(ord, str(table.state)))
        return chair

    def knowing(chair: ChairCopy, rng: Random) -> Hint | None:
        found = honest(chair, rng)
        return found and Hint(found.action, msgspec.structs.replace(found.why, args={"number": secrets[id(chair)]}))

    monkeypatch.setattr(hints, "chair_at", seen)
    monkeypatch.setitem(globals(), "think", knowing)
    game = game_named("hoechste")
    assert game is not None
    with pytest.raises(AssertionError):
        compared(game, SEEDS)


@all_games
def test_what_is_hinted_can_be_done_at_any_moment_of_any_game(game: AnyGame) -> None:
    done = 0
    for seed in SEEDS:
        told, rng = told_at_random(game, seed)
        moments = list(choices(told))
        for upto, seat in rng.sample(moments, min(len(moments), TRIES)):
            table = table_of(told[: upto + 1])
            said = msgspec.json.decode(answer(table, seat, seed))
            if "action" not in said:  # in a window there may be nothing worth a call
                assert (table.pending is not None and table.pending.kind, said["key"]) == ("window", "hint-no-choice")
                continue
            Draft(table, rng).act(seat, msgspec.convert(said["action"], table.game.action_type))
            done += 1
    assert done or game.info.id in {"zweikampf", "schnipp-schnapp"}  # where all is chance, or a matter of the hands
