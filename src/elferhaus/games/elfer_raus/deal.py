"""Dealing elfer-raus: ER-1 to ER-3 and what the variants change in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import Card, card_set, cards_in
from elferhaus.core.dealing import dealt, same_cards, sizes_refusal, starter_refusal
from elferhaus.core.game import Occasion, Seat, StartedDeal, next_seat
from elferhaus.core.refusal import Refusal, refuse
from elferhaus.games.row_laying import moves

from .rules import ELEVENS, HAND, ElferRausRules, holder_starts, row_rules

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.games.row_laying.state import RowState


class ElferRausDeal(StartedDeal, frozen=True):
    """Hands, stock, and the cards that lie out before play (ER-V1)."""

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    table: tuple[Card, ...]


def holder_of_eleven(hands: Sequence[Sequence[Card]]) -> Seat | None:
    """Return who starts by ER-3: the holder of the red, yellow, green or blue 11."""
    for eleven in ELEVENS:
        for seat, hand in enumerate(hands):
            if eleven in hand:
                return seat
    return None


def deal(rules: ElferRausRules, seats: int, at: Occasion, rng: Random) -> ElferRausDeal:
    """Shuffle and deal; again where nobody could start (ER-3)."""
    plan = row_rules(rules)
    cards = list(cards_in(plan.deck & ~plan.lying))
    while True:
        rng.shuffle(cards)
        hands, stock = dealt(cards, [HAND[seats]] * seats)
        starter = holder_of_eleven(hands) if holder_starts(rules) else next_seat(at.dealer, seats)
        if rules.variant == "any-start":  # ER-V3: by lot
            starter = rng.randrange(seats)
        if starter is not None:
            return ElferRausDeal(at.round, at.dealer, starter, hands, stock, cards_in(plan.lying))


def misdeal(rules: ElferRausRules, seats: int, at: Occasion, deal: ElferRausDeal) -> Refusal | None:
    """Return what is wrong with a deal."""
    plan = row_rules(rules)
    problem = same_cards(cards_in(plan.deck), *deal.hands, deal.stock, deal.table) or sizes_refusal(
        "ER-2", deal.hands, [HAND[seats]] * seats
    )
    if problem is not None:
        return problem
    if card_set(deal.table) != plan.lying:
        return refuse("ER-V1", "deal-table", high=20) if plan.lying else refuse("ER-2", "deal-table-empty")
    if rules.variant == "any-start":
        return starter_refusal("ER-V3", deal.starter, None, seats)
    if not holder_starts(rules):
        rule = "ER-V2" if rules.variant == "three-starts" else "ER-V1"
        return starter_refusal(rule, deal.starter, next_seat(at.dealer, seats), seats)
    holder = holder_of_eleven(deal.hands)
    if holder is None:
        return refuse("ER-3", "deal-no-eleven")
    return starter_refusal("ER-3", deal.starter, holder, seats)


def start(rules: ElferRausRules, _seats: int, deal: ElferRausDeal) -> RowState[ElferRausRules]:
    """Return the state after the deal."""
    hands = [card_set(hand) for hand in deal.hands]
    return moves.begin(rules, row_rules(rules), hands, deal.stock, deal.starter)
