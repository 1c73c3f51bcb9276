"""What a seat at junior sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.games.row_laying import view as rows

from .rules import JuniorRules

if TYPE_CHECKING:
    from elferhaus.core.game import Seat
    from elferhaus.games.row_laying.state import RowState


class JuniorView(rows.RowView, frozen=True, tag="junior"):
    """What a seat at junior sees."""

    rules: JuniorRules


def view(state: RowState[JuniorRules], seat: Seat | None) -> JuniorView:
    """Return what a seat sees, or a spectator."""
    return rows.view(state, seat, JuniorView)
