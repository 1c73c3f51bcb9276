"""What a coach has to know of farben."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from elferhaus.bots.coaching import Coaching

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.game import Event
    from elferhaus.games.farben.state import FarbenState


def reshuffled(state: FarbenState, _happened: Sequence[Event], rng: Random) -> FarbenState:
    """Return the same table with the stock in another order."""
    return replace(state, stock=tuple(rng.sample(state.stock, len(state.stock))))


COACHING: Final = Coaching(playouts=150_000, lapses=8, reshuffled=reshuffled)
