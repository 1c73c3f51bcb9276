"""What the seats at schwarzer-peter do, what the table sees of it, and where the cards are."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar, Literal, Self

from msgspec import Struct

from elferhaus.core.cards import Card
from elferhaus.core.game import Action, CardsPattern, Event, Seat

from .rules import PeterRules

if TYPE_CHECKING:
    from random import Random


class Pull(Action, frozen=True, tag="pull", rename={"from_": "from"}):
    """Draw the card at a position of the neighbour's hand."""

    from_: Seat
    index: int
    card: Card | None = None

    def blind(self) -> Self:
        """Leave out the card, which the seat does not know before it holds it."""
        return self if self.card is None else type(self)(self.from_, self.index)


class Arrange(Action, frozen=True, tag="arrange"):
    """Put the own cards into this order."""

    cards: tuple[Card, ...] | None = None


PeterAction = Pull | Arrange


@cache
def pulls(source: Seat, count: int) -> tuple[Pull, ...]:
    """Return the draws from a hand of so many cards."""
    return tuple(Pull(source, index) for index in range(count))


class AnyArrange(CardsPattern, frozen=True, tag="arrange"):
    """Every order of the own hand."""

    picks = Arrange

    any: Literal[True]
    hand: tuple[Card, ...]

    @property
    def pool(self) -> tuple[Card, ...]:
        """The hand."""
        return self.hand

    @property
    def most(self) -> int:
        """All of it."""
        return len(self.hand)

    def of(self, cards: tuple[Card, ...]) -> Arrange:
        """Hold the cards in this order."""
        return Arrange(cards)

    @staticmethod
    def cards_of(action: Arrange) -> tuple[Card, ...]:
        """Return the order, as far as it is known."""
        return action.cards or ()

    def admits(self, action: Action) -> bool:
        """Tell whether the action is an order of these cards."""
        return isinstance(action, Arrange) and action.cards is not None and sorted(action.cards) == sorted(self.hand)

    def sample(self, rng: Random) -> Arrange:
        """Choose an order by lot."""
        return Arrange(tuple(rng.sample(self.hand, len(self.hand))))

    def listed(self) -> object:
        """Return only that any order will do: a record says elsewhere what the hand was."""
        return {"do": "arrange", "any": True}


class Pair(Event, frozen=True, tag="pair", kw_only=True):
    """A seat laid a pair down. Which of the two cards it had just drawn is not to be seen."""

    rule: ClassVar[str] = "SP-2"
    beat: ClassVar[float] = 1.6

    by: Seat
    cards: tuple[Card, Card]


class PeterState(Struct, frozen=True, gc=False):
    """A round of schwarzer-peter. Hands keep their order."""

    rules: PeterRules
    hands: tuple[tuple[Card, ...], ...]
    aside: Card
    laid: tuple[tuple[Card, ...], ...]  # pairs, by the seat that laid them
    starter: Seat
    drawer: Seat
    source: Seat  # the drawer's left neighbour (SP-3)
    draws: int = 0
    loser: Seat | None = None  # known when the round is over
