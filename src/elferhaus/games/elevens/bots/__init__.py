"""How elevens is played."""

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.players import Bots

from . import greedy, thumb
from .coaching import COACHING
from .expert import EXPERT, NETWORK
from .hints import hint
from .levels import LEVELS
from .search import SEARCH

BOTS = Bots(
    greedy=ByRule(greedy.decide),
    thumb=ByRule(thumb.decide),
    levels=LEVELS,
    search=SEARCH,
    expert=EXPERT,
    network=NETWORK,
    hint=hint,
    coaching=COACHING,
)
