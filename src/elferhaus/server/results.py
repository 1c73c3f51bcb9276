"""What is kept of a match that is over: who was there and who won. No card, and nothing that anyone held.

A person's match counts if that person played it to its end: for whom a bot played last has neither won nor lost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from .entries import Played
from .table import Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from .entries import AnyEntry

MATCH_ENDS = '{"match"'  # how the last line of a record begins


class Player(Struct, frozen=True):
    """Somebody who played a match to its end."""

    name: str
    portrait: str | None
    won: bool


class Result(Struct, frozen=True):
    """Who played what, and who won; with so many bots."""

    game: str
    people: tuple[Player, ...]
    bots: int


class _Score(Struct):
    winners: tuple[int, ...]


class _Last(Struct):
    match: _Score


_read_last = msgspec.json.Decoder(_Last).decode
write_result = msgspec.json.encode
read_result = msgspec.json.Decoder(Result).decode


def result_of(table: Table, steps: Sequence[AnyEntry]) -> bytes | None:
    """Return what is to be kept if these steps end a match at which people sat; the table is as it was before them."""
    last = steps[-1]
    if not isinstance(last, Played) or not last.lines[-1].startswith(MATCH_ENDS):
        return None
    winners = _read_last(last.lines[-1]).match.winners
    people = tuple(
        Player(chair.name, chair.portrait, seat in winners)
        for seat, chair in enumerate(table.chairs)
        if chair is not None and chair.person is not None and chair.player is None
    )
    return write_result(Result(table.choice.game, people, len(table.chairs) - len(people))) if people else None


class _Chairs(Table):
    """A table of which only the chairs are followed: what was played there need not be played again."""

    def _play(self, entry: Played) -> None:
        pass


def ended_in(log: Iterable[AnyEntry]) -> Iterator[tuple[int, bytes]]:
    """Yield what would have been kept of a table's matches, each with the seq of its end."""
    table = _Chairs()
    for step in log:
        kept = result_of(table, [step])
        table.fold(step)
        if kept is not None:
            yield table.seq, kept
