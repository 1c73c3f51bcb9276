"""How ueberall is played."""

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.players import Bots

from . import greedy, thumb
from .coaching import COACHING
from .hints import hint
from .kernel_learners import LEARNERS
from .levels import LEVELS
from .search import SEARCH

BOTS = Bots(
    greedy=ByRule(greedy.decide, greedy.call),
    thumb=ByRule(thumb.decide, thumb.call),
    levels=LEVELS,
    search=SEARCH,
    learners=LEARNERS,
    hint=hint,
    coaching=COACHING,
)
