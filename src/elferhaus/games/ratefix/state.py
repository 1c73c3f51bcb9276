"""State, action and event of ratefix."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from elferhaus.core.cards import Card
from elferhaus.core.game import Action, Event, Pattern, Seat

from .rules import RatefixRules

if TYPE_CHECKING:
    from random import Random


class Guess(Action, frozen=True, tag="guess"):
    """Name a guess of the sum."""

    sum: int


class AnyGuess(Pattern, frozen=True, tag="guess", rename={"except_": "except"}):
    """Every number from ``min`` to ``max`` but those already named, in the order they were."""

    min: int
    max: int
    except_: tuple[int, ...]

    def admits(self, action: Action) -> bool:
        """Tell whether the action is a guess that is still free."""
        return isinstance(action, Guess) and self.min <= action.sum <= self.max and action.sum not in self.except_

    def sample(self, rng: Random) -> Guess:
        """Choose a free number by lot."""
        while True:
            number = self.min + int(rng.random() * (self.max - self.min + 1))
            if number not in self.except_:
                return Guess(number)


class Trick(Event, frozen=True, tag="trick", kw_only=True):
    """The cards in the middle were turned up, and somebody won them. The cards are in the order of the seats."""

    rule: ClassVar[str] = "RF-3"
    ordered: ClassVar[tuple[str, ...]] = ("guesses", "off", "ranking")
    beat: ClassVar[float] = 6

    winner: Seat
    cards: tuple[Card, ...]
    sum: int
    guesses: tuple[int, ...]  # by seat, too
    off: tuple[int, ...]  # how far above the sum each of them was, or below it
    ranking: tuple[Seat, ...]  # the nearest first


class RatefixState(Struct, frozen=True, gc=False):
    """A round of ratefix. The piles stay as dealt: trick number k is made of the cards at index k."""

    rules: RatefixRules
    piles: tuple[tuple[Card, ...], ...]
    out: tuple[Card, ...]
    starter: Seat
    winners: tuple[Seat, ...] = ()  # of the tricks so far
    guesses: tuple[int, ...] = ()  # in this trick, in the order they were named
