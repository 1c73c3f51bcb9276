"""What people send who mean no good, and how to send it: frames and requests, by the schema or of raw bytes."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

import msgspec

from elferhaus.client import Client
from elferhaus.server.tables.wire import Command
from server.houses import GIVE_UP_S

COMMANDS = Command.__subclasses__()
NASTY: tuple[Any, ...] = (
    *(None, True, 0, -1, 1 << 31, 1 << 63, 1 << 70, -(1 << 70), 1.5, 1e308, "", "x", "x" * 50, "x" * 3000),
    *("\0", "\u202e", "\U0001f600", "%s%n{}", "'; DROP TABLE entries; --", "../../etc/passwd", "random", "paused"),
    *([], {}, [[]], {"do": "lay"}, {"do": "lay", "card": "r11"}, {"do": "draw", "card": None}, {"do": 1}, ["r1"] * 200),
    *({"do": "guess", "sum": 1 << 70}, {"do": "lay", "cards": ["r1"] * 99, "claim": -5}, {"a": {"b": {"c": {}}}}),
)
# Values of the right type, so that a frame gets further than the reader.
FIT: dict[str, tuple[Any, ...]] = {
    "id": ("a", "b" * 40, "c" * 41, "", "\0", "\ud7ff", "1' OR '1'='1"),
    "version": (0, 1, 2, -1, 1 << 60),
    "seat": (0, 1, 2, 99, -1),
    "seats": (0, 3, 99, -1),
    "bot": ("random", "greedy", "", "x" * 500, "../bot"),
    "game": ("elfer-raus", "mogeln", "", "skat", "x" * 500, "\0"),
    "to": ("on", "closed"),
    "role": ("seat", "watch", "screen"),
    "options": ({}, {"variant": "x"}, {"dealer": 99}, {"": None}, {"takes": []}),
    "name": ("Ada", "", "\u202e", "x" * 5000),
    "portrait": ("fox", "owl"),
    "edition": (None, "", "2011", "x" * 500),
    "reaction": (None, -1, 1e308, 0.5),
    "rounds": (0, 1, 101, 1 << 60),
    "action": ({"do": "lay", "card": "r11"}, {"do": "end"}, {"do": "pass"}, {"do": "lay", "card": "z99"}, {}, [], 7),
    "t": (0, 1.5, 1e308),
    "n": (0, 1, 1 << 60),
    "seq": (None, 0, 5, -1, 1 << 60),
    "token": (*[None] * 20, "guessed"),
    "keeps": (*[None] * 40, [], ["guessed"], ["x"] * 7),
}
PATHS = (
    *("/", "/api/games", "/api/tables", "/api/choices", "/api/asyncapi.json", "/api/openapi.json", "/assets/x.js"),
    *(f"/api/tables/{{}}/{what}" for what in ("seats", "records", "rules", "invitation", "socket")),
)
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW", "get", "CONNECT")
ODD_CODES = (
    *("bafelo7", "x", "%00", "%ff", "..", "%2e%2e%2f", "a" * 500, "ä", "%C3%A4", "'", "%0d%0aset-cookie:%20a", ""),
)
ODD_PATHS = ("//", "/schema", "/api/../api/games", "/%", "*", "http://evil.example/", "/?%ff=%00&&&", "/#")
KINDS = (b"application/json", b"text/plain", b"multipart/form-data", b"application/x-www-form-urlencoded", b"\xff")
UPGRADE = b"connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
KEY = b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
ODD_HEADERS = (
    *(b"authorization: Bearer \xff", b"authorization: Basic Og==", b"origin: null", b"x-forwarded-for: \xe4"),
    *(b"upgrade: websocket", b"expect: 100-continue", b"cookie: a=b", b"x: " + b"y" * 9000, b"range: bytes=9-1"),
    *(UPGRADE.strip(), (UPGRADE + KEY + b"x: " + b"y" * 9000).strip(), b"transfer-encoding: gzip", b"host: y"),
    *(b"content-encoding: gzip", b"accept-encoding: gzip;q=x", b"if-none-match: *", b"connection: upgrade, x"),
)
CONTINUE = b"HTTP/1.1 100 Continue\r\n\r\n"
LAST = b'{"type":"pong","t":11.5}'
FRAGMENT, TEXT, BYTES, CLOSE = 0x00, 0x81, 0x82, 0x88
# Frames that break the rules for frames: nothing of them gets to the house, and the line ends.
BROKEN = (
    *(b"\x8f\x80\0\0\0\0", b"\x81\x02{}", b"\xf1\x80\0\0\0\0", b"\x88\x81\0\0\0\0\0", b"\x88\x82\0\0\0\0\0\1"),
    *(
        b"\x00\x80\0\0\0\0",
        b"\x09\x80\0\0\0\0",
        b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0",
        b"\x81\xfe\xff\xff\0\0\0\0",
    ),
    *(b"\x81\x82\0\0\0\0\xff\xfe", b"\x01\x81\0\0\0\0{\x81\x81\0\0\0\0}", b"\x89\xfe\0\xff\0\0\0\0" + b"x" * 255),
)


class Hand:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.time += seconds


# ── frames ──


def from_schema(rng: Random) -> bytes:
    """Return a frame that looks like a command, with something wrong in it or not."""
    kind = rng.choice(COMMANDS)
    wrong = rng.choice((*[0] * 20, 0.1, 0.6))  # in most frames all types are right, and only the values are not
    frame: dict[str, Any] = {"type": kind.__struct_config__.tag}
    for field in kind.__struct_fields__:
        if rng.random() < 0.998:
            fit = FIT.get(field, (None,))
            frame[field] = rng.choice(NASTY) if rng.random() < wrong else rng.choice(fit)
    if rng.random() < 0.005:
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


def framed(payload: bytes, kind: int = TEXT) -> bytes:
    """Return a frame as a client sends it; the mask is nought, so that the payload stays as it is."""
    size = bytes((0x80 | len(payload),)) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2)
    return bytes((kind,)) + size + b"\0\0\0\0" + payload


def odd_frame(rng: Random) -> bytes:
    """Return a frame that no client of ours sends, now and then in pieces or broken."""
    lot = rng.random()
    if lot < 0.002:
        return rng.choice(BROKEN)
    payload = from_schema(rng) if lot < 0.98 else from_bytes(rng)
    if lot < 0.005:
        cut = rng.randint(0, len(payload))
        return framed(payload[:cut], TEXT & 0x7F) + framed(payload[cut:], FRAGMENT | 0x80)
    # Text that is no UTF-8 ends the line at once, so most of it goes as bytes: the reader refuses those as well.
    return framed(payload, TEXT if lot < 0.98 or rng.random() < 0.05 or payload.isascii() else BYTES)


def unframed(data: bytes) -> list[tuple[int, bytes]]:
    """Return the frames that a server sent; a last one that was cut off is left out."""
    found, at = [], 0
    while at + 2 <= len(data):
        kind, size = data[at : at + 2]
        assert size < 0x80, "a server's frames have no mask"
        more = {126: 2, 127: 8}.get(size, 0)
        size = int.from_bytes(data[at + 2 : at + 2 + more]) if more else size
        at += 2 + more + size
        if at <= len(data):
            found.append((kind, data[at - size : at]))
    return found


async def shout(port: int, code: str, token: str | None, rng: Random, frames: int, heard: Counter[str]) -> None:
    """Send frames on one line, all at once, and count what the house says to them until it or this side closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    knock = f"GET /api/tables/{code}/socket HTTP/1.1\r\nhost: x\r\n".encode() + UPGRADE + KEY + b"\r\n"
    said = []
    if rng.random() < 0.7:
        said.append(framed(msgspec.json.encode({"type": "hello", "token": token})))
    said += (odd_frame(rng) for _ in range(frames))
    said.append(framed(LAST.replace(b"pong", b"ping")))
    head, body = b"", b""
    told: list[tuple[int, bytes]] = []
    with suppress(ConnectionError, asyncio.IncompleteReadError):
        writer.write(knock)
        async with asyncio.timeout(GIVE_UP_S):
            head = await reader.readuntil(b"\r\n\r\n")
            writer.write(b"".join(said))
            # The house waits for the other side to close as well, so this side goes when it has heard the last word.
            while not any(kind == CLOSE or payload == LAST for kind, payload in told):
                more = await reader.read(1 << 16)
                if not more:
                    break
                body += more
                told = unframed(body)
    await hang_up(writer)
    assert head.startswith(b"HTTP/1.1 101 ") or not head, head + body
    for kind, payload in told:
        if kind == TEXT:
            heard[json.loads(payload)["type"]] += 1
        elif kind == CLOSE:
            heard[str(int.from_bytes(payload[:2]))] += 1


async def hang_up(writer: asyncio.StreamWriter) -> None:
    """Be gone at once, also with words unsaid: a line that waits for them is left open when its loop ends.

    Then it is found by whatever is collecting garbage, in a test that has nothing to do with it.
    """
    writer.transport.abort()
    with suppress(ConnectionError):
        await writer.wait_closed()


# ── requests ──


async def ask(port: int, *parts: bytes) -> bytes:
    """Send a request as it is, and return all that comes back; each further part waits for an answer to the last."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    answer = b""
    with suppress(ConnectionError):
        async with asyncio.timeout(GIVE_UP_S):
            for number, part in enumerate(parts):
                if number:
                    answer += await reader.read(1 << 16)
                writer.write(part)
                await writer.drain()
            while more := await reader.read(1 << 16):
                answer += more
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()
    return answer


def odd_request(rng: Random, code: str) -> bytes:
    """Return a request that no client of ours makes."""
    if rng.random() < 0.05:
        return rng.randbytes(rng.randint(1, 200)) + b"\r\n\r\n"
    path = rng.choice((*PATHS, *PATHS, *ODD_PATHS, "/" + "a" * rng.randint(0, 3000)))
    path = path.replace("{}", rng.choice((code, code, code.upper(), *ODD_CODES)))
    fields: dict[str, Any] = {"game": "elfer-raus", "seats": 3, "name": "Ada"} if rng.random() < 0.5 else {}
    for field in rng.sample(("game", "seats", "edition", "options", "rounds", "name", "seat", "extra"), 3):
        fields[field] = rng.choice(NASTY)
    if path == "/api/tables":
        fields["rounds"] = rng.choice(NASTY[3:])  # or many tables would be laid, for which memory is meant
    body = json.dumps(fields).encode() if rng.random() < 0.7 else from_bytes(rng)
    if rng.random() < 0.03:
        body = b"x" * 20_000
    host = rng.choice((b"127.0.0.1", b"127.0.0.1", b"localhost", b"evil.example", b"\xff", b""))
    headers = [b"host: " + host, b"connection: close", b"content-length: %d" % len(body)]
    headers.append(b"content-type: " + rng.choice(KINDS))
    if rng.random() < 0.3:
        headers.append(rng.choice(ODD_HEADERS))
    target = path.encode("utf-8")
    return rng.choice(METHODS).encode() + b" " + target + b" HTTP/1.1\r\n" + b"\r\n".join(headers) + b"\r\n\r\n" + body


def is_fine(answer: bytes) -> bool:
    """Tell whether an answer is no failure, says nothing of the house's inside, and carries the headers."""
    head, _, body = answer.removeprefix(CONTINUE).lower().partition(b"\r\n\r\n")
    if not answer:
        return True  # the line was cut while this side was still talking
    secured = b"content-security-policy" in head and b"set-cookie" not in head
    return head[9:10] in {b"1", b"2", b"4"} and secured and b"traceback" not in body


async def bother(port: int, code: str, rng: Random, heard: Counter[str]) -> None:
    """Make one odd request and count its status."""
    request = odd_request(rng, code)
    answer = await ask(port, request)
    assert is_fine(answer), (request[:300], answer[:600])
    heard[f"HTTP {answer.removeprefix(CONTINUE)[9:12].decode()}"] += 1


# ── both, without end ──

# What each is said in reply to: one frame that cannot be read, one command that cannot be, one breach of the rules.
MALFORMED = {"bad", "no", "1002", "1007", "1009", "4401"}
LINES_AT_ONCE = 8


def malformed(heard: Counter[str]) -> int:
    """Return how many frames and requests the house has read and found wrong."""
    return sum(often for what, often in heard.items() if what in MALFORMED or what.startswith("HTTP 4"))


async def harass(host: Client, rng: Random, enough: int, heard: Counter[str]) -> None:
    """Send odd frames and requests at a table until the house has found so many wrong."""
    port = int(host.base.rpartition(":")[2])

    async def one() -> None:
        mine = Random(rng.random())
        while malformed(heard) < enough:
            # The host's own frames change the table, which is meant to be remembered; so there are few of them.
            token = mine.choice((host.token, *[None] * 40, "guessed"))
            await shout(port, host.code, token, mine, 120, heard)
            for _ in range(3):
                await bother(port, host.code, mine, heard)

    await asyncio.gather(*(one() for _ in range(LINES_AT_ONCE)))


def harass_apart(base: str, code: str, token: str | None, seed: int, enough: int) -> Counter[str]:
    """Do the same in a process of its own, and return what it heard."""
    heard: Counter[str] = Counter()
    asyncio.run(harass(Client(base, code, token, "seat"), Random(seed), enough, heard))
    return heard
