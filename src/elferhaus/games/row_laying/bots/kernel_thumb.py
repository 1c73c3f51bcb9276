"""The rule of thumb of the games that lay cards to rows, on arrays: as ``thumb`` has it, but quickly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.bots.bits import length, ones

from .kernel_state import DECK, DO_DRAW, DO_END, DO_KEEP, DO_PASS, HALF, HAS_DRAWN, LAID, MAY_KEEP, ROW

if TYPE_CHECKING:
    from elferhaus.bots.luck import Floats, Ints


def by_thumb(
    rules: Ints,
    weights: Floats | Ints,
    phase: int,
    stock: bool,
    hand: int,
    other_hand: int,
    mine: int,
    others: int,
    table: int,
    other_table: int,
) -> int:
    """Choose as the rule of thumb does: go out, or lay the best card and a further one only where it is worth it."""
    if not mine | others:
        if phase == LAID:
            return DO_END
        return DO_DRAW if stock else DO_PASS
    if phase == HAS_DRAWN and rules[MAY_KEEP]:
        return DO_KEEP
    single = not others and not mine & (mine - 1) if mine else not others & (others - 1)
    if (phase != LAID and single) or (goes_out(hand, mine) and goes_out(other_hand, others)):
        return length(mine & -mine) - 1 if mine else HALF + length(others & -others) - 1
    best, best_worth = -1, -1e300
    while mine:
        bit = mine & -mine
        mine ^= bit
        value = worth(bit, hand, table, rules[DECK], weights)
        if value > best_worth:
            best, best_worth = length(bit) - 1, value
    while others:
        bit = others & -others
        others ^= bit
        value = worth(bit, other_hand, other_table, rules[DECK + 1], weights)
        if value > best_worth:
            best, best_worth = HALF + length(bit) - 1, value
    if phase == LAID and best_worth < weights[6] + weights[7] * (ones(hand) + ones(other_hand)):
        return DO_END
    return best


def goes_out(hand: int, laid: int) -> bool:
    """Tell whether these cards can all be laid in this turn, where those fit."""
    while True:
        more = hand & (laid | laid << 1 | laid >> 1)
        if more == laid:
            return laid == hand
        laid = more


def worth(bit: int, hand: int, table: int, deck: int, weights: Floats | Ints) -> float:
    """Say what it is worth to lay a card; ``thumb.worth`` says why."""
    opens, run, foreign, waits, gap = weights[0], weights[1], weights[2], weights[3], weights[4]
    row = (ROW << 24 if bit > ROW else ROW) & deck
    above, below_it = row & -(bit << 1), row & (bit - 1)
    value = 0.0
    lying = above & table
    if lying:
        above &= (lying & -lying) - 1
    elif not below_it & table:
        value = weights[5]
    if above:
        own = hand & above
        others = above ^ own
        missing = others & ((1 << length(own)) - 1)
        if missing:
            value += waits + gap * ones(missing)
        if not own & bit << 1:
            following = others & ((own & -own) - 1) if own else others
            value -= opens + run * ones(following) + foreign * ones(others)
    lying = below_it & table
    if lying:
        below_it &= -(1 << length(lying))
    if below_it:
        own = hand & below_it
        others = below_it ^ own
        missing = others & -(own & -own)
        if missing:
            value += waits + gap * ones(missing)
        if not own & bit >> 1:
            following = others & -(1 << length(own)) if own else others
            value -= opens + run * ones(following) + foreign * ones(others)
    return value
