"""Searching farben: worlds in which the others hold what they seem to collect, and few of the many ways to drop a card.

Who plays for some turns comes to hold one colour, so hands dealt by lot would be far too poor, and closing would look
better than it is. The colour of each seat is drawn by what it took and dropped, and its unknown cards lean to it.
"""

from __future__ import annotations

from functools import partial
from math import exp, log
from typing import TYPE_CHECKING, Any, Final

from elferhaus.bots.thumb.farben import EYE, PLACE, Judge, colour_worth, expected_sum, wishes
from elferhaus.core.cards import NUMBER, card_set, cards_in
from elferhaus.games.farben.play import DECK, STOCK, Drop, FarbenState, Take
from elferhaus.games.farben.view import FarbenView, Memory, imagine

from .farben_playout import Playout, signs, wanted
from .guide import Guide
from .value import POINTS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from elferhaus.bots.player import Chair, Player
    from elferhaus.core.cards import Card
    from elferhaus.core.game import Action, Event, Seat

CARDS: Final = 5  # cards that are considered to drop
SURE: Final = 2.0  # how far moves are believed; with 1, as far as the rule of thumb believes them
LEANS: Final = 2.5  # how much likelier an unknown card is of the colour that is collected, at first
LEANS_LATER: Final = 0.5  # and more after each turn,
LEANS_MOST: Final = 6.0  # up to this (measured at tables of the rule of thumb)
HAIR: Final = 6.0  # points
TRIES: Final = 6  # hands that are looked at before one is taken with which the round would have been closed


def choices(chair: Chair, policy: Player, rng: Random) -> list[Action]:
    """Return what is worth a thought: whether an open card is the right one; which card to drop, and whether to close.

    Where the rule of thumb draws from the stock, and on which pile it drops a card, nothing else did better.
    """
    view = chair.view
    assert isinstance(view, FarbenView)
    usual = policy.decide(chair, rng)
    if isinstance(usual, Take):
        takes = [choice for choice in chair.legal if isinstance(choice, Take)]
        return [usual] if usual == STOCK else list(dict.fromkeys([usual, *takes]))
    assert isinstance(usual, Drop)
    wants = wishes(chair.seen, chair.seat, len(view.counts))
    judge = Judge(view, chair.seat, colour_worth(view.hand or (), wants, view, EYE), wants, EYE)
    drops = sorted((choice for choice in chair.legal if isinstance(choice, Drop)), key=judge.cost)
    cards = {usual.card: usual} if not usual.close else {}
    for drop in drops:
        if not drop.close:
            cards.setdefault(drop.card, drop)
    closing = [drop for drop in drops if drop.close][:1]
    return list(dict.fromkeys([usual, *closing, *list(cards.values())[:CARDS]]))


def worlds(view: FarbenView, seen: Sequence[Event]) -> Callable[[Random], FarbenState]:
    """Return what draws worlds in accord with what the others took and dropped."""
    memory = Memory(view.dealt)
    for event in seen:
        memory.remember(event)
    if memory.stock or view.hands is not None:  # after a remake more is known about the cards than is used here
        return partial(imagine, view, seen)
    return _Worlds(view, seen, memory).draw


class _Worlds:
    """What is known of the hands, and how their unknown cards lean."""

    def __init__(self, view: FarbenView, seen: Sequence[Event], memory: Memory) -> None:
        self.view = view
        seats = len(view.counts)
        self.known = [memory.hand(seat) for seat in range(seats)]
        self.known[view.seat or 0] = card_set(view.hand or ())
        self.unseen = list(set(DECK).difference(*view.open, *(cards_in(hand) for hand in self.known)))
        self.unseen.sort(key=DECK.index)
        self.wants = [wanted([SURE * each for each in row]) for row in signs(seen, seats)]
        self.leans = min(LEANS_MOST, LEANS + LEANS_LATER * view.turns / seats)
        self.enough = expected_sum(view) + EYE.ahead

    def draw(self, rng: Random) -> FarbenState:
        """Return a world."""
        view = self.view
        hands = list(self.known)
        left = self.unseen
        others = [seat for seat in range(len(hands)) if seat != view.seat]
        rng.shuffle(others)
        for seat in others:
            for _ in range(TRIES):
                cards, rest = self._share(left, seat, rng)
                hand = hands[seat] | card_set(cards)
                if not self._would_have_closed(hand):
                    break
            hands[seat], left = hand, rest
        rng.shuffle(left)
        return FarbenState(
            view.rules,
            tuple(hands),
            tuple(left),
            view.open,
            view.dealt,
            view.turn,
            view.phase,
            view.turns,
            view.source,
            view.taken,
            view.closed,
        )

    def _share(self, cards: Sequence[Card], seat: Seat, rng: Random) -> tuple[list[Card], list[Card]]:
        """Draw a seat's unknown cards, those of its colour the likelier; and return what is left, too."""
        aim = rng.choices(range(4), self.wants[seat])[0]
        slow, fast = 1.0, 1 / self.leans
        timed = sorted((-log(1 - rng.random()) * (fast if PLACE[card] == aim else slow), card) for card in cards)
        size = self.view.counts[seat] - self.known[seat].bit_count()
        drawn = [card for _, card in timed]
        return drawn[:size], drawn[size:]

    def _would_have_closed(self, hand: int) -> bool:
        cards = cards_in(hand)
        return len({PLACE[card] for card in cards}) == 1 and sum(NUMBER[card] for card in cards) >= self.enough


def playout(state: Any, seat: Seat, log: Sequence[Event], rng: Random) -> float:
    """Return what a round is worth to a seat when everyone goes on by rule of thumb."""
    return smooth_worth(Playout(state, log, rng).points(), seat)


def smooth_worth(points: Sequence[int], seat: Seat) -> float:
    """Return nearly ``value.worth``, but a win by a hair counts hardly more than a defeat by one: fewer playouts do.

    >>> smooth_worth((70, 70), 0)
    0.5
    """
    most = max(points)
    shares = [exp((each - most) / HAIR) for each in points]
    others = (sum(points) - points[seat]) / (len(points) - 1)
    return shares[seat] / sum(shares) + POINTS * (points[seat] - others) / max(1, most)


GUIDE: Final = Guide(choices=choices, playouts=640, depth=0, worlds=worlds, playout=playout)
