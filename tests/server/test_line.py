"""The short way from a table to its clients: past all layers, but never past what waits."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest
import uvloop
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from elferhaus.server.net import line as net
from elferhaus.server.net.uvicorn_protocols import HouseSocket
from elferhaus.server.tables.wire import Answer, Pong, write_message
from server.houses import GIVE_UP_S, RunningHouse
from server.people import Line, post


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everything be sent, however slow the machine is."""
    monkeypatch.setattr(net, "LAST_WORD_SECONDS", GIVE_UP_S)


class Client:
    """A socket and its short way; ``reads`` says whether the client keeps up."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.reads.set()
        self.read: list[Any] = []
        self.pushed = 0
        self.scope = {"state": {net.PUSH: self.push}}
        self.line = net.Line(self, None, None)  # type: ignore[arg-type]

    def push(self, text: bytes, *, more: bool) -> bool:
        assert not more
        if self.reads.is_set():
            self.pushed += 1
            self.read.append(json.loads(text)["t"])
        return self.reads.is_set()

    async def send_data(self, data: bytes, mode: str) -> None:
        await self.reads.wait()
        self.read.append(json.loads(data)["t"])


def test_what_a_client_can_take_is_pushed_and_nothing_overtakes_what_waits() -> None:
    async def go() -> None:
        client = Client()
        writer = asyncio.create_task(client.line.write())
        await asyncio.sleep(0)
        for number in range(3):
            client.line.tell(Pong(number))
        assert client.read == [0, 1, 2]
        client.reads.clear()
        client.line.tell(Pong(3))
        await asyncio.sleep(0)
        client.reads.set()  # the writer has taken the message, but not sent it yet
        for number in range(4, 7):
            client.line.tell(Pong(number))
        await client.line.flush()
        client.line.tell(Pong(7))
        assert client.read == list(range(8))
        assert client.pushed == 4
        writer.cancel()

    asyncio.run(go())


def test_whoever_are_told_the_same_get_the_same_bytes_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[object] = []

    def write(message: object) -> bytes:
        written.append(message)
        return write_message(message)

    monkeypatch.setattr(net, "write_message", write)

    async def go() -> None:
        clients = [Client() for _ in range(5)]
        writers = [asyncio.create_task(client.line.write()) for client in clients]
        await asyncio.sleep(0)
        for message in (one := Pong(1), Pong(1)):  # equal, but not the same: nobody is told what was made for another
            for client in clients:
                client.line.tell(message)
        assert [client.read for client in clients] == [[1, 1]] * 5
        assert written[0] is one
        assert len(written) == 2
        for writer in writers:
            writer.cancel()

    asyncio.run(go())


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_a_pushed_frame_is_one_that_the_library_would_write(size: int) -> None:
    sent: list[bytes] = []
    line = SimpleNamespace(
        _held=b"",
        _is_ending=False,
        conn=SimpleNamespace(state=State.OPEN),
        writable=SimpleNamespace(is_set=lambda: True),
        transport=SimpleNamespace(write=sent.append),
    )
    assert HouseSocket.push(line, b"x" * size)  # type: ignore[arg-type]
    assert sent == [Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)]
    for gone in ({"_is_ending": True}, {"conn": SimpleNamespace(state=State.CLOSING)}):
        assert not HouseSocket.push(SimpleNamespace(**{**vars(line), **gone}), b"x")  # type: ignore[arg-type]
    assert len(sent) == 1


def test_an_answer_and_the_news_that_follow_it_go_out_in_one_write() -> None:
    async def go() -> None:
        sent: list[bytes] = []
        socket = object.__new__(HouseSocket)
        vars(socket).update(
            _held=b"",
            loop=asyncio.get_running_loop(),
            conn=SimpleNamespace(state=State.OPEN),
            writable=SimpleNamespace(is_set=lambda: True),
            close_sent=False,
            disconnected=False,
            transport=SimpleNamespace(is_closing=lambda: False, write=sent.append),
        )
        line = net.Line(SimpleNamespace(scope={"state": {net.PUSH: socket.push}}), None, None)  # type: ignore[arg-type]
        writer = asyncio.create_task(line.write())
        await asyncio.sleep(0)
        line.tell(Answer("1", 7))
        assert not sent
        line.tell(Pong(1))
        both = [Frame(Opcode.TEXT, write_message(each)).serialize(mask=False) for each in (Answer("1", 7), Pong(1))]
        assert sent == [b"".join(both)]
        line.tell(Answer("1", 7))
        await asyncio.sleep(0)
        assert sent[1:] == both[:1]  # to a command said again, nothing follows
        line.tell(Answer("1", 7))
        socket.close_sent = True
        await asyncio.sleep(0)
        assert len(sent) == 2  # after the farewell nothing is said
        writer.cancel()

    asyncio.run(go())


def test_houses_run_on_the_fast_loop_and_push(house: RunningHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    loops: set[type] = set()
    push = HouseSocket.push

    def seen(self: HouseSocket, text: bytes, **more: bool) -> bool:
        loops.add(type(asyncio.get_running_loop()))
        return push(self, text, **more)

    monkeypatch.setattr(HouseSocket, "push", seen)

    async def go() -> None:
        laid = await asyncio.to_thread(post, house.base, "/api/tables", {"game": "elfer-raus", "seats": 4})
        async with Line(house.base, laid["code"], token=laid["token"]) as line:
            await line.ask("fill", seat=1, bot="random")

    asyncio.run(go())
    assert loops == {uvloop.Loop}


@pytest.mark.parametrize(("said", "told"), [({}, ""), ({"build": "old", "protocol": 1}, "new")])
def test_a_page_that_says_its_build_is_told_the_houses(house: RunningHouse, said: dict[str, Any], told: str) -> None:
    async def go() -> None:
        house.app.state.house.build = "new"
        code = post(house.base, "/api/tables", {"game": "zweikampf", "seats": 2})["code"]
        async with Line(house.base, code, role="watch", **said) as line:
            assert line.snapshot.get("build", "") == told

    asyncio.run(go())
