"""The quick form of farben: a round in one array of integers, played without views and events.

Order and arithmetic are the engine's (``moves``) and the players' (``thumb``, ``random``): a test holds that both play
the same rounds. ``elferhaus/bots/kernel.py`` says what every kernel offers.
"""

from __future__ import annotations

from math import exp
from typing import Final

from elferhaus.bots.bits import length
from elferhaus.bots.kernel import BY_THUMB, Kernel
from elferhaus.bots.luck import Floats, Ints, below, lot, sample_all
from elferhaus.games.farben.rules import MOST_TURNS, PILES

from . import kernel_state
from .kernel_state import (
    ACTION,
    ACTOR,
    CLOSED,
    DEALER,
    DEALT,
    DO_CLOSE,
    DO_DROP,
    DO_STOCK,
    DO_TAKE,
    DROPPING,
    DROPS,
    HAND,
    HANDS,
    LAST,
    NEXT,
    NOWHERE,
    OVER,
    PHASE,
    SEATS,
    SHUFFLING,
    SIZE,
    SOURCE,
    STOCK,
    STOCK_SOURCE,
    STRIDE,
    TAKEN,
    TAKES,
    TAKING,
    TOPS,
    TURN,
    TURNS,
    UNDER,
)
from .kernel_thumb import best_take, by_thumb, closers, emptied, furthest, greedily
from .kernel_view import due, observe
from .kernel_worlds import imagine, known
from .random import COLLECTS

__all__ = ["KERNEL", "SIZE", "deal", "due", "imagine", "is_over", "legal", "observe", "play", "score", "value"]

ANY: Final = 1_000_000  # more than can be legal
NARROW: Final = 6.0  # points by which a win is a narrow one


def deal(rules: Ints, state: Ints, luck: Ints) -> None:
    """Shuffle and deal a round (FS-1)."""
    for at in range(SIZE):
        state[at] = 0
    count = 0
    for colour in range(4):
        for number in range(1, 21):
            state[STOCK + count] = STRIDE * colour + number
            count += 1
    sample_all(luck, state, STOCK, count)
    seats, size, top = rules[SEATS], rules[HAND], STOCK
    for seat in range(seats):
        for _ in range(size):
            take_up(state, seat, state[top])
            top += 1
    for pile in range(PILES):
        state[TOPS + pile] = state[DEALT + pile] = state[top]
        top += 1
    state[NEXT], state[LAST] = top, STOCK + count
    state[TURN], state[SOURCE] = (rules[DEALER] + 1) % seats, NOWHERE


def take_up(state: Ints, seat: int, card: int) -> None:
    """Put a card into a hand."""
    state[HANDS + 4 * seat + card // STRIDE] |= 1 << card % STRIDE


def is_over(state: Ints) -> bool:
    """Tell whether the round is over."""
    return state[PHASE] == OVER


def legal(rules: Ints, state: Ints, found: Ints) -> int:
    """List what can be done, in the engine's order; return how much."""
    hand, place, count = HANDS + 4 * state[TURN], emptied(state), 0
    if state[PHASE] == TAKING:
        count = nth_legal(state, ANY)
        for at in range(count):
            found[at] = nth_legal(state, at)
        return count
    for colour in range(4):
        held, closing = state[hand + colour], closers(state, hand, colour)
        while held:
            bit = held & -held
            held ^= bit
            card = STRIDE * colour + length(bit) - 1
            for pile in range(PILES):
                if card != state[TAKEN] and place in (NOWHERE, pile):
                    found[count] = DO_DROP + 4 * card + pile
                    count += 1
                    if bit & closing:
                        found[count] = DO_CLOSE + 4 * card + pile
                        count += 1
    return count


def nth_legal(state: Ints, wanted: int) -> int:
    """Return what ``legal`` has at this place, without the list; how many there are, if that is beyond it."""
    if state[PHASE] == TAKING:
        first = 1 if state[NEXT] < state[LAST] else 0
        if wanted >= PILES + first:
            return PILES + first
        pile = wanted - first
        return DO_TAKE + 4 * state[TOPS + pile] + pile if pile >= 0 else DO_STOCK
    hand, place = HANDS + 4 * state[TURN], emptied(state)
    piles = PILES if place < 0 else 1
    count = 0
    for colour in range(4):
        held, closing = state[hand + colour], closers(state, hand, colour)
        while held:
            bit = held & -held
            held ^= bit
            card = STRIDE * colour + length(bit) - 1
            if card == state[TAKEN]:
                continue
            size = 2 * piles if bit & closing else piles
            if wanted < count + size:
                at = wanted - count
                first = DO_DROP
                if bit & closing:
                    first = DO_CLOSE if at % 2 else DO_DROP
                    at //= 2
                return first + 4 * card + (at if place < 0 else place)
            count += size
    return count


def play(rules: Ints, weights: Floats, state: Ints, luck: Ints, players: Ints, most: int, action: int) -> int:
    """Play on for so many decisions or to the end, the first one as given unless it is negative; return how many."""
    made = 0
    settle(state, luck)
    while made < most and state[PHASE] != OVER:
        if action >= 0:
            chosen, action = action, -1
        elif players[state[TURN]] == BY_THUMB:
            chosen = by_thumb(rules, state, luck)
        else:
            chosen = by_lot(state, luck)
        made += 1
        state[ACTION], state[ACTOR] = chosen, state[TURN]
        step(rules, state, chosen)
        settle(state, luck)
    return made


def by_lot(state: Ints, luck: Ints) -> int:
    """Collect a colour now and then, and else choose by lot."""
    if lot(luck) >= COLLECTS:
        return nth_legal(state, below(luck, nth_legal(state, ANY)))
    hand = HANDS + 4 * state[TURN]
    aim = furthest(state, hand)
    if state[PHASE] == TAKING:
        return best_take(state, hand, aim)
    return greedily(state, luck, aim)


def step(rules: Ints, state: Ints, action: int) -> None:
    """Carry an action out."""
    turn = state[TURN]
    if action == DO_STOCK:
        take_up(state, turn, state[state[NEXT]])
        state[NEXT] += 1
        state[PHASE], state[SOURCE], state[TAKEN] = DROPPING, STOCK_SOURCE, 0
        return
    card, pile = action % 1_000 // 4, action % 4
    if action < DO_DROP:
        take_up(state, turn, card)
        state[TOPS + pile] = state[UNDER + card]
        state[UNDER + card] = 0
        state[TAKES + 4 * turn + card // STRIDE] += 1
        state[PHASE], state[SOURCE], state[TAKEN] = DROPPING, pile, card
        return
    state[HANDS + 4 * turn + card // STRIDE] ^= 1 << card % STRIDE
    state[UNDER + card] = state[TOPS + pile]
    state[TOPS + pile] = card
    state[DROPS + 4 * turn + card // STRIDE] += 1
    state[TURNS] += 1
    state[SOURCE], state[TAKEN] = NOWHERE, 0
    if action >= DO_CLOSE or state[TURNS] == MOST_TURNS:  # FS-3, FS-4
        state[PHASE], state[CLOSED] = OVER, 1 if action >= DO_CLOSE else 0
        return
    state[TURN] = turn + 1 if turn + 1 < rules[SEATS] else 0
    state[PHASE] = TAKING
    if state[NEXT] == state[LAST]:  # FS-2: an empty stock is remade, if there is something to make it of
        for each in range(PILES):
            if state[UNDER + state[TOPS + each]]:
                state[PHASE] = SHUFFLING


def settle(state: Ints, luck: Ints) -> None:
    """Remake the stock of what lies under the tops, where that is due (FS-2)."""
    if state[PHASE] != SHUFFLING:
        return
    count = 0
    for colour in range(4):
        for number in range(1, 21):
            card = STRIDE * colour + number
            under = state[UNDER + card]
            if under:
                state[STOCK + count] = under
                count += 1
    for at in range(count):
        for other in range(at + 1, count):
            if state[STOCK + other] < state[STOCK + at]:
                card = state[STOCK + at]
                state[STOCK + at] = state[STOCK + other]
                state[STOCK + other] = card
    for at in range(UNDER, UNDER + 96):
        state[at] = 0
    sample_all(luck, state, STOCK, count)
    state[NEXT], state[LAST], state[PHASE] = STOCK, STOCK + count, TAKING


def score(rules: Ints, state: Ints, points: Ints) -> int:
    """Count the best colour of each hand; the most points win (FS-4)."""
    best, winners = -1, 0
    for seat in range(rules[SEATS]):
        points[seat] = 0
        for colour in range(4):
            points[seat] = max(points[seat], total(state[HANDS + 4 * seat + colour]))
        if points[seat] > best:
            best, winners = points[seat], 0
        if points[seat] == best:
            winners |= 1 << seat
    return winners


def total(cards: int) -> int:
    """Add up the numbers of cards of one colour."""
    found = 0
    while cards:
        bit = cards & -cards
        cards ^= bit
        found += length(bit) - 1
    return found


def value(rules: Ints, weights: Floats, state: Ints, seat: int, points: Ints) -> float:
    """Say what an end is worth to a seat; a narrow win counts hardly more than a narrow defeat: fewer worlds do."""
    if state[PHASE] != OVER:
        return 0.0
    score(rules, state, points)
    most, whole = 0, 0
    for each in range(rules[SEATS]):
        most = max(most, points[each])
        whole += points[each]
    shares = 0.0
    for each in range(rules[SEATS]):
        shares += exp((points[each] - most) / NARROW)
    others = (whole - points[seat]) / (rules[SEATS] - 1)
    return exp((points[seat] - most) / NARROW) / shares + weights[0] * (points[seat] - others) / max(1, most)


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
