"""The quick form of hoechste: a round in one array of integers, played without views and events.

Order and arithmetic are the engine's (``moves``) and the rule of thumb's (``thumb``): a test holds that both play the
same rounds. Search does not use it: it judges one trick instead (``playout``). ``elferhaus/bots/kernel.py`` says what
every kernel offers.
"""

from __future__ import annotations

from typing import Final

from elferhaus.bots.bits import length, ones
from elferhaus.bots.kernel import BY_THUMB, Kernel
from elferhaus.bots.loops import usual_value
from elferhaus.bots.luck import Floats, Ints, below

from . import kernel_state
from .kernel_state import (
    ACTION,
    ACTOR,
    CHOSEN,
    FULL,
    HANDS,
    LOST,
    SEATS,
    SIZE,
    STRIDE,
    TURN,
    UNDRAWN,
    WAITING,
    WON,
)
from .kernel_thumb import by_thumb
from .kernel_view import due, observe

__all__ = ["KERNEL", "SIZE", "deal", "due", "imagine", "is_over", "legal", "observe", "play", "score", "value"]


def deal(rules: Ints, state: Ints, luck: Ints) -> None:
    """Give everyone the own colour (HK-1)."""
    for at in range(SIZE):
        state[at] = 0
    for seat in range(rules[SEATS]):
        state[HANDS + seat] = FULL
    state[TURN] = UNDRAWN


def is_over(state: Ints) -> bool:
    """Tell whether the last trick has been turned: all hands are of one size, so the first one tells."""
    return state[HANDS] == 0 and state[CHOSEN] == 0


def settle(rules: Ints, state: Ints, luck: Ints) -> None:
    """Let the lot say who chooses next, among all who have not (HK-2)."""
    if state[TURN] != UNDRAWN or is_over(state):
        return
    left = 0
    for seat in range(rules[SEATS]):
        left += 0 if state[CHOSEN + seat] else 1
    nth = below(luck, left) if left > 1 else 0
    for seat in range(rules[SEATS]):
        if not state[CHOSEN + seat]:
            if not nth:
                state[TURN] = seat
                return
            nth -= 1


def legal(rules: Ints, state: Ints, found: Ints) -> int:
    """List what can be done, in the engine's order; return how much."""
    seat = due(state)
    left, count = state[HANDS + seat], 0
    while left:
        bit = left & -left
        left ^= bit
        found[count] = STRIDE * seat + length(bit) - 1
        count += 1
    return count


def play(rules: Ints, weights: Floats, state: Ints, luck: Ints, players: Ints, most: int, action: int) -> int:
    """Play on for so many decisions or to the end, the first one as given unless it is negative; return how many."""
    made = 0
    if action >= 0:
        state[TURN] = action // STRIDE
    settle(rules, state, luck)
    while made < most and not is_over(state):
        turn = state[TURN]
        if action >= 0:
            chosen, action = action, -1
        elif players[turn] == BY_THUMB:
            chosen = STRIDE * turn + by_thumb(rules, weights, state, luck)
        else:
            left = state[HANDS + turn]
            for _ in range(below(luck, ones(left))):
                left &= left - 1
            chosen = STRIDE * turn + length(left & -left) - 1
        made += 1
        state[ACTION], state[ACTOR] = chosen, turn
        state[HANDS + turn] ^= 1 << chosen % STRIDE
        state[CHOSEN + turn] = chosen % STRIDE
        state[TURN] = UNDRAWN
        turn_up(rules, state)
        if made < most:
            settle(rules, state, luck)
    return made


def turn_up(rules: Ints, state: Ints) -> None:
    """Turn the cards once all have chosen: the highest wins, and what is tied waits (HK-2 to HK-4)."""
    highest, winner, pot = 0, -1, state[WAITING]
    for seat in range(rules[SEATS]):
        card = state[CHOSEN + seat]
        if not card:
            return
        pot |= 1 << STRIDE * seat + card
        if card > highest:
            highest, winner = card, seat
        elif card == highest:
            winner = -1
    state[WAITING] = 0
    if winner >= 0:
        state[WON + winner] |= pot
    elif state[HANDS]:
        state[WAITING] = pot
    else:
        state[LOST] |= pot
    for seat in range(rules[SEATS]):
        state[CHOSEN + seat] = 0


def score(rules: Ints, state: Ints, points: Ints) -> int:
    """Count the cards won; the most win (HK-5)."""
    best, winners = -1, 0
    for seat in range(rules[SEATS]):
        points[seat] = ones(state[WON + seat])
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
    """Draw a world: only what the others have chosen for this trick is not known."""
    for at in range(SIZE):
        state[at] = known[at]
    for seat in range(rules[SEATS]):
        if known[SIZE + seat]:
            left = known[SIZE + seat]
            for _ in range(below(luck, ones(left))):
                left &= left - 1
            state[CHOSEN + seat] = length(left & -left) - 1
            state[HANDS + seat] = known[SIZE + seat] & ~(left & -left)


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
