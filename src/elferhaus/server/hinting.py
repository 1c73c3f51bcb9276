"""Hints: what a good player would do from the asking seat's own chair. Nothing is stored, and nobody else is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.bots.hints import hint
from elferhaus.core.game import Pattern
from elferhaus.core.refusal import Refused, refuse
from elferhaus.lab.play import Seated

from .secrets import cryptographic
from .telling import hinted

if TYPE_CHECKING:
    from elferhaus.bots.hints import Hint
    from elferhaus.core.game import Seat

    from .table import Table
    from .wire import Hinted


def chair_at(table: Table, seat: Seat | None) -> Seated:
    """Return the chair of a seat that has to decide now, or raise Refused: who has no choice needs no hint."""
    if seat is None:
        raise Refused(refuse("TURN", "table-no-seat"))
    pending = table.pending
    if pending is None or table.paused or table.closed:
        raise Refused(refuse("TURN", "table-not-playing"))
    if seat not in pending.must:
        raise Refused(refuse("TURN", "hint-not-your-turn"))
    chair = Seated(table.game, table.state, seat, table.happened_in_round())
    if len(chair.legal) == 1 and not isinstance(chair.legal[0], Pattern):
        raise Refused(refuse("TURN", "hint-no-choice"))
    return chair


def think(chair: Seated) -> Hint | None:
    """Think about it; this may take a while, and belongs off the event loop."""
    return hint(chair, cryptographic)


def told(command: str, seq: int, found: Hint | None) -> Hinted:
    """Return the answer to somebody who asked at a version of the table, or raise Refused."""
    if found is None:
        raise Refused(refuse("TURN", "hint-no-choice"))
    return hinted(command, seq, found)
