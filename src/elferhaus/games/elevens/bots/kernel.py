"""The quick form of elevens: a round in one array of integers, played without views and events.

Order and arithmetic are the engine's (``moves``) and the rule of thumb's (``thumb``): a test holds that both play the
same rounds. ``elferhaus/bots/kernel.py`` says what every kernel offers.
"""

from __future__ import annotations

from typing import Final

from elferhaus.bots.bits import length, ones
from elferhaus.bots.kernel import BY_THUMB, Kernel
from elferhaus.bots.loops import usual_value
from elferhaus.bots.luck import Floats, Ints, below, sample_all, shuffle
from elferhaus.games.elevens.rules import BONUS as BONUS_POINTS
from elferhaus.games.elevens.rules import MOST

from . import kernel_state
from .kernel_state import (
    ACTION,
    ACTOR,
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
    EACH,
    FIRST,
    GIVEN_ROWS,
    HAND,
    HANDS,
    JOKER_COUNT,
    JOKERS,
    LAID,
    LAST,
    NEXT,
    OUT,
    OVER,
    PASSES,
    PLACES,
    ROWS,
    RULE_ROWS,
    SEATS,
    SIZE,
    SPANS,
    STARTER,
    STOCK,
    STRIDE,
    SWAPPED,
    TABLE,
    TURN,
    WILD,
    WILD_CARD,
)
from .kernel_thumb import by_thumb
from .kernel_view import due, observe
from .kernel_worlds import imagine, known

__all__ = ["KERNEL", "SIZE", "deal", "due", "imagine", "is_over", "legal", "observe", "play", "score", "value"]

ANY: Final = 1_000_000  # more than can be legal


def deal(rules: Ints, state: Ints, luck: Ints) -> None:
    """Shuffle and deal a round (EE-1, EE-2)."""
    for at in range(SIZE):
        state[at] = 0
    seats, size = rules[SEATS], rules[HAND]
    state[FIRST] = rules[STARTER] if rules[STARTER] >= 0 else below(luck, seats)
    state[TURN] = state[FIRST]
    for row in range(4):
        state[ROWS + row] = rules[RULE_ROWS + row]
    if not rules[GIVEN_ROWS]:
        sample_all(luck, state, ROWS, 4)
    count = 0
    for colour in range(4):
        state[TABLE + colour] = 1 << 11
        for number in range(1, 22):
            if number != 11:
                state[STOCK + count] = STRIDE * colour + number
                count += 1
    for _ in range(rules[JOKER_COUNT]):
        state[STOCK + count] = WILD_CARD
        count += 1
    shuffle(luck, state, STOCK, count)
    state[NEXT], state[LAST] = STOCK, STOCK + count
    for seat in range(seats):
        state[BRIDGES + seat] = rules[EACH]
        for _ in range(size):
            take(state, seat)
    state[DUTY] = owes(state)


def take(state: Ints, seat: int) -> None:
    """Put the top card of the stock into a hand."""
    card = state[state[NEXT]]
    state[NEXT] += 1
    if card == WILD_CARD:
        state[JOKERS + seat] += 1
    else:
        state[HANDS + 4 * seat + card // STRIDE] |= 1 << card % STRIDE


def fitting(lying: int) -> int:
    """Return the places of a row that can be filled without a bridge (EE-4)."""
    return (lying << 1 | lying >> 1) & PLACES & ~lying


def owes(state: Ints) -> int:
    """Tell whether a turn that begins now owes a card on a row (EE-8)."""
    if state[NEXT] < state[LAST]:
        return 0
    hand = HANDS + 4 * state[TURN]
    for colour in range(4):
        if state[hand + colour] & fitting(state[TABLE + colour]):
            return 1
    return 0


def is_over(state: Ints) -> bool:
    """Tell whether the round is over."""
    return state[OVER] == 1


def legal(rules: Ints, state: Ints, found: Ints) -> int:
    """List what can be done, in the engine's order; return how much."""
    count = nth_legal(state, ANY)
    for at in range(count):
        found[at] = nth_legal(state, at)
    return count


def nth_legal(state: Ints, wanted: int) -> int:
    """Return the action with this place in the engine's list; how many there are, if that is beyond it."""
    turn, laid = state[TURN], state[LAID]
    hand, jokers = HANDS + 4 * turn, state[JOKERS + turn]
    count = 0
    if laid < MOST:
        for joker in range(2 if jokers else 1):
            for colour in range(4):
                places = fitting(state[TABLE + colour])
                if not joker:
                    places &= state[hand + colour]
                size = ones(places)
                if wanted < count + size:
                    return (DO_JOKER if joker else 0) + STRIDE * colour + nth(places, wanted - count)
                count += size
        if state[BRIDGES + turn]:
            for way in range(6):
                source, target = crossing(state, way)
                lying = state[TABLE + target]
                reach = state[TABLE + source] & ~lying & ~fitting(lying)
                mine = reach & state[hand + target]
                size = ones(mine)
                if wanted < count + size:
                    return DO_BRIDGE + 4 * (STRIDE * target + nth(mine, wanted - count)) + source
                count += size
                if jokers:
                    size = ones(reach)
                    if wanted < count + size:
                        return DO_JOKER_BRIDGE + 4 * (STRIDE * target + nth(reach, wanted - count)) + source
                    count += size
    for colour in range(4):
        swaps = state[hand + colour] & state[WILD + colour]
        size = ones(swaps)
        if wanted < count + size:
            return DO_SWAP + STRIDE * colour + nth(swaps, wanted - count)
        count += size
    if jokers and laid < MOST - state[DUTY]:  # EE-8: the fourth card must not be a discard in place of what is owed
        if wanted == count:
            return DO_DISCARD
        count += 1
    stop = stopping(state)
    if stop:
        if wanted == count:
            return stop
        count += 1
    return count


def crossing(state: Ints, way: int) -> tuple[int, int]:
    """Return the colours of a row and of a neighbour to which bridges lead from it: six ways in the engine's order."""
    upper, lower = state[ROWS + way // 2], state[ROWS + way // 2 + 1]
    if way % 2:
        return lower, upper
    return upper, lower


def stopping(state: Ints) -> int:
    """Return how the turn can end now, or 0 where a card is owed (EE-5a, EE-8)."""
    if state[LAID]:
        return 0 if state[DUTY] else DO_END
    if state[SWAPPED]:
        return 0
    if state[NEXT] < state[LAST]:
        return DO_DRAW
    return 0 if state[DUTY] else DO_PASS


def nth(cards: int, count: int) -> int:
    """Return the number of the card after so many others."""
    for _ in range(count):
        cards &= cards - 1
    return length(cards & -cards) - 1


def play(rules: Ints, weights: Floats, state: Ints, luck: Ints, players: Ints, most: int, action: int) -> int:
    """Play on for so many decisions or to the end, the first one as given unless it is negative; return how many."""
    made = 0
    while made < most and not state[OVER]:
        if action >= 0:
            chosen, action = action, -1
        elif players[state[TURN]] == BY_THUMB:
            chosen = by_thumb(rules, weights, state)
        else:
            chosen = nth_legal(state, below(luck, nth_legal(state, ANY)))
        made += 1
        state[ACTION], state[ACTOR] = chosen, state[TURN]
        step(rules, state, chosen)
    return made


def step(rules: Ints, state: Ints, action: int) -> None:
    """Carry an action out."""
    turn = state[TURN]
    if action < DO_SWAP:
        lay(rules, state, action)
    elif action < DO_DISCARD:
        card = action - DO_SWAP
        state[HANDS + 4 * turn + card // STRIDE] ^= 1 << card % STRIDE
        state[WILD + card // STRIDE] ^= 1 << card % STRIDE
        state[JOKERS + turn] += 1
        state[SWAPPED], state[PASSES] = 1, 0
    elif action == DO_DISCARD:
        state[JOKERS + turn] -= 1
        state[OUT] += 1
        state[LAID] += 1
        state[PASSES] = 0
        state[OVER] = is_out(state, turn)
    elif action == DO_PASS and state[PASSES] + 1 == rules[SEATS]:  # EE-9
        state[PASSES] += 1
        state[OVER] = 1
    else:
        if action == DO_DRAW:
            take(state, turn)
        state[PASSES] = state[PASSES] + 1 if action == DO_PASS else 0
        state[TURN] = turn + 1 if turn + 1 < rules[SEATS] else 0
        state[LAID], state[SWAPPED] = 0, 0
        state[DUTY] = owes(state)


def lay(rules: Ints, state: Ints, action: int) -> None:
    """Lay a card, or a joker in its place, with or without a bridge."""
    turn = state[TURN]
    joker = DO_JOKER <= action < DO_BRIDGE or action >= DO_JOKER_BRIDGE
    source = -1
    if action >= DO_BRIDGE:
        action -= DO_JOKER_BRIDGE if joker else DO_BRIDGE
        card, source = action // 4, action % 4
    else:
        card = action - DO_JOKER if joker else action
    colour, bit = card // STRIDE, 1 << card % STRIDE
    if joker:
        state[JOKERS + turn] -= 1
        state[WILD + colour] |= bit
    else:
        state[HANDS + 4 * turn + colour] ^= bit
    if source >= 0:
        state[BRIDGES + turn] -= 1
        for row in range(4):  # the bridge lies below the upper of its two places
            if state[ROWS + row] in (source, colour):
                state[SPANS + state[ROWS + row]] |= bit
                break
    state[TABLE + colour] |= bit
    side = (1 << 12) - 2 if bit < 1 << 11 else PLACES & -(1 << 11)
    given = 0
    for seat in range(rules[SEATS]):
        given += state[BONUS + seat]
    if side & state[TABLE + colour] == side and given < rules[BONUSES]:  # EE-6
        state[BONUS + turn] += 1
    state[LAID] += 1
    state[DUTY], state[PASSES] = 0, 0
    state[OVER] = is_out(state, turn)


def is_out(state: Ints, seat: int) -> int:
    """Tell whether a seat has no cards left (EE-9)."""
    hand = HANDS + 4 * seat
    left = state[hand] | state[hand + 1] | state[hand + 2] | state[hand + 3] | state[JOKERS + seat]
    return 0 if left else 1


def score(rules: Ints, state: Ints, points: Ints) -> int:
    """Count bonus cards less what is left in hand; the most points win (EE-10)."""
    best, winners = -1_000_000, 0
    for seat in range(rules[SEATS]):
        total = BONUS_POINTS * (state[BONUS + seat] - state[JOKERS + seat])
        for colour in range(4):
            left = state[HANDS + 4 * seat + colour]
            while left:
                bit = left & -left
                left ^= bit
                total -= length(bit) - 1
        points[seat] = total
        if total > best:
            best, winners = total, 0
        if total == best:
            winners |= 1 << seat
    return winners


def value(rules: Ints, weights: Floats, state: Ints, seat: int, points: Ints) -> float:
    """Say what an end is worth to a seat."""
    if not state[OVER]:
        return 0.0
    winners = score(rules, state, points)
    return usual_value(points, winners, rules[SEATS], seat, False, weights[len(weights) - 1])


KERNEL: Final = Kernel(
    module=__name__,
    setting=kernel_state.setting,
    packed=kernel_state.packed,
    unpacked=kernel_state.unpacked,
    action=kernel_state.action,
    number=kernel_state.number,
    known=known,
    for_learners=True,
)
