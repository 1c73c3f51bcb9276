"""Dealing farben: FS-1, and who starts (FS-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import Card, card_set
from elferhaus.core.dealing import dealt, same_cards, sizes_refusal, starter_refusal
from elferhaus.core.game import Seat, StartedDeal, clockwise, next_seat
from elferhaus.core.refusal import Refusal, refuse

from .rules import HAND, PILES, FarbenRules
from .state import DECK, FarbenState, Piles

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Occasion


class FarbenDeal(StartedDeal, frozen=True):
    """Hands, stock, and the four open piles (top card last)."""

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    open: Piles


def starter(seats: int, at: Occasion) -> Seat:
    """Return who starts (FS-4): left of the dealer, later the loser of the last round."""
    if at.last_starter is None or not at.last_points:
        return next_seat(at.dealer, seats)
    fewest = min(at.last_points)
    return next(seat for seat in clockwise(at.last_starter, seats) if at.last_points[seat] == fewest)


def deal(_rules: FarbenRules, seats: int, at: Occasion, rng: Random) -> FarbenDeal:
    """Shuffle and deal a round (FS-1)."""
    hands, rest = dealt(rng.sample(DECK, len(DECK)), [HAND[seats]] * seats)
    piles, stock = dealt(rest, [1] * PILES)
    return FarbenDeal(at.round, at.dealer, starter(seats, at), hands, stock, piles)


def misdeal(_rules: FarbenRules, seats: int, at: Occasion, deal: FarbenDeal) -> Refusal | None:
    """Return what is wrong with a deal."""
    problem = same_cards(DECK, *deal.hands, deal.stock, *deal.open) or sizes_refusal(
        "FS-1", deal.hands, [HAND[seats]] * seats
    )
    if problem is None and len(deal.open) != PILES:
        problem = refuse("FS-1", "farben-deal-piles", found=len(deal.open))
    if problem is None and any(len(pile) != 1 for pile in deal.open):
        problem = refuse("FS-1", "farben-deal-open")
    return problem or starter_refusal("FS-4", deal.starter, starter(seats, at), seats)


def start(rules: FarbenRules, _seats: int, deal: FarbenDeal) -> FarbenState:
    """Return the state after the deal; there is a stock, or nothing to make one of."""
    hands = tuple(card_set(hand) for hand in deal.hands)
    return FarbenState(rules, hands, deal.stock, deal.open, deal.open, deal.starter, "take")
