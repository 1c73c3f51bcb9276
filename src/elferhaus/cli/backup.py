"""``elferhaus backup``: a copy of a house's file, while it is open."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Annotated

import typer

from .arguments import fail, told
from .where import DatabaseOption, DataOption, data_folder


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The copy to make; it must not exist yet.")],
    data: DataOption = None,
    database: DatabaseOption = None,
) -> None:
    """Copy a house's file, also while it is open. To go back, put the copy in its place while the house is closed."""
    if database:  # else whoever has many houses would keep copies of a file that nobody plays in
        fail("PostgreSQL makes its own copies: pg_dump --format=custom NAME > FILE")
    from elferhaus.server import run  # noqa: PLC0415 - the other commands start much faster without it
    from elferhaus.server.storage.moving import NotMovedError, copy_file  # noqa: PLC0415

    folder = data_folder(data)
    os.umask(0o077)  # it holds every deck and hand
    try:
        copy_file(folder / run.DATABASE, file)
    except (NotMovedError, OSError, sqlite3.Error) as error:
        fail(told(error))
    typer.echo(f"The house is copied to {file}. To go back: close it, and put the copy in place of {run.DATABASE}.")
