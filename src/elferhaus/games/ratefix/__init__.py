"""ratefix: everyone knows the own card only, and names a guess of the sum of all; the nearest guess takes the trick.

Rules digest:
  RF-1  20, 13 or 10 face-down cards each for 2, 3 or 4 players; the rest is out
  RF-2  everyone looks at the own top card and puts it into the middle; then all guess, clockwise
  RF-2  left of the dealer guesses first, later the winner of the last trick
  RF-3  the nearest guess, above or below, wins the cards; of two equally near the one named first
  RF-3  a guess is a whole number from n to 20·n that has not been named in this trick
  RF-4  the most cards won win

| action | when |
|---|---|
| guess sum | it is the seat's turn; the number is possible and still free |
"""

from elferhaus.core.game import Did, Game
from elferhaus.games.room import Room

from .bots import BOTS
from .deal import RatefixDeal, deal, misdeal, start
from .encoding import ENCODING
from .ending import ending, unit
from .lesson import LESSON
from .moves import all_cards, apply, explain, legal, outcome, pending, score
from .prizes import PRIZES
from .rules import INFO, RatefixRules
from .state import AnyGuess, Guess, RatefixState, Trick
from .view import RatefixView, view
from .worlds import imagine

__all__ = ["BOTS", "GAME", "LESSON", "ROOM"]

GAME = Game(
    info=INFO,
    rules_type=RatefixRules,
    deal_type=RatefixDeal,
    state_type=RatefixState,
    action_type=Guess,
    event_type=Did[Guess] | Trick,
    view_type=RatefixView,
    patterns=(AnyGuess,),
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
    protocol=1,
    package=__name__,
    game=GAME,
    bots=BOTS,
    encoding=ENCODING,
    lesson=LESSON,
    prizes=PRIZES,
    order=6,
    of_the_day=True,
)
