"""farben: a child takes what is high, whatever its colour; then one collects, and last minds what others collect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.greedy import GreedyPlayer
from elferhaus.core.cards import NUMBER
from elferhaus.core.game import choose
from elferhaus.games.farben.play import Drop, Take

from .failings import Impulsive

if TYPE_CHECKING:
    from random import Random

    from elferhaus.bots.player import Chair, Player
    from elferhaus.core.game import Action

HIGH: Final = 15  # numbers that glitter


class Magpie:
    """Takes what glitters and drops the lowest number, and sees no colours while it does."""

    def decide(self, chair: Chair, rng: Random) -> Action:
        """Take the highest open card if it is a high one; drop the lowest, and close if that can be."""
        drops = [choice for choice in chair.legal if isinstance(choice, Drop)]
        if drops:
            return min(drops, key=lambda drop: (not drop.close, NUMBER[drop.card], rng.random()))
        takes = [choice for choice in chair.legal if isinstance(choice, Take)]
        highest = max(takes, key=_number)
        return highest if _number(highest) >= HIGH else choose(takes[0], rng)  # the stock, where there is one

    def call(self, _chair: Chair, _rng: Random) -> Action | None:
        """There is nothing to call."""
        return None


def _number(take: Take) -> int:
    return 0 if take.card is None else NUMBER[take.card]


LADDER: Final[dict[str, Player]] = {
    "little": Impulsive(GreedyPlayer(), Magpie(), 0.55),
    "easy": Impulsive(GreedyPlayer(), Magpie(), 0.25),
    "steady": GreedyPlayer(),  # its own colour and nothing else
}
