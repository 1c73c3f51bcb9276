"""What a coach has to know of ueberall: nobody can know anything that the others do not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.coaching import Coaching
from elferhaus.games.ueberall.view import view
from elferhaus.games.ueberall.worlds import imagine

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.game import Event
    from elferhaus.games.ueberall.state import UeberallState


def reshuffled(state: UeberallState, happened: Sequence[Event], rng: Random) -> UeberallState:
    """Return the same table with the cards that nobody can know in another order."""
    return imagine(view(state, 0), happened, rng)


COACHING: Final = Coaching(playouts=40_000, lapses=0, reshuffled=reshuffled)
