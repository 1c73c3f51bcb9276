"""elevens by rule of thumb: draw rather than open the way for others, and leave no side for others to complete.

While the stock lasts nobody has to lay (EE-3), so the patient let the others open the rows. With bonus cards (EE-6) the
last places of a side are what counts: it is good to hold them, and bad to leave at most four, which one turn can fill.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from elferhaus.core.cards import CARD, JOKER, NUMBER, CardSet, card_set
from elferhaus.games.elevens.rules import MOST
from elferhaus.games.elevens.state import (
    DISCARD,
    DRAW,
    END,
    LAY,
    LAY_JOKER,
    PASS,
    SIDE,
    SWAP,
    ElevensAction,
    crossings,
    fitting,
)
from elferhaus.games.row_laying.bots.greedy import goes_out
from elferhaus.games.row_laying.bots.thumb import ABOVE, BELOW

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair
    from elferhaus.games.elevens.rules import ElevensRules
    from elferhaus.games.elevens.view import ElevensView

NEAR: Final = 6  # places: a side with no more than these left is worth collecting
EVERYTHING: Final = 1000.0  # more than anything else is worth


class Weights(NamedTuple):
    """How much each thing counts; what ends with ``_short`` counts by how short the shortest other hand is."""

    opens: float  # against: the next place on a side is one for others
    foreign: float  # against: each place on that side that others can fill
    foreign_short: float
    gap: float  # for: each place that others must fill before the last own card on a side
    number: float  # for: the number on the card, which counts in the end
    number_short: float
    per_card: float  # a further card in a turn must be worth so much for each card in hand,
    further_short: float = 0  # and so much more
    first: float = 0  # the first card must be worth so much, or a card is drawn
    completes: float = 0  # for: a bonus card (EE-6)
    prepares: float = 0  # against: at most four places are left on the side, and not all of them for own cards
    collects: float = 0  # for: each own card that the side still needs, when few are missing
    bridge: float = 0  # against: a bridge is used up
    joker: float = 0  # against: a joker is used up
    discard: float = 0  # against: a joker is thrown away


# Found by tuning over duplicate deals, then rounded; docs/bots.md says what they reach on other deals.
BASIC: Final = Weights(
    opens=20,
    foreign=6,
    foreign_short=0,
    gap=8,
    number=-1.9,
    number_short=2.3,
    per_card=1.6,
    further_short=-10,
    completes=8.5,
    prepares=26,
    collects=7.4,
    joker=27,
    discard=-4.5,  # thrown away to win time
)
# With five or six the others open the rows soon enough, and the round is short: what counts are the own points.
CROWD: Final = Weights(
    opens=3.3,
    foreign=3.4,
    foreign_short=0,
    gap=2.6,
    number=0.26,
    number_short=2.1,
    per_card=2.5,
    further_short=-18,
    first=17,
    completes=27,
    prepares=22,
    collects=12.5,
    bridge=13.5,
    joker=28.5,
)
START: Final = Weights(  # EE-V1
    opens=44, foreign=58, foreign_short=-19, gap=69, number=-4.6, number_short=1.3, per_card=10
)


def weights_for(rules: ElevensRules, seats: int) -> Weights:
    """Return what counts how much at this table."""
    if rules.variant == "start":
        return START
    return BASIC if seats <= 4 else CROWD


def shortness(cards: int) -> float:
    """Say how short the shortest hand of the others is."""
    return 3 / max(1, cards)


def least_worth(weights: Weights, laid: int, count: int, short: float) -> float:
    """Say what an action must be worth to be done at all, after so many in this turn and with so many cards in hand."""
    return weights.per_card * count + weights.further_short * short if laid else weights.first


def decide(chair: Chair[ElevensView], _rng: Random) -> Action:
    """Go out, or do what is worth most, or wait: draw while there is a stock."""
    view = chair.view
    judge = Judge(view, weights_for(view.rules, view.seats))
    stop = stopping(view)
    best, best_worth = stop, float("-inf")
    for action, worth in judge.choices(view):
        if worth > best_worth:
            best, best_worth = action, worth
    swaps = judge.hand & card_set(view.jokers)
    if stop is not None and best_worth < least_worth(judge.weights, view.laid, judge.count, judge.short):
        best = stop
    # EE-5a: that card can go nowhere else, and the joker can be thrown out; but whoever swaps must lay something, too.
    if swaps and (view.laid or best is not stop):
        return SWAP[swaps & -swaps]
    assert best is not None
    return best


def stopping(view: ElevensView) -> ElevensAction | None:
    """Return how the turn can end now, or None where a card is owed (EE-5a, EE-8)."""
    if view.laid:
        return None if view.duty else END
    if view.swapped:
        return None
    if view.stock:
        return DRAW
    return None if view.duty else PASS


class Judge:
    """What a seat sees, as sets of cards, and what its choices are worth."""

    def __init__(self, view: ElevensView, weights: Weights) -> None:
        """Look at the table."""
        hand = view.hand or ()
        self.count = len(hand)
        self.jokers = hand.count(JOKER)
        self.hand = card_set(hand[: self.count - self.jokers])  # the jokers come last
        self.table = card_set(card for row in view.rows for card in row)
        self.bonuses = view.rules.bonuses - sum(view.bonus)
        others = [count for seat, count in enumerate(view.counts) if seat != view.seat]
        self.short = shortness(min(others))
        self.weights = weights
        self.against = weights.foreign + weights.foreign_short * self.short

    def choices(self, view: ElevensView) -> Iterator[tuple[ElevensAction, float]]:
        """List what can be laid or thrown out, and what that is worth."""
        left = MOST - view.laid
        if not left:
            return
        hand, table = self.hand, self.table
        fits = fitting(table)
        extra = EVERYTHING if self.count <= left and goes_out(hand, fits) else 0.0
        for place in _each(hand & fits):
            yield LAY[place], self.worth(place) + extra
        if self.jokers:
            for place in _each(fits):
                yield LAY_JOKER[place], self.worth(place) - self.weights.joker
            if left > view.duty:
                yield DISCARD, extra - self.weights.discard
        if view.bridges[view.seat or 0]:
            closed = ~(table | fits)
            for source, up, down, lay, lay_joker in crossings(view.colours):
                reach = (table & source) << up >> down & closed
                for place in _each(reach & hand):
                    yield lay[place], self.worth(place) - self.weights.bridge
                for place in _each(reach) if self.jokers else ():
                    yield lay_joker[place], self.worth(place) - self.weights.joker - self.weights.bridge

    def worth(self, place: CardSet) -> float:
        """Say what it is worth to fill a place."""
        weights, hand, table = self.weights, self.hand, self.table
        value = NUMBER[CARD[place]] * (weights.number + weights.number_short * self.short)
        above, below = ABOVE[place], BELOW[place]
        if lying := above & table:
            above &= (lying & -lying) - 1
        if above:
            own = hand & above
            others = above ^ own
            value += weights.gap * (others & ((1 << own.bit_length()) - 1)).bit_count()
            if not own & place << 1:
                value -= weights.opens + self.against * others.bit_count()
        if lying := below & table:
            below &= -(1 << lying.bit_length())
        if below:
            own = hand & below
            others = below ^ own
            value += weights.gap * (others & -(own & -own)).bit_count()
            if not own & place >> 1:
                value -= weights.opens + self.against * others.bit_count()
        return value + self._bonus(place) if self.bonuses > 0 else value

    def _bonus(self, place: CardSet) -> float:
        """Say what filling a place does for the bonus of its side (EE-6)."""
        weights = self.weights
        missing = SIDE[place] & ~(self.table | place)
        if not missing:
            return weights.completes
        left = missing.bit_count()
        if left > NEAR:
            return 0.0
        mine = (missing & self.hand).bit_count()
        return weights.collects * mine - (weights.prepares if mine < left <= MOST else 0.0)


def _each(places: CardSet) -> Iterator[CardSet]:
    while places:
        lowest = places & -places
        yield lowest
        places ^= lowest
