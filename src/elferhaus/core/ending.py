"""The end of a round as people see it: who ended it, what is turned up before each seat, and how points came about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

from .cards import Card, Colour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .game import AnyGame

Unit = Literal["points", "cards", "quartets", "wins"]  # what a result counts


class Part(Struct, frozen=True, omit_defaults=True):
    """A line of how somebody's points came about: ``key`` is its sentence in the catalogues, about so many."""

    key: str
    count: int
    points: int
    colour: Colour | None = None


class SeatEnd(Struct, frozen=True, omit_defaults=True):
    """What lies before a seat: the cards that nobody else could see, and how its points came about."""

    cards: tuple[Card, ...] = ()
    counted: tuple[Card, ...] = ()  # of those, what counts; none: all do, or none does
    parts: tuple[Part, ...] = ()  # none: the points speak for themselves


class Ending(Struct, frozen=True, omit_defaults=True):
    """How a round ended: ``key`` is the word for it in the catalogues, ``key.by`` a sentence about who ended it."""

    key: str
    seats: tuple[SeatEnd, ...]
    by: int | None = None


def in_points(_rules: object) -> Unit:
    """Return what most games count."""
    return "points"


def ending_of(game: AnyGame, state: Any) -> Ending | None:
    """Return how a round ended, if the game tells of it; as long as it goes on, nobody is told anything."""
    if game.ending is None or game.outcome(state) is None:
        return None
    return game.ending(state)


def nothing_left(hands: Sequence[int]) -> int | None:
    """Return whose hand is empty.

    >>> nothing_left([3, 0, 7]), nothing_left([3, 1])
    (1, None)
    """
    return next((seat for seat, hand in enumerate(hands) if not hand), None)
