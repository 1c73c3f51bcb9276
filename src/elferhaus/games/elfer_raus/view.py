"""What a seat at elfer-raus sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.games.row_laying import view as rows

from .rules import ElferRausRules

if TYPE_CHECKING:
    from elferhaus.core.game import Seat
    from elferhaus.games.row_laying.state import RowState


class ElferRausView(rows.RowView, frozen=True, tag="elfer-raus"):
    """What a seat at elfer-raus sees."""

    rules: ElferRausRules


def view(state: RowState[ElferRausRules], seat: Seat | None) -> ElferRausView:
    """Return what a seat sees, or a spectator."""
    return rows.view(state, seat, ElferRausView)
