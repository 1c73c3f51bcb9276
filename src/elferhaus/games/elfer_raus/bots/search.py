"""How elfer-raus is searched."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.engine.settings import SearchSettings
from elferhaus.games.elfer_raus.rules import HAND

from .kernel import KERNEL
from .thumb import decide

if TYPE_CHECKING:
    from elferhaus.games.elfer_raus.view import ElferRausView

EARLY: Final = 0.7  # of the cards that were dealt are still in the hand
LATER: Final = 1 / 4  # of the budget


def _is_open(view: ElferRausView) -> bool:
    """Tell whether the cards are still held back: with more than two players, later there is little to choose."""
    return len(view.hand or ()) > EARLY * HAND[len(view.counts)]


def _effort(view: ElferRausView) -> float:
    """Think longest where it helps; with two players fewer worlds say enough."""
    return 1.0 if len(view.counts) > 2 and _is_open(view) else LATER


def _doubts(view: ElferRausView) -> float:
    """Trust the rule of thumb where more was lost than won by following a small lead."""
    return 0.3 if len(view.counts) == 2 or _is_open(view) else 2.0


SEARCH: Final[SearchSettings[ElferRausView, Any]] = SearchSettings(
    policy=ByRule(decide), playouts=8_000, effort=_effort, doubts=_doubts, kernel=KERNEL
)
