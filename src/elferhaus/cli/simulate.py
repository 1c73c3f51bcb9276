"""``elferhaus simulate``: programs play, and we count."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from elferhaus.core.match import Match
from elferhaus.core.options import choose_rules, header_options
from elferhaus.core.refusal import Refused
from elferhaus.lab.entrants import BadEntrantError, IllegalMoveError
from elferhaus.lab.match_rows import Rows, rows_of
from elferhaus.lab.simulation import Played, Simulation, Task, play
from elferhaus.lab.spread import NoClusterError, Place, spread
from elferhaus.lab.tally import Tally

from .arguments import (
    EditionOption,
    GameArgument,
    OptionOption,
    fail,
    fail_by_rule,
    find_game,
    needs_lab,
    read_options,
    writable,
    write_whole,
)
from .bots import WHO, counted, fail_by_move, has_kernel, named_bots, progress_bar
from .console import Console
from .spread import JobsOption, OnOption, place_for

if TYPE_CHECKING:
    from collections.abc import Callable

    from elferhaus.core.game import AnyGame

WORTH_A_PROCESS = 200  # matches
USUAL_PLAYERS = 4


def simulate(
    game: GameArgument,
    players: Annotated[int | None, typer.Option(help="How many play; else 4, or the nearest the game takes.")] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many matches.")] = 100,
    seed: Annotated[
        int | None, typer.Option(help="The same seed plays the same matches; else one is drawn and told.")
    ] = None,
    edition: EditionOption = None,
    option: OptionOption = None,
    rounds: Annotated[int, typer.Option(help="Rounds in a match.")] = 1,
    bots: Annotated[str, typer.Option(help=f"Who plays, seat by seat, repeated as needed: {WHO}.")] = "random",
    record: Annotated[
        Path | None, typer.Option(help="Write records: a file for one match, a folder for many (made if missing).")
    ] = None,
    legal: Annotated[bool, typer.Option("--legal", help="Write with every decision what else was possible.")] = False,
    parquet: Annotated[
        Path | None, typer.Option(help="Write a table to this file, for pandas, polars and DuckDB.")
    ] = None,
    rows: Annotated[Rows, typer.Option(help="What a row of that table is.")] = "decision",
    jobs: JobsOption = None,
    on: OnOption = None,
) -> None:
    """Let programs play matches, print who won, and keep the records if wanted.

    Example: elferhaus simulate mogeln --players 5 --games 100 --seed 11 --bots random,greedy
    """
    found = find_game(game)
    seats = _nearest(found, USUAL_PLAYERS) if players is None else players
    options = read_options(found, option or [])
    try:
        choose_rules(found, edition, options, seats)  # before anything is made for so many
        named = named_bots(found, bots, seats)
        seed = secrets.randbelow(2**32) if seed is None else seed
        seated = tuple(named[seat % len(named)] for seat in range(seats))
        keeps = record is not None or parquet is not None
        simulation = Simulation(found.info.id, seated, rounds, seed, edition, options, keeps, legal)
        match = simulation.match()
    except Refused as refused:
        fail_by_rule(refused.refusal)
    needs_lab(parquet, "pyarrow")
    writable(parquet)
    target = None if record is None else _target(record, games)
    # Few matches are over before a second process has begun.
    place = place_for(max(1, games // WORTH_A_PROCESS) if jobs is None else games, jobs, on, has_kernel(found, seated))
    tally = Tally(seats)
    stopped = False
    try:
        with rows_of(rows, parquet) as write_rows:
            _play_all(simulation, games, place, tally, target, write_rows)
    except KeyboardInterrupt:
        stopped = True
    except (BadEntrantError, NoClusterError) as error:
        fail(str(error))
    except IllegalMoveError as error:
        fail_by_move(error)
    except OSError as error:
        fail(f"cannot write records to {record or parquet}: {error.strerror}")
    if tally.matches:
        _print_summary(match, list(seated), seed, tally)
    if stopped:
        typer.echo(f"stopped after {tally.matches} of {games} matches", err=True)
        raise typer.Exit(130)


def _nearest(game: AnyGame, players: int) -> int:
    fewest, most = game.info.players
    return min(max(players, fewest), most)


def _target(record: Path, games: int) -> Path:
    """Return the path to write to; a folder exists afterwards."""
    is_file = record.is_file() or (not record.is_dir() and record.suffix != "")
    if is_file and games != 1:
        fail(f"{record} is a file, and a file holds one match: name a folder, or play one game")
    try:
        (record.parent if is_file else record).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        fail(f"cannot make the folder for {record}: {error.strerror}")
    return record


def _play_all(
    simulation: Simulation,
    games: int,
    place: Place,
    tally: Tally,
    target: Path | None,
    write_rows: Callable[[int, Played], None],
) -> None:
    digits = max(4, len(str(games)))
    tasks = (Task(simulation, number) for number in range(1, games + 1))
    with progress_bar(simulation.game) as progress:
        bar = progress.add_task("", total=games)
        for task, played in spread(play, tasks, place):
            if target is not None:
                write_whole(_file(target, simulation.game, task.number, digits), b"\n".join([*played.lines, b""]))
            write_rows(task.number, played)
            tally.add(played.outcome, played.decisions)
            progress.advance(bar)


def _file(target: Path, game: str, number: int, digits: int) -> Path:
    return target / f"{game}-{number:0{digits}}.jsonl" if target.is_dir() else target


def _print_summary(match: Match, names: list[str], seed: int, tally: Tally) -> None:
    console = Console(highlight=False)
    info, rules = match.game.info, match.rules
    console.print(
        f"[bold]{info.id}[/] ({rules.edition}{_variant(match)}) · {counted(tally.matches, 'match', 'matches')} of "
        f"{counted(match.rounds, 'round')} · seed {seed}"
    )
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("seat", "player"):
        table.add_column(heading)
    for heading in ("wins", "share", "± 95 %", "points a match"):
        table.add_column(heading, justify="right")
    for seat, name in enumerate(names):
        share, margin = tally.win_share(seat)
        table.add_row(
            str(seat), name, str(tally.wins[seat]), f"{share:.1%}", f"{margin:.1%}", f"{tally.average_points(seat):.2f}"
        )
    console.print(table)
    console.print(f"{tally.decisions} decisions, {tally.decisions / tally.matches:.1f} a match")


def _variant(match: Match) -> str:
    variant = header_options(match.game.info, match.rules).get("variant")
    return "" if variant is None else f", {variant}"
