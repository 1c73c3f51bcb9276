"""Hints: what a good player would do from the asking seat's own chair. Nothing is stored, and nobody else is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.game import Pattern
from elferhaus.core.refusal import Refused, refuse
from elferhaus.games import room_named

from .messages import hinted

if TYPE_CHECKING:
    from random import Random

    from elferhaus.bots.hints import Hint
    from elferhaus.core.game import Seat
    from elferhaus.core.player import ChairCopy

    from .table_state import TableState
    from .wire import Hinted


def chair_at(table: TableState, seat: Seat | None) -> ChairCopy:
    """Return the chair of a seat that has to decide now, or raise Refused: whoever has no choice needs no hint."""
    if seat is None:
        raise Refused(refuse("TURN", "table-no-seat"))
    if seat not in table.asked().must:
        raise Refused(refuse("TURN", "hint-not-your-turn"))
    chair = table.chair(seat)
    if len(chair.legal) == 1 and not isinstance(chair.legal[0], Pattern):
        raise Refused(refuse("TURN", "hint-no-choice"))
    return chair


def think(chair: ChairCopy, rng: Random) -> Hint | None:
    """Think about it; this may take a while, and belongs off the event loop."""
    room = room_named(chair.view.game_id)
    assert room is not None
    return room.bots.give_hint(chair, rng)


def told(command: str, seq: int, found: Hint | None) -> Hinted:
    """Return the answer to somebody who asked at a version of the table, or raise Refused."""
    if found is None:
        raise Refused(refuse("TURN", "hint-no-choice"))
    return hinted(command, seq, found)
