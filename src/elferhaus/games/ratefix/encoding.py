"""What an encoding of ratefix must know beyond its types."""

from __future__ import annotations

from typing import Final

from elferhaus.core.encoding import Encoding

from .rules import HAND, HIGHEST
from .state import Guess


def actions(seats: int) -> list[Guess]:
    """List all guesses (RF-3)."""
    return [Guess(number) for number in range(seats, HIGHEST * seats + 1)]


ENCODING: Final = Encoding(most={"guesses": HIGHEST * max(HAND), "winners": max(HAND.values())}, actions=actions)
