"""How farben is played."""

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.players import Bots

from . import greedy, thumb
from .coaching import COACHING
from .hints import hint
from .levels import LEVELS
from .random import RandomCollector
from .search import SEARCH

BOTS = Bots(
    greedy=ByRule(greedy.decide),
    thumb=ByRule(thumb.decide),
    random=RandomCollector(),
    levels=LEVELS,
    search=SEARCH,
    hint=hint,
    coaching=COACHING,
)
