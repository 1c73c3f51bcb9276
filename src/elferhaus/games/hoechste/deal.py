"""Dealing hoechste: everyone gets the own colour (HK-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import Card, card_set
from elferhaus.core.dealing import same_cards, sizes_refusal
from elferhaus.core.game import Deal
from elferhaus.core.refusal import refuse

from .rules import HIGH, OWN, HoechsteRules
from .state import HoechsteState

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Occasion
    from elferhaus.core.refusal import Refusal


class HoechsteDeal(Deal, frozen=True):
    """The hands; chance has no part in them."""

    hands: tuple[tuple[Card, ...], ...]


def deal(_rules: HoechsteRules, seats: int, at: Occasion, _rng: Random) -> HoechsteDeal:
    """Give everyone the own colour."""
    return HoechsteDeal(at.round, at.dealer, OWN[:seats])


def misdeal(_rules: HoechsteRules, seats: int, _at: Occasion, deal: HoechsteDeal) -> Refusal | None:
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


def start(rules: HoechsteRules, seats: int, deal: HoechsteDeal) -> HoechsteState:
    """Return the state after the deal."""
    return HoechsteState(rules, tuple(card_set(hand) for hand in deal.hands), (None,) * seats, (0,) * seats)
