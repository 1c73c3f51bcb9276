"""A database that is away: what is asked waits for it, and what ends does not."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import psycopg
import pytest
import sqlalchemy as sql
from psycopg.errors import DiskFull

from elferhaus.client import HouseError
from elferhaus.server import run as house_run
from elferhaus.server.http.app import create_app
from elferhaus.server.net.uvicorn_protocols import config
from elferhaus.server.storage import patience, store
from elferhaus.server.storage.loss import DiskFullError, reason
from elferhaus.server.storage.patience import AwayError
from elferhaus.server.storage.store import Append, Store
from server.houses import GIVE_UP_S, free_socket
from server.people import post, run
from server.postgres import Cluster


class Database:
    """A database that lets nobody in for a while, as if it were away."""

    def __init__(self, cluster: Cluster) -> None:
        self.address = cluster.database()
        self._name = self.address.rpartition("/")[2]
        self._postgres = psycopg.connect(cluster.url("postgres").replace("+psycopg", ""), autocommit=True)

    def hang_up(self) -> None:
        """End all connections."""
        self._postgres.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [self._name]
        )

    def go(self) -> None:
        self._postgres.execute(f"ALTER DATABASE {self._name} ALLOW_CONNECTIONS false")
        self.hang_up()

    def come_back(self) -> None:
        self._postgres.execute(f"ALTER DATABASE {self._name} ALLOW_CONNECTIONS true")

    def close(self) -> None:
        self.come_back()
        self._postgres.close()


@pytest.fixture
def database(cluster: Cluster) -> Iterator[Database]:
    with closing(Database(cluster)) as found:
        yield found


def test_after_it_was_away_a_house_is_ready_without_waiting_for_somebody_to_store_something(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "AWAY_S", 0)

    async def story(kept_in: Store) -> None:
        database.go()
        with pytest.raises(AwayError):
            await kept_in.append(Append("table", 1, (b"one",), code="bafelo7"))
        assert not kept_in.is_in_trouble, "it may be back by now: nobody has asked since"
        database.come_back()
        monkeypatch.setattr(store, "AWAY_S", GIVE_UP_S)
        await kept_in.beat(lambda connection: connection.execute(sql.select(1)))
        assert not kept_in._patience.is_away_now, "so another absence is another one"
        database.go()
        again = asyncio.create_task(kept_in.append(Append("table", 1, (b"one",), code="bafelo7")))
        while not kept_in.is_in_trouble:
            assert not again.done(), "it is waited for as long as the first time"
            await asyncio.sleep(0.001)
        database.come_back()
        await again

    with closing(Store(database.address)) as kept_in:
        run(story(kept_in))


def test_a_house_ends_although_its_database_is_away(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (patience, store):
        monkeypatch.setattr(module, "AWAY_S", GIVE_UP_S)
    monkeypatch.setattr(house_run, "DRAIN_S", 0.1)
    ready, told = threading.Event(), list[Any]()
    app = create_app(Store(database.address), inner=free_socket())
    server = house_run.HouseServer(config(app, log_level="warning"), ready.set)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        base = f"http://127.0.0.1:{listening.getsockname()[1]}"

        def lay() -> None:
            try:
                told.append(post(base, "/api/tables", {"game": "farben", "seats": 2}))
            except (HouseError, OSError) as error:
                told.append(error)

        def story() -> None:
            assert ready.wait(GIVE_UP_S)
            lay()  # so that the next one asks nothing any more, and only writes
            database.go()
            laying = threading.Thread(target=lay)
            laying.start()
            while not app.state.store.is_in_trouble:
                time.sleep(0.001)
            server.stop()
            laying.join(GIVE_UP_S)

        beside = threading.Thread(target=story)
        beside.start()
        server.run(sockets=[listening])
        beside.join(GIVE_UP_S)
    assert isinstance(told[1], HouseError | OSError), "whoever waited is not told that it is done"


def test_a_full_disk_is_no_database_that_is_away(database: Database) -> None:
    with closing(Store(database.address)) as kept_in:
        assert not kept_in._patience.is_away(DiskFull())
    assert isinstance(reason(DiskFull()), DiskFullError)
