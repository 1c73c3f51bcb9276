"""Playing an imagined round of mogeln on, quickly: everyone lays, doubts and calls by rule of thumb."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.thumb.mogeln import EDGE
from elferhaus.games.mogeln.play import right_cards
from elferhaus.games.mogeln.rules import HIGH, last_number

from .mogeln_habits import Habits
from .mogeln_mind import STRENGTH, Mind
from .value import POINTS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.cards import CardSet
    from elferhaus.core.game import Event, Seat
    from elferhaus.games.mogeln.play import MogelnState

LAYS: Final = 24  # of a playout; then the sizes of the hands decide


class Table:
    """An imagined table at which a round goes on."""

    def __init__(self, state: MogelnState, log: Sequence[Event]) -> None:
        """Sit down."""
        self.rules = state.rules
        self.seats = len(state.hands)
        self.high = HIGH[self.seats]
        self.top = last_number(state.rules, self.seats)
        self.hands = list(state.hands)
        self.counts = [hand.bit_count() for hand in state.hands]
        self.turn, self.under, self.last, self.said = state.turn, state.under, state.last, state.said
        self.winner: Seat | None = state.winners[0] if state.winners else None
        self.laid = [0] * self.seats  # what each knows to have laid on this pile
        self.habits = Habits(self.seats, log)

    @property
    def layer(self) -> Seat:
        """Whose the last lay is."""
        return self.turn - 1 if self.turn else self.seats - 1

    def run(self, me: Seat, rng: Random, lays: int = LAYS) -> float:
        """Play on, and say what it is worth to a seat; that seat does not call the lay that lies there."""
        rules = self.rules
        silent: Seat | None = me
        while self.winner is None:
            if self.last and (rules.sneak or rules.edition == "space"):
                self._window(silent, rng)
                if self.winner is not None:
                    break
            silent = None
            if lays <= 0:
                return self._estimate(me)
            lays -= 1
            if (cards := self.decide(rng)) is None:
                self._doubted(self.turn)
            else:
                self.lay(cards)
        return _worth(float(self.winner == me), self.seats)

    def _estimate(self, me: Seat) -> float:
        strengths = [STRENGTH[max(count, 1)] for count in self.counts]
        return _worth(strengths[me] / sum(strengths), self.seats)

    def lay(self, cards: CardSet) -> None:
        """Carry out a lay."""
        seat, habits = self.turn, self.habits
        said = 1 if self.said == self.top else self.said + 1
        habits.laid(seat, said)
        if self.last:
            layer = self.layer
            if not self.counts[layer]:  # MO-6
                self.winner = layer
            if self.rules.sneak:
                habits.stood(layer, self.last.bit_count())
        self.under |= self.last
        if said == 1:  # MO-2
            self.under, self.laid = 0, [0] * self.seats
        self.last, self.said = cards, said
        self.laid[seat] |= cards
        self.hands[seat] ^= cards
        self.counts[seat] -= cards.bit_count()
        self.turn = seat + 1 if seat + 1 < self.seats else 0

    def _doubted(self, by: Seat) -> None:
        self.habits.doubts[by] += 1
        last = self.last
        self._judged(by, last & (last - 1) != 0 or not last & right_cards(self.rules.colour, self.said))

    def _judged(self, by: Seat, right: bool) -> None:
        layer = self.layer
        if not right and not self.counts[layer]:  # MO-6
            self.winner = layer
        taker = layer if right else by
        self.hands[taker] |= self.under | self.last
        self.counts[taker] = self.hands[taker].bit_count()
        self.under = self.last = self.said = 0
        self.laid = [0] * self.seats

    def _window(self, silent: Seat | None, rng: Random) -> None:
        """Ask everyone but who is on turn for a call; the first counts."""
        turn, layer = self.turn, self.layer
        callers = []
        for seat in range(self.seats):
            if seat not in {turn, layer, silent}:
                mind = Mind(self, seat, rng)
                if self.rules.edition == "space" and mind.doubting() > mind.silent() + EDGE:
                    callers.append((seat, True))
                elif self.rules.sneak and self.counts[layer] and mind.shouting() > mind.silent() + EDGE:
                    callers.append((seat, False))
        if not callers:
            return
        seat, doubts = callers[int(rng.random() * len(callers))]
        if doubts:
            self._doubted(seat)
        else:
            self.habits.shouts[self.said == 1] += 1
            self._judged(seat, self.last & (self.last - 1) != 0)

    def decide(self, rng: Random) -> CardSet | None:
        """Return what the seat on turn lays by rule of thumb, or None for a doubt."""
        mind = Mind(self, self.turn, rng)
        if self.last and (not self.counts[self.layer] or mind.lying() >= 1):
            return None
        cards, hope = mind.best_lay(rng)
        return None if self.last and mind.doubting() >= hope else cards


def _worth(chance: float, seats: int) -> float:
    return chance * (1 + POINTS) - (1 - chance) * POINTS / (seats - 1)
