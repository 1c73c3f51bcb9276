"""How a round of schwarzer-peter ends: somebody is left with the card that has no twin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.ending import Ending, SeatEnd

if TYPE_CHECKING:
    from elferhaus.core.ending import Unit

    from .state import PeterState


def ending(state: PeterState) -> Ending:
    """Return what is left in the hands, and who has lost (SP-4)."""
    return Ending("ending-schwarzer-peter", tuple(map(SeatEnd, state.hands)), state.loser)


def unit(_rules: object) -> Unit:
    """Return what the result counts."""
    return "wins"
