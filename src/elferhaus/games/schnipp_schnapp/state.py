"""State, actions and events of schnipp-schnapp."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Literal, Self, TypeAlias

from msgspec import Struct

from elferhaus.core.cards import Card
from elferhaus.core.chance import Close, Shuffle, Shuffled
from elferhaus.core.game import Action, Did, Event, Pattern, Seat

from .rules import SchnippSchnappRules

if TYPE_CHECKING:
    from random import Random

Pile: TypeAlias = tuple[Card, ...]
Piles: TypeAlias = tuple[Pile, ...]
Milliseconds: TypeAlias = int | float
Word = Literal["schnapp", "schnipp"]
Step = Literal["turn", "shuffle", "close", "over"]

LONGEST: Final = 2**53  # milliseconds, the last whole number that every JSON reader gets right


def is_time(ms: object) -> bool:
    """Tell whether this can be a reaction time in milliseconds."""
    return isinstance(ms, (int, float)) and 0 <= ms <= LONGEST


class Turn(Action, frozen=True, tag="turn"):
    """Turn the top card of the own face-down pile onto the own open pile."""

    card: Card | None = None

    def blind(self) -> Self:
        """Leave out the card, which nobody knows before it is turned."""
        return self if self.card is None else type(self)()


class CalledWord(Action, frozen=True):
    """A word that is called so many milliseconds after the last turned card."""

    call: ClassVar[bool] = True
    timed: ClassVar[bool] = True
    word: ClassVar[Word]

    ms: Milliseconds

    @property
    def called_at(self) -> float | None:
        """The milliseconds after the last card."""
        return self.ms

    def at(self, ms: float) -> Self:
        """Return it at another time."""
        return type(self)(ms)


class Schnapp(CalledWord, frozen=True, tag="schnapp"):
    """Call a match of open piles, so many milliseconds after the last turned card."""

    word = "schnapp"


class Schnipp(CalledWord, frozen=True, tag="schnipp"):
    """Call a match with the middle, so many milliseconds after the last turned card."""

    word = "schnipp"


SnapAction = Turn | Schnapp | Schnipp | Shuffle | Close


class AnyCall(Pattern, frozen=True):
    """A call at any time from ``least`` to ``most``."""

    call: ClassVar[bool] = True
    kind: ClassVar[type[Schnapp | Schnipp]]

    least: Milliseconds = 0
    most: Milliseconds = LONGEST

    def admits(self, action: Action) -> bool:
        """Tell whether the action is this word at such a time."""
        return isinstance(action, self.kind) and is_time(action.ms) and self.least <= action.ms <= self.most

    def sample(self, rng: Random) -> Schnapp | Schnipp:
        """Call like a person, or right behind the last call, so that ties come up."""
        after = rng.randrange(60) if rng.random() < 0.3 else rng.randrange(250, 1500)
        return self.kind(min(self.least + after, self.most))


class AnySchnapp(AnyCall, frozen=True, tag="schnapp"):
    """Schnapp at any possible time."""

    kind = Schnapp


class AnySchnipp(AnyCall, frozen=True, tag="schnipp"):
    """Schnipp at any possible time."""

    kind = Schnipp


class Snap(Event, frozen=True, tag="snap", kw_only=True):
    """A right call took effect."""

    recorded: ClassVar[bool] = True
    beat: ClassVar[float] = 3

    by: Seat
    word: Word

    @property
    def rule(self) -> str:  # type: ignore[override]
        """The rule of the word that was called."""
        return "SS-3" if self.word == "schnapp" else "SS-5"


class Tie(Event, frozen=True, tag="tie", kw_only=True):
    """Right calls at the same time: nobody wins (SS-6)."""

    recorded: ClassVar[bool] = True
    rule: ClassVar[str] = "SS-6"
    beat: ClassVar[float] = 3

    by: tuple[Seat, ...]


class Mistake(Event, frozen=True, tag="mistake", kw_only=True):
    """A wrong call: the caller's open pile has gone to the middle (SS-4)."""

    recorded: ClassVar[bool] = True
    rule: ClassVar[str] = "SS-4"
    beat: ClassVar[float] = 2

    by: Seat


class Aside(Event, frozen=True, tag="aside", kw_only=True):
    """A seat set quartets of these numbers aside."""

    by: Seat
    numbers: tuple[int, ...]


class Under(Event, frozen=True, tag="under", kw_only=True):
    """Cards went under a seat's face-down pile, to be turned in this order; everyone has seen them."""

    by: Seat
    cards: Pile


SnapEvent = Did[SnapAction] | Snap | Tie | Mistake | Aside | Under | Shuffled


class HeldCall(Struct, frozen=True):
    """A call that waits for the end of the tie window."""

    by: Seat
    word: Word
    right: bool


class Calls(Struct, frozen=True):
    """What has been called since the last turned card; ``held`` is empty until the first right call."""

    called: tuple[Seat, ...] = ()
    held: tuple[HeldCall, ...] = ()
    least: Milliseconds = 0  # the time of the last call
    most: Milliseconds = LONGEST  # SS-6: the end of the tie window


class SnapState(Struct, frozen=True, gc=False):
    """A round of schnipp-schnapp. Face-down piles list the next card first, the others their top card last."""

    rules: SchnippSchnappRules
    starter: Seat
    looked: Piles  # SS-1: the cards each seat looked through before it shuffled them, sorted
    down: Piles
    open: Piles
    middle: Pile
    quartets: tuple[tuple[int, ...], ...]
    alive: bool  # SS-9: some call can still succeed
    turned: int
    beat: tuple[Seat, ...]  # who turned the last card; together: the last cards
    queue: tuple[Seat, ...]  # together, in mid-beat: who is still to turn
    due: Seat  # who turns next; CHANCE if nobody can
    step: Step  # what comes next if nobody calls
    calling: bool  # the last card can be called
    fresh: bool  # SS-5: the middle is as it was before the last card was turned
    calls: Calls


TURN: Final = Turn()
CLOSE: Final = Close()
NO_CALLS: Final = Calls()
ANY_SCHNAPP: Final = AnySchnapp()
ANY_SCHNIPP: Final = AnySchnipp()
