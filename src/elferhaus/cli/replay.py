"""``elferhaus replay``: the table after any line of a record, in the terminal or in the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from elferhaus.core.match import standing
from elferhaus.core.reader import BadRecordError, Reader
from elferhaus.games import game_named
from elferhaus.words import say_refusal

from .arguments import fail
from .check import read_record
from .console import Console
from .show_view import table_of_middle, table_of_seats

if TYPE_CHECKING:
    from collections.abc import Iterable


class KeepingReader(Reader):
    """A reader that keeps the lines: standard input can be read only once."""

    def __init__(self) -> None:
        """Begin with nothing."""
        super().__init__(game_named)
        self.kept: list[bytes] = []

    def read(self, lines: Iterable[bytes]) -> None:
        """Read and keep lines to the end, or raise BadRecordError at the first that breaks a rule."""
        super().read(self.kept.append(line) or line for line in lines)  # type: ignore[func-returns-value]


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record; - is standard input.")],
    to: Annotated[
        int | None,
        typer.Option("--to", min=1, help="The line after which to look; else the last, or with --open the first."),
    ] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", min=0, help="Whose eyes to look with; else a spectator's.")
    ] = None,
    show: Annotated[
        bool, typer.Option("--open", help="Show the whole match in the browser, to step through. Ctrl-C ends it.")
    ] = False,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="With --open: only print the address, and open no browser.")
    ] = False,
) -> None:
    """Print the table after a line of a record, as a seat or a spectator would see it, or show it in the browser."""
    reader = KeepingReader()
    try:
        read_record(reader, file, None if show else to)
    except BadRecordError as error:
        why = say_refusal("en", error.refusal, error.players, exactly=True)
        typer.echo(f"BAD {file}: line {error.line}: {error.refusal.rule}: {why}", err=True)
        raise typer.Exit(1) from None
    match = reader.match
    if seat is not None and seat >= match.seats:
        fail(f"there is no seat {seat}; the last one is {match.seats - 1}")
    if show:
        from .show_record import show_record  # noqa: PLC0415 - all of the house, which printing does not need

        show_record(b"".join(reader.kept), seat, to, browser=not no_browser)
        return
    console = Console(highlight=False)
    whose = "spectator" if seat is None else f"seat {seat}, {match.players[seat]}"
    console.print(
        Text(f"{match.game.info.id} ({match.rules.edition}) · round {match.round} of {match.rounds} · ")
        + Text(f"after line {reader.lines} · {whose}", style="dim")
    )
    if reader.state is None:
        console.print(Text("Nothing has been dealt yet: " + ", ".join(match.players)))
        return
    view = match.game.view(reader.state, seat)
    console.print(table_of_seats(view, match.players))
    console.print(table_of_middle(view))
    if not match.is_playing:
        _print_standing(console, reader)


def _print_standing(console: Console, reader: Reader) -> None:
    match = reader.match
    final = standing(match)
    console.print(
        Text("match over: " if match.is_over else "after the round: ", style="bold")
        + Text(", ".join(f"{name} {points}" for name, points in zip(match.players, final.points, strict=True)))
        + Text(f" · won by {', '.join(match.players[seat] for seat in final.winners)}" if match.is_over else "")
    )
