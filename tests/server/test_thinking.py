"""Bots that think: elsewhere, within their time, from what they see alone, and no longer than anybody waits for it."""

from __future__ import annotations

import asyncio
import io
import os
import pickle
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from ctypes import c_ulonglong
from functools import cache
from itertools import product
from multiprocessing import Pipe
from pathlib import Path
from random import Random
from typing import Any, get_origin

import pytest

from elferhaus.bots import PLAYERS
from elferhaus.bots.player import Chair
from elferhaus.bots.search import SearchPlayer
from elferhaus.bots.search.budget import UNLIMITED, Budget, Purse
from elferhaus.bots.search.tree import Search
from elferhaus.client import Client
from elferhaus.core.game import Action
from elferhaus.core.match import new_match
from elferhaus.games import GAMES, game_named
from elferhaus.lab.play import Seated, play_match
from elferhaus.server import thinking
from elferhaus.server.live import STAND_IN, Pace
from elferhaus.server.questions import Question, answer, answer_next, packed
from elferhaus.server.thinker import COURTESY
from elferhaus.server.thinking import SPARK, InProcesses, thinks
from elferhaus.server.wire import Answer, Begin, Fill, Pause
from server import odd_thinkers
from server.houses import RunningHouse
from server.people import play_on, records
from server.simulated import FEW_PLAYOUTS, Guest, Room, checked, simulated

IDS = [game.info.id for game in GAMES]
SOON_S = 30.0  # what should happen at once has happened by then, also on a busy machine
PATIENT_S = 20.0  # enough for every search, so that none ends because the machine is busy


class Witness:
    """A player who remembers some of the chairs it sat in."""

    def __init__(self, chairs: list[Seated]) -> None:
        self._chairs, self._player = chairs, PLAYERS["greedy"]

    def decide(self, chair: Chair, rng: Random) -> Action:
        assert isinstance(chair, Seated)
        # The log grows while the match goes on: what was seen until now is kept.
        self._chairs.append(Seated(chair._game, chair._state, chair.seat, tuple(chair._log)))
        return self._player.decide(chair, rng)

    def call(self, chair: Chair, rng: Random) -> Action | None:
        return self._player.call(chair, rng)


@cache
def chairs(game: str, wanted: int = 4) -> tuple[Seated, ...]:
    """Return some chairs of a match, at decisions where there is a choice."""
    found = game_named(game)
    assert found is not None
    sat: list[Seated] = []
    least, most = found.info.players[0], found.info.players[1]
    names = [str(seat) for seat in range(min(max(3, least), most))]
    play_match(new_match(found, names), [Witness(sat)] * len(names), Random(7))
    choices = [chair for chair in sat if len(chair.legal) > 1] or sat
    return tuple(choices[:: max(1, len(choices) // wanted)][:wanted])


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., InProcesses]]:
    """Ways to think in processes, with much time, closed after the test."""
    monkeypatch.setattr(thinking, "DECIDE_S", PATIENT_S)
    opened: list[InProcesses] = []

    def open_one(playouts: int | None = 4, most: int = 1) -> InProcesses:
        opened.append(InProcesses(playouts, most))
        return opened[-1]

    yield open_one
    for each in opened:
        each.close()


def run(scene: Any) -> Any:
    return asyncio.run(asyncio.wait_for(scene, SOON_S))


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
    for chair in chairs(game):
        opened = Opened(packed("expert", "decide", chair, 11))
        player, question, sight, seed = opened.load()
        assert (player, question, seed) == ("expert", "decide", 11)
        assert (sight.seat, sight.view, sight.legal) == (chair.seat, chair.view, tuple(chair.legal))
        assert sight.seen == tuple(chair.seen)
        secret = {type(chair._state), get_origin(chair._game.state_type) or chair._game.state_type}
        assert not secret & opened.classes
        assert all(event.to is None or chair.seat in event.to for event in sight.seen)


@pytest.mark.parametrize("game", IDS)
def test_the_same_is_sent_from_every_world_that_looks_the_same(game: str) -> None:
    for number, chair in enumerate(chairs(game)):
        other = chair._game.imagine(chair.view, chair.seen, Random(number))
        imagined = Seated(chair._game, other, chair.seat, chair.seen)
        sent, sent_there = (pickle.loads(packed("expert", "decide", each, 3)) for each in (chair, imagined))
        assert sent == sent_there


# ── who thinks ──


def _no_search(*_: object) -> None:
    raise AssertionError("it searches")


@pytest.mark.parametrize("game", IDS)
def test_who_is_asked_in_a_thread_does_not_search(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Purse, "__init__", _no_search)
    questions: tuple[Question, ...] = ("decide", "call")
    for name, chair, question in product(PLAYERS, chairs(game), questions):
        if not thinks(name, question, chair):
            answer(name, question, chair, Random(1), UNLIMITED)


@pytest.mark.parametrize("game", IDS)
def test_without_time_an_expert_goes_by_its_rule_of_thumb(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Search, "_play", _no_search)
    for chair in chairs(game):
        action = answer("expert", "decide", chair, Random(1), SPARK)
        assert action is not None
        assert chair._game.refusal(chair._state, chair.seat, action) is None


def test_a_limit_holds_for_every_search_within_it(monkeypatch: pytest.MonkeyPatch) -> None:
    chair = chairs("elfer-raus")[0]
    purses: list[Purse] = []
    usual = Purse.__init__

    def noted(purse: Purse, budget: Budget) -> None:
        usual(purse, budget)
        purses.append(purse)

    monkeypatch.setattr(Purse, "__init__", noted)
    answer("search", "decide", chair, Random(1), FEW_PLAYOUTS)
    spent = purses[-1].spent
    assert 4 <= spent <= 4 + len(chair.legal)  # every choice is tried in the same worlds
    monkeypatch.setitem(PLAYERS, "search", SearchPlayer(Budget(seconds=None, playouts=1)))
    answer("search", "decide", chair, Random(1), FEW_PLAYOUTS)
    assert 0 < purses[-1].spent < spent + len(chair.legal)
    answer("search", "decide", chair, Random(1), Budget(seconds=None, stopped=lambda: True))
    assert purses[-1].spent == 0


# ── thinking in another process ──


def test_the_answer_of_another_process_is_that_of_this_one(processes: Callable[..., InProcesses]) -> None:
    chair, seed = chairs("elfer-raus")[1], 4

    async def scene() -> Action | None:
        return await processes(8).ask("search", "decide", chair)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinking, "cryptographic", Seeded(seed))
        there = run(scene())
    assert there == answer("search", "decide", chair, Random(seed), Budget(seconds=None, playouts=8))


class Seeded:
    """Gives the seed that the test wants."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def getrandbits(self, _bits: int) -> int:
        return self._seed


def test_there_is_no_process_before_somebody_thinks_and_one_at_most_for_each_spare_processor(
    processes: Callable[..., InProcesses],
) -> None:
    ways, chair = processes(most=2), chairs("elfer-raus")[0]

    async def scene() -> None:
        ways.prepare("sharp")
        assert await ways.ask("greedy", "decide", chair) is not None
        assert not ways.thinkers
        ways.prepare("expert-honest")
        ways.prepare("expert")
        assert len(ways.thinkers) == 1
        answers = await asyncio.gather(*(ways.ask("expert", "decide", chair) for _ in range(6)))
        assert all(found in chair.legal for found in answers)
        assert len(ways.thinkers) == 2

    run(scene())


def test_a_thinking_process_lets_everyone_else_go_first(processes: Callable[..., InProcesses]) -> None:
    ways = processes()

    async def scene() -> int:
        await ways.ask("expert", "decide", chairs("hoechste")[0])
        [thinker] = ways.thinkers
        assert thinker.pid is not None
        assert os.getsid(thinker.pid) == thinker.pid
        return os.getpriority(os.PRIO_PROCESS, thinker.pid)

    assert run(scene()) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + COURTESY)


def test_a_call_is_thought_about_only_where_its_guide_says_so(processes: Callable[..., InProcesses]) -> None:
    ways, chair = processes(), chairs("elfer-raus")[0]

    async def scene() -> None:
        await ways.ask("expert", "call", chair)
        assert not ways.thinkers

    run(scene())


# ── when nobody waits any more ──


def test_a_search_ends_when_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = Pipe()
    ended = c_ulonglong(0)
    begun = threading.Event()

    class Endless:
        def decide(self, chair: Chair, rng: Random) -> None:
            purse = Purse(UNLIMITED)
            while not purse.is_empty:
                begun.set()

    monkeypatch.setitem(PLAYERS, "search", Endless())
    process = threading.Thread(target=answer_next, args=(theirs, ended), daemon=True)
    process.start()
    ours.send((5, None, None))
    ours.send_bytes(packed("search", "decide", chairs("hoechste")[0], 1))
    assert begun.wait(SOON_S)
    ended.value = 4  # an earlier one
    assert process.is_alive()
    ended.value = 5
    assert ours.poll(SOON_S)
    assert ours.recv() == (None, "")
    process.join(SOON_S)
    ours.close()
    theirs.close()


def test_who_is_cancelled_makes_room_for_the_next(
    processes: Callable[..., InProcesses], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "work", odd_thinkers.endless)
    ways, chair = processes(), chairs("hoechste")[0]

    async def scene() -> Action | None:
        asks = [asyncio.ensure_future(ways.ask("expert", "decide", chair)) for _ in range(3)]
        while not ways.thinkers or not ways.thinkers[0].asked:
            await asyncio.sleep(0)
        asks[1].cancel()  # waits in the queue, and is never asked
        asks[0].cancel()  # is being thought about
        found = await asks[2]
        assert ways.thinkers[0].asked == 2
        return found

    assert run(scene()) == odd_thinkers.Sign(odd_thinkers.DONE)


def test_the_time_is_shared_with_those_who_wait(
    processes: Callable[..., InProcesses], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "work", odd_thinkers.counting)
    ways, chair = processes(), chairs("hoechste")[0]

    async def scene() -> list[float]:
        found = await asyncio.gather(*(ways.ask("expert", "decide", chair) for _ in range(4)))
        assert all(isinstance(each, odd_thinkers.Sign) for each in found)
        return [float(getattr(each, "what", "")) for each in found]

    first, *_, last = run(scene())
    assert first * 3 < last < PATIENT_S


class Pondering:
    """Bots that think until they are stopped."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.stopped: list[str] = []
        self.closed = False

    def prepare(self, player: str) -> None:
        pass

    async def ask(self, player: str, question: Question, chair: Chair) -> Action | None:
        self.asked.append(player)
        try:
            await asyncio.get_running_loop().create_future()
        finally:
            self.stopped.append(player)
        return None

    def close(self) -> None:
        self.closed = True


async def ponder(room: Room) -> tuple[Pondering, Guest]:
    """Return bots that think at a table whose person has gone."""
    room.thinking = ways = Pondering()
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


# ── when something goes wrong ──


@pytest.mark.parametrize("work", [odd_thinkers.doomed, odd_thinkers.puzzled], ids=lambda work: work.__name__)
def test_where_thinking_fails_the_rule_of_thumb_decides(
    work: Any, processes: Callable[..., InProcesses], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "work", work)
    monkeypatch.setattr(Search, "_play", _no_search)  # so it is not thought about here instead
    ways, chair = processes(), chairs("elfer-raus")[0]

    async def scene() -> list[Action | None]:
        return [await ways.ask("expert", "decide", chair) for _ in range(2)]

    assert all(found in chair.legal for found in run(scene()))


@pytest.mark.parametrize("work", [odd_thinkers.silent, odd_thinkers.slow_to_load], ids=lambda work: work.__name__)
def test_no_table_waits_for_a_process_that_does_not_answer(
    work: Any, processes: Callable[..., InProcesses], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "work", work)
    for name in ("DECIDE_S", "GRACE_S", "LOST_S"):
        monkeypatch.setattr(thinking, name, 0.01)
    ways, chair = processes(), chairs("elfer-raus")[0]

    async def scene() -> list[Action | None]:
        return [await ways.ask("expert", "decide", chair) for _ in range(2)]

    assert all(found in chair.legal for found in run(scene()))


def test_a_process_that_was_killed_is_replaced(processes: Callable[..., InProcesses]) -> None:
    ways, chair = processes(), chairs("elfer-raus")[0]

    async def scene() -> tuple[int | None, int | None]:
        await ways.ask("expert", "decide", chair)
        [thinker] = ways.thinkers
        first = thinker.pid
        assert first is not None
        os.kill(first, signal.SIGKILL)
        assert await ways.ask("expert", "decide", chair) in chair.legal
        while await ways.ask("expert", "decide", chair) not in chair.legal or thinker.pid is None:
            pass
        return first, thinker.pid

    first, second = run(scene())
    assert first != second


def test_after_the_end_nobody_thinks_and_no_process_is_left(processes: Callable[..., InProcesses]) -> None:
    ways, chair = processes(), chairs("elfer-raus")[0]

    async def scene() -> int | None:
        await ways.ask("expert", "decide", chair)
        pid = ways.thinkers[0].pid
        ways.close()
        ways.prepare("expert")
        assert await ways.ask("expert", "decide", chair) in chair.legal
        assert not ways.thinkers
        return pid

    with pytest.raises(ProcessLookupError):
        os.kill(run(scene()), 0)


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


async def play_a_round(house: RunningHouse, meanwhile: Callable[[], object] = lambda: None) -> list[list[bytes]]:
    """Play a round of elfer-raus with two experts, and do something when it has begun."""
    async with await Client.open(house.base, game="elfer-raus", seats=3, name="Ada") as ada:
        for seat in (1, 2):
            assert (await ada.command("fill", seat=seat, bot="expert"))["type"] == "answer"
        assert (await ada.command("begin"))["type"] == "answer"
        meanwhile()
        await play_on(ada, Random(5))
        return await records(house.base, ada.code)


def test_experts_play_a_round_over_real_sockets_and_end_with_the_house(open_house: Callable[..., RunningHouse]) -> None:
    ways = InProcesses(playouts=4, most=1)
    house = open_house(pace=Pace(decide=0.05), thinking=ways)
    [record] = run(play_a_round(house))
    assert record[-1].startswith(b'{"match"')
    [thinker] = ways.thinkers
    pid = thinker.pid
    assert thinker.asked > 5
    house.stop()
    assert not ways.thinkers
    with pytest.raises(ProcessLookupError):
        os.kill(pid or 0, 0)


def test_a_round_goes_on_when_the_process_that_thinks_is_killed(open_house: Callable[..., RunningHouse]) -> None:
    ways = InProcesses(playouts=4, most=1)
    house = open_house(pace=Pace(decide=0.05), thinking=ways)
    killed: list[int] = []

    def kill() -> None:
        while (pid := ways.thinkers[0].pid if ways.thinkers else None) is None:
            pass
        os.kill(pid, signal.SIGKILL)
        killed.append(pid)

    [record] = run(play_a_round(house, kill))
    assert record[-1].startswith(b'{"match"')
    assert killed


SERVE = [sys.executable, "-W", "error::ResourceWarning", "-c", "from elferhaus.cli import main; main()", "serve"]


async def let_experts_think(base: str) -> None:
    """Lay a table at which experts alone play, and wait for their first move."""
    async with await Client.open(base, game="elfer-raus", seats=2) as host:
        for seat in (0, 1):
            await host.command("fill", seat=seat, bot="expert")
        began = (await host.command("begin"))["seq"]
        async for news in host:
            if news["seq"] > began:
                return


@pytest.mark.parametrize(("by", "code"), [(signal.SIGINT, 0), (signal.SIGKILL, -9)], ids=["ctrl-c", "killed"])
def test_however_the_house_ends_no_process_is_left_and_nothing_is_said(tmp_path: Path, by: int, code: int) -> None:
    arguments = ["--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path), "--no-browser"]
    with subprocess.Popen(
        [*SERVE, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as house:
        assert house.stdout is not None
        base = next(line.split()[-1] for line in house.stdout if line.startswith("Elferhaus is open"))
        run(let_experts_think(base))
        os.kill(house.pid, by) if by == signal.SIGKILL else os.killpg(house.pid, by)  # as Ctrl-C in a terminal does
        said, errors = house.communicate(timeout=SOON_S)  # returns when the last process has gone
    assert (house.returncode, errors) == (code, "")
    assert said.endswith("Elferhaus is closed.\n") == (by == signal.SIGINT)
