"""elfer-raus: the basic game, its variants and editions. The play itself is that of ``row_laying``.

Rules digest:
  ER-1, ER-2   80 cards (60 without a colour, for two); 20, 20, 15, 12 or 10 each
  ER-3         the holder of the red, yellow, green or blue 11 opens with it
  ER-V1        the 1s and 20s lie out, the 11 is ordinary; the same starter takes an ordinary turn
  ER-V2        rows start with 10, 11 or 12; left of the dealer opens
  ER-V3        a starter by lot opens with any card; its number starts the other rows
  ER-9         the numbers left in hand are points; the fewest win
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from elferhaus.core.cards import card_set
from elferhaus.core.game import Did
from elferhaus.games.row_laying import play, worlds
from elferhaus.games.row_laying import view as views

from . import deal as dealing
from . import rules as choices

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.game import Event, Seat


class ElferRausView(views.RowView, frozen=True, tag="elfer-raus"):
    """What a seat at elfer-raus sees."""

    rules: choices.ElferRausRules


class ElferRaus:
    """The game; see the digest above."""

    info = choices.INFO
    rules_type = choices.ElferRausRules
    deal_type = dealing.ElferRausDeal
    state_type: Any = play.RowState[choices.ElferRausRules]
    action_type: Any = play.RowAction
    event_type: Any = Did[play.RowAction]
    view_type = ElferRausView

    forbids = staticmethod(choices.forbids)
    deal = staticmethod(dealing.deal)
    misdeal = staticmethod(dealing.misdeal)
    pending = staticmethod(play.pending)
    legal = staticmethod(play.legal)
    refusal = staticmethod(play.refusal)
    apply = staticmethod(play.apply)
    outcome = staticmethod(views.outcome)
    cards = staticmethod(views.all_cards)

    def start(
        self, rules: choices.ElferRausRules, seats: int, deal: dealing.ElferRausDeal
    ) -> play.RowState[choices.ElferRausRules]:
        """Return the state after the deal."""
        hands = [card_set(hand) for hand in deal.hands]
        return play.begin(rules, choices.course(rules), hands, deal.stock, deal.starter)

    def view(self, state: play.RowState[choices.ElferRausRules], seat: Seat | None) -> ElferRausView:
        """Return what a seat sees, or a spectator."""
        return views.view(state, seat, ElferRausView)

    def imagine(self, view: ElferRausView, seen: Sequence[Event], rng: Random) -> play.RowState[choices.ElferRausRules]:
        """Return a possible world."""
        return worlds.imagine(view, choices.course(view.rules), seen, rng)
