"""Many tables at which a network plays, and what they teach. Each process of a run has some for 2 to 6 players each."""

from __future__ import annotations

import multiprocessing
import os
import threading
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
import torch
from sight import SIGHTS, Sight

from elferhaus.adapters import batch

if TYPE_CHECKING:
    import numpy.typing as npt
    from model import Worths

    Integers = npt.NDArray[np.int64]

SEATS: Final = (2, 3, 4, 5, 6)
STRAY: Final = 0.08  # of the learner's decisions are by lot
STEPS: Final = 8  # at the tables of one number of players, before others come
BEFORE: Final = 300  # decisions at each table at most, before it teaches
MANY: Final = 2048  # decisions that are handed on together


class Lesson(NamedTuple):
    """What some decisions teach, a row each: what was seen, what actions turned out to be worth, which were legal."""

    colours: npt.NDArray[np.uint8]
    facts: npt.NDArray[np.float16]
    worths: npt.NDArray[np.float16]  # by the place where the network judges them
    legal: npt.NDArray[np.bool_]


class Tables:
    """Many tables with one number of players. At each, one seat is the learner's."""

    def __init__(self, game: str, seats: int, tables: int, seed: int) -> None:
        """Deal."""
        self.env = batch.tables(game, tables, players=seats)
        self.sight: Sight = SIGHTS[game]
        self.shown = self.env.empty()
        self.env.reset(seed, self.shown)
        self.rng = np.random.default_rng(seed)
        self.learner = self.rng.integers(0, seats, tables)
        self.places = self.sight.places(self.env)
        self.known = np.flatnonzero(self.places >= 0)
        self.integer_at = np.zeros(self.sight.shape.places, np.int64)
        self.integer_at[self.places[self.known]] = self.known
        self.history = self.sight.history(self.env)

    def choose(self, network: Worths, which: npt.NDArray[np.bool_], advice: Integers) -> Integers:
        """Return the advice, and where it is asked the network's choice."""
        asked = np.flatnonzero(which & (self.shown.masks.sum(1) > 1))
        chosen = advice.copy()
        if len(asked):
            numbers = self.sight.numbers(self.env, self.shown, asked, advice[asked], self.history)
            with torch.no_grad():
                device = next(network.parameters()).device
                found = network(*(torch.from_numpy(each).to(device) for each in numbers))
            worths = found.cpu().numpy()[:, self.places]
            worths[self.shown.masks[asked] == 0] = -np.inf
            chosen[asked] = worths.argmax(1)
        return chosen

    def step(self, chosen: Integers) -> npt.NDArray[np.intp]:
        """Go on; return where a round ended."""
        self.history.remember(self.shown, chosen)
        self.env.step(chosen, self.shown)
        over = np.flatnonzero(self.shown.over)
        self.history.forget(over)
        return over

    def seat_anew(self, over: npt.NDArray[np.intp]) -> None:
        """Choose who learns next."""
        self.learner[over] = self.rng.integers(0, self.env.setting.seats, len(over))

    def lesson(self, advice: Integers) -> Lesson:
        """Return what this moment teaches: nothing where all actions end alike."""
        worths = self.env.try_all(least=2)
        wins, legal = worths.sum(1), self.shown.masks.sum(1)
        telling = np.flatnonzero((wins > 0) & (wins < legal))
        colours, facts = self.sight.numbers(self.env, self.shown, telling, advice[telling], self.history)
        found = np.zeros((2, len(telling), self.sight.shape.places), np.float16)
        for kind, each in enumerate((worths, self.shown.masks)):
            found[kind][:, self.places[self.known]] = each[telling][:, self.known]
        return Lesson(colours.astype(np.uint8), facts.astype(np.float16), found[0], found[1] > 0)

    def play(self, network: Worths | None) -> Lesson:
        """Go on by a decision at every table, the learner by the network if there is one; return what it teaches."""
        many = len(self.learner)
        advice = self.env.by_thumb()
        lesson = self.lesson(advice)
        learns = self.shown.turns == self.learner
        # At every second table the others play by the network as well.
        by_network = learns | (np.arange(many) % 2 == 0)
        chosen = advice if network is None else self.choose(network, by_network, advice)
        by_lot = (self.shown.masks * (self.rng.random(self.shown.masks.shape, np.float32) + 1)).argmax(1)
        chosen = np.where(learns & (self.rng.random(many) < STRAY), by_lot, chosen)
        self.seat_anew(self.step(chosen))
        return lesson


def work(game: str, tables: int, seed: int, network: Worths, told: Any, lessons: Any) -> None:
    """Play in a process of its own until told to end, and hand on what it teaches.

    The network's weights are shared, and change while it plays. ``told`` is 0 at first, 1 when the network can play,
    and 2 at the end.
    """
    threading.Thread(target=end_with_the_learner, daemon=True).start()
    torch.set_num_threads(1)
    rng = np.random.default_rng(seed)
    all_tables = [Tables(game, seats, tables, seed + seats) for seats in SEATS]
    for each in all_tables:  # not all at the beginning of a round
        for _ in range(int(rng.integers(BEFORE))):
            each.step(each.env.by_thumb())
    waiting: list[Lesson] = []
    while told.value < 2:
        at = all_tables[int(rng.integers(len(all_tables)))]
        waiting += [at.play(network if told.value else None) for _ in range(STEPS)]
        if sum(len(each.facts) for each in waiting) >= MANY:
            lessons.put(Lesson(*(np.concatenate(each) for each in zip(*waiting, strict=True))))
            waiting = []
    lessons.cancel_join_thread()


def end_with_the_learner() -> None:
    """End when the learner has ended; killed, it cannot say so, and this process would play on for nobody."""
    learner = multiprocessing.parent_process()
    assert learner is not None
    learner.join()
    os._exit(0)


def share_of_wins(network: Worths, game: str, seats: int, rounds: int, seed: int, many: int = 512) -> float:
    """Return how often one network wins among players by rule of thumb."""
    tables = Tables(game, seats, many, seed)
    wanted, played, won = -(-rounds // many), np.zeros(many, np.int64), 0.0
    while played.min() < wanted:
        advice = tables.env.by_thumb()
        over = tables.step(tables.choose(network, tables.shown.turns == tables.learner, advice))
        counted = over[played[over] < wanted]  # as many rounds of each table, or short ones would count more
        won += (tables.shown.rewards[counted, tables.learner[counted]] > 0).sum()
        played[over] += 1
        tables.seat_anew(over)
    return float(won / (wanted * many))
