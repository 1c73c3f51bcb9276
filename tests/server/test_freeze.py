"""Nobody can hold up a table by what does not change the game: names, faces, coming and going."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from elferhaus.client import Client
from elferhaus.server.net.limits import Allowance, Limits
from elferhaus.server.tables.listener import Pace
from elferhaus.server.tables.wire import Answer, Portray
from server.hostile import Hand
from server.houses import RunningHouse
from server.simulated import Guest, Room, simulated


def moves(guest: Guest) -> int:
    return sum(map(len, guest.live.table.records))


async def fidget(guest: Guest, room: Room, seconds: float, every: float) -> None:
    """Take another face again and again."""
    for time in range(round(seconds / every)):
        assert isinstance(await guest.say(Portray(guest.new_id(), portrait="mia" if time % 2 else "ilse")), Answer)
        await room.clock.advance(every)


@pytest.mark.parametrize("every", [0.9, 0.25])
def test_bots_move_while_somebody_changes_the_face(tmp_path: Path, every: float) -> None:
    async def scene(room: Room) -> None:
        ada = (await room.party("hoechste", 4, 1))[0]
        before = moves(ada)
        await fidget(ada, room, 4.5, every)
        assert moves(ada) >= before + 3, "all three bots have chosen"

    simulated(scene, tmp_path)


def test_a_window_closes_in_its_time_while_somebody_changes_the_face(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await room.party("schnipp-schnapp", 3, 2)  # and a bot, whose turn comes with a window before it
        live, table = ada.live, ada.live.table
        while live._bots.window_ends is None:
            assert table.pending is not None
            mover = (ada, ben)[table.pending.must[0]]
            await mover.say(mover.act(next(act for act in mover.seen.legal if not act.timed)))
        opened, ends = table.game_at, live._bots.window_ends
        assert room.clock.now() + 1.4 < ends <= room.clock.now() + room.pace.window  # cards nobody calls about flow
        await fidget(ben, room, 1.4, 0.1)
        assert table.game_at == opened
        assert live._bots.window_ends == ends
        await fidget(ben, room, 0.2, 0.1)
        assert table.game_at > opened

    simulated(scene, tmp_path, Pace(window=1.5))


def test_a_move_is_not_stale_because_of_a_name_or_of_who_comes_and_goes(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        people = await room.party("elfer-raus", 3, 3, stand_in=0.0)
        table = people[0].live.table
        assert table.pending is not None
        mover, other = (people[(table.pending.must[0] + step) % 3] for step in (0, 1))
        move = mover.act(mover.seen.legal[0])
        await fidget(other, room, 1, 0.25)
        other.go()
        await room.clock.advance(0.1)
        other.come()
        await room.clock.advance(0.1)
        assert table.seq > move.version + 5
        assert isinstance(await mover.say(move), Answer)

    simulated(scene, tmp_path)


def test_a_bot_that_stands_in_elsewhere_does_not_begin_to_wait_anew(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await room.party("hoechste", 4, 2, stand_in=0.0)
        before = moves(ada)
        for _ in range(14):
            ben.go()
            await room.clock.advance(0.1)
            ben.come()
            await room.clock.advance(0.1)
        assert moves(ada) >= before + 2

    simulated(scene, tmp_path)


def test_names_and_faces_have_a_limit_of_their_own(house: RunningHouse) -> None:
    clock = Hand()
    house.app.state.limits = Limits(clock, Allowance(portray=(0.2, 3)))

    async def go() -> None:
        async with await Client.open(house.base, game="farben", seats=2, name="Ada") as ada:
            ben = await Client.join(house.base, ada.code, "Ben")
            async with ben:
                told = [(await ada.command("portray", name=f"Ada {number}")) for number in range(4)]
                assert [each["type"] for each in told] == ["answer"] * 3 + ["no"]
                assert told[-1]["key"] == "portray-often"
                assert (await ben.command("portray", name="Ben 1"))["type"] == "answer", "others still can"
                clock.time += 5
                assert (await ada.command("portray", name="Ada"))["type"] == "answer"

    asyncio.run(go())
