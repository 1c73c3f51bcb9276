"""Questions to the database that several ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sql

from .schema import ANSWERS, ENTRIES, TABLES, TOKENS

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


def answer_to(table: str, command_key: str) -> Callable[[sql.Connection], int | None]:
    """Ask at which seq a command took effect."""
    query = sql.select(ANSWERS.c.seq).where(ANSWERS.c.table_id == table, ANSWERS.c.command == command_key)
    return lambda connection: connection.execute(query).scalar_one_or_none()
