"""mogeln: counting aloud while laying face down, true or not, and doubting the others.

Rules digest:
  MO-1  3 players 1 to 9, 4 players 1 to 10, 5 and 6 players 1 to 15, dealt evenly
  MO-2  lay face down and say the next number, up to twenty or the highest card; then a new pile starts at one
  MO-3  doubt the last lay: the doubter takes the pile if it was right, else the layer; the layer's left starts anew
  MO-4  secretly lay several cards; "too many" catches that, and so does a doubt
  MO-5  only one colour counts as right, where the table plays so
  MO-6  an empty hand wins once its last lay has stood; the round ends with the 2,000th lay

| action | who | when |
|---|---|---|
| lay cards, claim | the seat on turn | always; several cards with ``sneak`` |
| doubt | the seat on turn; in the space edition anyone but the layer | a lay can be called |
| too-many | anyone but the layer | a lay can be called, with ``sneak`` |
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from elferhaus.core.cards import card_set
from elferhaus.core.game import Did

from . import deal as dealing
from . import play
from . import rules as choices
from . import view as views

if TYPE_CHECKING:
    from elferhaus.core.refusal import Refusal


class Mogeln:
    """The game; see the digest above."""

    info = choices.INFO
    rules_type = choices.MogelnRules
    deal_type = dealing.MogelnDeal
    state_type: Any = play.MogelnState
    action_type: Any = play.MogelnAction
    event_type: Any = Did[play.MogelnAction] | play.Stood | play.Shown | play.Judged | play.Took
    view_type = views.MogelnView

    deal = staticmethod(dealing.deal)
    misdeal = staticmethod(dealing.misdeal)
    pending = staticmethod(play.pending)
    legal = staticmethod(play.legal)
    refusal = staticmethod(play.why_not)
    apply = staticmethod(play.apply)
    view = staticmethod(views.view)
    outcome = staticmethod(play.outcome)
    imagine = staticmethod(views.imagine)
    cards = staticmethod(play.all_cards)

    def forbids(self, rules: choices.MogelnRules, seats: int) -> Refusal | None:
        """Return what an edition lacks (C-5)."""
        return choices.forbids(rules)

    def start(self, rules: choices.MogelnRules, seats: int, deal: dealing.MogelnDeal) -> play.MogelnState:
        """Return the state after the deal."""
        return play.MogelnState(rules, tuple(card_set(hand) for hand in deal.hands), deal.starter)
