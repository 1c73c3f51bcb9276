"""How schnipp-schnapp is played."""

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.players import Bots
from elferhaus.games.schnipp_schnapp.state import SnapState
from elferhaus.games.schnipp_schnapp.view import SchnippSchnappView

from . import greedy, thumb
from .coaching import COACHING
from .hints import hint
from .levels import LEVELS

BOTS: Bots[SchnippSchnappView, SnapState] = Bots(
    greedy=ByRule(greedy.decide, greedy.call),
    thumb=ByRule(greedy.decide, thumb.call),
    levels=LEVELS,
    hint=hint,
    coaching=COACHING,
)
