"""Dealing mogeln: MO-1, and who starts by MO-2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import Card, card_set, deck
from elferhaus.core.dealing import (
    dealt,
    person_starter,
    person_starter_drawn,
    same_cards,
    sizes_refusal,
    starter_refusal,
)
from elferhaus.core.game import StartedDeal, next_seat

from .rules import HIGH, MogelnRules
from .state import MogelnState

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Occasion
    from elferhaus.core.refusal import Refusal


class MogelnDeal(StartedDeal, frozen=True):
    """The hands; the cards come out even for every number of players."""

    hands: tuple[tuple[Card, ...], ...]


def deal(rules: MogelnRules, seats: int, at: Occasion, rng: Random) -> MogelnDeal:
    """Shuffle and deal a round."""
    cards = list(deck(high=HIGH[seats]))
    rng.shuffle(cards)
    hands, _ = dealt(cards, [len(cards) // seats] * seats)
    if rules.edition == "space":
        starter = person_starter_drawn(rules.oldest, seats, at, rng)
    else:
        starter = next_seat(at.dealer, seats)
    return MogelnDeal(at.round, at.dealer, starter, hands)


def misdeal(rules: MogelnRules, seats: int, at: Occasion, deal: MogelnDeal) -> Refusal | None:
    """Return what is wrong with a deal."""
    cards = deck(high=HIGH[seats])
    problem = same_cards(cards, *deal.hands) or sizes_refusal("MO-1", deal.hands, [len(cards) // seats] * seats)
    if problem is not None:
        return problem
    if rules.edition == "space":
        return starter_refusal("C-3", deal.starter, person_starter(rules.oldest, seats, at), seats)
    return starter_refusal("MO-2", deal.starter, next_seat(at.dealer, seats), seats)


def start(rules: MogelnRules, _seats: int, deal: MogelnDeal) -> MogelnState:
    """Return the state after the deal."""
    return MogelnState(rules, tuple(card_set(hand) for hand in deal.hands), deal.starter)
