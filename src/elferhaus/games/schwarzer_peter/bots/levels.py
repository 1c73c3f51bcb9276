"""schwarzer-peter: nearly all is luck; remembering where cards lie, and mixing the own ones, helps a little."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.by_rule import with_traits

from .thumb import Traits, call, decide

if TYPE_CHECKING:
    from elferhaus.core.player import Player
    from elferhaus.games.schwarzer_peter.view import PeterView

LEVELS: Final[dict[str, Player[PeterView]]] = {
    "little": with_traits(Traits(remembers=0.0, mixes=0.0), decide, call),
    "easy": with_traits(Traits(remembers=0.25, mixes=0.2), decide, call),
    "steady": with_traits(Traits(remembers=0.5, mixes=0.4), decide, call),
    "sharp": with_traits(Traits(remembers=0.75, mixes=0.65), decide, call),
    "expert": with_traits(Traits(remembers=1.0, mixes=1.0), decide, call),
}
