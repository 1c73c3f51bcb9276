"""``elferhaus arena``: which bot is better, on the same cards."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.measure import Measurement
from rich.table import Table

from elferhaus.core.duplicate import rotations
from elferhaus.core.options import choose_rules
from elferhaus.core.refusal import Refused
from elferhaus.lab.arena import Contest, Standing, line_up, play_deals
from elferhaus.lab.entrants import BadEntrantError, IllegalMoveError
from elferhaus.lab.leaderboard import BadLeaderboardError, add, read, row_of
from elferhaus.lab.spread import NoClusterError, Place

from .arguments import (
    EditionOption,
    GameArgument,
    OptionOption,
    fail,
    fail_by_rule,
    find_game,
    read_options,
    told,
    writable,
    write_whole,
)
from .bots import WHO, counted, fail_by_move, has_kernel, named_bots, progress_bar
from .console import Console
from .spread import JobsOption, OnOption, place_for

WIDEST: Final = 500  # letters of a line


def arena(
    game: GameArgument,
    bots: Annotated[
        str,
        typer.Option(
            help="Who plays, the last one named filling the seats that are left: with 4 players `thumb,greedy` is one "
            f"thumb among three greedy ones. There are: {WHO}. Your own: `module:Player`, or `program:./command` in "
            "any language (docs/research.md)."
        ),
    ],
    players: Annotated[int, typer.Option(help="How many play.")] = 4,
    matches: Annotated[
        int, typer.Option(min=1, help="How many matches; rounded up to whole deals, each played in every rotation.")
    ] = 1000,
    rounds: Annotated[int, typer.Option(help="Rounds in a match.")] = 1,
    seed: Annotated[
        int | None, typer.Option(help="The same seed deals the same cards; else one is drawn and told.")
    ] = None,
    edition: EditionOption = None,
    option: OptionOption = None,
    jobs: JobsOption = None,
    on: OnOption = None,
    json: Annotated[Path | None, typer.Option("--json", help="Write the result to this file, too.")] = None,
    leaderboard: Annotated[
        Path | None, typer.Option(help="Add the bot named first to this file, and print where it stands.")
    ] = None,
) -> None:
    """Let bots play duplicate deals, and print who is better, and how sure that is.

    Every deal is played once in each rotation of the bots around the table, so each has every seat with the same cards.
    A share is that of one seat's games won (a shared win is split); its 95 % interval is taken over deals.

    Example: elferhaus arena elfer-raus --players 4 --bots thumb,greedy --matches 4000
    """
    found = find_game(game)
    options = read_options(found, option or [])
    try:
        choose_rules(found, edition, options, players)  # before anything is made for so many
        seed = secrets.randbelow(2**32) if seed is None else seed
        seated = line_up(named_bots(found, bots, players), players)
        contest = Contest(found.info.id, seated, seed, rounds, edition, options)
        contest.match()
    except Refused as refused:
        fail_by_rule(refused.refusal)
    writable(json, leaderboard)
    if leaderboard is not None:
        _check_leaderboard(leaderboard, contest)
    deals = -(-matches // len(rotations(contest.bots)))
    place = place_for(deals, jobs, on, has_kernel(found, seated))
    standing = Standing(contest)
    stopped = False
    try:
        _play(contest, deals, place, standing)
    except KeyboardInterrupt:
        stopped = True
    except (BadEntrantError, NoClusterError) as error:
        fail(str(error))
    except IllegalMoveError as error:
        fail_by_move(error)
    if standing.deals:
        _print(standing)
    if json is not None:
        _write(json, standing, stopped)
    if leaderboard is not None and standing.deals and not stopped:
        _enter(leaderboard, standing)
    if stopped:
        typer.echo(f"stopped after {standing.deals} of {deals} deals", err=True)
        raise typer.Exit(130)


def _play(contest: Contest, deals: int, place: Place, standing: Standing) -> None:
    with progress_bar(f"{contest.game}, deals") as progress:
        task = progress.add_task("", total=deals)
        for scores in play_deals(contest, deals, place):
            standing.add(scores)
            progress.advance(task)


def _print(standing: Standing) -> None:
    console = Console(highlight=False)
    contest = standing.contest
    chosen = ", ".join([contest.match().rules.edition, *(f"{name}={value}" for name, value in contest.options.items())])
    matches = counted(standing.matches, "match", "matches")
    console.print(
        f"[bold]{contest.game}[/] ({chosen}) · {len(contest.bots)} players · {matches} of "
        f"{counted(contest.rounds, 'round')}: {counted(standing.deals, 'deal')} in "
        f"{counted(len(rotations(contest.bots)), 'rotation')} · seed {contest.seed}",
        soft_wrap=True,
    )
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("bot", "seats", "win share", "95 % interval", "even", "points", "a move", ""):
        table.add_column(heading, justify="left" if heading in {"bot", ""} else "right", no_wrap=True)
    for name, total in standing.sums.items():
        share, margin = standing.share(name)
        table.add_row(
            name,
            str(contest.bots.count(name)),
            f"{share:.1%}",
            f"{max(0, share - margin):.1%} to {min(1, share + margin):.1%}",
            f"{standing.even:.1%}",
            f"{standing.points(name):.2f}",
            _time(standing.move_time(name)) if total.moves else "",
            _verdict(share, margin, standing.even),
        )
    # A program's name is long: where the window is narrow, lines are rather long than cut.
    needed = Measurement.get(console, console.options.update(max_width=WIDEST), table).maximum
    console.width = max(console.width, needed)
    console.print(table)


def _verdict(share: float, margin: float, even: float) -> str:
    if share - margin > even:
        return "better"
    return "worse" if share + margin < even else "unclear"


def _time(seconds: float) -> str:
    return f"{seconds * 1e6:.0f} µs" if seconds < 0.001 else f"{seconds * 1e3:.1f} ms"


def _check_leaderboard(path: Path, contest: Contest) -> None:
    """Say what is wrong before anybody plays."""
    if contest.bots.count(contest.bots[0]) > 1:
        fail("for a leaderboard, the bot named first plays among others: name two")
    try:
        read(path)
    except (BadLeaderboardError, OSError) as error:
        fail(told(error))


def _enter(path: Path, standing: Standing) -> None:
    entered = row_of(standing)
    try:
        rows = add(path, entered)
    except OSError as error:
        fail(f"cannot write {path}: {error.strerror}")
    beside = [row for row in rows if row.key[:-1] == entered.key[:-1]]
    Console(highlight=False).print(
        f"{entered.bot} stands in place {beside.index(entered) + 1} of {len(beside)} among {entered.among} in {path}",
        soft_wrap=True,
    )


def _write(path: Path, standing: Standing, stopped: bool) -> None:
    contest = standing.contest
    bots = []
    for name, total in standing.sums.items():
        share, margin = standing.share(name) if total.games else (0.0, 1.0)
        bots.append(
            {
                "bot": name,
                "seats": contest.bots.count(name),
                "games": total.games,
                "wins": round(total.wins, 3),
                "share": round(share, 5),
                "interval": [round(max(0, share - margin), 5), round(min(1, share + margin), 5)],
                "points": round(standing.points(name), 3) if total.games else None,
                "moves": total.moves,
                "seconds_a_move": round(standing.move_time(name), 9),
            }
        )
    result = {
        **msgspec.to_builtins(contest),
        "edition": contest.match().rules.edition,
        "deals": standing.deals,
        "matches": standing.matches,
        "stopped": stopped,
        "even": standing.even,
        "results": bots,
    }
    try:
        write_whole(path, msgspec.json.format(msgspec.json.encode(result)) + b"\n")
    except OSError as error:
        fail(f"cannot write {path}: {error.strerror}")
