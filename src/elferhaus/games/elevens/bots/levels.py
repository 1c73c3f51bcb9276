"""elevens: a child lays the highest card it has; then one keeps stoppers back; then one waits, but not always."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.failings import Impulsive
from elferhaus.core.cards import JOKER, NUMBER
from elferhaus.core.game import choose
from elferhaus.games.elevens.state import Lay

from . import greedy, thumb

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair, Player
    from elferhaus.games.elevens.view import ElevensView

GREEDY: Final = ByRule(greedy.decide)
THUMB: Final = ByRule(thumb.decide)


def highest_first(chair: Chair[ElevensView], rng: Random) -> Action:
    """Lay the highest number, again and again, and then a joker anywhere; draw only where nothing can be laid."""
    lays = [choice for choice in chair.legal if isinstance(choice, Lay)]
    if not lays:
        return choose(chair.legal[-1], rng)  # how the turn can end comes last
    numbers = [lay for lay in lays if lay.card != JOKER]
    return max(numbers, key=lambda lay: (NUMBER[lay.card], rng.random())) if numbers else rng.choice(lays)


LEVELS: Final[dict[str, Player[ElevensView]]] = {
    "little": ByRule(highest_first),
    "easy": Impulsive(THUMB, GREEDY, 0.85),
    "steady": Impulsive(THUMB, GREEDY, 0.3),
}
