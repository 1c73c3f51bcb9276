"""Hints for junior."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.bots.hints import Hint
from elferhaus.games.junior.rules import row_rules
from elferhaus.games.row_laying.bots import hints as rows

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.player import Chair, Player
    from elferhaus.games.junior.view import JuniorView


def hint(chair: Chair[JuniorView], rng: Random, adviser: Player[JuniorView]) -> Hint:
    """Say what to do and why."""
    view = chair.view
    action = adviser.decide(chair, rng)
    return Hint(action, rows.why(view, row_rules(view.rules).deck, action))
