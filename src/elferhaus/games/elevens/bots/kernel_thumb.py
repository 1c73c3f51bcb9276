"""elevens by rule of thumb, on arrays: what ``thumb`` decides, in the same order and to the last digit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.bits import length, ones
from elferhaus.games.elevens.rules import MOST

from .kernel_state import (
    BONUS,
    BONUSES,
    BRIDGES,
    DO_BRIDGE,
    DO_DISCARD,
    DO_DRAW,
    DO_END,
    DO_JOKER,
    DO_JOKER_BRIDGE,
    DO_PASS,
    DO_SWAP,
    DUTY,
    HANDS,
    JOKERS,
    LAID,
    LAST,
    NEXT,
    PLACES,
    ROWS,
    SEATS,
    STRIDE,
    SWAPPED,
    TABLE,
    TURN,
    WILD,
)
from .thumb import EVERYTHING, NEAR, Weights

if TYPE_CHECKING:
    from elferhaus.bots.luck import Floats, Ints

# Where each weight stands.
OPENS, FOREIGN, FOREIGN_SHORT, GAP, NUMBER, NUMBER_SHORT, PER_CARD, FURTHER_SHORT, FIRST_CARD = (
    *(0, 1, 2, 3, 4),
    *(5, 6, 7, 8),
)
COMPLETES, PREPARES, COLLECTS, BRIDGE, JOKER, DISCARD = 9, 10, 11, 12, 13, 14
assert Weights._fields.index("discard") == DISCARD
LOWER: Final = (1 << 12) - 2  # EE-6: the sides of a row; the 11 belongs to both
UPPER: Final = PLACES & -(1 << 11)


def by_thumb(rules: Ints, weights: Floats, state: Ints) -> int:
    """Go out, or do what is worth most, or wait: draw while there is a stock."""
    turn, laid = state[TURN], state[LAID]
    hand = HANDS + 4 * turn
    fewest, bonuses, own = 1_000, rules[BONUSES], 0
    for seat in range(rules[SEATS]):
        at = HANDS + 4 * seat
        count = ones(state[at]) + ones(state[at + 1]) + ones(state[at + 2]) + ones(state[at + 3]) + state[JOKERS + seat]
        bonuses -= state[BONUS + seat]
        if seat == turn:
            own = count
        elif count < fewest:
            fewest = count
    short = 3 / max(1, fewest)
    best, best_worth = best_card(rules, weights, state, own, bonuses, short) if laid < MOST else (0, -1e300)
    stop = 0
    if laid:
        stop = 0 if state[DUTY] else DO_END
    elif not state[SWAPPED]:
        stop = DO_DRAW if state[NEXT] < state[LAST] else 0 if state[DUTY] else DO_PASS
    if stop:
        least = weights[PER_CARD] * own + weights[FURTHER_SHORT] * short if laid else weights[FIRST_CARD]
        if best_worth < least:
            best = stop
    for colour in range(4):
        swaps = state[hand + colour] & state[WILD + colour]
        if swaps and (laid or best != stop):
            return DO_SWAP + STRIDE * colour + length(swaps & -swaps) - 1
    return best


def best_card(rules: Ints, weights: Floats, state: Ints, own: int, bonuses: int, short: float) -> tuple[int, float]:
    """Return what is best to do with a card, and what it is worth."""
    turn = state[TURN]
    hand, jokers, left = HANDS + 4 * turn, state[JOKERS + turn], MOST - state[LAID]
    best, best_worth = 0, -1e300
    extra = EVERYTHING if own <= left and can_all_go(state, hand) else 0.0
    for joker in range(2 if jokers else 1):
        for colour in range(4):
            lying = state[TABLE + colour]
            places = (lying << 1 | lying >> 1) & PLACES & ~lying
            if not joker:
                places &= state[hand + colour]
            while places:
                place = places & -places
                places ^= place
                worth = worth_of(place, state[hand + colour], lying, bonuses, short, weights)
                worth = worth - weights[JOKER] if joker else worth + extra
                if worth > best_worth:
                    best, best_worth = (DO_JOKER if joker else 0) + STRIDE * colour + length(place) - 1, worth
    if jokers and left > state[DUTY] and extra - weights[DISCARD] > best_worth:
        best, best_worth = DO_DISCARD, extra - weights[DISCARD]
    if state[BRIDGES + turn]:
        for way in range(6):
            upper, lower = state[ROWS + way // 2], state[ROWS + way // 2 + 1]
            source, target = (lower, upper) if way % 2 else (upper, lower)
            lying = state[TABLE + target]
            reach = state[TABLE + source] & ~lying & ~((lying << 1 | lying >> 1) & PLACES)
            for joker in range(2 if jokers else 1):
                places = reach if joker else reach & state[hand + target]
                while places:
                    place = places & -places
                    places ^= place
                    worth = worth_of(place, state[hand + target], lying, bonuses, short, weights)
                    if joker:
                        worth -= weights[JOKER]
                    worth -= weights[BRIDGE]
                    if worth > best_worth:
                        first = DO_JOKER_BRIDGE if joker else DO_BRIDGE
                        best, best_worth = first + 4 * (STRIDE * target + length(place) - 1) + source, worth
    return best, best_worth


def can_all_go(state: Ints, hand: int) -> bool:
    """Tell whether all number cards of a hand can be laid in this turn."""
    for colour in range(4):
        own, lying = state[hand + colour], state[TABLE + colour]
        laid = own & (lying << 1 | lying >> 1) & ~lying
        while True:
            more = own & (laid | laid << 1 | laid >> 1)
            if more == laid:
                break
            laid = more
        if laid != own:
            return False
    return True


def worth_of(place: int, hand: int, table: int, bonuses: int, short: float, weights: Floats) -> float:
    """Say what it is worth to fill a place of a row; ``thumb.Judge`` says why."""
    against = weights[FOREIGN] + weights[FOREIGN_SHORT] * short
    value = (length(place) - 1) * (weights[NUMBER] + weights[NUMBER_SHORT] * short)
    above, below = PLACES & -(place << 1), PLACES & (place - 1)
    lying = above & table
    if lying:
        above &= (lying & -lying) - 1
    if above:
        own = hand & above
        others = above ^ own
        value += weights[GAP] * ones(others & ((1 << length(own)) - 1))
        if not own & place << 1:
            value -= weights[OPENS] + against * ones(others)
    lying = below & table
    if lying:
        below &= -(1 << length(lying))
    if below:
        own = hand & below
        others = below ^ own
        value += weights[GAP] * ones(others & -(own & -own))
        if not own & place >> 1:
            value -= weights[OPENS] + against * ones(others)
    if bonuses <= 0:
        return value
    missing = (LOWER if place < 1 << 11 else UPPER) & ~(table | place)
    left = ones(missing)
    if not left:
        return value + weights[COMPLETES]
    if left > NEAR:
        return value + 0.0
    mine = ones(missing & hand)
    return value + (weights[COLLECTS] * mine - (weights[PREPARES] if mine < left <= MOST else 0.0))
