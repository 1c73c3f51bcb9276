"""How junior is searched."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.engine.settings import SearchSettings

from .kernel import KERNEL
from .thumb import decide

if TYPE_CHECKING:
    from elferhaus.games.junior.view import JuniorView


def _doubts(view: JuniorView) -> float:
    """Follow only a clear lead where there are many: little is known of their hands."""
    return 1.0 if len(view.counts) == 2 else 2.0


SEARCH: Final[SearchSettings[JuniorView, Any]] = SearchSettings(
    policy=ByRule(decide), playouts=12_000, doubts=_doubts, kernel=KERNEL
)
