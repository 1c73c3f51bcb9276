"""Several houses over one PostgreSQL: whoever comes to any of them plays at the same tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from elferhaus.client import Client, HouseError
from elferhaus.core.reader import Reader
from elferhaus.games import game_named
from elferhaus.server.houses.detour import FROM, KEY
from elferhaus.server.tables.listener import Pace
from server.balancer import Balancer
from server.houses import GIVE_UP_S, RunningHouse, let_nobody_be_late
from server.people import Line, fetch, play_on, post, records, run
from server.postgres import Cluster

PACE = Pace(decide=0.02, window=0.1)
Open = Callable[[], RunningHouse]


@pytest.fixture
def open_one(cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """Open houses over one database, each known to the others; their time is the machine's."""
    let_nobody_be_late(monkeypatch)
    address = cluster.database()
    opened: list[RunningHouse] = []
    with ExitStack() as stack:

        def one_more() -> RunningHouse:
            house = RunningHouse(tmp_path / "unused", database=address, shares=True, speed=1, pace=PACE)
            opened.append(stack.enter_context(house))
            run(until(lambda: all(len(each.app.state.house.leases.living) == len(opened) - 1 for each in opened)))
            return house

        yield one_more


def owners(*houses: RunningHouse, code: str) -> list[bool]:
    """Tell which houses have a table in their memory."""
    return [house.app.state.house.is_here(code) for house in houses]


async def until(fact: Callable[[], bool]) -> None:
    """Wait for a fact."""
    async with asyncio.timeout(GIVE_UP_S):
        while not fact():
            await asyncio.sleep(0.02)


async def laid(house: RunningHouse) -> Any:
    """Lay a table, with a seat at it."""
    return await asyncio.to_thread(post, house.base, "/api/tables", {"game": "zweikampf", "seats": 2, "name": "Ada"})


def test_people_in_three_houses_play_one_match_at_one_table(open_one: Open) -> None:
    one, two, three = houses = [open_one() for _ in range(3)]

    async def play() -> str:
        async with await Client.open(one.base, game="elfer-raus", seats=4, name="Ada") as ada:
            code = ada.code
            assert owners(*houses, code=code) == [True, False, False]
            async with (
                await Client.join(two.base, code, "Ben") as ben,
                await Client.join(three.base, code, "Cem") as cem,
                Client.watch(two.base, code, "screen") as screen,
            ):
                assert owners(*houses, code=code) == [True, False, False], "it stays where somebody is connected"
                await ada.command("fill", seat=3, bot="random")
                begun = await ada.command("begin")
                everyone = (ada, ben, cem)
                await asyncio.gather(*(play_on(each, Random(n), begun["seq"]) for n, each in enumerate(everyone)))
                assert {len(each.table["seats"]) for each in (*everyone, screen)} == {4}
                assert all(seat["here"] for seat in ben.table["seats"][:3]), "who is connected elsewhere is here"
                assert not any(seat["bot"] for seat in ben.table["seats"][:3]), "no bot plays for them"
                return code

    code = run(play())
    found = [run(records(house.base, code)) for house in houses]
    assert found[0] == found[1] == found[2]
    reader = Reader(game_named)
    reader.read(found[0][0])
    assert reader.is_complete


def test_a_table_moves_to_where_its_people_are(open_one: Open) -> None:
    one, two = houses = [open_one() for _ in range(2)]

    async def move() -> None:
        seat = await laid(one)
        async with Line(two.base, seat["code"], token=seat["token"]) as ada:
            assert owners(*houses, code=seat["code"]) == [False, True]
            assert (await ada.ask("fill", seat=1, bot="random"))["type"] == "answer"
            async with Line(one.base, seat["code"]) as watcher:
                await ada.at(watcher.snapshot["seq"])
                assert owners(*houses, code=seat["code"]) == [False, True]

    run(move())


def test_a_command_that_is_repeated_in_another_house_takes_effect_once(open_one: Open) -> None:
    one, two = open_one(), open_one()

    async def repeat() -> None:
        seat = await laid(one)
        said = {"id": "the same", "seat": 1, "bot": "random"}
        async with Line(one.base, seat["code"], token=seat["token"]) as here:
            first = await here.ask("fill", **said)
        await until(lambda: not one.table(seat["code"]).presence.listeners)
        async with Line(two.base, seat["code"], token=seat["token"]) as there:
            assert await there.ask("fill", **said) == first
            assert there.latest["seq"] == first["seq"]

    run(repeat())


def test_a_house_that_ends_leaves_its_tables_to_the_others_and_sends_its_people_there(
    open_one: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()  # whoever takes over its tables has to find out that it is gone
    one, two = open_one(), open_one()

    async def end(base: str) -> None:
        async with (
            await Client.open(base, game="elfer-raus", seats=3, name="Ada") as ada,
            Client.watch(base, ada.code, "screen") as screen,
        ):
            await ada.command("fill", seat=1, bot="random")
            await ada.command("fill", seat=2, bot="random")
            begun = await ada.command("begin")
            await asyncio.to_thread(next(each for each in (one, two) if each.app.state.house.is_here(ada.code)).stop)
            await play_on(ada, Random(3), begun["seq"])
            await until(lambda: bool(screen.table["phase"] == "over"))

    with Balancer([one.port, two.port]) as front:
        run(end(front.base))


def test_what_one_house_deletes_is_gone_in_all(open_one: Open) -> None:
    one, two = open_one(), open_one()

    async def delete() -> None:
        seat = await laid(one)
        async with Client(one.base, seat["code"], seat["token"], "seat") as ada:
            await ada.command("fill", seat=1, bot="random")
            key = {"authorization": f"Bearer {two.app.state.delete_key}"}
            request = Request(f"{two.base}/api/family", method="DELETE", headers=key)
            await asyncio.to_thread(lambda: urlopen(request, timeout=GIVE_UP_S).close())
            with pytest.raises(HouseError):
                await ada.command("fill", seat=1, bot="thumb")
            await until(lambda: not one.app.state.house.tables())
        with pytest.raises(HouseError) as gone:
            await asyncio.to_thread(post, one.base, f"/api/tables/{seat['code']}/seats", {"name": "Ben"})
        assert gone.value.status == 404

    run(delete())


def test_a_call_counts_with_the_length_of_the_line_where_it_ends(
    open_one: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The house between measures 90 ms; the owner adds no more than the way between houses, which is short."""
    monkeypatch.setattr("elferhaus.server.houses.detour.measured", lambda _trips, _system: 90.0)
    one, two = open_one(), open_one()
    seen: list[float] = []

    async def call() -> None:
        seat = await laid(one)
        async with Line(one.base, seat["code"]), Line(two.base, seat["code"], token=seat["token"]) as ada:
            live = one.table(seat["code"])
            really = live.command

            async def noting(person: Any, said: Any, listener: Any) -> None:
                seen.append(listener.round_trip())
                await really(person, said, listener)

            monkeypatch.setattr(live, "command", noting)
            await ada.ask("fill", seat=1, bot="random")

    run(call())
    assert len(seen) == 1
    assert 90 <= seen[0] < 100


def test_nobody_comes_in_by_the_inner_door_without_the_key(open_one: Open) -> None:
    one = open_one()
    seat = run(laid(one))
    inner = one.app.state.house.leases.me.address

    async def knock() -> None:
        for headers in ({}, {KEY: "00" * 32, FROM: "somebody"}):
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"ws://{inner}/api/tables/{seat['code']}/socket", additional_headers=headers)
            assert refused.value.response.status_code == 403

    run(knock())
    with pytest.raises(OSError, match="403"):
        fetch(f"http://{inner}/api/tables/{seat['code']}/records")


async def ask_by_hand(house: RunningHouse, request: str) -> bytes:
    """Send a request as it is, and return the first of the answer that comes, or all of one that ends."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(request.encode())
    answer = b""
    while b"\r\n\r\n" not in answer and (more := await reader.read(4096)):
        answer += more
    writer.close()
    return answer


def test_however_many_answers_of_another_house_take_long_each_is_waited_for(
    open_one: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = open_one(), open_one()
    held: list[Callable[[], object]] = []
    many = 40

    async def story() -> None:
        seat = await laid(one)
        async with Line(one.base, seat["code"]):  # so that the table stays there
            find = one.app.state.house.find

            async def slowly(code: str) -> Any:
                go_on = asyncio.Event()
                held.append(partial(asyncio.get_running_loop().call_soon_threadsafe, go_on.set))
                await go_on.wait()
                return await find(code)

            monkeypatch.setattr(one.app.state.house, "find", slowly)
            get = f"GET /api/tables/{seat['code']}/invitation HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
            asking = [asyncio.create_task(ask_by_hand(two, get)) for _ in range(many)]
            await until(lambda: len(held) == many)
            for go_on in held:
                go_on()
            for answer in await asyncio.gather(*asking):
                assert answer.startswith(b"HTTP/1.1 200 ")
                assert answer.lower().count(b"\r\ndate:") == 1

    run(story())


def test_nobody_waits_for_the_answer_of_a_house_that_is_dead(open_one: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = open_one(), open_one()
    asked: list[str] = []

    async def story() -> None:
        seat = await laid(one)
        async with Line(one.base, seat["code"]):

            async def never(code: str) -> None:
                asked.append(code)
                await asyncio.get_running_loop().create_future()

            monkeypatch.setattr(one.app.state.house, "find", never)
            get = f"GET /api/tables/{seat['code']}/invitation HTTP/1.1\r\nHost: localhost\r\n\r\n"
            asking = asyncio.create_task(ask_by_hand(two, get))
            await until(lambda: bool(asked))
            leases, detour = two.app.state.house.leases, two.app.state.detour
            loop = leases._keeper.get_loop()
            loop.call_soon_threadsafe(leases.living.clear)
            loop.call_soon_threadsafe(detour.cut)
            answer = await asking
            assert answer.startswith(b"HTTP/1.1 503 ")
            assert b"content-security-policy:" in answer

    run(story())


def test_whoever_says_too_much_on_the_way_to_another_house_is_stopped_before_the_end(open_one: Open) -> None:
    one, two = open_one(), open_one()

    async def story() -> None:
        seat = await laid(one)
        head = (
            f"POST /api/tables/{seat['code']}/seats HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
        )
        async with Line(one.base, seat["code"]):
            answer = await ask_by_hand(two, f"{head}10000\r\n{' ' * 0x10000}\r\n")  # and there is more to come
        assert answer.startswith(b"HTTP/1.1 413 ")
        assert b"content-security-policy:" in answer

    run(story())
