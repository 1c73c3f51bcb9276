"""Which tables are being played: asked for a few at a time, so that opening a house does not take longer with each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import DatabaseError

from elferhaus.server.storage.schema import ENTRIES, TABLES

if TYPE_CHECKING:
    from collections.abc import Callable

TOGETHER: Final = 50
PAUSE_S: Final = 0.02  # in which whoever has come is served


class Last(NamedTuple):
    """The last entry of a table, if it can be read, and when the table was last used."""

    table: str
    touched: int
    body: bytes


def last_entries(after: Last | None) -> Callable[[sql.Connection], list[Last]]:
    """Ask for the last entries of some tables, the last used first, beginning after one of them."""
    tables = sql.select(TABLES.c.id, TABLES.c.touched).order_by(TABLES.c.touched.desc(), TABLES.c.id).limit(TOGETHER)
    if after is not None:
        older, as_old = TABLES.c.touched < after.touched, TABLES.c.touched == after.touched
        tables = tables.where(sql.or_(older, sql.and_(as_old, TABLES.c.id > after.table)))
    body = sql.select(ENTRIES.c.body).where(ENTRIES.c.table_id == sql.bindparam("table"))
    newest = body.order_by(ENTRIES.c.seq.desc()).limit(1)

    def ask(connection: sql.Connection) -> list[Last]:
        found = []
        for row in connection.execute(tables).all():
            try:  # each for itself: one that lies in a damaged page does not hide the others
                last = connection.execute(newest, {"table": row.id}).scalar_one_or_none()
            except DatabaseError:
                last = None
            found.append(Last(row.id, row.touched, last if isinstance(last, bytes) else b""))
        return found

    return ask
