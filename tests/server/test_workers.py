"""Bots that think: from what they see alone, within their limits, and no longer than anybody waits for it."""

from __future__ import annotations

import asyncio
import io
import pickle
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, get_origin

import pytest

from elferhaus.bots.engine.budget import UNLIMITED, Budget, BudgetMeter
from elferhaus.bots.engine.tree import Search
from elferhaus.bots.hints import Hint
from elferhaus.bots.search import SearchPlayer
from elferhaus.core.game import Action
from elferhaus.core.player import ChairCopy, copied
from elferhaus.core.round import Round, offered, refusal
from elferhaus.games import bot_names, room_named
from elferhaus.server.tables.presence import STAND_IN
from elferhaus.server.tables.wire import Answer, Begin, Fill, Pause
from elferhaus.server.workers.pool import NO_PLAYOUTS, ThreadWorkers, takes_long
from elferhaus.server.workers.request import RequestKind, answer, packed
from server.chairs import IDS, chairs, moments
from server.simulated import FEW_PLAYOUTS, Guest, Room, checked, simulated

# ── what goes to another process ──


class Opened(pickle.Unpickler):
    """Reads what was packed, and remembers which classes are in it."""

    def __init__(self, text: bytes) -> None:
        super().__init__(io.BytesIO(text))
        self.classes: set[Any] = set()

    def find_class(self, module: str, name: str) -> Any:
        found = super().find_class(module, name)
        self.classes.add(found)
        return found


@pytest.mark.parametrize("game", IDS)
def test_what_is_sent_is_what_the_seat_sees_and_nothing_of_the_state(game: str) -> None:
    for found, state, chair in moments(game):
        opened = Opened(packed("expert", "decide", chair, 11))
        player, kind, sent, seed = opened.load()
        assert (player, kind, seed) == ("expert", "decide", 11)
        assert sent == chair
        assert (sent.view, sent.legal) == (found.view(state, chair.seat), tuple(found.legal(state, chair.seat)))
        secret = {type(state), get_origin(found.state_type) or found.state_type}
        assert not secret & opened.classes
        assert all(event.to is None or chair.seat in event.to for event in sent.seen)


@pytest.mark.parametrize("game", IDS)
def test_the_same_is_sent_from_every_world_that_looks_the_same(game: str) -> None:
    for number, (found, _, chair) in enumerate(moments(game)):
        other = found.imagine(chair.view, chair.seen, Random(number))
        imagined = copied(Round(found, other, chair.seen).chair(chair.seat))
        sent, sent_there = (pickle.loads(packed("expert", "decide", each, 3)) for each in (chair, imagined))
        assert sent == sent_there


# ── who thinks ──


def no_search(*_: object) -> None:
    raise AssertionError("it searches")


@pytest.mark.parametrize("game", IDS)
def test_whoever_is_asked_in_a_thread_does_not_search(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BudgetMeter, "__init__", no_search)
    kinds: tuple[RequestKind, ...] = ("decide", "call")
    for name, chair, kind in product(bot_names(), chairs(game), kinds):
        if not takes_long(name, kind, chair):
            answer(name, kind, chair, Random(1), UNLIMITED)


@pytest.mark.parametrize("game", IDS)
def test_without_time_an_expert_goes_by_its_rule_of_thumb(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Search, "_play", no_search)
    for found, state, chair in moments(game):
        action = answer("expert", "decide", chair, Random(1), NO_PLAYOUTS)
        assert action is not None
        assert refusal(found, state, chair.seat, action) is None


def test_a_limit_holds_for_every_search_within_it(monkeypatch: pytest.MonkeyPatch) -> None:
    chair = chairs("elfer-raus")[0]
    meters: list[BudgetMeter] = []
    usual = BudgetMeter.__init__

    def noted(meter: BudgetMeter, budget: Budget) -> None:
        usual(meter, budget)
        meters.append(meter)

    monkeypatch.setattr(BudgetMeter, "__init__", noted)
    answer("search", "decide", chair, Random(1), FEW_PLAYOUTS)
    spent = meters[-1].spent
    assert 4 <= spent <= 4 + len(chair.legal)  # every choice is tried in the same worlds
    room = room_named("elfer-raus")
    assert room is not None
    assert room.bots.search is not None
    frugal = SearchPlayer(room.game, room.bots.search, Budget(seconds=None, playouts=1))
    monkeypatch.setitem(room.players, "search", frugal)
    answer("search", "decide", chair, Random(1), FEW_PLAYOUTS)
    assert 0 < meters[-1].spent < spent + len(chair.legal)
    answer("search", "decide", chair, Random(1), Budget(seconds=None, stopped=lambda: True))
    assert meters[-1].spent == 0


# ── when nobody waits any more ──


class Pondering:
    """Bots that think until they are stopped."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.stopped: list[str] = []
        self.closed = False

    def prepare(self, player: str) -> None:
        pass

    async def ask(self, player: str, kind: RequestKind, chair: ChairCopy, rng: Random | None = None) -> Action | None:
        self.asked.append(player)
        try:
            await asyncio.get_running_loop().create_future()
        finally:
            self.stopped.append(player)
        return None

    async def advise(self, chair: ChairCopy, rng: Random | None = None) -> Hint | None:
        return None

    def close(self) -> None:
        self.closed = True


async def ponder(room: Room) -> tuple[Pondering, Guest]:
    """Return bots that think at a table whose person has gone."""
    room.workers = ways = Pondering()
    room.house = room.new_house()
    ada, ben = await room.party("hoechste", 2, 2, stand_in=5)
    ben.go()
    await room.clock.advance(5 + room.pace.decide)
    assert (ways.asked, ways.stopped) == ([STAND_IN], [])
    assert ada.live.table.seat_of(ben.person or "") == 1
    return ways, ada


def test_a_bot_stops_thinking_when_its_person_comes_back(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ways, ada = await ponder(room)
        Guest(ada.live, "person1").come()
        await room.clock.settle()
        assert ways.stopped == [STAND_IN]

    simulated(scene, tmp_path)


def test_a_bot_stops_thinking_when_the_table_is_paused_and_begins_anew_after_it(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ways, ada = await ponder(room)
        await ada.say(Pause("pause", "paused"))
        await room.clock.settle()
        assert ways.stopped == [STAND_IN]
        await ada.say(Pause("on", "on"))
        await room.clock.advance(room.pace.decide)
        assert ways.asked == [STAND_IN] * 2

    simulated(scene, tmp_path)


def test_a_bot_stops_thinking_when_all_is_deleted(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ways, _ = await ponder(room)
        await room.house.forget_all()
        await room.clock.settle()
        assert (ways.stopped, ways.closed) == ([STAND_IN], False)

    simulated(scene, tmp_path)


def test_bots_stop_thinking_when_the_house_closes(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ways, _ = await ponder(room)
        room.house.close()
        await room.clock.settle()
        assert (ways.stopped, ways.closed) == ([STAND_IN], True)

    simulated(scene, tmp_path)


# ── at a table ──


def test_an_expert_plays_in_a_simulated_house_too(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        live = await room.table("hoechste", 3)
        host = Guest(live, live.table.host)
        host.come()
        for seat in (1, 2):
            assert isinstance(await host.say(Fill(host.new_id(), seat, "expert")), Answer)
        assert isinstance(await host.say(Begin("begin")), Answer)
        while live.table.phase == "playing":
            if host.seen.legal and 0 in host.seen.table.must:
                await host.say(host.act(host.seen.legal[0]))
            await room.clock.advance(2)
        assert checked(live).is_complete

    simulated(scene, tmp_path)


@pytest.mark.parametrize("how", ["raises", "breaks a rule"])
def test_a_player_that_goes_wrong_holds_up_no_table(
    how: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    found, _, chair = next(iter(moments("elfer-raus")))

    class Wrong:
        def decide(self, _chair: Any, _rng: Random) -> Action:
            if how == "raises":
                raise RuntimeError("no idea")
            action: Action = found.action_type.__args__[0]("r0")
            return action

        def call(self, _chair: Any, _rng: Random) -> Action | None:
            raise RuntimeError("no idea")

    room = room_named("elfer-raus")
    assert room is not None
    monkeypatch.setitem(room.players, "steady", Wrong())
    workers = ThreadWorkers(Random(1))
    with caplog.at_level("CRITICAL", logger="elferhaus"):
        done = asyncio.run(workers.ask("steady", "decide", chair))
        assert asyncio.run(workers.ask("steady", "call", chair)) is None
    assert done is not None
    assert offered(chair.legal, done)
