"""What the seats at schwarzer-peter do, and what the table sees of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from elferhaus.core.cards import Card
from elferhaus.core.game import Action, Event, Pattern, Seat

if TYPE_CHECKING:
    from random import Random


class Pull(Action, frozen=True, tag="pull", rename={"from_": "from"}):
    """Draw the card at a position of the neighbour's hand."""

    from_: Seat
    index: int
    card: Card | None = None


class Arrange(Action, frozen=True, tag="arrange"):
    """Put the own cards into this order."""

    cards: tuple[Card, ...] | None = None


PeterAction = Pull | Arrange


class AnyArrange(Pattern, frozen=True, tag="arrange", dict=True):
    """Every order of the own hand. The hand itself is no field: what is written is only that any order will do."""

    any: Literal[True]

    @classmethod
    def of(cls, hand: tuple[Card, ...]) -> AnyArrange:
        """Return the pattern for a hand."""
        pattern = cls(any=True)
        pattern.__dict__["hand"] = hand
        return pattern

    def admits(self, action: Action) -> bool:
        """Tell whether the action is an order of these cards."""
        hand = self.__dict__["hand"]
        return isinstance(action, Arrange) and action.cards is not None and sorted(action.cards) == sorted(hand)

    def sample(self, rng: Random) -> Arrange:
        """Choose an order by lot."""
        hand = self.__dict__["hand"]
        return Arrange(tuple(rng.sample(hand, len(hand))))


class Pair(Event, frozen=True, tag="pair", kw_only=True):
    """A seat laid a pair down. Which of the two cards it had just drawn is not to be seen."""

    rule: ClassVar[str] = "SP-2"

    by: Seat
    cards: tuple[Card, Card]
