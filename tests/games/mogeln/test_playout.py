"""mogeln: a round that is played on quickly goes as one that is played by the rules, by rule of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import mean

import pytest

from conformance.ways import Way, ways
from elferhaus.bots.engine.value import worth
from elferhaus.core.cards import card_set
from elferhaus.core.game import Action, Choice, Events
from elferhaus.core.round import Round
from elferhaus.games.mogeln import GAME
from elferhaus.games.mogeln.bots import BOTS
from elferhaus.games.mogeln.bots.opponents import OpponentStatistics
from elferhaus.games.mogeln.bots.playout import QuickRound
from elferhaus.games.mogeln.bots.search import worlds
from elferhaus.games.mogeln.rules import MOST_LAYS
from elferhaus.games.mogeln.state import Doubt, Lay, MogelnState
from games.mogeln.tables import full

STATISTICS = OpponentStatistics.__slots__


class Both(Round):
    """A round that goes on quickly, too, with the same lays and calls."""

    def __init__(self, table: Round) -> None:
        super().__init__(table.game, table.state)
        self.quick = QuickRound(table.state, ())

    def act(self, seat: int, action: Action, legal: Sequence[Choice] | None = None) -> Events:
        if isinstance(action, Lay):
            self.quick.lay(card_set(action.cards or ()))
        elif isinstance(action, Doubt):
            self.quick.doubt(seat)
        else:
            self.quick.call_too_many(seat)
        events = super().act(seat, action, legal)
        self.compare()
        return events

    def compare(self) -> None:
        quick, state = self.quick, self.state
        assert tuple(quick.hands) == state.hands
        assert quick.counts == [hand.bit_count() for hand in state.hands]
        assert (quick.turn, quick.under, quick.last, quick.said) == (state.turn, state.under, state.last, state.said)
        if state.lays < MOST_LAYS:  # MO-6: a playout ends long before
            assert (() if quick.winner is None else (quick.winner,)) == state.winners
        seen = OpponentStatistics(len(state.hands), self.log)
        assert [getattr(quick.statistics, name) for name in STATISTICS] == [getattr(seen, name) for name in STATISTICS]


@pytest.mark.parametrize("way", ways(GAME)[:: len(ways(GAME)) // 12])
@pytest.mark.parametrize("player", ["random", "thumb"])
def test_every_lay_and_every_call_brings_about_the_same(way: Way, player: str) -> None:
    for seed in range(2):
        table = Both(full(way, seed))
        # As long as all events are recent: older ones are forgotten.
        table.play([getattr(BOTS, player)] * way[0], Random(seed), most=70)


@pytest.mark.parametrize("way", [(3, "2011", ()), (4, "2011", ()), (6, "2013", ()), (4, "space", ())])
def test_with_the_same_lot_nearly_every_decision_is_the_same(way: Way) -> None:
    """Of 2,328 decisions 99.9 % were the same: where the others' cards were seen to go is left out."""
    alike: list[bool] = []
    for seed in range(4):
        table, rng = full(way, seed), Random(seed)
        for _ in range(20):
            if table.outcome is not None:
                break
            chair, quick = table.chair(table.pending.must[0]), QuickRound(table.state, table.log)
            for lot in range(4):
                action = BOTS.by_thumb.decide(chair, Random(lot))
                laid = card_set(action.cards or ()) if isinstance(action, Lay) else None
                alike.append(laid == quick.decide(Random(lot)))
            table.play([BOTS.by_thumb] * way[0], rng, most=2)
    assert sum(alike) >= 0.95 * len(alike) > 100


def values(way: Way, seeds: int, lucks: int) -> list[tuple[float, float]]:
    """What worlds of some rounds are worth to a seat: quickly, and if everyone goes on by rule of thumb."""
    found = []
    for seed in range(seeds):
        table, rng = full(way, seed), Random(seed)
        for _ in range(2):
            table.play([BOTS.by_thumb] * way[0], rng, most=8)
            if table.outcome is None:
                chair = table.chair(table.pending.must[0])
                world = worlds(chair.view, chair.seen)(rng)
                lots = range(lucks)
                quick = mean(QuickRound(world, chair.seen).run(chair.seat, Random(lot), MOST_LAYS) for lot in lots)
                found.append((quick, mean(played_on(world, table, chair.seat, lot) for lot in lots)))
    return found


def played_on(world: MogelnState, table: Round, seat: int, luck: int) -> float:
    """What the end is worth to a seat if everyone goes on by rule of thumb."""
    on = Round(GAME, world, table.seen(seat))
    on.play([BOTS.by_thumb] * len(world.hands), Random(luck))
    assert on.outcome is not None
    return worth(on.outcome, seat, low_wins=False)


@pytest.mark.parametrize(("seats", "seeds"), [(3, 4), (4, 2)])
def test_whole_rounds_are_worth_the_same(seats: int, seeds: int) -> None:
    """Chance alone has the values 0.13 apart on average; in 8 worlds played on 160 times each way they were 0.06."""
    pairs = values((seats, "2011", ()), seeds, 20)
    assert mean(abs(quick - whole) for quick, whole in pairs) < 0.22
