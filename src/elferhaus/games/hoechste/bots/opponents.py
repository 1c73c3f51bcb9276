"""How the others at hoechste are thought to choose: by rule of thumb, or as a simple player.

A simple player plays any card, and the highest for what waits. How likely somebody is one follows from what that seat
has played so far.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from elferhaus.games.hoechste.rules import HIGH

from .thumb import chances, naive_card
from .tricks import Numbers, turned

if TYPE_CHECKING:
    from elferhaus.core.game import Seat

SIMPLE: Final = 0.15  # how likely a stranger is a simple player
SLIP: Final = 0.02  # how likely anybody plays any card


@lru_cache(1 << 8)
def simplicity(tricks: tuple[Numbers, ...], seats: int) -> tuple[float, ...]:
    """Return how likely each seat is a simple player, after what it played so far."""
    hands: tuple[Numbers, ...] = (tuple(range(1, HIGH + 1)),) * seats
    odds = [SIMPLE / (1 - SIMPLE)] * seats
    waiting, won = 0, [0] * seats
    for cards in tricks:
        for seat, card in enumerate(cards):
            at = hands[seat].index(card)
            odds[seat] *= max(_simply(hands, waiting, seat)[at], SLIP) / max(mix(hands, waiting, seat, 0.0)[at], SLIP)
        hands, waiting = turned(hands, cards, won, waiting)
    return tuple([round(each / (1 + each), 1) for each in odds])


def _simply(hands: tuple[Numbers, ...], waiting: int, seat: Seat) -> list[float]:
    """Return the chances of the cards of a simple player: any, or for what waits a sure card, or else the highest."""
    hand = hands[seat]
    if not waiting:
        return [1 / len(hand)] * len(hand)
    strongest = max(max(each) for other, each in enumerate(hands) if other != seat)
    card = naive_card(hand, strongest)
    return [float(number == card) for number in hand]


def mix(hands: tuple[Numbers, ...], waiting: int, seat: Seat, simple: float) -> list[float]:
    """Return the chances of a seat's cards: those of the rule of thumb, and those of a simple player."""
    found = chances(hands[seat], tuple(sorted(hands[:seat] + hands[seat + 1 :])), waiting)
    whole = sum(found)
    if not simple:
        return [chance / whole for chance in found]
    simply = _simply(hands, waiting, seat)
    return [(1 - simple) * chance / whole + simple * other for chance, other in zip(found, simply, strict=True)]
