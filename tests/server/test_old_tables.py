"""Thousands of stored tables hold up nobody: neither those that are cleared away nor those that rest."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from elferhaus.server.storage import clearing, waking
from elferhaus.server.storage.clearing import Calendar, clear_away
from elferhaus.server.storage.schema import ENTRIES, TABLES
from elferhaus.server.storage.store import Append
from elferhaus.server.tables import entries
from elferhaus.server.tables.entries import Opened, Setup
from server.simulated import DAY, Room, SimulatedClock, WatchedStore, run_fast, simulated

RESTING = entries.encode(Opened("x", "host", 2, Setup("farben", "2011", {}, 1)))


async def lay(store: WatchedStore, count: int, touched: int = 0) -> None:
    for number in range(count):
        name = f"{touched}-{number}"
        await store.append(Append(name, 1, (RESTING,) * 3, token=(name.encode(), "p"), code=name, touched=touched))


async def left(store: WatchedStore, column: Any = TABLES.c.id) -> int:
    query = sql.select(sql.func.count(sql.distinct(column)))
    found: int = await store.read(lambda connection: connection.execute(query).scalar_one())
    return found


def test_old_tables_go_a_few_at_a_time_and_others_write_in_between(tmp_path: Path) -> None:
    async def story() -> None:
        clock = SimulatedClock()
        store = WatchedStore(f"sqlite:///{tmp_path / 'house.db'}", clock)
        await lay(store, 35)
        seen = [35]

        async def pause(seconds: float) -> None:
            assert seconds == clearing.PAUSE_S
            seen.append(await left(store))
            code = "new" if len(seen) == 2 else None
            await store.append(Append("new", len(seen) - 1, (RESTING,), code=code, touched=2))

        await clear_away(store, pause, 1)
        assert seen == [35, 25, 16, 6], "of which one is new"
        assert await left(store) == 1
        assert await left(store, ENTRIES.c.table_id) == 1, "what was written meanwhile"
        store.close()

    run_fast(story())


@pytest.mark.parametrize("years", [30, -30])
def test_a_clock_that_jumped_clears_nothing(tmp_path: Path, years: int) -> None:
    async def scene(room: Room) -> None:
        live = await room.table("farben", 2)
        room.house.close()
        right = room.clock.today
        for jump in (years, years, 0):  # wrong, still wrong after another start, and right again
            room.clock.today = lambda jump=jump: right() + jump * 365 * DAY  # type: ignore[method-assign, misc]
            room.house = room.new_house()
            await room.house.wake_tables()
            used = await room.table("farben", 2)
            await room.clock.advance(DAY)
            await room.house.tidy()
            assert await room.house.find(used.table.code) is not None
        room.house = room.new_house()
        assert await room.house.find(live.table.code) is not None

    simulated(scene, tmp_path)


def test_a_clock_that_is_set_while_the_house_is_open_clears_nothing(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        await room.table("farben", 2)
        right = room.clock.today
        room.house._calendar._today = lambda: right() + 3000 * DAY
        await room.clock.advance(DAY)
        await room.house.tidy()
        assert await left(room.store) == 1

    simulated(scene, tmp_path)


def test_the_time_that_a_house_is_closed_counts_up_to_a_week(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        await lay(room.store, 1, touched=1000)
        for today, wanted in ((900.0, 1000), (1500.0, 1500), (1e9, 1000 + clearing.WEEK_S)):
            calendar = Calendar(room.store, room.clock.now, lambda today=today: today)  # type: ignore[misc]
            assert await calendar.now() == wanted
            await room.clock.advance(60)
            assert await calendar.now() == wanted + 60

    simulated(scene, tmp_path)


def test_the_first_answer_does_not_wait_for_tables_that_rest(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        playing = (await room.party("hoechste", 3, 1, stand_in=20))[0].live
        room.house.close()
        newer = int(room.clock.today()) + 10
        await lay(room.store, 120, newer)
        asked: list[int] = []
        room.house = room.new_house()
        read = room.store.read

        async def counted(question: Any) -> Any:
            found = await read(question)
            asked.append(len(found) if isinstance(found, list) else 1)
            return found

        room.store.read = counted  # type: ignore[method-assign]
        room.house.start()
        await room.clock.settle()
        assert sum(asked) == waking.TOGETHER, "no more is looked at before whoever has come is served"
        assert playing.name not in room.house._tables
        assert await room.house.find(f"{newer}-119") is not None
        await room.clock.advance(waking.PAUSE_S * 2)
        assert playing.name in room.house._tables, "in the end all that are played are awake"
        assert len(room.house._tables) == 2

    simulated(scene, tmp_path)


def test_tables_are_found_by_their_last_use_without_looking_at_all(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        await lay(room.store, 3)

    simulated(scene, tmp_path)
    with closing(sqlite3.connect(tmp_path / "house.db")) as file:
        for query in (
            "SELECT id FROM tables WHERE touched < 5 ORDER BY touched LIMIT 10",
            "SELECT max(touched) FROM tables",
        ):
            [plan] = file.execute(f"EXPLAIN QUERY PLAN {query}").fetchall()
            assert "ix_tables_touched" in plan[3]
