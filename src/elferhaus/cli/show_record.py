"""A house that shows one record in the browser, on this machine only, and keeps nothing."""

from __future__ import annotations

import secrets
import sys
import tempfile
import threading
import webbrowser
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlencode

import typer

from elferhaus.server import run as house
from elferhaus.server.http.app import create_app

from .arguments import fail

if TYPE_CHECKING:
    from elferhaus.core.game import Seat

HERE: Final = "127.0.0.1"


def show_record(record: bytes, seat: Seat | None, line: int | None, *, browser: bool) -> None:
    """Open a house for a record, and the browser at it; return when somebody ends it."""
    key = secrets.token_hex(8)  # others on this machine could reach the house, too
    asked = {name: value for name, value in {"seat": seat, "line": line}.items() if value is not None}

    def ready(addresses: list[str], _key: str) -> None:
        address = f"{addresses[0]}/replay/{key}" + (f"?{urlencode(asked)}" if asked else "")
        typer.echo(f"The match is shown at {address}")
        typer.echo("Nothing of it is kept. Ctrl-C ends it.")
        sys.stdout.flush()
        if browser and house.has_desktop():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    # Some systems let go of a log file only when the program ends.
    with tempfile.TemporaryDirectory(prefix="elferhaus-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        try:
            house.run(folder, HERE, 0, folder / house.LOG, ready, make_app=partial(create_app, shown={key: record}))
        except house.CannotOpenError as error:
            fail(str(error))
