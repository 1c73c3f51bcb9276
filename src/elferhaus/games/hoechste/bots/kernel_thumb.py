"""hoechste by rule of thumb, on arrays: what ``thumb`` decides, in the same order and to the last digit."""

from __future__ import annotations

from typing import Final

from elferhaus.bots.bits import length, ones
from elferhaus.bots.luck import Floats, Ints, lot
from elferhaus.games.hoechste.rules import HIGH

from .kernel_state import CHOSEN, HANDS, ROW, SEATS, TURN, WAITING
from .thumb import USUAL

NAIVE, HOLD, ROUNDS = USUAL.naive, USUAL.hold, USUAL.rounds
# Where thoughts are kept: by player in the order of thought, a row of numbers.
MIX: Final = 1  # how likely each number is played
BELOW: Final = MIX + 4 * ROW  # how likely less than each number is
SEEN: Final = BELOW + 4 * ROW  # the same with naive players
COST: Final = SEEN + 4 * ROW  # what a number is worth later


def held(state: Ints, seat: int) -> int:
    """Return what a seat held when the last trick had been turned."""
    chosen = state[CHOSEN + seat]
    return state[HANDS + seat] | (1 << chosen if chosen else 0)


def by_thumb(rules: Ints, weights: Floats, state: Ints, luck: Ints) -> int:
    """Choose a number by lot, with chances that nobody can turn against one."""
    own = state[HANDS + state[TURN]]
    if not own & (own - 1):
        return length(own) - 1
    if state[WAITING]:
        bid(rules, weights, state)
    else:
        stay_calm(rules, weights, state)
    whole, left = 0.0, own
    while left:
        bit = left & -left
        left ^= bit
        whole += weights[MIX + length(bit) - 1]
    drawn, left = lot(luck) * whole, own
    while left:
        bit = left & -left
        left ^= bit
        drawn -= weights[MIX + length(bit) - 1]
        if drawn < 0:
            return length(bit) - 1
    return length(own) - 1


def stay_calm(rules: Ints, weights: Floats, state: Ints) -> None:
    """Write the chances while nothing waits: a card that nobody can beat is kept for a pot."""
    own, strongest = state[HANDS + state[TURN]], 0
    for seat in range(rules[SEATS]):
        if seat != state[TURN]:
            strongest = max(strongest, length(held(state, seat)) - 1)
    size = ones(own)
    kept = HOLD if size > 3 else (1 + HOLD) / 2 if size == 3 else 1.0
    for number in range(HIGH + 1):
        weights[MIX + number] = kept if number >= strongest else 1.0


def nth_other(rules: Ints, state: Ints, wanted: int) -> int:
    """Return the hand with this place among the others', sorted by their numbers."""
    seats, turn = rules[SEATS], state[TURN]
    for seat in range(seats):
        if seat == turn:
            continue
        hand, place = held(state, seat), 0
        for other in range(seats):
            if other not in (turn, seat):
                differs = held(state, other) ^ hand
                if held(state, other) & differs & -differs or (not differs and other < seat):
                    place += 1
        if place == wanted:
            return hand
    return 0


def bid(rules: Ints, weights: Floats, state: Ints) -> None:
    """Write the chances when cards wait: imagined players answer each other over and over."""
    seats, own = rules[SEATS], state[HANDS + state[TURN]]
    pot = ones(state[WAITING]) + seats
    first = nth_other(rules, state, 0)
    second = nth_other(rules, state, 1) if seats > 2 else 0
    third = nth_other(rules, state, 2) if seats > 3 else 0
    for seat in range(seats):
        hand = own if seat == 0 else first if seat == 1 else second if seat == 2 else third
        for number in range(HIGH + 1):
            weights[MIX + ROW * seat + number] = 1 / ones(hand) if hand >> number & 1 else 0.0
        add_up(weights, seat)
    for seat in range(seats):
        for number in range(HIGH + 1):
            weights[COST + ROW * seat + number] = seats * all_below(weights, BELOW, seats, seat, number)
    for step in range(1, ROUNDS + 1):
        for seat in range(seats):
            add_up(weights, seat)
            hand = own if seat == 0 else first if seat == 1 else second if seat == 2 else third
            naive = naive_card(hand, strongest_but(seats, seat, own, first, second, third))
            for number in range(ROW):
                below = (1 - NAIVE) * weights[BELOW + ROW * seat + number]
                weights[SEEN + ROW * seat + number] = below + NAIVE * (1 if naive < number else 0)
        for seat in range(seats):
            hand = own if seat == 0 else first if seat == 1 else second if seat == 2 else third
            best = best_answer(weights, seats, seat, hand, pot)
            for number in range(HIGH + 1):
                if hand >> number & 1:
                    at = MIX + ROW * seat + number
                    weights[at] -= weights[at] / (step + 1)
            weights[MIX + ROW * seat + best] += 1 / (step + 1)


def best_answer(weights: Floats, seats: int, seat: int, hand: int, pot: int) -> int:
    """Return the number that brings most against what the others are thought to play."""
    table = BELOW if seat else SEEN
    best, best_gain = 0, -1e9
    for number in range(1, HIGH + 1):
        if hand >> number & 1:
            wins = all_below(weights, table, seats, seat, number)
            ties = all_below(weights, table, seats, seat, number + 1) - wins
            gain = pot * (wins + ties / seats) - weights[COST + ROW * seat + number]
            if gain > best_gain:
                best, best_gain = number, gain
    return best


def add_up(weights: Floats, seat: int) -> None:
    """Write how likely a player plays less than each number."""
    total = 0.0
    weights[BELOW + ROW * seat] = 0.0
    for number in range(HIGH + 1):
        total += weights[MIX + ROW * seat + number]
        weights[BELOW + ROW * seat + number + 1] = total


def all_below(weights: Floats, table: int, seats: int, seat: int, number: int) -> float:
    """Return how likely all others play less than a number."""
    chance = 1.0
    for other in range(seats):
        if other != seat:
            chance *= weights[table + ROW * other + number]
    return chance


def strongest_but(seats: int, seat: int, own: int, first: int, second: int, third: int) -> int:
    """Return the highest number of all others."""
    found = 0
    for other in range(seats):
        if other != seat:
            hand = own if other == 0 else first if other == 1 else second if other == 2 else third
            found = max(found, length(hand) - 1)
    return found


def naive_card(hand: int, strongest: int) -> int:
    """Return what somebody plays who wants the waiting cards and thinks no further: a safe card, or the highest."""
    safe = hand >> strongest + 1 << strongest + 1
    return length(safe & -safe) - 1 if safe else length(hand) - 1
