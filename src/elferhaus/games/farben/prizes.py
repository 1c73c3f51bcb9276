"""Prizes of farben."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from elferhaus.core.prizes import Award, deeds

from .state import Drop, Take

if TYPE_CHECKING:
    from elferhaus.core.game import Seat
    from elferhaus.core.prizes import PlayedRound


def closings(played: PlayedRound) -> Counter[Seat]:
    """Return how often each seat closed the round (FS-3)."""
    dropped = (did for did in deeds(played.log) if isinstance(did.action, Drop))
    return Counter(did.by for did in dropped if did.action.close)


def taken_open(played: PlayedRound) -> Counter[Seat]:
    """Return how many cards each seat took from the open piles."""
    taken = (did for did in deeds(played.log) if isinstance(did.action, Take))
    return Counter(did.by for did in taken if did.action.from_ != "stock")


def drawn(played: PlayedRound) -> Counter[Seat]:
    """Return how many cards each seat took from the stock."""
    taken = (did for did in deeds(played.log) if isinstance(did.action, Take))
    return Counter(did.by for did in taken if did.action.from_ == "stock")


PRIZES: Final = (
    Award(key="prize-farben-full-stop", emblem="stop", tally=closings),
    Award(key="prize-farben-magpie", emblem="feather", tally=taken_open, worth=3),
    Award(key="prize-farben-dig", emblem="chest", tally=drawn, worth=3),
)
