"""``elferhaus coach``: who was how likely to win, what every decision cost, and what was luck."""

from __future__ import annotations

from collections import Counter
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, get_args

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from elferhaus.coach import NoCoachError
from elferhaus.coach import coach as coach_match
from elferhaus.coach.judging import TRIED
from elferhaus.coach.report import Word
from elferhaus.coach.sentences import better, change, dear, done, sentences, summed, swing, why, word
from elferhaus.core.reader import BadRecordError
from elferhaus.words import say, say_refusal

from .arguments import LangOption, fail, writable, write_whole
from .bots import progress_bar
from .check import read_record
from .console import Console
from .replay import KeepingReader

if TYPE_CHECKING:
    from elferhaus.coach import Report
    from elferhaus.words import Language

COLOURS = {"best": "green", "good": "green", "inexact": "yellow", "mistake": "red", "blunder": "bold red"}


def coach(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="The record of a match that is over; - is standard input.")
    ],
    html: Annotated[Path | None, typer.Option(help="Write all of it with its picture: one file, no network.")] = None,
    json: Annotated[Path | None, typer.Option("--json", help="Write the numbers to this file; - prints them.")] = None,
    lang: LangOption = "en",
    most: Annotated[int, typer.Option(min=0, help="How many dear decisions to print.")] = 12,
) -> None:
    """Say after a match who was how likely to win, which decisions cost something, and what was luck.

    Every decision is judged by what its player could know then. The same record always gets the same answer.

    Example: elferhaus coach match.jsonl --html match.html
    """
    if html is not None and any(find_spec(package) is None for package in ("altair", "vl_convert")):
        fail(f"{html.name} needs altair and vl_convert: pip install 'elferhaus[lab]'")
    writable(html, None if json == Path("-") else json)
    try:
        report = _report(file)
    except BadRecordError as error:
        told = say_refusal(lang, error.refusal, error.players, exactly=True)
        typer.echo(f"BAD {file}: line {error.line}: {error.refusal.rule}: {told}", err=True)
        raise typer.Exit(1) from None
    except NoCoachError as error:
        fail(f"{say(lang, 'coach-none')} ({error.game})")
    if json is not None:
        _write(json, msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    if json != Path("-"):
        _print(report, lang, most)
    if html is not None:
        from elferhaus.coach.pictures import page  # noqa: PLC0415 - slow to load

        _write(html, page(report, lang).encode())


def _report(file: str) -> Report:
    reader = KeepingReader()
    read_record(reader, file)
    with progress_bar("moves") as progress:
        bar = progress.add_task("", total=None)
        return coach_match(reader.kept, lambda done, total: progress.update(bar, completed=done, total=total))


def _print(report: Report, language: Language, most: int) -> None:
    console = Console(highlight=False)
    console.print(Text(say(language, f"game-{report.game}"), style="bold"), f"· {', '.join(report.players)}")
    for line in sentences(language, report):
        console.print(Text(line))
    if report.reactions:
        return
    console.print(_seats(report, language))
    if report.nature == "choice":
        console.print(_words(report, language))
    console.print(Text(f"\n{say(language, 'coach-swings')}", style="bold"))
    for at in report.swings:
        console.print(Text(f"{at:5}  {swing(language, report, at)}"))
    costly = dear(report)[:most]
    if costly:
        console.print(Text(f"\n{say(language, 'coach-dear')}", style="bold"))
        table = Table(box=None, pad_edge=False, show_header=False)
        for moment in costly:
            assert moment.verdict is not None
            table.add_row(
                Text(f"{report.moments.index(moment):5}"),
                Text(done(language, report, moment)),
                Text(word(language, moment), style=COLOURS[moment.verdict.word]),
                Text(change(-moment.verdict.cost)),
                Text(better(language, report, moment)),
                Text("" if moment.verdict.why == TRIED else why(language, report, moment), style="dim"),
            )
        console.print(table)


def _seats(report: Report, language: Language) -> Table:
    """Return a line for everyone: where the result comes from, in parts that add up."""
    table = _table(language, "coach-player", "coach-even", "coach-cards", "coach-own", "coach-others", "coach-result")
    for name, each in zip(report.players, report.balances, strict=True):
        table.add_row(Text(name), *summed(each))
    return table


def _words(report: Report, language: Language) -> Table:
    """Return a line for everyone: how often which word was said."""
    table = _table(language, "coach-player")
    for each in get_args(Word):
        table.add_column(say(language, "coach-word", word=each), justify="right")
    for seat, name in enumerate(report.players):
        said = Counter(moment.verdict.word for moment in report.moments if moment.verdict and moment.by == seat)
        table.add_row(Text(name), *(f"{said[each]}" for each in get_args(Word)))
    return table


def _table(language: Language, name: str, *keys: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(say(language, name), no_wrap=True)
    for key in keys:
        table.add_column(say(language, key), justify="right")
    return table


def _write(path: Path, content: bytes) -> None:
    if path == Path("-"):
        typer.echo(content.decode(), nl=False)
        return
    try:
        write_whole(path, content)
    except OSError as error:
        fail(f"cannot write {path}: {error.strerror}")
