"""What a seat sees, from an array: ``view.view`` and its encoding in one, for learners who play many tables at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.bots.bits import ones
from elferhaus.bots.tables import NUMBERS, PILE, show_amount, show_numbers
from elferhaus.games.farben.rules import PILES

from .kernel_state import (
    CLOSED,
    DEALT,
    HANDS,
    LAST,
    NEXT,
    NOWHERE,
    PHASE,
    SEATS,
    SHUFFLING,
    SOURCE,
    STOCK_SOURCE,
    STRIDE,
    TAKEN,
    TOPS,
    TURN,
    TURNS,
    UNDER,
)

if TYPE_CHECKING:
    from elferhaus.bots.luck import Floats, Ints
    from elferhaus.bots.tables import Singles

# Which field of the view is which; an array says where each begins.
SEAT_AT, TURN_AT, PHASE_AT, HAND_AT, COUNTS_AT, OPEN_AT, DEALT_AT = 0, 1, 2, 3, 4, 5, 6
STOCK_AT, TURNS_AT, SOURCE_AT, TAKEN_AT, CLOSED_AT = 7, 8, 9, 10, 11


def due(state: Ints) -> int:
    """Return whose decision it is."""
    return state[TURN]


def observe(rules: Ints, state: Ints, seat: int, fields: Ints, most: Floats, out: Singles) -> None:
    """Write what a seat sees into zeros."""
    seats = rules[SEATS]
    out[fields[SEAT_AT] + seat] = 1
    out[fields[TURN_AT] + (state[TURN] - seat) % seats] = 1
    phase = state[PHASE]  # the view's order begins with the shuffle
    out[fields[PHASE_AT] + (0 if phase == SHUFFLING else phase + 1 if phase < SHUFFLING else phase)] = 1
    out[fields[HAND_AT]] = 1
    for each in range(seats):
        count = 0
        for colour in range(4):
            count += ones(state[HANDS + 4 * each + colour])
        show_amount(out, fields[COUNTS_AT] + (each - seat) % seats, count, most[COUNTS_AT])
    for colour in range(4):
        show_numbers(out, fields[HAND_AT] + 1 + NUMBERS * colour, state[HANDS + 4 * seat + colour])
    for pile in range(PILES):
        show_pile(state, out, fields[OPEN_AT] + 2 * PILE * pile, state[TOPS + pile])
        dealt = fields[DEALT_AT] + 2 * PILE * pile + place(state[DEALT + pile])
        out[dealt] = out[dealt + PILE] = 1
    show_amount(out, fields[STOCK_AT], state[LAST] - state[NEXT], most[STOCK_AT])
    show_amount(out, fields[TURNS_AT], state[TURNS], most[TURNS_AT])
    if state[SOURCE] != NOWHERE:
        out[fields[SOURCE_AT]] = 1
        if state[SOURCE] == STOCK_SOURCE:
            out[fields[SOURCE_AT] + 1] = 1
        else:
            show_amount(out, fields[SOURCE_AT] + 2, state[SOURCE], most[SOURCE_AT])
    if state[TAKEN]:
        out[fields[TAKEN_AT]] = 1
        out[fields[TAKEN_AT] + 1 + place(state[TAKEN])] = 1
    out[fields[CLOSED_AT]] = state[CLOSED]


def show_pile(state: Ints, out: Singles, at: int, top: int) -> None:
    """Write the cards of an open pile, and how far from its bottom each lies."""
    count, card = 0, top
    while card:
        count += 1
        card = state[UNDER + card]
    left, card = count, top
    while card:
        out[at + place(card)] = 1
        out[at + PILE + place(card)] = left / count
        left -= 1
        card = state[UNDER + card]


def place(card: int) -> int:
    """Return the place of a card in a pile."""
    return NUMBERS * (card // STRIDE) + card % STRIDE - 1
