"""How junior is played."""

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.players import Bots
from elferhaus.games.row_laying.bots import greedy
from elferhaus.games.row_laying.bots.patient import PATIENT

from . import thumb
from .coaching import COACHING
from .hints import hint
from .levels import LEVELS
from .search import SEARCH

BOTS = Bots(
    greedy=ByRule(greedy.decide),
    thumb=ByRule(thumb.decide),
    patient=PATIENT,
    levels=LEVELS,
    usual="little",  # who plays this is five years old, and wants to win now and then
    search=SEARCH,
    hint=hint,
    coaching=COACHING,
)
