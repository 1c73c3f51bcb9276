"""Searching hoechste: choices and worlds that can be, and what one expects."""

from __future__ import annotations

from random import Random

import pytest

from elferhaus.bots.engine.budget import Budget
from elferhaus.bots.search import SearchPlayer
from elferhaus.core.round import offered
from elferhaus.games.hoechste import GAME
from elferhaus.games.hoechste.bots import BOTS
from elferhaus.games.hoechste.bots.playout import playout, prospects, reckoned
from elferhaus.games.hoechste.bots.search import SEARCH, worlds
from elferhaus.games.hoechste.state import Play
from games.hoechste.tables import full, left


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_that_is_considered_is_legal_and_every_world_looks_the_same_from_the_chair(seats: int) -> None:
    table, rng = full(seats), Random(3)
    cards = sorted(GAME.cards(table.state))
    while table.outcome is None:
        chair = table.chair(table.pending.must[-1])
        assert all(offered(chair.legal, action) for action in SEARCH.choices(chair, SEARCH.policy, rng))
        world = worlds(chair.view, chair.seen)(rng)
        assert sorted(GAME.cards(world)) == cards
        assert GAME.view(world, chair.seat) == chair.view
        table.play([BOTS.by_thumb] * seats, rng, most=1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_playout_brings_is_on_the_scale_of_the_round_s_end(seats: int) -> None:
    for seed in range(2):
        table = full(seats)
        table.play([BOTS.by_thumb] * seats, Random(seed), most=5)
        assert all(-0.25 <= playout(table.state, seat, table.log, Random(seed)) <= 1.25 for seat in range(seats))


def test_the_only_sure_card_takes_what_waits() -> None:
    chair = left(((1, 9), (3, 5)), (8, 6), 4).chair(0)
    assert SearchPlayer(GAME, SEARCH, Budget(seconds=None, playouts=60)).decide(chair, Random(1)) == Play("r9")


def test_few_cards_of_two_players_are_reckoned_through() -> None:
    """11 wins whenever it is played, and 1 never: nothing is left to chance but what a 5 meets."""
    assert reckoned((11,), (5,), 0, 0) == pytest.approx(1 + 0.25 * 2 / 12)
    assert reckoned((1, 11), (5, 6), 0, 0) == pytest.approx(0.5)
    assert reckoned((5, 6), (1, 11), 0, 1) > reckoned((5, 6), (1, 11), 0, -1)


def test_whoever_is_further_ahead_or_has_higher_cards_has_better_prospects() -> None:
    hands = ((2, 4, 6, 8, 10), (1, 3, 5, 7, 9), (1, 2, 3, 4, 5))
    shares = [prospects(hands, (6, 6, 6), 0, seat) for seat in range(3)]
    assert shares == sorted(shares, reverse=True)
    assert prospects(hands, (9, 6, 6), 0, 0) > shares[0] > prospects(hands, (3, 6, 6), 0, 0)
    assert -0.25 <= shares[2] <= shares[0] <= 1.25


def test_whoever_has_chosen_is_thought_to_have_done_so_by_rule_of_thumb() -> None:
    """The 11 is kept while nothing waits, so it is hardly ever what lies there."""
    table = full(2)
    table.act(1, Play("y3"))
    chair = table.chair(0)
    world, rng = worlds(chair.view, chair.seen), Random(2)
    chosen = [world(rng).chosen[1] for _ in range(400)]
    assert chosen.count("y11") < 15 < chosen.count("y3") < 80
