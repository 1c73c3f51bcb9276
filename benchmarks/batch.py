"""Decisions a second at many tables at once, beside the environments that others learn in, on one core in one run.

Run it with ``uv run --group bench --group research benchmarks/batch.py``; name games to look at those alone. Everybody
plays four seats by lot and gets, for every decision, an observation and what is legal. ``tables`` is the time of the
steps; ``with lots`` has that of choosing in NumPy, too. Beside it: our own PettingZoo environment with the same game;
RLCard's environment of Uno (``reset`` and ``step``); OpenSpiel's
``crazy_eights`` in its vectorised loop (``SyncVectorEnv`` of ``rl_environment``), observations included, and bare in
their C++ state from Python. All times are processor time; slices of everybody alternate, and medians are compared.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
import rlcard
from open_spiel.python import rl_environment
from open_spiel.python.rl_agent import StepOutput
from open_spiel.python.vector_env import SyncVectorEnv

from elferhaus.adapters import batch, pettingzoo
from elferhaus.adapters.batch import kernel_of
from elferhaus.games import rooms

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Rates = Iterator[tuple[int, float]]  # decisions, and the seconds they took

SLICE = 0.5  # seconds
SLICES = 5
SEATS = 4


def many_tables(game: str, tables: int, lots: bool) -> Rates:
    """Play at many tables; what is drawn is paid for or not."""
    env = batch.tables(game, tables, players=SEATS)
    shown, rng = env.empty(), np.random.default_rng(1)
    env.reset(1, shown)
    while True:
        began = process_time()
        chosen = (shown.masks * (rng.random(shown.masks.shape, np.float32) + 1)).argmax(axis=1)
        if not lots:
            began = process_time()
        env.step(chosen, shown)
        yield tables, process_time() - began


def one_table(game: str) -> Rates:
    """Play in the PettingZoo environment."""
    env, rng = pettingzoo.raw_env(game, players=SEATS), Random(1)
    seed = 0
    while True:
        seed += 1
        env.reset(seed=seed)
        began, decisions = process_time(), 0
        for agent in env.agent_iter():
            observation, _, terminated, _, _ = env.last()
            if terminated:
                env.step(None)
            else:
                env.step(rng.choice(observation["action_mask"].nonzero()[0]))
                decisions += 1
            assert agent
        yield decisions, process_time() - began


def rlcard_uno() -> Rates:
    """Play Uno in RLCard's environment."""
    env: Any = rlcard.make("uno", config={"seed": 1, "game_num_players": SEATS})
    rng = Random(1)
    while True:
        decisions, began = 0, process_time()
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice([*state["legal_actions"]]))
            decisions += 1
        yield decisions, process_time() - began


def openspiel_vector(tables: int = 64) -> Rates:
    """Play crazy eights in OpenSpiel's vectorised loop."""
    game = pyspiel.load_game(f"crazy_eights(players={SEATS})")
    env: Any = SyncVectorEnv([rl_environment.Environment(game) for _ in range(tables)])
    rng = Random(1)
    steps = env.reset()
    while True:
        began = process_time()
        for _ in range(10):
            chosen = [
                StepOutput(rng.choice(step.observations["legal_actions"][step.observations["current_player"]]), None)
                for step in steps
            ]
            steps, _, _, _ = env.step(chosen, reset_if_done=True)
        yield 10 * tables, process_time() - began


def openspiel_bare() -> Rates:
    """Play crazy eights on OpenSpiel's states: legal actions and observation tensor, nothing else."""
    game, rng = pyspiel.load_game(f"crazy_eights(players={SEATS})"), Random(1)
    while True:
        state, decisions, began = game.new_initial_state(), 0, process_time()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.legal_actions()))
                continue
            state.observation_tensor()
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
        yield decisions, process_time() - began


def slice_of(rates: Rates) -> float:
    """Return decisions a second in a slice of time."""
    decisions, spent = 0, 0.0
    while spent < SLICE:
        made, seconds = next(rates)
        decisions, spent = decisions + made, spent + seconds
    return decisions / spent


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--tables", type=int, default=2048)
    given = parser.parse_args()
    games = given.games or [room.id for room in rooms() if kernel_of(room)]
    ways: dict[str, Callable[[], Rates]] = {
        "RLCard, Uno": rlcard_uno,
        "OpenSpiel, vectorised": openspiel_vector,
        "OpenSpiel, bare": openspiel_bare,
    }
    for game in games:
        playing = {
            "tables": many_tables(game, given.tables, lots=False),
            "with lots": many_tables(game, given.tables, lots=True),
            "PettingZoo": one_table(game),
            **{name: way() for name, way in ways.items()},
        }
        for rates in playing.values():
            next(rates)
        found = [{name: slice_of(rates) for name, rates in playing.items()} for _ in range(SLICES)]
        print(f"{game} with {SEATS} players at {given.tables} tables")
        for name in playing:
            times = [median(each[ours] / each[name] for each in found) for ours in ("tables", "with lots")]
            print(
                f"  {name:22} {median(each[name] for each in found):>12,.0f} decisions/s; "
                f"tables {times[0]:>6,.1f} times that, with lots {times[1]:>6,.1f}"
            )


if __name__ == "__main__":
    main()
