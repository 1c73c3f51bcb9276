"""Where a house keeps its tables: what several commands ask for."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

DataOption = Annotated[
    Path | None, typer.Option("--data", metavar="FOLDER", help="Where tables are kept; else in your own data folder.")
]
DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="postgresql://…",
        envvar="ELFERHAUS_DATABASE",
        help="Keep tables in PostgreSQL instead, where many houses can share them.",
    ),
]


def data_folder(data: Path | None) -> Path:
    """Return the folder that was given, or the user's own."""
    return data or user_data_path("elferhaus", appauthor=False)
