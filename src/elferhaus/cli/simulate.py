"""``elferhaus simulate``: programs play, and we count."""

from __future__ import annotations

import secrets
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from elferhaus.core.match import Match, new_match, play_match, standing
from elferhaus.core.options import choose_rules, header_options
from elferhaus.core.refusal import Refused
from elferhaus.games import room_of
from elferhaus.lab.tally import Tally

from .arguments import EditionOption, GameArgument, OptionOption, fail, fail_by_rule, find_game, read_options
from .bots import WHO, named_bots, progress_bar

if TYPE_CHECKING:
    from elferhaus.core.game import AnyGame

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
) -> None:
    """Let programs play matches, print who won, and keep the records if wanted.

    Example: elferhaus simulate mogeln --players 5 --games 100 --seed 11 --bots random,greedy
    """
    found = find_game(game)
    seats = _nearest(found, USUAL_PLAYERS) if players is None else players
    options = read_options(found, option or [])
    try:
        choose_rules(found, edition, options, seats)  # before anything is made for so many
        named = named_bots(bots, seats)
        names = [named[seat % len(named)] for seat in range(seats)]
        match = new_match(found, [f"{name} {seat + 1}" for seat, name in enumerate(names)], rounds, edition, **options)
    except Refused as refused:
        fail_by_rule(refused.refusal)
    target = None if record is None else _target(record, games)
    seed = secrets.randbelow(2**32) if seed is None else seed
    tally = Tally(seats)
    stopped = False
    try:
        _play_all(match, names, games, seed, tally, target, legal)
    except KeyboardInterrupt:
        stopped = True
    except OSError as error:
        fail(f"cannot write records to {record}: {error.strerror}")
    if tally.matches:
        _print_summary(match, names, seed, tally)
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
    match: Match, names: list[str], games: int, seed: int, tally: Tally, target: Path | None, legal: bool
) -> None:
    room = room_of(match.game)
    players = [room.player(name) for name in names]
    digits = max(4, len(str(games)))
    with progress_bar(match.game.info.id) as progress:
        task = progress.add_task("", total=games)
        for number in range(1, games + 1):
            lines: list[bytes] = []
            # Each match has its own generator, so that match 7 is the same whether 10 or 1,000 are played.
            rng = Random(f"{seed}/{number}")
            played, decisions = play_match(
                match, players, rng, lines.append if target is not None else None, legal=legal
            )
            if target is not None:
                _write(_file(target, match, number, digits), lines)
            tally.add(standing(played), decisions)
            progress.advance(task)


def _file(target: Path, match: Match, number: int, digits: int) -> Path:
    return target / f"{match.game.info.id}-{number:0{digits}}.jsonl" if target.is_dir() else target


def _write(path: Path, lines: list[bytes]) -> None:
    """Write a whole record or none: an interrupted run leaves no half file."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_bytes(b"\n".join([*lines, b""]))
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _print_summary(match: Match, names: list[str], seed: int, tally: Tally) -> None:
    console = Console(highlight=False)
    info, rules = match.game.info, match.rules
    console.print(
        f"[bold]{info.id}[/] ({rules.edition}{_variant(match)}) · {tally.matches} matches of {match.rounds} "
        f"{'round' if match.rounds == 1 else 'rounds'} · seed {seed}"
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
