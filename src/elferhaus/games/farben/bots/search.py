"""Searching farben: worlds in which the others hold what they seem to collect, and few of the many ways to drop a card.

After some turns a seat comes to hold one colour, so hands dealt by lot would be far too poor, and closing would look
better than it is. The colour of each seat is drawn by what it took and dropped, and its unknown cards lean to it.
"""

from __future__ import annotations

from functools import partial
from math import exp, log
from typing import TYPE_CHECKING, Final

from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.engine.settings import SearchSettings
from elferhaus.bots.engine.value import POINTS
from elferhaus.core.cards import NUMBER, card_set, cards_in
from elferhaus.games.farben.state import DECK, STOCK, Drop, FarbenState, Take
from elferhaus.games.farben.worlds import Memory, imagine

from .playout import Playout, signs
from .thumb import COLOUR_INDEX, DropCosts, colour_worth, decide, enough_to_close, likelihoods, wanted_by_others

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from elferhaus.core.cards import Card
    from elferhaus.core.game import Action, Event, Seat
    from elferhaus.core.player import Chair, Player
    from elferhaus.games.farben.view import FarbenView

CARDS: Final = 5  # cards that are considered to drop
BELIEF: Final = 2.0  # how far moves are believed; with 1, as far as the rule of thumb believes them
ODDS: Final = 2.5  # how much likelier an unknown card is of the colour that is collected, at first
ODDS_PER_TURN: Final = 0.5  # and more after each turn,
MOST_ODDS: Final = 6.0  # up to this (measured at tables of the rule of thumb)
NARROW: Final = 6.0  # points by which a win is a narrow one
TRIES: Final = 6  # hands that are looked at before one is taken with which the round would have been closed


def choices(chair: Chair[FarbenView], policy: Player[FarbenView], rng: Random) -> list[Action]:
    """Return what is worth a thought: whether an open card is the right one; which card to drop, and whether to close.

    Where the rule of thumb draws from the stock, and on which pile it drops a card, nothing else did better.
    """
    view = chair.view
    usual = policy.decide(chair, rng)
    if isinstance(usual, Take):
        takes = [choice for choice in chair.legal if isinstance(choice, Take)]
        return [usual] if usual == STOCK else list(dict.fromkeys([usual, *takes]))
    assert isinstance(usual, Drop)
    wants = wanted_by_others(chair.seen, chair.seat, view.seats)
    costs = DropCosts(view, chair.seat, colour_worth(view.hand or (), wants, view), wants)
    drops = sorted((choice for choice in chair.legal if isinstance(choice, Drop)), key=costs.cost)
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
    return LikelyWorlds(view, seen, memory).draw


class LikelyWorlds:
    """Draws worlds: what is known of the hands, and the unknown cards likelier of the colour that a seat collects."""

    def __init__(self, view: FarbenView, seen: Sequence[Event], memory: Memory) -> None:
        """Take in what was seen."""
        self.view = view
        seats = view.seats
        self.known = [memory.hand(seat) for seat in range(seats)]
        self.known[view.seat or 0] = card_set(view.hand or ())
        self.unseen = list(set(DECK).difference(*view.open, *(cards_in(hand) for hand in self.known)))
        self.unseen.sort(key=DECK.index)
        self.wants = [likelihoods([BELIEF * each for each in row]) for row in signs(seen, seats)]
        self.odds = min(MOST_ODDS, ODDS + ODDS_PER_TURN * view.turns / seats)
        self.enough = enough_to_close(seats, view.turns)

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
        slow, fast = 1.0, 1 / self.odds
        timed = sorted((-log(1 - rng.random()) * (fast if COLOUR_INDEX[card] == aim else slow), card) for card in cards)
        size = self.view.counts[seat] - self.known[seat].bit_count()
        drawn = [card for _, card in timed]
        return drawn[:size], drawn[size:]

    def _would_have_closed(self, hand: int) -> bool:
        cards = cards_in(hand)
        return len({COLOUR_INDEX[card] for card in cards}) == 1 and sum(NUMBER[card] for card in cards) >= self.enough


def playout(state: FarbenState, seat: Seat, log: Sequence[Event], rng: Random) -> float:
    """Return what a round is worth to a seat when everyone goes on by rule of thumb."""
    return smooth_worth(Playout(state, log, rng).points(), seat)


def smooth_worth(points: Sequence[int], seat: Seat) -> float:
    """Return nearly ``value.worth``, but a narrow win counts hardly more than a narrow defeat: fewer playouts do.

    >>> smooth_worth((70, 70), 0)
    0.5
    """
    most = max(points)
    shares = [exp((each - most) / NARROW) for each in points]
    others = (sum(points) - points[seat]) / (len(points) - 1)
    return shares[seat] / sum(shares) + POINTS * (points[seat] - others) / max(1, most)


SEARCH: Final = SearchSettings(
    policy=ByRule(decide), choices=choices, playouts=640, depth=0, worlds=worlds, playout=playout
)
