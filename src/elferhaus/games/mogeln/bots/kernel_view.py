"""What a seat sees, from an array: ``view.view`` and its encoding in one, for learners who play many tables at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.asking import PLACES, asked, show_asked
from elferhaus.bots.bits import ones
from elferhaus.bots.tables import NUMBERS, show_amount, show_numbers

from .kernel_state import GONE, HANDS, LAST, LAYS, SAID, SEATS, SIZE, SNEAK, STRIDE, TURN, UNDER, WINNERS
from .kernel_thumb import layer_of

if TYPE_CHECKING:
    from elferhaus.bots.luck import Floats, Ints
    from elferhaus.bots.tables import Singles

# Which field of the view is which; an array says where each begins.
SEAT_AT, TURN_AT, HAND_AT, COUNTS_AT, SAID_AT, PILE_AT, GONE_AT, LAYS_AT, WINNERS_AT = 0, 1, 2, 3, 4, 5, 6, 7, 8
COLOUR_SET: Final = (1 << STRIDE) - 1
# What a state holds behind all that the kernel needs: who is asked, and which cards the seat on turn has picked.
ASKING: Final = SIZE
PICKED: Final = ASKING + PLACES  # how many,
PICKS: Final = PICKED + 1  # and which


def observe(rules: Ints, state: Ints, seat: int, fields: Ints, most: Floats, out: Singles) -> None:
    """Write what a seat sees into zeros."""
    seats, last, layer = rules[SEATS], state[LAST], layer_of(rules, state)
    out[fields[SEAT_AT] + seat] = 1
    out[fields[TURN_AT] + (state[TURN] - seat) % seats] = 1
    out[fields[HAND_AT]] = 1
    for colour in range(4):
        cards = state[HANDS + seat] >> STRIDE * colour & COLOUR_SET
        show_numbers(out, fields[HAND_AT] + 1 + NUMBERS * colour, cards << 1)
    hidden = rules[SNEAK] and last and not state[WINNERS]
    for each in range(seats):
        count = ones(state[HANDS + each])
        if hidden and each == layer != seat and count:  # MO-4: as before the lay that can still be called
            count += ones(last)
        show_amount(out, fields[COUNTS_AT] + (each - seat) % seats, count, most[COUNTS_AT])
        if state[WINNERS] >> each & 1:
            out[fields[WINNERS_AT] + (each - seat) % seats] = 1
    show_amount(out, fields[SAID_AT], state[SAID], most[SAID_AT])
    if not hidden:
        out[fields[PILE_AT]] = 1
        show_amount(out, fields[PILE_AT] + 1, ones(state[UNDER] | last), most[PILE_AT])
    show_amount(out, fields[GONE_AT], ones(state[GONE]), most[GONE_AT])
    show_amount(out, fields[LAYS_AT], state[LAYS], most[LAYS_AT])
    place = fields[WINNERS_AT] + seats
    if seat == asked(state, ASKING):
        show_asked(state, ASKING, seats, out, place)
    if seat == state[TURN]:  # what is picked, nobody else sees
        for index in range(state[PICKED]):
            card = state[PICKS + index]
            out[place + 2 + NUMBERS * (card // STRIDE) + card % STRIDE] = (index + 1) / state[PICKED]
