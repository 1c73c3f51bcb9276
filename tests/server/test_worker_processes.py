"""Processes that think for bots: apart from the house, within their time, and replaced when they fail."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from ctypes import c_ulonglong
from multiprocessing import Pipe
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from elferhaus.bots.engine.budget import UNLIMITED, Budget, BudgetMeter
from elferhaus.bots.engine.tree import Search
from elferhaus.client import Client
from elferhaus.core.game import Action
from elferhaus.core.player import ChairCopy
from elferhaus.games import room_named
from elferhaus.server.tables.listener import Pace
from elferhaus.server.workers import pool
from elferhaus.server.workers.pool import ProcessWorkers
from elferhaus.server.workers.request import advise, answer, answer_next, packed
from elferhaus.server.workers.worker import COURTESY
from server import odd_workers
from server.chairs import chairs
from server.houses import GIVE_UP_S, RunningHouse
from server.people import play_on, records, run
from server.test_workers import no_search

PATIENT_S = 600.0  # enough for every search, so that none ends because the machine is busy


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., ProcessWorkers]]:
    """Ways to think in processes, with much time, closed after the test."""
    monkeypatch.setattr(pool, "DECIDE_S", PATIENT_S)
    opened: list[ProcessWorkers] = []

    def open_one(playouts: int | None = 4, most: int = 1, rng: Random | None = None) -> ProcessWorkers:
        opened.append(ProcessWorkers(rng or Random(11), playouts, most))
        return opened[-1]

    yield open_one
    for each in opened:
        each.close()


# ── thinking in another process ──


def test_the_answer_of_another_process_is_that_of_this_one(processes: Callable[..., ProcessWorkers]) -> None:
    chair, seed = chairs("elfer-raus")[1], 4

    async def scene() -> Action | None:
        return await processes(8, rng=Seeded(seed)).ask("search", "decide", chair)

    assert run(scene()) == answer("search", "decide", chair, Random(seed), Budget(seconds=None, playouts=8))


def test_hints_are_thought_about_there_too_and_where_nobody_can_they_go_by_rule_of_thumb(
    processes: Callable[..., ProcessWorkers], monkeypatch: pytest.MonkeyPatch
) -> None:
    chair, seed = chairs("hoechste")[1], 4

    async def scene() -> None:
        ways = processes(200, rng=Seeded(seed))
        monkeypatch.setattr(pool, "HINT_S", PATIENT_S)
        thought = await ways.advise(chair)
        assert thought == advise(chair, Random(seed), Budget(seconds=None, playouts=200))
        assert ways.processes[0].asked == 1
        ways.close()
        assert await ways.advise(chair, Random(seed)) == advise(chair, spent(Random(seed)), pool.NO_PLAYOUTS)

    run(scene())


def spent(rng: Random) -> Random:
    """The same luck, after the seed of a search was drawn from it."""
    rng.getrandbits(64)
    return rng


class Seeded(Random):
    """Gives the seed that the test wants."""

    def __init__(self, wanted: int) -> None:
        super().__init__(wanted)
        self._wanted = wanted

    def getrandbits(self, _bits: int, /) -> int:
        return self._wanted


def test_there_is_no_process_before_somebody_thinks_and_one_at_most_for_each_spare_processor(
    processes: Callable[..., ProcessWorkers],
) -> None:
    ways, chair = processes(most=2), chairs("elfer-raus")[0]

    async def scene() -> None:
        ways.prepare("sharp")
        assert await ways.ask("greedy", "decide", chair) is not None
        assert not ways.processes
        ways.prepare("expert-honest")
        ways.prepare("expert")
        assert len(ways.processes) == 1
        answers = await asyncio.gather(*(ways.ask("expert", "decide", chair) for _ in range(6)))
        assert all(found in chair.legal for found in answers)
        assert len(ways.processes) == 2

    run(scene())


def test_a_thinking_process_lets_everyone_else_go_first(processes: Callable[..., ProcessWorkers]) -> None:
    ways = processes()

    async def scene() -> int:
        await ways.ask("expert", "decide", chairs("hoechste")[0])
        [process] = ways.processes
        assert process.pid is not None
        assert os.getsid(process.pid) == process.pid
        return os.getpriority(os.PRIO_PROCESS, process.pid)

    assert run(scene()) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + COURTESY)


def test_a_call_is_thought_about_only_where_the_game_says_so(processes: Callable[..., ProcessWorkers]) -> None:
    ways, chair = processes(), chairs("elfer-raus")[0]

    async def scene() -> None:
        await ways.ask("expert", "call", chair)
        assert not ways.processes

    run(scene())


# ── when nobody waits any more ──


def test_a_search_ends_when_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = Pipe()
    ended = c_ulonglong(0)
    begun = threading.Event()

    class Endless:
        def decide(self, chair: ChairCopy, rng: Random) -> Any:
            meter = BudgetMeter(UNLIMITED)
            while not meter.is_empty:
                begun.set()
            return chair.legal[0]

    room = room_named("hoechste")
    assert room is not None
    monkeypatch.setitem(room.players, "search", cast("Any", Endless()))
    process = threading.Thread(target=answer_next, args=(theirs, ended), daemon=True)
    process.start()
    ours.send((5, None, None))
    chair = chairs("hoechste")[0]
    ours.send_bytes(packed("search", "decide", chair, 1))
    assert begun.wait(GIVE_UP_S)
    ended.value = 4  # an earlier one
    assert process.is_alive()
    ended.value = 5
    assert ours.poll(GIVE_UP_S)
    assert ours.recv() == (chair.legal[0], "")
    process.join(GIVE_UP_S)
    ours.close()
    theirs.close()


def test_whoever_is_cancelled_makes_room_for_the_next(
    processes: Callable[..., ProcessWorkers], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "work", odd_workers.endless)
    ways, chair = processes(), chairs("hoechste")[0]

    async def scene() -> Action | None:
        asks = [asyncio.ensure_future(ways.ask("expert", "decide", chair)) for _ in range(3)]
        while not ways.processes or not ways.processes[0].asked:
            await asyncio.sleep(0.001)
        asks[1].cancel()  # waits in the queue, and is never asked
        asks[0].cancel()  # is being thought about
        found = await asks[2]
        assert ways.processes[0].asked == 2
        return found

    assert run(scene()) == odd_workers.Sign(odd_workers.DONE)


def test_the_time_is_shared_with_those_who_wait(
    processes: Callable[..., ProcessWorkers], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "work", odd_workers.counting)
    ways, chair = processes(), chairs("hoechste")[0]

    async def scene() -> list[float]:
        found = await asyncio.gather(*(ways.ask("expert", "decide", chair) for _ in range(4)))
        assert all(isinstance(each, odd_workers.Sign) for each in found)
        return [float(getattr(each, "what", "")) for each in found]

    first, *_, last = run(scene())
    assert first * 3 < last < PATIENT_S


# ── when something goes wrong ──


@pytest.mark.parametrize("work", [odd_workers.doomed, odd_workers.puzzled], ids=lambda work: work.__name__)
def test_where_thinking_fails_the_rule_of_thumb_decides(
    work: Any, processes: Callable[..., ProcessWorkers], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "work", work)
    monkeypatch.setattr(Search, "_play", no_search)  # so it is not thought about here instead
    ways, chair = processes(), chairs("elfer-raus")[0]

    async def scene() -> list[Action | None]:
        return [await ways.ask("expert", "decide", chair) for _ in range(2)]

    assert all(found in chair.legal for found in run(scene()))


@pytest.mark.parametrize("work", [odd_workers.silent, odd_workers.slow_to_load], ids=lambda work: work.__name__)
def test_no_table_waits_for_a_process_that_does_not_answer(
    work: Any, processes: Callable[..., ProcessWorkers], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "work", work)
    for name in ("DECIDE_S", "GRACE_S", "LOST_S"):
        monkeypatch.setattr(pool, name, 0.01)
    ways, chair = processes(), chairs("elfer-raus")[0]

    async def scene() -> list[Action | None]:
        return [await ways.ask("expert", "decide", chair) for _ in range(2)]

    assert all(found in chair.legal for found in run(scene()))


def test_a_process_that_was_killed_is_replaced(processes: Callable[..., ProcessWorkers]) -> None:
    ways, chair = processes(), chairs("elfer-raus")[0]

    async def scene() -> tuple[int | None, int | None]:
        await ways.ask("expert", "decide", chair)
        [process] = ways.processes
        first = process.pid
        assert first is not None
        os.kill(first, signal.SIGKILL)
        assert await ways.ask("expert", "decide", chair) in chair.legal
        while await ways.ask("expert", "decide", chair) not in chair.legal or process.pid is None:
            pass
        return first, process.pid

    first, second = run(scene())
    assert first != second


def test_after_the_end_nobody_thinks_and_no_process_is_left(processes: Callable[..., ProcessWorkers]) -> None:
    ways, chair = processes(), chairs("elfer-raus")[0]

    async def scene() -> int:
        await ways.ask("expert", "decide", chair)
        pid = ways.processes[0].pid
        assert pid is not None
        ways.close()
        ways.prepare("expert")
        assert await ways.ask("expert", "decide", chair) in chair.legal
        assert not ways.processes
        return pid

    with pytest.raises(ProcessLookupError):
        os.kill(run(scene()), 0)


# ── at a table ──


async def play_a_round(house: RunningHouse, meanwhile: Callable[[], object] = lambda: None) -> list[list[bytes]]:
    """Play a round of elfer-raus with two experts, and do something when it has begun."""
    async with await Client.open(house.base, game="elfer-raus", seats=3, name="Ada") as ada:
        for seat in (1, 2):
            assert (await ada.command("fill", seat=seat, bot="expert"))["type"] == "answer"
        assert (await ada.command("begin"))["type"] == "answer"
        meanwhile()
        await play_on(ada, Random(5))
        return await records(house.base, ada.code)


def test_experts_play_a_round_over_real_sockets_and_end_with_the_house(
    open_house: Callable[..., RunningHouse], processes: Callable[..., ProcessWorkers]
) -> None:
    ways = processes()
    house = open_house(pace=Pace(decide=0.05, beat=0), workers=ways)
    [record] = run(play_a_round(house))
    assert record[-1].startswith(b'{"match"')
    [process] = ways.processes
    pid = process.pid
    assert process.asked > 5
    house.stop()
    assert not ways.processes
    with pytest.raises(ProcessLookupError):
        os.kill(pid or 0, 0)


def test_a_round_goes_on_when_the_process_that_thinks_is_killed(
    open_house: Callable[..., RunningHouse], processes: Callable[..., ProcessWorkers]
) -> None:
    ways = processes()
    house = open_house(pace=Pace(decide=0.05, beat=0), workers=ways)
    killed: list[int] = []

    def kill() -> None:
        while (pid := ways.processes[0].pid if ways.processes else None) is None:
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
        said, errors = house.communicate(timeout=GIVE_UP_S)  # returns when the last process has gone
    assert (house.returncode, errors) == (code, "")
    assert said.endswith("Elferhaus is closed.\n") == (by == signal.SIGINT)
