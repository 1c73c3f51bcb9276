"""What an encoding of schwarzer-peter must know beyond its types."""

from __future__ import annotations

from typing import Final

from elferhaus.core.encoding import Encoding

from .rules import MOST_DRAWS
from .state import Pull

LARGEST: Final = 20  # a hand without pairs has at most one card of each number


def actions(seats: int) -> list[Pull]:
    """List all draws; the orders of a hand are picked card by card."""
    return [Pull(source, index) for source in range(seats) for index in range(LARGEST)]


ENCODING: Final = Encoding(most={"draws": MOST_DRAWS}, ordered=("hand",), actions=actions)
