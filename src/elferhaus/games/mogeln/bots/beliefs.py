"""What somebody at mogeln believes: how likely a lay is true, how likely a call comes, and what each costs.

Every decision compares chances to win by the sizes of the hands that it can lead to (``Beliefs.chance``).
``kernel_thumb`` does the same on arrays, to the last digit: sums and products are made step by step, in the same order.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from elferhaus.core.cards import NUMBER
from elferhaus.games.mogeln.rules import HIGH, last_number

if TYPE_CHECKING:
    from collections.abc import Collection
    from random import Random

    from elferhaus.core.cards import Card
    from elferhaus.core.game import Seat
    from elferhaus.games.mogeln.rules import MogelnRules

    from .opponents import OpponentStatistics


class Style(Struct, frozen=True):
    """How somebody cheats and doubts."""

    bluff: float = 0.5  # how often a lie comes to mind although the true card is there
    sneak: float = 0.2  # how often several cards at once come to mind; more often with a small hand
    most: int = 3  # cards at once
    doubt: float = 1.0  # how suspicious of lies: 1 is as counting has it, 0 doubts only what cannot be true
    shout: float = 1.0  # how suspicious of several cards at once; 0 never calls that
    small: float = 2.0  # how much likelier several cards are thought from a small hand
    alert: float = 1.0  # how often it is noticed that somebody has laid the last card


POKER_FACED: Final = Style()

LEFT: Final = 0.35  # what is left of a hand after several cards at once
GOES_ON: Final = 0.5  # how often a pile comes round to the same seat again
FEW: Final = (3, 5)  # cards: whoever holds so many is tempted to be rid of several at once, but the last
TEMPTED: Final = 2.0  # how much more often
NEARLY_OUT: Final = 2  # cards: whoever has no more left is watched
# A long round comes to its end because all get tired of it: after so many lays a call must be surer and surer, some
# doubt just so, and a last lay is more and more often let pass.
TIRED: Final = 50
TIRES: Final = 1 / 200  # with every further lay
WHIM: Final = 0.06
MOST_TIRED: Final = 0.6
# How likely a call must be right: it stops the game, and whoever calls wrongly is laughed at.
NEEDED: Final = 0.66
NEEDED_FOR_TOO_MANY: Final = 0.7  # nobody sees how many cards it was
NEEDED_ON_ONE_CARD: Final = 0.9  # a pile of one card is not worth a quarrel
NEEDED_NEAR_THE_END: Final = 0.5  # somebody is about to win
NEEDED_BEFORE_A_LIE: Final = 0.35  # no card is as high as what comes next
MOST_SURE: Final = 0.95  # nobody ever saw how many cards it was
EDGE: Final = 0.005  # what a call must be worth more than silence: a call also tells
OTHERS_SHOUT: Final = 0.3  # of the calls of "too many" come from somebody else
DOUBTED_AT_TOP: Final = 0.8  # how often the highest number is doubted at least: the next lay would be a lie for sure
WRONG_LAST_CARD: Final = 3  # cards that a hand of one is worth whose number does not come round
JITTER: Final = 0.01  # among cards that are as good as each other, the lot decides


OFFSET: Final = 1.5


def strength(cards: float) -> float:
    """Return how near to winning a hand of so many cards is."""
    return 1 / (cards + OFFSET)


def tired(lays: int) -> float:
    """Return how tired of a round everyone is after so many lays."""
    return min(max(lays - TIRED, 0) * TIRES, MOST_TIRED)


def none_of(miss: float, right: int) -> float:
    """Return how likely somebody holds none of so many cards, who lacks each with this chance."""
    none = 1.0
    for _ in range(right):
        none *= miss
    return none


def likely_soon(claim: int, seats: int, number: int) -> float:
    """Return how likely a number is the one to claim at the next turn after this claim."""
    following = claim + seats
    found = GOES_ON if number == following else 0.0
    if number <= seats:  # a new pile begins at one
        found += (1 - GOES_ON) / seats
    if number == following + seats:
        found += GOES_ON * GOES_ON / 2
    return found


@cache
def soon(claim: int, seats: int) -> tuple[float, ...]:
    """Return that for each number."""
    return tuple(likely_soon(claim, seats, number) for number in range(21))


@cache
def comes_next(claim: int, seats: int, high: int) -> frozenset[int]:
    """Return the numbers that a seat may have to claim at its next turn after this claim."""
    following = claim + seats
    return frozenset((following,) if following <= high else range(1, seats + 1))


class Beliefs(ABC):
    """What one seat believes at one moment."""

    __slots__ = (
        *(
            "before",
            "counts",
            "high",
            "layer",
            "layer_is_out",
            "lays",
            "mood",
            "pile",
            "rules",
            "said",
            "seat",
            "seats",
        ),
        *("statistics", "style", "total", "turn"),
    )

    rules: MogelnRules
    said: int  # with the last lay
    lays: int  # of the round so far
    pile: int  # cards in the pile, the last lay counted as one
    layer_is_out: bool  # the last lay was all that was left
    statistics: OpponentStatistics

    def __init__(self, seat: Seat, seats: int, turn: Seat, style: Style, rng: Random) -> None:
        """Look around; what is known is for each kind of beliefs to say."""
        self.seat, self.seats, self.turn, self.style = seat, seats, turn, style
        self.high = HIGH[seats]
        self.layer = turn - 1 if turn else seats - 1
        self.mood = 0.9 + rng.random() / 5  # how suspicious at this moment: nobody can rely on it

    def size_up(self, counts: list[int], before: int) -> None:
        """Take in the hands: the layer's is believed to be one card smaller than it was before the last lay."""
        self.counts, self.before = counts, before
        self.total = 0.0
        for count in counts:
            self.total += strength(count)

    def chance(self, own: int, other: Seat, others_cards: float) -> float:
        """Return the chance to win if the own hand and one other had these sizes."""
        mine = strength(own)
        rest = self.total - strength(self.counts[self.seat]) - strength(self.counts[other])
        return mine / (mine + rest + strength(others_cards))

    @abstractmethod
    def lying(self) -> float:
        """Return how likely the last lay is not the one right card."""

    def untrue(self, right: int, unknown: int) -> float:
        """Return that where so many right cards are among so many of which it is not known where they are."""
        miss = 1 - min(self.before / max(unknown, 1), 1.0)
        return 1 - (1 - none_of(miss, right)) * self.statistics.honesty(self.layer) * (1 - self.several())

    def several(self) -> float:
        """Return how likely the last lay is more than one card."""
        if not self.rules.sneak or self.before < FEW[0]:  # MO-6: a last lay is turned up
            return 0.0
        often = self.statistics.sneaking(self.layer) * (self.style.small if self.before <= FEW[1] else 1.0)
        return min(often * self.style.shout * self.mood, MOST_SURE)

    def doubts(self) -> bool:
        """Tell whether the last lay is likely enough a lie to interrupt the game."""
        needed = NEEDED_ON_ONE_CARD if self.pile == 1 else NEEDED
        if self.counts[self.layer] <= NEARLY_OUT:
            needed = NEEDED_NEAR_THE_END
        elif self.seat == self.turn and self.said == self.high:
            needed = NEEDED_BEFORE_A_LIE
        return self.lying() >= needed + tired(self.lays)

    def has_whim(self, rng: Random) -> bool:
        """Tell whether somebody doubts just so: only where all have become tired of a long round."""
        return self.lays > TIRED and self.pile > 1 and rng.random() < WHIM

    def shouts(self) -> bool:
        """Tell whether the last lay is likely enough more than one card."""
        return self.several() >= (NEEDED_ON_ONE_CARD if self.pile == 1 else NEEDED_FOR_TOO_MANY) + tired(self.lays)

    def lets_pass(self, rng: Random) -> bool:
        """Tell whether a last lay is not doubted: it was not noticed, or all want to go to bed."""
        alert = self.style.alert - tired(self.lays)
        return self.layer_is_out and alert < 1 and rng.random() >= alert

    def doubting(self) -> float:
        """Return the chance to win after a doubt."""
        return self._calling(self.lying())

    def shouting(self) -> float:
        """Return the chance to win after calling "too many"."""
        return self._calling(self.several())

    def _calling(self, right: float) -> float:
        own, layer = self.counts[self.seat], self.layer
        won = self.chance(own, layer, self.before + self.pile - 1)
        if self.layer_is_out:  # MO-6: whoever fails here has lost
            return right * won
        return right * won + (1 - right) * self.chance(own + self.pile, layer, self.counts[layer])

    def silent(self) -> float:
        """Return the chance to win if nobody calls but perhaps somebody else."""
        if self.layer_is_out:
            return 0.0
        own, layer, statistics = self.counts[self.seat], self.layer, self.statistics
        several, cards = self.several(), self.counts[layer]
        # Somebody else may catch it: the neighbour who is next by doubting, or any other.
        caught = 1 - (1 - statistics.doubting(self.turn)) * (1 - OTHERS_SHOUT * statistics.shouting())
        stands = self.chance(own, layer, max(cards * LEFT, 1.0))
        falls = self.chance(own, layer, self.before + self.pile)
        single = self.chance(own, layer, cards)
        return several * (caught * falls + (1 - caught) * stands) + (1 - several) * single

    def called(self, claim: int, following: Seat) -> tuple[float, float]:
        """Return how likely the next lay is doubted by the neighbour, and called "too many" by anyone."""
        if claim > self.high:
            return 1.0, 0.0
        doubted = self.statistics.doubting(following)
        if claim == self.high and last_number(self.rules, self.seats) > claim:
            doubted = max(doubted, DOUBTED_AT_TOP)
        return doubted, self.statistics.shouting() if self.rules.sneak else 0.0

    def tempted(self, own: int) -> float:
        """Return how often several cards at once come to mind with a hand of so many."""
        return min(self.style.sneak * (TEMPTED if own <= FEW[1] else 1.0), 1.0) if own >= FEW[0] else 0.0

    def by_use(self, hand: Collection[Card], claim: int, rng: Random) -> list[Card]:
        """Sort the own cards: the last one comes round the soonest."""
        order = soon(claim, self.seats)
        return sorted(hand, key=lambda card: order[NUMBER[card]] + rng.random() * JITTER)

    def left(self, count: int, last: Card, claim: int) -> int:
        """Return how many cards a hand is worth that keeps this one for the end."""
        if count > 1 or NUMBER[last] in comes_next(claim, self.seats, self.high):
            return count
        return WRONG_LAST_CARD
