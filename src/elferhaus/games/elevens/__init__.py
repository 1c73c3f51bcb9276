"""elevens: four rows of 1 to 21 that grow from their 11s, with jokers, bridges from row to row, and bonus cards.

Rules digest:
  EE-1   the four 11s lie out, one a row; the order of the rows says which are neighbours
  EE-2   20, 20, 15, 12 or 12 cards each, 4, 4, 3, 3 or 2 bridges; the rest is the stock
  EE-3   lay 1 to 4 cards and say when you are done, or draw one card
  EE-4   a card fits on its empty place beside a filled one, or behind a bridge
  EE-5   a joker stands for any card that would fit; it can be swapped out (a) or thrown away (b), and never has to (c)
  EE-6   whoever fills the last place of a side takes a bonus card, as long as there are some
  EE-7   a bridge leads from a filled place to the same number in a neighbour row, where nothing else leads
  EE-8   with an empty stock, whoever can lay without a bridge owes a card on a row; the others may pass
  EE-9   the round ends with an empty hand, or when all have passed in a row
  EE-10  +11 a bonus card, minus the numbers in hand, -11 a joker in hand; the most points win
  EE-V1  the start variant has no jokers, bridges or bonus cards

| action | when |
|---|---|
| lay card | in hand, fits, fewer than four cards laid in this turn |
| lay joker as place | the card of that place would fit |
| … bridge place | there the card fits by a bridge only |
| swap card | in hand, and a joker lies at its place |
| discard joker | in hand; as one of the four, and not in place of what EE-8 owes |
| end | after a lay or discard, owing nothing |
| draw | nothing done yet in this turn, and there is a stock |
| pass | nothing done yet in this turn, no stock, and nothing in hand fits |
"""

from elferhaus.core.game import Did, Game
from elferhaus.games.room import Room

from .bots import BOTS
from .deal import ElevensDeal, deal, misdeal, start
from .encoding import ENCODING
from .ending import ending
from .explain import explain
from .lesson import LESSON
from .moves import all_cards, apply, legal, outcome, pending, score
from .prizes import PRIZES
from .rules import INFO, ElevensRules, forbids
from .state import Bonus, ElevensAction, ElevensState
from .view import ElevensView, view
from .worlds import imagine

__all__ = ["BOTS", "GAME", "LESSON", "ROOM"]

GAME = Game(
    info=INFO,
    rules_type=ElevensRules,
    deal_type=ElevensDeal,
    state_type=ElevensState,
    action_type=ElevensAction,
    event_type=Did[ElevensAction] | Bonus,
    view_type=ElevensView,
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
)
ROOM = Room(
    protocol=1,
    package=__name__,
    game=GAME,
    bots=BOTS,
    encoding=ENCODING,
    lesson=LESSON,
    prizes=PRIZES,
    words_from=("elferhaus.games.row_laying",),
    order=3,
    of_the_day=True,
)
