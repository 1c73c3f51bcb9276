"""The worlds that a seat at junior can imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.games.row_laying import worlds as rows

from .rules import row_rules

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.game import Event
    from elferhaus.games.row_laying.state import RowState

    from .rules import JuniorRules
    from .view import JuniorView


def imagine(view: JuniorView, seen: Sequence[Event], rng: Random) -> RowState[JuniorRules]:
    """Return a possible world."""
    return rows.imagine(view, row_rules(view.rules), seen, rng)
