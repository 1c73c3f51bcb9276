"""Greedy play for the games that lay cards to rows (elfer-raus, junior)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import BIT, NUMBER, Card, CardSet, beside, card_set, deck
from elferhaus.core.game import choose
from elferhaus.games.row_laying.state import END, ROW, Lay

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair
    from elferhaus.games.row_laying.view import RowView

PLACES = card_set(deck())


def decide(chair: Chair[RowView], rng: Random, *, holds_back: bool = True) -> Action:
    """Lay what helps nobody else, and what leads to own cards; a stopper last, or only where something must be laid."""
    view = chair.view
    legal = chair.legal
    lays = [choice for choice in legal if isinstance(choice, Lay)]
    if not lays:
        return choose(legal[0], rng)  # draw, pass or end: there is no other choice
    hand = card_set(view.hand or ())
    table = card_set(card for row in view.rows for card in row)
    fits = card_set(view.fits) if table else 0  # before the opening there is nothing to lay beside
    opened = {lay: _opened(lay.card, hand, table | fits) for lay in lays}
    best = min(lays, key=lambda lay: (opened[lay], -_led_to(lay.card, hand, table), -NUMBER[lay.card]))
    if holds_back and view.phase == "laid" and opened[best] and not goes_out(hand, fits):
        return END  # only stoppers are left
    return best


def _opened(card: Card, hand: CardSet, known: CardSet) -> int:
    """Count the places that a lay would newly open to cards of the others: a stopper has some."""
    return (beside(BIT[card]) & PLACES & ~known & ~hand).bit_count()


def _led_to(card: Card, hand: CardSet, table: CardSet) -> int:
    """Count the own cards on the sides where the row goes on from here."""
    bit = BIT[card]
    own = hand & ROW[card]
    below = 0 if bit >> 1 & table else own & (bit - 1)
    above = 0 if bit << 1 & table else own & -(bit << 1)
    return (below | above).bit_count()


def goes_out(hand: CardSet, fits: CardSet) -> bool:
    """Tell whether the whole hand can be laid in this turn."""
    laid = hand & fits
    while (more := hand & (laid | beside(laid))) != laid:
        laid = more
    return laid == hand
