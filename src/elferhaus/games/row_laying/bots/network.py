"""A learned player for the games that lay cards to rows. It is told what the rule of thumb would do, and when it errs.

What the network sees is made from the view, and from what the seat has seen the others do: which cards each has laid,
and which it cannot have, since it drew or passed when they fitted. Learners get the same numbers from the adapter for
many tables (``examples/train/sight.py``); a test holds that both are the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from elferhaus.bots.network import COLOURS, NUMBERS, Shape
from elferhaus.core.cards import BIT, NUMBER
from elferhaus.core.cards import COLOURS as COLOUR_NAMES
from elferhaus.games.row_laying.state import DRAW, END, KEEP, PASS, Lay
from elferhaus.games.row_laying.worlds import Memory

from .kernel_state import PHASES

if TYPE_CHECKING:
    from collections.abc import Callable

    from elferhaus.bots.tables import Singles
    from elferhaus.core.game import Action, Did
    from elferhaus.core.player import Chair
    from elferhaus.games.row_laying.state import RowAction, RowRules
    from elferhaus.games.row_laying.view import RowView


MOST_SEATS: Final = 6
OTHERS: Final = (END, DRAW, KEEP, PASS)
# Planes of each colour; of the others, beginning with the left neighbour, what each has laid, and what it lacks.
HAND, TABLE, FITS, THUMB, LAID, LACKS = 0, 1, 2, 3, 4, 4 + MOST_SEATS - 1
PLANES: Final = LACKS + MOST_SEATS - 1
COUNTS_AT: Final = len(PHASES)
SEATS_AT: Final = COUNTS_AT + MOST_SEATS
STOCK_AT: Final = SEATS_AT + MOST_SEATS - 1
DRAWN_AT: Final = STOCK_AT + 1
ADVICE_AT: Final = DRAWN_AT + 1
SHAPE: Final = Shape(planes=PLANES, facts=ADVICE_AT + len(OTHERS), kinds=1, others=len(OTHERS), width=192, deeper=3)
COUNT, STOCK, DRAWN = 20.0, 88.0, 4.4  # what these numbers are divided by

_COLOUR: Final = {colour[0]: index for index, colour in enumerate(COLOUR_NAMES)}
PLACE: Final = {card: (_COLOUR[card[0]], NUMBER[card] - 1) for card in BIT}
PLACE_OF_BIT: Final = {bit: PLACE[card] for card, bit in BIT.items()}


def numbers(chair: Chair[RowView], advice: Action, row_rules: Callable[[Any], RowRules]) -> tuple[Singles, Singles]:
    """Return what the network takes: cards by colour, and facts."""
    import numpy as np

    view = chair.view
    planes: Singles = np.zeros((COLOURS, PLANES, NUMBERS), np.float32)
    facts: Singles = np.zeros(SHAPE.facts, np.float32)
    lying = [card for row in view.rows for card in row]
    for plane, cards in ((HAND, view.hand or ()), (TABLE, lying), (FITS, view.fits)):
        for card in cards:
            colour, place = PLACE[card]
            planes[colour, plane, place] = 1
    seats, seat = view.seats, view.seat or 0
    memory = Memory(row_rules(view.rules), seats)
    for event in chair.seen:
        memory.remember(cast("Did[RowAction]", event))
    for away in range(1, seats):
        other = (seat + away) % seats
        for plane, cards_of in ((LAID, memory.laid[other]), (LACKS, memory.lacks[other] & ~memory.kept[other])):
            left = cards_of
            while left:
                bit = left & -left
                left ^= bit
                colour, place = PLACE_OF_BIT[bit]
                planes[colour, plane + away - 1, place] = 1
    if isinstance(advice, Lay):
        colour, place = PLACE[advice.card]
        planes[colour, THUMB, place] = 1
    else:
        facts[ADVICE_AT + OTHERS.index(advice)] = 1
    facts[PHASES.index(view.phase)] = 1
    for away in range(seats):
        facts[COUNTS_AT + away] = view.counts[(seat + away) % seats] / COUNT
    facts[SEATS_AT + seats - 2] = 1
    facts[STOCK_AT], facts[DRAWN_AT] = view.stock / STOCK, view.drawn / DRAWN
    return planes.reshape(COLOURS, -1), facts


def place_of(action: Action) -> int:
    """Return where the network says what an action is worth."""
    if isinstance(action, Lay):
        colour, place = PLACE[action.card]
        return colour * NUMBERS + place
    return COLOURS * NUMBERS + OTHERS.index(action)
