"""Questions to the database that several ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sql

from .patience import ForgottenError
from .schema import ANSWERS, ENTRIES, REPORTS, TABLES, TOKENS

if TYPE_CHECKING:
    from collections.abc import Callable


def find_table(code: str) -> Callable[[sql.Connection], str | None]:
    """Ask which table has a code."""
    query = sql.select(TABLES.c.id).where(TABLES.c.code == code)
    return lambda connection: connection.execute(query).scalar_one_or_none()


def entries_of(table: str) -> Callable[[sql.Connection], list[bytes]]:
    """Ask for the log of a table."""
    query = sql.select(ENTRIES.c.body).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.seq)
    return lambda connection: [bytes(row.body) for row in connection.execute(query)]


def person_of(hashed: bytes) -> Callable[[sql.Connection], tuple[str, str] | None]:
    """Ask whose token this is: table and person."""
    query = sql.select(TOKENS.c.table_id, TOKENS.c.person).where(TOKENS.c.hash == hashed)

    def ask(connection: sql.Connection) -> tuple[str, str] | None:
        row = connection.execute(query).one_or_none()
        return None if row is None else (row.table_id, row.person)

    return ask


def new_token_of(table: str, person: str, hashed: bytes) -> Callable[[sql.Connection], None]:
    """Give a person another token, in the place of those before."""

    def write(connection: sql.Connection) -> None:
        if connection.execute(sql.select(TABLES.c.id).where(TABLES.c.id == table)).one_or_none() is None:
            raise ForgottenError  # deleted meanwhile, perhaps by another house: nothing of it comes back
        connection.execute(TOKENS.delete().where(TOKENS.c.table_id == table, TOKENS.c.person == person))
        connection.execute(TOKENS.insert().values(hash=hashed, table_id=table, person=person))

    return write


def answer_to(table: str, command_key: str) -> Callable[[sql.Connection], int | None]:
    """Ask at which seq a command took effect."""
    query = sql.select(ANSWERS.c.seq).where(ANSWERS.c.table_id == table, ANSWERS.c.command == command_key)
    return lambda connection: connection.execute(query).scalar_one_or_none()


def report_on(table: str, match: int) -> Callable[[sql.Connection], bytes | None]:
    """Ask what the coach found about a match."""
    query = sql.select(REPORTS.c.body).where(REPORTS.c.table_id == table, REPORTS.c.match == match)
    return lambda connection: connection.execute(query).scalar_one_or_none()


def keep_report(table: str, match: int, body: bytes) -> Callable[[sql.Connection], None]:
    """Keep what the coach found, unless the table is gone by now, or another house was faster."""
    there = sql.select(TABLES.c.id).where(TABLES.c.id == table)

    def write(connection: sql.Connection) -> None:
        if connection.execute(there).first() is not None and report_on(table, match)(connection) is None:
            connection.execute(REPORTS.insert().values(table_id=table, match=match, body=body))

    return write
