"""Storing in a file of the house's own: what SQLite needs to be told."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from elferhaus.server.storage.store import Append, Store


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


@pytest.fixture
def store(file: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{file}")
    yield store
    store.close()


def pragma(name: str) -> Any:
    return lambda connection: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()


def test_nothing_is_on_disk_before_all_of_a_commit_is(store: Store, file: Path) -> None:
    seen: list[int] = []

    def look(statement: str) -> None:
        if statement == "COMMIT":
            with sqlite3.connect(file) as other:
                seen.append(other.execute("SELECT count(*) FROM entries").fetchone()[0])
            other.close()

    def watch(connection: sqlite3.Connection, _record: object, _proxy: object) -> None:
        connection.set_trace_callback(look)

    sql.event.listen(store._engine, "checkout", watch)

    async def write() -> None:
        loop = asyncio.get_running_loop()
        jobs = [(Append(f"t{each}", 1, (b"x",), code=f"t{each}"), loop, loop.create_future()) for each in range(5)]
        await asyncio.to_thread(store._commit, jobs)
        await asyncio.gather(*(done for _, _, done in jobs))

    asyncio.run(write())
    look("COMMIT")
    assert seen == [0, 5], "five appends are one transaction: a savepoint's end commits nothing"


def test_a_server_waits_for_another_that_is_making_the_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    monkeypatch.setattr("time.sleep", lambda _: other.rollback())
    Store(f"sqlite:///{file}").close()
    assert not other.in_transaction, "it was waited for"
    other.close()


def test_an_error_says_nothing_of_what_was_to_be_written(store: Store) -> None:
    with store._writer.begin() as connection:
        connection.exec_driver_sql("DROP TABLE answers")
    with pytest.raises(sqlite3.OperationalError) as error:
        asyncio.run(store.append(Append("t", 1, (b"x",), ("the order of the deck",), code="t")))
    assert "answers" in str(error.value)
    assert "deck" not in str(error.value)


@pytest.mark.parametrize(("name", "wanted"), [("journal_mode", "wal"), ("synchronous", 2), ("busy_timeout", 30000)])
def test_every_connection_is_careful(store: Store, name: str, wanted: object) -> None:
    async def ask() -> list[Any]:
        return await asyncio.gather(*(store.read(pragma(name)) for _ in range(8)))

    assert set(asyncio.run(ask())) == {wanted}
    with store._writer.begin() as connection:
        assert pragma(name)(connection) == wanted
