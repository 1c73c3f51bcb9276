"""What is kept of a match that is over: who was there and who won. No card, and nothing that anyone held.

A person's match counts if that person played it to its end: whoever a bot played for last has neither won nor lost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET, Struct

from elferhaus.core.record import read_line
from elferhaus.core.record import read_result as read_score
from elferhaus.server.tables.entries import DealName, Played
from elferhaus.server.tables.table_state import TableState

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from elferhaus.server.tables.entries import AnyEntry


class PlayerResult(Struct, frozen=True, omit_defaults=True):
    """Somebody who played a match to its end."""

    name: str
    portrait: str | None
    won: bool
    points: int | None = None  # None: from before they were kept
    seat: int | None = None  # whose hand it was, where all got the same cards


class Result(Struct, frozen=True):
    """Who played what, and who won; with so many bots."""

    game: str
    people: tuple[PlayerResult, ...]
    bots: int
    deal: DealName | None = None  # where all got the same cards


write_result = msgspec.json.encode
read_result = msgspec.json.Decoder(Result).decode


def result_of(table: TableState, steps: Sequence[AnyEntry]) -> bytes | None:
    """Return what is to be kept if these steps end a match at which people sat; the table is as it was before them."""
    last = steps[-1]
    ended = read_line(last.lines[-1]).match if isinstance(last, Played) else UNSET
    if ended is UNSET:
        return None
    score = read_score(ended)
    people = tuple(
        PlayerResult(who.name, who.portrait, seat in score.winners, score.points[seat], seat if table.deal else None)
        for seat, who in enumerate(table.occupants)
        if who is not None and who.person is not None and who.player is None
    )
    result = Result(table.setup.game, people, len(table.occupants) - len(people), table.deal)
    return write_result(result) if people else None


class _Occupants(TableState):
    """A table of which only the occupants are followed: what was played there need not be played again."""

    def _play(self, entry: Played) -> None:
        pass


def ended_in(log: Iterable[AnyEntry]) -> Iterator[tuple[int, bytes]]:
    """Yield what would have been kept of a table's matches, each with the seq of its end."""
    table = _Occupants()
    for step in log:
        kept = result_of(table, [step])
        table.fold(step)
        if kept is not None:
            yield table.seq, kept
