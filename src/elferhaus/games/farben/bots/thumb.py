"""Farben by rule of thumb: collect the colour that can be had, feed nobody, and close when ahead.

What a seat takes from an open pile it collects, and what it drops it does not: so the own colour is one that is far
already and that few others want. Cards the next seats collect are dropped last, and what they would like is covered.
A round is closed when the own sum is likely the highest; as long as it is not, the hand gets better.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, NamedTuple

from elferhaus.core.cards import COLOUR, COLOURS, NUMBER
from elferhaus.core.game import Did
from elferhaus.games.farben.state import Drop, Take

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.cards import Card
    from elferhaus.core.game import Action, Event, Seat
    from elferhaus.core.player import Chair
    from elferhaus.games.farben.view import FarbenView


class Weights(NamedTuple):
    """How much each thing counts beside the number of a card."""

    rivals: float = 10.0  # how far a colour is shunned that others collect
    card: float = 1.5  # what one more card of a colour counts beside its number
    own: float = 200.0  # what a card of the own colour costs: more than any other
    reserve: float = 0.075  # how far a second colour is kept
    feeding: float = 1.0  # how far it is minded what the next seats get
    low: float = 10.0  # a number counts so much less where only the lower card is looked for
    tops: float = 0.5  # what an open card counts beside one in the hand
    cover: float = 0.5  # how far it is minded that an open card of the own colour is covered
    ahead: float = -10.0  # points more than expected of the others that are wanted before closing


WEIGHTS: Final = Weights()
COLOUR_INDEX: Final = {card: COLOURS.index(colour) for card, colour in COLOUR.items()}
COUNT: Final = {card: number + WEIGHTS.card for card, number in NUMBER.items()}  # what a card is worth to a collector
TAKEN: Final = 1.0  # what a card taken tells about a colour
DROPPED: Final = -0.6
SURE: Final = 6.0  # more than that makes nobody surer


def decide(chair: Chair[FarbenView], rng: Random) -> Action:
    """Take what serves the colour, drop what serves nobody."""
    view = chair.view
    hand = view.hand or ()
    wants = wanted_by_others(chair.seen, chair.seat, view.seats)
    worth = colour_worth(hand, wants, view)
    if view.phase == "take":
        return _take(chair, hand, best_colour(worth))
    costs = DropCosts(view, chair.seat, worth, wants)
    drops = [choice for choice in chair.legal if isinstance(choice, Drop)]
    return min(drops, key=lambda drop: costs.cost(drop) + rng.random() / 10)


def wanted_by_others(seen: Sequence[Event], own: Seat, seats: int) -> list[list[float]]:
    """Return how likely each other seat collects each colour."""
    wants = [likelihoods(row) for row in signs(seen, seats)]
    wants[own] = [0.0] * 4
    return wants


def signs(seen: Sequence[Event], seats: int) -> list[list[float]]:
    """Return what each seat's moves say about the colours it collects."""
    taken, dropped = ([[0] * 4 for _ in range(seats)] for _ in range(2))
    for told in map(sign_of, seen):
        if told is not None:
            by, card, is_taken = told
            (taken if is_taken else dropped)[by][COLOUR_INDEX[card]] += 1
    return [
        [TAKEN * took + DROPPED * gave for took, gave in zip(*rows, strict=True)]
        for rows in zip(taken, dropped, strict=True)
    ]


def sign_of(event: Event) -> tuple[Seat, Card, bool] | None:
    """Return whose move it was, which card everyone saw, and whether it was taken; None for anything else."""
    if type(event) is not Did or event.action.card is None:
        return None
    is_taken = type(event.action) is Take
    return None if is_taken and event.action.from_ == "stock" else (event.by, event.action.card, is_taken)


def likelihoods(signs: Sequence[float]) -> list[float]:
    """Return how likely each colour is the one that a seat collects, by the signs of it.

    >>> likelihoods([0, 0, 0, 0])
    [0.25, 0.25, 0.25, 0.25]
    """
    raised = [exp(min(each, SURE)) for each in signs]
    total = 0.0  # one by one, as the kernel adds them
    for each in raised:
        total += each
    return [each / total for each in raised]


def colour_worth(hand: Sequence[Card], wants: list[list[float]], view: FarbenView) -> list[float]:
    """Say how good each colour is to collect."""
    worth = [0.0] * 4
    for card in hand:
        worth[COLOUR_INDEX[card]] += COUNT[card]
    for pile in view.open:
        if pile:
            worth[COLOUR_INDEX[pile[-1]]] += WEIGHTS.tops * COUNT[pile[-1]]
    for row in wants:
        for colour in range(4):
            worth[colour] -= WEIGHTS.rivals * row[colour]
    return worth


def best_colour(worth: list[float]) -> int:
    """Return which colour to collect."""
    return worth.index(max(worth))


def _take(chair: Chair[FarbenView], hand: Sequence[Card], aim: int) -> Action:
    """Take the highest open card of the own colour, or else from the stock."""
    own = [NUMBER[card] for card in hand if COLOUR_INDEX[card] == aim]
    least = min(own) if len(own) == len(hand) else 0
    takes = [choice for choice in chair.legal if isinstance(choice, Take)]
    best, best_number = takes[0], least  # the stock, where there is one, is the first choice
    for take in takes:
        card = take.card
        if card is not None and COLOUR_INDEX[card] == aim and NUMBER[card] > best_number:
            best, best_number = take, NUMBER[card]
    return best


class DropCosts:
    """Weighs what a drop costs: the own hand, what the next seats get, and what is covered."""

    def __init__(self, view: FarbenView, seat: Seat, worth: list[float], wants: list[list[float]]) -> None:
        """Look at the table."""
        self.view, self.worth = view, worth
        self.aim = best_colour(worth)
        self.total = sum(NUMBER[card] for card in view.hand or () if COLOUR_INDEX[card] == self.aim)
        self.enough = enough_to_close(view.seats, view.turns)
        self.feeds = [0.0] * 4  # how much the next seats would like a card of each colour
        for step in range(1, view.seats):
            row = wants[(seat + step) % view.seats]
            for colour in range(4):
                self.feeds[colour] += row[colour] / step

    def cost(self, drop: Drop) -> float:
        """Say how bad a drop is."""
        colour, number = COLOUR_INDEX[drop.card], NUMBER[drop.card]
        if colour == self.aim:
            cost, left = WEIGHTS.own + number, self.total - number
        else:
            cost = WEIGHTS.reserve * self.worth[colour] + self._fed(drop.card) + number / WEIGHTS.low
            left = self.total
        if drop.close:
            cost += -1000.0 if left >= self.enough else 1000.0
        covered = self.view.open[drop.on]
        if covered:
            top = covered[-1]
            cost += WEIGHTS.cover * COUNT[top] if COLOUR_INDEX[top] == self.aim else -self._fed(top)
        return cost

    def _fed(self, card: Card) -> float:
        return WEIGHTS.feeding * self.feeds[COLOUR_INDEX[card]] * COUNT[card]


def enough_to_close(seats: int, turns: int) -> float:
    """Return the sum with which it is time to close: by now the best of the others will have about as much."""
    expected = (46 if seats == 2 else 53) + 5 * min(turns / seats, 6.0)
    return expected + WEIGHTS.ahead
