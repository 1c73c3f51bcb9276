"""State, actions and events of mogeln."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Literal

from msgspec import Struct

from elferhaus.core.cards import Card, CardSet
from elferhaus.core.game import Action, CardsPattern, Event, Seat

from .rules import MogelnRules, last_number

if TYPE_CHECKING:
    from random import Random

MORE: Final = 0.12  # how often one more card slips into a lay chosen by lot


class Lay(Action, frozen=True, tag="lay", kw_only=True):
    """Lay cards face down and say a number; the others do not see which, nor how many."""

    cards: tuple[Card, ...] | None = None
    claim: int


class Doubt(Action, frozen=True, tag="doubt"):
    """Say that the last lay is not what was said with it."""

    timed: ClassVar[bool] = True


class TooMany(Action, frozen=True, tag="too-many"):
    """Say that the last lay was more than one card."""

    timed: ClassVar[bool] = True


MogelnAction = Lay | Doubt | TooMany

DOUBT: Final = Doubt()
TOO_MANY: Final = TooMany()


class AnyLay(CardsPattern, frozen=True, tag="lay", rename={"from_": "from"}):
    """Some cards of the hand can be laid."""

    picks = Lay

    from_: tuple[Card, ...]
    min: int
    max: int
    claim: int

    @property
    def pool(self) -> tuple[Card, ...]:
        """The hand."""
        return self.from_

    @property
    def most(self) -> int:
        """As many as can be laid at once."""
        return self.max

    def of(self, cards: tuple[Card, ...]) -> Lay:
        """Lay these cards, with the claim that is due."""
        return Lay(cards=cards, claim=self.claim)

    @staticmethod
    def cards_of(action: Lay) -> tuple[Card, ...]:
        """Return what was laid, as far as it is known."""
        return action.cards or ()

    def admits(self, action: Action) -> bool:
        """Tell whether the action lays as many different cards of these, with this claim."""
        if not isinstance(action, Lay) or action.cards is None or action.claim != self.claim:
            return False
        chosen = set(action.cards)
        return (
            self.min <= len(action.cards) <= self.max and len(chosen) == len(action.cards) and chosen <= {*self.from_}
        )

    def sample(self, rng: Random) -> Lay:
        """Choose a card by lot, now and then several."""
        count = self.min
        while count < self.max and rng.random() < MORE:
            count += 1
        left = list(self.from_)
        cards = tuple(left.pop(int(rng.random() * len(left))) for _ in range(count))
        return self.of(cards)


class Stood(Event, frozen=True, tag="stood", kw_only=True):
    """A lay can no longer be called: the counts now tell how many cards it was (MO-4)."""

    by: Seat
    count: int


class Shown(Event, frozen=True, tag="shown", kw_only=True):
    """The last lay was turned up (MO-3)."""

    by: Seat
    cards: tuple[Card, ...]


Finding = Literal["lie", "many", "honest", "one"]  # what a call has brought to light


class Judged(Event, frozen=True, tag="judged", kw_only=True):
    """A call was right or wrong."""

    beat: ClassVar[float] = 6

    by: Seat
    right: bool
    layer: Seat
    claim: int
    found: Finding


class Took(Event, frozen=True, tag="took", kw_only=True):
    """A seat took the pile; only that seat sees the cards.

    How many they are is told to everyone, unless that would tell how many the last lay was (MO-4).
    """

    by: Seat
    count: int | None = None
    cards: tuple[Card, ...] | None = None


class MogelnState(Struct, frozen=True, gc=False):
    """A round of mogeln. The last lay is the right neighbour's of the seat on turn; it can be called while it lies."""

    rules: MogelnRules
    hands: tuple[CardSet, ...]
    turn: Seat
    under: CardSet = 0  # the pile without the last lay
    last: CardSet = 0
    said: int = 0  # with the last lay; 0 where no pile has been started
    gone: CardSet = 0  # finished piles (MO-2)
    lays: int = 0
    winners: tuple[Seat, ...] = ()


def layer_of(state: MogelnState) -> Seat:
    """Return whose the last lay is."""
    return state.turn - 1 if state.turn else len(state.hands) - 1


def next_number(state: MogelnState) -> int:
    """Return what must be said next (MO-2)."""
    return 1 if state.said == last_number(state.rules, len(state.hands)) else state.said + 1
