"""How elfer-raus is searched."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.engine.settings import SearchSettings

from .kernel import KERNEL
from .thumb import decide

if TYPE_CHECKING:
    from elferhaus.games.elfer_raus.view import ElferRausView


def _doubts(view: ElferRausView) -> float:
    """Trust the rule of thumb where more was lost than won by following a small lead."""
    return 0.3 if len(view.counts) == 2 else 1.0


SEARCH: Final[SearchSettings[ElferRausView, Any]] = SearchSettings(
    policy=ByRule(decide), playouts=8_000, doubts=_doubts, kernel=KERNEL
)
