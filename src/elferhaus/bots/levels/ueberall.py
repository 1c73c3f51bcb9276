"""ueberall: what tells people apart is attention (UA-7); where the table sees for everyone all levels are alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.thumb import ueberall
from elferhaus.bots.thumb.ueberall import Attention

from .failings import Plays

if TYPE_CHECKING:
    from elferhaus.bots.player import Player

LADDER: Final[dict[str, Player]] = {
    "little": Plays(ueberall, Attention(overlooks=0.3, sleeps=0.8)),
    "easy": Plays(ueberall, Attention(overlooks=0.14, sleeps=0.5)),
    "steady": Plays(ueberall, Attention(overlooks=0.06, sleeps=0.2)),
    "sharp": Plays(ueberall, Attention(overlooks=0.02, sleeps=0.05)),
}
