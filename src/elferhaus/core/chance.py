"""What comes from nobody at the table: shuffles in mid-game and the closing of call windows, as recorded data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import Card
from .game import Action, Event, Pattern, Seat

if TYPE_CHECKING:
    from random import Random


class Shuffle(Action, frozen=True, tag="shuffle"):
    """A pile has been shuffled into this order; the first card is the next to be turned or drawn."""

    pile: str | Seat
    cards: tuple[Card, ...]


class AnyShuffle(Pattern, frozen=True, tag="shuffle"):
    """A pile is to be shuffled: every order of its cards is possible."""

    pile: str | Seat
    cards: tuple[Card, ...]

    def admits(self, action: Action) -> bool:
        """Tell whether the action is an order of these cards."""
        return isinstance(action, Shuffle) and action.pile == self.pile and sorted(action.cards) == sorted(self.cards)

    def sample(self, rng: Random) -> Shuffle:
        """Shuffle."""
        return Shuffle(self.pile, tuple(rng.sample(self.cards, len(self.cards))))


class Close(Action, frozen=True, tag="close"):
    """A call window is over: what was called takes effect. Not written itself; its consequences are."""


class Shuffled(Event, frozen=True, tag="shuffle", kw_only=True):
    """A pile was shuffled: everyone saw that, and the order is only for the record."""

    pile: str | Seat
    cards: tuple[Card, ...] | None = None


def shuffled(action: Shuffle) -> tuple[Event, ...]:
    """Return the events of a shuffle."""
    return (Shuffled(pile=action.pile), Shuffled(pile=action.pile, cards=action.cards, to=()))
