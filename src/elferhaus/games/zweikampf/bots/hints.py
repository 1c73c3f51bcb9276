"""Hints for zweikampf: there is nothing to decide, and a hint says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.bots.hints import Hint, because
from elferhaus.games.zweikampf.state import TURN

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.player import Chair, Player
    from elferhaus.games.zweikampf.view import ZweikampfView


def hint(chair: Chair[ZweikampfView], _rng: Random, _adviser: Player[ZweikampfView]) -> Hint:
    """Turn a pair: for what lies there, or for luck."""
    tied = sum(map(len, chair.view.tied))
    return Hint(TURN, because("hint-zweikampf-tied", count=tied) if tied else because("hint-zweikampf-luck"))
