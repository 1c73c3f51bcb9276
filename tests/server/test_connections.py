"""Whoever opens many connections and says nothing keeps nobody out."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest

from elferhaus.client import Client
from elferhaus.server.net import uvicorn_protocols
from elferhaus.server.net.connections import Connections, raise_open_files, room_for_connections
from server.hostile import ask, hang_up
from server.houses import GIVE_UP_S, RunningHouse
from server.people import run

LOOK = b"GET /api/games HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"


class Somebody:
    """A line that remembers whether it was given up."""

    given_up = False

    def give_up(self) -> None:
        self.given_up = True


def test_the_oldest_who_has_asked_nothing_makes_room() -> None:
    lines = Connections(each=2, most=3)
    a, b, c, d, e, f = (Somebody() for _ in range(6))
    assert lines.come(a, "x", shared=False)
    assert lines.come(b, "x", shared=False)
    assert lines.come(c, "x", shared=False), "in the place of the first"
    lines.go("x")
    assert [each.given_up for each in (a, b, c)] == [True, False, False]
    lines.has_asked(b)
    lines.has_asked(c)
    assert not lines.come(d, "x", shared=False), "who has asked something stays"
    assert lines.come(d, "y", shared=False), "and others come in"
    assert lines.come(e, "z", shared=False), "in the place of who has asked nothing, from wherever"
    lines.go("y")
    assert d.given_up
    lines.has_asked(e)
    assert not lines.come(f, "w", shared=False)
    lines.go("x")
    assert lines.come(f, "w", shared=False)


def test_a_proxy_on_this_machine_may_have_all_the_room() -> None:
    lines = Connections(each=1, most=3)
    came = [lines.come(each, "127.0.0.1", shared=True) for each in (Somebody(), Somebody(), Somebody())]
    assert came == [True] * 3


async def idle(house: RunningHouse, count: int) -> list[asyncio.StreamWriter]:
    return [(await asyncio.open_connection("127.0.0.1", house.port))[1] for _ in range(count)]


@pytest.mark.parametrize("proxy", [False, True], ids=["from afar", "through a proxy"])
def test_idle_connections_lock_nobody_out(house: RunningHouse, monkeypatch: pytest.MonkeyPatch, proxy: bool) -> None:
    monkeypatch.setattr(uvicorn_protocols.HouseHttp, "_is_proxy", proxy)
    lines = Connections(each=1_000 if proxy else 20, most=20 if proxy else 1_000)
    monkeypatch.setattr(house.app.state, "connections", lines)

    async def story() -> None:
        opened = await idle(house, 60)
        async with await Client.open(house.base, game="farben", seats=2, name="Ada") as ada:
            for _ in range(3):
                assert (await ask(house.port, LOOK)).startswith(b"HTTP/1.1 200 ")
            opened += await idle(house, 30)
            assert (await ada.command("portray", name="Ida"))["type"] == "answer", "whoever plays is not given up"
        assert lines._count.total() <= 20
        for writer in opened:
            await hang_up(writer)
        while lines._count.total():
            await asyncio.sleep(0.001)
        assert not lines._silent

    run(story())


def test_whoever_asks_nothing_is_soon_cut_off(house: RunningHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_protocols, "FIRST_REQUEST_S", 0.05)

    async def story() -> None:
        for said in (b"", b"GET /api/games HTTP/1.1\r\nhost: x\r\n"):
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
            writer.write(said)
            with suppress(ConnectionError):
                assert await asyncio.wait_for(reader.read(), GIVE_UP_S) == b""
            await hang_up(writer)
        async with await Client.open(house.base, game="farben", seats=2, name="Ada") as ada:
            await asyncio.sleep(0.1)
            assert (await ada.command("portray", name="Ida"))["type"] == "answer"

    run(story())


@contextmanager
def soft_limit(files: int) -> Iterator[int]:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
    try:
        yield hard
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_the_house_may_open_as_many_files_as_the_system_allows() -> None:
    with soft_limit(600) as hard:
        assert room_for_connections() == 600 - 256
        raise_open_files()
        raised, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert raised == (65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)) > 600
        assert room_for_connections() == raised - 256
