"""schnipp-schnapp: turn cards one after another, and be the first to call when two are alike.

Rules digest:
  SS-1   all 80 cards are dealt; everyone sets quartets aside, shuffles the rest and puts it face down
  SS-2   left of the dealer starts; clockwise, each seat with cards turns one onto its open pile
  SS-3   Schnapp: the same number on two open piles; the caller takes the others' piles that match (``takes: all``: all)
  SS-4   a wrong call puts the caller's open pile on the middle; one call per seat and card
  SS-5   Schnipp: a card turned last equals the middle's top, which lay there before; the caller takes the middle
  SS-6   right calls within ``tie_ms`` of the first tie: everyone puts the own open pile under the own face-down pile
  SS-7   a seat that is due to turn and has nothing face down shuffles the open pile first
  SS-8   a seat that has no cards is out until a right Schnipp
  SS-9   the round ends when no call can succeed any more, or after 2,000 turned cards; the most quartets win
  SS-H1  a rule of the house, if the table wants it: the round ends after fewer turned cards
  SS-V1  together: everyone with cards turns in one beat, calls come after it; the most cards win

| action | by | when |
|---|---|---|
| turn | the seat due | no right call waits, the round goes on, and there is a face-down card |
| schnapp ms | seats with cards | in the window after a turned card (a beat), once |
| schnipp ms | all seats | the same |
| shuffle | CHANCE | the seat due has only its open pile; it ends the window |
| close | CHANCE | a right call waits, or the round is about to end |

A right call opens the tie window: nothing moves before ``close``, and calls within it are judged by the same table.
A wrong call while no right one waits is carried out at once.
"""

from elferhaus.core.game import Game
from elferhaus.games.room import Room

from . import moves
from .bots import BOTS
from .deal import SchnippSchnappDeal, deal, misdeal, start
from .encoding import ENCODING
from .ending import ending, unit
from .explain import explain
from .lesson import LESSON
from .prizes import PRIZES
from .rules import INFO, SchnippSchnappRules, forbids
from .state import AnySchnapp, AnySchnipp, Schnapp, Schnipp, SnapEvent, SnapState, Turn
from .view import SchnippSchnappView, view
from .worlds import imagine

__all__ = ["BOTS", "GAME", "LESSON", "ROOM"]

GAME = Game(
    info=INFO,
    rules_type=SchnippSchnappRules,
    deal_type=SchnippSchnappDeal,
    state_type=SnapState,
    action_type=Turn | Schnapp | Schnipp,
    event_type=SnapEvent,
    view_type=SchnippSchnappView,
    patterns=(AnySchnapp, AnySchnipp),
    forbids=forbids,
    deal=deal,
    misdeal=misdeal,
    start=start,
    pending=moves.pending,
    turning=moves.turning,
    legal=moves.legal,
    explain=explain,
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
    protocol=1, package=__name__, game=GAME, bots=BOTS, encoding=ENCODING, lesson=LESSON, prizes=PRIZES, order=9
)
