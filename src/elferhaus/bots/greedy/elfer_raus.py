"""Greedy play for elfer-raus: all that fits, the stoppers last. Holding back is what better players are known by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import row_laying

if TYPE_CHECKING:
    from random import Random

    from elferhaus.bots.player import Chair
    from elferhaus.core.game import Action


def decide(chair: Chair, rng: Random) -> Action:
    """Lay everything that can be laid."""
    return row_laying.decide(chair, rng, holds_back=False)
