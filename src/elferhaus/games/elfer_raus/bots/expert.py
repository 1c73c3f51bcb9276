"""The expert of elfer-raus: among two it begins from what the learned network would do, else from the rule of thumb.

There it plays better than thinking does, which still finds some of its errors (``docs/bots.md`` has the figures).
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from elferhaus.bots.engine.settings import usual_choices
from elferhaus.bots.network import has_numpy, learned
from elferhaus.games.elfer_raus.rules import row_rules
from elferhaus.games.row_laying.bots.network import numbers, place_of

from . import thumb
from .search import SEARCH

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair, Player
    from elferhaus.games.elfer_raus.view import ElferRausView

NETWORK: Final = learned(__package__ or "", thumb.decide, partial(numbers, row_rules=row_rules), place_of)
LEARNED: Final = 2  # players


def _begins_from_network(view: ElferRausView) -> bool:
    return len(view.counts) == LEARNED and view.rules.variant == "basic" and has_numpy()


def _choices(chair: Chair[ElferRausView], policy: Player[ElferRausView], rng: Random) -> list[Action]:
    """Return all choices, first what is done in doubt."""
    return usual_choices(chair, NETWORK if _begins_from_network(chair.view) else policy, rng)


def _doubts(view: ElferRausView) -> float:
    """Trust the network more than the rule of thumb."""
    assert callable(SEARCH.doubts)
    return 2.0 if _begins_from_network(view) else SEARCH.doubts(view)


EXPERT: Final = replace(SEARCH, choices=_choices, doubts=_doubts)
