"""What several commands ask for: a game, an edition, a language, options; and how they say no."""

from __future__ import annotations

from importlib.util import find_spec
from os import W_OK, access
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from elferhaus.core.options import option_named, read_option
from elferhaus.games import game_named, games, problems
from elferhaus.words import Language, say_refusal

if TYPE_CHECKING:
    from pathlib import Path

    from elferhaus.core.game import AnyGame
    from elferhaus.core.refusal import Refusal

LangOption = Annotated[Language, typer.Option("--lang", help="Language of the text.")]
GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="A game's name: see `elferhaus games`.")]
EditionOption = Annotated[str | None, typer.Option("--edition", help="An edition of the game; else its default.")]

OptionOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="An option of the game, the variant among them; repeatable."
    ),
]


def fail(message: str) -> NoReturn:
    """Say what is wrong and leave; nothing has been changed."""
    typer.echo(f"elferhaus: {message}", err=True)
    raise typer.Exit(2)


def writable(*files: Path | None) -> None:
    """Say at once where a file cannot be written, before anything is played for it."""
    for file in files:
        if file is not None and file.is_dir():
            fail(f"cannot write {file}: it is a folder")
        if file is not None and not access(file if file.exists() else file.parent, W_OK):
            fail(f"cannot write {file}: {'no permission' if file.parent.is_dir() else 'there is no such folder'}")


def write_whole(file: Path, content: bytes) -> None:
    """Write all of a file or nothing: where it is interrupted, or the disk is full, what was there stays."""
    file = file.resolve()  # a link stays one
    is_device = file.exists() and not file.is_file()
    if is_device or not access(file.parent, W_OK):
        file.write_bytes(content)
        return
    part = file.with_name(f"{file.name}.part")
    try:
        part.write_bytes(content)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def told(error: Exception) -> str:
    """Return an error in words, with the file where the system named one."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return str(error)


def needs_lab(wanted: Path | None, *packages: str) -> None:
    """Say at once what is missing to write a file, before anything is played."""
    if wanted is not None and any(find_spec(package) is None for package in packages):
        fail(f"{wanted.name} needs {' and '.join(packages)}: pip install 'elferhaus[lab]'")


def fail_by_rule(refusal: Refusal, language: Language = "en") -> NoReturn:
    """Say which rule forbids a choice and leave."""
    fail(f"{say_refusal(language, refusal)} ({refusal.rule})")


def tell_problems() -> None:
    """Name the games of other packages that cannot be played here, a line each."""
    for problem in problems():
        typer.echo(f"elferhaus: {problem}", err=True)


def find_game(name: str) -> AnyGame:
    """Return a game, or say which there are."""
    game = game_named(name)
    if game is None:
        tell_problems()
        fail(f"there is no game “{name}”; there are: {', '.join(game.info.id for game in games())}")
    return game


def read_options(game: AnyGame, texts: list[str]) -> dict[str, Any]:
    """Return the options that were typed as name=value."""
    options: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            fail(f"an option is written name=value, not “{text}”")
        option = option_named(game.info, name)
        if option is None:
            known = ", ".join(option.name for option in game.info.options)
            fail(f"{game.info.id} has no option “{name}”; it has: {known}")
        if name in options:
            fail(f"the option {name} is given twice")
        options[name] = read_option(option, value)
    return options
