"""Prizes of ratefix."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from elferhaus.core.prizes import Award, longest_run

from .state import Trick

if TYPE_CHECKING:
    from elferhaus.core.game import Seat
    from elferhaus.core.prizes import PlayedRound


def hits(played: PlayedRound) -> Counter[Seat]:
    """Return how often each seat guessed the very sum."""
    tricks = (event for event in played.log if isinstance(event, Trick))
    return Counter(trick.winner for trick in tricks if not trick.off[trick.winner])


def runs(played: PlayedRound) -> dict[Seat, int]:
    """Return how many tricks in a row each seat won at best."""
    return longest_run(event.winner for event in played.log if isinstance(event, Trick))


def hair_breadths(played: PlayedRound) -> Counter[Seat]:
    """Return how often each seat was one off and won by it."""
    tricks = (event for event in played.log if isinstance(event, Trick))
    return Counter(trick.winner for trick in tricks if abs(trick.off[trick.winner]) == 1)


PRIZES: Final = (
    Award(key="prize-ratefix-bullseye", emblem="target", tally=hits),
    Award(key="prize-ratefix-run", emblem="stairs", tally=runs, rounds="most", worth=2),
    Award(key="prize-ratefix-hair", emblem="feather", tally=hair_breadths),
)
