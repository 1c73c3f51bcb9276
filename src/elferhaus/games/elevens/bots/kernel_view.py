"""What a seat sees, from an array: ``view.view`` and its encoding in one, for learners who play many tables at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.bots.bits import ones
from elferhaus.bots.tables import JOKER_PLACE, MOST_JOKERS, NUMBERS, PILE, show_amount, show_numbers

from .kernel_state import (
    BONUS,
    BRIDGES,
    DUTY,
    FIRST,
    HANDS,
    JOKERS,
    LAID,
    LAST,
    NEXT,
    OUT,
    OVER,
    PASSES,
    PLACES,
    ROWS,
    SEATS,
    SPANS,
    SWAPPED,
    TABLE,
    TURN,
    WILD,
)

if TYPE_CHECKING:
    from elferhaus.bots.luck import Floats, Ints
    from elferhaus.bots.tables import Singles

# Which field of the view is which; an array says where each begins.
SEAT_AT, STARTER_AT, TURN_AT, OVER_AT, HAND_AT, COUNTS_AT, BRIDGES_AT, BONUS_AT, COLOURS_AT, ROWS_AT = (
    *(0, 1, 2, 3, 4),
    *(5, 6, 7, 8, 9),
)
JOKERS_AT, SPANS_AT, FITS_AT, STOCK_AT, OUT_AT, LAID_AT, SWAPPED_AT, DUTY_AT, PASSES_AT = (
    *(10, 11, 12, 13, 14),
    *(15, 16, 17, 18),
)


def due(state: Ints) -> int:
    """Return whose decision it is."""
    return state[TURN]


def observe(rules: Ints, state: Ints, seat: int, fields: Ints, most: Floats, out: Singles) -> None:
    """Write what a seat sees into zeros."""
    seats = rules[SEATS]
    out[fields[SEAT_AT] + seat] = 1
    out[fields[STARTER_AT] + (state[FIRST] - seat) % seats] = 1
    out[fields[TURN_AT] + (state[TURN] - seat) % seats] = 1
    out[fields[OVER_AT]] = state[OVER]
    for each in range(seats):
        place, count = (each - seat) % seats, state[JOKERS + each]
        for colour in range(4):
            count += ones(state[HANDS + 4 * each + colour])
        show_amount(out, fields[COUNTS_AT] + place, count, most[COUNTS_AT])
        show_amount(out, fields[BRIDGES_AT] + place, state[BRIDGES + each], most[BRIDGES_AT])
        show_amount(out, fields[BONUS_AT] + place, state[BONUS + each], most[BONUS_AT])
    out[fields[HAND_AT]] = 1
    show_amount(out, fields[HAND_AT] + 1 + JOKER_PLACE, state[JOKERS + seat], MOST_JOKERS)
    for row in range(4):
        colour = state[ROWS + row]
        first, lying = NUMBERS * colour, state[TABLE + colour]
        out[fields[COLOURS_AT] + 4 * row + colour] = 1
        show_numbers(out, fields[ROWS_AT] + PILE * row + first, lying)
        show_numbers(out, fields[HAND_AT] + 1 + first, state[HANDS + 4 * seat + colour])
        show_numbers(out, fields[JOKERS_AT] + first, state[WILD + colour])
        show_numbers(out, fields[SPANS_AT] + first, state[SPANS + colour])
        show_numbers(out, fields[FITS_AT] + first, (lying << 1 | lying >> 1) & PLACES & ~lying)
    show_amount(out, fields[STOCK_AT], state[LAST] - state[NEXT], most[STOCK_AT])
    show_amount(out, fields[OUT_AT], state[OUT], most[OUT_AT])
    show_amount(out, fields[LAID_AT], state[LAID], most[LAID_AT])
    show_amount(out, fields[PASSES_AT], state[PASSES], most[PASSES_AT])
    out[fields[SWAPPED_AT]] = state[SWAPPED]
    out[fields[DUTY_AT]] = state[DUTY] if seat == state[TURN] else 0  # EE-8: it says what that hand holds
