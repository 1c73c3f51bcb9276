"""The quick form of ratefix: a round in one array of integers, played without views and events.

Order and arithmetic are the engine's (``moves``) and the rule of thumb's (``thumb``): a test holds that both play the
same rounds. Search does not use it: it plays one trick on, against players as it knows them (``playout``).
``elferhaus/bots/kernel.py`` says what every kernel offers.
"""

from __future__ import annotations

from typing import Final

from elferhaus.bots.kernel import BY_THUMB, Kernel
from elferhaus.bots.loops import usual_value
from elferhaus.bots.luck import Floats, Ints, below, draw, shuffle
from elferhaus.games.ratefix.rules import HIGHEST

from . import kernel_state
from .kernel_state import (
    ACTION,
    ACTOR,
    CARDS,
    DEALER,
    HAND,
    IN_ALL,
    NAMED,
    PLACES,
    SAID,
    SEATS,
    SIZE,
    STARTER,
    STRIDE,
    TRICKS,
    UNSEEN,
    UNSEEN_CARDS,
    WINNERS,
)
from .kernel_thumb import by_thumb, is_named, leader
from .kernel_view import due, observe

__all__ = ["KERNEL", "SIZE", "deal", "due", "imagine", "is_over", "legal", "observe", "play", "score", "value"]


def deal(rules: Ints, state: Ints, luck: Ints) -> None:
    """Shuffle and deal a round (RF-1)."""
    for at in range(SIZE):
        state[at] = 0
    count = 0
    for colour in range(4):
        for number in range(1, HIGHEST + 1):
            state[CARDS + count] = STRIDE * colour + number
            count += 1
    shuffle(luck, state, CARDS, count)
    state[STARTER], state[IN_ALL] = (rules[DEALER] + 1) % rules[SEATS], rules[HAND]


def is_over(state: Ints) -> bool:
    """Tell whether all cards have been played (RF-4)."""
    return state[TRICKS] == state[IN_ALL]


def legal(rules: Ints, state: Ints, found: Ints) -> int:
    """List the numbers that can be named (RF-3); return how many."""
    count = 0
    for number in range(rules[SEATS], HIGHEST * rules[SEATS] + 1):
        if not is_named(rules, state, number):
            found[count] = number
            count += 1
    return count


def play(rules: Ints, weights: Floats, state: Ints, luck: Ints, players: Ints, most: int, action: int) -> int:
    """Play on for so many decisions or to the end, the first one as given unless it is negative; return how many."""
    made, seats = 0, rules[SEATS]
    while made < most and not is_over(state):
        turn = (leader(state) + state[NAMED]) % seats
        if action >= 0:
            chosen, action = action, -1
        elif players[turn] == BY_THUMB:
            chosen = by_thumb(rules, weights, state, luck)
        else:
            draw(luck)  # whether a pattern is chosen, and which: there is one
            draw(luck)
            chosen = seats + below(luck, HIGHEST * seats - seats + 1)
            while is_named(rules, state, chosen):
                chosen = seats + below(luck, HIGHEST * seats - seats + 1)
        made += 1
        state[ACTION], state[ACTOR] = chosen, turn
        step(rules, state, chosen)
    return made


def step(rules: Ints, state: Ints, guess: int) -> None:
    """Name a number; the nearest of all wins the trick, and of two equally near the one named first (RF-3)."""
    seats, trick = rules[SEATS], state[TRICKS]
    said = SAID + trick * seats
    state[said + state[NAMED]] = guess
    state[NAMED] += 1
    if state[NAMED] < seats:
        return
    total = 0
    for seat in range(seats):
        total += state[CARDS + seat * rules[HAND] + trick] % STRIDE
    best, nearest = 0, HIGHEST * seats + 1
    for index in range(seats):
        distance = abs(state[said + index] - total)
        if distance < nearest:
            best, nearest = index, distance
    state[WINNERS + trick] = (leader(state) + best) % seats
    state[TRICKS], state[NAMED] = trick + 1, 0


def score(rules: Ints, state: Ints, points: Ints) -> int:
    """Count the cards won (RF-4)."""
    seats, best, winners = rules[SEATS], -1, 0
    for seat in range(seats):
        points[seat] = 0
        for trick in range(state[TRICKS]):
            if state[WINNERS + trick] == seat:
                points[seat] += seats
        if points[seat] > best:
            best, winners = points[seat], 0
        if points[seat] == best:
            winners |= 1 << seat
    return winners


def value(rules: Ints, weights: Floats, state: Ints, seat: int, points: Ints) -> float:
    """Say what an end is worth to a seat."""
    if not is_over(state):
        return 0.0
    winners = score(rules, state, points)
    return usual_value(points, winners, rules[SEATS], seat, False, weights[0])


def imagine(rules: Ints, known: Ints, state: Ints, luck: Ints) -> None:
    """Draw a world: turned-up cards and the own one stay, the rest may lie anywhere."""
    for at in range(SIZE):
        state[at] = known[at]
    shuffle(luck, known, UNSEEN_CARDS, known[UNSEEN])
    for index in range(known[UNSEEN]):
        state[known[PLACES + index]] = known[UNSEEN_CARDS + index]


KERNEL: Final = Kernel(
    module=__name__,
    setting=kernel_state.setting,
    packed=kernel_state.packed,
    unpacked=kernel_state.unpacked,
    action=kernel_state.action,
    number=kernel_state.number,
    known=kernel_state.known,
    for_learners=True,
)
