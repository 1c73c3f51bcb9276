"""How elfer-raus is played."""

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.players import Bots
from elferhaus.games.row_laying.bots.patient import PATIENT

from . import greedy, thumb
from .coaching import COACHING
from .expert import EXPERT, NETWORK
from .hints import hint
from .levels import LEVELS
from .search import SEARCH

BOTS = Bots(
    greedy=ByRule(greedy.decide),
    thumb=ByRule(thumb.decide),
    patient=PATIENT,
    levels=LEVELS,
    search=SEARCH,
    expert=EXPERT,
    network=NETWORK,
    hint=hint,
    coaching=COACHING,
)
