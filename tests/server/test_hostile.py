"""People who mean no good: whatever they send, the house goes on, and tells them nothing but that they are wrong."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import pytest
from h11 import RemoteProtocolError
from litestar import Request, WebSocket
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from elferhaus.client import Client
from elferhaus.server.logs import CLIENTS_FAULTS
from elferhaus.server.net import line as net
from elferhaus.server.net.uvicorn_protocols import Greeting, HouseHttp, HouseSocket
from server.chaos import DoomedHouse
from server.hostile import ask, bother, harass, harass_apart, malformed, shout
from server.houses import GIVE_UP_S, RunningHouse
from server.people import run

FINE_CODES = {"1002", "1007", "1009", "4400", "4401", "4429"}  # none of them says that something broke
PROCESSES = 4


async def played(base: str) -> Client:
    """Return the host of a table with two bots at which it is the host's turn, or will be."""
    host = await Client.open(base, game="elfer-raus", seats=3, name="Ada", stand_in=None)
    async with host:
        for seat in (1, 2):
            await host.command("fill", seat=seat, bot="random")
        await host.command("begin")
    return host


def test_odd_frames_and_requests_break_nothing(house: RunningHouse, caplog: pytest.LogCaptureFixture) -> None:
    heard: Counter[str] = Counter()

    async def go() -> None:
        await harass(await played(house.base), Random(11), 6_000, heard)

    run(go())
    assert {what for what in heard if what.isdigit()} <= FINE_CODES, heard
    assert heard.keys() >= {"bad", "no", "pong", "snapshot", "1002", "1007", "1009", "HTTP 400", "HTTP 404", "HTTP 421"}
    said = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert [record.getMessage() for record in said if record.msg not in CLIENTS_FAULTS] == []


@pytest.mark.slow
@pytest.mark.parametrize("enough", [1_000_000])
def test_a_million_odd_frames_and_requests_leave_the_memory_as_it_was(
    tmp_path: Path, enough: int, capsys: pytest.CaptureFixture[str]
) -> None:
    found = asyncio.run(grown(tmp_path / "house.db", enough))
    with capsys.disabled():
        print(json.dumps(found, indent=1))
    assert {what for what in found["heard"] if what.isdigit()} <= FINE_CODES
    assert found["log"] == [], "nothing but that the house has opened"
    assert found["growth"] < 0.05


async def grown(file: Path, enough: int) -> dict[str, Any]:
    """Return what a house said to so many, how much memory it takes, and how much more than after the first tenth."""
    house = DoomedHouse(file, cold=True)
    await house.back()
    heard: Counter[str] = Counter()
    memory = []
    try:
        host = await played(house.base)
        with ProcessPoolExecutor(PROCESSES, get_context("spawn")) as crowd:
            for tenth in range(10):
                share = -(-enough // 10 // PROCESSES)
                seeds = range(tenth * PROCESSES, (tenth + 1) * PROCESSES)
                done = [crowd.submit(harass_apart, host.base, host.code, host.token, seed, share) for seed in seeds]
                for each in done:
                    heard.update(await asyncio.to_thread(each.result))
                memory.append(house.memory())
    finally:
        house.close()
    log = [json.loads(line) for line in file.with_suffix(".log").read_text("utf-8").splitlines()]
    return {
        "malformed": malformed(heard),
        "heard": dict(heard.most_common()),
        "KiB after each tenth": memory,
        "growth": memory[-1] / memory[0] - 1,
        "log": [line for line in log if line["level"] != "info"],
    }


def test_lines_that_have_gone_leave_nothing_for_the_collector(
    house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What is logged of a broken frame has the line in its traceback, and pytest keeps what is logged.
    monkeypatch.setattr(logging.getLogger("uvicorn.error"), "disabled", True)
    kinds = {HouseHttp, HouseSocket, Greeting, net.Line, WebSocket, Request, RemoteProtocolError}

    def left() -> Counter[str]:
        return Counter(type(each).__name__ for each in gc.get_objects() if type(each) in kinds)

    async def go() -> Counter[str]:
        host = await played(house.base)
        heard: Counter[str] = Counter()
        for seed in range(20):
            await shout(house.port, host.code, None, Random(seed), 60, heard)
            for more in range(5):
                await bother(house.port, host.code, Random(5 * seed + more), heard)
        return heard

    gc.collect()
    before = left()
    gc.disable()
    try:
        heard = asyncio.run(go())
        until = time.monotonic() + GIVE_UP_S
        while left() - before and time.monotonic() < until:  # the last ones may still be about to go
            time.sleep(0.01)
        assert left() - before == Counter()
    finally:
        gc.enable()
    assert heard.keys() >= {"bad", "no", "4400", "HTTP 400", "HTTP 404", "HTTP 421"}


@pytest.mark.parametrize(("size", "status"), [(200, b"200"), (201, b"404"), (5000, b"404")])
def test_a_path_longer_than_any_of_ours_leads_nowhere(house: RunningHouse, size: int, status: bytes) -> None:
    path = b"/".ljust(size, b"a")
    answer = asyncio.run(ask(house.port, b"GET " + path + b" HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"))
    assert answer[9:12] == status
    assert path[:201] not in answer


# ── frames that are refused ──


async def told_by(house: RunningHouse, *frames: str | bytes) -> tuple[list[Any], int | None]:
    """Send frames at a table, as somebody without a seat; return what came back, and the code of the close."""
    host = await Client.open(house.base, game="elfer-raus", seats=3, name="Ada")
    told = []
    url = f"{house.base.replace('http', 'ws', 1)}/api/tables/{host.code}/socket"
    async with connect(url, compression=None) as line:
        with suppress(ConnectionClosed):
            for frame in (*frames, '{"type":"ping","t":11}'):
                await line.send(frame)
            while (news := json.loads(await line.recv()))["type"] != "pong" or news["t"] != 11.0:
                told.append(news)
    return told, line.close_code


def test_a_bad_frame_gets_a_message_and_after_several_the_line_is_closed(house: RunningHouse) -> None:
    told, code = asyncio.run(told_by(house, *["{}"] * 4))
    assert [news["type"] for news in told] == ["bad"] * 4
    assert code == 1000, "still open, until this side closed it"
    told, code = asyncio.run(told_by(house, *["{}"] * 5))
    assert [news["type"] for news in told] == ["bad"] * 5, "the last one is told as well"
    assert code == net.BAD_FRAMES


@pytest.mark.parametrize("size", [8192, 8193, 100_000])
def test_a_frame_has_at_most_eight_kibibytes(house: RunningHouse, size: int) -> None:
    frame = '{"type":"ping","t":1}'
    _, code = asyncio.run(told_by(house, frame + " " * (size - len(frame))))
    assert code in ({1000} if size <= 8192 else {1009, 1006}), "1006: closed while this side was still sending"


def test_a_frame_of_bytes_is_no_command(house: RunningHouse) -> None:
    told, _ = asyncio.run(told_by(house, b'{"type":"ping","t":1}'))
    assert [news["type"] for news in told] == ["bad"]


def test_a_command_before_the_greeting_is_not_heard(house: RunningHouse) -> None:
    told, _ = asyncio.run(told_by(house, '{"type":"begin","id":"x"}'))
    assert told == [{"type": "bad", "why": "say hello first"}]


def test_an_unknown_token_closes_the_line(house: RunningHouse) -> None:
    _, code = asyncio.run(told_by(house, '{"type":"hello","token":"guessed"}'))
    assert code == net.NOT_YOURS
