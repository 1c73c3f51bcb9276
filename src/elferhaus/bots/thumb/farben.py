"""Farben by rule of thumb: collect the colour that can be had, feed nobody, and close when ahead.

What a seat takes from an open pile it collects, and what it drops it does not: so the own colour is one that is far
already and that few others want. Cards the next seats collect are dropped last, and what they would like is covered.
A round is closed when the own sum is likely the highest; as long as it is not, the hand gets better.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from elferhaus.core.cards import COLOUR, COLOURS, NUMBER
from elferhaus.core.game import Did
from elferhaus.games.farben.play import Drop, Take
from elferhaus.games.farben.view import FarbenView

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.bots.player import Chair
    from elferhaus.core.cards import Card
    from elferhaus.core.game import Action, Event, Seat


class Eye(Struct, frozen=True):
    """What somebody sees beyond the own hand, and when they dare to close."""

    rivals: float = 10.0  # how far a colour is shunned that others collect
    card: float = 1.5  # what one more card of a colour counts beside its number
    reserve: float = 0.3  # how far a second colour is kept
    feeding: float = 1.0  # how far it is minded what the next seats get
    tops: float = 0.5  # what an open card counts beside one in the hand
    cover: float = 0.5  # how far it is minded that an open card of the own colour is covered
    ahead: float = -10.0  # points more than expected of the others that are wanted before closing


EYE: Final = Eye()
INDEX: Final = {colour: index for index, colour in enumerate(COLOURS)}
PLACE: Final = {card: INDEX[colour] for card, colour in COLOUR.items()}  # the index of a card's colour
TAKEN: Final = 1.0  # what a card taken tells about a colour
DROPPED: Final = -0.6


def decide(chair: Chair, rng: Random, eye: Eye = EYE) -> Action:
    """Take what serves the colour, drop what serves nobody."""
    view = chair.view
    assert isinstance(view, FarbenView)
    hand = view.hand or ()
    wants = wishes(chair.seen, chair.seat, len(view.counts))
    worth = colour_worth(hand, wants, view, eye)
    aim = max(range(4), key=worth.__getitem__)
    if view.phase == "take":
        return _take(chair, hand, aim)
    judge = Judge(view, chair.seat, worth, wants, eye)
    drops = [choice for choice in chair.legal if isinstance(choice, Drop)]
    return min(drops, key=lambda drop: judge.cost(drop) + rng.random() / 10)


def wishes(seen: Sequence[Event], own: Seat, seats: int) -> list[list[float]]:
    """Return how likely each other seat collects each colour."""
    wants = [[0.0] * 4 for _ in range(seats)]
    for event in seen:
        if type(event) is Did and event.by != own:
            card = event.action.card
            if card is not None:
                row = wants[event.by]
                row[PLACE[card]] += TAKEN if type(event.action) is Take else DROPPED
    for row in wants:
        raised = [exp(min(each, 6.0)) for each in row]
        total = sum(raised)
        row[:] = [each / total for each in raised]
    wants[own] = [0.0] * 4
    return wants


def colour_worth(hand: Sequence[Card], wants: list[list[float]], view: FarbenView, eye: Eye) -> list[float]:
    """Say how good each colour is to collect."""
    worth = [0.0] * 4
    for card in hand:
        worth[PLACE[card]] += eye.card + NUMBER[card]
    for pile in view.open:
        if pile:
            worth[PLACE[pile[-1]]] += eye.tops * (eye.card + NUMBER[pile[-1]])
    for row in wants:
        for place in range(4):
            worth[place] -= eye.rivals * row[place]
    return worth


def _take(chair: Chair, hand: Sequence[Card], aim: int) -> Action:
    """Take the highest open card of the own colour, or else from the stock."""
    own = [NUMBER[card] for card in hand if PLACE[card] == aim]
    least = min(own) if len(own) == len(hand) else 0
    best, best_number = chair.legal[0], least  # the stock, where there is one, is the first choice
    for take in chair.legal:
        assert isinstance(take, Take)
        card = take.card
        if card is not None and PLACE[card] == aim and NUMBER[card] > best_number:
            best, best_number = take, NUMBER[card]
    assert isinstance(best, Take)
    return best


class Judge:
    """Weighs what a drop costs: the own hand, what the next seats get, and what is covered."""

    def __init__(self, view: FarbenView, seat: Seat, worth: list[float], wants: list[list[float]], eye: Eye) -> None:
        """Look at the table."""
        self.view, self.worth, self.eye = view, worth, eye
        self.aim = max(range(4), key=worth.__getitem__)
        self.total = sum(NUMBER[card] for card in view.hand or () if PLACE[card] == self.aim)
        self.enough = expected_sum(view) + eye.ahead
        seats = len(view.counts)
        self.feeds = [0.0] * 4  # how much the next seats would like a card of each colour
        for step in range(1, seats):
            row = wants[(seat + step) % seats]
            for place in range(4):
                self.feeds[place] += row[place] / step

    def cost(self, drop: Drop) -> float:
        """Say how bad a drop is."""
        eye, place, number = self.eye, PLACE[drop.card], NUMBER[drop.card]
        if place == self.aim:
            cost, left = 200.0 + number, self.total - number
        else:
            cost, left = eye.reserve * self.worth[place] / 4 + self._fed(drop.card) + number / 10, self.total
        if drop.close:
            cost += -1000.0 if left >= self.enough else 1000.0
        covered = self.view.open[drop.on]
        if covered:
            top = covered[-1]
            cost += eye.cover * (NUMBER[top] + eye.card) if PLACE[top] == self.aim else -self._fed(top)
        return cost

    def _fed(self, card: Card) -> float:
        return self.eye.feeding * self.feeds[PLACE[card]] * (NUMBER[card] + self.eye.card)


def expected_sum(view: FarbenView) -> float:
    """Return the best sum to be expected of the others by now."""
    seats = len(view.counts)
    turns = min(view.turns / seats, 6.0)
    return (46 if seats == 2 else 53) + 5 * turns
