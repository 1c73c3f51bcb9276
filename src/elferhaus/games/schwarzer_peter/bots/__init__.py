"""How schwarzer-peter is played."""

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.players import Bots
from elferhaus.games.schwarzer_peter.state import PeterState
from elferhaus.games.schwarzer_peter.view import PeterView

from . import greedy, thumb
from .coaching import COACHING
from .hints import hint
from .levels import LEVELS

BOTS: Bots[PeterView, PeterState] = Bots(
    greedy=ByRule(greedy.decide, greedy.call),
    thumb=ByRule(thumb.decide, thumb.call),
    levels=LEVELS,
    hint=hint,
    coaching=COACHING,
)
