"""``elferhaus check``: whether a record is one, and everyone kept to the rules."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated

import typer

from elferhaus.core.reader import LONGEST_LINE, BadRecordError, Reader
from elferhaus.core.refusal import refuse
from elferhaus.core.seal import FAIR
from elferhaus.games import game_named
from elferhaus.words import say_refusal

from .arguments import LangOption, fail

if TYPE_CHECKING:
    from collections.abc import Iterator

    from elferhaus.core.seal import Sealed


def check(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE…", help="Records, or folders of them; - is standard input.")
    ],
    lang: LangOption = "en",
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Name only the bad ones, and count.")] = False,
) -> None:
    """Check records line by line against the rules.

    Prints `ok FILE GAME DECISIONS` or `BAD FILE: line N: RULE: why`, and fails if any is bad.
    """
    good = bad = 0
    promised: dict[str, Sealed] = {}
    for name in _all_files(files):
        reader = Reader(game_named)
        try:
            read_record(reader, name)
            _promised_once(reader, promised)
        except BadRecordError as error:
            bad += 1
            why = say_refusal(lang, error.refusal, error.players, exactly=True)
            _print(f"BAD {name}: line {error.line}: {error.refusal.rule}: {why}")
        else:
            good += 1
            if not quiet:
                so_far = "" if reader.is_complete else " (so far)"
                _print(f"ok {name} {reader.match.game.info.id} {reader.decisions}{so_far}")
    if quiet:
        _print(f"{good} ok, {bad} bad")
    if bad:
        raise typer.Exit(1)


def _promised_once(reader: Reader, promised: dict[str, Sealed]) -> None:
    """Look whether another record was dealt by the same promise: only a copy, or a part, of the same match may be."""
    sealed = reader.seal.sealed
    if sealed is not None and promised.setdefault(sealed.commitment, sealed) != sealed:
        raise BadRecordError(reader.seal.line, refuse(FAIR, "record-seal-again"), reader.match.players)


def read_record(reader: Reader, name: str, last_line: int | None = None) -> None:
    """Read a record, up to a line if one is given; what cannot be read at all is bad as well."""
    try:
        with _opened(name) as file:
            reader.read(_lines(file, last_line))
    except OSError as error:
        problem = refuse("RECORD", "record-unreadable", error=error.strerror or type(error).__name__)
        raise BadRecordError(max(reader.lines, 1), problem) from None
    except ValueError as error:  # a name with a NUL in it
        raise BadRecordError(1, refuse("RECORD", "record-unreadable", error=str(error))) from None


@contextmanager
def _opened(name: str) -> Iterator[IO[bytes]]:
    if name == "-":
        yield sys.stdin.buffer
    else:
        with Path(name).open("rb") as file:
            yield file


def _lines(file: IO[bytes], last_line: int | None) -> Iterator[bytes]:
    """Read line by line, never more at once than a line can be."""
    number = 0
    while (last_line is None or number < last_line) and (line := file.readline(LONGEST_LINE + 2)):
        number += 1
        yield line


def _all_files(names: list[str]) -> Iterator[str]:
    """Look into folders."""
    for name in names:
        if name != "-" and "\0" not in name and Path(name).is_dir():
            found = sorted(Path(name).rglob("*.jsonl"))
            if not found:
                fail(f"there is no record (*.jsonl) in {name}")
            yield from map(str, found)
        else:
            yield name


def _print(line: str) -> None:
    """Print a line on which a file name may stand that is no valid text."""
    typer.echo(line.encode("utf-8", "replace").decode())
