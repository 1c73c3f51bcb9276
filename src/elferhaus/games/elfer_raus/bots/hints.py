"""Hints for elfer-raus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.bots.hints import Hint
from elferhaus.games.elfer_raus.rules import row_rules
from elferhaus.games.row_laying.bots import hints as rows

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.player import Chair, Player
    from elferhaus.games.elfer_raus.view import ElferRausView


def hint(chair: Chair[ElferRausView], rng: Random, adviser: Player[ElferRausView]) -> Hint:
    """Say what to do and why."""
    view = chair.view
    action = adviser.decide(chair, rng)
    return Hint(action, rows.why(view, row_rules(view.rules).deck, action))
