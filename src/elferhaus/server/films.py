"""A record as a film: what one pair of eyes saw of a match, picture by picture, as the page is told it at a table."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from elferhaus.bots import PLAYERS
from elferhaus.core.check import BadRecordError, Reader
from elferhaus.core.game import Seat
from elferhaus.core.refusal import refuse
from elferhaus.games import game_named

from .entries import Choice, Opened, Played, Sat
from .table import Table
from .telling import table_info, update

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from .table import Chair
    from .wire import Update

LONGEST_RECORD: Final = 4 * 1024 * 1024  # bytes


class Picture(Struct, omit_defaults=True):
    """One step further. Of the table and the view there is only what differs from the picture before.

    ``seq`` is the step's last line in the record. ``hands`` has every hand that changed, where no seat's eyes look.
    """

    seq: int
    table: dict[str, Any] = {}
    happened: tuple[Any, ...] = ()
    view: dict[str, Any] = {}
    hands: dict[Seat, tuple[str, ...]] = {}


class Film(Struct):
    """A match that can be looked at again, through the eyes of a seat or of somebody who only watched."""

    seat: Seat | None
    match: int  # which of those there are, counted from 1
    matches: int
    pictures: list[Picture]


class NoSuchPartError(LookupError):
    """There is no such match, or no such seat in it."""


def check(lines: Sequence[str]) -> None:
    """Raise BadRecordError at the first line that breaks a rule."""
    Reader(game_named).read(line.encode() for line in lines)


def film(lines: Sequence[str], seat: Seat | None, portraits: Sequence[str | None] = ()) -> Iterator[Update]:
    """Yield a picture after every deal and every decision, with what followed from it; ``seq`` is its last line."""
    for table, last in _followed(lines, portraits):
        yield _picture(table, seat, last)


def film_of(
    records: Sequence[Sequence[str]], match: int | None, seat: Seat | None, chairs: Sequence[Chair | None] = ()
) -> Film:
    """Return the film of one of several matches, the last if none is named; ``chairs`` are the table's now."""
    number = len(records) if match is None else match
    if not 1 <= number <= len(records):
        raise NoSuchPartError("there is no such match")
    lines = records[number - 1]
    players: list[str] = msgspec.json.decode(lines[0])["players"]
    if seat is not None and not 0 <= seat < len(players):
        raise NoSuchPartError("there is no such seat")
    return Film(seat, number, len(records), list(_pictures(lines, seat, _portraits(players, chairs))))


def read_records(text: bytes) -> list[list[str]]:
    """Return the matches of a file, or raise BadRecordError at the first line of it that breaks a rule.

    A table's file has all its matches, one after the other.
    """
    lines = text.removesuffix(b"\n").split(b"\n")
    begins = [at for at, line in enumerate(lines) if at == 0 or (b'"match"' in lines[at - 1] and b'"format"' in line)]
    ends = [*begins[1:], len(lines)]
    return [_read_record(lines[begin:end], begin) for begin, end in zip(begins, ends, strict=True)]


def _read_record(lines: Sequence[bytes], before: int) -> list[str]:
    reader = Reader(game_named)
    try:
        reader.read(lines)
    except BadRecordError as error:
        raise BadRecordError(before + error.line, error.refusal) from None
    if reader.state is None:
        raise BadRecordError(before + len(lines), refuse("RECORD", "record-deal-missing"))
    return [line.decode() for line in lines]


def _pictures(lines: Sequence[str], seat: Seat | None, portraits: Sequence[str | None]) -> Iterator[Picture]:
    """Yield each picture as what it changes; nothing can be done any more, so nothing is said about that."""
    before: Update | None = None
    hands: dict[Seat, tuple[str, ...]] = {}
    for table, last in _followed(lines, portraits):
        now = _picture(table, seat, last)
        held = dict(_hands(table)) if seat is None else {}
        yield Picture(
            now.seq,
            _changes(before and before.table, now.table),
            now.happened,
            _changes(before and before.view, now.view),
            {each: hand for each, hand in held.items() if hands.get(each) != hand},
        )
        before, hands = now, held


def _picture(table: Table, seat: Seat | None, last: int) -> Update:
    return replace(update(table, seat, table_info(table, table.people().keys())), seq=last)


def _hands(table: Table) -> Iterator[tuple[Seat, tuple[str, ...]]]:
    """Yield every hand as its own seat sees it; not every game has hands."""
    if "hand" in table.game.view_type.__struct_fields__:
        for seat in range(len(table.chairs)):
            yield seat, tuple(table.game.view(table.state, seat).hand)


def _changes(before: Struct | None, now: Struct) -> dict[str, Any]:
    """Return the fields of a struct that are not as they were, and at first also what kind of struct it is."""
    if before is None and now.__struct_config__.tag_field is not None:
        changes = {now.__struct_config__.tag_field: now.__struct_config__.tag}
    else:
        changes = {}
    for field in now.__struct_fields__:
        value = getattr(now, field)
        if before is None or getattr(before, field) != value:
            changes[field] = value
    return changes


def _followed(lines: Sequence[str], portraits: Sequence[str | None]) -> Iterator[tuple[Table, int]]:
    """Yield the table, always the same one, after each step, and the step's last line."""
    table = _laid(lines[0], portraits)
    for first, last in _steps(lines):
        table.fold(Played(tuple(lines[first:last])))
        yield table, last


def _laid(header: str, portraits: Sequence[str | None]) -> Table:
    """Return the table of a record, with everyone on their seats."""
    told: dict[str, Any] = msgspec.json.decode(header)
    players = told["players"]
    table = Table()
    choice = Choice(told["game"], told["edition"], told["options"], told["rounds"])
    table.fold(Opened("", "", len(players), choice))
    for seat, name in enumerate(players):
        portrait = portraits[seat] if seat < len(portraits) else None
        bot = _bot_named(name)
        table.fold(Sat(seat, name, person=None if bot else f"{seat}", bot=bot, portrait=portrait))
    return table


def _bot_named(name: str) -> str | None:
    """Return which bot has such a name at a table: a record only tells names.

    >>> _bot_named("greedy 2"), _bot_named("Ada")
    ('greedy', None)
    """
    kind, _, number = name.rpartition(" ")
    return kind if kind in PLAYERS and number.isdecimal() else None


def _portraits(players: Iterable[str], chairs: Sequence[Chair | None]) -> list[str | None]:
    """Return the faces of those who still have the seats they played on."""
    return [chair.portrait if chair and chair.name == name else None for name, chair in zip_longest(players, chairs)]


def _steps(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield from where to where the lines of each step are: a step begins with a deal or a decision."""
    begins = [at for at, line in enumerate(lines) if {"deal", "do"} & msgspec.json.decode(line).keys()]
    if begins:
        begins[0] = 0  # the header belongs to the first deal
        yield from zip(begins, [*begins[1:], len(lines)], strict=True)
