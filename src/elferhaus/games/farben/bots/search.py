"""Searching farben: few of the many ways to drop a card, in worlds where the others hold what they seem to collect.

After some turns a seat comes to hold one colour, so hands dealt by lot would be far too poor, and closing would look
better than it is. The colour of each seat is drawn by what it took and dropped, and its unknown cards lean to it
(``kernel_worlds``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.engine.settings import SearchSettings
from elferhaus.games.farben.state import STOCK, Drop, Take

from .kernel import KERNEL
from .thumb import DropCosts, colour_worth, decide, wanted_by_others

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair, Player
    from elferhaus.games.farben.view import FarbenView

CARDS: Final = 5  # cards that are considered to drop


def choices(chair: Chair[FarbenView], policy: Player[FarbenView], rng: Random) -> list[Action]:
    """Return what is worth a thought: whether an open card is the right one; which card to drop, and whether to close.

    Where the rule of thumb draws from the stock, and on which pile it drops a card, nothing else did better.
    """
    view = chair.view
    usual = policy.decide(chair, rng)
    if isinstance(usual, Take):
        takes = [choice for choice in chair.legal if isinstance(choice, Take)]
        return [usual] if usual == STOCK else list(dict.fromkeys([usual, *takes]))
    assert isinstance(usual, Drop)
    wants = wanted_by_others(chair.seen, chair.seat, view.seats)
    costs = DropCosts(view, chair.seat, colour_worth(view.hand or (), wants, view), wants)
    drops = sorted((choice for choice in chair.legal if isinstance(choice, Drop)), key=costs.cost)
    cards = {usual.card: usual} if not usual.close else {}
    for drop in drops:
        if not drop.close:
            cards.setdefault(drop.card, drop)
    closing = [drop for drop in drops if drop.close][:1]
    return list(dict.fromkeys([usual, *closing, *list(cards.values())[:CARDS]]))


SEARCH: Final[SearchSettings[FarbenView, Any]] = SearchSettings(
    policy=ByRule(decide), choices=choices, playouts=6_400, kernel=KERNEL
)
