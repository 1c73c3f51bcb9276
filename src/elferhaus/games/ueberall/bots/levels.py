"""ueberall: what tells people apart is attention (UA-7); where the table sees for everyone all levels are alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.by_rule import with_traits

from .thumb import Attention, call, decide

if TYPE_CHECKING:
    from elferhaus.core.player import Player
    from elferhaus.games.ueberall.view import UeberallView

LEVELS: Final[dict[str, Player[UeberallView]]] = {
    "little": with_traits(Attention(overlooks=0.3, sleeps=0.8), decide, call),
    "easy": with_traits(Attention(overlooks=0.14, sleeps=0.5), decide, call),
    "steady": with_traits(Attention(overlooks=0.06, sleeps=0.2), decide, call),
    "sharp": with_traits(Attention(overlooks=0.02, sleeps=0.05), decide, call),
}
