"""Prizes of schnipp-schnapp."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from elferhaus.core.game import Did
from elferhaus.core.prizes import Award

from .state import CalledWord, Mistake, Snap

if TYPE_CHECKING:
    from elferhaus.core.game import Seat
    from elferhaus.core.prizes import PlayedRound


def fastest(played: PlayedRound) -> dict[Seat, int]:
    """Return after how many milliseconds each seat was first to call rightly, at best."""
    found: dict[Seat, int] = {}
    called: dict[Seat, float] = {}
    for event in played.log:
        if isinstance(event, Did) and isinstance(event.action, CalledWord):
            called[event.by] = event.action.ms
        elif isinstance(event, Snap) and event.by in called:
            ms = round(called[event.by])
            found[event.by] = min(ms, found.get(event.by, ms))
    return found


def snaps(played: PlayedRound) -> Counter[Seat]:
    """Return how often each seat took something with a call."""
    return Counter(event.by for event in played.log if isinstance(event, Snap))


def mistakes(played: PlayedRound) -> Counter[Seat]:
    """Return how often each seat called wrongly (SS-4)."""
    return Counter(event.by for event in played.log if isinstance(event, Mistake))


PRIZES: Final = (
    Award(key="prize-schnipp-schnapp-lightning", emblem="bolt", tally=fastest, rounds="least", worth=5_000),
    Award(key="prize-schnipp-schnapp-net", emblem="net", tally=snaps, worth=2),
    Award(key="prize-schnipp-schnapp-hot-head", emblem="flame", tally=mistakes, worth=2),
)
