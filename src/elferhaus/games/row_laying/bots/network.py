"""A learned player for the games that lay cards to rows. It is told what the rule of thumb would do, and when it errs.

What the network sees is made from the view alone. Learners get the same numbers from the door for many tables
(``examples/train/row_games.py``); a test holds that both are the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.network import COLOURS, NUMBERS, Shape
from elferhaus.core.cards import BIT, NUMBER
from elferhaus.core.cards import COLOURS as COLOUR_NAMES
from elferhaus.games.row_laying.state import DRAW, END, KEEP, PASS, Lay

from .kernel_state import PHASES

if TYPE_CHECKING:
    from elferhaus.bots.tables import Singles
    from elferhaus.core.game import Action
    from elferhaus.games.row_laying.view import RowView


MOST_SEATS: Final = 6
OTHERS: Final = (END, DRAW, KEEP, PASS)
HAND_AT, TABLE_AT, FITS_AT, THUMB_AT = 0, NUMBERS, 2 * NUMBERS, 3 * NUMBERS  # in the row of a colour
COUNTS_AT: Final = len(PHASES)
SEATS_AT: Final = COUNTS_AT + MOST_SEATS
STOCK_AT: Final = SEATS_AT + MOST_SEATS - 1
DRAWN_AT: Final = STOCK_AT + 1
ADVICE_AT: Final = DRAWN_AT + 1
SHAPE: Final = Shape(planes=4, facts=ADVICE_AT + len(OTHERS), kinds=1, others=len(OTHERS))
COUNT, STOCK, DRAWN = 20.0, 88.0, 4.4  # what these numbers are divided by

_COLOUR: Final = {colour[0]: index for index, colour in enumerate(COLOUR_NAMES)}
PLACE: Final = {card: (_COLOUR[card[0]], NUMBER[card] - 1) for card in BIT}


def numbers(view: RowView, advice: Action) -> tuple[Singles, Singles]:
    """Return what the network takes: cards by colour, and facts."""
    import numpy as np

    colours: Singles = np.zeros((COLOURS, 4 * NUMBERS), np.float32)
    facts: Singles = np.zeros(SHAPE.facts, np.float32)
    lying = [card for row in view.rows for card in row]
    for start, cards in ((HAND_AT, view.hand or ()), (TABLE_AT, lying), (FITS_AT, view.fits)):
        for card in cards:
            colour, place = PLACE[card]
            colours[colour, start + place] = 1
    if isinstance(advice, Lay):
        colour, place = PLACE[advice.card]
        colours[colour, THUMB_AT + place] = 1
    else:
        facts[ADVICE_AT + OTHERS.index(advice)] = 1
    facts[PHASES.index(view.phase)] = 1
    seats, seat = view.seats, view.seat or 0
    for away in range(seats):
        facts[COUNTS_AT + away] = view.counts[(seat + away) % seats] / COUNT
    facts[SEATS_AT + seats - 2] = 1
    facts[STOCK_AT], facts[DRAWN_AT] = view.stock / STOCK, view.drawn / DRAWN
    return colours, facts


def place_of(action: Action) -> int:
    """Return where the network says what an action is worth."""
    if isinstance(action, Lay):
        colour, place = PLACE[action.card]
        return colour * NUMBERS + place
    return COLOURS * NUMBERS + OTHERS.index(action)
