"""What an encoding of schnipp-schnapp must know beyond its types."""

from __future__ import annotations

from typing import Final

from .rules import MOST_TURNED
from .state import TURN, Schnapp, Schnipp, SnapAction

MOST: Final = {"turned": MOST_TURNED, "least": 60_000, "most": 60_000}
ORDERED: Final = ("open", "middle")


def actions(_seats: int) -> tuple[SnapAction, ...]:
    """List all actions; calls have no time here, since it is when they are made."""
    return TURN, Schnapp(0), Schnipp(0)
