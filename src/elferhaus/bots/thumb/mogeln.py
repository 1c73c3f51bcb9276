"""Mogeln by rule of thumb: count what can be true, weigh what a call would cost, and plan the last card.

Every decision compares chances to win by the sizes of the hands that it can lead to (``_chance``). How likely a lay is
true follows from counting: the cards of that number in the own hand, those known to lie elsewhere, and how many of the
others the layer can hold. How likely the own lay is called follows from how often the neighbour and the table have
called so far. A pile that holds only the own cards costs nothing if one is caught, so that is the time to be bold;
the last lay is always doubted, so the card that stays last is one whose number will come round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from elferhaus.core.cards import NUMBER, cards_in
from elferhaus.games.mogeln.play import DOUBT, TOO_MANY, AnyLay, Lay, right_cards
from elferhaus.games.mogeln.rules import HIGH, last_number
from elferhaus.games.mogeln.view import MogelnView

from .mogeln_memory import Memory

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.bots.player import Chair
    from elferhaus.core.cards import Card
    from elferhaus.core.game import Action


class Style(Struct, frozen=True):
    """How somebody cheats and doubts."""

    bluff: float = 0.5  # how often a lie comes to mind although the true card is there
    sneak: float = 0.8  # how often several cards at once come to mind
    most: int = 12  # cards at once
    doubt: float = 1.0  # how suspicious of lies: 1 is as counting has it, 0 doubts only what cannot be true
    shout: float = 1.25  # how suspicious of several cards at once; 0 never calls that
    alert: float = 1.0  # how often it is noticed that somebody has laid the last card


POKER_FACED: Final = Style()
HONEST: Final = Style(bluff=0.0, sneak=0.0)
CHEEKY: Final = Style(bluff=1.0, sneak=1.0, doubt=1.3)

LEFT: Final = 0.35  # what is left of a hand after several cards at once
GOES_ON: Final = 0.5  # how often a pile comes round to the same seat again
TRUE_IF_HELD: Final = 0.9  # how often the right card is laid by who holds it
EDGE: Final = 0.005  # what a call must be worth more than silence: a call also tells


def decide(chair: Chair, rng: Random, style: Style = POKER_FACED) -> Action:
    """Doubt where that promises more than the best lay."""
    view = chair.view
    assert isinstance(view, MogelnView)
    legal = chair.legal
    lay = legal[0]
    assert isinstance(lay, AnyLay)
    table = Table(view, chair, style, rng)
    # A last lay has won unless it is doubted (MO-6), and what cannot be true costs nothing to doubt.
    last = not view.counts[table.layer]
    missed = last and style.alert < 1 and rng.random() >= style.alert
    if DOUBT in legal and not missed and (last or table.lying() >= 1):
        return DOUBT
    cards, hopes = table.best_lay(lay, rng)
    if DOUBT in legal and not missed and table.doubting() >= hopes:
        return DOUBT
    return Lay(cards=cards, claim=lay.claim)


def call(chair: Chair, rng: Random, style: Style = POKER_FACED) -> Action | None:
    """Call out of turn what is more likely wrong than it costs."""
    view = chair.view
    assert isinstance(view, MogelnView)
    legal = chair.legal
    if not legal:
        return None
    table = Table(view, chair, style, rng)
    silent = table.silent()
    if DOUBT in legal and table.doubting() > silent + EDGE:
        return DOUBT
    # A last lay is better doubted by who is next: that catches a wrong card as well as a second one.
    if TOO_MANY in legal and view.counts[table.layer] and table.shouting() > silent + EDGE:
        return TOO_MANY
    return None


def _strength(cards: float) -> float:
    """Say how near to winning a hand is."""
    return 1 / (cards + 1.5)


class Table:
    """What one seat knows and believes at one moment."""

    def __init__(self, view: MogelnView, chair: Chair, style: Style, rng: Random) -> None:
        """Look at the table, and remember."""
        self.view, self.style = view, style
        self.mood = rng.random() * 2  # how suspicious at this moment: nobody can rely on it
        self.seat = chair.seat
        self.seats = len(view.counts)
        self.high = HIGH[self.seats]
        self.hand = view.hand or ()
        self.layer = (view.turn - 1) % self.seats
        self.memory = Memory(self.seat, self.seats, chair.seen)
        self.counts = list(view.counts)
        # MO-4: while a lay can be called, the layer's hand is shown as before it.
        self.laid = bool(view.said)
        self.before = self.counts[self.layer]
        if self.laid and view.rules.sneak and self.before and self.layer != self.seat:
            self.counts[self.layer] -= 1
        else:
            self.before += 1
        self.pile = self.memory.pile
        self.total = sum(map(_strength, self.counts))

    def chance(self, own: float, other: int, others_cards: float) -> float:
        """Return the chance to win if the own hand and one other had these sizes."""
        mine = _strength(own)
        rest = self.total - _strength(self.counts[self.seat]) - _strength(self.counts[other])
        return mine / (mine + rest + _strength(others_cards))

    def lying(self) -> float:
        """Return how likely the last lay is not the one right card."""
        view, memory, layer = self.view, self.memory, self.layer
        claim = view.said
        if claim > self.high:
            return 1.0
        unseen, sure = 0, False
        for card in cards_in(right_cards(view.rules.colour, claim)):
            holder = memory.holder.get(card)
            if card in self.hand or card in memory.own_in_pile:
                continue
            if holder is None:
                unseen += 1
            elif holder == layer:
                sure = True
        if not unseen and not sure:
            return 1.0
        several = self.several()
        if sure:
            true = TRUE_IF_HELD
        else:
            cards = 4 * self.high - len(self.hand) - len(memory.own_in_pile) - len(memory.holder)
            miss = 1 - min(self.before / max(cards, 1), 1.0)
            true = (1 - miss**unseen) * TRUE_IF_HELD
        lie = 1 - true * (1 - several)
        return min(lie * self.style.doubt, 1.0)

    def several(self) -> float:
        """Return how likely the last lay is more than one card."""
        if not self.view.rules.sneak or self.before <= 1:
            return 0.0
        return min(self.memory.sneaks(self.layer, self.pile == 1) * self.style.shout * self.mood, 1.0)

    def doubting(self) -> float:
        """Return the chance to win after a doubt."""
        return self._calling(self.lying())

    def shouting(self) -> float:
        """Return the chance to win after calling "too many"."""
        return self._calling(self.several())

    def _calling(self, right: float) -> float:
        own, layer = self.counts[self.seat], self.layer
        won = self.chance(own, layer, self.before + self.pile - 1)
        if not self.view.counts[layer]:  # MO-6: who fails here has lost
            return right * won
        lost = self.chance(own + self.pile, layer, self.counts[layer])
        return right * won + (1 - right) * lost

    def silent(self) -> float:
        """Return the chance to win if nobody calls but perhaps the neighbour."""
        own, layer = self.counts[self.seat], self.layer
        if not self.view.counts[layer]:
            return 0.0
        several = self.several()
        # Somebody else may catch it: the neighbour who is next by doubting, or any other.
        caught = 1 - (1 - self.memory.doubts(self.view.turn)) * (1 - 0.3 * self.memory.shouts(self.view.said == 1))
        stands = self.chance(own, layer, max(self.counts[layer] * LEFT, 1.0))
        falls = self.chance(own, layer, self.before + self.pile)
        single = self.chance(own, layer, self.counts[layer])
        return several * (caught * falls + (1 - caught) * stands) + (1 - several) * single

    def best_lay(self, lay: AnyLay, rng: Random) -> tuple[tuple[Card, ...], float]:
        """Return the cards to lay and the chance to win with them."""
        claim, hand = lay.claim, lay.from_
        right = right_cards(self.view.rules.colour, claim) if claim <= self.high else 0
        true = [card for card in cards_in(right) if card in hand] if right else []
        pile = 0 if claim == 1 else self.pile
        following = (self.seat + 1) % self.seats
        doubted, shouted = self._called(claim, following)
        own = len(hand)
        keep = sorted(hand, key=lambda card: self._soon(card, claim, rng))  # the last one comes round the soonest
        best: tuple[Card, ...] = ()
        best_hope = -1.0
        if true:
            card = true[0]
            if own == 1:
                return (card,), 1.0
            left = self._left(own - 1, next(each for each in reversed(keep) if each != card), claim)
            called = doubted + shouted - doubted * shouted
            stands = self.chance(left, following, self.counts[following])
            falls = self.chance(left, following, self.counts[following] + pile + 1)
            best, best_hope = (card,), called * falls + (1 - called) * stands
        style = self.style
        most = min(lay.max, style.most) if rng.random() < style.sneak else 1
        for count in range(1 if not true or rng.random() < style.bluff else 2, most + 1):
            if own == count:
                stands, called = 1.0, 1.0
            else:
                stands = self.chance(self._left(own - count, keep[-1], claim), following, self.counts[following])
                called = doubted if count == 1 else doubted + shouted - doubted * shouted
            falls = self.chance(own + pile, following, self.counts[following])
            hope = called * falls + (1 - called) * stands
            if hope > best_hope:
                best, best_hope = tuple(keep[:count]), hope
        return best, best_hope

    def _called(self, claim: int, following: int) -> tuple[float, float]:
        """Return how likely the next lay is doubted by the neighbour, and called "too many" by anyone."""
        if claim > self.high:
            return 1.0, 0.0
        doubted = self.memory.doubts(following)
        if claim == self.high and last_number(self.view.rules, self.seats) > claim:
            doubted = max(doubted, 0.8)  # the next lay would be a lie for sure
        return doubted, self.memory.shouts(claim == 1) if self.view.rules.sneak else 0.0

    def _left(self, count: int, last: Card, claim: int) -> float:
        """Return how many cards a hand is worth that keeps this one for the end."""
        if count > 1:
            return count
        return 1.0 if NUMBER[last] in self._next_claims(claim) else 3.0

    def _next_claims(self, claim: int) -> Sequence[int]:
        following = claim + self.seats
        return (following,) if following <= self.high else range(1, self.seats + 1)

    def _soon(self, card: Card, claim: int, rng: Random) -> float:
        """Say how likely the number of a card is the one to claim at the next turn."""
        number = NUMBER[card]
        following = claim + self.seats
        chance = rng.random() * 0.01
        if number == following:
            chance += GOES_ON
        if number <= self.seats:  # a new pile begins at one
            chance += (1 - GOES_ON) / self.seats
        if number == following + self.seats:
            chance += GOES_ON * GOES_ON / 2
        return chance
