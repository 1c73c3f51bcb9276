"""How elfer-raus is played."""

from functools import partial

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.network import learned
from elferhaus.bots.players import Bots
from elferhaus.games.elfer_raus.rules import row_rules
from elferhaus.games.row_laying.bots.network import numbers, place_of
from elferhaus.games.row_laying.bots.patient import PATIENT

from . import greedy, thumb
from .coaching import COACHING
from .hints import hint
from .levels import LEVELS
from .search import SEARCH

BOTS = Bots(
    greedy=ByRule(greedy.decide),
    thumb=ByRule(thumb.decide),
    patient=PATIENT,
    levels=LEVELS,
    search=SEARCH,
    network=learned(__name__, thumb.decide, partial(numbers, row_rules=row_rules), place_of),
    hint=hint,
    coaching=COACHING,
)
