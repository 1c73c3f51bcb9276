"""Dealing ratefix: RF-1, and who guesses first (RF-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import Card, deck
from elferhaus.core.dealing import dealt, same_cards, sizes_refusal, starter_refusal
from elferhaus.core.game import StartedDeal, next_seat

from .rules import HAND, RatefixRules
from .state import RatefixState

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Occasion
    from elferhaus.core.refusal import Refusal


class RatefixDeal(StartedDeal, frozen=True):
    """A face-down pile each, and the cards that are out."""

    piles: tuple[tuple[Card, ...], ...]
    out: tuple[Card, ...]


def deal(_rules: RatefixRules, seats: int, at: Occasion, rng: Random) -> RatefixDeal:
    """Shuffle and deal a round."""
    cards = list(deck())
    rng.shuffle(cards)
    piles, out = dealt(cards, [HAND[seats]] * seats)
    return RatefixDeal(at.round, at.dealer, next_seat(at.dealer, seats), piles, out)


def misdeal(_rules: RatefixRules, seats: int, at: Occasion, deal: RatefixDeal) -> Refusal | None:
    """Return what is wrong with a deal."""
    return (
        same_cards(deck(), *deal.piles, deal.out)
        or sizes_refusal("RF-1", deal.piles, [HAND[seats]] * seats)
        or starter_refusal("RF-2", deal.starter, next_seat(at.dealer, seats), seats)
    )


def start(rules: RatefixRules, _seats: int, deal: RatefixDeal) -> RatefixState:
    """Return the state after the deal."""
    return RatefixState(rules, deal.piles, deal.out, deal.starter)
