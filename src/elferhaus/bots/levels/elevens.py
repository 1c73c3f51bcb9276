"""elevens: a child lays the highest card it has; then one keeps stoppers back; then one waits, but not always."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.greedy import GreedyPlayer
from elferhaus.bots.thumb import ThumbPlayer
from elferhaus.core.cards import JOKER, NUMBER
from elferhaus.core.game import choose
from elferhaus.games.elevens.state import Lay

from .failings import Impulsive

if TYPE_CHECKING:
    from random import Random

    from elferhaus.bots.player import Chair, Player
    from elferhaus.core.game import Action


class Eager:
    """Lays the highest number it can, again and again, and then a joker anywhere: nothing stays in the hand."""

    def decide(self, chair: Chair, rng: Random) -> Action:
        """Lay, and draw only where nothing can be laid."""
        lays = [choice for choice in chair.legal if isinstance(choice, Lay)]
        if not lays:
            return choose(chair.legal[-1], rng)  # how the turn can end comes last
        numbers = [lay for lay in lays if lay.card != JOKER]
        return max(numbers, key=lambda lay: (NUMBER[lay.card], rng.random())) if numbers else rng.choice(lays)

    def call(self, _chair: Chair, _rng: Random) -> Action | None:
        """There is nothing to call."""
        return None


LADDER: Final[dict[str, Player]] = {
    "little": Eager(),
    "easy": Impulsive(ThumbPlayer(), GreedyPlayer(), 0.85),
    "steady": Impulsive(ThumbPlayer(), GreedyPlayer(), 0.3),
}
