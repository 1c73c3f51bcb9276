"""What a seat sees, from an array: ``view.view`` and its encoding in one, for learners who play many tables at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.asking import asked, show_asked
from elferhaus.bots.tables import NUMBERS, PILE, show_amount

from .kernel_state import (
    AFTER,
    CALLED,
    COUNTS,
    DOWN,
    GIVER_COUNT,
    GIVERS,
    MIDDLE,
    MIDDLES,
    NOBODY,
    OFFENDER,
    OPEN,
    OUT,
    OUTS,
    PHASE,
    PLACED,
    PLACING,
    SEATS,
    SIZE,
    STRIDE,
    TURN,
)

if TYPE_CHECKING:
    from elferhaus.bots.luck import Floats, Ints
    from elferhaus.bots.tables import Singles

# Which field of the view is which; an array says where each begins.
SEAT_AT, TURN_AT, PHASE_AT, TURNED_AT, COUNTS_AT, DOWN_AT, OPEN_AT = 0, 1, 2, 3, 4, 5, 6
MIDDLE_AT, PLACED_AT, OUT_AT, OFFENDER_AT, CALLED_AT, GIVERS_AT = 7, 8, 9, 10, 11, 12
ASKING: Final = SIZE  # where a state keeps who is asked


def observe(rules: Ints, state: Ints, seat: int, fields: Ints, most: Floats, out: Singles) -> None:
    """Write what a seat sees into zeros."""
    seats = rules[SEATS]
    out[fields[SEAT_AT] + seat] = 1
    out[fields[TURN_AT] + (state[TURN] - seat) % seats] = 1
    out[fields[PHASE_AT] + state[PHASE]] = 1
    if seat == state[TURN] and state[PHASE] == PLACING:
        out[fields[TURNED_AT]] = 1
        out[fields[TURNED_AT] + 1 + place(state[DOWN + seat])] = 1
    for each in range(seats):
        behind = (each - seat) % seats
        at, count, lying = fields[OPEN_AT] + 2 * PILE * behind, 0, state[OPEN + each]
        while lying:
            count += 1
            lying = state[AFTER + lying]
        index, lying = 0, state[OPEN + each]
        while lying:
            index += 1
            show_lying(out, at, lying, index, count)
            lying = state[AFTER + lying]
        show_amount(out, fields[COUNTS_AT] + behind, state[COUNTS + each], most[COUNTS_AT])
        show_amount(out, fields[DOWN_AT] + behind, state[COUNTS + each] - count, most[DOWN_AT])
        if state[CALLED] >> each & 1:
            out[fields[CALLED_AT] + behind] = 1
    for index in range(state[MIDDLES]):
        show_lying(out, fields[MIDDLE_AT], state[MIDDLE + index], index + 1, state[MIDDLES])
    show_amount(out, fields[PLACED_AT], state[PLACED], most[PLACED_AT])
    for index in range(state[OUTS]):
        out[fields[OUT_AT] + (state[OUT + index] - seat) % seats] = 1
    if state[OFFENDER] != NOBODY:
        out[fields[OFFENDER_AT]] = 1
        out[fields[OFFENDER_AT] + 1 + (state[OFFENDER] - seat) % seats] = 1
    for index in range(state[GIVER_COUNT]):
        out[fields[GIVERS_AT] + (state[GIVERS + index] - seat) % seats] = 1
    if seat == asked(state, ASKING):
        show_asked(state, ASKING, seats, out, fields[GIVERS_AT] + seats)


def show_lying(out: Singles, at: int, card: int, index: int, count: int) -> None:
    """Write a card of a pile whose order counts: the so-manyth from below."""
    out[at + place(card)] = 1
    out[at + PILE + place(card)] = index / count


def place(card: int) -> int:
    """Return the place of a card in a pile."""
    return NUMBERS * (card // STRIDE) + card % STRIDE - 1
