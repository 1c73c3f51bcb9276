"""A record as a film: what one pair of eyes saw of a match, picture by picture, as the page is told it at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from elferhaus.core.check import Reader
from elferhaus.games import game_named

from .entries import Choice, Opened, Played, Sat
from .table import Table
from .telling import table_info, update

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from elferhaus.core.game import Seat

    from .wire import Update


def check(lines: Sequence[str]) -> None:
    """Raise BadRecordError at the first line that breaks a rule."""
    Reader(game_named).read(line.encode() for line in lines)


def film(lines: Sequence[str], seat: Seat | None, portraits: Sequence[str | None] = ()) -> Iterator[Update]:
    """Yield a picture after every deal and every decision, with what followed from it; ``seq`` is its last line."""
    table = _laid(lines[0], portraits)
    here = frozenset(table.people())
    for first, last in _steps(lines):
        table.fold(Played(tuple(lines[first:last])))
        yield replace(update(table, seat, table_info(table, here)), seq=last)


def _laid(header: str, portraits: Sequence[str | None]) -> Table:
    """Return the table of a record, with everyone on their seats."""
    told: dict[str, Any] = msgspec.json.decode(header)
    players = told["players"]
    table = Table()
    choice = Choice(told["game"], told["edition"], told["options"], told["rounds"])
    table.fold(Opened("", "", len(players), choice))
    for seat, name in enumerate(players):
        portrait = portraits[seat] if seat < len(portraits) else None
        table.fold(Sat(seat, name, person=f"{seat}", portrait=portrait))
    return table


def _steps(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield from where to where the lines of each step are: a step begins with a deal or a decision."""
    begins = [at for at, line in enumerate(lines) if {"deal", "do"} & msgspec.json.decode(line).keys()]
    if begins:
        begins[0] = 0  # the header belongs to the first deal
        yield from zip(begins, [*begins[1:], len(lines)], strict=True)
