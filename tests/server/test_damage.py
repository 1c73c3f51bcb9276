"""A damaged file, a deleted one, a full disk: what is lost is said, and everything else goes on."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest
import sqlalchemy as sql
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from elferhaus.client import Client, HouseError
from elferhaus.core.refusal import Refused
from elferhaus.server.http.tables import DAMAGED
from elferhaus.server.storage.clearing import touch
from elferhaus.server.storage.loss import LostFileError
from elferhaus.server.storage.store import Append, Store
from elferhaus.server.tables.live import LiveTable
from server.houses import RunningHouse
from server.people import fetch, post, run
from server.simulated import Room, simulated

OpenHouse = Callable[..., RunningHouse]


def change(file: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute(statement, values)
        database.commit()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def test_one_log_that_cannot_be_read_keeps_no_other_table_asleep(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(room: Room) -> None:
        good = (await room.party("hoechste", 3, 1, stand_in=20))[0].live
        await room.clock.advance(5)
        bad = (await room.party("hoechste", 3, 1, stand_in=20))[0].live
        room.house.close()
        await room.clock.settle()
        change(tmp_path / "house.db", "UPDATE entries SET body = x'00' WHERE table_id = ? AND seq = 3", bad.name)
        change(tmp_path / "house.db", "UPDATE tables SET touched = touched + 1 WHERE id = ?", bad.name)
        room.house = room.new_house()
        await room.house.wake_tables()
        assert set(room.house._tables) == {good.name}
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                await room.house.find(bad.table.code)
            assert (refused.value.refusal.key, refused.value.refusal.details) == ("table-damaged", {"entry": 3})

    with caplog.at_level(logging.ERROR, "elferhaus"):
        simulated(scene, tmp_path)
    told = [record for record in caplog.records if "cannot be read" in record.message]
    assert [record.details for record in told] == [{"entry": 3}], "once"  # type: ignore[attr-defined]


def test_whoever_opens_a_damaged_table_is_told_what_is_wrong(open_house: OpenHouse) -> None:
    house = open_house()
    host = run(Client.open(house.base, game="farben", seats=2, name="Ada"))
    house.stop()
    change(house.file, "UPDATE entries SET body = ? WHERE seq = 2", b'{"entry":"sat","seat":99,"name":"x"}')
    house.start()
    with pytest.raises(HTTPError) as failed:
        fetch(f"{house.base}/api/tables/{host.code}/records")
    with failed.value as error:
        told = json.loads(error.read())
    assert (failed.value.code, told["key"], told["details"]) == (422, "table-damaged", {"entry": 2})

    async def knock() -> tuple[int | None, str | None]:
        async with connect(f"ws://127.0.0.1:{house.port}/api/tables/{host.code}/socket") as socket:
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            return socket.close_code, socket.close_reason

    assert run(knock()) == (DAMAGED, told["text"])
    assert "damaged (entry 2)" in told["text"].replace("\u2068", "").replace("\u2069", "")
    run(Client.open(house.base, game="farben", seats=2, name="Ada"))


# ── a page of noughts ──


def blank_page(file: Path, page: int) -> None:
    with file.open("r+b") as database:
        size = int.from_bytes(database.read(18)[16:18])
        database.seek((page - 1) * size)
        database.write(bytes(size))


def root_page(file: Path, name: str) -> int:
    with closing(sqlite3.connect(file)) as database:
        [[page]] = database.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", [name])
        return int(page)


def leaf_of(file: Path, table: str) -> int:
    """Return a page that holds entries of one table."""
    with closing(sqlite3.connect(file)) as database:
        [[body]] = database.execute("SELECT body FROM entries WHERE table_id = ? AND seq = 1", [table])
        [[size]] = database.execute("PRAGMA page_size")
    return file.read_bytes().index(body) // int(size) + 1


@pytest.mark.parametrize("index", ["sqlite_autoindex_entries_1", "sqlite_autoindex_tables_2", "ix_tables_touched"])
def test_a_damaged_index_is_told_of_and_whatever_does_not_need_it_goes_on(open_house: OpenHouse, index: str) -> None:
    house = open_house()
    ada = run(Client.open(house.base, game="farben", seats=2, name="Ada"))
    house.stop()
    blank_page(house.file, root_page(house.file, index))
    house.start()
    for path in (f"/api/tables/{ada.code}/records", "/api/family", "/api/games"):
        try:
            fetch(house.base + path)
        except HTTPError as failed:
            with failed as error:
                told = json.loads(error.read())
            assert (path, told["key"]) == (f"/api/tables/{ada.code}/records", "store-damaged")
        else:
            assert path != f"/api/tables/{ada.code}/records" or index == "ix_tables_touched"
    with pytest.raises(HouseError) as refused:
        run(Client.open(house.base, game="farben", seats=2, name="Ada"))
    assert refused.value.answer["key"] == "store-damaged"


def test_a_damaged_page_costs_its_own_tables_alone(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        lives = [(await room.party("hoechste", 3, 1))[0].live for _ in range(12)]
        room.house.close()
        await room.clock.settle()
        change(tmp_path / "house.db", "UPDATE tables SET touched = touched")
        room.store._engine.dispose()
        blank_page(tmp_path / "house.db", leaf_of(tmp_path / "house.db", lives[5].name))
        room.house = room.new_house()
        await room.house.wake_tables()
        found = await asyncio.gather(*(room.house.find(live.table.code) for live in lives), return_exceptions=True)
        lost = [each for each in found if isinstance(each, Refused)]
        assert found[5] in lost
        assert {each.refusal.key for each in lost} == {"store-damaged"}
        assert len(lost) <= 4
        assert all(isinstance(each, LiveTable | Refused) for each in found)

    simulated(scene, tmp_path)


# ── a file that is gone, a disk that is full ──


@pytest.mark.parametrize("ending", ["", "-wal"])
def test_nothing_is_acknowledged_that_goes_into_a_deleted_file(tmp_path: Path, ending: str) -> None:
    lost: list[bool] = []
    store = Store(f"sqlite:///{tmp_path / 'house.db'}", apart=0)
    store.notice_loss(lambda: lost.append(True))

    async def story() -> None:
        await store.append(Append("t", 1, (b"1",), code="t"))
        (tmp_path / f"house.db{ending}").rename(tmp_path / "elsewhere")
        with pytest.raises(LostFileError):  # nor what is no table's log: settings, a token to knock with
            await store.write(touch(["t"], 1))
        for _ in range(2):
            with pytest.raises(LostFileError):
                await store.append(Append("t", 2, (b"2",)))
        (tmp_path / f"house.db{ending}").write_bytes(b"another file")
        with pytest.raises(LostFileError):
            await asyncio.gather(store.append(Append("t", 2, (b"2",))), store.append(Append("t", 3, (b"3",))))

    run(story())
    assert lost == [True], "told once"
    store.close()


def test_whoever_meets_a_full_disk_is_told_so_and_can_go_on_when_there_is_room(
    open_house: OpenHouse, caplog: pytest.LogCaptureFixture
) -> None:
    house = open_house()

    most = [1_000_000]
    engine = house.app.state.store._engine

    def limit(connection: Any, *_: Any) -> None:
        connection.execute(f"PRAGMA max_page_count={most[0]}")

    sql.event.listen(engine, "checkout", limit)

    def most_pages(count: int) -> None:
        most[0] = count
        writing = house.app.state.store._writing
        if writing is not None:
            limit(writing.driver_connection)

    async def fill_with_presets() -> None:
        for number in range(100):  # the last page may have room for some
            preset = {"name": f"{number} {'x' * 30}", "game": "farben", "seats": 2}
            await asyncio.to_thread(post, house.base, "/api/presets", preset)

    async def story() -> None:
        async with await Client.open(house.base, game="farben", seats=2, name="Ada") as ada:
            most_pages(1)
            refused = None
            while refused is None:  # until the last page is full
                told = await ada.command("portray", name="Ida")
                refused = told if told["type"] == "no" else None
            assert (refused["rule"], refused["key"]) == ("RECORD", "store-full")
            assert ada.seq == refused["seq"], "nothing has changed"
            with pytest.raises(HouseError) as failed:
                await Client.open(house.base, game="farben", seats=2, name="x" * 20)
            assert (failed.value.status, failed.value.answer["key"]) == (507, "store-full")
            with pytest.raises(HouseError) as failed:
                await fill_with_presets()
            assert (failed.value.status, failed.value.answer["key"]) == (507, "store-full")
            most_pages(1_000_000)
            assert (await ada.command("portray", name="Ada"))["type"] == "answer"

    with caplog.at_level(logging.ERROR, "elferhaus"):
        run(story())
    told = [record.details for record in caplog.records if record.message == "nothing can be stored"]  # type: ignore[attr-defined]
    assert told == [{"error": "DiskFullError"}]
