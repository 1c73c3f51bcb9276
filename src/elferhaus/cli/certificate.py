"""``elferhaus certificate``: what a house at home needs to be served over TLS."""

from __future__ import annotations

from typing import Annotated

import typer

from .arguments import fail
from .where import DataOption, data_folder


def certificate(
    data: DataOption = None,
    name: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A further name or address under which the house is reached; repeatable."),
    ] = None,
    renew: Annotated[bool, typer.Option("--renew", help="Make another in the place of the one that is there.")] = False,
) -> None:
    """Make a certificate for this machine's names and addresses at home, so that the house can be served over TLS.

    Nobody else vouches for it, so browsers warn once on every device: docs/warning.md says what to tell a family.
    """
    from elferhaus.server import certificate as certificates  # noqa: PLC0415 - the other commands start faster without it
    from elferhaus.server.run import lan_address  # noqa: PLC0415

    folder = data_folder(data)
    if (folder / certificates.CERTIFICATE).exists() and not renew:
        there = folder / certificates.CERTIFICATE
        fail(f"there is one already: {there}. --renew makes another, of which all devices warn again")
    try:
        made = certificates.make(folder, certificates.own_names(lan_address(), name or ()))
    except certificates.NoLibraryError:
        fail("this needs one more package: pip install 'elferhaus[certificate]'")
    except (OSError, ValueError) as error:
        fail(f"cannot make a certificate: {error}")
    typer.echo(f"The certificate is made, for {', '.join(made.names)}.")
    typer.echo("Open the house with it:\n")
    typer.echo(f"  elferhaus --certificate {made.certificate} --key {made.key}\n")
    typer.echo("Every device warns of it once, since nobody but this machine vouches for it. Whoever wants to be sure")
    typer.echo(f"compares the fingerprint (SHA-256) that the browser shows with this one:\n\n  {made.fingerprint}")
