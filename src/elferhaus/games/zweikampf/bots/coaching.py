"""What a coach has to know of zweikampf: nobody can know anything that the others do not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.coaching import Coaching
from elferhaus.games.zweikampf.view import view
from elferhaus.games.zweikampf.worlds import imagine

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.game import Event
    from elferhaus.games.zweikampf.state import ZweikampfState


def reshuffled(state: ZweikampfState, happened: Sequence[Event], rng: Random) -> ZweikampfState:
    """Return the same table with the cards that nobody can know in another order."""
    return imagine(view(state, 0), happened, rng)


COACHING: Final = Coaching(nature="luck", playouts=40_000, reshuffled=reshuffled)
