"""Prizes of zweikampf: nothing is decided there, but luck has its champions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.core.cards import NUMBER
from elferhaus.core.prizes import Award, longest_run

from .state import Trick

if TYPE_CHECKING:
    from elferhaus.core.game import Seat
    from elferhaus.core.prizes import PlayedRound


def runs(played: PlayedRound) -> dict[Seat, int]:
    """Return how many pairs in a row each seat won at best; a tie ends a run."""
    return longest_run(event.winner for event in played.log if isinstance(event, Trick))


def catches(played: PlayedRound) -> dict[Seat, int]:
    """Return the most cards that each seat won at once, after a tie (ZK-2)."""
    found: dict[Seat, int] = {}
    for event in played.log:
        if isinstance(event, Trick) and event.winner is not None and len(event.pairs) > 1:
            found[event.winner] = max(2 * len(event.pairs), found.get(event.winner, 0))
    return found


def smallest_winners(played: PlayedRound) -> dict[Seat, int]:
    """Return the lowest number with which each seat beat the other."""
    found: dict[Seat, int] = {}
    for event in played.log:
        if isinstance(event, Trick) and event.winner is not None and not event.out:
            number = NUMBER[event.cards[event.winner]]
            found[event.winner] = min(number, found.get(event.winner, number))
    return found


PRIZES: Final = (
    Award(key="prize-zweikampf-run", emblem="stairs", tally=runs, rounds="most", worth=3),
    Award(key="prize-zweikampf-catch", emblem="fish", tally=catches, rounds="most"),
    Award(key="prize-zweikampf-underdog", emblem="star", tally=smallest_winners, rounds="least", worth=8),
)
