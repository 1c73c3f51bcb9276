"""What a guess at ratefix betrays: which cards explain it, after all that this seat has named before.

The rule of thumb says what it would name with each number, and how far it may lead astray. Whoever plays otherwise is
unsure of that by as much as it was before, or listens to nobody; whichever explains the last tricks best counts most.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from random import Random
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from elferhaus.core.cards import NUMBER, Card, deck
from elferhaus.core.game import Did, Seat
from elferhaus.core.player import ChairCopy
from elferhaus.games.ratefix.moves import bounds
from elferhaus.games.ratefix.rules import HIGHEST, INFO, RatefixRules
from elferhaus.games.ratefix.state import Guess
from elferhaus.games.ratefix.view import RatefixView

from .thumb import FRANK, LEAST_SPREAD, STRANGER, USUAL, Traits, decide, unseen_numbers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.core.game import Event

RULES: Final = RatefixRules(edition=INFO.editions[0])
OF_NUMBER: Final = ("", *deck(["red"]))  # a card of each number: the colours make no difference
BEFORE: Final = 8  # tricks from which it is told how a seat guesses
NOISE: Final = 0.01  # how likely anybody names any number


class RoundSoFar(Struct, frozen=True):
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

    def earlier(self, trick: int, index: int) -> RoundSoFar:
        """Return what was known when the seat so many places after the leader spoke in a trick before."""
        return RoundSoFar(
            self.starter,
            tuple([pile[:trick] for pile in self.played]),
            self.winners[:trick],
            self.said[: trick * len(self.played) + index],
        )

    @property
    def unseen(self) -> list[int]:
        """How often each number is not seen yet."""
        return unseen_numbers(self.played)


def round_so_far(view: RatefixView, seen: Sequence[Event]) -> RoundSoFar:
    """Return what everyone knows when a seat is to speak."""
    said = tuple([event.action.sum for event in seen if isinstance(event, Did)])
    return RoundSoFar(view.starter, view.played, view.winners, said)


class _Farthest(Random):
    """A lot that always falls on the highest."""

    def uniform(self, _low: float, high: float) -> float:
        return high


_FARTHEST: Final = _Farthest(0)


def _asked(at: RoundSoFar, number: int, traits: Traits) -> int:
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
        bounds=bounds(seats),
        possible=None,
        tricks=0,
        trick=None,
    )
    chair = ChairCopy(seat, view, (), [Did(by=seat, action=Guess(each)) for each in at.said])
    action = decide(chair, _FARTHEST, traits)
    assert isinstance(action, Guess)
    return action.sum


@lru_cache(1 << 14)
def frank_guess(at: RoundSoFar, number: int) -> int:
    """Return what is named with a card of this number by somebody who leads nobody astray."""
    return _asked(at, number, FRANK)


@lru_cache(1 << 10)
def most_astray(at: RoundSoFar) -> float:
    """Return how far whoever is to speak may lead astray: the same for every card."""
    left = at.unseen
    number = max(range(1, HIGHEST), key=left.__getitem__)  # one that somebody can hold
    leads = _asked(at, number, USUAL) != frank_guess(at, number)
    return USUAL.lies / (len(at.played) - 1) if leads else 0.0


class Speaker(Struct, frozen=True):
    """How likely a seat is one that leads astray, that is unsure, or that listens to nobody; and how far off it is."""

    weights: tuple[float, float, float]
    unsure: float
    unhearing: float

    def chance(self, at: RoundSoFar, number: int, plain: float, guess: int) -> float:
        """Return how likely this is named with that card."""
        off = abs(guess - frank_guess(at, number))
        leads, unsure, unhearing = self.weights
        return (
            leads * _even(off, most_astray(at))
            + unsure * _fading(off, self.unsure)
            + unhearing * _fading(abs(guess - plain), self.unhearing)
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
def _speaker(at: RoundSoFar, seat: Seat) -> Speaker:
    """Find what explains a seat's guesses in the last tricks."""
    seats = len(at.played)
    offs: list[tuple[float, float, float]] = []
    for trick in range(max(0, len(at.winners) - BEFORE), len(at.winners)):
        leader = at.winners[trick - 1] if trick else at.starter
        index = (seat - leader) % seats
        then = at.earlier(trick, index)
        number, guess = NUMBER[at.played[seat][trick]], at.said[trick * seats + index]
        plain = _plain(then.unseen, number, seats)
        offs.append((abs(guess - frank_guess(then, number)), abs(guess - plain), most_astray(then)))
    tricks, total = STRANGER[0] + len(offs), STRANGER[1]
    unsure = max((total + sum(off for off, _, _ in offs)) / tricks, LEAST_SPREAD)
    unhearing = max((total + sum(off for _, off, _ in offs)) / tricks, LEAST_SPREAD)
    scores = [
        sum(log(_even(off, most) + NOISE) for off, _, most in offs),
        sum(log(_fading(off, unsure) + NOISE) for off, _, _ in offs),
        sum(log(_fading(off, unhearing) + NOISE) for _, off, _ in offs),
    ]
    weights = [exp(score - max(scores)) for score in scores]
    whole = sum(weights)
    return Speaker((weights[0] / whole, weights[1] / whole, weights[2] / whole), unsure, unhearing)


@lru_cache(1 << 8)
def card_chances(at: RoundSoFar, index: int) -> tuple[float, ...]:
    """Return how well each number explains the guess of the seat so many places after the leader."""
    then = at.earlier(len(at.winners), index)
    seats, left = len(at.played), at.unseen
    speaker = _speaker(at.earlier(len(at.winners), 0), then.speaker)
    guess = at.named[index]
    return tuple(
        speaker.chance(then, number, _plain(left, number, seats), guess) if left[number] else 0.0
        for number in range(HIGHEST + 1)
    )
