"""How junior is searched."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.engine.settings import SearchSettings

from .kernel import KERNEL
from .thumb import decide

if TYPE_CHECKING:
    from elferhaus.games.junior.view import JuniorView

SEARCH: Final[SearchSettings[JuniorView, Any]] = SearchSettings(
    policy=ByRule(decide), playouts=12_000, doubts=1.0, kernel=KERNEL
)
