"""Searching hoechste: one trick, and what the cards that are left are worth.

The others choose by rule of thumb, also those who have chosen already; or as a simple player, who plays any card, and
the highest for what waits, if that explains better what they played so far. Then what is won and what is in the hands
says who is likely to have the most cards in the end: who is ahead plays safe, and who is behind takes risks. With two
players and few cards left nothing is guessed: all that can follow is reckoned through.
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt
from typing import TYPE_CHECKING, Final

from elferhaus.bots.thumb.hoechste import chances
from elferhaus.core.cards import BIT, NUMBER, card_set, cards_in
from elferhaus.games.hoechste.play import HoechsteState, Trick
from elferhaus.games.hoechste.rules import HIGH
from elferhaus.games.hoechste.view import HoechsteView

from .guide import Guide
from .value import POINTS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from random import Random

    from elferhaus.core.cards import Card, CardSet
    from elferhaus.core.game import Event, Seat, View

Numbers = tuple[int, ...]

PLAYOUTS: Final = 1_000
FEW: Final = 4  # cards from which on two players' rest of the round is reckoned through
SIMPLE: Final = 0.15  # how likely a stranger is a simple player
SLIP: Final = 0.02  # how likely anybody plays any card
TIES: Final = 1.5  # how much the cards that are tied for add to the luck


def worlds(view: View, seen: Sequence[Event]) -> Callable[[Random], HoechsteState]:
    """Prepare to draw worlds in which those who have chosen did so by rule of thumb."""
    assert isinstance(view, HoechsteView)
    hands = tuple(numbers(card_set(left)) for left in view.left)
    others = [seat for seat, chosen in enumerate(view.chosen) if chosen and seat != view.seat]
    simple = simplicity(tricks(seen), len(hands))
    mixes = {seat: mix(hands, len(view.waiting), seat, simple[seat]) for seat in others}
    left = [card_set(cards) for cards in view.left]
    won, waiting, lost = tuple(map(card_set, view.won)), card_set(view.waiting), card_set(view.lost)

    def world(rng: Random) -> HoechsteState:
        chosen: list[Card | None] = [None] * len(left)
        held = left.copy()
        for seat in others:
            card = rng.choices(view.left[seat], mixes[seat])[0]
            chosen[seat] = card
            held[seat] ^= BIT[card]
        return HoechsteState(view.rules, tuple(held), tuple(chosen), won, waiting, lost)

    return world


def numbers(cards: CardSet) -> Numbers:
    """Return the numbers of some cards of one colour, the lowest first."""
    return tuple([NUMBER[card] for card in cards_in(cards)])


def tricks(seen: Sequence[Event]) -> tuple[Numbers, ...]:
    """Return the numbers of the tricks so far, by seat."""
    return tuple([tuple([NUMBER[card] for card in event.cards]) for event in seen if isinstance(event, Trick)])


@lru_cache(1 << 8)
def simplicity(turned: tuple[Numbers, ...], seats: int) -> tuple[float, ...]:
    """Return how likely each seat is a simple player, after what it played so far."""
    hands: tuple[Numbers, ...] = (tuple(range(1, HIGH + 1)),) * seats
    odds = [SIMPLE / (1 - SIMPLE)] * seats
    waiting, won = 0, [0] * seats
    for cards in turned:
        for seat, card in enumerate(cards):
            at = hands[seat].index(card)
            odds[seat] *= max(_simply(hands, waiting, seat)[at], SLIP) / max(mix(hands, waiting, seat, 0.0)[at], SLIP)
        hands, waiting = _turned(hands, list(cards), won, waiting)
    return tuple([round(each / (1 + each), 1) for each in odds])


def _simply(hands: tuple[Numbers, ...], waiting: int, seat: Seat) -> list[float]:
    """Return the chances of the cards of a simple player: any, or for what waits a sure card, or else the highest."""
    hand = hands[seat]
    if not waiting:
        return [1 / len(hand)] * len(hand)
    strongest = max(max(each) for other, each in enumerate(hands) if other != seat)
    card = next((number for number in hand if number > strongest), hand[-1])
    return [float(number == card) for number in hand]


def mix(hands: tuple[Numbers, ...], waiting: int, seat: Seat, simple: float) -> list[float]:
    """Return the chances of a seat's cards: those of the rule of thumb, and those of a simple player."""
    found = chances(hands[seat], tuple(sorted(hands[:seat] + hands[seat + 1 :])), waiting)
    whole = sum(found)
    if not simple:
        return [chance / whole for chance in found]
    simply = _simply(hands, waiting, seat)
    return [(1 - simple) * chance / whole + simple * other for chance, other in zip(found, simply, strict=True)]


def playout(state: HoechsteState, seat: Seat, log: Sequence[Event], rng: Random) -> float:
    """Let the others choose (with two players, until nothing waits), and say what it came to."""
    hands = tuple([numbers(hand) for hand in state.hands])
    won = [cards.bit_count() for cards in state.won]
    waiting = state.waiting.bit_count()
    simple = simplicity(tricks(log), len(hands))
    if any(state.chosen):
        before = tuple(
            [
                hand if card is None else tuple(sorted((*hand, NUMBER[card])))
                for hand, card in zip(hands, state.chosen, strict=True)
            ]
        )
        cards = [
            rng.choices(before[each], mix(before, waiting, each, simple[each]))[0] if card is None else NUMBER[card]
            for each, card in enumerate(state.chosen)
        ]
        hands, waiting = _turned(before, cards, won, waiting)
    while waiting and len(hands) == 2 and len(hands[0]) > FEW:
        cards = [rng.choices(hands[each], mix(hands, waiting, each, simple[each]))[0] for each in range(len(hands))]
        hands, waiting = _turned(hands, cards, won, waiting)
    if len(hands) == 2 and len(hands[0]) <= FEW:
        return reckoned(hands[seat], hands[1 - seat], waiting, won[seat] - won[1 - seat], simple[1 - seat])
    return prospects(hands, won, waiting, seat)


def _turned(
    hands: tuple[Numbers, ...], cards: list[int], won: list[int], waiting: int
) -> tuple[tuple[Numbers, ...], int]:
    """Turn the cards, and return what is left in the hands and what waits (HK-2, HK-3)."""
    highest = max(cards)
    waiting += len(cards)
    if cards.count(highest) == 1:
        won[cards.index(highest)] += waiting
        waiting = 0
    left = [tuple([each for each in hand if each != card]) for hand, card in zip(hands, cards, strict=True)]
    return tuple(left), waiting


def prospects(hands: tuple[Numbers, ...], won: Sequence[int], waiting: int, seat: Seat) -> float:
    """Return what so many cards won are worth, with these to come: the chance to have the most, and the lead."""
    seats = len(hands)
    hopes = _hopes(hands)
    # What waits goes to who wins much else.
    pot = waiting / (sum(hope for hope, _ in hopes) or 1)
    total = [have + hope * (1 + pot) for have, (hope, _) in zip(won, hopes, strict=True)]
    likely = [
        _product(
            _normal((total[each] - total[other]) / sqrt((hopes[each][1] + hopes[other][1]) * seats / (seats - 1) + 0.5))
            for other in range(seats)
            if other != each
        )
        for each in range(seats)
    ]
    others = (sum(total) - total[seat]) / (seats - 1)
    return likely[seat] / sum(likely) + POINTS * (total[seat] - others) / max(total)


def _product(factors: Iterable[float]) -> float:
    result = 1.0
    for factor in factors:
        result *= factor
    return result


def _normal(deviations: float) -> float:
    return (1 + erf(deviations / sqrt(2))) / 2


@lru_cache(1 << 12)
def _hopes(hands: tuple[Numbers, ...]) -> list[tuple[float, float]]:
    """Return how many cards each will win on average if all play by lot, and the variance of that."""
    seats, tricks = len(hands), len(hands[0])
    if not tricks:
        return [(0.0, 0.0)] * seats
    below = [[sum(each < number for each in hand) / tricks for number in range(HIGH + 1)] for hand in hands]
    found = []
    for seat, hand in enumerate(hands):
        wins = [_product(below[other][number] for other in range(seats) if other != seat) for number in hand]
        found.append((seats * sum(wins), seats * seats * sum(win * (1 - win) for win in wins)))
    tied = (seats * tricks - sum(hope for hope, _ in found)) / seats
    return [(hope + tied, variance + TIES * tied) for hope, variance in found]


@lru_cache(1 << 16)
def reckoned(own: Numbers, other: Numbers, waiting: int, ahead: int, simple: float = 0.0) -> float:
    """Return what the rest is worth to a seat that does its best against such a player."""
    if not own:
        return (1.0 if ahead > 0 else 0.5 if not ahead else 0.0) + POINTS * ahead / (HIGH + abs(ahead) / 2)
    weights = mix((own, other), waiting, 1, simple)
    best = -1.0
    for mine in own:
        left = tuple([each for each in own if each != mine])
        value = 0.0
        for theirs, weight in zip(other, weights, strict=True):
            if weight:
                rest = tuple([each for each in other if each != theirs])
                if mine == theirs:
                    value += weight * reckoned(left, rest, waiting + 2, ahead, simple)
                else:
                    gain = waiting + 2 if mine > theirs else -waiting - 2
                    value += weight * reckoned(left, rest, 0, ahead + gain, simple)
        best = max(best, value)
    return best


GUIDE: Final = Guide(playouts=PLAYOUTS, depth=0, worlds=worlds, playout=playout)
