"""``elferhaus serve``, and ``elferhaus`` alone: open the house on this machine."""

from __future__ import annotations

import sys
import threading
import webbrowser
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from .arguments import fail, tell_problems

PORT = 1111


def serve(
    data: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where tables are kept; else in your own data folder.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="postgresql://…",
            envvar="ELFERHAUS_DATABASE",
            help="Keep tables in PostgreSQL instead, where many houses can share them.",
        ),
    ] = None,
    inner: Annotated[
        str | None,
        typer.Option(
            metavar="HOST:PORT",
            help="Where health and metrics are told, and other houses of the same PostgreSQL reach this one; "
            "an address of this machine or your own network.",
        ),
    ] = None,
    host: Annotated[
        str,
        typer.Option(metavar="ADDRESS", help="The address to listen on; 127.0.0.1 keeps the house to this machine."),
    ] = "0.0.0.0",  # noqa: S104 - so that phones in the same network reach it
    port: Annotated[
        int,
        typer.Option(
            metavar="NUMBER", min=0, max=65535, help="The port to listen on; the next free one if it is taken."
        ),
    ] = PORT,
    name: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name under which the world knows this house; repeatable."),
    ] = None,
    behind_proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A proxy that says for whom it comes, and is believed; repeatable."),
    ] = None,
    certificate: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Serve over TLS with this certificate, as PEM; with --key.")
    ] = None,
    key: Annotated[Path | None, typer.Option(metavar="FILE", help="The certificate's key, as PEM.")] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")] = False,
    log: Annotated[
        str | None, typer.Option(metavar="FILE", help="Where to log, - for stderr; else to the data folder.")
    ] = None,
) -> None:
    """Open the house: people and programs can open tables and play. Ctrl-C closes it; every table is kept."""
    from elferhaus.server import run as house  # noqa: PLC0415 - the other commands start much faster without it

    database = database or None  # set to nothing, a variable of the environment is not set
    folder = data or user_data_path("elferhaus", appauthor=False)
    log_file = None if log == "-" else folder / house.LOG if log is None else Path(log)

    if (certificate is None) != (key is None):
        fail("--certificate and --key go together")
    for proxy in behind_proxy or ():
        if not _is_network(proxy):  # it would be believed of nobody, or of everybody
            fail(f"--behind-proxy is an address or a network, 127.0.0.1 or 10.0.0.0/24, and not “{proxy}”")
    public = house.Public(tuple(name or ()), tuple(behind_proxy or ()), certificate, key)

    def ready(addresses: list[str], delete_key: str) -> None:
        typer.echo(f"Elferhaus is open: {addresses[0]}")
        if len(addresses) > 1:
            typer.echo(f"Phones in the same network: {addresses[-1]}")
            if _can_draw():
                typer.echo(f"\n{house.qr_code(addresses[-1])}")
        tell_problems()
        kept = folder if database is None else "PostgreSQL"
        typer.echo(f"Tables are kept in {kept}. Ctrl-C closes the house.")
        typer.echo(f"Key for deleting everything on the family's page: {delete_key}")
        sys.stdout.flush()
        if not no_browser and house.has_desktop():
            # In a thread of its own: some browsers are slow to start, and the house is open already.
            threading.Thread(target=webbrowser.open, args=(addresses[0],), daemon=True).start()

    try:
        house.run(folder, host, port, log_file, ready, database=database, inner=inner, public=public)
    except house.CannotOpenError as error:
        fail(str(error))
    typer.echo("Elferhaus is closed.")


def _is_network(text: str) -> bool:
    try:
        ip_network(text)
    except ValueError:
        return False
    return True


def _can_draw() -> bool:
    """Tell whether a QR code would be seen as one."""
    try:
        "▀▄█".encode(sys.stdout.encoding or "ascii")
    except (UnicodeError, LookupError):
        return False
    return sys.stdout.isatty()
