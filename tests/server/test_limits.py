"""How much one address and one line may ask for."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from random import Random
from types import SimpleNamespace
from typing import Any, ClassVar, cast

import pytest
from msgspec import structs
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from elferhaus.client import Client, HouseError
from elferhaus.server.net import uvicorn_protocols
from elferhaus.server.net.limits import PATIENCE_S, UNLIMITED, Allowance, Bucket, Limits, neighbourhood
from elferhaus.server.net.line import BAD_FRAMES, MOST_BAD, TOO_MUCH, _listen
from elferhaus.server.tokens import new_code
from server.hostile import CLOSE, KEY, UPGRADE, Hand, ask, framed, hang_up, unframed
from server.houses import GIVE_UP_S, RunningHouse
from server.people import run
from server.simulated import SimulatedClock


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


def test_whoever_is_sent_away_for_flooding_waits_for_a_new_line() -> None:
    clock = Hand()
    limits = Limits(clock, Allowance(socket=(1, 11)))
    assert limits.come("a")
    limits.fine("a")
    assert not limits.come("a")
    assert limits.come("b")
    clock.time += 1
    assert limits.come("a")


def test_whoever_asks_too_much_gets_a_turn_later_or_none() -> None:
    clock = Hand()
    limits = Limits(clock, Allowance(knock=(2, 3)))
    assert [limits.wait("a", "knock") for _ in range(5)] == [0, 0, 0, 0.5, 1]
    assert limits.wait("b", "knock") == 0
    clock.time += 1
    assert limits.wait("a", "knock") == 0.5, "after the two that wait already"
    waits = [limits.wait("a", "knock") for _ in range(100)]
    assert waits[:39] == [0.5 * turn for turn in range(2, 41)]
    assert waits[38] == PATIENCE_S
    assert set(waits[39:]) == {None}
    clock.time += 100
    assert [limits.wait("a", "knock") for _ in range(4)] == [0, 0, 0, 0.5]


class Talker:
    """A line that says something again and again, and notes how many others are heard before it is."""

    known = True

    def __init__(self, clock: SimulatedClock, rng: Random, heard: list[Talker]) -> None:
        self.socket, self.clock, self._rng, self._heard = self, clock, rng, heard
        self._said_at = 0
        self.most_before = 0

    async def receive_data(self, mode: str) -> str:
        await self.clock.sleep(self._rng.uniform(0, 0.1))
        self._said_at = len(self._heard)
        return '{"type": "ping", "t": 1}'

    def tell(self, _pong: object) -> None:
        self.most_before = max(self.most_before, len(self._heard) - self._said_at)
        self._heard.append(self)


def test_those_who_share_an_address_that_says_too_much_are_heard_in_turn() -> None:
    async def talk() -> None:
        clock, rng, heard = SimulatedClock(), Random(1), list[Talker]()
        limits = Limits(clock, Allowance(say=(10, 1), line=(100, 100)))
        talkers = [Talker(clock, rng, heard) for _ in range(6)]
        lines = [asyncio.create_task(_listen(cast("Any", each), cast("Any", None), limits, "a")) for each in talkers]
        await clock.advance(20)
        for each in lines:
            each.cancel()
        assert len(heard) >= 190, "as many as are allowed"
        assert max(each.most_before for each in talkers) == len(talkers) - 1

    run(talk())


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
    nobody_s = "tafelo1"  # no code ends with 1, and tests share this house in any order
    assert [look(nobody_s) for _ in range(6)] == [404] * 5 + [429]
    assert look(host.code) == 429, "or guessing could go on"
    clock.time += 1
    assert look(host.code.upper()) == 200


def test_guesses_of_all_addresses_together_are_few_and_nobody_else_is_kept_out() -> None:
    clock = Hand()
    limits = Limits(clock, Allowance(code=(1, 5), codes=(1, 20)))

    def guess(address: str) -> bool:
        may = limits.may_try_code(address)
        if may:
            limits.code_was_wrong()
        return may

    assert sum(guess(f"{number % 7}") for number in range(100)) == 20
    assert limits.may_try_code("somebody else"), "who knows a code comes in"
    limits.forgive("somebody else", "code")
    assert limits.may_try_code("somebody else")
    assert not limits.may_try_code("3"), "who guessed waits"
    clock.time += 6
    assert sum(guess(f"{number % 7}") for number in range(100)) == 6, "nobody is new again after some seconds"
    assert limits.may_try_code("somebody else")
    clock.time += 30
    assert limits.may_try_code("3")


def test_only_a_proxy_that_is_named_is_believed(open_house: Callable[..., RunningHouse]) -> None:
    def tried(house: RunningHouse) -> set[int]:
        head = "GET /api/tables/tafelo1/records HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx-forwarded-for: 192.0.2."
        return {int(asyncio.run(ask(house.port, f"{head}{n}\r\n\r\n".encode()))[9:12]) for n in range(5)}

    few = structs.replace(UNLIMITED, code=(0, 3))
    assert tried(open_house(allowance=few, proxies=("127.0.0.0/8",))) == {404}
    alone = open_house(allowance=few, proxies=())
    assert tried(alone) == {404, 429}, "all of them are one address"
    family = b"GET /api/family HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx-forwarded-for: 127.0.0.1\r\n\r\n"
    assert b'"may_delete":false' in asyncio.run(ask(alone.port, family)), "and not this machine, whatever they say"


def test_codes_are_many_and_older_ones_still_open(house: RunningHouse) -> None:
    codes = {new_code(Random(seed)) for seed in range(300)}
    assert len(codes) == 300
    assert all(re.fullmatch(r"([bdfgklmnprst][aeiou]){4}[2-9]", code) for code in codes)
    host = asyncio.run(Client.open(house.base, game="elfer-raus", seats=3))
    with closing(sqlite3.connect(house.file)) as database:  # as 0.1.0 gave them
        database.execute("UPDATE tables SET code = 'bafelo7' WHERE code = ?", [host.code])
        database.commit()
    request = b"GET /api/tables/bafelo7/records HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
    assert asyncio.run(ask(house.port, request)).startswith(b"HTTP/1.1 200 ")


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
        async with connect(url):  # whoever has gone makes room
            pass
        for line in lines:
            await line.close()
        return [third.value.status], fourth.value.response.status_code, lines[0].close_code

    assert asyncio.run(go()) == ([429], 429, TOO_MUCH)


# ── before the application is asked ──

LOOK = b"GET /api/games HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"


class Waiting:
    """A loop on which those whose turn has not come wait until the test lets them."""

    held: ClassVar[list[tuple[float, Callable[[], object]]]] = []

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop

    def __getattr__(self, name: str) -> Any:
        return getattr(self._loop, name)

    def call_later(self, delay: float, callback: Callable[..., None], *args: Any) -> Any:
        if callback.__name__ != "_read_held":
            return self._loop.call_later(delay, callback, *args)
        self.held.append((delay, lambda: self._loop.call_soon_threadsafe(callback)))
        return SimpleNamespace(cancel=lambda: None)


def test_whoever_asks_too_fast_is_answered_later(house: RunningHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    connected = uvicorn_protocols.HouseHttp.connection_made

    def made(self: uvicorn_protocols.HouseHttp, transport: Any) -> None:
        self.loop = cast("Any", Waiting(self.loop))
        connected(self, transport)

    monkeypatch.setattr(uvicorn_protocols.HouseHttp, "connection_made", made)
    monkeypatch.setattr(uvicorn_protocols.HouseHttp, "_is_proxy", False)
    held = Waiting.held
    held.clear()
    house.app.state.limits = Limits(Hand(), Allowance(knock=(50, 2)))

    async def go() -> None:
        looks = [asyncio.create_task(ask(house.port, LOOK)) for _ in range(6)]

        async def answered(count: int) -> None:
            while (done := sum(look.done() for look in looks)) < count:
                await asyncio.sleep(0.001)
            assert done == count

        await answered(2)
        while len(held) < 4:
            await asyncio.sleep(0.001)
        assert [round(delay, 9) for delay, _ in held] == [0.02, 0.04, 0.06, 0.08]
        for number, (_, let_in) in enumerate(held, 3):
            let_in()
            await answered(number)
        assert all(look.result().startswith(b"HTTP/1.1 200 ") for look in looks)

    run(go())


def test_whoever_would_have_to_wait_too_long_is_cut_off(house: RunningHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    house.app.state.limits = Limits(Hand(), Allowance(knock=(0.01, 1)))
    looks = [asyncio.run(ask(house.port, LOOK)) for _ in range(3)]
    assert all(look.startswith(b"HTTP/1.1 200 ") for look in looks), "many may come through one proxy on this machine"
    monkeypatch.setattr(uvicorn_protocols.HouseHttp, "_is_proxy", False)
    assert asyncio.run(ask(house.port, LOOK)).startswith(b"HTTP/1.1 200 ")
    assert asyncio.run(ask(house.port, LOOK)) == b""


def test_whoever_asks_again_before_the_answer_is_not_heard(house: RunningHouse) -> None:
    look = LOOK.replace(b"connection: close\r\n", b"")
    assert asyncio.run(ask(house.port, look * 3)).count(b"HTTP/1.1 200 ") == 1


def test_what_comes_at_once_is_read_in_slices(house: RunningHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []
    receive = uvicorn_protocols.Greeting.receive_data

    def seen(self: uvicorn_protocols.Greeting, data: bytes | bytearray) -> None:
        read.append(len(data))
        receive(self, data)

    monkeypatch.setattr(uvicorn_protocols.Greeting, "receive_data", seen)
    pings = [framed(b'{"type":"ping","t":%d}' % number) for number in range(1000)]

    async def go(*said: bytes) -> list[bytes]:
        host = await Client.open(house.base, game="elfer-raus", seats=3)
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        knock = f"GET /api/tables/{host.code}/socket HTTP/1.1\r\nhost: x\r\n".encode() + UPGRADE + KEY
        writer.write(knock + b"\r\n")
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"".join(said))
        heard = b""
        while not (told := unframed(heard)) or (told[-1][0] != CLOSE and b'"t":999.0' not in told[-1][1]):
            more = await asyncio.wait_for(reader.read(1 << 16), GIVE_UP_S)
            assert more
            heard += more
        await hang_up(writer)
        return [payload for _, payload in told]

    pongs = [json.loads(each) for each in asyncio.run(go(*pings))]
    assert [(pong["type"], pong["t"]) for pong in pongs] == [("pong", number) for number in range(1000)]
    assert max(read) == uvicorn_protocols.SLICE
    read.clear()
    told = asyncio.run(go(*[framed(b"{}")] * MOST_BAD, *pings))
    assert int.from_bytes(told[-1][:2]) == BAD_FRAMES
    assert sum(read) < 2 * uvicorn_protocols.SLICE, "after the farewell nothing more is taken apart"
