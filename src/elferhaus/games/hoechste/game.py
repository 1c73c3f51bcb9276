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

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from elferhaus.core.cards import Card, card_set
from elferhaus.core.dealing import same_cards, sizes_refusal
from elferhaus.core.game import Deal, Did
from elferhaus.core.refusal import refuse

from . import play
from . import rules as choices
from . import view as views
from .rules import HIGH, OWN, HoechsteRules

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Occasion
    from elferhaus.core.refusal import Refusal


class HoechsteDeal(Deal, frozen=True):
    """The hands; chance has no part in them."""

    hands: tuple[tuple[Card, ...], ...]


class Hoechste:
    """The game; see the digest above."""

    info = choices.INFO
    rules_type = HoechsteRules
    deal_type = HoechsteDeal
    state_type: Any = play.HoechsteState
    action_type: Any = play.Play
    event_type: Any = Did[play.Play] | play.Trick
    view_type = views.HoechsteView

    pending = staticmethod(play.pending)
    legal = staticmethod(play.legal)
    refusal = staticmethod(play.why_not)
    apply = staticmethod(play.apply)
    view = staticmethod(views.view)
    outcome = staticmethod(play.outcome)
    imagine = staticmethod(views.imagine)
    cards = staticmethod(play.all_cards)

    def forbids(self, rules: HoechsteRules, seats: int) -> Refusal | None:
        """Return nothing: there is nothing to choose."""
        return None

    def deal(self, rules: HoechsteRules, seats: int, at: Occasion, rng: Random) -> HoechsteDeal:
        """Give everyone the own colour (HK-1)."""
        return HoechsteDeal(at.round, at.dealer, OWN[:seats])

    def misdeal(self, rules: HoechsteRules, seats: int, at: Occasion, deal: HoechsteDeal) -> Refusal | None:
        """Return what is wrong with a deal."""
        wanted = [card for own in OWN[:seats] for card in own]
        problem = same_cards(wanted, *deal.hands) or sizes_refusal("HK-1", deal.hands, [HIGH] * seats)
        if problem is not None:
            return problem
        for seat, hand in enumerate(deal.hands):
            for card in hand:
                if card not in OWN[seat]:
                    return refuse("HK-1", "hoechste-own-colour", seat=seat, card=card)
        return None

    def start(self, rules: HoechsteRules, seats: int, deal: HoechsteDeal) -> play.HoechsteState:
        """Return the state after the deal."""
        return play.HoechsteState(rules, tuple(card_set(hand) for hand in deal.hands), (None,) * seats, (0,) * seats)
