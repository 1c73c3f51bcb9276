"""A house that hangs in the middle of a commit holds up nobody, and finds out what has become of its tables."""

from __future__ import annotations

import asyncio
import threading
from contextlib import closing
from random import Random

import pytest
import sqlalchemy as sql

from elferhaus.server.houses.leases import Leases
from elferhaus.server.storage import queries
from elferhaus.server.storage.clearing import touch
from elferhaus.server.storage.schema import HOUSES
from elferhaus.server.storage.store import Append, FencedError, Store
from elferhaus.server.tables.listener import RealClock
from server.people import run
from server.postgres import Cluster


def test_a_table_goes_on_elsewhere_while_its_house_hangs_in_the_middle_of_a_commit(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = cluster.database()
    hangs, wakes = threading.Event(), threading.Event()
    really = Store._insert

    def insert_and_hang(self: Store, cursor: object, appends: list[Append]) -> None:
        really(self, cursor, appends)  # type: ignore[arg-type]
        if self is one and appends[0].first_seq > 1:
            hangs.set()
            wakes.wait()  # with the row of the table locked

    async def story() -> None:
        ours, theirs = (Leases(store, RealClock(), Random(n), "nowhere") for n, store in enumerate((one, two)))
        await one.append(Append("t", 1, (b"1",), code="code", owner=ours.me.id))
        thought = asyncio.create_task(one.append(Append("t", 2, (b"of one",))))
        try:
            await asyncio.to_thread(hangs.wait)
            await two.change(lambda connection: connection.execute(sql.delete(HOUSES)))  # it is dead
            async with asyncio.timeout(30):  # without end, if nobody takes the lock away
                epoch = await theirs.claim("t")
            assert epoch == 1
            await two.append(Append("t", 2, (b"of two",), epoch=epoch))
        finally:
            wakes.set()
        with pytest.raises(FencedError):
            await thought
        assert await one.read(queries.entries_of("t")) == [b"1", b"of two"]

    with closing(Store(address)) as one, closing(Store(address)) as two:
        monkeypatch.setattr(Store, "_insert", insert_and_hang)
        run(story())


def test_a_commit_asks_one_thing_after_another(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the midst of several at once PostgreSQL takes nobody for idle, and would keep the rows for who hangs there."""

    def refuse(_connection: object) -> None:
        raise AssertionError("several at once")

    async def story() -> None:
        for name in ("t", "u"):
            await store.append(Append(name, 1, (b"1",), code=name))
        both = [Append(name, 2, (b"2",)) for name in ("t", "u")]
        jobs = [(append, asyncio.get_running_loop(), asyncio.get_running_loop().create_future()) for append in both]
        await asyncio.to_thread(store._commit, jobs)
        await asyncio.gather(*(done for _, _, done in jobs))
        await store.write(touch(["t", "u"], 5))
        assert [await store.read(queries.entries_of(name)) for name in ("t", "u")] == [[b"1", b"2"]] * 2

    with closing(Store(cluster.database())) as store:
        monkeypatch.setattr("psycopg.Connection._pipeline_nolock", refuse)
        run(story())
