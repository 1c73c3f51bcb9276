"""Dealing elevens: EE-1, EE-2, and who begins (EE-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from elferhaus.core.cards import COLOURS, JOKER, Card, card_set
from elferhaus.core.dealing import (
    dealt,
    person_starter,
    person_starter_drawn,
    same_cards,
    sizes_refusal,
    starter_refusal,
)
from elferhaus.core.game import StartedDeal
from elferhaus.core.refusal import Refusal, refuse

from .rules import BRIDGES, ELEVENS, HAND, NUMBERS, ElevensRules, rows_refusal
from .state import ElevensState, owes

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.cards import Colour
    from elferhaus.core.game import Occasion


class ElevensDeal(StartedDeal, frozen=True):
    """The order of the rows, the hands, the bridges of each seat, and the stock."""

    rows: tuple[str, ...]  # colours, top to bottom
    hands: tuple[tuple[Card, ...], ...]
    bridges: tuple[int, ...]
    stock: tuple[Card, ...]


def bridges_each(rules: ElevensRules, seats: int) -> int:
    """Return how many bridges each seat gets (EE-2, EE-V1)."""
    return 0 if rules.variant == "start" else BRIDGES[seats]


def deal(rules: ElevensRules, seats: int, at: Occasion, rng: Random) -> ElevensDeal:
    """Shuffle and deal a round."""
    starter = person_starter_drawn(rules.youngest, seats, at, rng)
    rows = rules.rows or tuple(rng.sample(COLOURS, len(COLOURS)))
    cards = [card for card in NUMBERS if card not in ELEVENS] + [JOKER] * rules.jokers
    rng.shuffle(cards)
    hands, stock = dealt(cards, [HAND[seats]] * seats)
    return ElevensDeal(at.round, at.dealer, starter, rows, hands, (bridges_each(rules, seats),) * seats, stock)


def misdeal(rules: ElevensRules, seats: int, at: Occasion, deal: ElevensDeal) -> Refusal | None:
    """Return what is wrong with a deal."""
    wanted = (*NUMBERS, *[JOKER] * rules.jokers)
    return (
        same_cards(wanted, ELEVENS, *deal.hands, deal.stock)
        or sizes_refusal("EE-2", deal.hands, [HAND[seats]] * seats)
        or _bridges_refusal(rules, deal.bridges, seats)
        or _rows_refusal(rules, deal.rows)
        or starter_refusal("C-3", deal.starter, person_starter(rules.youngest, seats, at), seats)
    )


def _bridges_refusal(rules: ElevensRules, bridges: tuple[int, ...], seats: int) -> Refusal | None:
    wanted = bridges_each(rules, seats)
    rule = "EE-V1" if rules.variant == "start" else "EE-2"
    if len(bridges) != seats:
        return refuse("RECORD", "deal-seats", found=len(bridges), wanted=seats)
    for seat, found in enumerate(bridges):
        if found != wanted:
            return refuse(rule, "elevens-deal-bridges", seat=seat, found=found, wanted=wanted)
    return None


def _rows_refusal(rules: ElevensRules, rows: tuple[str, ...]) -> Refusal | None:
    if rules.rows is not None and rows != rules.rows:
        return rows_refusal(rows) or refuse("EE-1", "elevens-deal-rows")
    return rows_refusal(rows)


def start(rules: ElevensRules, seats: int, deal: ElevensDeal) -> ElevensState:
    """Return the state after the deal."""
    hands = tuple(card_set(card for card in hand if card != JOKER) for hand in deal.hands)
    table = card_set(ELEVENS)
    return ElevensState(
        rules=rules,
        rows=cast("tuple[Colour, ...]", deal.rows),
        starter=deal.starter,
        hands=hands,
        jokers=tuple(hand.count(JOKER) for hand in deal.hands),
        bridges=deal.bridges,
        bonus=(0,) * seats,
        stock=deal.stock,
        table=table,
        wild=0,
        spans=0,
        out=0,
        turn=deal.starter,
        duty=owes(hands[deal.starter], table, len(deal.stock)),
    )
