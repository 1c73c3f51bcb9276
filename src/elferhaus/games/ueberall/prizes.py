"""Prizes of ueberall."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from elferhaus.core.game import Did
from elferhaus.core.prizes import Award, deeds, did_often

from .state import Give, Place, Stop, Stopped

if TYPE_CHECKING:
    from elferhaus.core.game import Seat
    from elferhaus.core.prizes import PlayedRound


def right_stops(played: PlayedRound) -> Counter[Seat]:
    """Return how often each seat was right with a Stopp! (UA-7)."""
    return Counter(
        did.by
        for did, judged in pairwise(played.log)
        if isinstance(did, Did) and isinstance(did.action, Stop) and isinstance(judged, Stopped) and judged.right
    )


def sent_on(played: PlayedRound) -> Counter[Seat]:
    """Return how many cards each seat put on the piles of others (UA-3)."""
    placed = (did for did in deeds(played.log) if isinstance(did.action, Place))
    return Counter(did.by for did in placed if isinstance(did.action.on, int))


def in_the_middle(played: PlayedRound) -> Counter[Seat]:
    """Return how many cards each seat put in the middle (UA-3)."""
    placed = (did for did in deeds(played.log) if isinstance(did.action, Place))
    return Counter(did.by for did in placed if did.action.on == "middle")


PRIZES: Final = (
    Award(key="prize-ueberall-eagle", emblem="eye", tally=right_stops),
    Award(key="prize-ueberall-post", emblem="letter", tally=sent_on, worth=3),
    Award(key="prize-ueberall-middle", emblem="target", tally=in_the_middle, worth=3),
    Award(key="prize-ueberall-gifts", emblem="bow", tally=did_often(Give)),
)
