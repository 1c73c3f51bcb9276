"""zweikampf: both turn a card, and the higher one takes both. Nothing is ever decided: ``turn`` only moves on.

Rules digest:
  ZK-1   two colours, 20 face-down cards each
  ZK-2   the higher card takes both; equal: each turns another, and the winner takes all of them
  ZK-3   the piles are played once and the most cards won win; what is tied at the very end is nobody's
  ZK-V1  long: a used-up pile is replaced by the own won pile when a card is needed, the card won first on top
  ZK-V1  of a trick, the winner's own cards come first, then the other's, oldest first
  ZK-V1  whoever has no card left to break a tie loses it; both without: the tied cards are nobody's
  ZK-V1  it ends when one has no cards, or after 5,000 turned pairs; the one with more cards wins

| action | when |
|---|---|
| turn | always, by seat 0 for both: one pair |
"""

from elferhaus.core.game import Did, Game
from elferhaus.games.room import Room

from .bots import BOTS
from .deal import ZweikampfDeal, deal, misdeal, start
from .encoding import ENCODING
from .ending import ending, unit
from .lesson import LESSON
from .moves import all_cards, apply, explain, legal, outcome, pending, score, turning
from .prizes import PRIZES
from .rules import INFO, ZweikampfRules, forbids
from .state import Trick, Turn, ZweikampfState
from .view import ZweikampfView, view
from .worlds import imagine

__all__ = ["BOTS", "GAME", "LESSON", "ROOM"]

GAME = Game(
    info=INFO,
    rules_type=ZweikampfRules,
    deal_type=ZweikampfDeal,
    state_type=ZweikampfState,
    action_type=Turn,
    event_type=Did[Turn] | Trick,
    view_type=ZweikampfView,
    forbids=forbids,
    deal=deal,
    misdeal=misdeal,
    start=start,
    pending=pending,
    turning=turning,
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
    protocol=1, package=__name__, game=GAME, bots=BOTS, encoding=ENCODING, lesson=LESSON, prizes=PRIZES, order=7
)
