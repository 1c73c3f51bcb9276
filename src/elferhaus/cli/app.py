"""The command ``elferhaus`` and its subcommands."""

from __future__ import annotations

import re
from importlib import import_module
from keyword import iskeyword
from typing import Annotated, Final

import typer
from typer.main import get_command

COMMANDS: Final = (
    *("serve", "games", "rules", "simulate", "arena", "lab", "check", "replay", "coach"),
    *("forget", "backup", "export", "import", "certificate"),
)


def run(arguments: list[str]) -> int:
    """Carry out a command and return its exit status; what was typed wrongly is told in one line."""
    command = get_command(command_line(arguments))
    try:
        status = command.main(arguments, prog_name="elferhaus", standalone_mode=False)
    except typer.Abort:
        return 1
    except typer.TyperException as error:
        named = [name for name in arguments[:1] if name in COMMANDS]
        typer.echo(
            f"elferhaus: {_plain(error.format_message())} (see {' '.join(['elferhaus', *named, '--help'])})", err=True
        )
        return error.exit_code
    except Exception as error:
        from elferhaus.games import failing  # noqa: PLC0415 - most commands that fail do without games

        if (told := failing(error)) is None:
            raise
        typer.echo(f"elferhaus: {told}", err=True)
        return 1
    return status if isinstance(status, int) else 0


def _plain(message: str) -> str:
    """Return what is wrong with the command line as this house says it.

    >>> _plain("Invalid value for '--lang': Value error, 'xx' is not one of 'de', 'en'.")
    "invalid value for '--lang': 'xx' is not one of 'de', 'en'"
    """
    short = re.sub("Value error, |, unable to parse .*", "", " ".join(message.split()))
    return short[:1].lower() + short[1:].removesuffix(".")


def command_line(arguments: list[str]) -> typer.Typer:
    """Return the command line for these arguments: a command that is not called is not loaded either."""
    found = typer.Typer(
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode="markdown",
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    found.callback()(house)
    for name in arguments[:1] if arguments and arguments[0] in COMMANDS else COMMANDS:
        word = f"{name}_" if iskeyword(name) else name
        found.command(name)(getattr(import_module(f".{word}", __package__), word))
    return found


def _print_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version  # noqa: PLC0415 - slow to load, and only needed here

        typer.echo(f"elferhaus {version('elferhaus')}")
        raise typer.Exit


def house(
    _version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Show the version and stop.")
    ] = False,
) -> None:
    """Elferhaus: eleven card games for one deck of number cards.

    Without a command the house opens, as with `serve`. The other commands tell the rules, let programs play, and check,
    replay and coach the records of matches.
    """
