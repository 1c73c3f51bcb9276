"""The worlds that a seat at elfer-raus can imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.games.row_laying import worlds as rows

from .rules import row_rules

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.game import Event
    from elferhaus.games.row_laying.state import RowState

    from .rules import ElferRausRules
    from .view import ElferRausView


def imagine(view: ElferRausView, seen: Sequence[Event], rng: Random) -> RowState[ElferRausRules]:
    """Return a possible world."""
    return rows.imagine(view, row_rules(view.rules), seen, rng)
