"""Playing an imagined round of elevens to its end, everyone by rule of thumb: the same moves as ``thumb``, but quickly.

No views and no events are made, and what it is worth to fill a place is kept: it depends on one row alone, and rows
change seldom. A test holds that it comes out as if the players had been asked, but for places that are worth the same.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from elferhaus.core.cards import BIT, CARD, COLOUR, JOKER, NUMBER, CardSet
from elferhaus.core.game import Outcome, best
from elferhaus.games.elevens.moves import points_at_the_end
from elferhaus.games.elevens.rules import MOST
from elferhaus.games.elevens.state import ROW, SIDE, crossings, fitting, owes
from elferhaus.games.row_laying.bots.greedy import goes_out

from .thumb import EVERYTHING, Judge, Weights, least_worth, shortness, weights_for

if TYPE_CHECKING:
    from collections.abc import Callable

    from elferhaus.games.elevens.state import ElevensState

OWN_ROW: Final = {bit: ROW[COLOUR[card]] for bit, card in CARD.items()}
FIGURE: Final = {bit: NUMBER[card] for bit, card in CARD.items()}
KEPT: Final = 60_000  # worths of places that are kept
NONE: Final = float("-inf")
OUT, STOP = -1, 0  # beside places: to throw a joker out, and to end the turn


class _Row(Judge):
    """One row, as the rule of thumb looks at it; how short the others' hands are is counted in later."""

    def __init__(self, hand: CardSet, table: CardSet, bonuses: int, weights: Weights, against: float) -> None:
        self.hand, self.table, self.bonuses, self.weights, self.against = hand, table, bonuses, weights, against
        self.short = 0.0


@cache
def _judge(weights: Weights) -> Callable[[CardSet, CardSet, CardSet, bool], tuple[float, float]]:
    """Return what says what a place is worth, as far as the lengths of hands do not matter, and how that changes."""

    @lru_cache(KEPT)
    def judge(place: CardSet, hand: CardSet, table: CardSet, bonuses: bool) -> tuple[float, float]:
        worth = _Row(hand, table, bonuses, weights, weights.foreign).worth(place)
        slope = FIGURE[place] * weights.number_short
        if weights.foreign_short:
            slope += _Row(hand, table, bonuses, weights, weights.foreign + weights.foreign_short).worth(place) - worth
        return worth, slope

    return judge


def finish(state: ElevensState) -> Outcome:
    """Play to the end by rule of thumb."""
    ending = _Ending(state)
    while not ending.over:
        ending.go_on()
    points = points_at_the_end(ending.bonus, ending.hands, ending.jokers)
    return Outcome(points, best(points))


class _Ending:
    """A round being played to its end."""

    def __init__(self, state: ElevensState) -> None:
        self.hands, self.jokers, self.bridges = list(state.hands), list(state.jokers), list(state.bridges)
        self.bonus, self.bonuses = list(state.bonus), state.rules.bonuses - sum(state.bonus)
        self.counts = [hand.bit_count() + jokers for hand, jokers in zip(self.hands, self.jokers, strict=True)]
        self.stock = list(reversed(state.stock))
        self.table, self.wild = state.table, state.wild
        self.turn, self.laid, self.swapped, self.duty = state.turn, state.laid, state.swapped, state.duty
        self.passes, self.over = state.passes, state.over
        self.weights = weights_for(state.rules, len(self.hands))
        self.judge = _judge(self.weights)
        self.ways = [(way.source, way.left, way.right) for way in crossings(state.rows)]

    def go_on(self) -> None:
        """Make one decision."""
        turn, laid = self.turn, self.laid
        counts = self.counts
        own, counts[turn] = counts[turn], 1_000
        short = shortness(min(counts))
        counts[turn] = own
        best, joker, bridge, worth = self._best(short) if laid < MOST else (STOP, False, False, NONE)
        can_stop = not self.duty if laid else not self.swapped and (bool(self.stock) or not self.duty)
        if can_stop and worth < least_worth(self.weights, laid, own, short):
            best = STOP
        if (swaps := self.hands[turn] & self.wild) and (laid or best != STOP or not can_stop):
            self._swap(swaps & -swaps)
        elif best == STOP:
            self._stop()
        else:
            self._lay(best, joker, bridge)

    def _best(self, short: float) -> tuple[int, bool, bool, float]:
        """Return what is best to do with a card, whether that is a joker and takes a bridge, and what it is worth."""
        turn, table, judge = self.turn, self.table, self.judge
        hand, jokers, bonuses = self.hands[turn], self.jokers[turn], self.bonuses > 0
        left = MOST - self.laid
        fits = fitting(table)
        best, best_joker, best_bridge, best_worth = STOP, False, False, NONE
        extra = EVERYTHING if self.counts[turn] <= left and goes_out(hand, fits) else 0.0
        places = hand & fits
        while places:
            place = places & -places
            places ^= place
            row = OWN_ROW[place]
            worth, slope = judge(place, hand & row, table & row, bonuses)
            worth += slope * short + extra
            if worth > best_worth:
                best, best_worth = place, worth
        if jokers:
            cost = self.weights.joker
            places = fits
            while places:
                place = places & -places
                places ^= place
                row = OWN_ROW[place]
                worth, slope = judge(place, hand & row, table & row, bonuses)
                worth += slope * short - cost
                if worth > best_worth:
                    best, best_joker, best_worth = place, True, worth
            worth = extra - self.weights.discard
            if left > self.duty and worth > best_worth:
                best, best_joker, best_worth = OUT, True, worth
        if self.bridges[turn]:
            closed = ~(table | fits)
            cost = self.weights.bridge
            wanted = closed if jokers else closed & hand
            for source, up, down in self.ways:
                places = (table & source) << up >> down & wanted
                while places:
                    place = places & -places
                    places ^= place
                    row = OWN_ROW[place]
                    worth, slope = judge(place, hand & row, table & row, bonuses)
                    worth += slope * short - cost
                    if worth > best_worth and place & hand:
                        best, best_joker, best_bridge, best_worth = place, False, True, worth
                    elif jokers and worth - self.weights.joker > best_worth:
                        worth -= self.weights.joker
                        best, best_joker, best_bridge, best_worth = place, True, True, worth
        return best, best_joker, best_bridge, best_worth

    def _lay(self, place: int, joker: bool, bridge: bool) -> None:
        turn = self.turn
        self.laid += 1
        self.passes = 0
        self.counts[turn] -= 1
        if joker:
            self.jokers[turn] -= 1
        else:
            self.hands[turn] ^= place
        if place != OUT:
            self.duty = False
            self.table |= place
            if joker:
                self.wild |= place
            if bridge:
                self.bridges[turn] -= 1
            side = SIDE[place]
            if self.bonuses > 0 and side & self.table == side:  # EE-6
                self.bonus[turn] += 1
                self.bonuses -= 1
        self.over = not self.counts[turn]  # EE-9

    def _swap(self, place: CardSet) -> None:
        self.hands[self.turn] ^= place
        self.jokers[self.turn] += 1
        self.wild ^= place
        self.swapped = True
        self.passes = 0

    def _stop(self) -> None:
        turn = self.turn
        if self.laid:
            self.passes = 0
        elif self.stock:
            card = self.stock.pop()
            if card == JOKER:
                self.jokers[turn] += 1
            else:
                self.hands[turn] |= BIT[card]
            self.counts[turn] += 1
            self.passes = 0
        else:
            self.passes += 1
            self.over = self.passes == len(self.hands)  # EE-9
        self.turn = turn + 1 if turn + 1 < len(self.hands) else 0
        self.laid, self.swapped = 0, False
        self.duty = owes(self.hands[self.turn], self.table, len(self.stock))
