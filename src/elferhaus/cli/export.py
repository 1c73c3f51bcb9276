"""``elferhaus export``: all that a house keeps, as a file of lines that another can import."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from .arguments import fail, told
from .where import DatabaseOption, DataOption, data_folder


def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; it must not exist yet.")],
    data: DataOption = None,
    database: DatabaseOption = None,
) -> None:
    """Write all that a house keeps into a file: tables, results, settings. The house may be open meanwhile."""
    from sqlalchemy.exc import DBAPIError  # noqa: PLC0415 - the other commands start much faster without it

    from elferhaus.server import run  # noqa: PLC0415 - the other commands start much faster without it
    from elferhaus.server.storage.moving import write_out  # noqa: PLC0415

    folder = data_folder(data)
    os.umask(0o077)  # it holds every deck and hand
    if not database and not (folder / run.DATABASE).exists():
        fail(f"there is no house in {folder}")
    try:
        if file.exists():
            fail(f"{file} exists already")
        part = file.with_name(f"{file.name}.part")
        with run.opened_database(folder, database or None) as engine, part.open("w", encoding="utf-8") as out:
            rows = write_out(engine, out)
        part.rename(file)  # only a whole one has the name
    except (run.CannotOpenError, OSError) as error:
        fail(told(error))
    except DBAPIError as error:
        fail(f"what is kept cannot be read: {error.orig}")
    typer.echo(f"{rows} rows are in {file}. They hold every card: keep it as you keep the house.")
