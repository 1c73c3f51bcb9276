"""The protocol behind which every game stands, and the few types it speaks in.

A state is immutable, an action is a tagged struct, and a round is a fold of actions over a deal. Chance is data: a
deal is an argument of ``start``, and a shuffle in mid-game is an action of the seat ``CHANCE``. Time is data as well:
a call in a window carries its milliseconds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Literal, Protocol, TypeAlias, TypeVar

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from .cards import Card
    from .options import GameInfo, Rules
    from .refusal import Refusal

Seat: TypeAlias = int
CHANCE: Final[Seat] = -1  # not a chair: shuffles and the closing of a call window come from here


class Action(Struct, frozen=True, tag_field="do", omit_defaults=True):
    """What a seat decides. Encoded, it is the decision of the record without ``by``.

    A field that the seat cannot know when it decides (the card of a draw) is ``None`` then, and filled in the record.
    """

    call: ClassVar[bool] = False  # a shout into a window: carries no list of what was legal, and is in none
    timed: ClassVar[bool] = False  # where several may do it, the first counts


class Pattern(Struct, frozen=True, tag_field="do", omit_defaults=True):
    """Many legal actions at once, where listing them would be too long."""

    call: ClassVar[bool] = False

    if TYPE_CHECKING:  # every pattern has its own

        def admits(self, action: Action) -> bool:
            """Tell whether the action is one of them."""

        def sample(self, rng: Random) -> Action:
            """Choose one of them by lot."""


Choice: TypeAlias = Action | Pattern
A = TypeVar("A", bound=Action)


class Event(Struct, frozen=True, tag_field="event", omit_defaults=True, kw_only=True):
    """Something that happened. ``to`` lists the seats that saw it: ``None`` is everyone, ``()`` only the record."""

    recorded: ClassVar[bool] = False  # written into the record, since replaying needs it
    rule: ClassVar[str] = "RECORD"  # what a record breaks that tells it wrongly

    to: tuple[Seat, ...] | None = None


class Did(Event, Generic[A], tag="did", kw_only=True, frozen=True):
    """A seat did this. Where the table saw less than the seat, there is one for everyone and a fuller one after it."""

    by: Seat
    action: A


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
TURN: Final = tuple(Pending("turn", (seat,)) for seat in range(6))  # made once: most decisions are plain turns


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


class Back(Struct, frozen=True, tag=True):
    """A card lying face down, or in somebody else's hand."""


class View(Struct, frozen=True, tag_field="game"):
    """What one seat can see (``seat`` is None: a spectator). ``per_seat`` names the fields with a value a seat."""

    per_seat: ClassVar[tuple[str, ...]] = ()

    rules: Any  # the game's own Rules; each view type narrows it
    seat: Seat | None


R = TypeVar("R", bound="Rules")
D = TypeVar("D", bound=Deal)
S = TypeVar("S", bound=Struct)
V = TypeVar("V", bound=View)
A_contra = TypeVar("A_contra", bound=Action, contravariant=True)


class Game(Protocol[R, D, S, A_contra, V]):
    """One game with all its variants, editions and options."""

    info: GameInfo
    rules_type: type[R]
    deal_type: type[D]
    state_type: Any  # for decoding, as the next two: these can be generic types and unions
    action_type: Any
    event_type: Any
    view_type: type[V]

    def forbids(self, rules: R, seats: int) -> Refusal | None:
        """Return what is wrong with a choice of rules beyond what ``info`` already says."""

    def deal(self, rules: R, seats: int, at: Occasion, rng: Random) -> D:
        """Shuffle and deal a round."""

    def misdeal(self, rules: R, seats: int, at: Occasion, deal: D) -> Refusal | None:
        """Return what is wrong with a deal."""

    def start(self, rules: R, seats: int, deal: D) -> S:
        """Return the state after the deal."""

    def pending(self, state: S) -> Pending:
        """Return who acts next."""

    def legal(self, state: S, seat: Seat) -> Sequence[Choice]:
        """Return all that a seat can do now, in a stable order; a function of what the seat can know."""

    def refusal(self, state: S, seat: Seat, action: A_contra) -> Refusal | None:
        """Return why an action is not possible, or None."""

    def apply(self, state: S, seat: Seat, action: A_contra) -> tuple[S, tuple[Event, ...]]:
        """Return the next state and what happened; raise IllegalAction where there is a refusal."""

    def view(self, state: S, seat: Seat | None) -> V:
        """Return what a seat sees, or a spectator."""

    def outcome(self, state: S) -> Outcome | None:
        """Return the result once the round is over."""

    def imagine(self, view: V, seen: Sequence[Event], rng: Random) -> S:
        """Return a possible world: a state in which this seat would have seen all this and see this now."""

    def cards(self, state: S) -> tuple[Card, ...]:
        """Return every card of the round, wherever it is."""


AnyGame: TypeAlias = "Game[Any, Any, Any, Any, Any]"


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
