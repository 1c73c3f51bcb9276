"""People who mean no good: whatever they send, the house goes on, tells them nothing and serves the others."""

from __future__ import annotations

import asyncio
import json
import statistics
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from elferhaus.client import Client, HouseError
from elferhaus.server import sockets
from elferhaus.server.app import HEADERS
from elferhaus.server.limits import Allowance, Bucket, Limits, neighbourhood
from elferhaus.server.secrets import clean_name
from elferhaus.server.wire import Answer, Bad, Command, Pong, Snapshot, TableInfo, Update
from server.chaos import DoomedHouse
from server.houses import RunningHouse

COMMANDS = Command.__subclasses__()
FINE_CODES = {1002, 1007, 1009, 4400, 4401, 4429}  # none of them says that something broke
NASTY: tuple[Any, ...] = (
    *(None, True, 0, -1, 1 << 31, 1 << 63, 1 << 70, -(1 << 70), 1.5, 1e308, "", "x", "x" * 50, "x" * 3000),
    *("\0", "\u202e", "\U0001f600", "%s%n{}", "'; DROP TABLE entries; --", "../../etc/passwd", "random", "paused"),
    *([], {}, [[]], {"do": "lay"}, {"do": "lay", "card": "r11"}, {"do": "draw", "card": None}, {"do": 1}, ["r1"] * 200),
    *({"do": "guess", "sum": 1 << 70}, {"do": "lay", "cards": ["r1"] * 99, "claim": -5}, {"a": {"b": {"c": {}}}}),
)
PATHS = ("/", "/api/games", "/api/tables", "/api/tables/{}/seats", "/api/tables/{}/records", "/api/tables/{}/socket")
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW", "get", "CONNECT")
ODD_CODES = (
    "bafelo7",
    "x",
    "%00",
    "%ff",
    "..",
    "%2e%2e%2f",
    "a" * 500,
    "ä",
    "%C3%A4",
    "'",
    "%0d%0aset-cookie:%20a",
    "",
)
KINDS = (b"application/json", b"text/plain", b"multipart/form-data", b"application/x-www-form-urlencoded", b"\xff")
ODD_HEADERS = (
    *(b"authorization: Bearer \xff", b"authorization: Basic Og==", b"origin: null", b"x-forwarded-for: \xe4"),
    *(b"upgrade: websocket", b"expect: 100-continue", b"cookie: a=b", b"x: " + b"y" * 9000),
)


class Hand:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.time += seconds


# ── fuzzing ──


def from_schema(rng: Random) -> bytes:
    """Return a frame that looks like a command, with something wrong in it or not."""
    kind = rng.choice(COMMANDS)
    frame: dict[str, Any] = {"type": kind.__struct_config__.tag}
    for field in kind.__struct_fields__:
        if rng.random() < 0.9:
            frame[field] = rng.choice(NASTY) if rng.random() < 0.6 else rng.choice((0, 1, "a", "random", None))
    if rng.random() < 0.1:
        frame[rng.choice(("extra", "type", "", "\0"))] = rng.choice(NASTY)
    return msgspec.json.encode(frame)


def from_bytes(rng: Random) -> bytes:
    """Return anything at all, or a command with a few bytes changed."""
    if rng.random() < 0.3:
        return rng.randbytes(rng.randint(0, 60))
    if rng.random() < 0.1:
        return rng.choice((b"[" * 4000, b"9" * 4000, b'"' + b"\\u0000" * 500 + b'"', b'{"a":' * 900, b" " * 8000))
    frame = bytearray(from_schema(rng))
    for _ in range(rng.randint(1, 4)):
        place = rng.randrange(len(frame))
        frame[place : place + rng.randint(0, 3)] = rng.randbytes(rng.randint(0, 3))
    return bytes(frame)


def is_utf8(frame: bytes) -> bool:
    try:
        frame.decode()
    except UnicodeDecodeError:
        return False
    return True


async def shout(base: str, code: str, token: str | None, rng: Random, frames: int) -> int:
    """Send frames on one line until the house closes it; return how many it took."""
    sent, garbled = 0, False
    line: ClientConnection
    url = f"{base.replace('http', 'ws', 1)}/api/tables/{code}/socket"
    async with connect(url, compression=None, max_size=None, close_timeout=1) as line:
        with suppress(ConnectionClosed):
            if rng.random() < 0.9:
                await line.send(json.dumps({"type": "hello", "token": token}))
            while sent < frames:
                frame = (from_schema if rng.random() < 0.6 else from_bytes)(rng)
                sent += 1
                as_text = rng.random() < 0.97
                garbled = garbled or (as_text and not is_utf8(frame))
                await line.send(frame, text=as_text)
            await line.send('{"type":"ping","t":11}')
            async for text in line:
                told = json.loads(text)
                assert "Traceback" not in str(text)
                if told == {"type": "pong", "t": 11.0}:
                    break
    # Text that is no UTF-8 ends a line without a word.
    fine = FINE_CODES | {1000} | ({1006} if garbled else set())
    assert line.close_code in fine, (line.close_code, line.close_reason)
    return sent


async def shouting(base: str, rng: Random, frames: int, at_once: int = 4) -> int:
    """Send so many frames, from a host, from somebody without a seat, and at a table that is played."""
    host = await Client.open(base, game="elfer-raus", seats=3, name="Ada")
    async with host:
        for seat in (1, 2):
            await host.command("fill", seat=seat, bot="random")
        await host.command("begin")
    sent = 0
    while sent < frames:
        token = rng.choice((host.token, None, None, "wrong"))
        sent += sum(
            await asyncio.gather(*(shout(base, host.code, token, Random(rng.random()), 40) for _ in range(at_once)))
        )
    return sent


async def ask(port: int, request: bytes) -> bytes:
    """Send a request as it is, and return all that comes back."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    answer = b""
    with suppress(ConnectionError):
        writer.write(request)
        await writer.drain()
        answer = await asyncio.wait_for(reader.read(), 10)
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()
    return answer


def odd_request(rng: Random, code: str) -> bytes:
    """Return a request that no client of ours makes."""
    if rng.random() < 0.05:
        return rng.randbytes(rng.randint(1, 200)) + b"\r\n\r\n"
    path = rng.choice((*PATHS, "/" + "a" * rng.randint(0, 3000), "//", "/schema", "/api/../api/games", "/%", "*"))
    path = path.replace("{}", rng.choice((code, code.upper(), *ODD_CODES)))
    fields: dict[str, Any] = {"game": "elfer-raus", "seats": 3, "name": "Ada"} if rng.random() < 0.5 else {}
    for field in rng.sample(("game", "seats", "edition", "options", "rounds", "name", "seat", "extra"), 3):
        fields[field] = rng.choice(NASTY)
    body = json.dumps(fields).encode() if rng.random() < 0.7 else from_bytes(rng)
    if rng.random() < 0.03:
        body = b"x" * 20_000
    headers = [b"host: 127.0.0.1", b"connection: close", b"content-length: %d" % len(body)]
    headers.append(b"content-type: " + rng.choice(KINDS))
    if rng.random() < 0.3:
        headers.append(rng.choice(ODD_HEADERS))
    target = path.encode("utf-8")
    return rng.choice(METHODS).encode() + b" " + target + b" HTTP/1.1\r\n" + b"\r\n".join(headers) + b"\r\n\r\n" + body


def is_fine(answer: bytes) -> bool:
    """Tell whether an answer is no failure, says nothing of the house's inside, and carries the headers."""
    head, _, body = answer.lower().removeprefix(b"http/1.1 100 continue\r\n\r\n").partition(b"\r\n\r\n")
    if not answer or body.startswith((b"invalid http request", b"unsupported upgrade", b"failed to open a websocket")):
        return True  # no request at all: the house has not even seen it
    secured = b"content-security-policy" in head and b"set-cookie" not in head
    return head[9:10] in {b"2", b"4"} and secured and b"traceback" not in body


async def asking(house: Any, port: int, rng: Random, requests: int, at_once: int = 4) -> None:
    host = await Client.open(house, game="elfer-raus", seats=3, name="Ada")
    for _ in range(requests // at_once):
        batch = [odd_request(rng, host.code) for _ in range(at_once)]
        for request, answer in zip(batch, await asyncio.gather(*(ask(port, each) for each in batch)), strict=True):
            assert is_fine(answer), (request[:300], answer[:600])


def test_odd_frames_break_nothing(house: RunningHouse, caplog: pytest.LogCaptureFixture) -> None:
    assert asyncio.run(asyncio.wait_for(shouting(house.base, Random(11), 18_000), 60)) >= 18_000
    assert [record for record in caplog.records if record.name == sockets.__name__] == []


def test_odd_requests_break_nothing(house: RunningHouse) -> None:
    asyncio.run(asyncio.wait_for(asking(house.base, house.port, Random(11), 2_000), 60))


@pytest.mark.slow
@pytest.mark.parametrize("frames", [1_000_000])
def test_a_million_odd_frames_and_requests_leave_the_memory_as_it_was(
    tmp_path: Path, frames: int, capsys: pytest.CaptureFixture[str]
) -> None:
    found = asyncio.run(grown(tmp_path / "house.db", frames))
    with capsys.disabled():
        print(found)
    assert found["growth"] < 0.05, found


async def grown(file: Path, frames: int) -> dict[str, float]:
    """Return how much memory a house takes after so many frames, and how much more than after the first of them."""
    house = DoomedHouse(file, cold=True)
    await house.back()
    try:
        rng = Random(11)
        warm = max(frames // 10, 10_000)
        await shouting(house.base, rng, warm)
        await asking(house.base, house.port, rng, warm // 10)
        before = house.memory()
        await shouting(house.base, rng, frames - warm)
        await asking(house.base, house.port, rng, frames // 100)
        after = house.memory()
    finally:
        house.close()
    return {"frames": frames, "before": before, "after": after, "growth": after / before - 1}


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
            while (news := json.loads(await line.recv())) != {"type": "pong", "t": 11.0}:
                told.append(news)
    return told, line.close_code


def test_a_bad_frame_gets_a_message_and_after_several_the_line_is_closed(house: RunningHouse) -> None:
    told, code = asyncio.run(told_by(house, *["{}"] * 4))
    assert [news["type"] for news in told] == ["bad"] * 4
    assert code == 1000, "still open, until this side closed it"
    told, code = asyncio.run(told_by(house, *["{}"] * 5))
    assert [news["type"] for news in told] == ["bad"] * 5, "the last one is told as well"
    assert code == sockets.BAD_FRAMES


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
    assert code == sockets.NOT_YOURS


# ── where a page may come from ──

ORIGINS = [
    (None, True),  # a program
    ("http://127.0.0.1:{}", True),
    ("https://127.0.0.1:{}", False),
    ("ws://127.0.0.1:{}", False),
    ("HTTP://127.0.0.1:{}", False),
    ("http://127.0.0.1", False),
    ("http://127.0.0.1:80", False),
    ("http://127.0.0.1:{}0", False),
    ("http://127.0.0.1:{}/", False),
    ("http://127.0.0.1:{}/path", False),
    ("http://127.0.0.1:{}?", False),
    ("http://127.0.0.1:{}.evil.example", False),
    ("http://evil.example", False),
    ("http://evil.example:{}", False),
    ("http://evil.example/127.0.0.1:{}", False),
    ("http://user@127.0.0.1:{}", False),
    ("http://127.0.0.1.evil.example:{}", False),
    ("http://localhost:{}", False),
    ("http://LOCALHOST:{}", False),
    ("http://[::1]:{}", False),
    ("null", False),
    ("", False),
    ("file://", False),
    (" http://127.0.0.1:{} http://evil.example", False),
]


@pytest.mark.parametrize(("origin", "welcome"), ORIGINS, ids=[str(origin) for origin, _ in ORIGINS])
def test_only_the_house_s_own_page_may_open_a_socket(house: RunningHouse, origin: str | None, welcome: bool) -> None:
    async def knock() -> int:
        host = await Client.open(house.base, game="elfer-raus", seats=3)
        headers = {} if origin is None else {"Origin": origin.format(house.port)}
        url = f"ws://127.0.0.1:{house.port}/api/tables/{host.code}/socket"
        if welcome:
            async with connect(url, additional_headers=headers):
                return 101
        with pytest.raises(InvalidStatus) as refused:
            await connect(url, additional_headers=headers)
        answer = refused.value.response
        assert all(answer.headers[name] == value for name, value in HEADERS.items())
        return answer.status_code

    assert asyncio.run(knock()) == (101 if welcome else 403)


def test_two_origins_are_none(house: RunningHouse) -> None:
    own = f"http://127.0.0.1:{house.port}"

    async def knock() -> None:
        host = await Client.open(house.base, game="elfer-raus", seats=3)
        url = f"ws://127.0.0.1:{house.port}/api/tables/{host.code}/socket"
        async with connect(url, additional_headers=[("Origin", own), ("Origin", "http://evil.example")]):
            pass

    with pytest.raises(InvalidHandshake):
        asyncio.run(knock())


def test_another_site_s_page_cannot_lay_a_table(house: RunningHouse) -> None:
    body = b'{"game":"elfer-raus","seats":3}'

    def lay(origin: bytes) -> bytes:
        head = b"POST /api/tables HTTP/1.1\r\nhost: house\r\nconnection: close\r\ncontent-type: application/json\r\n"
        head += b"origin: %s\r\ncontent-length: %d\r\n\r\n" % (origin, len(body))
        return asyncio.run(ask(house.port, head + body))[9:12]

    assert lay(b"http://house") == b"201"
    assert lay(b"http://evil.example") == b"403"


# ── headers ──

ANSWERS = [
    (b"GET / ", b"200"),
    (b"GET /api/games ", b"200"),
    (b"GET /nowhere ", b"404"),
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


# ── limits ──


def test_a_bucket_gives_a_burst_and_then_its_rate() -> None:
    clock = Hand()
    bucket = Bucket(clock, 2, 5)
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]
    clock.time += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.time += 100
    assert bucket.is_full
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]


def test_one_address_does_not_use_up_what_another_may() -> None:
    limits = Limits(Hand(), Allowance(table=(0.1, 2), sockets=2))
    assert [limits.allow("a", "table") for _ in range(3)] == [True, True, False]
    assert limits.allow("b", "table")
    assert [limits.come("a"), limits.come("a"), limits.come("a"), limits.come("b")] == [True, True, False, True]
    limits.go("a")
    assert limits.come("a")


def test_who_is_sent_away_for_flooding_waits_for_a_new_line() -> None:
    clock = Hand()
    limits = Limits(clock, Allowance(socket=(1, 11)))
    assert limits.come("a")
    limits.fine("a")
    assert not limits.come("a")
    assert limits.come("b")
    clock.time += 1
    assert limits.come("a")


def test_a_household_s_network_is_one_address() -> None:
    assert neighbourhood("2001:db8:1:2::3") == neighbourhood("2001:db8:1:2:ffff::9") != neighbourhood("2001:db8:1:3::3")
    assert neighbourhood("::ffff:192.0.2.7") == "192.0.2.7"
    assert neighbourhood("fe80::1%eth0") == "fe80::"
    assert neighbourhood("no address " * 50).startswith("no address")


def test_addresses_without_end_do_not_fill_the_memory() -> None:
    limits = Limits(Hand())
    for number in range(30_000):
        limits.allow(f"{number}", "request")
        limits.come(f"{number}")
        limits.go(f"{number}")
    assert len(limits._buckets) <= Limits.MOST_BUCKETS
    assert not limits._sockets


def test_wrong_codes_are_throttled_and_right_ones_are_not(house: RunningHouse) -> None:
    clock = Hand()
    house.app.state.limits = Limits(clock, Allowance(code=(1, 5)))

    def look(code: str) -> int:
        request = f"GET /api/tables/{code}/records HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
        return int(asyncio.run(ask(house.port, request.encode()))[9:12])

    host = asyncio.run(Client.open(house.base, game="elfer-raus", seats=3))
    assert [look(host.code) for _ in range(10)] == [200] * 10
    assert [look("bafelo7") for _ in range(6)] == [404] * 5 + [429]
    assert look(host.code) == 429, "or guessing could go on"
    clock.time += 1
    assert look(host.code.upper()) == 200


def test_tables_sockets_and_words_have_their_caps(house: RunningHouse) -> None:
    clock = Hand()
    house.app.state.limits = Limits(clock, Allowance(table=(0, 2), sockets=3, line=(1, 4)))

    async def go() -> tuple[list[int], int, int | None]:
        host = await Client.open(house.base, game="elfer-raus", seats=3)
        await Client.open(house.base, game="elfer-raus", seats=3)
        with pytest.raises(HouseError) as third:
            await Client.open(house.base, game="elfer-raus", seats=3)
        url = f"ws://127.0.0.1:{house.port}/api/tables/{host.code}/socket"
        lines = [await connect(url) for _ in range(3)]
        with pytest.raises(InvalidStatus) as fourth:
            await connect(url)
        for _ in range(5):
            await lines[0].send('{"type":"ping"}')
        with suppress(ConnectionClosed):
            while True:
                await lines[0].recv()
        async with connect(url):  # who has gone makes room
            pass
        for line in lines:
            await line.close()
        return [third.value.status], fourth.value.response.status_code, lines[0].close_code

    assert asyncio.run(go()) == ([429], 429, sockets.TOO_MUCH)


# ── slow readers and neighbours ──


class Blocked:
    """A socket whose other side reads only when it is let."""

    def __init__(self) -> None:
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

    def attach(self, line: Any, since: int | None) -> None:
        self.listeners.add(line)
        line.tell(Snapshot(self.seq, None, False, INFO, happened=(since,)))

    def detach(self, line: Any) -> None:
        self.listeners.discard(line)


INFO = TableInfo("x", "g", "e", {}, 1, "waiting", False, False, 0, (), (), None, (), ())


def slow_line() -> tuple[sockets.Line, Blocked, Standing]:
    socket, table = Blocked(), Standing()
    line = sockets.Line(socket, table, Hand())  # type: ignore[arg-type]
    line.greet(None, None)
    return line, socket, table


def test_a_slow_reader_gets_a_fresh_snapshot_and_all_its_answers() -> None:
    async def go() -> list[Any]:
        line, socket, table = slow_line()
        writer = asyncio.create_task(line.write())
        await asyncio.sleep(0)
        for table.seq in range(1, 1001):
            line.tell(Update(table.seq, INFO))
            if table.seq % 100 == 0:
                line.tell(Answer(f"{table.seq}", table.seq))
            assert len(line._waiting) <= sockets.MOST_WAITING
        socket.reads.set()
        await line.flush()
        writer.cancel()
        return socket.read

    read = asyncio.run(go())
    assert [news["id"] for news in read if news["type"] == "answer"] == [f"{seq}" for seq in range(100, 1001, 100)]
    assert read[-1]["type"] == "snapshot"
    assert read[-1]["seq"] == 1000
    assert read[-1]["happened"] == [0], "what it missed since the last that it was sent"
    assert len(read) < sockets.MOST_WAITING + 12


def test_who_does_not_even_read_answers_is_sent_away() -> None:
    async def go() -> tuple[int, str]:
        line, socket, _ = slow_line()
        writer = asyncio.create_task(line.write())
        await asyncio.sleep(0)
        for number in range(10_000):
            line.tell(Pong(number))
            assert len(line._waiting) <= sockets.MOST_WAITING
        socket.reads.set()
        return await writer

    assert asyncio.run(go())[0] == sockets.TOO_MUCH


def test_who_never_said_hello_gets_no_snapshot() -> None:
    async def go() -> list[Any]:
        socket, table = Blocked(), Standing()
        line = sockets.Line(socket, table, Hand())  # type: ignore[arg-type]
        for _ in range(1000):
            line.tell(Bad("no"))
        socket.reads.set()
        await line.write()
        return [*socket.read, *table.listeners]

    assert all(news["type"] == "bad" for news in asyncio.run(go()))


async def latencies(host: Client, moves: int) -> list[float]:
    """Return how long the house takes to answer, in milliseconds."""
    took = []
    for _ in range(moves):
        began = time.perf_counter()
        answer = await host.command("pause", to="on")
        assert answer["type"] == "answer"
        took.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(0.06)  # within what one line may say
    return took


async def flood(base: str, code: str) -> None:
    """Say as much as one can, come back as often as one is sent away, and read nothing."""
    url = f"{base.replace('http', 'ws', 1)}/api/tables/{code}/socket"
    while True:
        with suppress(ConnectionClosed, InvalidHandshake, OSError):
            async with connect(url, compression=None, close_timeout=0.1, max_queue=1) as line:
                await line.send('{"type":"hello"}')
                while True:
                    await line.send('{"type":"ping","t":1}')
                    await asyncio.sleep(0.001)  # or it would flood only itself
        await asyncio.sleep(0.01)


async def neighbours(base: str, moves: int) -> dict[str, float]:
    """Return a neighbour's p99 alone, and beside a flooder and a slow reader."""
    async with await Client.open(base, game="elfer-raus", seats=3, name="Ada") as host:
        other = await Client.open(base, game="elfer-raus", seats=3, name="Eve")
        await latencies(host, 5)
        alone = await latencies(host, moves)
        bad = [asyncio.create_task(flood(base, other.code)) for _ in range(2)]
        await asyncio.sleep(0.3)
        beside = await latencies(host, moves)
        for task in bad:
            task.cancel()
        await asyncio.gather(*bad, return_exceptions=True)
    before, after = (statistics.quantiles(each, n=100)[98] for each in (alone, beside))
    return {"before": before, "after": after, "ratio": after / before}


def test_a_flooder_leaves_the_neighbours_table_working(open_house: Any) -> None:
    house = open_house(speed=1, allowance=Allowance())
    found = asyncio.run(asyncio.wait_for(neighbours(house.base, 30), 30))
    assert found["after"] < 1000, found


@pytest.mark.slow
def test_the_neighbours_p99_stays_within_twice_the_undisturbed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def measure() -> dict[str, float]:
        house = DoomedHouse(tmp_path / "house.db", cold=True, limited=True)
        await house.back()
        try:
            return await neighbours(house.base, 400)
        finally:
            house.close()

    found = asyncio.run(measure())
    with capsys.disabled():
        print(found)
    assert found["ratio"] < 2, found


# ── names ──


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("\ufb01ne", "fine"),  # one form of each letter
        ("Ａｄａ", "Ada"),
        ("O\u202ema\u2066", "Oma"),  # nothing that turns the writing round
        ("A\u200bd\u200da\ufeff", "Ada"),  # nothing invisible
        ("\x00A\x1b[31m\nd\ta\x7f", "A[31mda"),
        ("x" * 5000, "x" * 20),
        (" \u3000 ", ""),
        ("\U000e0041\ud800", ""),
    ],
)
def test_names_are_shown_in_one_form_without_anything_invisible(name: str, shown: str) -> None:
    assert clean_name(name) == shown


def test_a_name_of_nothing_takes_no_seat(house: RunningHouse) -> None:
    async def go() -> HouseError:
        host = await Client.open(house.base, game="elfer-raus", seats=3)
        with pytest.raises(HouseError) as refused:
            await Client.join(house.base, host.code, "\u202e\u200b")
        return refused.value

    assert asyncio.run(go()).status == 422
