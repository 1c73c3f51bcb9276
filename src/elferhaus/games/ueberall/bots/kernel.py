"""The quick form of ueberall: a round in one array of integers, played without views and events.

Order and arithmetic are the engine's (``moves``) and the players' (``thumb``, ``random``): a test holds that both play
the same rounds. ``elferhaus/bots/kernel.py`` says what every kernel offers.
"""

from __future__ import annotations

from typing import Final

from elferhaus.bots.kernel import BY_THUMB, Kernel
from elferhaus.bots.loops import usual_value
from elferhaus.bots.luck import Floats, Ints, below, draw, lot, sample_all
from elferhaus.bots.random_player import CALLS
from elferhaus.games.ueberall.rules import MOST_CARDS

from . import kernel_state
from .kernel_state import (
    ACTION,
    ACTOR,
    AFTER,
    ASKED,
    BEFORE,
    CALLED,
    COUNTS,
    DEALER,
    DO_DECLINE,
    DO_GIVE,
    DO_STOP,
    DOWN,
    DOWN_END,
    GIVER_COUNT,
    GIVERS,
    GIVING,
    HUMAN,
    LOTS,
    MIDDLE,
    MIDDLES,
    NOBODY,
    OFFENDER,
    OPEN,
    OPEN_END,
    OUT,
    OUTS,
    OVER,
    OVERSIGHT,
    PHASE,
    PLACED,
    PLACING,
    PLAY_ON,
    SEATS,
    SIZE,
    STRIDE,
    TO_MIDDLE,
    TO_OWN,
    TURN,
)
from .kernel_worlds import imagine, known

__all__ = ["KERNEL", "SIZE", "deal", "imagine", "is_over", "legal", "play", "score", "value"]

ANY: Final = 1_000_000  # more than can be legal
SILENT: Final = -1  # in LOTS


def deal(rules: Ints, state: Ints, luck: Ints) -> None:
    """Shuffle and deal a round; the first piles from the dealer's left get the cards that are over (C-2)."""
    for at in range(SIZE):
        state[at] = 0
    count, seats = 0, rules[SEATS]
    for colour in range(4):
        for number in range(1, 21):
            state[MIDDLE + count] = STRIDE * colour + number
            count += 1
    sample_all(luck, state, MIDDLE, count)
    top = MIDDLE
    for seat in range(seats):
        size = count // seats
        if (seat - rules[DEALER] - 1) % seats < count % seats:
            size += 1
        for _ in range(size):
            append(state, DOWN + seat, DOWN_END + seat, state[top])
            state[top] = 0
            top += 1
        state[COUNTS + seat] = size
    state[TURN], state[OFFENDER] = (rules[DEALER] + 1) % seats, NOBODY


def append(state: Ints, first: int, last: int, card: int) -> None:
    """Put a card at the end of a pile."""
    end = state[last]
    state[BEFORE + card], state[AFTER + card] = end, 0
    if end:
        state[AFTER + end] = card
    else:
        state[first] = card
    state[last] = card


def is_over(state: Ints) -> bool:
    """Tell whether the round is over."""
    return state[PHASE] == OVER


def legal(rules: Ints, state: Ints, found: Ints) -> int:
    """List what can be done, in the engine's order; return how much."""
    if state[PHASE] == GIVING:
        found[0], found[1] = DO_GIVE, DO_DECLINE
        return 2
    count = nth_place(rules, state, ANY)
    for at in range(count):
        found[at] = nth_place(rules, state, at)
    turn, offender = state[TURN], state[OFFENDER]
    if offender not in (NOBODY, turn) and not state[CALLED] >> turn & 1:
        found[count] = DO_STOP + offender
        count += 1
    return count


def nth_place(rules: Ints, state: Ints, wanted: int) -> int:
    """Return the place with this number in the engine's list; how many there are, if that is beyond it."""
    turn = state[TURN]
    card = state[DOWN + turn]
    lies = state[MIDDLES] > 0
    count = 0
    if not lies or fits_on(card, state[MIDDLE + state[MIDDLES] - 1]):  # UA-2: the first card is the middle
        if wanted == 0:
            return 8 * card + TO_MIDDLE
        count = 1
    else:
        for seat in range(rules[SEATS]):
            if seat != turn and fits_on(card, state[OPEN_END + seat]):
                if wanted == count:
                    return 8 * card + seat
                count += 1
    if not count or (lies and rules[HUMAN]):
        if wanted == count:
            return 8 * card + TO_OWN
        count += 1
    return count


def fits_on(card: int, other: int) -> bool:
    """Tell whether a card may be put on another (UA-4: after 20 comes 1)."""
    before = card % STRIDE - 1
    return other > 0 and other % STRIDE == (before or 20)


def play(rules: Ints, weights: Floats, state: Ints, luck: Ints, players: Ints, most: int, action: int) -> int:
    """Play on for so many decisions or to the end, the first one as given unless it is negative; return how many.

    Whoever may call is asked before each decision, and calls count on top.
    """
    made = decided = 0
    while state[PHASE] != OVER and (decided < most or not most):
        if action >= 0:
            state[ASKED] = 1
        elif not state[ASKED] and state[PHASE] == PLACING and state[OFFENDER] != NOBODY:
            made += ask(rules, state, luck, players)
        if decided == most:
            break
        if action >= 0:
            chosen, action = action, -1
        elif players[state[TURN]] == BY_THUMB:
            chosen = by_thumb(rules, state)
        elif state[PHASE] == GIVING:
            chosen = DO_DECLINE if below(luck, 2) else DO_GIVE
        else:
            chosen = nth_place(rules, state, below(luck, nth_place(rules, state, ANY)))
        made += 1
        decided += 1
        state[ACTION], state[ACTOR] = chosen, state[TURN]
        step(rules, state, chosen)
    return made


def ask(rules: Ints, state: Ints, luck: Ints, players: Ints) -> int:
    """Ask everyone who may call Stopp!, and carry their calls out in the order of their lots; return how many."""
    made, seats = 0, rules[SEATS]
    for seat in range(seats):
        state[LOTS + seat] = SILENT
        if seat == state[OFFENDER] or state[CALLED] >> seat & 1:
            continue
        if players[seat] == BY_THUMB:
            calls = state[OVERSIGHT] == 1
        else:
            calls = lot(luck) < CALLS
            if calls:
                draw(luck)  # which call: there is one
        if calls:
            state[LOTS + seat] = draw(luck)
    while True:
        first = -1
        for seat in range(seats):
            if state[LOTS + seat] >= 0 and (first < 0 or state[LOTS + seat] < state[LOTS + first]):
                first = seat
        if first < 0:
            break
        state[LOTS + first] = SILENT
        if state[PHASE] == PLACING and state[OFFENDER] != NOBODY:
            made += 1
            state[ACTION], state[ACTOR] = DO_STOP + state[OFFENDER], first
            stop(rules, state, first)
    state[ASKED] = 1
    return made


def by_thumb(rules: Ints, state: Ints) -> int:
    """Place the card where it hurts the leader most; give whenever that is possible."""
    if state[PHASE] == GIVING:
        return DO_GIVE
    turn, seats = state[TURN], rules[SEATS]
    first = nth_place(rules, state, 0)
    if first % 8 >= TO_OWN:
        return first
    card, best, fewest = state[DOWN + turn], first, ANY
    for ahead in range(1, seats):
        seat = (turn + ahead) % seats
        if state[COUNTS + seat] < fewest and fits_on(card, state[OPEN_END + seat]):
            best, fewest = 8 * card + seat, state[COUNTS + seat]
    return best


def step(rules: Ints, state: Ints, action: int) -> None:
    """Carry an action out."""
    state[ASKED] = 0
    if action >= DO_GIVE:
        if action == DO_GIVE:
            give(state)
        state[GIVER_COUNT] -= 1
        for at in range(GIVERS, GIVERS + state[GIVER_COUNT]):
            state[at] = state[at + 1]
        ask_to_give(rules, state)
    elif action >= DO_STOP:
        stop(rules, state, state[TURN])
    elif action % 8 == TO_OWN:
        put_on_own(rules, state)
    else:
        put_away(rules, state, action % 8)


def turn_up(state: Ints, seat: int) -> int:
    """Take the next card of a face-down pile."""
    card = state[DOWN + seat]
    after = state[AFTER + card]
    state[DOWN + seat] = after
    if after:
        state[BEFORE + after] = 0
    else:
        state[DOWN_END + seat] = 0
    return card


def turn_over(state: Ints, seat: int) -> None:
    """Turn the open pile over, where the face-down one is empty (UA-5)."""
    if not state[DOWN + seat]:
        state[DOWN + seat], state[DOWN_END + seat] = state[OPEN + seat], state[OPEN_END + seat]
        state[OPEN + seat] = state[OPEN_END + seat] = 0


def put_away(rules: Ints, state: Ints, on: int) -> None:
    """Put the card in the middle or on another's pile: the same seat goes on, but for the opening (UA-2)."""
    turn = state[TURN]
    card = turn_up(state, turn)
    state[COUNTS + turn] -= 1
    goes_on = True
    if on == TO_MIDDLE:
        goes_on = state[MIDDLES] > 0
        state[MIDDLE + state[MIDDLES]] = card
        state[MIDDLES] += 1
    else:
        append(state, OPEN + on, OPEN_END + on, card)
        state[COUNTS + on] += 1
    turn_over(state, turn)
    if not state[DOWN + turn]:  # UA-6
        state[OUT + state[OUTS]] = turn
        state[OUTS] += 1
        goes_on = False
    if not goes_on:
        state[TURN] = next_with_cards(rules, state, turn)
    state[PLACED] += 1
    state[OFFENDER], state[OVERSIGHT], state[CALLED] = NOBODY, 0, 0
    left = 0
    for seat in range(rules[SEATS]):
        left += state[DOWN + seat]
    if state[PLACED] == MOST_CARDS or (state[OUTS] and not (rules[PLAY_ON] and left)):
        state[PHASE] = OVER


def put_on_own(rules: Ints, state: Ints) -> None:
    """Put the card on the own pile: the turn ends, and with human attention the others may stop it (UA-7)."""
    turn = state[TURN]
    oversight = 0 if nth_place(rules, state, 0) % 8 == TO_OWN else 1
    append(state, OPEN + turn, OPEN_END + turn, turn_up(state, turn))
    turn_over(state, turn)
    state[TURN] = next_with_cards(rules, state, turn)
    state[PLACED] += 1
    state[OFFENDER], state[OVERSIGHT], state[CALLED] = NOBODY, 0, 0
    if state[PLACED] == MOST_CARDS:
        state[PHASE] = OVER
        return
    if rules[HUMAN]:
        state[OFFENDER] = turn
    state[OVERSIGHT] = oversight


def next_with_cards(rules: Ints, state: Ints, seat: int) -> int:
    """Return the next seat to the left that holds cards (UA-6); the seat itself where nobody does."""
    seats = rules[SEATS]
    turn = (seat + 1) % seats
    while not state[DOWN + turn] and turn != seat:
        turn = (turn + 1) % seats
    return turn


def stop(rules: Ints, state: Ints, seat: int) -> None:
    """Judge a Stopp! (UA-7): a wrong one changes nothing, a right one lets all others give their bottom cards."""
    if not state[OVERSIGHT]:
        state[CALLED] |= 1 << seat
        return
    state[OVERSIGHT], state[CALLED], state[GIVER_COUNT] = 0, 0, 0
    for ahead in range(1, rules[SEATS]):  # nobody wins by a gift: whoever has one card is not asked
        other = (state[OFFENDER] + ahead) % rules[SEATS]
        if state[COUNTS + other] > 1:
            state[GIVERS + state[GIVER_COUNT]] = other
            state[GIVER_COUNT] += 1
    ask_to_give(rules, state)


def ask_to_give(rules: Ints, state: Ints) -> None:
    """Ask the next giver; after the last one the seat left of the offender plays."""
    if state[GIVER_COUNT]:
        state[PHASE], state[TURN] = GIVING, state[GIVERS]
    else:
        state[PHASE], state[TURN] = PLACING, next_with_cards(rules, state, state[OFFENDER])
        state[OFFENDER] = NOBODY


def give(state: Ints) -> None:
    """Give the bottom card of the own face-down pile to the offender, who gets it on top."""
    turn, offender = state[TURN], state[OFFENDER]
    gift = state[DOWN_END + turn]
    before = state[BEFORE + gift]
    state[DOWN_END + turn] = before
    if before:
        state[AFTER + before] = 0
    else:
        state[DOWN + turn] = 0
    first = state[DOWN + offender]
    state[BEFORE + gift], state[AFTER + gift] = 0, first
    if first:
        state[BEFORE + first] = gift
    else:
        state[DOWN_END + offender] = gift
    state[DOWN + offender] = gift
    state[COUNTS + turn] -= 1
    state[COUNTS + offender] += 1
    turn_over(state, turn)


def score(rules: Ints, state: Ints, points: Ints) -> int:
    """Return the first out; without one, whoever has the fewest cards (UA-6, UA-7)."""
    winners, fewest = 0, ANY
    if state[OUTS]:
        winners = 1 << state[OUT]
    else:
        for seat in range(rules[SEATS]):
            if state[COUNTS + seat] < fewest:
                winners, fewest = 0, state[COUNTS + seat]
            if state[COUNTS + seat] == fewest:
                winners |= 1 << seat
    for seat in range(rules[SEATS]):
        points[seat] = winners >> seat & 1
    return winners


def value(rules: Ints, weights: Floats, state: Ints, seat: int, points: Ints) -> float:
    """Say what an end is worth to a seat."""
    if state[PHASE] != OVER:
        return 0.0
    winners = score(rules, state, points)
    return usual_value(points, winners, rules[SEATS], seat, False, weights[0])


KERNEL: Final = Kernel(
    module=__name__,
    setting=kernel_state.setting,
    packed=kernel_state.packed,
    unpacked=kernel_state.unpacked,
    action=kernel_state.action,
    number=kernel_state.number,
    known=known,
)
