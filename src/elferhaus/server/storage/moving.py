"""Moving all that a house keeps: out of one database into a file of lines, into another, or into a copy of the file.

The lines are JSON: the first says what this is, each other one is a row, and the last says how many there are. Whatever
database they come from, they can go into SQLite and PostgreSQL. Houses that share a database, and what addresses have
asked for, stay where they are.
"""

from __future__ import annotations

import json
import sqlite3
from base64 import b64decode, b64encode
from contextlib import closing
from typing import TYPE_CHECKING, Any, Final, TextIO

import sqlalchemy as sql

from .schema import METADATA, REVISION, STAYING, TABLES

if TYPE_CHECKING:
    from pathlib import Path

KEPT: Final = tuple(table for table in METADATA.sorted_tables if table not in STAYING)  # a table before its entries
FORMAT: Final = "elferhaus-house"
VERSION: Final = 1
TOGETHER: Final = 500  # rows
LARGEST: Final = 2**63 - 1  # number that a database keeps


class NotMovedError(Exception):
    """Nothing was moved; the message says why."""


def write_out(engine: sql.Engine, file: TextIO) -> int:
    """Write all that is kept as lines, as it is at one moment, also while houses write on; return how many rows."""
    rows = 0
    file.write(json.dumps({"format": FORMAT, "version": VERSION, "revision": REVISION}) + "\n")
    level = "SERIALIZABLE" if engine.dialect.name == "sqlite" else "REPEATABLE READ"
    with engine.connect().execution_options(isolation_level=level, stream_results=True) as connection:
        for table in KEPT:
            for row in connection.execute(sql.select(table).order_by(*table.primary_key)).mappings():
                file.write(json.dumps({"in": table.name, **{name: _told(value) for name, value in row.items()}}) + "\n")
                rows += 1
    file.write(json.dumps({"end": rows}) + "\n")  # so that one that was cut off is known
    return rows


def read_in(engine: sql.Engine, file: TextIO) -> int:
    """Read lines into a database that holds nothing yet, all or nothing; return how many rows."""
    head = _line(file.readline())
    if head.get("format") != FORMAT or head.get("version") != VERSION:
        raise NotMovedError("this is no house that was exported")
    if str(head.get("revision")) > REVISION:
        raise NotMovedError("this comes from a newer Elferhaus: please update this one")
    rows = 0
    with engine.execution_options(writes=True).begin() as connection:
        for table in KEPT:
            if connection.execute(sql.select(table).limit(1)).first() is not None:
                raise NotMovedError("there are tables already: a house can be imported only where nothing is kept")
        waiting: list[dict[str, Any]] = []
        kind: Any = None
        ends: int | None = None
        for text in file:
            row = _line(text)
            if ends is not None:
                raise NotMovedError("there is something after the end")
            if "end" in row:
                ends = row["end"]
                continue
            found = METADATA.tables.get(str(row.pop("in", "")))
            if found is None or found not in KEPT:
                raise NotMovedError(f"line {rows + 2} is no row of a house")
            if waiting and (found is not kind or len(waiting) == TOGETHER):
                connection.execute(kind.insert(), waiting)
                waiting = []
            kind = found
            waiting.append({name: _read(found.columns, name, value) for name, value in row.items()})
            rows += 1
        if ends != rows:
            raise NotMovedError("this is only a part of a house: the end is missing")
        if waiting:
            connection.execute(kind.insert(), waiting)
        connection.execute(TABLES.update().values(owner=None, epoch=0))  # nobody has had them here
    return rows


def copy_file(database: Path, to: Path) -> None:
    """Copy a house's file while it is open: what was acknowledged when the copy began is in it."""
    if not database.exists():
        raise NotMovedError(f"there is no house in {database.parent}")
    if to.exists():
        raise NotMovedError(f"{to} exists already")
    part = to.with_name(f"{to.name}.part")
    source = f"{database.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(source, uri=True)) as there, closing(sqlite3.connect(part)) as copy:
        there.backup(copy)
    part.replace(to)  # only a whole one has the name


def _told(value: Any) -> Any:
    return {"b": b64encode(value).decode()} if isinstance(value, bytes | memoryview) else value


def _read(columns: Any, name: str, value: Any) -> Any:
    if name not in columns:
        raise NotMovedError(f"there is no column {name[:40]}")
    unreadable = NotMovedError(f"what stands for {name} cannot be read")
    try:
        found: Any = b64decode(value["b"], validate=True) if isinstance(value, dict) else value
    except (KeyError, TypeError, ValueError):
        raise unreadable from None
    kind = columns[name].type.python_type  # SQLite would take anything for anything
    if found is not None and (type(found) is not kind or (kind is int and abs(found) > LARGEST)):
        raise unreadable
    return found


def _line(text: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise NotMovedError("this is no house that was exported") from None
    if not isinstance(found, dict):
        raise NotMovedError("this is no house that was exported")
    return found
