"""farben: take and drop until the hand has one colour.

Rules digest:
  FS-1  9, 9, 8, 8 or 7 cards each; the rest is the stock, and its top four start four open piles
  FS-2  take the top of the stock or of an open pile, then put one card on an open pile, an emptied place first; a card
        from an open pile is not dropped in the same turn; an empty stock is remade of all that lies under the tops
  FS-3  who holds one colour only may close the round at the end of the own turn
  FS-4  the best single-colour sum of each hand; the most win; the loser starts the next round; 300 turns at most

| action | when |
|---|---|
| take from card | at the start of the turn; the card is named if it lies open |
| drop card on close | after taking; ``close`` if the hand then has one colour |
| shuffle (chance) | the stock is empty at the start of a turn, and there are cards under the tops |
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from elferhaus.core.cards import Card, card_set
from elferhaus.core.chance import Shuffled
from elferhaus.core.dealing import dealt, same_cards, sizes_refusal, starter_refusal
from elferhaus.core.game import Deal, Did, Seat, clockwise, next_seat
from elferhaus.core.refusal import refuse

from . import play
from . import view as views
from .rules import HAND, INFO, PILES, FarbenRules

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Occasion
    from elferhaus.core.refusal import Refusal


class FarbenDeal(Deal, frozen=True):
    """Hands, stock, and the four open piles (top card last)."""

    starter: Seat
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    open: play.Piles


def starter(seats: int, at: Occasion) -> Seat:
    """Return who starts (FS-4): left of the dealer, later the loser of the last round."""
    if at.last_starter is None or not at.last_points:
        return next_seat(at.dealer, seats)
    fewest = min(at.last_points)
    return next(seat for seat in clockwise(at.last_starter, seats) if at.last_points[seat] == fewest)


class Farben:
    """The game; see the digest above."""

    info = INFO
    rules_type = FarbenRules
    deal_type = FarbenDeal
    state_type: Any = play.FarbenState
    action_type: Any = play.FarbenAction
    event_type: Any = Did[play.FarbenAction] | Shuffled
    view_type = views.FarbenView

    pending = staticmethod(play.pending)
    legal = staticmethod(play.legal)
    refusal = staticmethod(play.refusal)
    apply = staticmethod(play.apply)
    outcome = staticmethod(play.outcome)
    view = staticmethod(views.view)
    imagine = staticmethod(views.imagine)
    cards = staticmethod(views.all_cards)

    def forbids(self, rules: FarbenRules, seats: int) -> Refusal | None:
        """Return nothing: every choice is possible."""
        return None

    def deal(self, rules: FarbenRules, seats: int, at: Occasion, rng: Random) -> FarbenDeal:
        """Shuffle and deal a round (FS-1)."""
        hands, rest = dealt(rng.sample(play.DECK, len(play.DECK)), [HAND[seats]] * seats)
        piles, stock = dealt(rest, [1] * PILES)
        return FarbenDeal(at.round, at.dealer, starter(seats, at), hands, stock, piles)

    def misdeal(self, rules: FarbenRules, seats: int, at: Occasion, deal: FarbenDeal) -> Refusal | None:
        """Return what is wrong with a deal."""
        problem = same_cards(play.DECK, *deal.hands, deal.stock, *deal.open) or sizes_refusal(
            "FS-1", deal.hands, [HAND[seats]] * seats
        )
        if problem is None and len(deal.open) != PILES:
            problem = refuse("FS-1", "farben-deal-piles", found=len(deal.open))
        if problem is None and any(len(pile) != 1 for pile in deal.open):
            problem = refuse("FS-1", "farben-deal-open")
        return problem or starter_refusal("FS-4", deal.starter, starter(seats, at), seats)

    def start(self, rules: FarbenRules, seats: int, deal: FarbenDeal) -> play.FarbenState:
        """Return the state after the deal."""
        return play.begin(rules, [card_set(hand) for hand in deal.hands], deal.stock, deal.open, deal.starter)
