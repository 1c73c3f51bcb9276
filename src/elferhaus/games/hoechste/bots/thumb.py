"""Hoechste by rule of thumb: play at random while nothing waits, and bid for waiting cards as in an auction.

While nothing waits, any order of the own cards is as good as any other against somebody who plays at random, and
whoever plays at random cannot be foreseen: so the lot decides, but the very highest card is kept for a pot. When cards
wait, a high card costs what it would win later and a trick brings more than usual. The mix of cards for that comes from
letting imagined players answer each other over and over (fictitious play), some of whom simply play their highest. Ties
apart from that and the score so far are not reckoned with: whoever knows this player exactly can gain by them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from elferhaus.core.cards import NUMBER
from elferhaus.games.hoechste.rules import HIGH
from elferhaus.games.hoechste.state import Play

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair
    from elferhaus.games.hoechste.view import HoechsteView

    from .tricks import Numbers


class Traits(Struct, frozen=True):
    """How somebody bids for waiting cards, and keeps back the highest one."""

    naive: float = 0.1  # how often the others are thought to play their highest for waiting cards
    hold: float = 0.05  # how willingly the highest card is played while nothing waits
    rounds: int = 15  # of thinking what the others think


USUAL: Final = Traits()


def decide(chair: Chair[HoechsteView], rng: Random, traits: Traits = USUAL) -> Action:
    """Choose by lot, with chances that nobody can turn against one."""
    view = chair.view
    hand = view.hand or ()
    if len(hand) == 1:
        return Play(hand[0])
    left = [tuple(NUMBER[card] for card in cards) for cards in view.left]
    own = left.pop(chair.seat)
    others = tuple(sorted(left))
    mix = chances(own, others, len(view.waiting), traits)
    whole = 0.0  # one by one, as the kernel adds them
    for weight in mix:
        whole += weight
    lot = rng.random() * whole
    for card, weight in zip(hand, mix, strict=True):
        lot -= weight
        if lot < 0:
            return Play(card)
    return Play(hand[-1])


def chances(own: Numbers, others: tuple[Numbers, ...], waiting: int, traits: Traits = USUAL) -> list[float]:
    """Return the chances of the own cards, the lowest first; the others' hands must be sorted."""
    return bids(own, others, waiting, traits) if waiting else calm(own, others, traits.hold)


def calm(own: Numbers, others: tuple[Numbers, ...], hold: float) -> list[float]:
    """Return the chances of the own cards while nothing waits: a card that nobody can beat is kept for a pot.

    With two players and few cards the exact answer is known: all cards alike but the highest, which is hardly ever
    played; with three cards left it is now and then, and with two it does not matter.
    """
    strongest = max(max(numbers) for numbers in others)
    kept = hold if len(own) > 3 else (1 + hold) / 2 if len(own) == 3 else 1.0
    return [kept if number >= strongest else 1.0 for number in own]


@lru_cache(4096)
def bids(own: Numbers, others: tuple[Numbers, ...], waiting: int, traits: Traits) -> list[float]:
    """Return the chances of the own cards when cards wait."""
    hands = (own, *others)
    seats = len(hands)
    pot = waiting + seats
    mixes = [_spread(hand) for hand in hands]
    # What a card is worth in later tricks: how often it beats what the others play by lot.
    by_lot = [_below(mix) for mix in mixes]
    cost = [[seats * _all(by_lot, seat, number) for number in hand] for seat, hand in enumerate(hands)]
    tops = [max(hand) for hand in hands]
    naive = [naive_card(hand, max(tops[:seat] + tops[seat + 1 :])) for seat, hand in enumerate(hands)]
    for step in range(1, traits.rounds + 1):
        below = [_below(mix) for mix in mixes]
        for seat, hand in enumerate(hands):
            seen = below if seat else [_blend(each, naive[at], traits.naive) for at, each in enumerate(below)]
            best, best_gain = 0, -1e9
            for index, number in enumerate(hand):
                wins = _all(seen, seat, number)
                ties = _all(seen, seat, number + 1) - wins  # tied for highest: the pot grows, and is anybody's
                gain = pot * (wins + ties / seats) - cost[seat][index]
                if gain > best_gain:
                    best, best_gain = number, gain
            mix = mixes[seat]
            for number in hand:
                mix[number] -= mix[number] / (step + 1)
            mix[best] += 1 / (step + 1)
    return [mixes[0][number] for number in own]


def _spread(hand: Numbers) -> list[float]:
    """Return the chances of each number in a hand played by lot."""
    mix = [0.0] * (HIGH + 1)
    for number in hand:
        mix[number] = 1 / len(hand)
    return mix


def naive_card(hand: Numbers, strongest: int) -> int:
    """Return what somebody plays who wants the waiting cards and thinks no further: a safe card, or the highest."""
    return next((number for number in hand if number > strongest), hand[-1])


def _below(mix: list[float]) -> list[float]:
    """Return how likely a seat plays less than each number."""
    found = [0.0]
    for chance in mix:
        found.append(found[-1] + chance)
    return found


def _blend(below: list[float], naive: int, share: float) -> list[float]:
    return [(1 - share) * each + share * (naive < number) for number, each in enumerate(below)]


def _all(below: list[list[float]], seat: int, number: int) -> float:
    """Return how likely all others play less than a number."""
    chance = 1.0
    for at, each in enumerate(below):
        if at != seat:
            chance *= each[number]
    return chance
