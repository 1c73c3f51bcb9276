"""Dealing zweikampf: ZK-1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import Card, deck
from elferhaus.core.dealing import dealt, same_cards, sizes_refusal
from elferhaus.core.game import Deal

from .rules import HAND, ZweikampfRules
from .state import ZweikampfState

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Occasion
    from elferhaus.core.refusal import Refusal


class ZweikampfDeal(Deal, frozen=True):
    """A face-down pile each."""

    piles: tuple[tuple[Card, ...], ...]


def deal(rules: ZweikampfRules, seats: int, at: Occasion, rng: Random) -> ZweikampfDeal:
    """Shuffle and deal a round."""
    cards = list(deck(rules.colours))
    rng.shuffle(cards)
    return ZweikampfDeal(at.round, at.dealer, dealt(cards, [HAND] * seats)[0])


def misdeal(rules: ZweikampfRules, seats: int, _at: Occasion, deal: ZweikampfDeal) -> Refusal | None:
    """Return what is wrong with a deal."""
    return same_cards(deck(rules.colours), *deal.piles) or sizes_refusal("ZK-1", deal.piles, [HAND] * seats)


def start(rules: ZweikampfRules, _seats: int, deal: ZweikampfDeal) -> ZweikampfState:
    """Return the state after the deal."""
    return ZweikampfState(rules, (deal.piles[0], deal.piles[1]))
