"""mogeln: counting aloud while laying face down, true or not, and doubting the others.

Rules digest:
  MO-1  3 players 1 to 9, 4 players 1 to 10, 5 and 6 players 1 to 15, dealt evenly
  MO-2  lay face down and say the next number, up to twenty or the highest card; then a new pile starts at one
  MO-3  doubt the last lay: the doubter takes the pile if it was right, else the layer; the layer's left starts anew
  MO-4  secretly lay several cards; "too many" catches that, and so does a doubt
  MO-5  only one colour counts as right, where the table plays so
  MO-6  an empty hand wins once its last lay has stood; the round ends with the 2,000th lay

| action | who | when |
|---|---|---|
| lay cards, claim | the seat on turn | always; several cards with ``sneak`` |
| doubt | the seat on turn; in the space edition anyone but the layer | a lay can be called |
| too-many | anyone but the layer | a lay can be called, with ``sneak`` |
"""

from elferhaus.core.game import Did, Game
from elferhaus.games.room import Room

from .bots import BOTS
from .deal import MogelnDeal, deal, misdeal, start
from .encoding import ENCODING
from .ending import ending, unit
from .lesson import LESSON
from .moves import all_cards, apply, explain, legal, outcome, pending, score
from .prizes import PRIZES
from .rules import INFO, MogelnRules, forbids
from .state import AnyLay, Judged, MogelnAction, MogelnState, Shown, Stood, Took
from .view import MogelnView, view
from .worlds import imagine

__all__ = ["BOTS", "GAME", "LESSON", "ROOM"]

GAME = Game(
    info=INFO,
    rules_type=MogelnRules,
    deal_type=MogelnDeal,
    state_type=MogelnState,
    action_type=MogelnAction,
    event_type=Did[MogelnAction] | Stood | Shown | Judged | Took,
    view_type=MogelnView,
    patterns=(AnyLay,),
    forbids=forbids,
    deal=deal,
    misdeal=misdeal,
    start=start,
    pending=pending,
    legal=legal,
    explain=explain,
    apply=apply,
    outcome=outcome,
    view=view,
    imagine=imagine,
    cards=all_cards,
    ending=ending,
    score=score,
    unit=unit,
)
ROOM = Room(
    protocol=1, package=__name__, game=GAME, bots=BOTS, encoding=ENCODING, lesson=LESSON, prizes=PRIZES, order=5
)
