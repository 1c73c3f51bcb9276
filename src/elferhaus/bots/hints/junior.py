"""Hints for junior."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.bots.thumb import junior as thumb
from elferhaus.games.junior.game import JuniorView
from elferhaus.games.junior.rules import course

from . import rows
from .reason import Hint

if TYPE_CHECKING:
    from random import Random

    from elferhaus.bots.player import Chair


def hint(chair: Chair, rng: Random) -> Hint:
    """Say what to do and why."""
    view = chair.view
    assert isinstance(view, JuniorView)
    action = thumb.decide(chair, rng)
    return Hint(action, rows.why(view, course(view.rules).deck, action))
