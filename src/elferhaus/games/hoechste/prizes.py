"""Prizes of hoechste."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.core.prizes import Award, longest_run

from .state import Trick

if TYPE_CHECKING:
    from elferhaus.core.game import Seat
    from elferhaus.core.prizes import PlayedRound


def catches(played: PlayedRound) -> dict[Seat, int]:
    """Return the most cards that each seat won at once, where some had waited (HK-3)."""
    found: dict[Seat, int] = {}
    for event in played.log:
        if isinstance(event, Trick) and event.winner is not None and event.pot > len(event.cards):
            found[event.winner] = max(event.pot, found.get(event.winner, 0))
    return found


def lowest_winners(played: PlayedRound) -> dict[Seat, int]:
    """Return the lowest number with which each seat won a trick."""
    found: dict[Seat, int] = {}
    for event in played.log:
        if isinstance(event, Trick) and event.winner is not None:
            found[event.winner] = min(event.number, found.get(event.winner, event.number))
    return found


def runs(played: PlayedRound) -> dict[Seat, int]:
    """Return how many tricks in a row each seat won at best; a tie ends a run."""
    return longest_run(event.winner for event in played.log if isinstance(event, Trick))


PRIZES: Final = (
    Award(key="prize-hoechste-catch", emblem="fish", tally=catches, rounds="most"),
    Award(key="prize-hoechste-thrift", emblem="coin", tally=lowest_winners, rounds="least", worth=12),
    Award(key="prize-hoechste-run", emblem="stairs", tally=runs, rounds="most", worth=2),
)
