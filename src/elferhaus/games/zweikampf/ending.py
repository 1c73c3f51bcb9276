"""How a round of zweikampf ends: with the last pair; what was won is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.ending import Ending, SeatEnd

if TYPE_CHECKING:
    from elferhaus.core.ending import Unit

    from .state import ZweikampfState


def ending(state: ZweikampfState) -> Ending:
    """Return that the piles are played (ZK-3)."""
    return Ending("ending-played", tuple(SeatEnd() for _ in state.piles))


def unit(_rules: object) -> Unit:
    """Return what the result counts."""
    return "cards"
