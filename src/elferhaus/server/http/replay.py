"""A record as a replay: what one seat saw of a match, step by step, as the page is told it at a table."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from elferhaus.core.game import Seat
from elferhaus.core.reader import BadRecordError, Reader
from elferhaus.core.record import read_header, read_line
from elferhaus.core.refusal import refuse
from elferhaus.games import bot_names, game_named
from elferhaus.server.tables.entries import Opened, Played, Sat, Setup
from elferhaus.server.tables.messages import table_info, update
from elferhaus.server.tables.table_state import TableState
from elferhaus.server.tokens import clean_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from elferhaus.server.tables.occupants import Occupant
    from elferhaus.server.tables.wire import Update

LONGEST_RECORD: Final = 4 * 1024 * 1024  # bytes


class ReplayStep(Struct, omit_defaults=True):
    """One step further. Of the table and the view there is only what differs from the step before.

    ``seq`` is the step's last line in the record. ``hands`` has every hand that changed, where it is no seat's view.
    """

    seq: int
    table: dict[str, Any] = {}
    happened: tuple[Any, ...] = ()
    view: dict[str, Any] = {}
    hands: dict[Seat, tuple[str, ...]] = {}


class Replay(Struct):
    """A match that can be looked at again, as a seat saw it, or somebody who only watched."""

    seat: Seat | None
    match: int  # which of those there are, counted from 1
    matches: int
    pictures: list[ReplayStep]


class NoSuchPartError(LookupError):
    """There is no such match, or no such seat in it."""


def check(lines: Sequence[str]) -> None:
    """Raise BadRecordError at the first line that breaks a rule."""
    Reader(game_named).read(line.encode() for line in lines)


def updates(lines: Sequence[str], seat: Seat | None, portraits: Sequence[str | None] = ()) -> Iterator[Update]:
    """Yield what a seat is told after each deal, and each decision with its consequences; ``seq`` is the last line."""
    for table, last in _followed(lines, portraits):
        yield _update(table, seat, last)


def replay_of(
    records: Sequence[Sequence[str]], match: int | None, seat: Seat | None, occupants: Sequence[Occupant | None] = ()
) -> Replay:
    """Return the replay of one of several matches, the last if none is named; ``occupants`` are the table's now."""
    number = len(records) if match is None else match
    if not 1 <= number <= len(records):
        raise NoSuchPartError("there is no such match")
    lines = records[number - 1]
    players = read_header(lines[0]).players
    if seat is not None and not 0 <= seat < len(players):
        raise NoSuchPartError("there is no such seat")
    return Replay(seat, number, len(records), list(_changes_only(lines, seat, _portraits(players, occupants))))


def read_records(text: bytes) -> list[list[str]]:
    """Return the matches of a file, or raise BadRecordError at the first line of it that breaks a rule.

    A table's file has all its matches, one after the other.
    """
    lines = text.removesuffix(b"\n").split(b"\n")
    begins = [at for at in range(len(lines)) if at == 0 or _begins_after(lines[at - 1], lines[at])]
    ends = [*begins[1:], len(lines)]
    return [_read_record(lines[begin:end], begin) for begin, end in zip(begins, ends, strict=True)]


def _begins_after(last: bytes, line: bytes) -> bool:
    """Tell whether a line is the header of the next match; what cannot be read is for the reader to judge."""
    try:
        return read_line(last).kind == "match" and read_line(line).kind == "header"
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return False


def _read_record(lines: Sequence[bytes], before: int) -> list[str]:
    reader = Reader(game_named)
    try:
        reader.read(lines)
    except BadRecordError as error:
        raise BadRecordError(before + error.line, error.refusal, error.players) from None
    if reader.state is None:
        raise BadRecordError(before + len(lines), refuse("RECORD", "record-deal-missing"))
    return [line.decode() for line in lines]


def _changes_only(lines: Sequence[str], seat: Seat | None, portraits: Sequence[str | None]) -> Iterator[ReplayStep]:
    """Yield each step as what it changes; nothing can be done any more, so nothing is said about that."""
    before: Update | None = None
    hands: dict[Seat, tuple[str, ...]] = {}
    for table, last in _followed(lines, portraits):
        now = _update(table, seat, last)
        held = dict(_hands(table)) if seat is None else {}
        yield ReplayStep(
            now.seq,
            _changed_fields(before and before.table, now.table),
            now.happened,
            _changed_fields(before and before.view, now.view),
            {each: hand for each, hand in held.items() if hands.get(each) != hand},
        )
        before, hands = now, held


def _update(table: TableState, seat: Seat | None, last: int) -> Update:
    return replace(update(table, seat, table_info(table, table.people().keys())), seq=last)


def _hands(table: TableState) -> Iterator[tuple[Seat, tuple[str, ...]]]:
    """Yield every hand as its own seat sees it; not every game has hands."""
    if "hand" in table.game.view_type.__struct_fields__:
        for seat in range(len(table.occupants)):
            yield seat, tuple(table.game.view(table.state, seat).hand)


def _changed_fields(before: Struct | None, now: Struct) -> dict[str, Any]:
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


def _followed(lines: Sequence[str], portraits: Sequence[str | None]) -> Iterator[tuple[TableState, int]]:
    """Yield the table, always the same one, after each step, and the step's last line."""
    table = _laid(lines[0], portraits)
    for first, last in _steps(lines):
        table.fold(Played(tuple(lines[first:last])))
        yield table, last


def _laid(header: str, portraits: Sequence[str | None]) -> TableState:
    """Return the table of a record, with everyone on their seats."""
    told = read_header(header)
    players = told.players
    table = TableState()
    setup = Setup(told.game, told.edition, told.options, told.rounds)
    table.fold(Opened("", "", len(players), setup))
    for seat, name in enumerate(map(clean_name, players)):
        portrait = portraits[seat] if seat < len(portraits) else None
        bot = _bot_named(name)
        table.fold(Sat(seat, name or f"{seat + 1}", person=None if bot else f"{seat}", bot=bot, portrait=portrait))
    return table


def _bot_named(name: str) -> str | None:
    """Return which bot has such a name at a table: a record only tells names.

    >>> _bot_named("greedy 2"), _bot_named("Ada")
    ('greedy', None)
    """
    kind, _, number = name.rpartition(" ")
    return kind if kind in bot_names() and number.isdecimal() else None


def _portraits(players: Iterable[str], occupants: Sequence[Occupant | None]) -> list[str | None]:
    """Return the faces of those who still have the seats they played on."""
    return [who.portrait if who and who.name == name else None for name, who in zip_longest(players, occupants)]


def _steps(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield from where to where the lines of each step are: a step begins with a deal or a decision."""
    begins = [at for at, line in enumerate(lines) if read_line(line).kind in {"deal", "decision"}]
    if begins:
        begins[0] = 0  # the header belongs to the first deal
        yield from zip(begins, [*begins[1:], len(lines)], strict=True)
