"""At many tables a learner can ask what the rule of thumb does, and what each action would have brought."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from elferhaus.adapters import batch
from elferhaus.core.round import Round
from elferhaus.games import room_named

# To compile the kernel of a game takes a while, so one is compiled in every run.
BY_HAND = [pytest.param(game, marks=pytest.mark.slow) for game in ("elevens", "hoechste", "ratefix")]
REMEMBER = {"hoechste", "ratefix"}  # their rules of thumb go by what has been played or named


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", ["elfer-raus", *BY_HAND])
def test_the_rule_of_thumb_is_that_of_the_engine_and_asking_changes_nothing(game: str, players: int) -> None:
    room = room_named(game)
    assert room is not None
    env = batch.tables(game, 6, players=players)
    shown = env.empty()
    env.reset(11, shown)
    for _ in range(12):
        before = [env.state(table) for table in range(env.tables)]
        advice, worths = env.by_thumb(), env.try_all()
        assert [env.state(table) for table in range(env.tables)] == before
        for table, state in enumerate(before):
            chair = Round(room.game, state).chair(int(shown.turns[table]))
            if game not in REMEMBER:
                told = room.players["thumb"].decide(chair, Random(1))
                assert env.setting.actions.action(int(advice[table]), 0) == told
        assert (worths[shown.masks == 0] == 0).all()
        env.step(advice, shown)


@pytest.mark.parametrize("game", ["elfer-raus", BY_HAND[0]])
def test_what_an_action_brings_is_how_the_engine_ends_after_it(game: str) -> None:
    room = room_named(game)
    assert room is not None
    env = batch.tables(game, 24, players=3)
    shown = env.empty()
    env.reset(5, shown)
    for _ in range(40):
        env.step(env.by_thumb(), shown)
    worths, differing = env.try_all(), 0
    for table in range(env.tables):
        seat = int(shown.turns[table])
        for integer in np.flatnonzero(shown.masks[table]).tolist():
            tried = Round(room.game, env.state(table))
            tried.act(seat, env.setting.actions.action(integer, 0))
            tried.play([room.players["thumb"]] * 3, Random(1))
            assert tried.outcome is not None
            winners = tried.outcome.winners
            assert worths[table, integer] == np.float32((seat in winners) / len(winners))
        differing += 0 < worths[table].sum() < shown.masks[table].sum()
    assert differing, "nothing was learned"
