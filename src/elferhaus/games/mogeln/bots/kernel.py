"""The quick form of mogeln: a round in one array of integers, played without views and events.

Order and arithmetic are the engine's (``moves``) and the players' (``thumb``, ``random``): a test holds that both play
the same rounds. ``elferhaus/bots/kernel.py`` says what every kernel offers.
"""

from __future__ import annotations

from typing import Final

from elferhaus.bots.bits import ones
from elferhaus.bots.kernel import BY_THUMB, Kernel
from elferhaus.bots.loops import usual_value
from elferhaus.bots.luck import Floats, Ints, below, draw, lot, shuffle
from elferhaus.bots.random_player import CALLS, PATTERNS
from elferhaus.games.mogeln.rules import MOST_LAYS
from elferhaus.games.mogeln.state import MORE

from . import kernel_state
from .beliefs import strength
from .kernel_state import (
    ACTION,
    ACTOR,
    ASKED,
    BY_LOT,
    CALLABLE,
    CALLER,
    CLAIMS,
    COLOUR,
    COUNTED,
    DO_DOUBT,
    DO_MANY,
    DO_NOTHING,
    DO_TOO_MANY,
    DOUBTED,
    FACED,
    FALSE,
    GONE,
    HANDS,
    HELD,
    HIGHEST,
    LAID,
    LAST,
    LAYS,
    LOTS,
    MOST_SEATS,
    SAID,
    SEATS,
    SHOUTED,
    SIZE,
    SNEAK,
    SNEAKED,
    SPACE,
    STARTER,
    STRIDE,
    TRUE,
    TURN,
    UNDER,
    WINNERS,
)
from .kernel_thumb import by_thumb, calls, lay_number, layer_of, next_number, right_cards
from .kernel_worlds import imagine, known

__all__ = ["KERNEL", "SIZE", "deal", "imagine", "is_over", "legal", "play", "score", "value"]

DECK: Final = COUNTED  # where cards are shuffled: nobody remembers anything yet
SILENT: Final = -1  # in LOTS


def deal(rules: Ints, state: Ints, luck: Ints) -> None:
    """Shuffle and deal a round (MO-1), and say who starts (MO-2)."""
    for at in range(SIZE):
        state[at] = 0
    seats, high, count = rules[SEATS], rules[HIGHEST], 0
    for colour in range(4):
        for number in range(high):
            state[DECK + count] = STRIDE * colour + number
            count += 1
    shuffle(luck, state, DECK, count)
    size = count // seats
    for at in range(count):
        state[HANDS + at // size] |= 1 << state[DECK + at]
        state[DECK + at] = 0
    state[TURN] = below(luck, seats) if rules[STARTER] == BY_LOT else rules[STARTER]


def is_over(state: Ints) -> bool:
    """Tell whether the round is over."""
    return state[WINNERS] != 0


def legal(rules: Ints, state: Ints, found: Ints) -> int:
    """List what the seat on turn can do, of lays those of one card; return how much."""
    count, hand, claim = 0, state[HANDS + state[TURN]], next_number(rules, state)
    while hand:
        card = hand & -hand
        hand ^= card
        found[count] = lay_number(card, claim)
        count += 1
    if state[LAST]:
        found[count] = DO_DOUBT  # MO-3
        count += 1
        if rules[SNEAK]:  # MO-4
            found[count] = DO_TOO_MANY
            count += 1
    return count


def play(rules: Ints, weights: Floats, state: Ints, luck: Ints, players: Ints, most: int, action: int) -> int:
    """Play on for so many decisions or to the end, the first one as given unless it is negative; return how many.

    Whoever may call is asked before each decision, and calls count on top.
    """
    made = decided = 0
    if action >= 0 and state[CALLER]:  # somebody calls out of turn, or says not to
        made += ask(rules, state, luck, players, action)
        action = -1
    while not state[WINNERS] and (decided < most or not most):
        if action >= 0:
            state[ASKED] = 1
        elif not state[ASKED] and state[LAST] and (rules[SNEAK] or rules[SPACE]):
            made += ask(rules, state, luck, players, DO_NOTHING)
        if decided == most or state[WINNERS]:
            break
        if action >= 0:
            chosen, action = action, -1
        elif players[state[TURN]] == BY_THUMB:
            chosen = by_thumb(rules, state, luck)
        else:
            chosen = by_lot(rules, state, luck)
        made += 1
        decided += 1
        step(rules, state, state[TURN], chosen)
    return made


def ask(rules: Ints, state: Ints, luck: Ints, players: Ints, given: int) -> int:
    """Ask everyone who may call, but for whoever has decided already; carry the first call out; return how many."""
    seats, turn, layer = rules[SEATS], state[TURN], layer_of(rules, state)
    caller, call = state[CALLER] - 1, given
    state[CALLER] = 0
    if call == DO_NOTHING:
        first = -1
        for seat in range(seats):
            state[LOTS + seat] = SILENT
            if seat in (turn, layer, caller):
                continue
            called = DO_NOTHING
            if players[seat] == BY_THUMB:
                called = calls(rules, state, seat, luck)
            elif lot(luck) < CALLS:
                called = DO_TOO_MANY
                if below(luck, rules[SPACE] + rules[SNEAK]) < rules[SPACE]:
                    called = DO_DOUBT
            if called != DO_NOTHING:
                state[LOTS + seat] = draw(luck)
                if first < 0 or state[LOTS + seat] < state[LOTS + first]:
                    first, call = seat, called
        caller = first
    made = 0
    if call != DO_NOTHING:
        step(rules, state, caller, call)
        made = 1
    state[ASKED] = 1
    return made


def by_lot(rules: Ints, state: Ints, luck: Ints) -> int:
    """Choose by lot: mostly a lay, and now and then one of several cards."""
    if lot(luck) < PATTERNS:
        draw(luck)  # which pattern: there is one
    elif state[LAST]:
        chosen = below(luck, 2 + rules[SNEAK])
        if chosen:
            return DO_DOUBT if chosen == 1 else DO_TOO_MANY
    else:
        draw(luck)
    hand, cards, count = state[HANDS + state[TURN]], 0, 1
    most = ones(hand) if rules[SNEAK] else 1
    while count < most and lot(luck) < MORE:
        count += 1
    for _ in range(count):
        others = hand
        for _ in range(below(luck, ones(hand))):
            others &= others - 1
        cards |= others & -others
        hand ^= others & -others
    return lay_number(cards, next_number(rules, state))


def step(rules: Ints, state: Ints, seat: int, action: int) -> None:
    """Carry an action out."""
    state[ACTION], state[ACTOR], state[ASKED] = action, seat, 0
    if action >= DO_MANY:
        lay(rules, state, action ^ DO_MANY)
    elif action < DO_DOUBT:
        lay(rules, state, 1 << action // CLAIMS)
    else:
        call_it(rules, state, seat, action == DO_DOUBT)


def lay(rules: Ints, state: Ints, cards: int) -> None:
    """Lay cards, after which the lay before them has stood."""
    seats, seat, layer, last = rules[SEATS], state[TURN], layer_of(rules, state), state[LAST]
    said = next_number(rules, state)
    turn = seat + 1 if seat + 1 < seats else 0
    state[FACED + turn] += 1
    state[CALLABLE] += 1
    if last:
        if not state[HANDS + layer]:  # MO-6: the last lay has stood
            state[WINNERS] = 1 << layer
        if rules[SNEAK]:
            count_lay(state, layer, last & (last - 1) != 0)
    state[HANDS + seat] ^= cards
    state[LAYS] += 1
    if state[LAYS] == MOST_LAYS and not state[WINNERS]:  # MO-6: the fewest cards win
        state[WINNERS] = fewest(rules, state)
    state[UNDER] |= last
    if said == 1:  # MO-2: a finished pile leaves the game now
        state[GONE] |= state[UNDER]
        state[UNDER] = 0
        for each in range(seats):
            state[LAID + each] = 0
    state[LAST], state[SAID], state[TURN] = cards, said, turn
    state[LAID + seat] |= cards
    true = right_cards(rules[COLOUR], said, rules[HIGHEST])
    for each in range(seats):  # whoever claims a number that it is known to hold has probably laid it
        right = state[HELD + MOST_SEATS * each + seat] & true
        state[HELD + MOST_SEATS * each + seat] ^= right & -right


def count_lay(state: Ints, seat: int, several: bool) -> None:
    """Remember whether a lay was several cards."""
    state[COUNTED + seat] += 1
    if several:
        state[SNEAKED + seat] += 1


def fewest(rules: Ints, state: Ints) -> int:
    """Return the seats with the fewest cards."""
    found, least = 0, 100
    for seat in range(rules[SEATS]):
        count = ones(state[HANDS + seat])
        if count < least:
            found, least = 0, count
        if count == least:
            found |= 1 << seat
    return found


def call_it(rules: Ints, state: Ints, seat: int, doubt: bool) -> None:
    """Judge a call: whoever was wrong takes the pile (MO-3, MO-4)."""
    seats, layer, last = rules[SEATS], layer_of(rules, state), state[LAST]
    several = last & (last - 1) != 0
    right = several
    if doubt:
        right = several or not last & right_cards(rules[COLOUR], state[SAID], rules[HIGHEST])
        state[DOUBTED + seat] += 1
    else:
        state[SHOUTED] += 1
    count_lay(state, layer, several)
    if right:
        state[FALSE + layer] += 1
    elif doubt:  # one card is not yet the right one
        state[TRUE + layer] += 1
    if not right and not state[HANDS + layer]:  # MO-6: a call on the last lay has failed
        state[WINNERS] = 1 << layer
    taker = layer if right else seat
    pile, shown = state[UNDER] | last, last if doubt else 0
    state[HANDS + taker] |= pile
    for each in range(seats):  # everyone knows what the taker got of the own cards, and what was turned up
        at = HELD + MOST_SEATS * each
        moved = pile if each == taker else state[LAID + each] | shown
        for other in range(seats):
            state[at + other] &= ~moved
        if each != taker:
            state[at + taker] |= moved
        state[LAID + each] = 0
    state[UNDER] = state[LAST] = state[SAID] = 0


def score(rules: Ints, state: Ints, points: Ints) -> int:
    """Give one point to every winner (MO-6)."""
    for seat in range(rules[SEATS]):
        points[seat] = state[WINNERS] >> seat & 1
    return state[WINNERS]


def value(rules: Ints, weights: Floats, state: Ints, seat: int, points: Ints) -> float:
    """Say what an end is worth to a seat; before it, the sizes of the hands say who is likely to win."""
    seats, total = rules[SEATS], 0.0
    if state[WINNERS]:
        return usual_value(points, score(rules, state, points), seats, seat, False, weights[0])
    for each in range(seats):
        total += strength(max(ones(state[HANDS + each]), 1))
    share = strength(max(ones(state[HANDS + seat]), 1)) / total
    return share * (1 + weights[0]) - (1 - share) * weights[0] / (seats - 1)


KERNEL: Final = Kernel(
    module=__name__,
    setting=kernel_state.setting,
    packed=kernel_state.packed,
    unpacked=kernel_state.unpacked,
    action=kernel_state.action,
    number=kernel_state.number,
    known=known,
)
