"""farben: a child takes what is high, whatever its colour; then one collects, and last minds what others collect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.failings import Impulsive
from elferhaus.core.cards import NUMBER
from elferhaus.games.farben.state import Drop, Take

from . import greedy

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair, Player
    from elferhaus.games.farben.view import FarbenView

HIGH: Final = 15  # what a child takes for a high number


def high_cards(chair: Chair[FarbenView], rng: Random) -> Action:
    """Take the highest open card if it is high; drop the lowest, whatever its colour, and close if that can be."""
    drops = [choice for choice in chair.legal if isinstance(choice, Drop)]
    if drops:
        return min(drops, key=lambda drop: (not drop.close, NUMBER[drop.card], rng.random()))
    takes = [choice for choice in chair.legal if isinstance(choice, Take)]
    highest = max(takes, key=_number)
    return highest if _number(highest) >= HIGH else takes[0]  # the stock, where there is one


def _number(take: Take) -> int:
    return 0 if take.card is None else NUMBER[take.card]


LEVELS: Final[dict[str, Player[FarbenView]]] = {
    "little": Impulsive(ByRule(greedy.decide), ByRule(high_cards), 0.55),
    "easy": Impulsive(ByRule(greedy.decide), ByRule(high_cards), 0.25),
    "steady": ByRule(greedy.decide),  # its own colour and nothing else
}
