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

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from elferhaus.core.cards import Card
from elferhaus.core.dealing import dealt, even_sizes, same_cards, sizes_refusal, starter_refusal
from elferhaus.core.game import Deal, Did, Seat, next_seat

from . import play
from . import view as views
from .rules import INFO, UeberallRules

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Occasion
    from elferhaus.core.refusal import Refusal


class UeberallDeal(Deal, frozen=True):
    """A face-down pile for each seat."""

    starter: Seat
    piles: tuple[tuple[Card, ...], ...]


class Ueberall:
    """The game; see the digest above."""

    info = INFO
    rules_type = UeberallRules
    deal_type = UeberallDeal
    state_type: Any = play.UeberallState
    action_type: Any = play.UeberallAction
    event_type: Any = Did[play.UeberallAction] | play.Stopped
    view_type = views.UeberallView

    pending = staticmethod(play.pending)
    legal = staticmethod(play.legal)
    refusal = staticmethod(play.refusal)
    apply = staticmethod(play.apply)
    outcome = staticmethod(play.outcome)
    view = staticmethod(views.view)
    imagine = staticmethod(views.imagine)
    cards = staticmethod(views.all_cards)

    def forbids(self, rules: UeberallRules, seats: int) -> Refusal | None:
        """Return nothing: every choice is possible."""
        return None

    def deal(self, rules: UeberallRules, seats: int, at: Occasion, rng: Random) -> UeberallDeal:
        """Shuffle and deal a round (UA-1)."""
        piles, _ = dealt(rng.sample(play.DECK, len(play.DECK)), even_sizes(len(play.DECK), seats, at.dealer))
        return UeberallDeal(at.round, at.dealer, next_seat(at.dealer, seats), piles)

    def misdeal(self, rules: UeberallRules, seats: int, at: Occasion, deal: UeberallDeal) -> Refusal | None:
        """Return what is wrong with a deal."""
        return (
            same_cards(play.DECK, *deal.piles)
            or sizes_refusal("C-2", deal.piles, even_sizes(len(play.DECK), seats, at.dealer))
            or starter_refusal("UA-2", deal.starter, next_seat(at.dealer, seats), seats)
        )

    def start(self, rules: UeberallRules, seats: int, deal: UeberallDeal) -> play.UeberallState:
        """Return the state after the deal."""
        return play.UeberallState(rules, deal.piles, ((),) * seats, (), deal.starter)
