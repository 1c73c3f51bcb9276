"""``elferhaus forget``: delete all that a house has kept, from the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from .arguments import fail


def forget(
    data: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where tables are kept; else in your own data folder.")
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask whether it should really go.")] = False,
) -> None:
    """Delete all tables, names, results and house rules of a house that is closed; nobody can bring them back.

    While the house is open it is done on the family's page, with the key that the house printed.
    """
    from elferhaus.server import run as house  # noqa: PLC0415 - the other commands start much faster without it

    folder = data or user_data_path("elferhaus", appauthor=False)
    if not (folder / house.DATABASE).exists():
        fail(f"there is nothing in {folder}")
    if not yes and not typer.confirm(f"Delete everything in {folder}, for ever?"):
        typer.echo("Everything is kept.")
        return
    try:
        house.forget(folder)
    except house.CannotOpenError as error:
        fail(str(error))
    typer.echo("Everything is deleted.")
