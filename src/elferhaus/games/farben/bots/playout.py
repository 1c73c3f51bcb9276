"""Playing an imagined round of farben to its end, everyone by rule of thumb, without views and events: quickly.

What the seats seem to collect is the same for everyone who watches, so it is counted once for all of them; a card and
the pile it goes on are weighed one after the other, since neither changes what the other costs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.core.cards import NUMBER, cards_in
from elferhaus.core.game import Did
from elferhaus.games.farben.rules import MOST_TURNS
from elferhaus.games.farben.state import Take

from .thumb import COLOUR_INDEX, COUNT, DROPPED, TAKEN, WEIGHTS, best_colour, enough_to_close, likelihoods

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.cards import Card
    from elferhaus.core.game import Event
    from elferhaus.games.farben.state import FarbenState

FED: Final = {card: WEIGHTS.feeding * count for card, count in COUNT.items()}  # how far it is minded if others get it


def signs(log: Sequence[Event], seats: int) -> list[list[float]]:
    """Return what each seat's moves say about the colours it collects."""
    found = [[0.0] * 4 for _ in range(seats)]
    for event in log:
        if type(event) is Did and event.by >= 0:
            action = event.action
            if action.card is not None and (type(action) is not Take or action.from_ != "stock"):
                found[event.by][COLOUR_INDEX[action.card]] += TAKEN if type(action) is Take else DROPPED
    return found


class Playout:
    """A round that is played on."""

    def __init__(self, state: FarbenState, log: Sequence[Event], rng: Random) -> None:
        """Begin in this world; the log says what the seats seem to collect."""
        self.hands = [list(cards_in(hand)) for hand in state.hands]
        self.seats = len(self.hands)
        self.sums = [_sums(hand) for hand in self.hands]  # a hand's colours: numbers
        self.sizes = [_sizes(hand) for hand in self.hands]  # and cards
        self.stock = list(reversed(state.stock))
        self.open = [list(pile) for pile in state.open]
        self.turn, self.turns, self.rng = state.turn, state.turns, rng
        self.taken, self.phase = state.taken, state.phase
        self.signs = signs(log, self.seats)
        self.wants = [likelihoods(row) for row in self.signs]
        self.rivals = [sum(row[colour] for row in self.wants) for colour in range(4)]

    def points(self) -> tuple[int, ...]:
        """Play to the end, and return everybody's points (FS-4)."""
        over = self.phase == "over"
        if self.phase == "drop":
            over = self._drop(self._worth())
        while not over:
            if not self.stock:
                self._remake()
            worth = self._worth()
            self._take(worth)
            over = self._drop(worth)
        return tuple(max(sums) for sums in self.sums)

    def _remake(self) -> None:
        """Make a stock of what lies under the tops (FS-2)."""
        for pile in self.open:
            self.stock += pile[:-1]
            del pile[:-1]
        self.rng.shuffle(self.stock)

    def _worth(self) -> list[float]:
        """Say how good each colour is to collect for whose turn it is."""
        turn = self.turn
        (s0, s1, s2, s3), (n0, n1, n2, n3) = self.sums[turn], self.sizes[turn]
        (r0, r1, r2, r3), (w0, w1, w2, w3) = self.rivals, self.wants[turn]
        card, rivals = WEIGHTS.card, WEIGHTS.rivals
        worth = [
            s0 + card * n0 - rivals * (r0 - w0),
            s1 + card * n1 - rivals * (r1 - w1),
            s2 + card * n2 - rivals * (r2 - w2),
            s3 + card * n3 - rivals * (r3 - w3),
        ]
        for pile in self.open:
            if pile:
                top = pile[-1]
                worth[COLOUR_INDEX[top]] += WEIGHTS.tops * COUNT[top]
        return worth

    def _take(self, worth: list[float]) -> None:
        """Take the highest open card of the own colour, or else from the stock; what that changes is worth more now."""
        turn = self.turn
        hand = self.hands[turn]
        aim = best_colour(worth)
        best, number = -1, 0
        if self.sizes[turn][aim] == len(hand):
            number = min(NUMBER[card] for card in hand)
        for index, pile in enumerate(self.open):
            card = pile[-1]
            if COLOUR_INDEX[card] == aim and NUMBER[card] > number:
                best, number = index, NUMBER[card]
        if best < 0 and self.stock:
            self.taken = None
            card = self.stock.pop()
        else:
            pile = self.open[max(best, 0)]
            self.taken = card = pile.pop()
            worth[COLOUR_INDEX[card]] -= WEIGHTS.tops * COUNT[card]
            if pile:
                worth[COLOUR_INDEX[pile[-1]]] += WEIGHTS.tops * COUNT[pile[-1]]
            self._sign(card, TAKEN)
        hand.append(card)
        colour = COLOUR_INDEX[card]
        worth[colour] += COUNT[card]
        self.sums[turn][colour] += NUMBER[card]
        self.sizes[turn][colour] += 1

    def _sign(self, card: Card, sign: float) -> None:
        row, before, rivals = self.signs[self.turn], self.wants[self.turn], self.rivals
        row[COLOUR_INDEX[card]] += sign
        after = self.wants[self.turn] = likelihoods(row)
        for colour in range(4):
            rivals[colour] += after[colour] - before[colour]

    def _drop(self, worth: list[float]) -> bool:
        """Drop what serves nobody, close when ahead, and tell whether the round is over."""
        turn, seats, taken = self.turn, self.seats, self.taken
        hand, sizes, sums = self.hands[turn], self.sizes[turn], self.sums[turn]
        aim = best_colour(worth)
        feeds = self._feeds()
        own, reserve, low = WEIGHTS.own, WEIGHTS.reserve, WEIGHTS.low
        dropped, least = "", float("inf")
        for card in hand:
            colour = COLOUR_INDEX[card]
            if colour == aim:
                cost = own + NUMBER[card]
            else:
                cost = reserve * worth[colour] + feeds[colour] * FED[card] + NUMBER[card] / low
            if cost < least and card != taken:
                dropped, least = card, cost
        close = False
        if max(sizes) >= len(hand) - 1:
            dropped, close = self._close(dropped, aim)
        hand.remove(dropped)
        colour = COLOUR_INDEX[dropped]
        sums[colour] -= NUMBER[dropped]
        sizes[colour] -= 1
        self.open[self._pile(aim, feeds)].append(dropped)
        self._sign(dropped, DROPPED)
        self.turns += 1
        self.turn = turn + 1 if turn + 1 < seats else 0
        self.taken = None
        return close or self.turns == MOST_TURNS

    def _feeds(self) -> list[float]:
        """Say how much the next seats would like a card of each colour."""
        turn, seats, wants = self.turn, self.seats, self.wants
        if seats == 2:
            return wants[1 - turn]
        feeds = [0.0] * 4
        for step in range(1, seats):
            for colour, want in enumerate(wants[(turn + step) % seats]):
                feeds[colour] += want / step
        return feeds

    def _close(self, dropped: Card, aim: int) -> tuple[Card, bool]:
        """Return what to drop where the round could be closed, and whether it is."""
        hand, sizes = self.hands[self.turn], self.sizes[self.turn]
        enough = enough_to_close(self.seats, self.turns)
        total = self.sums[self.turn][aim]
        if max(sizes) == len(hand):
            return dropped, total - (NUMBER[dropped] if COLOUR_INDEX[dropped] == aim else 0) >= enough
        [odd] = [card for card in hand if sizes[COLOUR_INDEX[card]] == 1] if len(hand) > 2 else [dropped]
        closes = odd != self.taken and total - (NUMBER[odd] if COLOUR_INDEX[odd] == aim else 0) >= enough
        return (odd, True) if closes else (dropped, False)

    def _pile(self, aim: int, feeds: list[float]) -> int:
        """Return where to drop: on what the next seats want, and not on what is wanted."""
        best, least = 0, float("inf")
        for index, pile in enumerate(self.open):
            if not pile:
                return index
            top = pile[-1]
            cost = WEIGHTS.cover * COUNT[top] if COLOUR_INDEX[top] == aim else -feeds[COLOUR_INDEX[top]] * FED[top]
            if cost < least:
                best, least = index, cost
        return best


def _sums(hand: Sequence[Card]) -> list[int]:
    sums = [0] * 4
    for card in hand:
        sums[COLOUR_INDEX[card]] += NUMBER[card]
    return sums


def _sizes(hand: Sequence[Card]) -> list[int]:
    sizes = [0] * 4
    for card in hand:
        sizes[COLOUR_INDEX[card]] += 1
    return sizes
