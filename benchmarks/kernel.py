"""Kernels in figures: whole rounds a second beside OpenSpiel, and playouts from imagined worlds beside uncompiled ones.

Run it with ``uv run --group bench benchmarks/kernel.py``; name games to look at those alone. All times are processor
time of one core in one run, so the ratios hold on a busy machine, too. OpenSpiel's ``crazy_eights`` with four players
is played whole in C++ by ``evaluate_bots`` with its uniform random bots, from the deal on: the only whole rounds in C++
that their Python offers; the rollouts of their search, which begin after the deal, are given beside it.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from itertools import islice
from statistics import median
from time import process_time
from typing import TYPE_CHECKING

import pyspiel

from elferhaus.bots.kernel import BY_THUMB, RANDOM, Kernel
from elferhaus.core.options import choose_rules
from elferhaus.games import rooms
from elferhaus.lab.positions import positions

if TYPE_CHECKING:
    from collections.abc import Callable

    from elferhaus.bots.kernel import Form
    from elferhaus.games import Room

ROUNDS = 100_000
POSITIONS = 12
WORLDS = {False: 20, True: 2_000}  # imagined in each position, by whether the kernel is compiled
LOAD = """
from time import process_time
from elferhaus.games import room_named
room = room_named("{game}")
loaded = process_time()
assert room.bots.kernel.form("compare", wait=True).is_compiled
print(process_time() - loaded)
"""


def a_second(count: int, work: Callable[[], object]) -> float:
    """Return how many of so many there were a second."""
    began = process_time()
    work()
    return count / (process_time() - began)


def openspiel(count: int) -> tuple[float, float]:
    """Return whole random rounds a second in C++, and rollouts of the search."""
    game = pyspiel.load_game("crazy_eights(players=4)")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(4)]

    def play() -> None:
        for seed in range(count):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)

    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    search = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(count, 1), 2.0, 1, 100, False, 1, False)
    return a_second(count, play), a_second(count, lambda: search.mcts_search(state))


def seats_of(room: Room) -> int:
    """Return four, where the game takes them."""
    return min(4, room.game.info.players[1])


def whole_rounds(room: Room, kernel: Kernel, kind: int, form: Form, count: int = ROUNDS) -> float:
    """Return whole rounds a second."""
    seats = seats_of(room)
    setting = kernel.setting(choose_rules(room.game, None, {}, seats), seats)
    return a_second(count, lambda: form.rounds(*setting, [kind] * seats, 1, count))


def playouts(room: Room, kernel: Kernel, form: Form) -> float:
    """Return playouts by rule of thumb a second, each from a world of its own, without what is prepared once."""
    worlds, spent, count = WORLDS[form.is_compiled], 0.0, 0
    settings = room.bots.search
    assert settings is not None
    for chair, choices in islice(positions(room.game, settings, seats_of(room)), POSITIONS):
        tried = kernel.comparison(chair.view, chair.seen, chair.seat, 5, form)
        began = process_time()
        tried.values([kernel.number(action) for action in choices[:1] if action is not None], worlds)
        spent += process_time() - began
        count += worlds
    return count / spent


def ready_in(game: str) -> float:
    """Return after how many seconds a new process with a warm cache has its compiled kernel, numba included."""
    program = [sys.executable, "-c", LOAD.format(game=game)]
    return median(float(subprocess.run(program, stdout=subprocess.PIPE, check=True).stdout) for _ in range(3))


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    named = parser.parse_args().games
    whole, rollouts = openspiel(3_000)
    print(f"OpenSpiel, crazy_eights with 4, in C++: {whole:,.0f} whole rounds a second, {rollouts:,.0f} rollouts")
    print(f"load of the machine: {os.getloadavg()[0]:.1f}\n")
    print("game             random     x OpenSpiel      thumb   playouts   x uncompiled   compiled in   ready in")
    for room in rooms():
        kernel = room.bots.kernel
        if kernel is None or (named and room.id not in named):
            continue
        began = process_time()
        compare, rounds = kernel.form("compare", wait=True), kernel.form("rounds", wait=True)
        waited = process_time() - began
        random, thumb = (whole_rounds(room, kernel, kind, rounds) for kind in (RANDOM, BY_THUMB))
        quick, slow = playouts(room, kernel, compare), playouts(room, kernel, kernel.plain("compare"))
        print(
            f"{room.id:12} {random:>10,.0f}/s {random / whole:>10.1f} {thumb:>11,.0f}/s {quick:>9,.0f}/s "
            f"{quick / slow:>10.1f} {waited:>12.1f} s {ready_in(room.id):>8.1f} s"
        )


if __name__ == "__main__":
    main()
