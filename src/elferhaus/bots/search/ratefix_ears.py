"""What a guess at ratefix betrays: which cards explain it, after all that this seat has named before.

The rule of thumb says what it would name with each number, and how far it may lead astray. Whoever plays otherwise is
unsure of that by as much as it was before, or listens to nobody; whichever explains the last tricks best counts most.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from elferhaus.bots.thumb.ratefix import EARS, HIGH, Ears, decide
from elferhaus.core.cards import NUMBER, Card, deck
from elferhaus.core.game import Did, Seat
from elferhaus.games.ratefix.game import Guess
from elferhaus.games.ratefix.rules import RatefixRules
from elferhaus.games.ratefix.view import RatefixView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.core.game import Event

FRANK: Final = Ears(lies=0.0)
RULES: Final = RatefixRules(edition="2011")
OF_NUMBER: Final = ("", *deck(["red"]))  # a card of each number: the colours make no difference
BEFORE: Final = 8  # tricks in which a seat's habit is looked for
NOISE: Final = 0.01  # how likely anybody names any number
STRANGER: Final = (2, 6.0)  # as if two guesses had been three off: nobody is known yet


class Moment(Struct, frozen=True):
    """What everyone knows when somebody is to speak."""

    starter: Seat
    played: tuple[tuple[Card, ...], ...]
    winners: tuple[Seat, ...]
    said: tuple[int, ...]  # in the whole round, in the order it was named

    @property
    def leader(self) -> Seat:
        """Who spoke first in this trick."""
        return self.winners[-1] if self.winners else self.starter

    @property
    def named(self) -> tuple[int, ...]:
        """What was named in this trick."""
        return self.said[len(self.winners) * len(self.played) :]

    @property
    def speaker(self) -> Seat:
        """Who is to speak."""
        return (self.leader + len(self.named)) % len(self.played)

    def earlier(self, trick: int, index: int) -> Moment:
        """Return the moment at which the seat so many places after the leader spoke in a trick before."""
        return Moment(
            self.starter,
            tuple([pile[:trick] for pile in self.played]),
            self.winners[:trick],
            self.said[: trick * len(self.played) + index],
        )

    @property
    def unseen(self) -> list[int]:
        """How often each number is not seen yet."""
        left = [0, *[4] * HIGH]
        for pile in self.played:
            for card in pile:
                left[NUMBER[card]] -= 1
        return left


def moment(view: RatefixView, seen: Sequence[Event]) -> Moment:
    """Return the moment at which a seat speaks."""
    said = tuple([event.action.sum for event in seen if isinstance(event, Did)])
    return Moment(view.starter, view.played, view.winners, said)


class _Chair(Struct):
    """The chair of who is to speak."""

    seat: Seat
    view: RatefixView
    seen: list[Did[Guess]]
    legal: tuple[()] = ()


class _Farthest:
    """A lot that always falls on the highest."""

    def uniform(self, _low: float, high: float) -> float:
        return high


def _asked(at: Moment, number: int, ears: Ears) -> int:
    """Ask the rule of thumb for what to name with a card of this number."""
    seats, seat, leader = len(at.played), at.speaker, at.leader
    guesses: list[int | None] = [None] * seats
    for index, guess in enumerate(at.named):
        guesses[(leader + index) % seats] = guess
    view = RatefixView(
        rules=RULES,
        seat=seat,
        starter=at.starter,
        leader=leader,
        turn=seat,
        card=OF_NUMBER[number],
        guesses=tuple(guesses),
        counts=(0,) * seats,
        out=0,
        played=at.played,
        won=((),) * seats,
        winners=at.winners,
    )
    chair = _Chair(seat, view, [Did(by=seat, action=Guess(each)) for each in at.said])
    action = decide(chair, _Farthest(), ears)  # type: ignore[arg-type]
    assert isinstance(action, Guess)
    return action.sum


@lru_cache(1 << 14)
def answer(at: Moment, number: int) -> int:
    """Return what is named with a card of this number by who leads nobody astray."""
    return _asked(at, number, FRANK)


@lru_cache(1 << 10)
def astray(at: Moment) -> float:
    """Return how far who is to speak may lead astray: the same for every card."""
    left = at.unseen
    number = max(range(1, HIGH), key=left.__getitem__)  # one that somebody can hold
    return EARS.lies / (len(at.played) - 1) if _asked(at, number, EARS) != answer(at, number) else 0.0


class Habit(Struct, frozen=True):
    """How likely a seat is one that leads astray, that is unsure, or that listens to nobody; and how unsure."""

    weights: tuple[float, float, float]
    unsure: float
    deaf: float

    def chance(self, at: Moment, number: int, plain: float, guess: int) -> float:
        """Return how likely this is named with that card."""
        off = abs(guess - answer(at, number))
        leads, unsure, deaf = self.weights
        return (
            leads * _even(off, astray(at))
            + unsure * _fading(off, self.unsure)
            + deaf * _fading(abs(guess - plain), self.deaf)
            + NOISE
        )


def _even(off: float, most: float) -> float:
    return 1 / (2 * most + 1) if off <= most + 0.5 else 0.0


def _fading(off: float, spread: float) -> float:
    return exp(-off / spread) / (2 * spread)


def _plain(left: list[int], number: int, seats: int) -> float:
    """Return what somebody names who listens to nobody."""
    rest = sum(left) - 1
    return number + (seats - 1) * (sum(each * count for each, count in enumerate(left)) - number) / rest


@lru_cache(1 << 8)
def _habit(at: Moment, seat: Seat) -> Habit:
    """Find the habit that explains a seat's guesses in the last tricks."""
    seats = len(at.played)
    offs: list[tuple[float, float, float]] = []
    for trick in range(max(0, len(at.winners) - BEFORE), len(at.winners)):
        leader = at.winners[trick - 1] if trick else at.starter
        index = (seat - leader) % seats
        then = at.earlier(trick, index)
        number, guess = NUMBER[at.played[seat][trick]], at.said[trick * seats + index]
        plain = _plain(then.unseen, number, seats)
        offs.append((abs(guess - answer(then, number)), abs(guess - plain), astray(then)))
    tricks, total = STRANGER[0] + len(offs), STRANGER[1]
    unsure = max((total + sum(off for off, _, _ in offs)) / tricks, 0.4)
    deaf = max((total + sum(off for _, off, _ in offs)) / tricks, 0.4)
    scores = [
        sum(log(_even(off, most) + NOISE) for off, _, most in offs),
        sum(log(_fading(off, unsure) + NOISE) for off, _, _ in offs),
        sum(log(_fading(off, deaf) + NOISE) for _, off, _ in offs),
    ]
    weights = [exp(score - max(scores)) for score in scores]
    whole = sum(weights)
    return Habit((weights[0] / whole, weights[1] / whole, weights[2] / whole), unsure, deaf)


@lru_cache(1 << 8)
def betrayed(at: Moment, index: int) -> tuple[float, ...]:
    """Return how well each number explains the guess of the seat so many places after the leader."""
    then = at.earlier(len(at.winners), index)
    seats, left = len(at.played), at.unseen
    habit = _habit(at.earlier(len(at.winners), 0), then.speaker)
    guess = at.named[index]
    return tuple(
        habit.chance(then, number, _plain(left, number, seats), guess) if left[number] else 0.0
        for number in range(HIGH + 1)
    )
