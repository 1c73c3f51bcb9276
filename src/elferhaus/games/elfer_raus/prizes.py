"""Prizes of elfer-raus."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from elferhaus.core.prizes import Award, deeds
from elferhaus.games.row_laying.prizes import BASKET, KEYSTONE, LONG_TURN
from elferhaus.games.row_laying.state import Lay

from .rules import ELEVENS

if TYPE_CHECKING:
    from elferhaus.core.game import Seat
    from elferhaus.core.prizes import PlayedRound


def elevens(played: PlayedRound) -> Counter[Seat]:
    """Return how many 11s each seat laid."""
    laid = (did for did in deeds(played.log) if isinstance(did.action, Lay))
    return Counter(did.by for did in laid if did.action.card in ELEVENS)


PRIZES: Final = (
    LONG_TURN,
    Award(key="prize-elfer-raus-doors", emblem="key", tally=elevens, worth=2),
    KEYSTONE,
    BASKET,
)
