"""Dealing junior: JR-1, and who begins (JR-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import Card, card_set, cards_in
from elferhaus.core.dealing import (
    dealt,
    person_starter,
    person_starter_drawn,
    same_cards,
    sizes_refusal,
    starter_refusal,
)
from elferhaus.core.game import StartedDeal
from elferhaus.core.refusal import refuse
from elferhaus.games.row_laying import moves

from .rules import HAND, JuniorRules, row_rules

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Occasion
    from elferhaus.core.refusal import Refusal
    from elferhaus.games.row_laying.state import RowState


class JuniorDeal(StartedDeal, frozen=True):
    """Hands, stock, and the 1s and 11s that lie out."""

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    table: tuple[Card, ...]


def deal(rules: JuniorRules, seats: int, at: Occasion, rng: Random) -> JuniorDeal:
    """Shuffle and deal a round."""
    plan = row_rules(rules)
    cards = list(cards_in(plan.deck & ~plan.lying))
    rng.shuffle(cards)
    hands, stock = dealt(cards, [HAND] * seats)
    starter = person_starter_drawn(rules.youngest, seats, at, rng)
    return JuniorDeal(at.round, at.dealer, starter, hands, stock, cards_in(plan.lying))


def misdeal(rules: JuniorRules, seats: int, at: Occasion, deal: JuniorDeal) -> Refusal | None:
    """Return what is wrong with a deal."""
    plan = row_rules(rules)
    problem = same_cards(cards_in(plan.deck), *deal.hands, deal.stock, deal.table) or sizes_refusal(
        "JR-1", deal.hands, [HAND] * seats
    )
    if problem is None and card_set(deal.table) != plan.lying:
        problem = refuse("JR-1", "deal-table", high=11)
    return problem or starter_refusal("C-3", deal.starter, person_starter(rules.youngest, seats, at), seats)


def start(rules: JuniorRules, _seats: int, deal: JuniorDeal) -> RowState[JuniorRules]:
    """Return the state after the deal."""
    return moves.begin(rules, row_rules(rules), [card_set(hand) for hand in deal.hands], deal.stock, deal.starter)
