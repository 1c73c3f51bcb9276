"""What a seat sees, from an array: ``view.view`` and its encoding in one, for learners who play many tables at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.bots.bits import ones
from elferhaus.bots.tables import NUMBERS, PILE, show_amount, show_numbers

from .kernel_state import CHOSEN, FULL, HANDS, LOST, SEATS, STRIDE, TURN, UNDRAWN, WAITING, WON

if TYPE_CHECKING:
    from elferhaus.bots.luck import Floats, Ints
    from elferhaus.bots.tables import Singles

# Which field of the view is which; an array says where each begins.
SEAT_AT, HAND_AT, CHOICE_AT, COUNTS_AT, CHOSEN_AT, LEFT_AT, WON_AT, WAITING_AT, LOST_AT = 0, 1, 2, 3, 4, 5, 6, 7, 8


def due(state: Ints) -> int:
    """Return whose decision it is: where no lot has said so, that of the first who has not chosen (HK-2)."""
    if state[TURN] != UNDRAWN:
        return state[TURN]
    seat = 0
    while state[CHOSEN + seat]:
        seat += 1
    return seat


def observe(rules: Ints, state: Ints, seat: int, fields: Ints, most: Floats, out: Singles) -> None:
    """Write what a seat sees into zeros."""
    seats = rules[SEATS]
    out[fields[SEAT_AT] + seat] = 1
    out[fields[HAND_AT]] = 1
    show_numbers(out, fields[HAND_AT] + 1 + NUMBERS * seat, state[HANDS + seat])
    if state[CHOSEN + seat]:
        out[fields[CHOICE_AT]] = 1
        out[fields[CHOICE_AT] + NUMBERS * seat + state[CHOSEN + seat]] = 1
    for each in range(seats):
        place, hand, card = (each - seat) % seats, state[HANDS + each], state[CHOSEN + each]
        show_amount(out, fields[COUNTS_AT] + place, ones(hand), most[COUNTS_AT])
        if card:
            out[fields[CHOSEN_AT] + place] = 1
            hand |= 1 << card
        show_numbers(out, fields[LEFT_AT] + PILE * place + NUMBERS * each, hand)
        show_all(out, fields[WON_AT] + PILE * place, state[WON + each])
    show_all(out, fields[WAITING_AT], state[WAITING])
    show_all(out, fields[LOST_AT], state[LOST])


def show_all(out: Singles, at: int, cards: int) -> None:
    """Write cards of all seats."""
    for colour in range(4):
        show_numbers(out, at + NUMBERS * colour, cards >> STRIDE * colour & FULL)
