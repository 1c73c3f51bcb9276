"""The expert of elevens: among two the learned network, which plays better than thinking does; else thinking.

There, thinking only makes the network worse, since its worlds go on by rule of thumb. With more players nothing is
shown to be gained by the network (``docs/bots.md`` has the figures).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from elferhaus.bots.network import has_numpy, learned

from . import thumb
from .network import numbers, place_of
from .search import SEARCH

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair, Player
    from elferhaus.games.elevens.view import ElevensView

NETWORK: Final = learned(__package__ or "", thumb.decide, numbers, place_of)
LEARNED: Final = 2  # players


def _choices(chair: Chair[ElevensView], policy: Player[ElevensView], rng: Random) -> list[Action]:
    """Return what is worth a thought; where the network decides, nothing else is."""
    if chair.view.seats == LEARNED and has_numpy():
        return [NETWORK.decide(chair, rng)]
    return SEARCH.choices(chair, policy, rng)


EXPERT: Final = replace(SEARCH, choices=_choices)
