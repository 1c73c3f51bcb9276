"""The protocol behind which every game stands, and the few types it speaks in.

A state is immutable, an action is a tagged struct, and a round is a fold of actions over a deal. Chance is data: a
deal is an argument of ``start``, and a shuffle in mid-game is an action of the seat ``CHANCE``. Time is data as well:
a call in a window carries its milliseconds.

One contract holds in all games: ``legal`` decides what is possible, ``explain`` says why something else is not, and
``apply`` trusts that it is asked for something legal. ``round.carry_out`` does the asking, for everyone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from types import UnionType
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Final,
    Generic,
    Literal,
    Self,
    TypeAlias,
    TypeVar,
    Union,
    get_args,
    get_origin,
)

from msgspec import Struct

from .cards import Card
from .ending import Ending, Unit, in_points
from .options import GameInfo, Rules
from .refusal import Refusal, allowed

Seat: TypeAlias = int
CHANCE: Final[Seat] = -1  # not a chair: shuffles and the closing of a call window come from here


class Action(Struct, frozen=True, tag_field="do", omit_defaults=True):
    """What a seat decides. Encoded, it is the decision of the record without ``by``.

    A field that the seat cannot know when it decides (the card of a draw) is ``None`` then, and filled in the record.
    """

    call: ClassVar[bool] = False  # a shout into a window: carries no list of what was legal, and is in none
    timed: ClassVar[bool] = False  # where several may do it, the first counts

    def blind(self) -> Self:
        """Return it as its seat decides it: without what cannot be known yet."""
        return self

    @property
    def called_at(self) -> float | None:
        """The milliseconds after the last card, where the action itself tells them."""
        return None

    def at(self, ms: float) -> Self:
        """Return it with another time, where it tells one."""
        return self


class Pattern(Struct, frozen=True, tag_field="do", omit_defaults=True):
    """Many legal actions at once, where listing them would be too long."""

    call: ClassVar[bool] = False

    if TYPE_CHECKING:  # every pattern has its own

        def admits(self, action: Action) -> bool:
            """Tell whether the action is one of them."""

        def sample(self, rng: Random) -> Action:
            """Choose one of them by lot."""

    def listed(self) -> object:
        """Return what a record writes of it."""
        return self


class CardsPattern(Pattern, frozen=True):
    """Some cards, or an order of them, from a pool: whoever cannot list them all picks one card after another."""

    picks: ClassVar[type[Action]]  # what is done with them

    if TYPE_CHECKING:

        @property
        def pool(self) -> tuple[Card, ...]:
            """The cards to pick from."""

        @property
        def most(self) -> int:
            """How many can be picked."""

        def of(self, cards: tuple[Card, ...]) -> Action:
            """Return the action of these cards."""

        @staticmethod
        def cards_of(action: Any) -> tuple[Card, ...]:
            """Return the cards of such an action."""


Choice: TypeAlias = Action | Pattern
A = TypeVar("A", bound=Action)


class Event(Struct, frozen=True, tag_field="event", omit_defaults=True, kw_only=True):
    """Something that happened. ``to`` lists the seats that saw it: ``None`` is everyone, ``()`` only the record."""

    recorded: ClassVar[bool] = False  # written into the record, since replaying needs it
    rule: ClassVar[str] = "RECORD"  # what a record breaks that tells it wrongly
    ordered: ClassVar[tuple[str, ...]] = ()  # lists whose order says something: values by seat, a ranking
    beat: ClassVar[float] = 0  # seconds that a table of people looks at it, before anything else is asked

    to: tuple[Seat, ...] | None = None


class Did(Event, Generic[A], tag="did", kw_only=True, frozen=True):
    """A seat did this. Where the table saw less than the seat, there is one for everyone and a fuller one after it."""

    by: Seat
    action: A


Events: TypeAlias = tuple[Event, ...]


class Pending(Struct, frozen=True):
    """Who acts next: the seats that must, and the seats that may as long as those have not.

    ``secret``: all of ``must`` choose unseen, in any order. ``window``: the seats in ``may`` can call.
    ``forced``: there is one possible action. ``chance``: ``CHANCE`` acts (in a ``window``, by closing it).
    """

    kind: Literal["turn", "secret", "window", "forced", "chance", "over"]
    must: tuple[Seat, ...] = ()
    may: tuple[Seat, ...] = ()


OVER: Final = Pending("over")
BY_CHANCE: Final = Pending("chance", (CHANCE,))


@cache  # most decisions are plain turns
def turn_of(seat: Seat) -> Pending:
    """Return that a seat has its turn."""
    return Pending("turn", (seat,))


class Turning(Struct, frozen=True):
    """How a table waits for what comes next. Mostly that is no decision, as a card to turn: the house sees to it.

    ``each``: whoever is due does it, or after ``patience`` seconds the house. ``all``: everyone has a hand in it, and
    once all have, or after that time, it is done. ``count``: it is counted down for so long, and done for all at one
    instant. ``peace``: whoever may do something first does it in peace, and bots wait until they are ready.
    """

    how: Literal["each", "all", "count", "peace"]
    patience: float
    brisk: float = 1  # where nobody calls for long, cards follow each other in this share of the usual time


class Outcome(Struct, frozen=True):
    """The end of a round: its points by the game's score rule, and who won."""

    points: tuple[int, ...]
    winners: tuple[Seat, ...]


class Occasion(Struct, frozen=True):
    """What earlier rounds say about the deal of the next one."""

    round: int  # counted from 1
    dealer: Seat
    first_starter: Seat | None = None  # of round 1
    last_starter: Seat | None = None
    last_points: tuple[int, ...] = ()


class Deal(Struct, frozen=True):
    """How a round begins, as its record line holds it; each game adds its piles."""

    round: int
    dealer: Seat


class StartedDeal(Deal, frozen=True):
    """A deal that says who starts."""

    starter: Seat


class View(Struct, frozen=True, tag_field="game"):
    """What one seat can see (``seat`` is None: a spectator). ``per_seat`` names the fields with a value a seat.

    ``follows_from_rules`` names those that only spare people the rules: they follow from the others, and learners do
    without them.
    """

    per_seat: ClassVar[tuple[str, ...]] = ()
    follows_from_rules: ClassVar[tuple[str, ...]] = ()

    rules: Any  # the game's own Rules; each view type narrows it
    seat: Seat | None

    if TYPE_CHECKING:  # every view has it, among its own fields
        counts: tuple[int, ...]  # how many cards each seat holds

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.counts)

    @property
    def game_id(self) -> str:
        """Of which game this is a view."""
        return str(self.__struct_config__.tag)


R = TypeVar("R", bound=Rules)
D = TypeVar("D", bound=Deal)
S = TypeVar("S", bound=Struct)
V = TypeVar("V", bound=View)


@dataclass(frozen=True, kw_only=True, repr=False)
class Game(Generic[R, D, S, A, V]):
    """One game with all its variants, editions and options: what it is made of, and the functions of its rules."""

    info: GameInfo
    rules_type: type[R]
    deal_type: type[D]
    state_type: Any  # for decoding, as the next two: these can be generic types and unions
    action_type: Any
    event_type: Any
    view_type: type[V]

    deal: Callable[[R, int, Occasion, Random], D]
    """Shuffle and deal a round to so many seats."""

    misdeal: Callable[[R, int, Occasion, D], Refusal | None]
    """Return what is wrong with a deal."""

    start: Callable[[R, int, D], S]
    """Return the state after the deal."""

    pending: Callable[[S], Pending]
    """Return who acts next."""

    legal: Callable[[S, Seat], Sequence[Choice]]
    """Return all that a seat can do now, in a stable order; a function of what the seat can know."""

    explain: Callable[[S, Seat, A], Refusal]
    """Return why an action that is not legal is not possible."""

    apply: Callable[[S, Seat, A], tuple[S, Events]]
    """Return the next state and what happened; the action is legal, and blind (``Action.blind``)."""

    outcome: Callable[[S], Outcome | None]
    """Return the result once the round is over."""

    view: Callable[[S, Seat | None], V]
    """Return what a seat sees, or a spectator."""

    imagine: Callable[[V, Sequence[Event], Random], S]
    """Return a possible world: a state in which this seat would have seen all this and see this now."""

    cards: Callable[[S], tuple[Card, ...]]
    """Return every card of the round, wherever it is."""

    patterns: tuple[type[Pattern], ...] = ()  # that ``legal`` offers to seats

    ending: Callable[[S], Ending] | None = None
    """Return how a round that is over is shown to everyone; without it, only who has won."""

    unit: Callable[[R], Unit] = in_points
    """Return what the result counts."""

    score: Callable[[S], tuple[int, ...]] | None = None
    """Return what each seat would get if the round ended now, or has to get rid of where only winning counts.

    Told when the round is over: then people see who was ahead when. Without it they see that of whole rounds alone.
    """

    last_beat: float = 4.0  # seconds that a table of people looks at the end of a round, before its result

    turning: Callable[[S], Turning | None] = lambda _state: None
    """Return how what comes next is done, where it is no decision."""

    forbids: Callable[[R, int], Refusal | None] = allowed
    """Return what is wrong with a choice of rules for so many seats, beyond what ``info`` already says."""

    def __repr__(self) -> str:
        return f"<Game {self.info.id}>"


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


def kinds_in(union: Any) -> list[Any]:
    """Return the types of a union of actions or events, or the one; ``Did`` is generic, so its origin."""
    kinds = get_args(union) if get_origin(union) in {UnionType, Union} else (union,)
    return [get_origin(kind) or kind for kind in kinds]


def sees(event: Event, seat: Seat | None) -> bool:
    """Tell whether a seat (or a spectator) saw an event."""
    return event.to is None or seat in event.to


def choose(choice: Choice, rng: Random) -> Action:
    """Make a choice concrete: a pattern gives one of its actions by lot."""
    return choice.sample(rng) if isinstance(choice, Pattern) else choice


def admits(choice: Choice, action: Action) -> bool:
    """Tell whether an action is what a choice offers."""
    return choice.admits(action) if isinstance(choice, Pattern) else choice == action


def next_seat(seat: Seat, seats: int) -> Seat:
    """Return the seat to the left: clockwise.

    >>> next_seat(3, 4)
    0
    """
    return seat + 1 if seat + 1 < seats else 0


def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """Return all seats clockwise from one.

    >>> clockwise(2, 4)
    (2, 3, 0, 1)
    """
    return tuple(range(first, seats)) + tuple(range(first))


def best(points: Sequence[int], low_wins: bool = False) -> tuple[Seat, ...]:
    """Return the seats with the best points; ties share (C-4).

    >>> best([3, 5, 5])
    (1, 2)
    """
    target = min(points) if low_wins else max(points)
    return tuple(seat for seat, each in enumerate(points) if each == target)
