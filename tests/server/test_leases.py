"""Whose a table is: when a house is dead, and how what it leaves comes to another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sql

from elferhaus.core.refusal import Refused, refuse
from elferhaus.server.houses.holder import Holder
from elferhaus.server.houses.leases import BEAT_S, DESERTED_S, LEASE_S, Leases, Neighbour
from elferhaus.server.storage.schema import HOUSES, TABLES
from elferhaus.server.tables.live import LiveTable
from server.simulated import Room, simulated

OTHER = Neighbour("other", "127.0.0.1:9", "key")
Scene = Callable[[Room, Leases, Holder], Coroutine[Any, Any, None]]


def among_others(scene: Scene, path: Path) -> None:
    """Play a scene in a house that has a neighbour."""

    async def play(room: Room) -> None:
        leases = Leases(room.store, room.clock, Random(11), "", lambda _: sql.literal(room.clock.now()))
        room.house.leases = leases
        holder = Holder(room.house, leases)
        await leases.start(holder)
        await room.clock.advance(LEASE_S)  # before, a house judges nobody
        try:
            await scene(room, leases, holder)
        finally:
            await leases.close()
            room.house.leases = None

    simulated(play, path)


async def do(room: Room, change: sql.Update | sql.Insert) -> None:
    await room.store.change(lambda connection: connection.execute(change))


async def live_elsewhere(room: Room, tables: int) -> list[LiveTable]:
    """Lay tables that the other house has; it has just said that it is alive."""
    found = [await room.table("zweikampf", 2) for _ in range(tables)]
    for live in found:
        room.house.drop(live)
    theirs = TABLES.update().values(owner=OTHER.id, epoch=1)
    alive = HOUSES.insert().values(**OTHER._asdict(), version="", beat=room.clock.now())
    for change in (theirs, alive):
        await do(room, change)
    await room.clock.settle()
    return found


def test_who_is_silent_for_the_time_of_a_lease_is_dead(tmp_path: Path) -> None:
    async def scene(room: Room, leases: Leases, _: Holder) -> None:
        await live_elsewhere(room, 1)
        await room.clock.advance(LEASE_S)
        assert list(leases.living) == [OTHER.id]
        await room.clock.advance(BEAT_S)
        assert not leases.living
        assert [live.epoch for live in room.house.tables()] == [2]

    among_others(scene, tmp_path)


def test_who_is_silent_at_an_address_where_nobody_listens_is_dead_sooner(tmp_path: Path) -> None:
    async def scene(room: Room, leases: Leases, _: Holder) -> None:
        await live_elsewhere(room, 1)
        leases.nobody_at(OTHER)
        await room.clock.advance(DESERTED_S)
        assert list(leases.living) == [OTHER.id], "it may have said so a moment ago"
        leases.nobody_at(OTHER)
        await room.clock.advance(BEAT_S)
        assert not leases.living
        assert [live.epoch for live in room.house.tables()] == [2]

    among_others(scene, tmp_path)


def test_who_says_that_it_is_alive_is_so_although_nobody_gets_through_to_it(tmp_path: Path) -> None:
    async def scene(room: Room, leases: Leases, _holder: Holder) -> None:
        await live_elsewhere(room, 1)
        for _ in range(10):
            says_so = HOUSES.update().where(HOUSES.c.id == OTHER.id).values(beat=room.clock.now())
            await do(room, says_so)
            leases.nobody_at(OTHER)
            await room.clock.advance(BEAT_S)
        assert list(leases.living) == [OTHER.id]
        assert room.house.tables() == ()

    among_others(scene, tmp_path)


def test_a_table_that_cannot_be_read_does_not_keep_others_from_going_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(room: Room, _: Leases, holder: Holder) -> None:
        bad, good = await live_elsewhere(room, 2)
        load = room.house.load

        async def load_if_good(name: str, epoch: int | None = None) -> LiveTable | None:
            if name == bad.name:
                raise Refused(refuse("RECORD", "table-damaged", entry=1))
            return await load(name, epoch)

        monkeypatch.setattr(room.house, "load", load_if_good)
        ours = TABLES.update().values(owner=room.house.leases and room.house.leases.me.id)
        await do(room, ours)
        await holder.take_over([(bad.name, 1), (good.name, 1)])
        assert [live.name for live in room.house.tables()] == [good.name]

    among_others(scene, tmp_path)


def test_a_house_that_takes_over_many_tables_goes_on_saying_that_it_is_alive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the others would take it for dead, too."""

    async def scene(room: Room, leases: Leases, _: Holder) -> None:
        await live_elsewhere(room, 1)
        came = asyncio.Event()

        async def load(_name: str, _epoch: int) -> None:
            came.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(room.house, "load", load)
        await room.clock.advance(LEASE_S + BEAT_S)
        assert came.is_set()
        await room.clock.advance(LEASE_S)
        assert leases.silence() <= BEAT_S

    among_others(scene, tmp_path)


def test_a_table_that_was_handed_on_since_it_became_ours_is_not_loaded(tmp_path: Path) -> None:
    """Else whoever comes to this house sees how it was then, for good."""

    async def scene(room: Room, leases: Leases, _: Holder) -> None:
        live = (await live_elsewhere(room, 1))[0]
        ours = TABLES.update().values(owner=leases.me.id, epoch=2)
        await do(room, ours)
        assert await room.house.load(live.name, 1) is None
        assert room.house.tables() == ()
        again = await room.house.load(live.name, 2)
        assert again is not None
        assert again.epoch == 2

    among_others(scene, tmp_path)


def test_a_table_that_another_house_took_while_it_was_read_is_not_kept_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A house is stopped while it loads a table: of all that others may have taken meanwhile, it has to ask again."""

    async def scene(room: Room, leases: Leases, _: Holder) -> None:
        live = (await live_elsewhere(room, 1))[0]
        ours = TABLES.update().values(owner=leases.me.id, epoch=2)
        theirs = TABLES.update().values(owner=OTHER.id, epoch=3)
        await do(room, ours)
        read = room.store.read
        is_first = True

        async def read_late(question: Any) -> Any:
            nonlocal is_first
            found = await read(question)
            if is_first and isinstance(found, list) and found and isinstance(found[0], bytes):
                is_first = False
                room.clock._now += LEASE_S + BEAT_S  # nothing of this house goes on
                await do(room, theirs)
                await leases._beat(Holder(room.house, leases), room.store.beat)
            return found

        monkeypatch.setattr(room.store, "read", read_late)
        assert await room.house.load(live.name, 2) is None
        assert not is_first
        assert room.house.tables() == ()

    among_others(scene, tmp_path)
