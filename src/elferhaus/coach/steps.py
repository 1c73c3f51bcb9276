"""A record taken apart: the steps that a replay shows, and what every seat knew when it decided."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from elferhaus.core.game import Action, Event, Pattern, Seat, sees
from elferhaus.core.player import ChairCopy
from elferhaus.core.reader import BadRecordError, Reader
from elferhaus.core.record import read_line
from elferhaus.core.refusal import refuse
from elferhaus.core.round import told_in_full
from elferhaus.games import game_named

if TYPE_CHECKING:
    from collections.abc import Iterable

    from elferhaus.core.game import AnyGame
    from elferhaus.core.match import Match

MOST: Final = 20_000  # steps that can be coached


class Table(Struct, frozen=True):
    """What lies on the table, and what has happened in this round: the first ``count`` events of its log."""

    state: Any
    log: list[Event]
    count: int

    @property
    def happened(self) -> list[Event]:
        """What has happened in this round."""
        return self.log[: self.count]


class Step(Struct):
    """A deal, or a decision and what followed from it; ``table`` is how it lies after that."""

    line: int
    round: int
    before: tuple[int, ...]  # the points of the rounds before this one
    table: Table
    by: Seat | None = None
    action: Action | None = None
    earlier: Table | None = None  # before the decision

    def chair(self, game: AnyGame) -> ChairCopy:
        """Return all that the seat saw when it decided."""
        assert self.by is not None
        assert self.earlier is not None
        state, seen = self.earlier.state, [event for event in self.earlier.happened if sees(event, self.by)]
        return ChairCopy(self.by, game.view(state, self.by), tuple(game.legal(state, self.by)), tuple(seen))

    def had_a_choice(self, game: AnyGame) -> bool:
        """Tell whether there was anything to decide."""
        if self.earlier is None or self.by is None or self.action is None:
            return False
        legal = game.legal(self.earlier.state, self.by)
        return len(legal) > 1 or self.action.call or isinstance(legal[0], Pattern)


def read_steps(lines: Iterable[bytes]) -> tuple[Match, list[Step]]:
    """Return the match and its steps; raise BadRecordError at the first line that breaks a rule, or if it is cut."""
    reader = Reader(game_named)
    steps: list[Step] = []
    for line in lines:
        earlier = _table(reader)
        reader.feed(line)
        kind = reader.line
        if kind in {"deal", "decision"}:
            step = _step(reader)
            if kind == "decision":
                done = told_in_full(reader.events)
                step.by, step.action, step.earlier = int(read_line(line).by), done, earlier  # type: ignore[arg-type]
            steps.append(step)
        elif steps:
            steps[-1].line, steps[-1].table = reader.lines, _table(reader) or steps[-1].table
    match = reader.match
    if not reader.is_complete:
        raise BadRecordError(reader.lines, refuse("RECORD", "record-not-over"), match.players)
    return match, steps


def _table(reader: Reader) -> Table | None:
    table = reader.round
    return None if table is None else Table(table.state, table.log, len(table.log))


def _step(reader: Reader) -> Step:
    match, table = reader.match, _table(reader)
    assert table is not None
    before = tuple(sum(result.points[seat] for result in match.results) for seat in range(match.seats))
    return Step(reader.lines, match.round, before, table)
