"""mau-mau: lay what matches in colour or number; the 7 gives cards away, the 8 makes somebody wait, the 11 wishes.

Rules digest:
  MM-1  80 cards, five each; the next one is turned up and begins the pile, the rest is the stock
  MM-2  lay one card of the same colour or number as the top one, or of the colour that was wished for
  MM-3  after a 7 the next seat draws two cards; after an 8 it misses its turn
  MM-4  an 11 fits on every card, and its layer wishes for a colour
  MM-5  whoever cannot or does not want to lay draws a card, which ends the turn; without a stock, they pass
  MM-6  an empty stock is made anew of the pile, but for its top card
  MM-7  the round ends with an empty hand, or after 1,000 turns; the numbers left in hand are points, the fewest win

| action | when |
|---|---|
| lay card (colour) | it fits; an 11 with the colour that is wished for |
| draw | there is a stock |
| pass | there is none, and nothing fits |
"""

from elferhaus.core.chance import Shuffled
from elferhaus.core.game import Did, Game
from elferhaus.games import Room

from . import moves
from .state import INFO, MauMauAction, MauMauDeal, MauMauRules, MauMauState, Penalty, deal, misdeal, start
from .view import MauMauView, imagine, view

GAME = Game(
    info=INFO,
    rules_type=MauMauRules,
    deal_type=MauMauDeal,
    state_type=MauMauState,
    action_type=MauMauAction,
    event_type=Did[MauMauAction] | Penalty | Shuffled,
    view_type=MauMauView,
    deal=deal,
    misdeal=misdeal,
    start=start,
    pending=moves.pending,
    legal=moves.legal,
    explain=moves.explain,
    apply=moves.apply,
    outcome=moves.outcome,
    cards=moves.all_cards,
    view=view,
    imagine=imagine,
)
ROOM = Room(protocol=1, package=__name__, game=GAME)
