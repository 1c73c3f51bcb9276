"""farben: take and drop until the hand has one colour.

Rules digest:
  FS-1  9, 9, 8, 8 or 7 cards each; the rest is the stock, and its top four start four open piles
  FS-2  take the top of the stock or of an open pile, then put one card on an open pile, an emptied place first; a card
        from an open pile is not dropped in the same turn; an empty stock is remade of all that lies under the tops
  FS-3  whoever holds one colour only may close the round at the end of the own turn
  FS-4  the best single-colour sum of each hand; the most win; the loser starts the next round; 300 turns at most

| action | when |
|---|---|
| take from card | at the start of the turn; the card is named if it lies open |
| drop card on close | after taking; ``close`` if the hand then has one colour |
| shuffle (chance) | the stock is empty at the start of a turn, and there are cards under the tops |
"""

from elferhaus.core.chance import Shuffled
from elferhaus.core.game import Did, Game
from elferhaus.games.room import Room

from . import moves
from .bots import BOTS
from .deal import FarbenDeal, deal, misdeal, start
from .encoding import ENCODING
from .ending import ending
from .lesson import LESSON
from .prizes import PRIZES
from .rules import INFO, FarbenRules
from .state import FarbenAction, FarbenState
from .view import FarbenView, view
from .worlds import imagine

__all__ = ["BOTS", "GAME", "LESSON", "ROOM"]

GAME = Game(
    info=INFO,
    rules_type=FarbenRules,
    deal_type=FarbenDeal,
    state_type=FarbenState,
    action_type=FarbenAction,
    event_type=Did[FarbenAction] | Shuffled,
    view_type=FarbenView,
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
    encoding=ENCODING,
    lesson=LESSON,
    prizes=PRIZES,
    order=8,
    of_the_day=True,
)
