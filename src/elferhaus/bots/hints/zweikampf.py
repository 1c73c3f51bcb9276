"""Hints for zweikampf: there is nothing to decide, and a hint says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.bots.thumb import zweikampf as thumb
from elferhaus.games.zweikampf.view import ZweikampfView

from .reason import Hint, because

if TYPE_CHECKING:
    from random import Random

    from elferhaus.bots.player import Chair


def hint(chair: Chair, rng: Random) -> Hint:
    """Turn a pair: for what lies there, or for luck."""
    view = chair.view
    assert isinstance(view, ZweikampfView)
    tied = sum(map(len, view.tied))
    why = because("hint-zweikampf-tied", count=tied) if tied else because("hint-zweikampf-luck")
    return Hint(thumb.decide(chair, rng), why)
