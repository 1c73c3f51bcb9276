"""Zweikampf by rule of thumb: there is nothing to decide, so no player is better than another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.game import choose

if TYPE_CHECKING:
    from random import Random

    from elferhaus.bots.player import Chair
    from elferhaus.core.game import Action


def decide(chair: Chair, rng: Random) -> Action:
    """Turn a pair: the only thing there is."""
    return choose(chair.legal[0], rng)
