"""What somebody at mogeln believes by rule of thumb, quickly.

It is the reckoning of ``thumb/mogeln.py``, done on an imagined table: what a seat believes follows from its own hand,
from what it laid on this pile, from the sizes of the hands and from all habits. Where the others' cards were seen
to go is left out, and of the numbers of cards to lay only those are considered that can be the best.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from elferhaus.bots.thumb.mogeln import GOES_ON, LEFT, POKER_FACED, TRUE_IF_HELD
from elferhaus.core.cards import BIT, NUMBER, CardSet, cards_in
from elferhaus.games.mogeln.play import right_cards

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Seat

    from .mogeln_playout import Table

STRENGTH: Final = tuple(1 / (cards + 1.5) for cards in range(100))  # how near to winning a hand is


@cache
def soon(claim: int, seats: int) -> tuple[float, ...]:
    """Return for each number how likely it is the one to claim at the next turn."""
    following = claim + seats
    return tuple(
        GOES_ON * (number == following)
        + (1 - GOES_ON) / seats * (number <= seats)
        + GOES_ON * GOES_ON / 2 * (number == following + seats)
        for number in range(21)
    )


@cache
def comes_next(claim: int, seats: int, high: int) -> frozenset[int]:
    """Return the numbers that a seat may have to claim at its next turn."""
    following = claim + seats
    return frozenset((following,) if following <= high else range(1, seats + 1))


class Mind:
    """What one seat believes at one moment."""

    __slots__ = ("_lying", "before", "counts", "layer", "mood", "pile", "seat", "table", "total")

    def __init__(self, table: Table, seat: Seat, rng: Random) -> None:
        """Look around."""
        self.table, self.seat = table, seat
        self.mood = rng.random() * 2
        self.layer = layer = table.layer
        self.counts = counts = table.counts.copy()
        self.before = counts[layer] + 1
        if table.last and table.rules.sneak and counts[layer] and layer != seat:
            self.before = counts[layer] + table.last.bit_count()  # MO-4: as it is shown
            counts[layer] = self.before - 1
        self.pile = table.under.bit_count() + (table.last != 0)
        self.total = sum([STRENGTH[count] for count in counts])
        self._lying = -1.0

    def chance(self, own: int, other: Seat, others_cards: float) -> float:
        """Return the chance to win if the own hand and one other had these sizes."""
        mine = STRENGTH[own]
        rest = self.total - STRENGTH[self.counts[self.seat]] - STRENGTH[self.counts[other]]
        return mine / (mine + rest + 1 / (others_cards + 1.5))

    def several(self) -> float:
        """Return how likely the last lay is more than one card."""
        table = self.table
        if not table.rules.sneak or self.before <= 1:
            return 0.0
        often = table.habits.sneaking(self.layer, self.pile == 1)
        return min(often * POKER_FACED.shout * self.mood, 1.0)

    def lying(self) -> float:
        """Return how likely the last lay is not the one right card."""
        if self._lying < 0:
            self._lying = self._lie()
        return self._lying

    def _lie(self) -> float:
        table = self.table
        if table.said > table.high:
            return 1.0
        known = table.hands[self.seat] | table.laid[self.seat]
        unseen = (right_cards(table.rules.colour, table.said) & ~known).bit_count()
        if not unseen:
            return 1.0
        miss = 1 - min(self.before / max(4 * table.high - known.bit_count(), 1), 1.0)
        true = (1 - miss**unseen) * TRUE_IF_HELD
        return 1 - true * (1 - self.several())

    def doubting(self) -> float:
        """Return the chance to win after a doubt."""
        return self._calling(self.lying())

    def shouting(self) -> float:
        """Return the chance to win after calling "too many"."""
        return self._calling(self.several())

    def _calling(self, right: float) -> float:
        own, layer = self.counts[self.seat], self.layer
        won = self.chance(own, layer, self.before + self.pile - 1)
        if not self.table.counts[layer]:  # MO-6: who fails here has lost
            return right * won
        return right * won + (1 - right) * self.chance(own + self.pile, layer, self.counts[layer])

    def silent(self) -> float:
        """Return the chance to win if nobody calls but perhaps the neighbour."""
        table, own, layer = self.table, self.counts[self.seat], self.layer
        if not table.counts[layer]:
            return 0.0
        several, habits = self.several(), table.habits
        caught = 1 - (1 - habits.doubting(table.turn)) * (1 - 0.3 * habits.shouting(table.said == 1))
        cards = self.counts[layer]
        stands = self.chance(own, layer, max(cards * LEFT, 1.0))
        falls = self.chance(own, layer, self.before + self.pile)
        single = self.chance(own, layer, cards)
        return several * (caught * falls + (1 - caught) * stands) + (1 - several) * single

    def best_lay(self, rng: Random) -> tuple[CardSet, float]:
        """Return the cards to lay and the chance to win with them."""
        table, seat = self.table, self.seat
        habits, seats, sneak = table.habits, table.seats, table.rules.sneak
        claim = 1 if table.said == table.top else table.said + 1
        hand, own = table.hands[seat], table.counts[seat]
        true = hand & right_cards(table.rules.colour, claim) if claim <= table.high else 0
        if true and own == 1:
            return true, 1.0
        pile = 0 if claim == 1 else self.pile
        following = seat + 1 if seat + 1 < seats else 0
        theirs = self.counts[following]
        if claim > table.high:
            doubted, shouted = 1.0, 0.0
        else:
            doubted = habits.doubting(following)
            if claim == table.high < table.top:
                doubted = max(doubted, 0.8)
            shouted = habits.shouting(claim == 1) if sneak else 0.0
        called = doubted + shouted - doubted * shouted
        order = soon(claim, seats)
        keep = sorted(cards_in(hand), key=lambda card: order[NUMBER[card]] + rng.random() * 0.01)
        next_claims = comes_next(claim, seats, table.high)
        best, best_hope = 0, -1.0
        if true:
            best = true & -true
            left = own - 1
            if left == 1 and NUMBER[cards_in(hand ^ best)[0]] not in next_claims:
                left = 3
            stands = self.chance(left, following, theirs)
            falls = self.chance(left, following, theirs + pile + 1)
            best_hope = called * falls + (1 - called) * stands
        most = min(own, POKER_FACED.most) if sneak and rng.random() < POKER_FACED.sneak else 1
        least = 1 if not true or rng.random() < POKER_FACED.bluff else 2
        falls = self.chance(own + pile, following, theirs)
        for count in {least, min(most, own - 2), min(most, own - 1)}:
            if not least <= count <= most:
                continue
            if count == own:
                hope = falls
            else:
                left = own - count
                if left == 1 and NUMBER[keep[-1]] not in next_claims:
                    left = 3
                caught = doubted if count == 1 else called
                hope = caught * falls + (1 - caught) * self.chance(left, following, theirs)
            if hope > best_hope:
                best, best_hope = sum([BIT[card] for card in keep[:count]]), hope
        return best, best_hope
