"""``elferhaus lab``: what would be if we dealt 12 cards, or drew only one."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table

from elferhaus.core.refusal import Refused
from elferhaus.lab.experiment import Experiment, results
from elferhaus.lab.measures import SAID, beginning, differences, written
from elferhaus.lab.rows import rows_to
from elferhaus.lab.spread import NoClusterError
from elferhaus.lab.ways import BadWay, Way, read_way, told_apart

from .arguments import GameArgument, fail, fail_by_rule, find_game, needs_lab, writable, write_whole
from .bots import WHO, progress_bar
from .console import Console
from .spread import JobsOption, OnOption, place_for

USUAL_SEATS = 4


def lab(
    game: GameArgument,
    way: Annotated[
        list[str] | None,
        typer.Option(
            "--way",
            "-w",
            metavar="NAME=VALUE,…",
            help="Another way to play, beside the leaflet's: options, edition, players, bots (thumb+random), and in "
            "some games hand and draws, which are house rules of the lab. Repeatable.",
        ),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option(help="How many play, where a way does not say so; else 4, or as near to that as the game allows."),
    ] = None,
    bots: Annotated[str, typer.Option(help=f"Who plays, repeated as needed: {WHO}.")] = "thumb",
    rounds: Annotated[int, typer.Option("--rounds", "-n", min=1, max=10_000_000, help="Rounds of each way.")] = 20_000,
    seed: Annotated[int | None, typer.Option(min=0, max=2**31 - 1, help="The same seed gives the same answer.")] = None,
    jobs: JobsOption = None,
    on: OnOption = None,
    html: Annotated[Path | None, typer.Option(help="Write pictures: one file that needs no network.")] = None,
    json: Annotated[Path | None, typer.Option("--json", help="Write the numbers to this file.")] = None,
    parquet: Annotated[Path | None, typer.Option(help="Write every round to this file, a row each.")] = None,
) -> None:
    """Play ways beside each other, and say what differs for sure.

    The first is as in the leaflet; each --way changes something. Ctrl-C ends it at any time, with an answer from what
    was played so far.

    Example: elferhaus lab elfer-raus --way hand=12 --way draws=1 --rounds 100000 --html answer.html
    """
    seats = _usual_seats(game) if players is None else players
    named = tuple(bot.strip() for bot in bots.split(","))
    try:
        ways = told_apart([read_way(game, text, seats, named) for text in ("", *(way or ()))])
    except BadWay as bad:
        fail(str(bad))
    except Refused as refused:
        fail_by_rule(refused.refusal)
    needs_lab(html, "altair", "vl_convert")
    needs_lab(parquet, "pyarrow")
    writable(html, json, parquet)
    seed = secrets.randbelow(2**31) if seed is None else seed
    experiment = Experiment(ways, rounds, seed)
    stopped = False
    try:
        _play(experiment, jobs, on, parquet)
    except KeyboardInterrupt:
        stopped = True
    except NoClusterError as error:
        fail(str(error))
    except OSError as error:
        fail(f"cannot write {parquet}: {error.strerror}")
    if experiment.found[0].rounds:
        experiment.keep_what_is_known()
        _print(experiment)
        if json is not None:
            _write(json, msgspec.json.format(msgspec.json.encode(_numbers(experiment, stopped))) + b"\n")
        if html is not None:
            from elferhaus.lab.pictures import page  # noqa: PLC0415 - slow to load

            _write(html, page(experiment).encode())
    if stopped:
        typer.echo(f"stopped after {sum(found.rounds for found in experiment.found)} rounds", err=True)
        raise typer.Exit(130)


def _usual_seats(game: str) -> int:
    fewest, most = find_game(game).info.players
    return min(max(fewest, USUAL_SEATS), most)


def _play(experiment: Experiment, jobs: int | None, on: str | None, parquet: Path | None) -> None:
    tasks = experiment.tasks()
    place = place_for(len(tasks), jobs, on, any(way.kernel for way in experiment.ways))
    total = sum(task.portion.count for task in tasks)
    with progress_bar("rounds") as progress, rows_to(parquet) as write:
        bar = progress.add_task("", total=total)
        for task, counted in results(tasks, place, rounds=parquet is not None):
            experiment.add(task, counted.measures)
            if counted.rounds is not None:
                write(task, counted.rounds)
            progress.advance(bar, task.portion.count)


def _print(experiment: Experiment) -> None:
    console = Console(highlight=False)
    first = experiment.ways[0]
    bots = ", ".join(dict.fromkeys(first.bots))
    console.print(
        f"[bold]{first.game}[/] · {first.seats} players · {bots} · {experiment.rounds_told} a way · "
        f"seed {experiment.seed}"
    )
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    for way in experiment.ways:
        table.add_column(_title(way).replace(",", ",\n").replace("=", "=\n"), justify="right", overflow="fold")
    estimates = [dict(found.estimates()) for found in experiment.found]
    for name, (title, _, _, form) in SAID.items():
        if any(name in each for each in estimates):
            table.add_row(title, *(written(each.get(name), form) for each in estimates))
    console.print(table)
    usual = experiment.found[0]
    begins = beginning(usual)
    if begins is not None:
        wins, often = usual.wins[0].estimate.mean, "more often" if begins else "less often"
        console.print(f"[bold]{_title(first)}[/]")
        console.print(f"  whoever begins wins {often} than their share ({wins:.1%}, not {1 / first.seats:.1%})")
    for way, found in zip(experiment.ways[1:], experiment.found[1:], strict=True):
        console.print(f"[bold]{_title(way)}[/]")
        for said in differences(usual, found) or ["nothing differs for sure"]:
            console.print(f"  {said}")
    if any(way.house_rules for way in experiment.ways):
        console.print("[dim]hand and draws are house rules of the lab: no leaflet has them[/]")


def _title(way: Way) -> str:
    return f"{way.label} *" if way.house_rules else way.label


def _numbers(experiment: Experiment, stopped: bool) -> dict[str, Any]:
    ways = []
    for way, found in zip(experiment.ways, experiment.found, strict=True):
        measured = {name: {"mean": each.mean, "margin": each.margin} for name, each in found.estimates()}
        by_place = [each.estimate for each in found.wins]
        ways.append(
            {
                **msgspec.to_builtins(way),
                "house_rules": way.house_rules,
                "rounds": found.rounds,
                "measures": measured,
                "wins_by_place": [{"mean": each.mean, "margin": each.margin} for each in by_place],
                "lengths": dict(sorted(found.lengths.items())),
                "differs": differences(experiment.found[0], found),
            }
        )
    return {"seed": experiment.seed, "stopped": stopped, "ways": ways}


def _write(path: Path, content: bytes) -> None:
    try:
        write_whole(path, content)
    except OSError as error:
        fail(f"cannot write {path}: {error.strerror}")
