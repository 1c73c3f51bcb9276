"""``elferhaus forget``: delete all that a house has kept, from the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from .arguments import fail
from .where import DatabaseOption, DataOption, data_folder


def forget(
    data: DataOption = None,
    database: DatabaseOption = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask whether it should really go.")] = False,
) -> None:
    """Delete all tables, names, results and house rules of a house that is closed; nobody can bring them back.

    While the house is open it is done on the family's page, with the key that the house printed. Houses over PostgreSQL
    may be open.
    """
    from elferhaus.server import run as house  # noqa: PLC0415 - the other commands start much faster without it

    folder = data_folder(data)
    if not database and not (folder / house.DATABASE).exists():
        fail(f"there is nothing in {folder}")
    if not yes and not typer.confirm(f"Delete everything in {'PostgreSQL' if database else folder}, for ever?"):
        typer.echo("Everything is kept.")
        return
    try:
        house.forget(folder, database or None)
    except house.CannotOpenError as error:
        fail(str(error))
    typer.echo("Everything is deleted.")
