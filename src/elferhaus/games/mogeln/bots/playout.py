"""Playing an imagined round of mogeln on, quickly: everyone lays, doubts and calls by rule of thumb.

Tests hold that such a table goes on as the rules have it, and how often its decisions are those of ``thumb``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.engine.value import POINTS
from elferhaus.games.mogeln.rules import last_number, right_cards

from .beliefs import EDGE, STRENGTH
from .opponents import OpponentStatistics
from .quick_beliefs import QuickBeliefs

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.cards import CardSet
    from elferhaus.core.game import Event, Seat
    from elferhaus.games.mogeln.state import MogelnState

LAYS: Final = 24  # of a playout; then the sizes of the hands decide


class QuickRound:
    """An imagined table at which a round goes on."""

    def __init__(self, state: MogelnState, log: Sequence[Event]) -> None:
        """Take over a state."""
        self.rules = state.rules
        self.seats = len(state.hands)
        self.top = last_number(state.rules, self.seats)
        self.hands = list(state.hands)
        self.counts = [hand.bit_count() for hand in state.hands]
        self.turn, self.under, self.last, self.said = state.turn, state.under, state.last, state.said
        self.lays = state.lays
        self.winner: Seat | None = state.winners[0] if state.winners else None
        self.laid = [0] * self.seats  # what each knows to have laid on this pile
        self.statistics = OpponentStatistics(self.seats, log)

    @property
    def layer(self) -> Seat:
        """Whose the last lay is."""
        return self.turn - 1 if self.turn else self.seats - 1

    @property
    def next_number(self) -> int:
        """What must be said next (MO-2)."""
        return 1 if self.said == self.top else self.said + 1

    def run(self, me: Seat, rng: Random, lays: int = LAYS) -> float:
        """Play on, and say what it is worth to a seat; that seat does not call the lay that lies there."""
        self._play_on(rng, lays, me)
        if self.winner is not None:
            return _worth(float(self.winner == me), self.seats)
        return _worth(self._shares()[me], self.seats)

    def chances(self, rng: Random, lays: int = LAYS) -> list[float]:
        """Play on, and return every seat's chance to win."""
        self._play_on(rng, lays, None)
        if self.winner is None:
            return self._shares()
        return [float(seat == self.winner) for seat in range(self.seats)]

    def _play_on(self, rng: Random, lays: int, silent: Seat | None) -> None:
        """Play so many lays at most; one seat may have said already that it does not call the lay that lies there."""
        rules = self.rules
        while self.winner is None:
            if self.last and (rules.sneak or rules.edition == "space"):
                self._window(silent, rng)
                if self.winner is not None:
                    break
            silent = None
            if lays <= 0:
                return
            lays -= 1
            if (cards := self.decide(rng)) is None:
                self.doubt(self.turn)
            else:
                self.lay(cards)

    def _shares(self) -> list[float]:
        """Return who is likely to win, by the sizes of the hands."""
        strengths = [STRENGTH[max(count, 1)] for count in self.counts]
        return [each / sum(strengths) for each in strengths]

    def lay(self, cards: CardSet) -> None:
        """Carry out a lay."""
        seat, said, statistics = self.turn, self.next_number, self.statistics
        statistics.laid(seat)
        if self.last:
            layer = self.layer
            if not self.counts[layer]:  # MO-6
                self.winner = layer
            if self.rules.sneak:
                statistics.counted(layer, several=self.last & (self.last - 1) != 0)
        self.under |= self.last
        if said == 1:  # MO-2
            self.under, self.laid = 0, [0] * self.seats
        self.last, self.said = cards, said
        self.lays += 1
        self.laid[seat] |= cards
        self.hands[seat] ^= cards
        self.counts[seat] -= cards.bit_count()
        self.turn = seat + 1 if seat + 1 < self.seats else 0

    def doubt(self, by: Seat) -> None:
        """Carry out a doubt."""
        last = self.last
        several = last & (last - 1) != 0
        self.statistics.doubted(by)
        self.statistics.counted(self.layer, several=several)
        self._judged(by, several or not last & right_cards(self.rules.colour, self.said))

    def call_too_many(self, by: Seat) -> None:
        """Carry out a call of "too many"."""
        self.statistics.shouted()
        self._judged(by, self.last & (self.last - 1) != 0)

    def _judged(self, by: Seat, right: bool) -> None:
        layer = self.layer
        self.statistics.judged(right)
        if not right and not self.counts[layer]:  # MO-6
            self.winner = layer
        taker = layer if right else by
        self.hands[taker] |= self.under | self.last
        self.counts[taker] = self.hands[taker].bit_count()
        self.under = self.last = self.said = 0
        self.laid = [0] * self.seats

    def _window(self, silent: Seat | None, rng: Random) -> None:
        """Ask everyone but the seat on turn for a call; the first counts."""
        turn, layer = self.turn, self.layer
        callers = []
        for seat in range(self.seats):
            if seat not in {turn, layer, silent}:
                beliefs = QuickBeliefs(self, seat, rng)
                if self.rules.edition == "space" and beliefs.doubts() and beliefs.doubting() > beliefs.silent() + EDGE:
                    callers.append((seat, self.doubt))
                elif self._shouts(beliefs):
                    callers.append((seat, self.call_too_many))
        if callers:
            seat, call = callers[int(rng.random() * len(callers))]
            call(seat)

    def _shouts(self, beliefs: QuickBeliefs) -> bool:
        if not self.rules.sneak or beliefs.layer_is_out or not beliefs.shouts():
            return False
        return beliefs.shouting() > beliefs.silent() + EDGE

    def decide(self, rng: Random) -> CardSet | None:
        """Return what the seat on turn lays by rule of thumb, or None for a doubt."""
        beliefs = QuickBeliefs(self, self.turn, rng)
        doubt = self.last != 0 and not beliefs.lets_pass(rng)
        if doubt and (beliefs.layer_is_out or beliefs.lying() >= 1 or beliefs.has_whim(rng)):
            return None
        cards, hope = beliefs.best_lay(rng)
        return None if doubt and beliefs.doubts() and beliefs.doubting() >= hope else cards


def playout(state: MogelnState, seat: Seat, log: Sequence[Event], rng: Random) -> float:
    """Play on by the quick rule of thumb."""
    return QuickRound(state, log).run(seat, rng)


def _worth(chance: float, seats: int) -> float:
    return chance * (1 + POINTS) - (1 - chance) * POINTS / (seats - 1)
