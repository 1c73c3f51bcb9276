"""The random player of farben: chance alone never comes to hold one colour, so now and then it has an aim."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.random_player import RandomPlayer

from . import greedy

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair
    from elferhaus.games.farben.view import FarbenView

COLLECTS: Final = 0.3  # of the decisions


class RandomCollector(RandomPlayer):
    """Collects a colour now and then, and else chooses by lot."""

    def decide(self, chair: Chair[FarbenView], rng: Random) -> Action:
        """Decide greedily, or by lot."""
        return greedy.decide(chair, rng) if rng.random() < COLLECTS else super().decide(chair, rng)
