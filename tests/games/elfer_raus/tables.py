"""Deals and choices of elfer-raus, for its tests."""

from __future__ import annotations

from typing import Any

from elferhaus.core.cards import deck
from elferhaus.core.options import choose_rules
from elferhaus.core.refusal import Refusal, Refused
from elferhaus.games.elfer_raus import GAME
from elferhaus.games.elfer_raus.deal import ElferRausDeal
from tabletop import cards

HALVES = (" ".join(deck(["red"])), " ".join(deck(["yellow"])))


def deal_of(*hands: str, stock: str | None = None, lying: str = "", starter: int = 0, low: int = 1) -> ElferRausDeal:
    """A deal as a record may hold it; without a stock named, the rest of the cards is it."""
    named = {card for pile in (*hands, lying) for card in cards(pile)}
    rest = tuple(card for card in deck(low=low) if card not in named) if stock is None else cards(stock)
    return ElferRausDeal(1, 0, starter, tuple(map(cards, hands)), rest, cards(lying))


def refusal_of(**choice: Any) -> Refusal | None:
    players = choice.pop("players", 2)
    edition = choice.pop("edition", None)
    try:
        choose_rules(GAME, edition, choice, players)
    except Refused as refused:
        return refused.refusal
    return None


def rule_of(found: Refusal | None) -> str | None:
    return None if found is None else found.rule
