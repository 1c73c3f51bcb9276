"""Searching ueberall: whoever remembers every card that was turned can work out how the round will go.

Choices are few: on whose pile a card goes that fits on several, and with human attention (UA-7) whether to give. But
once all cards have been turned nothing is left to chance, and one card more on a pile changes all that follows: each
choice is like a new deal, and one can see which of them is won. With human attention there is one more then: to keep a
card that fits elsewhere, if that wins in spite of what a Stopp! brings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.engine.settings import SearchSettings
from elferhaus.core.game import Action
from elferhaus.games.ueberall.rules import MOST_CARDS
from elferhaus.games.ueberall.state import DECK, Place

from . import thumb
from .kernel import KERNEL
from .kernel_worlds import turned_cards

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.player import Chair, Player
    from elferhaus.games.ueberall.view import UeberallView


def _choices(chair: Chair[UeberallView], policy: Player[UeberallView], rng: Random) -> list[Action]:
    """Return what can be done; to keep a card that fits elsewhere is worth a thought only where the end can be seen."""
    found = [policy.decide(chair, rng)]
    found += [choice for choice in chair.legal if isinstance(choice, Action) and not choice.call]
    if len(set(found)) > 1 and len(turned_cards(chair.view, chair.seen)) < len(DECK):
        found = [choice for choice in found if choice == found[0] or not _on_own(choice)]
    return list(dict.fromkeys(found))


def _on_own(action: Action) -> bool:
    return isinstance(action, Place) and action.on == "own"


SEARCH: Final[SearchSettings[UeberallView, Any]] = SearchSettings(
    policy=ByRule(thumb.decide, thumb.call),
    choices=_choices,
    playouts=640,
    horizon=2 * MOST_CARDS,
    doubts=2.0,
    kernel=KERNEL,
)
