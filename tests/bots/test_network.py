"""Learned players: they see what their learner saw, do what is legal, and play as they were learned."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from conformance.ways import ways
from elferhaus.adapters import batch
from elferhaus.bots import network
from elferhaus.core.game import Occasion, sees
from elferhaus.core.options import choose_rules
from elferhaus.core.round import Round
from elferhaus.games import Room, rooms
from elferhaus.games.elevens.bots import network as elevens
from elferhaus.games.elfer_raus.rules import row_rules
from elferhaus.games.row_laying.bots import network as row_games
from elferhaus.notation import action_text
from searching import moments

LEARNED = [room for room in rooms() if room.bots.network is not None]
NUMBERS: dict[str, Any] = {
    "elfer-raus": partial(row_games.numbers, row_rules=row_rules),
    "elevens": elevens.numbers,
}
# Ten positions of each game; whoever learns anew writes these anew.
DECISIONS = {
    "elfer-raus": ["end", "lay g5", "lay b18", "end", "end", "lay g1", "end", "end", "lay r1", "lay y6"],
    "elevens": ["lay r16", "end", "pass", "end", "end", "end", "end", "lay g10", "lay b13", "lay g2 bridge=r2"],
}


@dataclass
class Seen:
    """What a learned player looks at."""

    view: Any
    seen: list[Any]


TRAIN = Path(__file__).parents[2] / "examples" / "train"


@pytest.fixture(params=LEARNED, ids=lambda room: room.id)
def room(request: pytest.FixtureRequest) -> Room:
    """A room with a learned player."""
    found: Room = request.param
    return found


@pytest.fixture
def sight(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """What learners see."""
    monkeypatch.syspath_prepend(str(TRAIN))
    return import_module("sight")


@pytest.mark.parametrize("players", [2, 5])
def test_a_player_sees_from_its_view_what_its_learner_saw_at_many_tables(room: Room, sight: Any, players: int) -> None:
    env = batch.tables(room.id, 3, players=players)
    shown, rng = env.empty(), np.random.default_rng(1)
    env.reset(3, shown)
    shows = sight.SIGHTS[room.id]
    history = shows.history(env)
    # The same rounds in the engine, whose seats see what happens.
    told: list[list[list[Any]]] = [[[] for _ in range(players)] for _ in range(env.tables)]
    for _ in range(200):  # some rounds end in between
        advice = env.by_thumb()
        colours, facts = shows.numbers(env, shown, np.arange(env.tables), advice, history)
        by_lot = (shown.masks * (rng.random(shown.masks.shape) + 1)).argmax(1)
        chosen = np.where(rng.random(env.tables) < 0.3, by_lot, advice)
        for table in range(env.tables):
            state, seat = env.state(table), int(shown.turns[table])
            chair = Seen(room.game.view(state, seat), told[table][seat])
            action = env.setting.actions.action(int(advice[table]), 0)
            own_colours, own_facts = NUMBERS[room.id](chair, action)
            np.testing.assert_array_equal(own_colours, colours[table])
            np.testing.assert_allclose(own_facts, facts[table], rtol=1e-6)
            done = env.setting.actions.action(int(chosen[table]), 0)
            _, events = room.game.apply(state, seat, done)
            for each in range(players):
                told[table][each] += [event for event in events if sees(event, each)]
        history.remember(shown, chosen)
        env.step(chosen, shown)
        over = np.flatnonzero(shown.over)
        history.forget(over)
        for ended in over:
            told[ended] = [[] for _ in range(players)]


def decisions_by_network(room: Room, least: int, seed: int) -> int:
    """Play whole rounds by the network, in any way to play; the driver refuses what is not legal."""
    rng, made = Random(seed), 0
    while made < least:
        seats, edition, options = rng.choice(ways(room.game))
        rules = choose_rules(room.game, edition, dict(options), seats)
        deal = room.game.deal(rules, seats, Occasion(1, 0), rng)
        at = Round(room.game, room.game.start(rules, seats, deal))
        at.play([room.players["network"]] * seats, rng)
        made += at.decisions
    return made


def test_it_does_what_is_legal_in_ten_thousand_decisions(room: Room) -> None:
    """Over all ways to play."""
    assert decisions_by_network(room, 10_000, seed=1) >= 10_000


def test_its_decisions_are_those_that_were_learned(room: Room) -> None:
    chairs = [chair for players in (2, 4) for chair in moments(room, players, {}, seed=11, most=5)]
    decided = [action_text(room.players["network"].decide(chair, Random(1))) for chair in chairs]
    assert decided == DECISIONS[room.id]


def test_its_file_is_small(room: Room) -> None:
    assert len((files(f"{room.package}.bots") / "network.npz").read_bytes()) <= 1_000_000


def test_without_numpy_it_says_in_one_line_what_to_install(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    network.loaded.cache_clear()
    with pytest.raises(ImportError, match=r"pip install 'elferhaus\[fast\]'$"):
        network.loaded(f"{room.package}.bots")
