"""farben by rule of thumb, on arrays: what ``thumb`` and ``greedy`` decide, in the same order and to the last digit."""

from __future__ import annotations

from math import exp

from elferhaus.bots.bits import length, ones
from elferhaus.bots.luck import Ints, lot
from elferhaus.games.farben.rules import PILES

from .kernel_state import (
    DO_CLOSE,
    DO_DROP,
    DO_STOCK,
    DO_TAKE,
    DROPS,
    HANDS,
    LAST,
    NEXT,
    PHASE,
    SEATS,
    SOURCE,
    STRIDE,
    TAKEN,
    TAKES,
    TAKING,
    TOPS,
    TURN,
    TURNS,
)
from .thumb import DROPPED, SURE, WEIGHTS
from .thumb import TAKEN as TOOK

RIVALS, CARD, OWN, RESERVE, FEEDING, LOW, IN_SIGHT, COVER, AHEAD = WEIGHTS


def wants(state: Ints, seat: int) -> tuple[float, float, float, float]:
    """Return how likely a seat collects each colour, by what it took and dropped."""
    took, gave = TAKES + 4 * seat, DROPS + 4 * seat
    red = exp(min(TOOK * state[took] + DROPPED * state[gave], SURE))
    yellow = exp(min(TOOK * state[took + 1] + DROPPED * state[gave + 1], SURE))
    green = exp(min(TOOK * state[took + 2] + DROPPED * state[gave + 2], SURE))
    blue = exp(min(TOOK * state[took + 3] + DROPPED * state[gave + 3], SURE))
    whole = red + yellow + green + blue
    return red / whole, yellow / whole, green / whole, blue / whole


def worth_in_sight(state: Ints, colour: int) -> float:
    """Say how good a colour is to collect for whose turn it is, by the hand and the open cards."""
    own = state[HANDS + 4 * state[TURN] + colour]
    worth = 0.0
    while own:
        bit = own & -own
        own ^= bit
        worth += length(bit) - 1 + CARD
    for pile in range(PILES):
        top = state[TOPS + pile]
        if top and top // STRIDE == colour:
            worth += IN_SIGHT * (top % STRIDE + CARD)
    return worth


def by_thumb(rules: Ints, state: Ints, luck: Ints) -> int:
    """Take what serves the colour, drop what serves nobody."""
    turn, seats = state[TURN], rules[SEATS]
    hand = HANDS + 4 * turn
    worth0, worth1 = worth_in_sight(state, 0), worth_in_sight(state, 1)
    worth2, worth3 = worth_in_sight(state, 2), worth_in_sight(state, 3)
    for seat in range(seats):
        if seat != turn:
            red, yellow, green, blue = wants(state, seat)
            worth0 -= RIVALS * red
            worth1 -= RIVALS * yellow
            worth2 -= RIVALS * green
            worth3 -= RIVALS * blue
    aim, most = 0, worth0
    if worth1 > most:
        aim, most = 1, worth1
    if worth2 > most:
        aim, most = 2, worth2
    if worth3 > most:
        aim, most = 3, worth3
    if state[PHASE] == TAKING:
        return best_take(state, hand, aim)
    enough = (46 if seats == 2 else 53) + 5 * min(state[TURNS] / seats, 6.0) + AHEAD
    sum_of_aim, own = 0, state[hand + aim]
    while own:
        bit = own & -own
        own ^= bit
        sum_of_aim += length(bit) - 1
    feed0, feed1, feed2, feed3 = 0.0, 0.0, 0.0, 0.0  # how much the next seats would like a card of each colour
    for ahead in range(1, seats):
        red, yellow, green, blue = wants(state, (turn + ahead) % seats)
        feed0 += red / ahead
        feed1 += yellow / ahead
        feed2 += green / ahead
        feed3 += blue / ahead
    place = emptied(state)
    best, least = -1, 1e300
    for colour in range(4):
        held, closing = state[hand + colour], closers(state, hand, colour)
        worth = worth0 if colour == 0 else worth1 if colour == 1 else worth2 if colour == 2 else worth3
        fed = feed0 if colour == 0 else feed1 if colour == 1 else feed2 if colour == 2 else feed3
        while held:
            bit = held & -held
            held ^= bit
            number = length(bit) - 1
            card = STRIDE * colour + number
            if card == state[TAKEN]:
                continue
            left = sum_of_aim
            if colour == aim:
                cost = OWN + number
                left -= number
            else:
                cost = RESERVE * worth + FEEDING * fed * (number + CARD) + number / LOW
            for pile in range(max(place, 0), PILES if place < 0 else place + 1):
                for close in range(2 if bit & closing else 1):
                    whole = cost
                    if close:
                        whole += -1000.0 if left >= enough else 1000.0
                    top = state[TOPS + pile]
                    if top:
                        shown = top // STRIDE
                        liked = feed0 if shown == 0 else feed1 if shown == 1 else feed2 if shown == 2 else feed3
                        counts = top % STRIDE + CARD
                        whole += COVER * counts if shown == aim else -(FEEDING * liked * counts)
                    whole += lot(luck) / 10
                    if whole < least:
                        best, least = (DO_CLOSE if close else DO_DROP) + 4 * card + pile, whole
    return best


def best_take(state: Ints, hand: int, aim: int) -> int:
    """Take the highest open card of a colour, or else from the stock, where there is one."""
    number, own, colours = 0, state[hand + aim], 0
    for colour in range(4):
        if state[hand + colour]:
            colours += 1
    if own and colours == 1:
        number = length(own & -own) - 1
    best = DO_STOCK if state[NEXT] < state[LAST] else DO_TAKE + 4 * state[TOPS]
    for pile in range(PILES):
        card = state[TOPS + pile]
        if card // STRIDE == aim and card % STRIDE > number:
            best, number = DO_TAKE + 4 * card + pile, card % STRIDE
    return best


def emptied(state: Ints) -> int:
    """Return the place that was emptied in this turn and must be filled (FS-2); -1 if there is none."""
    source = state[SOURCE]
    return source if 0 <= source < PILES and not state[TOPS + source] else -1


def closers(state: Ints, hand: int, colour: int) -> int:
    """Return the cards of a colour without which the hand has one colour only (FS-3)."""
    size = ones(state[hand]) + ones(state[hand + 1]) + ones(state[hand + 2]) + ones(state[hand + 3])
    own = state[hand + colour]
    found = own if ones(own) == size else 0
    for kept in range(4):
        if kept != colour and ones(own) == 1 and ones(state[hand + kept]) == size - 1:
            found = own
    return found


def furthest(state: Ints, hand: int) -> int:
    """Return the colour with the most cards, and of these the most points."""
    best, most = 0, -1
    for colour in range(4):
        left, total = state[hand + colour], 0
        while left:
            bit = left & -left
            left ^= bit
            total += 100 + length(bit) - 1
        if total > most:
            best, most = colour, total
    return best


def greedily(state: Ints, luck: Ints, aim: int) -> int:
    """Drop the worst card, and close where that can be done."""
    hand, place = HANDS + 4 * state[TURN], emptied(state)
    best, least, least_lot = -1, 1_000_000, 0.0
    for colour in range(4):
        held, closing = state[hand + colour], closers(state, hand, colour)
        while held:
            bit = held & -held
            held ^= bit
            number = length(bit) - 1
            card = STRIDE * colour + number
            if card == state[TAKEN]:
                continue
            for pile in range(max(place, 0), PILES if place < 0 else place + 1):
                for close in range(2 if bit & closing else 1):
                    top = state[TOPS + pile]
                    wanted = 1 if top and top // STRIDE == aim else 0
                    cost = (0 if close else 10_000) + (1_000 if colour == aim else 0) + 10 * number + wanted
                    by_luck = lot(luck)
                    if cost < least or (cost == least and by_luck < least_lot):
                        best, least, least_lot = (DO_CLOSE if close else DO_DROP) + 4 * card + pile, cost, by_luck
    return best
