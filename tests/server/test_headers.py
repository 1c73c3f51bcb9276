"""Every answer carries the security headers, whoever makes it, and no failure says what failed."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake

from elferhaus.client import Client
from elferhaus.server.logs import CLIENTS_FAULTS
from elferhaus.server.net import uvicorn_protocols
from elferhaus.server.net.headers import HEADERS
from server.hostile import CLOSE, CONTINUE, KEY, UPGRADE, ask, hang_up, unframed
from server.houses import GIVE_UP_S, RunningHouse
from server.people import run

ANSWERS = [
    (b"GET /api/games ", b"200"),
    (b"GET /api/nowhere ", b"404"),
    (b"GET /api/tables/nowhere/records ", b"404"),
    (b"DELETE /api/games ", b"405"),
    (b"BREW / ", b"405"),
    (b"POST /api/tables ", b"400"),
]


@pytest.mark.parametrize(("line", "status"), ANSWERS, ids=[line.decode() for line, _ in ANSWERS])
def test_every_answer_carries_the_security_headers_once_and_no_cookie(
    house: RunningHouse, line: bytes, status: bytes
) -> None:
    request = line + b"HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
    answer = asyncio.run(ask(house.port, request))
    head = answer.partition(b"\r\n\r\n")[0].decode().lower()
    assert head[9:12].encode() == status
    for name, value in HEADERS.items():
        assert head.count(f"\r\n{name}: {value.lower()}") == 1, name
    assert "set-cookie" not in head
    assert "traceback" not in answer.decode().lower()


def test_a_failure_in_the_house_says_nothing_and_carries_the_headers(
    house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_code: str) -> None:
        raise LookupError("the order of the deck")

    monkeypatch.setattr(house.app.state.house, "find", fail)
    request = b"GET /api/tables/bafelo7/records HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
    answer = asyncio.run(ask(house.port, request))
    assert answer[9:12] == b"500"
    assert b"deck" not in answer
    assert b"content-security-policy" in answer

    with pytest.raises(InvalidHandshake) as refused:
        asyncio.run(knock(f"ws://127.0.0.1:{house.port}/api/tables/bafelo7/socket"))
    assert "deck" not in str(refused.value)


async def knock(url: str) -> None:
    async with connect(url):
        pass


def test_the_content_policy_is_strict() -> None:
    policy = dict(part.split(" ", 1) for part in HEADERS["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert not any("unsafe" in value or "*" in value or "http" in value for value in policy.values())


# ── what is answered before the application is asked ──

SOCKET = b"GET /api/tables/bafelo7/socket HTTP/1.1\r\nhost: x\r\n"
POST = (
    b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n"
    b"expect: 100-continue\r\n\r\n"  # so that it can be told when the rest is waited for
)
EARLY: dict[str, tuple[bytes, tuple[bytes, ...]]] = {
    "no HTTP at all": (b"400", (b"\0\1\2\r\n\r\n",)),
    "two hosts": (b"400", (b"GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n",)),
    "a chunk without a size": (b"400", (POST, b"zz\r\n\r\n")),
    "a chunk without a size, after the answer": (b"404", (POST.replace(b"/api/tables", b"/api/no"), b"zz\r\n\r\n")),
    "a socket without a key": (b"400", (SOCKET + UPGRADE + b"\r\n",)),
    "a socket by POST": (b"405", (SOCKET.replace(b"GET", b"POST") + UPGRADE + KEY + b"\r\n",)),
    "a socket with a long header": (b"431", (SOCKET + b"x: " + b"y" * 9000 + b"\r\n" + UPGRADE + KEY + b"\r\n",)),
    "a socket with many headers": (b"431", (SOCKET + b"x: y\r\n" * 200 + UPGRADE + KEY + b"\r\n",)),
    "a socket at a long address": (
        b"414",
        (b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\nhost: x\r\n" + UPGRADE + KEY + b"\r\n",),
    ),
    "a socket that is not there": (b"403", (b"GET /api HTTP/1.1\r\nhost: x\r\n" + UPGRADE + KEY + b"\r\n",)),
}


@pytest.mark.parametrize("name", EARLY)
def test_what_uvicorn_says_by_itself_carries_the_headers_too(
    house: RunningHouse, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    status, parts = EARLY[name]
    answer = asyncio.run(ask(house.port, *parts)).removeprefix(CONTINUE)
    assert answer[9:12] == status
    for each, value in HEADERS.items():
        assert answer.lower().count(f"\r\n{each}: {value.lower()}".encode()) == 1, each
    said = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert [record.getMessage() for record in said if record.msg not in CLIENTS_FAULTS] == []


SMALL = {"pings": b"\x89\x80\0\0\0\0", "pongs": b"\x8a\x80\0\0\0\0", "pieces": b"\x00\x80\0\0\0\0"}


@pytest.mark.parametrize("kind", SMALL)
def test_frames_without_end_that_are_no_messages_end_the_line(house: RunningHouse, kind: str) -> None:
    host = asyncio.run(Client.open(house.base, game="elfer-raus", seats=3))
    knock = SOCKET.replace(b"bafelo7", host.code.encode()) + UPGRADE + KEY + b"\r\n"
    begun, ended = b"\x01\x80\0\0\0\0", b"\x80\x80\0\0\0\0\x88\x80\0\0\0\0"  # a message in pieces; a close
    few = asyncio.run(ask(house.port, knock, begun + SMALL[kind] * 100 + ended))
    assert few[9:12] == b"101"
    assert few.endswith(b"\x88\x00"), "closed when this side wanted it"
    many = asyncio.run(ask(house.port, knock, begun + SMALL[kind] * 20_000 + ended))
    assert not many.endswith(b"\x88\x00"), "cut off before"


def test_whoever_goes_on_talking_after_the_farewell_is_cut_off(
    house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Whoever says nothing more is cut off after a while. This one shall not have to wait for that.
    long = property(lambda _: 2 * GIVE_UP_S, lambda _self, _seconds: None)
    monkeypatch.setattr(uvicorn_protocols.HouseSocket, "close_timeout", long, raising=False)
    host = asyncio.run(Client.open(house.base, game="elfer-raus", seats=3))
    knock = SOCKET.replace(b"bafelo7", host.code.encode()) + UPGRADE + KEY + b"\r\n"
    bad = b"\x81\x82\0\0\0\0{}"

    async def go() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(knock)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(bad * 5)
        heard = b""
        while CLOSE not in (kind for kind, _ in unframed(heard)):
            heard += await reader.read(1 << 16)
        with suppress(ConnectionError):
            writer.write(bad * 16_000)
            while await reader.read(1 << 16):
                pass
        await hang_up(writer)

    run(go())
