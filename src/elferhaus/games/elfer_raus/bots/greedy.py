"""Greedy play for elfer-raus: all that fits, the stoppers last. Holding back is what better players are known by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.games.row_laying.bots import greedy as rows

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair
    from elferhaus.games.elfer_raus.view import ElferRausView


def decide(chair: Chair[ElferRausView], rng: Random) -> Action:
    """Lay everything that can be laid."""
    return rows.decide(chair, rng, holds_back=False)
