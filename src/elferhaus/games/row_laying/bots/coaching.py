"""What a coach has to know of the games that lay cards to rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.game import Event
    from elferhaus.games.row_laying.state import AnyRowState


def reshuffled(state: AnyRowState, _happened: Sequence[Event], rng: Random) -> AnyRowState:
    """Return the same table with the stock in another order."""
    return replace(state, stock=tuple(rng.sample(state.stock, len(state.stock))))
