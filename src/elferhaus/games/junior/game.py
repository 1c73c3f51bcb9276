"""junior: the small game for children, on rows that grow towards each other. The play is that of ``row_laying``.

Rules digest:
  JR-1  1 to 11 of each colour; the 1s and 11s lie out; five cards each
  JR-2  the youngest begins
  JR-5  who cannot lay draws one card
  JR-6  the numbers left in hand are points; the fewest win
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from elferhaus.core.cards import Card, card_set, cards_in
from elferhaus.core.dealing import (
    dealt,
    person_starter,
    person_starter_drawn,
    same_cards,
    sizes_refusal,
    starter_refusal,
)
from elferhaus.core.game import Deal, Did, Seat
from elferhaus.core.refusal import refuse
from elferhaus.games.row_laying import play, worlds
from elferhaus.games.row_laying import view as views

from .rules import HAND, INFO, JuniorRules, course

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.game import Event, Occasion
    from elferhaus.core.refusal import Refusal


class JuniorDeal(Deal, frozen=True):
    """Hands, stock, and the 1s and 11s that lie out."""

    starter: Seat
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    table: tuple[Card, ...]


class JuniorView(views.RowView, frozen=True, tag="junior"):
    """What a seat at junior sees."""

    rules: JuniorRules


class Junior:
    """The game; see the digest above."""

    info = INFO
    rules_type = JuniorRules
    deal_type = JuniorDeal
    state_type: Any = play.RowState[JuniorRules]
    action_type: Any = play.RowAction
    event_type: Any = Did[play.RowAction]
    view_type = JuniorView

    pending = staticmethod(play.pending)
    legal = staticmethod(play.legal)
    refusal = staticmethod(play.refusal)
    apply = staticmethod(play.apply)
    outcome = staticmethod(views.outcome)
    cards = staticmethod(views.all_cards)

    def forbids(self, rules: JuniorRules, seats: int) -> Refusal | None:
        """Return nothing: every choice is possible."""
        return None

    def deal(self, rules: JuniorRules, seats: int, at: Occasion, rng: Random) -> JuniorDeal:
        """Shuffle and deal a round."""
        plan = course(rules)
        cards = list(cards_in(plan.deck & ~plan.lying))
        rng.shuffle(cards)
        hands, stock = dealt(cards, [HAND] * seats)
        starter = person_starter_drawn(rules.youngest, seats, at, rng)
        return JuniorDeal(at.round, at.dealer, starter, hands, stock, cards_in(plan.lying))

    def misdeal(self, rules: JuniorRules, seats: int, at: Occasion, deal: JuniorDeal) -> Refusal | None:
        """Return what is wrong with a deal."""
        plan = course(rules)
        problem = same_cards(cards_in(plan.deck), *deal.hands, deal.stock, deal.table) or sizes_refusal(
            "JR-1", deal.hands, [HAND] * seats
        )
        if problem is None and card_set(deal.table) != plan.lying:
            problem = refuse("JR-1", "deal-table", high=11)
        return problem or starter_refusal("C-3", deal.starter, person_starter(rules.youngest, seats, at), seats)

    def start(self, rules: JuniorRules, seats: int, deal: JuniorDeal) -> play.RowState[JuniorRules]:
        """Return the state after the deal."""
        return play.begin(rules, course(rules), [card_set(hand) for hand in deal.hands], deal.stock, deal.starter)

    def view(self, state: play.RowState[JuniorRules], seat: Seat | None) -> JuniorView:
        """Return what a seat sees, or a spectator."""
        return views.view(state, seat, JuniorView)

    def imagine(self, view: JuniorView, seen: Sequence[Event], rng: Random) -> play.RowState[JuniorRules]:
        """Return a possible world."""
        return worlds.imagine(view, course(view.rules), seen, rng)
