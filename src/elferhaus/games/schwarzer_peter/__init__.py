"""schwarzer-peter: draw unseen from the left neighbour, lay pairs, and do not be left with the card without a twin.

Rules digest:
  SP-1  two colours, 40 cards (32 in the short game); one is put aside unseen, and its twin is the Black Peter
  SP-2  pairs of equal numbers are laid down at once, always
  SP-3  draw a card from the next seat clockwise that holds cards; that seat may rearrange its cards before
  SP-3  the turn goes to the first seat with cards left of the drawer; seats without cards are safe
  SP-3  after 2,000 draws the holder of the Black Peter loses
  SP-4  one card is left: its holder loses, everyone else wins

| action | when |
|---|---|
| pull from index | it is the seat's turn; from the neighbour, any position |
| arrange cards | the seat is the one to be pulled from; any order of its hand, as often as it likes |
"""

from elferhaus.core.game import Did, Game
from elferhaus.games.room import Room

from . import moves
from .bots import BOTS
from .deal import PeterDeal, deal, misdeal, start
from .encoding import ENCODING
from .ending import ending, unit
from .lesson import LESSON
from .prizes import PRIZES
from .rules import INFO, PeterRules, forbids
from .state import AnyArrange, Pair, PeterAction, PeterState
from .view import PeterView, view
from .worlds import imagine

__all__ = ["BOTS", "GAME", "LESSON", "ROOM"]

GAME = Game(
    info=INFO,
    rules_type=PeterRules,
    deal_type=PeterDeal,
    state_type=PeterState,
    action_type=PeterAction,
    event_type=Did[PeterAction] | Pair,
    view_type=PeterView,
    patterns=(AnyArrange,),
    forbids=forbids,
    deal=deal,
    misdeal=misdeal,
    start=start,
    pending=moves.pending,
    turning=moves.turning,
    legal=moves.legal,
    explain=moves.explain,
    apply=moves.apply,
    outcome=moves.outcome,
    view=view,
    imagine=imagine,
    cards=moves.all_cards,
    ending=ending,
    score=moves.score,
    unit=unit,
)
ROOM = Room(
    protocol=1, package=__name__, game=GAME, bots=BOTS, encoding=ENCODING, lesson=LESSON, prizes=PRIZES, order=10
)
