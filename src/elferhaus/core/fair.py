"""Luck that can be checked: a published function of the house's secret and a number from every device.

``docs/fair-cards.md`` says exactly how, and what it protects against. Every shuffle is a function of its own: of the
match, of the round, of the things that are shuffled, and of how often they have been. So whoever checks one needs
neither the rules of the game nor what else was drawn by lot.

>>> house = Secret("a match", "00" * 32)
>>> house.commitment[:16]
'e620f7e06f79eb61'
>>> house.luck(["11" * 16, None]).at(1).sample(["r1", "r2", "r3"], 3)
['r1', 'r2', 'r3']
"""

from __future__ import annotations

import hmac
import re
from collections import Counter
from hashlib import sha256
from itertools import count
from random import Random
from struct import unpack
from typing import TYPE_CHECKING, Any, Final, TypeVar

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, MutableSequence, Sequence

T = TypeVar("T")

SCHEME: Final = "elferhaus fair cards 1"
DAY_SCHEME: Final = "elferhaus deal of the day 1"
BITS: Final = 32  # of one draw
SPAN: Final = 1 << BITS


class Secret(Struct, frozen=True):
    """What the house keeps to itself until the match is over; ``match`` is the name of this match and no other."""

    match: str
    secret: str  # 64 hexadecimal digits

    @property
    def commitment(self) -> str:
        """What everyone is shown before the deal: it tells nothing of the secret, and fits no other."""
        return sha256(f"{SCHEME}\n{self.match}\n{self.secret}".encode()).hexdigest()

    def luck(self, numbers: Sequence[str | None]) -> MatchLuck:
        """Return the luck of the match, once every device has added its number; a seat without one has None."""
        told = ",".join(number or "" for number in numbers)
        return MatchLuck(hmac.digest(bytes.fromhex(self.secret), f"{SCHEME}\n{self.match}\n{told}".encode(), "sha256"))


def deal_of_the_day(day: str) -> Secret:
    """Return what all luck of a day's deal follows from: the date alone, so that it is the same in every house.

    >>> deal_of_the_day("2026-11-11").commitment[:16]
    'f186d6ec81223b5f'
    """
    return Secret(f"day-{day}", sha256(f"{DAY_SCHEME}\n{day}".encode()).hexdigest())


def is_of_the_day(match: str) -> str | None:
    """Return the day whose deal has this name; None: it is the name of another match.

    >>> is_of_the_day("day-2026-11-11"), is_of_the_day("e8d79f49")
    ('2026-11-11', None)
    """
    found = re.fullmatch(r"day-(\d{4}-\d\d-\d\d)", match, re.ASCII)
    return found and found[1]


class MatchLuck:
    """All luck of a match: for the deal of each round, for each shuffle in mid-game, and for the house's lots."""

    def __init__(self, key: bytes) -> None:
        """Keep the key, from which everything follows."""
        self._key = key

    def at(self, number: int, shuffles: int = 0) -> FairRandom:
        """Return the luck of a round's deal, or of the first shuffle in mid-game, the second, and so on."""
        return FairRandom(self._key, f"{number}/{shuffles}")

    def shuffles(self, number: int, done: int = 0) -> Iterator[FairRandom]:
        """Return the luck of each shuffle that is still to come in a round, one after another."""
        return (self.at(number, shuffles) for shuffles in count(done + 1))

    def lots(self, occasion: str) -> FairRandom:
        """Return luck for what is not shuffled: what a bot does, and who is first of two at the same moment."""
        return FairRandom(self._key, occasion)


class FairRandom(Random):
    """That luck as everyone knows it: what games and players do with ``random.Random`` they do with this."""

    def __init__(self, key: bytes, where: str) -> None:
        """Begin; ``where`` says for which moment of the match."""
        self._key, self._where = key, where
        self._times: Counter[str] = Counter()
        self._lots = words(key, f"{where}/lots")
        super().__init__()

    def seed(self, a: object = None, version: int = 2) -> None:
        """Stay as it is: nothing but key and moment decide."""

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Shuffle in place; in which order the things lay before does not matter."""
        x[:] = self._shuffled(x)

    def sample(self, population: Sequence[T], k: int, *, counts: Iterable[int] | None = None) -> list[T]:
        """Draw some things: the first of all of them, shuffled."""
        if counts is not None:
            population = [each for each, times in zip(population, counts, strict=True) for _ in range(times)]
        if not 0 <= k <= len(population):
            msg = "more than there are"
            raise ValueError(msg)
        return self._shuffled(population)[:k]

    def _shuffled(self, things: Iterable[T]) -> list[T]:
        cards = sorted(things, key=str)
        names = ",".join(map(str, cards))
        self._times[names] += 1
        draws = words(self._key, f"{self._where}/{self._times[names]}/{names}")
        for last in range(len(cards) - 1, 0, -1):
            other = below(draws, last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards

    def random(self) -> float:
        """Return a number from 0 to below 1."""
        return next(self._lots) / SPAN

    def getrandbits(self, k: int, /) -> int:
        """Return so many bits."""
        found = 0
        for _ in range(0, k, BITS):
            found = found << BITS | next(self._lots)
        return found >> -k % BITS

    def _randbelow(self, n: int) -> int:
        # ``Random`` builds choice and randrange on this, and lets subclasses bring their own.
        return below(self._lots, n)


def words(key: bytes, label: str) -> Iterator[int]:
    """Return endless numbers of 32 bits: HMAC-SHA-256 of a label and a counter, cut into eight."""
    start, block = hmac.new(key, label.encode(), sha256), 0
    while True:
        mac = start.copy()
        mac.update(b"#%d" % block)
        yield from unpack(">8I", mac.digest())
        block += 1


def below(draws: Iterator[int], choices: int) -> int:
    """Return one of so many numbers from 0 on, each as likely: a draw of the uneven rest at the top is passed over."""
    even = SPAN - SPAN % choices
    while (draw := next(draws)) >= even:
        pass
    return draw % choices
