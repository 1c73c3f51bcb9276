"""What an encoding of schnipp-schnapp must know beyond its types."""

from __future__ import annotations

from typing import Final

from elferhaus.core.encoding import Encoding

from .rules import MOST_TURNED
from .state import TURN, Schnapp, Schnipp, SnapAction


def actions(_seats: int) -> tuple[SnapAction, ...]:
    """List all actions; calls have no time here, since it is when they are made."""
    return TURN, Schnapp(0), Schnipp(0)


ENCODING: Final = Encoding(
    most={"turned": MOST_TURNED, "least": 60_000, "most": 60_000}, ordered=("open", "middle"), actions=actions
)
