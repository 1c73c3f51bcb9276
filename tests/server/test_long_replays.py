"""Replays of long records: made elsewhere, within a time, and for each address in its turn."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import time
from http import HTTPStatus
from multiprocessing import get_context
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from elferhaus.server.http import replays
from elferhaus.server.workers import replays as workers
from elferhaus.server.workers.replays import NICENESS, ReplayProcess, TooLongError, Turns
from server.houses import GIVE_UP_S, RunningHouse
from server.people import run

BASIC = Path(__file__).parent.parent / "playthroughs" / "elfer-raus-2011-basic.jsonl"


def film(house: RunningHouse, record: bytes) -> bytes:
    with urlopen(Request(f"{house.base}/api/films", record), timeout=GIVE_UP_S) as response:
        found: bytes = response.read()
    return found


def test_addresses_take_turns() -> None:
    turns, made = Turns(), list[str]()

    async def make(address: str) -> None:
        async with turns.turn(address):
            made.append(address)
            await asyncio.sleep(0)

    async def story() -> None:
        many = [asyncio.create_task(make("a")) for _ in range(9)]
        await asyncio.sleep(0)
        many[4].cancel()
        await asyncio.gather(make("b"), make("b"), make("c"), *many, return_exceptions=True)
        await make("d")

    run(story())
    assert sorted(made) == [*"aaaaaaaabbcd"]
    assert {*"bc"} <= {*made[:5]}, "whoever comes later does not wait for all of one address"
    assert made[-1] == "d"


def test_a_turn_that_nobody_is_there_to_take_is_passed_on() -> None:
    async def story() -> None:
        turns = Turns()
        first = turns.turn("a")
        await first.__aenter__()

        async def wait() -> None:
            async with turns.turn("b"):
                pytest.fail("it was cancelled before")

        waiting = asyncio.create_task(wait())
        await asyncio.sleep(0)
        await first.__aexit__(None, None, None)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        async with turns.turn("c"):
            pass

    run(story())


def test_where_no_process_can_be_started_the_replay_is_refused_and_the_house_still_closes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_more(_process: object) -> None:
        raise OSError(errno.EAGAIN, "Resource temporarily unavailable")

    monkeypatch.setattr(get_context("spawn").Process, "start", no_more)
    made = ReplayProcess()
    with pytest.raises(TooLongError):
        made.run(len, "abc")
    assert made.pid is None
    monkeypatch.undo()
    assert made.run(len, "abc") == 3, "as soon as there is room"
    made.close()


def test_a_long_record_is_made_in_a_process_that_lets_everyone_else_go_first(
    house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = BASIC.read_bytes()
    short = film(house, record)
    process: ReplayProcess = house.app.state.replay_process
    assert process.pid is None, "for a short one none is needed"
    monkeypatch.setattr(replays, "SHORT", 100)
    assert film(house, record) == short
    assert process.pid not in {None, os.getpid()}
    with pytest.raises(HTTPError) as broken:
        film(house, record.replace(b'"winner', b'"loser'))
    with broken.value as answer:
        assert (answer.code, b'"line"' in answer.read()) == (HTTPStatus.UNPROCESSABLE_ENTITY, True)
    here = os.getpriority(os.PRIO_PROCESS, 0)
    assert process.run(os.getpriority, os.PRIO_PROCESS, 0) == min(here + NICENESS, 19)
    process._end()


def test_a_busy_machine_takes_nobody_s_time_but_a_processor_is_lent_for_so_long_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workers, "PATIENCE", 60)
    process = ReplayProcess(0.5)
    assert process.run(time.sleep, 0.6) is None, "whoever waits for others computes nothing"
    worker = process._process
    with pytest.raises(TooLongError):
        process.run(sum, range(10**12))
    assert worker.exitcode == -signal.SIGPROF, "ended by what it computed, not by the clock"
    process.close()


def test_a_record_that_takes_too_long_is_given_up(house: RunningHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    process = ReplayProcess(0.2)
    with pytest.raises(TooLongError):
        process.run(time.sleep, GIVE_UP_S)
    assert process.pid is None, "with its process"
    monkeypatch.setattr(process, "_longest", GIVE_UP_S)
    assert process.run(len, "eleven") == 6, "and the next has another"
    process.close()
    monkeypatch.setattr(replays, "SHORT", 100)
    monkeypatch.setattr(house.app.state, "replay_process", process)
    with pytest.raises(HTTPError) as given_up:
        film(house, BASIC.read_bytes())
    given_up.value.close()
    assert given_up.value.code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE
