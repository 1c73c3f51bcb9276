"""Deleting all that a house has kept, so that nothing of it is left in its files.

A deleted row stays readable in a database file until something else is written over it. So the file is made anew, and
what SQLite wrote on the way there is cut off. (What a disk keeps in blocks that no file has is up to the disk.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from elferhaus.server.storage.schema import ERAS, METADATA, STAYING

if TYPE_CHECKING:
    import sqlalchemy as sql

TRIES: Final = 3


class StillReadError(Exception):
    """Somebody reads the file all the time: all rows are deleted, but what was there may still be in the file."""


def erase_sqlite(connection: sql.PoolProxiedConnection) -> None:
    """Delete every row, make the file anew, and cut off the log of changes."""
    do: Any = connection.cursor().execute
    do("PRAGMA secure_delete=ON")  # already the deleted rows are written over
    do("PRAGMA temp_store=MEMORY")
    do("BEGIN IMMEDIATE")
    try:
        _delete_rows(do)
        do("COMMIT")
    except BaseException:
        do("ROLLBACK")
        raise
    do("VACUUM")
    for _ in range(TRIES):  # each waits for those who read just now, as long as any lock is waited for
        busy, _, _ = do("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if not busy:
            return
    raise StillReadError


def erase_rows(connection: sql.PoolProxiedConnection) -> None:
    """Delete every row of a database whose files are somebody else's."""
    do: Any = connection.cursor().execute
    names = ", ".join(table.name for table in METADATA.sorted_tables if table not in STAYING)
    do(f"LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE")  # what is being written comes first, and goes too
    _delete_rows(do)
    connection.commit()


def _delete_rows(do: Any) -> None:
    for table in reversed(METADATA.sorted_tables):  # entries before their tables
        if table not in STAYING:
            do(f"DELETE FROM {table.name}")  # noqa: S608 - names of our own
    do(f"UPDATE {ERAS.name} SET era = era + 1")  # noqa: S608 - other houses see it
