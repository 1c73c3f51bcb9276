"""The quick form of the games that lay cards to rows: a round in one array of integers, without views and events.

A card is its place in the set of all cards (``core.cards``), and a set is two words of two rows each. Actions are
numbers: a card's to lay it, and four others. Order and arithmetic are the engine's (``moves``) and the rule of thumb's
(``thumb``): a test holds that both play the same rounds. ``elferhaus/bots/kernel.py`` says what every kernel offers.
"""

from __future__ import annotations

from elferhaus.bots.bits import length, ones
from elferhaus.bots.kernel import BY_THUMB, OWN_WAY
from elferhaus.bots.loops import usual_value
from elferhaus.bots.luck import Floats, Ints, below, shuffle

from .kernel_state import (
    ACTION,
    ACTOR,
    BEGIN,
    BY_LOT,
    COUNT,
    DEALER,
    DECK,
    DO_DRAW,
    DO_END,
    DO_KEEP,
    DO_PASS,
    DRAWING,
    DRAWN,
    DRAWS,
    FIRST,
    FITS,
    HALF,
    HAND,
    HANDS,
    HAS_DRAWN,
    HOLDER,
    LAID,
    LAST,
    LEFT_OF_DEALER,
    LYING,
    MAY_KEEP,
    NEXT,
    OVER,
    OWN,
    PHASE,
    ROW,
    SEATS,
    SIZE,
    STARTER,
    STARTS,
    STOCK,
    TABLE,
    TURN,
    begin,
)
from .kernel_thumb import by_thumb
from .kernel_view import due, observe
from .kernel_weighing import imagine

__all__ = ["SIZE", "deal", "due", "imagine", "is_over", "legal", "observe", "play", "score", "value"]


def deal(rules: Ints, state: Ints, luck: Ints) -> None:
    """Shuffle and deal; again where nobody could start (ER-3)."""
    count = 0
    for word in range(2):
        left = rules[DECK + word] & ~rules[LYING + word]
        while left:
            bit = left & -left
            left ^= bit
            state[STOCK + count] = HALF * word + length(bit) - 1
            count += 1
    seats, size = rules[SEATS], rules[HAND]
    starter = -1
    while starter < 0:
        shuffle(luck, state, STOCK, count)
        for at in range(HANDS, HANDS + 2 * seats):
            state[at] = 0
        for at in range(seats * size):
            card = state[STOCK + at]
            word = card // HALF
            state[HANDS + at // size * 2 + word] |= 1 << card - HALF * word
        if rules[HOLDER]:
            starter = first_holder(rules, state)
        elif rules[STARTER] == BY_LOT:
            starter = below(luck, seats)
        elif rules[STARTER] == LEFT_OF_DEALER:
            starter = (rules[DEALER] + 1) % seats
        else:
            starter = rules[STARTER]
    state[NEXT], state[LAST] = STOCK + seats * size, STOCK + count
    state[FIRST] = state[TURN] = starter
    begin(rules, state)


def first_holder(rules: Ints, state: Ints) -> int:
    """Return who holds the first 11 (ER-3)."""
    for eleven in range(4):
        bit = 1 << 24 * (eleven & 1) + 11
        for seat in range(rules[SEATS]):
            if state[HANDS + 2 * seat + eleven // 2] & bit:
                return seat
    return -1


def is_over(state: Ints) -> bool:
    """Tell whether somebody went out."""
    return state[PHASE] == OVER


def legal(rules: Ints, state: Ints, found: Ints) -> int:
    """List what can be done, in the engine's order; return how much."""
    hand = HANDS + 2 * state[TURN]
    count = 0
    for word in range(2):
        left = state[hand + word] & state[FITS + word]
        while left:
            bit = left & -left
            left ^= bit
            found[count] = HALF * word + length(bit) - 1
            count += 1
    other = besides_laying(rules[MAY_KEEP], state[PHASE], count, state[NEXT] < state[LAST])
    if other:
        found[count] = other
        count += 1
    return count


def besides_laying(may_keep: int, phase: int, lays: int, stock: bool) -> int:
    """Return what else can be done where so many cards fit; 0 if nothing."""
    if phase == LAID:
        return DO_END
    if not lays:
        return DO_DRAW if stock else DO_PASS
    return DO_KEEP if phase == HAS_DRAWN and may_keep else 0


def play(rules: Ints, weights: Floats, state: Ints, luck: Ints, players: Ints, most: int, action: int) -> int:
    """Play on for so many decisions or to the end, the first one as given unless it is negative; return how many.

    What changes all the time is held outside of the array, where it is four times as fast.
    """
    seats, draws, may_keep = rules[SEATS], rules[DRAWS], rules[MAY_KEEP]
    deck, other_deck = rules[DECK], rules[DECK + 1]
    phase, turn, drawn, top, last = state[PHASE], state[TURN], state[DRAWN], state[NEXT], state[LAST]
    table, other_table, fits, other_fits = state[TABLE], state[TABLE + 1], state[FITS], state[FITS + 1]
    at = HANDS + 2 * turn
    made, actor, last_action = 0, turn, action
    while made < most and phase != OVER:
        hand, other_hand = state[at], state[at + 1]
        mine, others = hand & fits, other_hand & other_fits
        if action >= 0:
            chosen, action = action, -1
        elif players[turn] == BY_THUMB:
            chosen = by_thumb(rules, weights, phase, top < last, hand, other_hand, mine, others, table, other_table)
        elif players[turn] == OWN_WAY:
            at_stock = OWN + COUNT * (last - top)
            own = weights[at_stock : at_stock + COUNT]
            chosen = by_thumb(rules, own, phase, top < last, hand, other_hand, mine, others, table, other_table)
        else:
            chosen = by_lot(may_keep, phase, top < last, mine, others, luck)
        made += 1
        actor, last_action = turn, chosen
        passes_on = chosen >= DO_END
        if chosen < DO_END:
            opening = not table | other_table
            if opening:
                # The first card opens the other rows to their starting cards: their own, or its number (ER-V3).
                if rules[STARTS] | rules[STARTS + 1]:
                    fits, other_fits = rules[STARTS], rules[STARTS + 1]
                else:
                    fits = same_number(chosen)
                    other_fits = fits & other_deck
                    fits &= deck
            if chosen < HALF:
                bit = 1 << chosen
                hand ^= bit
                state[at] = hand
                table |= bit
                fits = fits_beside(fits, table, bit, deck)
            else:
                bit = 1 << chosen - HALF
                other_hand ^= bit
                state[at + 1] = other_hand
                other_table |= bit
                other_fits = fits_beside(other_fits, other_table, bit, other_deck)
            if not hand | other_hand:  # ER-8
                phase, drawn = OVER, 0
            elif opening or phase == HAS_DRAWN:  # ER-3, ER-6
                passes_on = True
            else:
                phase, drawn = LAID, 0
        elif chosen == DO_DRAW:
            card = state[top]
            top += 1
            drawn += 1
            if card < HALF:
                state[at] = hand | 1 << card
                found = fits >> card & 1
            else:
                state[at + 1] = other_hand | 1 << card - HALF
                found = other_fits >> card - HALF & 1
            phase = HAS_DRAWN if found else DRAWING
            passes_on = not found and (drawn == draws or top == last)  # ER-6, ER-7
        if passes_on:
            turn = turn + 1 if turn + 1 < seats else 0
            at = HANDS + 2 * turn
            phase, drawn = BEGIN, 0
    state[ACTION], state[ACTOR], state[PHASE], state[TURN] = last_action, actor, phase, turn
    state[DRAWN], state[NEXT] = drawn, top
    state[TABLE], state[TABLE + 1], state[FITS], state[FITS + 1] = table, other_table, fits, other_fits
    return made


def same_number(card: int) -> int:
    """Return a card's number in both rows of a word."""
    number = card % 24
    return 1 << number | 1 << number + 24


def fits_beside(fits: int, table: int, bit: int, deck: int) -> int:
    """Return what fits in a word once a card lies in it."""
    row = ROW << 24 if bit > ROW else ROW
    own = table & row
    return (fits & ~row | (own << 1 | own >> 1) & ~own) & deck


def by_lot(may_keep: int, phase: int, stock: bool, mine: int, others: int, luck: Ints) -> int:
    """Choose as the random player does."""
    first = ones(mine)
    lays = first + ones(others)
    other = besides_laying(may_keep, phase, lays, stock)
    chosen = below(luck, lays + 1 if other else lays)
    if chosen == lays:
        return other
    if chosen < first:
        return nth(mine, chosen)
    return HALF + nth(others, chosen - first)


def nth(cards: int, count: int) -> int:
    """Return the place of the card after so many others."""
    for _ in range(count):
        cards &= cards - 1
    return length(cards & -cards) - 1


def score(rules: Ints, state: Ints, points: Ints) -> int:
    """Count what is left in the hands (ER-9); whoever went out has won."""
    for seat in range(rules[SEATS]):
        total = 0
        for word in range(2):
            left = state[HANDS + 2 * seat + word]
            while left:
                bit = left & -left
                left ^= bit
                total += (length(bit) - 1) % 24
        points[seat] = total
    return 1 << state[TURN]


def value(rules: Ints, weights: Floats, state: Ints, seat: int, points: Ints) -> float:
    """Say what an end is worth to a seat."""
    if state[PHASE] != OVER:
        return 0.0
    winners = score(rules, state, points)
    return usual_value(points, winners, rules[SEATS], seat, True, weights[8])
