"""Storing that comes to nothing: the file was deleted under the house, the disk is full, or it gives back noughts."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from sqlalchemy.exc import DatabaseError

from elferhaus.core.refusal import Refusal, refuse
from elferhaus.server.logs import LOGGER

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

DISK_FULL: Final = "53100"  # as PostgreSQL says it
PRIMARY_CODE: Final = 0xFF  # SQLite's extended codes have more above it
DAMAGED: Final = refuse("RECORD", "store-damaged")


class NotStoredError(Exception):
    """Nothing was stored, for a reason that people are told."""

    refusal: ClassVar[Refusal]


class LostFileError(NotStoredError):
    """The file that everything is kept in is no longer where it was: what is written to it is gone."""

    refusal = refuse("RECORD", "store-lost")


class DiskFullError(NotStoredError):
    """There is no room for what is to be stored."""

    refusal = refuse("RECORD", "store-full")


class DamagedError(NotStoredError):
    """The database cannot make sense of its own file."""

    refusal = DAMAGED


def _cause(error: BaseException) -> BaseException | None:
    return error.orig if isinstance(error, DatabaseError) else error


def _code(error: BaseException) -> int | None:
    code: int | None = getattr(_cause(error), "sqlite_errorcode", None)
    return None if code is None else code & PRIMARY_CODE


def is_damaged(error: BaseException) -> bool:
    """Tell whether the database could not make sense of its own file."""
    return _code(error) in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


def reason(error: BaseException) -> NotStoredError | None:
    """Return why nothing was stored, if it is something that people should know."""
    if isinstance(error, NotStoredError):
        return error
    if _code(error) == sqlite3.SQLITE_FULL or getattr(_cause(error), "sqlstate", None) == DISK_FULL:
        return DiskFullError()
    return DamagedError() if is_damaged(error) else None


class FileWatch:
    """Looks whether the database and its log of changes are still the files they were."""

    def __init__(self, database: str, lost: Callable[[], None]) -> None:
        """Begin with the files as they are; ``lost`` is told once, from whichever thread notices."""
        self._files = {file: _number(file) for file in (Path(database), Path(f"{database}-wal"))}
        self._lost = lost
        self.is_lost = False

    def check(self) -> None:
        """Raise LostFileError if one of them has gone or is another; asked after every commit."""
        if not self.is_lost:
            self.is_lost = not all(map(self._is_same, self._files))
            if self.is_lost:
                LOGGER.error("the file of the house was deleted or moved away: nothing can be kept any more")
                self._lost()
        if self.is_lost:
            raise LostFileError

    def _is_same(self, file: Path) -> bool:
        known = self._files[file] = self._files[file] or _number(file)  # the log of changes comes with the first commit
        return known is None or known == _number(file)


@contextmanager
def watched(watch: FileWatch | None) -> Iterator[None]:
    """Write something; raise why nothing was kept, as where the file is no longer there, whatever SQLite says."""
    try:
        try:
            yield
        finally:
            if watch is not None:
                watch.check()
    except Exception as error:
        if (known := reason(error)) is None:
            raise
        raise known from None


def _number(file: Path) -> int | None:
    try:
        return file.stat().st_ino
    except OSError:
        return None
