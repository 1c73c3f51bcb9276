"""Searching ratefix: choices and worlds that can be, and what one expects."""

from __future__ import annotations

from random import Random

import pytest

from elferhaus.bots.engine.budget import Budget
from elferhaus.bots.search import SearchPlayer
from elferhaus.core.round import offered
from elferhaus.games.ratefix import GAME
from elferhaus.games.ratefix.bots import BOTS
from elferhaus.games.ratefix.bots.opponents import RoundSoFar, card_chances
from elferhaus.games.ratefix.bots.playout import playout, standing
from elferhaus.games.ratefix.bots.search import SEARCH, worlds
from games.ratefix.tables import full


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_that_is_considered_is_legal_and_every_world_looks_the_same_from_the_chair(seats: int) -> None:
    table, rng = full(seats, 3), Random(3)
    cards = sorted(GAME.cards(table.state))
    for _ in range(24):
        chair = table.chair(table.pending.must[0])
        assert all(offered(chair.legal, action) for action in SEARCH.choices(chair, SEARCH.policy, rng))
        world = worlds(chair.view, chair.seen)(rng)
        assert sorted(GAME.cards(world)) == cards
        assert GAME.view(world, chair.seat) == chair.view
        table.play([BOTS.by_thumb] * seats, rng, most=1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_playout_brings_is_on_the_scale_of_the_round_s_end(seats: int) -> None:
    for seed in range(2):
        table = full(seats, seed)
        table.play([BOTS.by_thumb] * seats, Random(seed), most=5)
        assert all(-0.25 <= playout(table.state, seat, table.log, Random(seed)) <= 1.25 for seat in range(seats))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_high_guess_betrays_a_high_card(seats: int) -> None:
    nothing = ((),) * seats
    low, high = (card_chances(RoundSoFar(0, nothing, (), (guess,)), 0) for guess in (6 * seats, 15 * seats))
    assert low[2] > low[19]
    assert high[19] > high[2]


def test_whoever_speaks_last_hears_what_somebody_frank_has() -> None:
    """Whoever names the own card and the average of the rest has told it; a few tricks show that."""
    table, searching = full(2, 4), SearchPlayer(GAME, SEARCH, Budget(seconds=None, playouts=60))
    won = []
    while table.outcome is None:
        seat, answers = table.pending.must[0], bool(table.state.guesses)
        player = searching if seat else BOTS.greedy
        table.act(seat, player.decide(table.chair(seat), Random(1)))
        if seat and answers and len(table.state.winners) > 10:
            won.append(table.state.winners[-1] == 1)
    assert len(won) >= 2
    assert all(won)


def test_the_more_tricks_the_better_and_few_to_come_make_it_sure() -> None:
    ahead = [standing((0,) * won + (1,) * (10 - won), 2, 4, 0) for won in range(11)]
    assert ahead == sorted(ahead)
    assert standing((0, 0, 0, 1), 2, 1, 0) > standing((0, 0, 0, 1), 2, 16, 0)
