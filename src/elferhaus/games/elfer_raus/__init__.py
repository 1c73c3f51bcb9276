"""elfer-raus: the basic game of the family, with three variants and three editions. Its moves are ``row_laying``'s.

Rules digest:
  ER-1, ER-2   80 cards (60 without a colour, for two); 20, 20, 15, 12 or 10 each
  ER-3         the holder of the red, yellow, green or blue 11 opens with it
  ER-V1        the 1s and 20s lie out, the 11 is ordinary; the same starter takes an ordinary turn
  ER-V2        rows start with 10, 11 or 12; left of the dealer opens
  ER-V3        a starter by lot opens with any card; its number starts the other rows
  ER-9         the numbers left in hand are points; the fewest win
"""

from elferhaus.core.game import Did, Game
from elferhaus.games.room import Room
from elferhaus.games.row_laying import moves
from elferhaus.games.row_laying.ending import ending
from elferhaus.games.row_laying.state import RowAction, RowState

from .bots import BOTS
from .deal import ElferRausDeal, deal, misdeal, start
from .lesson import LESSON
from .prizes import PRIZES
from .rules import INFO, ElferRausRules, forbids
from .view import ElferRausView, view
from .worlds import imagine

__all__ = ["BOTS", "GAME", "LESSON", "ROOM"]

GAME = Game(
    info=INFO,
    rules_type=ElferRausRules,
    deal_type=ElferRausDeal,
    state_type=RowState[ElferRausRules],
    action_type=RowAction,
    event_type=Did[RowAction],
    view_type=ElferRausView,
    forbids=forbids,
    deal=deal,
    misdeal=misdeal,
    start=start,
    pending=moves.pending,
    legal=moves.legal,
    explain=moves.explain,
    apply=moves.apply,
    outcome=moves.outcome,
    view=view,
    imagine=imagine,
    cards=moves.all_cards,
    ending=ending,
    score=moves.score,
)
ROOM = Room(
    protocol=1,
    package=__name__,
    game=GAME,
    bots=BOTS,
    lesson=LESSON,
    prizes=PRIZES,
    words_from=("elferhaus.games.row_laying",),
    order=1,
    of_the_day=True,
)
