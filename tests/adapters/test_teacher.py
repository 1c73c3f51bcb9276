"""At many tables a learner can ask what the rule of thumb does, and what each action would have brought."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from elferhaus.adapters import batch
from elferhaus.adapters.actions import WAIT
from elferhaus.core.round import Round
from elferhaus.games import room_named

# To compile the kernel of a game takes a while, so one is compiled in every run.
BY_HAND = [
    pytest.param(game, marks=pytest.mark.slow)
    for game in ("elevens", "ueberall", "hoechste", "ratefix", "farben", "mogeln")
]
REMEMBER = {"hoechste", "ratefix", "farben", "mogeln"}  # their rules of thumb go by what has been played or named


@pytest.mark.parametrize("players", [3, 4])
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


@pytest.mark.slow
def test_whoever_is_asked_is_advised_to_call_as_the_rule_of_thumb_does() -> None:
    room = room_named("ueberall")
    assert room is not None
    env, rng, calls = batch.tables("ueberall", 60, players=4, attention="human"), np.random.default_rng(3), 0
    shown = env.empty()
    env.reset(3, shown)
    for _ in range(120):
        advice = env.by_thumb()
        for table in np.flatnonzero(shown.masks[:, WAIT]).tolist():
            called = room.players["thumb"].call(
                Round(room.game, env.state(table)).chair(int(shown.turns[table])), Random(1)
            )
            assert (advice[table] == WAIT) == (called is None)
            calls += called is not None
        by_lot = (shown.masks * (rng.random(shown.masks.shape) + 1)).argmax(axis=1)  # or nothing would be overlooked
        env.step(np.where(shown.masks[:, WAIT] == 1, advice, by_lot), shown)
    assert calls > 10


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
