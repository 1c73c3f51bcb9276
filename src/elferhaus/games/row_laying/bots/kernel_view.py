"""What a seat sees, from an array: ``view.view`` and its encoding in one, for learners who play many tables at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.bots.bits import ones
from elferhaus.bots.tables import NUMBERS, PILE, show_amount, show_numbers

from .kernel_state import (
    DRAWING,
    DRAWN,
    FIRST,
    FITS,
    FORCED,
    HANDS,
    HAS_DRAWN,
    LAST,
    NEXT,
    PHASE,
    SEATS,
    TABLE,
    TURN,
)

if TYPE_CHECKING:
    from elferhaus.bots.luck import Floats, Ints
    from elferhaus.bots.tables import Singles

# Which field of the view is which; an array says where each begins.
SEAT_AT, STARTER_AT, TURN_AT, PHASE_AT, HAND_AT, COUNTS_AT, ROWS_AT, FITS_AT, STOCK_AT, DRAWN_AT = (
    *(0, 1, 2, 3, 4),
    *(5, 6, 7, 8, 9),
)


def due(state: Ints) -> int:
    """Return whose decision it is."""
    return state[TURN]


def observe(rules: Ints, state: Ints, seat: int, fields: Ints, most: Floats, out: Singles) -> None:
    """Write what a seat sees into zeros."""
    seats, phase = rules[SEATS], state[PHASE]
    is_due = seat == state[TURN]
    if phase == HAS_DRAWN and not is_due:
        phase = DRAWING
    out[fields[SEAT_AT] + seat] = 1
    out[fields[STARTER_AT] + (state[FIRST] - seat) % seats] = 1
    out[fields[TURN_AT] + (state[TURN] - seat) % seats] = 1
    out[fields[PHASE_AT] + phase] = 1
    for each in range(seats):
        count = ones(state[HANDS + 2 * each]) + ones(state[HANDS + 2 * each + 1])
        show_amount(out, fields[COUNTS_AT] + (each - seat) % seats, count, most[COUNTS_AT])
    # ER-3: the forced opening card would tell which 11 its holder has.
    shows_fits = state[TABLE] | state[TABLE + 1] or not rules[FORCED] or is_due
    out[fields[HAND_AT]] = 1
    for colour in range(4):
        word, shift, first = colour // 2, 24 * (colour % 2), NUMBERS * colour
        show_numbers(out, fields[HAND_AT] + 1 + first, state[HANDS + 2 * seat + word] >> shift)
        show_numbers(out, fields[ROWS_AT] + PILE * colour + first, state[TABLE + word] >> shift)
        if shows_fits:
            show_numbers(out, fields[FITS_AT] + first, state[FITS + word] >> shift)
    show_amount(out, fields[STOCK_AT], state[LAST] - state[NEXT], most[STOCK_AT])
    show_amount(out, fields[DRAWN_AT], state[DRAWN], most[DRAWN_AT])
