"""A house over PostgreSQL: people play there as over a file, and what they did is there after a restart."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from random import Random
from urllib.request import Request, urlopen

import psycopg
import pytest
import sqlalchemy as sql

from elferhaus.client import Client
from elferhaus.core.reader import Reader
from elferhaus.games import game_named
from elferhaus.server.storage.patience import AwayError
from elferhaus.server.storage.schema import ERAS
from elferhaus.server.storage.store import Store
from elferhaus.server.tables.listener import Pace
from server.houses import GIVE_UP_S, RunningHouse
from server.people import play_on, records, run
from server.postgres import Cluster
from server.test_erase import forget


def plain(address: str) -> str:
    """An address as the driver itself takes it."""
    return address.replace("+psycopg", "")


def test_a_match_is_played_kept_over_a_restart_and_deleted_with_all_else(
    cluster: Cluster, open_house: Callable[..., RunningHouse]
) -> None:
    house = open_house(database=cluster.database(), pace=Pace(decide=0.02))

    async def play() -> tuple[str, list[bytes]]:
        async with await Client.open(house.base, game="zweikampf", seats=2, name="Ada") as ada:
            await ada.command("fill", seat=1, bot="random")
            begun = await ada.command("begin")
            await play_on(ada, Random(5), begun["seq"])
        (record,) = await records(house.base, ada.code)
        return ada.code, record

    code, record = run(play())
    reader = Reader(game_named)
    reader.read(record)
    assert reader.is_complete
    house.stop()
    house.start()
    assert run(records(house.base, code)) == [record]
    family = f"{house.base}/api/family"
    with urlopen(family, timeout=GIVE_UP_S) as answer:
        assert b'"Ada"' in answer.read()
    key = {"authorization": f"Bearer {house.app.state.delete_key}"}
    with urlopen(Request(family, method="DELETE", headers=key), timeout=GIVE_UP_S):
        pass
    with urlopen(family, timeout=GIVE_UP_S) as answer:
        assert b'"Ada"' not in answer.read()


def test_all_is_deleted_though_somebody_reads_in_another_order(
    cluster: Cluster, open_house: Callable[..., RunningHouse]
) -> None:
    address = cluster.database()
    house = open_house(database=address)
    with psycopg.connect(plain(address)) as reader:
        reader.execute("SET deadlock_timeout = '1h'")  # so it is the deletion that is thrown out
        reader.execute("SELECT count(*) FROM entries")
        status: list[int] = []
        deletion = threading.Thread(target=lambda: status.append(forget(house)))
        deletion.start()
        with psycopg.connect(plain(address), autocommit=True) as looker:
            while not looker.execute("SELECT 1 FROM pg_locks WHERE NOT granted").fetchone():
                pass
        reader.execute("SELECT count(*) FROM tables")  # each waits for the other
        reader.commit()
        deletion.join(GIVE_UP_S)
    assert status == [204]


@pytest.fixture
def store(cluster: Cluster) -> Iterator[Store]:
    found = Store(cluster.database())
    yield found
    found.close()


def hang_up(connection: sql.Connection) -> None:
    """Let PostgreSQL cut this line."""
    (process,) = connection.exec_driver_sql("SELECT pg_backend_pid()").one()
    with psycopg.connect(plain(connection.engine.url.render_as_string())) as other:
        other.execute("SELECT pg_terminate_backend(%s)", [process])


@pytest.mark.parametrize("commits", [False, True], ids=["before-the-commit", "at-the-commit"])
def test_what_is_kept_besides_tables_is_asked_again_unless_it_may_have_been_kept(store: Store, commits: bool) -> None:
    asked: list[sql.Connection] = []

    def change(connection: sql.Connection) -> None:
        asked.append(connection)
        if commits:
            sql.event.listen(connection, "commit", hang_up)
        elif len(asked) == 1:
            hang_up(connection)
        connection.execute(ERAS.update().values(era=ERAS.c.era + 1))

    with pytest.raises(AwayError) if commits else nullcontext():
        run(store.write(change))
    era = run(store.read(lambda connection: connection.execute(sql.select(ERAS.c.era)).scalar_one()))
    assert (len(asked), era) == ((1, 0) if commits else (2, 1))
