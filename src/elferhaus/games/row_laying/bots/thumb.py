"""Rules of thumb for the games that lay cards to rows: what a card is worth to lay, and when one is enough.

Whoever lays opens the way for others, so a card is worth laying where own cards wait behind a gap that others must
fill, and not where it only lets others go on. Whoever can go out goes out.

All of it works on sets of cards, so that a search can ask the same questions of the worlds it imagines.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from elferhaus.core.cards import CARD, CardSet, card_set
from elferhaus.games.row_laying.state import DRAW, END, KEEP, LAY, PASS, ROW

from .greedy import goes_out

if TYPE_CHECKING:
    from elferhaus.games.row_laying.state import RowAction, RowRules
    from elferhaus.games.row_laying.view import RowView


class Weights(NamedTuple):
    """How much each thing counts; in what unit does not matter."""

    opens: float  # against: the next place on a side is one for others
    run: float  # against: each card of others that can follow there at once, before the next own one
    foreign: float  # against: each card of others on that side
    waits: float  # for: own cards wait on a side behind a gap
    gap: float  # for: each card of others that must come before the last of them, so it is time to begin
    starts: float  # for: the card starts a row
    further: float  # a further card in the same turn must be worth so much,
    per_card: float  # and so much more for each card in hand: whoever holds many has time


ABOVE: Final = {bit: ROW[card] & -(bit << 1) for bit, card in CARD.items()}
BELOW: Final = {bit: ROW[card] & (bit - 1) for bit, card in CARD.items()}


def worth(bit: CardSet, hand: CardSet, table: CardSet, deck: CardSet, weights: Weights) -> float:
    """Say what it is worth to lay a card: what the sides bring on which its row goes on from there."""
    opens, run, foreign, waits, gap, starts, _, _ = weights
    value = 0.0
    above, below = ABOVE[bit] & deck, BELOW[bit] & deck
    lying = above & table
    if lying:
        above &= (lying & -lying) - 1
    elif not below & table:
        value = starts
    if above:
        own = hand & above
        others = above ^ own
        if missing := others & ((1 << own.bit_length()) - 1):  # own cards wait behind these
            value += waits + gap * missing.bit_count()
        if not own & bit << 1:
            next_ones = others & ((own & -own) - 1) if own else others
            value -= opens + run * next_ones.bit_count() + foreign * others.bit_count()
    lying = below & table
    if lying:
        below &= -(1 << lying.bit_length())
    if below:
        own = hand & below
        others = below ^ own
        if missing := others & -(own & -own):
            value += waits + gap * missing.bit_count()
        if not own & bit >> 1:
            next_ones = others & -(1 << own.bit_length()) if own else others
            value -= opens + run * next_ones.bit_count() + foreign * others.bit_count()
    return value


def best_lay(mine: CardSet, hand: CardSet, table: CardSet, deck: CardSet, weights: Weights) -> tuple[float, CardSet]:
    """Return the card that is worth most, of those that fit, and what it is worth."""
    best, best_worth = 0, float("-inf")
    while mine:
        bit = mine & -mine
        mine ^= bit
        value = worth(bit, hand, table, deck, weights)
        if value > best_worth:
            best, best_worth = bit, value
    return best_worth, best


def decide(view: RowView, row_rules: RowRules, weights: Weights) -> RowAction:
    """Go out, or lay the best card and a further one only where it is worth it."""
    hand = card_set(view.hand or ())
    fits = card_set(view.fits)
    mine = hand & fits
    phase = view.phase
    if not mine:
        if phase == "laid":
            return END
        return DRAW if view.stock else PASS
    if phase == "drawn" and row_rules.may_keep:
        return KEEP  # ER-6s, JR-5s: a turn that opens nothing to others, and the card can be laid later
    if (phase != "laid" and not mine & (mine - 1)) or goes_out(hand, fits):
        return LAY[mine & -mine]  # there is no other choice, or no better one
    table = card_set(card for row in view.rows for card in row)
    value, best = best_lay(mine, hand, table, row_rules.deck, weights)
    if phase == "laid" and value < weights.further + weights.per_card * len(view.hand or ()):
        return END
    return LAY[best]
