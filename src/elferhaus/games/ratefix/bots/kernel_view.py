"""What a seat sees, from an array: ``view.view`` and its encoding in one, for learners who play many tables at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.bots.tables import NUMBERS, PILE, show_amount

from .kernel_state import CARDS, HAND, IN_ALL, NAMED, SAID, SEATS, STARTER, STRIDE, TRICKS, WINNERS
from .kernel_thumb import leader

if TYPE_CHECKING:
    from elferhaus.bots.luck import Floats, Ints
    from elferhaus.bots.tables import Singles

# Which field of the view is which; an array says where each begins.
SEAT_AT, STARTER_AT, LEADER_AT, TURN_AT, CARD_AT, GUESSES_AT = 0, 1, 2, 3, 4, 5
COUNTS_AT, OUT_AT, PLAYED_AT, WON_AT, WINNERS_AT = 6, 7, 8, 9, 10


def due(state: Ints) -> int:
    """Return whose decision it is; how many play follows from the tricks: 20, 13 or 10 (RF-1)."""
    return (leader(state) + state[NAMED]) % (40 // state[IN_ALL])


def observe(rules: Ints, state: Ints, seat: int, fields: Ints, most: Floats, out: Singles) -> None:
    """Write what a seat sees into zeros."""
    seats, size, tricks, first = rules[SEATS], rules[HAND], state[TRICKS], leader(state)
    out[fields[SEAT_AT] + seat] = 1
    out[fields[STARTER_AT] + (state[STARTER] - seat) % seats] = 1
    out[fields[LEADER_AT] + (first - seat) % seats] = 1
    out[fields[TURN_AT]] = 1
    out[fields[TURN_AT] + 1 + (due(state) - seat) % seats] = 1
    out[fields[CARD_AT]] = 1
    show_card(out, fields[CARD_AT] + 1, state[CARDS + seat * size + tricks])
    for index in range(state[NAMED]):
        guess = fields[GUESSES_AT] + 2 * ((first + index - seat) % seats)
        out[guess] = 1
        show_amount(out, guess + 1, state[SAID + tricks * seats + index], most[GUESSES_AT])
    for each in range(seats):
        place = (each - seat) % seats
        show_amount(out, fields[COUNTS_AT] + place, size - tricks - 1, most[COUNTS_AT])
        for trick in range(tricks):
            card, winner = state[CARDS + each * size + trick], (state[WINNERS + trick] - seat) % seats
            show_card(out, fields[PLAYED_AT] + PILE * place, card)
            show_card(out, fields[WON_AT] + PILE * winner, card)
    show_amount(out, fields[OUT_AT], 4 * 20 - seats * size, most[OUT_AT])
    for trick in range(tricks):
        winner = fields[WINNERS_AT] + (state[WINNERS + trick] - seat) % seats
        out[winner] = min(out[winner] + 1 / most[WINNERS_AT], 1.0)


def show_card(out: Singles, at: int, card: int) -> None:
    """Write a card."""
    out[at + NUMBERS * (card // STRIDE) + card % STRIDE - 1] = 1
