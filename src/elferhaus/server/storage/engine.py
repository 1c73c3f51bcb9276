"""Opening a database: SQLite in a file of the house's own, or PostgreSQL for as many houses as one likes."""

from __future__ import annotations

import sqlite3
import time
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sql
from sqlalchemy.exc import ArgumentError

from .schema import REVISION

if TYPE_CHECKING:
    from collections.abc import Callable

BEGIN_SQLITE: Final = "BEGIN IMMEDIATE"  # takes the lock at once, so that two writers wait for each other
LOCKED_S: Final = 30  # how long another program may keep the file to itself
# How long PostgreSQL may be silent: whoever is cut off from it must notice before its tables are somebody else's.
PATIENCE: Final = {
    "connect_timeout": 2,
    "tcp_user_timeout": 2000,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 2,
}
HUNG_MS: Final = 1000  # in the middle of a transaction, after which PostgreSQL takes it back
DRIVER: Final = "postgresql+psycopg"
POSTGRESQL: Final = frozenset({"postgres", "postgresql", DRIVER})
CHANGING: Final = 1111  # PostgreSQL's name of the lock under which one house at a time changes what all share


class NewerError(Exception):
    """A newer version of the house has changed the schema in a way that this one does not know."""


class NoDriverError(Exception):
    """PostgreSQL's driver is not installed."""


class BadAddressError(Exception):
    """What was given is no address of a database that the house knows."""


def postgresql_url(address: str) -> str:
    """Return the address of a PostgreSQL database with the driver that the house uses; passwords stay in it."""
    try:
        url = sql.make_url(address)
    except (ArgumentError, ValueError):
        raise BadAddressError from None
    if url.drivername not in POSTGRESQL:
        raise BadAddressError
    if find_spec("psycopg") is None:
        raise NoDriverError
    return url.set(drivername=DRIVER).render_as_string(hide_password=False)


def open_engine(url: str, *, shared: bool = False) -> sql.Engine:
    """Open a database and bring its schema up to date; ``shared`` with houses that must not wait for one that hangs."""
    # A failing statement is named without its parameters: they hold decks and hashes.
    sqlite = sql.make_url(url).get_backend_name() == "sqlite"
    patience = {} if sqlite else PATIENCE
    engine = sql.create_engine(url, pool_pre_ping=True, hide_parameters=True, connect_args=patience)
    if is_sqlite(engine):
        sql.event.listen(engine, "connect", _careful_sqlite)
        sql.event.listen(engine, "begin", _begin_sqlite)
    try:
        _migrate(engine)
    except BaseException:
        engine.dispose()
        raise
    if shared and not sqlite:
        engine.dispose()
        sql.event.listen(engine, "connect", _let_go)
    return engine


def is_sqlite(engine: sql.Engine) -> bool:
    """Tell whether the database is a file of the house's own."""
    return engine.dialect.name == "sqlite"


def renderer(dialect: sql.Dialect) -> Callable[[sql.ClauseElement], str]:
    """Return what writes a statement as a database wants it."""
    return lambda statement: str(statement.compile(dialect=dialect))


def one_at_a_time(connection: sql.Connection) -> None:
    """Wait until no other change is under way: it may look before it writes. SQLite's writers do so by themselves."""
    if connection.dialect.name != "sqlite":
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(CHANGING)))


def _migrate(engine: sql.Engine) -> None:
    with engine.connect() as connection:
        found = _revision(connection)
    if found == REVISION:
        return
    if found is not None and found > REVISION:  # they are numbered
        raise NewerError
    # Imported only where it is needed: a restart has to be quick.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "elferhaus:server/storage/migrations")
    with engine.execution_options(writes=True).begin() as connection:
        one_at_a_time(connection)
        if _revision(connection) == REVISION:  # another house was faster
            return
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _careful_sqlite(connection: Any, _record: object) -> None:
    """Nothing acknowledged may be lost, not even to a power cut."""
    connection.isolation_level = None  # transactions begin below: the driver's own would end with a savepoint
    connection.execute(f"PRAGMA busy_timeout={LOCKED_S * 1000}")
    _write_ahead(connection)
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def _let_go(connection: Any, _record: object) -> None:
    """Hold nothing for long: a house that is stopped or cut off in the middle of a commit still has locks there."""
    connection.execute(f"SET idle_in_transaction_session_timeout = {HUNG_MS}")
    connection.commit()


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Keep a write-ahead log. To begin one SQLite wants the file for itself, and does not wait for it: so wait here."""
    ends = time.monotonic() + LOCKED_S
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() >= ends:
                raise
            time.sleep(0.01)
        else:
            return


def _begin_sqlite(connection: sql.Connection) -> None:
    """Begin; a writer takes its lock at once, so that two servers wait for each other instead of failing."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql(BEGIN_SQLITE if writes else "BEGIN")


def _revision(connection: sql.Connection) -> str | None:
    """Ask which revision the schema has; None where there is nothing yet."""
    if not sql.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one_or_none()
    return found
