"""Storing: what is acknowledged is on disk, and no table ever has two futures."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import IntegrityError

from elferhaus.server.storage.engine import NewerError
from elferhaus.server.storage.patience import ForgottenError
from elferhaus.server.storage.queries import answer_to, entries_of, find_table, person_of
from elferhaus.server.storage.schema import ANSWERS, ENTRIES, METADATA, REVISION, TABLES
from elferhaus.server.storage.store import Append, FencedError, ForkError, Store


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    yield store
    store.close()


def entry(seq: int, body: bytes = b"x") -> Append:
    """An entry of the table t, which is laid with the first."""
    return Append("t", seq, (body,), code="t" if seq == 1 else None)


async def race(*writes: Any) -> list[BaseException | None]:
    """Start all at once, and return what became of each."""
    return list(await asyncio.gather(*writes, return_exceptions=True))


def test_an_acknowledged_append_is_there_for_another_process(store: Store, database: str) -> None:
    asyncio.run(store.append(Append("t", 1, (b"one", b"two"), ("ada/1",), (b"h" * 32, "ada"), "bafelo7", 5)))
    other = sql.create_engine(database, poolclass=sql.NullPool)
    with other.connect() as connection:
        ask = connection.exec_driver_sql
        assert [*ask("SELECT seq, body FROM entries ORDER BY seq")] == [(1, b"one"), (2, b"two")]
        assert [*ask("SELECT command, seq FROM answers")] == [("ada/1", 2)]
        assert [*ask("SELECT code, touched FROM tables")] == [("bafelo7", 5)]


def test_of_eight_writers_for_one_seq_exactly_one_wins(database: str) -> None:
    stores = [Store(database) for _ in range(8)]
    try:
        for seq in range(1, 11):
            outcomes = asyncio.run(race(*(each.append(entry(seq, b"by %d" % n)) for n, each in enumerate(stores))))
            assert outcomes.count(None) == 1
            assert sum(isinstance(outcome, ForkError) for outcome in outcomes) == 7
            log = asyncio.run(stores[0].read(entries_of("t")))
            assert len(log) == seq
            assert log[-1] == b"by %d" % outcomes.index(None)
    finally:
        for each in stores:
            each.close()


def test_of_eight_appends_in_one_server_exactly_one_wins(store: Store) -> None:
    outcomes = asyncio.run(race(*(store.append(entry(1, b"%d" % n)) for n in range(8))))
    assert outcomes.count(None) == 1
    assert asyncio.run(store.read(entries_of("t"))) == [b"%d" % outcomes.index(None)]


def test_eight_servers_open_a_new_database_at_once(store: Store, database: str) -> None:
    with store._writer.begin() as connection:
        METADATA.drop_all(connection)
        connection.exec_driver_sql("DROP TABLE alembic_version")

    def open_and_close() -> None:
        Store(database).close()

    async def open_all() -> None:
        await asyncio.gather(*(asyncio.to_thread(open_and_close) for _ in range(8)))

    asyncio.run(open_all())


@pytest.mark.parametrize(
    "broken",
    [
        Append("taken", 1, (b"again",)),
        Append("taken", 3, (b"too far",)),
        Append("nowhere", 1, (b"no table",)),
        Append("taken", 2, (b"of another house",), epoch=1),
        Append("half", 1, (b"new", b"new"), ("ada/1", "ada/1"), code="half"),
        Append("odd", 1 << 70, (b"x",), code="odd"),
        Append("odd", 1, (object(),), code="odd"),  # type: ignore[arg-type]
    ],
    ids=["a seq is taken", "a gap", "no table", "another epoch", "a command is", "a number too large", "no bytes"],
)
def test_an_append_that_fails_harms_no_other_in_the_same_commit(store: Store, broken: Append) -> None:
    async def write() -> list[BaseException | None]:
        await store.append(Append("taken", 1, (b"first",), code="taken"))
        loop = asyncio.get_running_loop()
        appends = [Append("a", 1, (b"x",), code="a"), broken, Append("b", 1, (b"y",), code="b")]
        jobs = [(append, loop, loop.create_future()) for append in appends]
        await asyncio.to_thread(store._commit, jobs)
        return await race(*(done for _, _, done in jobs))

    first, failed, last = asyncio.run(write())
    assert (first, last) == (None, None)
    assert isinstance(failed, Exception)
    assert asyncio.run(store.read(entries_of("a"))) == [b"x"]
    assert asyncio.run(store.read(entries_of("b"))) == [b"y"]
    assert asyncio.run(store.read(entries_of("taken"))) == [b"first"]
    assert asyncio.run(store.read(entries_of(broken.table))) in ([], [b"first"]), "all or nothing"


def test_a_command_is_known_again_and_only_at_its_table(store: Store) -> None:
    asyncio.run(store.append(Append("t", 1, (b"x", b"y"), ("ada/1",), code="t")))
    assert asyncio.run(store.read(answer_to("t", "ada/1"))) == 2
    assert asyncio.run(store.read(answer_to("u", "ada/1"))) is None
    assert asyncio.run(store.read(answer_to("t", "ada/2"))) is None
    with pytest.raises(ForkError):
        asyncio.run(store.append(Append("t", 3, (b"z",), ("ada/1",))))


def test_what_another_house_owns_by_now_is_not_written_any_more(store: Store) -> None:
    asyncio.run(store.append(Append("t", 1, (b"x",), code="t", epoch=4, owner="there")))
    asyncio.run(store.append(Append("t", 2, (b"y",), epoch=4)))
    with pytest.raises(ForkError):
        asyncio.run(store.append(Append("t", 2, (b"again",), epoch=4)))
    for late in (3, 5):
        with pytest.raises(FencedError):
            asyncio.run(store.append(Append("t", 3, (b"z",), epoch=late)))
    with pytest.raises(ForgottenError):
        asyncio.run(store.append(Append("gone", 2, (b"z",))))
    assert asyncio.run(store.read(entries_of("t"))) == [b"x", b"y"]


def test_an_entry_needs_its_table(store: Store) -> None:
    """The database itself sees to it, whatever a program forgets."""
    with pytest.raises(IntegrityError), store._writer.begin() as connection:
        connection.execute(ENTRIES.insert().values(table_id="nowhere", seq=1, body=b"x"))


def test_a_new_token_ends_the_older_ones_of_the_same_person_only(store: Store) -> None:
    for seq, (token, person) in enumerate([(b"a" * 32, "ada"), (b"b" * 32, "ben"), (b"c" * 32, "ada")], 1):
        asyncio.run(store.append(Append("t", seq, (b"x",), token=(token, person), code=None if seq > 1 else "t")))
    assert asyncio.run(store.read(person_of(b"a" * 32))) is None
    assert asyncio.run(store.read(person_of(b"b" * 32))) == ("t", "ben")
    assert asyncio.run(store.read(person_of(b"c" * 32))) == ("t", "ada")


def test_a_code_belongs_to_one_table(store: Store) -> None:
    asyncio.run(store.append(Append("t", 1, (b"x",), code="bafelo7")))
    with pytest.raises(ForkError):
        asyncio.run(store.append(Append("u", 1, (b"x",), code="bafelo7")))
    assert asyncio.run(store.read(find_table("bafelo7"))) == "t"
    assert asyncio.run(store.read(entries_of("u"))) == []


def test_a_change_is_made_as_a_whole_or_not_at_all(store: Store) -> None:
    def forget(connection: sql.Connection) -> None:
        connection.execute(ENTRIES.delete())

    def fail(connection: sql.Connection) -> None:
        forget(connection)
        raise KeyError

    asyncio.run(store.append(entry(1)))
    with pytest.raises(KeyError):
        asyncio.run(store.write(fail))
    assert asyncio.run(store.read(entries_of("t"))) == [b"x"]
    asyncio.run(store.write(forget))
    assert asyncio.run(store.read(entries_of("t"))) == []


def test_changes_and_appends_wait_for_each_other(store: Store) -> None:
    """A change that looks before it writes: without the lock from the start, it would fail where another was faster."""

    def count(connection: sql.Connection) -> None:
        touched = connection.execute(sql.select(TABLES.c.touched)).scalar_one()
        connection.execute(TABLES.update().values(touched=touched + 1))

    async def all_at_once() -> list[BaseException | None]:
        await store.append(Append("t", 1, (b"x",), code="bafelo7"))
        appends = [store.append(Append("t", seq, (b"x",))) for seq in range(2, 42)]
        return await race(*appends, *(store.write(count) for _ in range(40)))

    assert asyncio.run(all_at_once()) == [None] * 80
    assert asyncio.run(store.read(lambda connection: connection.execute(sql.select(TABLES.c.touched)).scalar())) == 40


def test_what_waits_is_written_before_the_store_closes(database: str) -> None:
    store = Store(database)

    async def write_and_close() -> list[BaseException | None]:
        writes = [
            asyncio.ensure_future(store.append(Append(f"t{each}", 1, (b"x",), code=f"t{each}"))) for each in range(50)
        ]
        await asyncio.sleep(0)
        store.close()
        return await race(*writes)

    assert asyncio.run(write_and_close()) == [None] * 50
    with pytest.raises(RuntimeError):
        asyncio.run(store.append(Append("late", 1, (b"x",))))
    again = Store(database)
    assert asyncio.run(again.read(entries_of("t49"))) == [b"x"]
    again.close()


def test_the_schema_is_the_one_that_the_migrations_make(store: Store) -> None:
    with store._engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    config = Config()
    config.set_main_option("script_location", "elferhaus:server/storage/migrations")
    assert ScriptDirectory.from_config(config).get_heads() == [REVISION]


def test_a_database_of_a_newer_house_is_left_as_it_is(store: Store, database: str) -> None:
    with store._writer.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0099'")
    with pytest.raises(NewerError):
        Store(database)


def test_a_schema_that_differs_is_noticed(store: Store) -> None:
    with store._writer.begin() as connection:
        connection.exec_driver_sql("DROP INDEX ix_tokens_table_id")
        found = compare_metadata(MigrationContext.configure(connection), METADATA)
    assert [difference[0] for difference in found] == ["add_index"]


def test_names_fit_their_columns() -> None:
    person, command, code = 32, 40, 7
    lengths = [getattr(column.type, "length", 0) for column in (ANSWERS.c.command, TABLES.c.code)]
    assert lengths[0] >= person + 1 + command
    assert lengths[1] >= code
