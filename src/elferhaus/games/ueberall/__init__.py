"""ueberall: turn your top card, and build on wherever it fits.

Rules digest:
  UA-1  all 80 cards, one face-down pile each
  UA-2  left of the dealer turns the first card into the middle; that ends the turn
  UA-3  one higher than the middle: there; else on another's open pile where it is one higher; both turn the next card;
        else on the own open pile, and the turn ends
  UA-4  after 20 comes 1
  UA-5  an empty face-down pile is replaced by the open pile turned over, at once
  UA-6  the first with no cards wins; with ``play_on`` the others go on until all cards are in the middle
  UA-7  with ``attention: human`` a card may go on the own pile although it fits elsewhere; until the next card is
        turned the others may call Stopp!, and after a right call give their bottom cards; the 5,000th card ends it

| action | when |
|---|---|
| place card on | it is the turned card; the middle, another's open pile or the own, by UA-3 and ``attention`` |
| stop against | a call: that seat has just put a card on its own pile (``attention: human``) |
| give | after a right Stopp!, with more than one card |
| decline | the same |
"""

from elferhaus.core.game import Did, Game
from elferhaus.games.room import Room

from .bots import BOTS
from .deal import UeberallDeal, deal, misdeal, start
from .encoding import ENCODING
from .ending import ending, unit
from .explain import explain
from .lesson import LESSON
from .moves import all_cards, apply, legal, outcome, pending, score
from .prizes import PRIZES
from .rules import INFO, UeberallRules
from .state import Fitted, Stopped, UeberallAction, UeberallState
from .view import UeberallView, view
from .worlds import imagine

__all__ = ["BOTS", "GAME", "LESSON", "ROOM"]

GAME = Game(
    info=INFO,
    rules_type=UeberallRules,
    deal_type=UeberallDeal,
    state_type=UeberallState,
    action_type=UeberallAction,
    event_type=Did[UeberallAction] | Stopped | Fitted,
    view_type=UeberallView,
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
    protocol=1, package=__name__, game=GAME, bots=BOTS, encoding=ENCODING, lesson=LESSON, prizes=PRIZES, order=4
)
