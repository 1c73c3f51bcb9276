"""How a round of ueberall ends: the others show what they could not get rid of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.ending import Ending, SeatEnd

if TYPE_CHECKING:
    from elferhaus.core.ending import Unit

    from .state import UeberallState


def ending(state: UeberallState) -> Ending:
    """Return the piles that are left, and who was first without one (UA-6)."""
    seats = tuple(SeatEnd((*open_, *down)) for down, open_ in zip(state.down, state.open, strict=True))
    return Ending("ending-out", seats, state.out[0]) if state.out else Ending("ending-limit", seats)


def unit(_rules: object) -> Unit:
    """Return what the result counts."""
    return "wins"
