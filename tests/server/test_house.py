"""The house wakes its tables, keeps them while something goes on there, and clears away those long forgotten."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from elferhaus.server.house import TIDY_S
from elferhaus.server.storage.schema import ENTRIES, TABLES, TOKENS
from elferhaus.server.storage.store import FencedError
from elferhaus.server.tables.entries import Turned
from server.simulated import DAY, Room, simulated


async def count(room: Room, column: Any, name: str) -> int:
    query = sql.select(sql.func.count()).where(column == name)
    found: int = await room.store.read(lambda connection: connection.execute(query).scalar_one())
    return found


def test_after_a_restart_bots_play_on_although_nobody_is_connected(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        guests = await room.party("hoechste", 3, 1, stand_in=20)
        code, name = guests[0].live.table.code, guests[0].live.name
        room.house.close()
        await room.clock.settle()
        room.house = room.new_house()
        room.house.start()
        before = await count(room, ENTRIES.c.table_id, name)
        await room.clock.advance(100)
        assert await count(room, ENTRIES.c.table_id, name) > before
        live = await room.house.find(code)
        assert live is not None
        assert live.table.phase == "over"

    simulated(scene, tmp_path)


def test_what_an_older_table_finds_out_late_does_not_make_the_house_forget_the_newer_one(tmp_path: Path) -> None:
    """Else whoever is at the newer one stays there alone: the next who comes gets a third."""

    async def scene(room: Room) -> None:
        older = await room.table("zweikampf", 2)
        await room.store.change(lambda connection: connection.execute(TABLES.update().values(epoch=1)))
        room.house.drop(older)  # as when another house has it
        newer = await room.house.load(older.name, 1)
        assert newer is not older
        with pytest.raises(FencedError):
            await older.store_or_reload([Turned("paused")])
        assert room.house.tables() == (newer,)
        assert room.house.is_here(older.table.code)

    simulated(scene, tmp_path)


def test_an_idle_table_leaves_the_memory_and_comes_back_when_somebody_wants_it(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada, ben = await room.party("hoechste", 2, 2)
        live = ada.live
        await room.clock.advance(TIDY_S * 2)
        await room.house.tidy()
        assert await room.house.find(live.table.code) is live
        ada.go()
        ben.go()
        await room.clock.advance(1)
        await room.house.tidy()
        assert await room.house.find(live.table.code) is live  # somebody may just be on the way in
        await room.clock.advance(TIDY_S)
        await room.house.tidy()
        again = await room.house.find(live.table.code)
        assert again is not None
        assert again is not live
        assert again.table.records == live.table.records

    simulated(scene, tmp_path)


def test_a_table_at_which_bots_move_stays(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        ada = (await room.party("elfer-raus", 2, 2, stand_in=TIDY_S * 3))[0]
        for guest in list(ada.live.presence.listeners):
            ada.live.detach(guest)
        await room.clock.advance(TIDY_S * 2)
        await room.house.tidy()
        assert await room.house.find(ada.live.table.code) is ada.live

    simulated(scene, tmp_path)


def test_tables_untouched_for_six_weeks_are_cleared_away(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        old, used = await room.table("hoechste", 2), await room.table("hoechste", 2)
        for _ in range(6 * 7 + 2):  # it was last used on the first day
            assert await count(room, ENTRIES.c.table_id, old.name) == 2
            await room.clock.advance(DAY)
            await room.house.find(used.table.code)
            await room.house.tidy()
        for column in (TABLES.c.id, ENTRIES.c.table_id, TOKENS.c.table_id):
            assert await count(room, column, old.name) == 0
            assert await count(room, column, used.name) > 0

    simulated(scene, tmp_path)
