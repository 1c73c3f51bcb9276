"""Hints: what a good player would do from the asking seat's own chair. Nothing is stored, and nobody else is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.game import Pattern
from elferhaus.core.refusal import Refused, refuse

from .messages import hinted

if TYPE_CHECKING:
    from random import Random

    from elferhaus.bots.hints import Hint
    from elferhaus.core.game import Seat
    from elferhaus.core.player import ChairCopy
    from elferhaus.core.refusal import Refusal
    from elferhaus.server.workers.pool import Workers

    from .entries import Person
    from .listener import Listener
    from .table_state import TableState
    from .wire import Hinted


class Hints:
    """Gives hints at a table; a seat is thought for once at every state of the game, however often it asks."""

    def __init__(self, table: TableState) -> None:
        """Begin before anybody has asked."""
        self._table = table
        self._known: dict[Seat, tuple[int, Hint | None]] = {}  # for each seat that asked, when and what it was told

    async def answer(
        self, person: Person | None, command: str, listener: Listener, workers: Workers, rng: Random
    ) -> Refusal | None:
        """Tell somebody who asks what a good player would do, or return why not; nothing changes by it."""
        at, seq = self._table.game_at, self._table.seq
        try:
            chair = chair_at(self._table, None if person is None else self._table.seat_of(person))
            if self._known.get(chair.seat, (0, None))[0] != at:
                self._known[chair.seat] = at, await workers.advise(chair, rng)
            listener.tell(told(command, seq, self._known[chair.seat][1]))
        except Refused as refused:
            return refused.refusal
        return None


def chair_at(table: TableState, seat: Seat | None) -> ChairCopy:
    """Return the chair of a seat that has to decide now, or raise Refused: whoever has no choice needs no hint."""
    if seat is None:
        raise Refused(refuse("TURN", "table-no-seat"))
    if table.deal is not None:
        raise Refused(refuse("TURN", "hint-same-cards"))
    if seat not in table.asked().must:
        raise Refused(refuse("TURN", "hint-not-your-turn"))
    chair = table.chair(seat)
    if len(chair.legal) == 1 and not isinstance(chair.legal[0], Pattern):
        raise Refused(refuse("TURN", "hint-no-choice"))
    return chair


def told(command: str, seq: int, found: Hint | None) -> Hinted:
    """Return the answer to somebody who asked at a version of the table, or raise Refused."""
    if found is None:
        raise Refused(refuse("TURN", "hint-no-choice"))
    return hinted(command, seq, found)
