"""ratefix: a trick that is played on quickly ends as one that is played by the rules."""

from __future__ import annotations

from random import Random

import pytest

from elferhaus.core.game import choose
from elferhaus.core.round import Round
from elferhaus.games.ratefix import GAME
from elferhaus.games.ratefix.bots import BOTS
from elferhaus.games.ratefix.bots.playout import playout, standing
from elferhaus.games.ratefix.bots.search import worlds
from games.ratefix.tables import full


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_the_same_lot_every_trick_goes_to_the_same_seat(seats: int) -> None:
    """Whoever is to speak is asked by rule of thumb; so it was in 7,140 worlds, after players of three kinds."""
    for seed in range(4):
        table, rng = full(seats, seed), Random(seed)
        while table.outcome is None:
            chair = table.chair(table.pending.must[0])
            on = Round(GAME, worlds(chair.view, chair.seen)(rng), chair.seen)
            on.act(chair.seat, choose(chair.legal[0], rng))
            quick = [playout(on.state, seat, on.log, Random(seed)) for seat in range(seats)]
            on.play([BOTS.by_thumb] * seats, Random(seed), most=seats - 1 - len(table.state.guesses))
            winners, tricks = on.state.winners, len(on.state.piles[0])
            assert len(winners) == len(table.state.winners) + 1
            assert quick == [standing(winners, seats, tricks - len(winners), seat) for seat in range(seats)]
            table.play([rng.choice((BOTS.by_thumb, BOTS.greedy, BOTS.random))] * seats, rng, most=1)
