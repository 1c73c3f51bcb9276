"""The expert of elevens: the learned network where it plays better than thinking does, and thinking elsewhere.

Among two, thinking only makes the network worse: its worlds go on by rule of thumb. Among three it helps to begin from
the network; not in the start variant, which was never learned, and with more players nothing was gained by it
(``docs/bots.md`` has the figures).
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
ALONE: Final = 2  # players: the network decides,
FIRST: Final = 3  # or is followed unless something else is clearly better


def _choices(chair: Chair[ElevensView], policy: Player[ElevensView], rng: Random) -> list[Action]:
    """Return what is worth a thought; the first is done unless thinking shows something better."""
    view = chair.view
    if view.seats == ALONE and has_numpy():
        return [NETWORK.decide(chair, rng)]
    found = SEARCH.choices(chair, policy, rng)
    if len(found) == 1 or view.seats != FIRST or view.rules.variant != "basic" or not has_numpy():
        return found
    return list(dict.fromkeys([NETWORK.decide(chair, rng), *found]))


EXPERT: Final = replace(SEARCH, choices=_choices)
