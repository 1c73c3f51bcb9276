"""Dealing ueberall: UA-1, and who begins (UA-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import Card
from elferhaus.core.dealing import dealt, even_sizes, same_cards, sizes_refusal, starter_refusal
from elferhaus.core.game import StartedDeal, next_seat

from .state import DECK, UeberallState

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Occasion
    from elferhaus.core.refusal import Refusal

    from .rules import UeberallRules


class UeberallDeal(StartedDeal, frozen=True):
    """A face-down pile for each seat."""

    piles: tuple[tuple[Card, ...], ...]


def deal(_rules: UeberallRules, seats: int, at: Occasion, rng: Random) -> UeberallDeal:
    """Shuffle and deal a round."""
    piles, _ = dealt(rng.sample(DECK, len(DECK)), even_sizes(len(DECK), seats, at.dealer))
    return UeberallDeal(at.round, at.dealer, next_seat(at.dealer, seats), piles)


def misdeal(_rules: UeberallRules, seats: int, at: Occasion, deal: UeberallDeal) -> Refusal | None:
    """Return what is wrong with a deal."""
    return (
        same_cards(DECK, *deal.piles)
        or sizes_refusal("C-2", deal.piles, even_sizes(len(DECK), seats, at.dealer))
        or starter_refusal("UA-2", deal.starter, next_seat(at.dealer, seats), seats)
    )


def start(rules: UeberallRules, seats: int, deal: UeberallDeal) -> UeberallState:
    """Return the state after the deal."""
    return UeberallState(rules, deal.piles, ((),) * seats, (), deal.starter)
