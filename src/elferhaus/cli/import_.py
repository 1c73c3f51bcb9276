"""``elferhaus import``: a house that was exported, into a database that holds nothing yet."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from .arguments import fail, told
from .where import DatabaseOption, DataOption, data_folder


def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `elferhaus export` wrote.")],
    data: DataOption = None,
    database: DatabaseOption = None,
) -> None:
    """Take in a house that was exported, from SQLite or PostgreSQL into either; only where nothing is kept yet."""
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415 - the other commands start much faster without it

    from elferhaus.server import run  # noqa: PLC0415 - the other commands start much faster without it
    from elferhaus.server.storage.moving import NotMovedError, read_in  # noqa: PLC0415

    folder = data_folder(data)
    os.umask(0o077)
    try:
        with file.open(encoding="utf-8") as lines:
            folder.mkdir(parents=True, exist_ok=True)
            with run.opened_database(folder, database or None, alone=True) as engine:
                rows = read_in(engine, lines)
    except (run.CannotOpenError, NotMovedError, OSError) as error:
        fail(told(error))
    except UnicodeError:
        fail("this is no house that was exported")
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", error)).splitlines()
        fail(f"these rows cannot be taken in, and none was: {why[0] if why else type(error).__name__}")
    typer.echo(f"{rows} rows are taken in. Open the house with the same options.")
