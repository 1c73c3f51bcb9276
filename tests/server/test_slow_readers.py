"""Whoever reads slowly, or not at all, gets a fresh snapshot in the end, and costs the house little meanwhile."""

from __future__ import annotations

import asyncio
import json
import socket
from typing import Any

import pytest

from elferhaus.client import Client
from elferhaus.server.net import line as net
from elferhaus.server.tables.info import TableInfo
from elferhaus.server.tables.presence import Presence
from elferhaus.server.tables.table_state import TableState
from elferhaus.server.tables.wire import Answer, Bad, Pong, Snapshot, Update
from server.hostile import KEY, TEXT, UPGRADE, Hand, framed, hang_up, unframed
from server.houses import GIVE_UP_S, RunningHouse
from server.people import run


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everything be sent, however slow the machine is."""
    monkeypatch.setattr(net, "LAST_WORD_SECONDS", GIVE_UP_S)


class Blocked:
    """A socket whose other side reads only when it is let."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {}
        self.reads = asyncio.Event()
        self.read: list[Any] = []

    async def send_data(self, data: bytes, mode: str) -> None:
        assert mode == "text"
        await self.reads.wait()
        self.read.append(json.loads(data))


class Standing:
    """A table at which only numbers change."""

    def __init__(self) -> None:
        self.seq = 0
        self.listeners: set[Any] = set()
        self.presence = Presence(TableState(), Hand())

    def attach(self, line: Any, since: int | None) -> None:
        self.listeners.add(line)
        line.tell(Snapshot(self.seq, None, False, INFO, happened=(since,)))

    def detach(self, line: Any) -> None:
        self.listeners.discard(line)


INFO = TableInfo("x", "g", "e", {}, 1, "waiting", False, False, 0, (), (), None, (), ())


def slow_line() -> tuple[net.Line, Blocked, Standing]:
    blocked, table = Blocked(), Standing()
    line = net.Line(blocked, table, Hand())  # type: ignore[arg-type]
    line.greet(None, None)
    return line, blocked, table


def test_a_slow_reader_gets_a_fresh_snapshot_and_all_its_answers() -> None:
    async def go() -> list[Any]:
        line, blocked, table = slow_line()
        writer = asyncio.create_task(line.write())
        await asyncio.sleep(0)
        for table.seq in range(1, 1001):
            line.tell(Update(table.seq, None, INFO))
            if table.seq % 100 == 0:
                line.tell(Answer(f"{table.seq}", table.seq))
            assert len(line._waiting) <= net.MOST_WAITING
        blocked.reads.set()
        await line.flush()
        writer.cancel()
        return blocked.read

    read = asyncio.run(go())
    assert [news["id"] for news in read if news["type"] == "answer"] == [f"{seq}" for seq in range(100, 1001, 100)]
    assert read[-1]["type"] == "snapshot"
    assert read[-1]["seq"] == 1000
    assert read[-1]["happened"] == [0], "what it missed since the last that it was sent"
    assert len(read) < net.MOST_WAITING + 12


def test_whoever_does_not_even_read_answers_is_sent_away() -> None:
    async def go() -> tuple[int, str]:
        line, blocked, _ = slow_line()
        writer = asyncio.create_task(line.write())
        await asyncio.sleep(0)
        for number in range(10_000):
            line.tell(Pong(number))
            assert len(line._waiting) <= net.MOST_WAITING
        blocked.reads.set()
        return await writer

    assert asyncio.run(go())[0] == net.TOO_MUCH


def test_whoever_never_said_hello_gets_no_snapshot() -> None:
    async def go() -> list[Any]:
        blocked, table = Blocked(), Standing()
        line = net.Line(blocked, table, Hand())  # type: ignore[arg-type]
        for _ in range(1000):
            line.tell(Bad("no"))
        blocked.reads.set()
        await line.write()
        return [*blocked.read, *table.listeners]

    assert all(news["type"] == "bad" for news in asyncio.run(go()))


# ── over a real line ──


def test_whoever_stops_reading_gets_a_fresh_snapshot_in_the_end(open_house: Any) -> None:
    house: RunningHouse = open_house(buffer=4096)

    async def go() -> None:
        async with await Client.open(house.base, game="elfer-raus", seats=3, name="Ada") as host:
            line = socket.socket()
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # so that it is full soon
            line.connect(("127.0.0.1", house.port))
            reader, writer = await asyncio.open_connection(sock=line, limit=1024)
            knock = f"GET /api/tables/{host.code}/socket HTTP/1.1\r\nhost: x\r\n".encode()
            writer.write(knock + UPGRADE + KEY + b"\r\n")
            await reader.readuntil(b"\r\n\r\n")
            writer.write(framed(b'{"type":"hello","role":"watch"}'))
            await asyncio.sleep(0)
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            live = house.table(host.code)
            lines: list[Any] = []
            while not any(line._behind for line in lines):  # until all buffers between here and there are full
                answer = await host.command("pause", to="paused" if not host.table["paused"] else "on")
                assert answer["type"] == "answer", "the neighbours play on"
                lines = [line for line in live.presence.listeners if line.person is None]
                assert all(len(line._waiting) <= net.MOST_WAITING for line in lines)
            for _ in range(200):
                await host.command("pause", to="paused" if not host.table["paused"] else "on")
                assert all(len(line._waiting) <= net.MOST_WAITING for line in lines)
            writer.transport.resume_reading()  # type: ignore[attr-defined]
            heard = b""
            told: list[Any] = []
            while not told or told[-1].get("seq") != host.seq:
                heard += await asyncio.wait_for(reader.read(1 << 20), GIVE_UP_S)
                told = [json.loads(payload) for kind, payload in unframed(heard) if kind == TEXT]
            assert told[-1]["type"] == "snapshot"
            seqs = [news["seq"] for news in told if "seq" in news]
            assert seqs == sorted(seqs)
            assert len(seqs) < host.seq - 190, "what it missed is not sent one by one"
            await hang_up(writer)

    run(go())
