"""What a coach has to know of mogeln."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.coaching import Coaching

from .playout import QuickRound

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.game import Event
    from elferhaus.games.mogeln.state import MogelnState

LAYS: Final = 10  # that are played on; then the sizes of the hands say who is likely to win


def ending(state: MogelnState, happened: Sequence[Event], rng: Random) -> list[float]:
    """Play on by the quick rule of thumb, and return what each seat gets: its chance, where nobody has won yet."""
    return QuickRound(state, happened).chances(rng, LAYS)


COACHING: Final = Coaching(playouts=12_000, trust=1.1, ending=ending)
