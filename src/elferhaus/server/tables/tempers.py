"""Tempers: bots in one room differ. The page shows each seat's bot as a household object, and each has its own ways.

The toaster pops up at once, the clock always takes the same time, the cactus hesitates where there is much to choose
from. Nobody takes longer than the pace of the table, and how well they play is a matter of their level alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from elferhaus.core.game import Seat

MUCH: Final = 6  # choices: whoever hesitates takes the whole time for so many


class Temper(NamedTuple):
    """Which part of the usual time a bot takes where there is nothing to choose, and where there is much."""

    at_ease: float
    in_doubt: float

    def wait(self, choices: int) -> float:
        """Return which part of the usual time it takes with so many choices.

        >>> Temper(0.5, 1.0).wait(1), Temper(0.5, 1.0).wait(6)
        (0.5, 1.0)
        """
        doubt = min(1.0, max(0, choices - 1) / (MUCH - 1))
        return self.at_ease + (self.in_doubt - self.at_ease) * doubt


# In the order in which the page gives these faces to the seats.
TEMPERS: Final = {
    "toaster": Temper(0.5, 0.6),  # pops up at once
    "teapot": Temper(0.8, 1.0),  # lets it draw
    "clock": Temper(0.9, 0.9),  # always the same
    "lamp": Temper(0.5, 0.75),  # sees it in a flash
    "cactus": Temper(0.65, 1.0),  # hesitates
    "radio": Temper(0.6, 0.7),  # plays along while it talks
    "washer": Temper(0.95, 0.75),  # the more there is, the faster it spins
    "mug": Temper(0.75, 0.85),  # unhurried
}
_BY_SEAT: Final = tuple(TEMPERS.values())


def temper_of(seat: Seat) -> Temper:
    """Return how the bot on a seat is."""
    return _BY_SEAT[seat % len(_BY_SEAT)]
