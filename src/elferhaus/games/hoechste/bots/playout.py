"""A quick way to play on at hoechste: one trick, and what the cards that are left are worth.

The others choose as they are thought to (``opponents``). Then what is won and what is in the hands says who is likely
to have the most cards in the end. With two players the tricks go on until nothing waits, and where few cards are left,
nothing is guessed: all that can follow is reckoned through. A test holds what this has in common with whole rounds.
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt
from typing import TYPE_CHECKING, Final

from elferhaus.bots.engine.value import POINTS
from elferhaus.core.cards import NUMBER
from elferhaus.games.hoechste.rules import HIGH

from .opponents import mix, simplicity
from .tricks import Numbers, numbers, played, turned

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from elferhaus.core.game import Event, Seat
    from elferhaus.games.hoechste.state import HoechsteState

FEW: Final = 4  # cards from which on two players' rest of the round is reckoned through
TIES: Final = 1.5  # how much the cards that are tied for add to the luck


def playout(state: HoechsteState, seat: Seat, log: Sequence[Event], rng: Random) -> float:
    """Let the others choose (with two players, until nothing waits), and say what it came to."""
    hands = tuple([numbers(hand) for hand in state.hands])
    won = [cards.bit_count() for cards in state.won]
    waiting = state.waiting.bit_count()
    simple = simplicity(played(log), len(hands))
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
        hands, waiting = turned(before, cards, won, waiting)
    while waiting and len(hands) == 2 and len(hands[0]) > FEW:
        cards = [rng.choices(hands[each], mix(hands, waiting, each, simple[each]))[0] for each in range(len(hands))]
        hands, waiting = turned(hands, cards, won, waiting)
    if len(hands) == 2 and len(hands[0]) <= FEW:
        return reckoned(hands[seat], hands[1 - seat], waiting, won[seat] - won[1 - seat], simple[1 - seat])
    return prospects(hands, won, waiting, seat)


def prospects(hands: tuple[Numbers, ...], won: Sequence[int], waiting: int, seat: Seat) -> float:
    """Return what so many cards won are worth, with these to come: the chance to have the most, and the lead."""
    seats = len(hands)
    hopes = _hopes(hands)
    # What waits goes to whoever wins much else.
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
