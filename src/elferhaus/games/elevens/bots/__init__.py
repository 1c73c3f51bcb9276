"""How elevens is played."""

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.network import learned
from elferhaus.bots.players import Bots

from . import greedy, thumb
from .coaching import COACHING
from .hints import hint
from .levels import LEVELS
from .network import numbers, place_of
from .search import SEARCH

BOTS = Bots(
    greedy=ByRule(greedy.decide),
    thumb=ByRule(thumb.decide),
    levels=LEVELS,
    search=SEARCH,
    network=learned(__name__, thumb.decide, numbers, place_of),
    hint=hint,
    coaching=COACHING,
)
