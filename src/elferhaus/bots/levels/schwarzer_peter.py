"""schwarzer-peter: nearly all is luck; remembering where cards lie, and mixing the own ones, helps a little."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.thumb import schwarzer_peter
from elferhaus.bots.thumb.schwarzer_peter import Watch

from .failings import Plays

if TYPE_CHECKING:
    from elferhaus.bots.player import Player

LADDER: Final[dict[str, Player]] = {
    "little": Plays(schwarzer_peter, Watch(remembers=0.0, mixes=0.0)),
    "easy": Plays(schwarzer_peter, Watch(remembers=0.25, mixes=0.2)),
    "steady": Plays(schwarzer_peter, Watch(remembers=0.5, mixes=0.4)),
    "sharp": Plays(schwarzer_peter, Watch(remembers=0.75, mixes=0.65)),
    "expert": Plays(schwarzer_peter, Watch(remembers=1.0, mixes=1.0)),
}
