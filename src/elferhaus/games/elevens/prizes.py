"""Prizes of elevens."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from elferhaus.core.prizes import Award, deeds, did_often

from .state import Bonus, Lay, Swap

if TYPE_CHECKING:
    from elferhaus.core.game import Seat
    from elferhaus.core.prizes import PlayedRound


def bonus_cards(played: PlayedRound) -> Counter[Seat]:
    """Return how many bonus cards each seat took (EE-6)."""
    return Counter(event.by for event in played.log if isinstance(event, Bonus))


def bridges(played: PlayedRound) -> Counter[Seat]:
    """Return how many bridges each seat built (EE-7)."""
    laid = (did for did in deeds(played.log) if isinstance(did.action, Lay))
    return Counter(did.by for did in laid if did.action.bridge is not None)


PRIZES: Final = (
    Award(key="prize-elevens-treasure", emblem="chest", tally=bonus_cards),
    Award(key="prize-elevens-bridges", emblem="bridge", tally=bridges, worth=2),
    Award(key="prize-elevens-swaps", emblem="cat", tally=did_often(Swap)),
)
