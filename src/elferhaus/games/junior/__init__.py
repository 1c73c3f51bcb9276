"""junior: the small game for children, on rows that grow towards each other. Its moves are ``row_laying``'s.

Rules digest:
  JR-1  1 to 11 of each colour; the 1s and 11s lie out; five cards each
  JR-2  the youngest begins
  JR-5  who cannot lay draws one card
  JR-6  the numbers left in hand are points; the fewest win
"""

from elferhaus.core.game import Did, Game
from elferhaus.games.room import Room
from elferhaus.games.row_laying import moves
from elferhaus.games.row_laying.ending import ending
from elferhaus.games.row_laying.state import RowAction, RowState

from .bots import BOTS
from .deal import JuniorDeal, deal, misdeal, start
from .lesson import LESSON
from .prizes import PRIZES
from .rules import INFO, JuniorRules
from .view import JuniorView, view
from .worlds import imagine

__all__ = ["BOTS", "GAME", "LESSON", "ROOM"]

GAME = Game(
    info=INFO,
    rules_type=JuniorRules,
    deal_type=JuniorDeal,
    state_type=RowState[JuniorRules],
    action_type=RowAction,
    event_type=Did[RowAction],
    view_type=JuniorView,
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
    order=2,
)
