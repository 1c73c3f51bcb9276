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
    from elferhaus.server import run  # noqa: PLC0415 - the other commands start much faster without it
    from elferhaus.server.storage.moving import write_out  # noqa: PLC0415

    folder = data_folder(data)
    os.umask(0o077)  # it holds every deck and hand
    if not database and not (folder / run.DATABASE).exists():
        fail(f"there is no house in {folder}")
    try:
        with run.opened_database(folder, database or None) as engine, file.open("x", encoding="utf-8") as out:
            rows = write_out(engine, out)
    except FileExistsError:
        fail(f"{file} exists already")
    except (run.CannotOpenError, OSError) as error:
        fail(told(error))
    typer.echo(f"{rows} rows are in {file}. They hold every card: keep it as you keep the house.")
