"""Which pages may talk to the house, and under which names it answers."""

from __future__ import annotations

import asyncio

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, InvalidStatus

from elferhaus.client import Client
from elferhaus.server.net.headers import HEADERS
from server.hostile import KEY, UPGRADE, ask
from server.houses import RunningHouse

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


# ── what the house is called ──

HOSTS = [
    ("127.0.0.1:{}", True),
    ("127.0.0.1", True),
    ("192.168.178.20:1111", True),
    ("10.0.0.5", True),
    ("[::1]:{}", True),
    ("[fe80::1]", True),
    ("localhost:{}", True),
    ("LOCALHOST:{}", True),
    ("localhost.", True),
    ("house.localhost", True),
    ("laptop:1111", True),  # a word alone leads nowhere but in the own network
    ("laptop.local:1111", True),
    ("Laptop.Local.", True),
    ("laptop.fritz.box", True),
    ("laptop.home.arpa:1111", True),
    ("games.example.org:1111", True),  # what this house was told to be called
    ("evil.example", False),
    ("evil.example:{}", False),
    ("evil.example.:{}", False),
    ("127.0.0.1.evil.example:{}", False),
    ("localhost.evil.example", False),
    ("laptop.local.evil.example", False),
    ("evillocal.example", False),
    ("other.games.example.org", False),
    ("127.1.2", False),
    ("user@127.0.0.1", False),
    ("127.0.0.1:port", False),
    ("[::1", False),
    ("[evil.example]", False),
    (".local", False),
    ("xn--4ca.local.example", False),
    ("", False),
]


@pytest.mark.parametrize(("host", "known"), HOSTS, ids=[host for host, _ in HOSTS])
def test_the_house_answers_only_to_names_that_nobody_far_away_can_own(
    house: RunningHouse, host: str, known: bool
) -> None:
    house.app.state.names = frozenset({"games.example.org"})
    head = f"host: {host.format(house.port)}\r\n".encode("latin-1")
    code = asyncio.run(Client.open(house.base, game="elfer-raus", seats=3)).code.encode()

    def asks(line: bytes, more: bytes) -> bytes:
        answer = asyncio.run(ask(house.port, line + b" HTTP/1.1\r\n" + head + more + b"\r\n"))
        assert all(f"{name}: {value}".encode() in answer for name, value in HEADERS.items())
        return answer[9:12]

    assert asks(b"GET /api/games", b"connection: close\r\n") == (b"200" if known else b"421")
    body = b"connection: close\r\ncontent-length: 0\r\n"
    assert asks(b"POST /api/tables", body) == (b"400" if known else b"421")
    if not known:
        assert asks(b"GET /api/tables/" + code + b"/socket", UPGRADE + KEY) == b"421"


def test_a_page_whose_name_leads_here_by_deceit_gets_nowhere(house: RunningHouse) -> None:
    async def knock() -> int:
        host = await Client.open(house.base, game="elfer-raus", seats=3)
        url = f"ws://evil.example:{house.port}/api/tables/{host.code}/socket"
        origin = {"Origin": f"http://evil.example:{house.port}"}
        with pytest.raises(InvalidStatus) as refused:
            await connect(url, host="127.0.0.1", port=house.port, additional_headers=origin)
        return refused.value.response.status_code

    assert asyncio.run(knock()) == 421


def test_whoever_does_not_say_whom_it_wants_gets_nothing(house: RunningHouse) -> None:
    assert asyncio.run(ask(house.port, b"GET / HTTP/1.0\r\n\r\n"))[9:12] == b"421"
