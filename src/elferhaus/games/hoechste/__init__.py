"""hoechste: everyone the same eleven numbers, chosen in secret; the highest takes all.

Rules digest:
  HK-1  everyone holds 1 to 11 of an own colour: seats 0 to 3 red, yellow, green, blue
  HK-2  all choose in secret and turn together; the highest takes all
  HK-3  tied for highest: the cards wait for the winner of the next trick
  HK-4  tied in the last trick: these cards and those that wait are nobody's
  HK-5  after 11 tricks the most cards win

| action | when |
|---|---|
| play card | the seat has not chosen for this trick |
"""

from elferhaus.core.game import Did, Game
from elferhaus.games.room import Room

from .bots import BOTS
from .deal import HoechsteDeal, deal, misdeal, start
from .ending import ending, unit
from .lesson import LESSON
from .moves import all_cards, apply, explain, legal, outcome, pending, score
from .prizes import PRIZES
from .rules import INFO, HoechsteRules
from .state import HoechsteState, Play, Trick
from .view import HoechsteView, view
from .worlds import imagine

__all__ = ["BOTS", "GAME", "LESSON", "ROOM"]

GAME = Game(
    info=INFO,
    rules_type=HoechsteRules,
    deal_type=HoechsteDeal,
    state_type=HoechsteState,
    action_type=Play,
    event_type=Did[Play] | Trick,
    view_type=HoechsteView,
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
ROOM = Room(protocol=1, package=__name__, game=GAME, bots=BOTS, lesson=LESSON, prizes=PRIZES, order=11)
