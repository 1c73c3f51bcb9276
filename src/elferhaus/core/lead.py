"""How a match went: who was ahead when, in what the result counts. It is told when a round is over, and not before."""

from __future__ import annotations

from collections import Counter
from itertools import accumulate
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct

from .ending import Unit
from .game import Seat, best

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .match import Match

MOST_MOMENTS: Final = 120  # of a round: nobody sees more of them in a picture

Score = tuple[int, ...]  # of every seat


class Lead(Struct, frozen=True, omit_defaults=True):
    """What each seat had at every moment, from the beginning to the end of what is over."""

    of: Literal["moves", "rounds"]  # after each move of the one round that is over, or after each of several rounds
    unit: Unit  # what is counted
    moments: tuple[Score, ...]
    low: bool = False  # whoever has less is ahead
    longest: tuple[Seat, ...] = ()  # who was ahead at most of these moments


def lead_of(match: Match, moves: Sequence[Score]) -> Lead | None:
    """Return how a match went, once a round of it is over; ``moves`` are the scores of its first round.

    Where only winning counts, a single round is told by the cards that each still had to get rid of.
    """
    unit, low = match.game.unit(match.rules), match.game.info.low_wins
    if len(match.results) == 1 and moves:
        few = thinned(moves, MOST_MOMENTS)
        return _lead("moves", "cards", few, low=True) if unit == "wins" else _lead("moves", unit, few, low=low)
    if len(match.results) > 1:
        points = (result.points for result in match.results)
        return _lead("rounds", unit, list(accumulate(points, _sum, initial=(0,) * match.seats)), low=low)
    return None


def _lead(of: Literal["moves", "rounds"], unit: Unit, moments: Sequence[Score], *, low: bool) -> Lead:
    leads = Counter(seat for score in moments for seat in _ahead(score, low))
    most = max(leads.values(), default=0)
    longest = tuple(sorted(seat for seat, times in leads.items() if times == most))
    return Lead(of, unit, tuple(moments), low, longest)


def _ahead(score: Score, low: bool) -> tuple[Seat, ...]:
    """Return who is ahead; where all have the same, nobody is."""
    return best(score, low) if len(set(score)) > 1 else ()


def _sum(one: Score, other: Score) -> Score:
    return tuple(map(sum, zip(one, other, strict=True)))


def thinned(steps: Sequence[Score], most: int) -> Sequence[Score]:
    """Return so many of the steps at most, evenly, with the first and the last.

    >>> thinned([(0,), (1,), (2,), (3,), (4,), (5,)], 3)
    [(0,), (2,), (5,)]
    """
    if len(steps) <= most:
        return steps
    last = len(steps) - 1
    return [steps[last * at // (most - 1)] for at in range(most)]
