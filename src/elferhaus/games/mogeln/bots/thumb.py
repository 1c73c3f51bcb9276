"""Mogeln by rule of thumb: count what can be true, weigh what a call would cost, and plan the last card.

How likely a lay is true follows from counting: the cards of that number in the own hand, those known to lie elsewhere,
how many of the others the layer can hold, and whether the layer was caught before. How likely the own lay is called
follows from how often the neighbour and the table have called so far. A call interrupts the game, so it must be likely
to be right: more so where only one card lies there, less so where somebody is about to win. The last lay is doubted, so
the card that stays last is one whose number will come round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import COLOURS, card_set, cards_in
from elferhaus.games.mogeln.rules import right_cards, true_cards
from elferhaus.games.mogeln.state import DOUBT, TOO_MANY, AnyLay, Lay

from .beliefs import EDGE, POKER_FACED, Beliefs, Style
from .observations import Observations

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.cards import Card
    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair
    from elferhaus.games.mogeln.view import MogelnView


def decide(chair: Chair[MogelnView], rng: Random, style: Style = POKER_FACED) -> Action:
    """Doubt where that promises more than the best lay."""
    legal = chair.legal
    lay = legal[0]
    assert isinstance(lay, AnyLay)
    beliefs = ObservedBeliefs(chair, style, rng)
    # A last lay has won unless it is doubted (MO-6), and what cannot be true costs nothing to doubt.
    doubt = DOUBT in legal and not beliefs.lets_pass(rng)
    if doubt and (beliefs.layer_is_out or beliefs.lying() >= 1 or beliefs.has_whim(rng)):
        return DOUBT
    cards, hopes = beliefs.best_lay(lay, rng)
    if doubt and beliefs.doubts() and beliefs.doubting() >= hopes:
        return DOUBT
    return Lay(cards=cards, claim=lay.claim)


def call(chair: Chair[MogelnView], rng: Random, style: Style = POKER_FACED) -> Action | None:
    """Call out of turn what is more likely wrong than it costs."""
    legal = chair.legal
    if not legal:
        return None
    beliefs = ObservedBeliefs(chair, style, rng)
    silent = beliefs.silent()
    if DOUBT in legal and beliefs.doubts() and beliefs.doubting() > silent + EDGE:
        return DOUBT
    # A last lay is better doubted by whoever is next: that catches a wrong card as well as a second one.
    if TOO_MANY in legal and not beliefs.layer_is_out and beliefs.shouts() and beliefs.shouting() > silent + EDGE:
        return TOO_MANY
    return None


class ObservedBeliefs(Beliefs):
    """What a seat believes after all that it has observed."""

    __slots__ = ("hand", "observed")

    def __init__(self, chair: Chair[MogelnView], style: Style, rng: Random) -> None:
        """Look at the table, and remember."""
        view = chair.view
        seats = len(view.counts)
        super().__init__(chair.seat, seats, view.turn, style, rng)
        self.rules, self.said, self.lays, self.hand = view.rules, view.said, view.lays, card_set(view.hand or ())
        self.observed = Observations(chair.seat, seats, view.rules.colour, chair.seen)
        self.statistics, self.pile = self.observed.statistics, self.observed.pile
        counts, layer = list(view.counts), self.layer
        self.layer_is_out = not counts[layer]
        before = counts[layer]
        # MO-4: while a lay can be called, the layer's hand is shown as before it.
        if view.said and view.rules.sneak and before and layer != chair.seat:
            counts[layer] -= 1
        else:
            before += 1
        self.size_up(counts, before)

    def lying(self) -> float:
        """Count the right cards: whoever laid may hold those that are not known to be elsewhere."""
        observed = self.observed
        if self.said > self.high:
            return 1.0
        own, held = self.hand | observed.own_in_pile, 0
        for each in observed.held:
            held |= each
        right = right_cards(self.rules.colour, self.said) & ~own
        unseen, sure = (right & ~held).bit_count(), right & observed.held[self.layer]
        if not unseen and not sure:
            return 1.0
        if sure:
            lie = 1 - observed.statistics.honesty(self.layer) * (1 - self.several())
        else:
            lie = self.untrue(unseen, len(COLOURS) * self.high - (own | held).bit_count())
        return min(lie * self.style.doubt, 1.0)

    def best_lay(self, lay: AnyLay, rng: Random) -> tuple[tuple[Card, ...], float]:
        """Return the cards to lay and the chance to win with them."""
        claim, hand = lay.claim, lay.from_
        true = [card for card in cards_in(true_cards(self.rules, self.seats, claim)) if card in hand]
        pile = 0 if claim == 1 else self.pile
        following = (self.seat + 1) % self.seats
        doubted, shouted = self.called(claim, following)
        own = len(hand)
        keep = self.by_use(hand, claim, rng)
        best: tuple[Card, ...] = ()
        best_hope = -1.0
        if true:
            card = true[0]
            if own == 1:
                return (card,), 1.0
            left = self.left(own - 1, next(each for each in reversed(keep) if each != card), claim)
            called = doubted + shouted - doubted * shouted
            stands = self.chance(left, following, self.counts[following])
            falls = self.chance(left, following, self.counts[following] + pile + 1)
            best, best_hope = (card,), called * falls + (1 - called) * stands
        style = self.style
        most = min(lay.max, style.most, own - 1) if rng.random() < self.tempted(own) else 1
        for count in range(1 if not true or rng.random() < style.bluff else 2, most + 1):
            if own == count:
                stands, called = 1.0, 1.0
            else:
                stands = self.chance(self.left(own - count, keep[-1], claim), following, self.counts[following])
                called = doubted if count == 1 else doubted + shouted - doubted * shouted
            falls = self.chance(own + pile, following, self.counts[following])
            hope = called * falls + (1 - called) * stands
            if hope > best_hope:
                best, best_hope = tuple(keep[:count]), hope
        return best, best_hope
