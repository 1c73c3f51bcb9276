"""A learned player of elevens. It is told what the rule of thumb would do, and when it errs.

What the network sees is made from the view alone. Learners get the same numbers from the adapter for many tables
(``examples/train/sight.py``); a test holds that both are the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.network import COLOURS, NUMBERS, Shape
from elferhaus.core.cards import BIT, JOKER, NUMBER
from elferhaus.core.cards import COLOURS as COLOUR_NAMES
from elferhaus.games.elevens.state import DISCARD, DRAW, END, PASS, Lay, Swap

if TYPE_CHECKING:
    from elferhaus.bots.tables import Singles
    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair
    from elferhaus.games.elevens.view import ElevensView


MOST_SEATS: Final = 6
OTHERS: Final = (DISCARD, END, DRAW, PASS)
# Planes of each colour: cards, which row of the table is its own, and what the rule of thumb would do there.
HAND, TABLE, WILD, SPANS, FITS, ROW, LAYS, LAYS_JOKER, SWAPS, BRIDGES, BRIDGES_JOKER = range(11)
# Facts: what is told of every seat, amounts with what they are divided by, what is or is not, and the advice.
PER_SEAT: Final = ((0, "counts", 20.0), (6, "bridges", 4.0), (12, "bonus", 4.0))
AMOUNTS: Final = ((18, "stock", 88.0), (19, "out", 4.0), (20, "laid", 4.0), (21, "passes", 4.0))
FLAGS: Final = ((22, "swapped"), (23, "duty"))
JOKERS_AT, SEATS_AT, ADVICE_AT = 24, 25, 30
JOKERS: Final = 2.0
MOST_JOKERS: Final = 4.0
KINDS, PAIR_KINDS = 3, 2
SHAPE: Final = Shape(
    planes=11, facts=ADVICE_AT + len(OTHERS), kinds=KINDS, others=len(OTHERS), pair_kinds=PAIR_KINDS, width=128
)
PAIRS_AT: Final = COLOURS * NUMBERS * KINDS
REST_AT: Final = PAIRS_AT + COLOURS * COLOURS * NUMBERS * PAIR_KINDS

_COLOUR: Final = {colour[0]: index for index, colour in enumerate(COLOUR_NAMES)}
PLACE: Final = {card: (_COLOUR[card[0]], NUMBER[card] - 1) for card in BIT}


def told(advice: Action) -> tuple[list[tuple[int, int, int]], list[int]]:
    """Return where an advice is told: as plane, colour and number, or as a fact."""
    if isinstance(advice, Swap):
        return [(SWAPS, *PLACE[advice.card])], []
    if not isinstance(advice, Lay):
        return [], [ADVICE_AT + OTHERS.index(advice)]
    has_joker = advice.card == JOKER
    place = PLACE[advice.as_ or advice.card]
    planes = [(LAYS_JOKER if has_joker else LAYS, *place)]
    if advice.bridge is not None:
        planes.append((BRIDGES_JOKER if has_joker else BRIDGES, *PLACE[advice.bridge]))
    return planes, []


def numbers(chair: Chair[ElevensView], advice: Action) -> tuple[Singles, Singles]:
    """Return what the network takes: cards by colour, and facts."""
    import numpy as np

    view = chair.view
    planes: Singles = np.zeros((COLOURS, SHAPE.planes, NUMBERS), np.float32)
    facts: Singles = np.zeros(SHAPE.facts, np.float32)
    hand = view.hand or ()
    lying = [card for row in view.rows for card in row]
    for plane, cards in ((HAND, hand), (TABLE, lying), (WILD, view.jokers), (SPANS, view.spans), (FITS, view.fits)):
        for card in cards:
            if card != JOKER:
                colour, place = PLACE[card]
                planes[colour, plane, place] = 1
    for row, own in enumerate(view.colours):
        planes[_COLOUR[own[0]], ROW, row] = 1
    advised, others = told(advice)
    for plane, colour, place in advised:
        planes[colour, plane, place] = 1
    facts[others] = 1
    seats, seat = view.seats, view.seat or 0
    for start, name, unit in PER_SEAT:
        amounts = getattr(view, name)
        for away in range(seats):
            facts[start + away] = amounts[(seat + away) % seats] / unit
    for start, name, unit in AMOUNTS:
        facts[start] = getattr(view, name) / unit
    for start, name in FLAGS:
        facts[start] = getattr(view, name)
    facts[JOKERS_AT] = hand.count(JOKER) / JOKERS
    facts[SEATS_AT + seats - 2] = 1
    colours: Singles = planes.reshape(COLOURS, -1)
    return colours, facts


def place_of(action: Action) -> int:
    """Return where the network says what an action is worth."""
    if isinstance(action, Swap):
        colour, place = PLACE[action.card]
        return (colour * NUMBERS + place) * KINDS + 2
    if not isinstance(action, Lay):
        return REST_AT + OTHERS.index(action)
    has_joker = action.card == JOKER
    colour, place = PLACE[action.as_ or action.card]
    if action.bridge is None:
        return (colour * NUMBERS + place) * KINDS + has_joker
    start, _ = PLACE[action.bridge]
    return PAIRS_AT + ((colour * COLOURS + start) * NUMBERS + place) * PAIR_KINDS + has_joker
