"""How zweikampf is played: there is nothing to decide, so no player is better than another."""

from typing import Final

from elferhaus.bots.players import Bots
from elferhaus.games.zweikampf.state import ZweikampfState
from elferhaus.games.zweikampf.view import ZweikampfView

from .coaching import COACHING
from .hints import hint

BOTS: Final[Bots[ZweikampfView, ZweikampfState]] = Bots(hint=hint, coaching=COACHING)
