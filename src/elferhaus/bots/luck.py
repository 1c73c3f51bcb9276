"""Luck that kernels and engine share: the same seed brings the same lots on both sides, compiled or not.

It is the generator sfc32 in four words of 32 bits, which integers of 64 bits hold with room to spare; every lot takes
one draw. ``Luck`` hands it to players and games as ``random.Random``; kernels call the functions on four integers.
"""

from __future__ import annotations

from random import Random
from typing import Final, TypeAlias

Ints: TypeAlias = "list[int]"  # a list, or a NumPy array of 64-bit integers for what is compiled
Floats: TypeAlias = "list[float]"  # likewise
WORDS: Final = 4
MASK: Final = 0xFFFF_FFFF
SPAN: Final = 4_294_967_296.0
MIXING: Final = 12  # draws after which a seed has reached every bit


def set_luck(luck: Ints, seed: int) -> None:
    """Begin anew from a seed of up to 63 bits."""
    luck[0] = seed & MASK
    luck[1] = seed >> 32 & MASK
    luck[2] = 0x9E37_79B9
    luck[3] = 1
    for _ in range(MIXING):
        draw(luck)


def draw(luck: Ints) -> int:
    """Return the next 32 bits.

    >>> luck = [0] * WORDS
    >>> set_luck(luck, 7)
    >>> draw(luck) == Luck(7).getrandbits(32)
    True
    """
    a, b, c, count = luck[0], luck[1], luck[2], luck[3]
    found = (a + b + count) & MASK
    luck[0] = b ^ b >> 9
    luck[1] = (c + (c << 3)) & MASK
    luck[2] = ((c << 21 | c >> 11) + found) & MASK
    luck[3] = (count + 1) & MASK
    return found


def lot(luck: Ints) -> float:
    """Return a number from 0 to below 1, as ``random`` does."""
    return draw(luck) / SPAN


def below(luck: Ints, count: int) -> int:
    """Return one of so many numbers, from 0 on: the same as ``int(random() * count)``."""
    return draw(luck) * count >> 32


def shuffle(luck: Ints, cards: Ints, start: int, count: int) -> None:
    """Shuffle some neighbours, as ``Random.shuffle`` does."""
    for last in range(count - 1, 0, -1):
        other = start + below(luck, last + 1)
        card = cards[start + last]
        cards[start + last] = cards[other]
        cards[other] = card


def sample_all(luck: Ints, cards: Ints, start: int, count: int) -> None:
    """Put some neighbours into the order in which ``Random.sample`` draws all of them."""
    shuffle(luck, cards, start, count)
    below(luck, 1)  # it draws the last one, too
    for at in range(count // 2):
        other = start + count - 1 - at
        card = cards[start + at]
        cards[start + at] = cards[other]
        cards[other] = card


class Luck(Random):
    """The same luck for players, deals and shuffles of the engine."""

    def __init__(self, seed: int) -> None:
        """Begin from a seed of up to 63 bits."""
        self._words = [0] * WORDS
        super().__init__(seed)

    def seed(self, a: object = None, version: int = 2) -> None:
        """Begin anew."""
        assert isinstance(a, int)
        set_luck(self._words, a)

    def random(self) -> float:
        """Return a number from 0 to below 1."""
        return lot(self._words)

    def getrandbits(self, k: int, /) -> int:
        """Return so many bits."""
        found = 0
        for taken in range(0, k, 32):
            found |= draw(self._words) >> max(0, 32 - (k - taken)) << taken
        return found

    def _randbelow(self, n: int) -> int:
        # ``Random`` builds choice, shuffle, sample and randrange on this, and lets subclasses bring their own.
        return below(self._words, n)

    def getstate(self) -> tuple[int, ...]:
        """Return where the luck stands."""
        return tuple(self._words)

    def setstate(self, state: tuple[int, ...]) -> None:
        """Go on from there."""
        self._words[:] = state
