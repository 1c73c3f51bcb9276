"""The command ``elferhaus`` and its subcommands."""

from __future__ import annotations

import os
import sys
from importlib.metadata import version
from typing import Annotated

import typer
from rich.console import Console

from . import check, games, replay, rules, serve, simulate

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("serve")(serve.serve)
app.command("games")(games.games)
app.command("rules")(rules.rules)
app.command("simulate")(simulate.simulate)
app.command("check")(check.check)
app.command("replay")(replay.replay)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"elferhaus {version('elferhaus')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def house(
    context: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Show the version and stop.")
    ] = False,
) -> None:
    """Elferhaus: eleven card games for one deck of number cards.

    Without a command the house opens, as with `serve`. The other commands tell the rules, let programs play, and check
    and replay the records of matches.
    """
    if context.invoked_subcommand is None:
        serve.serve()


def main() -> None:
    """Run the command line; a broken pipe or Ctrl-C is no accident."""
    try:
        app()
    except BrokenPipeError:
        # Whoever read our output has left (| head): nothing more to say, not even while shutting down.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except KeyboardInterrupt:
        Console(stderr=True).print("stopped")
        sys.exit(130)
