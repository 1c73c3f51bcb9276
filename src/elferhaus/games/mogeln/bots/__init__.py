"""How mogeln is played."""

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.players import Bots

from . import greedy, thumb
from .coaching import COACHING
from .hints import hint
from .kernel_learners import LEARNERS
from .levels import STYLES, BySeat, styled
from .search import SEARCH

BOTS = Bots(
    greedy=ByRule(greedy.decide, greedy.call),
    thumb=ByRule(thumb.decide, thumb.call),
    search=SEARCH,
    learners=LEARNERS,
    styles=STYLES,
    styled=styled,
    any_style=BySeat,
    hint=hint,
    coaching=COACHING,
)
