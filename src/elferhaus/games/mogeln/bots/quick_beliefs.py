"""What somebody at mogeln believes by rule of thumb, quickly.

It is the reckoning of ``thumb``, done on an imagined table: what a seat believes follows from its own hand, from what
it laid on this pile, from the sizes of the hands and from how all have played. Where the others' cards were seen to go
is left out, and of the numbers of cards to lay only those are considered that can be the best.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import CARD, COLOURS, card_set, cards_in
from elferhaus.games.mogeln.rules import right_cards, true_cards

from .beliefs import POKER_FACED, Beliefs

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.cards import CardSet
    from elferhaus.core.game import Seat

    from .playout import QuickRound


class QuickBeliefs(Beliefs):
    """What one seat of an imagined table believes at one moment."""

    __slots__ = ("_lying", "hand", "laid", "next_number")

    def __init__(self, table: QuickRound, seat: Seat, rng: Random) -> None:
        """Look around."""
        super().__init__(seat, table.seats, table.turn, POKER_FACED, rng)
        self.rules, self.said, self.lays, self.statistics = table.rules, table.said, table.lays, table.statistics
        self.hand, self.laid, self.next_number = table.hands[seat], table.laid[seat], table.next_number
        self.pile = table.under.bit_count() + (table.last != 0)
        counts, layer = table.counts.copy(), self.layer
        self.layer_is_out = not counts[layer]
        before = counts[layer] + 1
        if table.last and table.rules.sneak and counts[layer] and layer != seat:
            before = counts[layer] + table.last.bit_count()  # MO-4: as it is shown
            counts[layer] = before - 1
        self.size_up(counts, before)
        self._lying = -1.0

    def lying(self) -> float:
        """Count the right cards that the own seat does not hold and did not lay."""
        if self._lying < 0:
            self._lying = self._lie()
        return self._lying

    def _lie(self) -> float:
        if self.said > self.high:
            return 1.0
        known = self.hand | self.laid
        unseen = (right_cards(self.rules.colour, self.said) & ~known).bit_count()
        return self.untrue(unseen, len(COLOURS) * self.high - known.bit_count()) if unseen else 1.0

    def best_lay(self, rng: Random) -> tuple[CardSet, float]:
        """Return the cards to lay and the chance to win with them."""
        style, claim, hand, own = self.style, self.next_number, self.hand, self.hand.bit_count()
        true = hand & true_cards(self.rules, self.seats, claim)
        if true and own == 1:
            return true, 1.0
        pile = 0 if claim == 1 else self.pile
        following = self.seat + 1 if self.seat + 1 < self.seats else 0
        theirs = self.counts[following]
        doubted, shouted = self.called(claim, following)
        called = doubted + shouted - doubted * shouted
        keep = self.by_use(cards_in(hand), claim, rng)
        best, best_hope = 0, -1.0
        if true:
            best = true & -true
            rest = hand ^ best
            left = self.left(own - 1, CARD[rest & -rest], claim)  # it matters only where one card is left
            stands = self.chance(left, following, theirs)
            falls = self.chance(left, following, theirs + pile + 1)
            best_hope = called * falls + (1 - called) * stands
        most = min(own - 1, style.most) if self.rules.sneak and rng.random() < self.tempted(own) else 1
        least = 1 if not true or rng.random() < style.bluff else 2
        falls = self.chance(own + pile, following, theirs)
        for count in {least, min(most, own - 2), min(most, own - 1)}:
            if not least <= count <= most:
                continue
            if count == own:
                hope = falls
            else:
                caught = doubted if count == 1 else called
                left = self.left(own - count, keep[-1], claim)
                hope = caught * falls + (1 - caught) * self.chance(left, following, theirs)
            if hope > best_hope:
                best, best_hope = card_set(keep[:count]), hope
        return best, best_hope
