"""Chance that can be listed: every draw of a deal is a number below another, and somebody else says which."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


class UndecidedError(Exception):
    """Chance has to decide on a number below ``outcomes`` first."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(f"one of {outcomes} is to be drawn")
        self.outcomes = outcomes


class ListedChance(Random):
    """A generator that draws what it is told; what it is not told yet is an UndecidedError.

    Whatever draws begins again from its first draw then, and gets the same numbers as far as they are known.

    >>> chance = ListedChance([1, 0])
    >>> chance.sample("abc", 3)
    ['b', 'a', 'c']
    """

    def __init__(self, told: Sequence[int] = ()) -> None:
        super().__init__(0)
        self.told = list(told)
        self._used = 0

    def replay(self) -> None:
        """Begin again with the first draw."""
        self._used = 0

    def forget(self) -> None:
        """Forget the draws: what they were for has been done."""
        self.told, self._used = [], 0

    def __reduce__(self) -> tuple[object, ...]:
        """Let another one be told the same."""
        return ListedChance, (self.told[:],)

    def _randbelow(self, n: int) -> int:
        if n == 1:
            return 0
        if self._used == len(self.told):
            raise UndecidedError(n)
        self._used += 1
        return self.told[self._used - 1]

    def random(self) -> float:
        """Refuse: such draws cannot be listed, and no deal or shuffle needs them."""
        raise TypeError("only whole numbers can be drawn here")
