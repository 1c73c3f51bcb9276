"""Let a network learn a game at thousands of tables, and write the file that the bot ``network`` plays with.

    uv run --extra train examples/train/train.py elfer-raus --minutes 30 --folder runs/elfer-raus
    uv run --extra train examples/train/train.py elfer-raus --minutes 30 --folder runs/elfer-raus   # goes on

Everybody plays at many tables, some seats by the network and some by the rule of thumb. At every decision all that is
legal is tried once with the cards as they lie, the rule of thumb playing on in every seat: which of them win, and which
lose? Over many rounds that says what an action is worth to somebody who does not see those cards. Only differences
count, so decisions in which all actions end alike teach nothing, and are left out.

What is written, after every look and on Ctrl-C: ``checkpoint.pt`` to go on from, ``curve.csv`` with what the network
wins among players by rule of thumb, and ``network.npz``. Its tables have other luck than any arena.
"""

from __future__ import annotations

import argparse
import copy
import csv
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import torch
from model import Worths
from sight import SIGHTS, Sight

from elferhaus.adapters import batch

if TYPE_CHECKING:
    import numpy.typing as npt

    Integers = npt.NDArray[np.int64]

SEATS: Final = (2, 3, 4, 5, 6)
LOOKED_AT: Final = (2, 4)  # numbers of players in the curve
RATE, LEAST_RATE, FALL = 1e-3, 5e-5, 0.93  # of learning: it falls with every look
MEMORY: Final = 0.998  # the network that plays is a mean of the last few hundred steps
STRAY: Final = 0.08  # of the learner's decisions are by lot
BATCH: Final = 512
STEPS: Final = 8  # at the tables of one number of players, before others come


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
        self.waiting: list[tuple[Any, ...]] = []

    def choose(self, network: Worths, which: npt.NDArray[np.bool_], advice: Integers) -> Integers:
        """Return the advice, and where it is asked the network's choice."""
        asked = np.flatnonzero(which & (self.shown.masks.sum(1) > 1))
        chosen = advice.copy()
        if len(asked):
            numbers = self.sight.numbers(self.env, self.shown.observations[asked], advice[asked])
            with torch.no_grad():
                worths = network(*map(torch.from_numpy, numbers)).numpy()[:, self.places]
            worths[self.shown.masks[asked] == 0] = -np.inf
            chosen[asked] = worths.argmax(1)
        return chosen

    def step(self, chosen: Integers) -> npt.NDArray[np.intp]:
        """Go on; return where a round ended."""
        self.env.step(chosen, self.shown)
        return np.flatnonzero(self.shown.over)

    def seat_anew(self, over: npt.NDArray[np.intp]) -> None:
        """Choose who learns next."""
        self.learner[over] = self.rng.integers(0, self.env.setting.seats, len(over))

    def lesson(self, advice: Integers) -> tuple[Any, ...] | None:
        """Keep what this moment teaches; return it once it is enough."""
        worths = self.env.try_all()
        wins, legal = worths.sum(1), self.shown.masks.sum(1)
        telling = np.flatnonzero((wins > 0) & (wins < legal))
        numbers = self.sight.numbers(self.env, self.shown.observations[telling], advice[telling])
        self.waiting.append((*numbers, worths[telling], self.shown.masks[telling]))
        if sum(len(each[0]) for each in self.waiting) < BATCH:
            return None
        found = tuple(np.concatenate(each) for each in zip(*self.waiting, strict=True))
        self.waiting = []
        return found


def learn(network: Worths, optimizer: torch.optim.Optimizer, tables: Tables, lesson: tuple[Any, ...]) -> int:
    """Take one step towards what actions were worth, each beside the mean of those that were legal with it."""
    colours, facts, worths, masks = (torch.from_numpy(each) for each in lesson)
    known = torch.from_numpy(np.flatnonzero(tables.places >= 0))
    judged = network(colours, facts)[:, tables.places[known]]
    legal = masks[:, known].float()
    error = (judged - worths[:, known]) * legal
    error = (error - error.sum(1, keepdim=True) / legal.sum(1, keepdim=True)) * legal
    loss = error.square().sum() / len(colours)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    return len(colours)


def practise(run: Run, seconds: float) -> None:
    """Play and learn for a while."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        tables = run.tables[int(run.rng.integers(len(run.tables)))]
        many = len(tables.learner)
        for _ in range(STEPS):
            advice = tables.env.by_thumb()
            lesson = tables.lesson(advice)
            if lesson is not None:
                run.decisions += learn(run.network, run.optimizer, tables, lesson)
                with torch.no_grad():
                    for mean, now in zip(run.mean.parameters(), run.network.parameters(), strict=True):
                        mean.mul_(MEMORY).add_(now, alpha=1 - MEMORY)
            learns = tables.shown.turns == tables.learner
            # At every second table the others play by the network as well.
            by_network = learns | (np.arange(many) % 2 == 0)
            chosen = tables.choose(run.mean, by_network, advice) if run.looks else advice
            by_lot = (tables.shown.masks * (tables.rng.random(tables.shown.masks.shape, np.float32) + 1)).argmax(1)
            chosen = np.where(learns & (tables.rng.random(many) < STRAY), by_lot, chosen)
            tables.seat_anew(tables.step(chosen))


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


class Run:
    """A learner with all that it needs to go on later."""

    def __init__(self, game: str, folder: Path, tables: int, seed: int) -> None:
        """Begin anew, or where the folder's checkpoint ends."""
        torch.manual_seed(seed)
        self.game, self.folder, self.decisions, self.looks, self.seconds = game, folder, 0, 0, 0.0
        self.network = Worths(SIGHTS[game].shape)
        self.mean = copy.deepcopy(self.network)
        self.optimizer = torch.optim.Adam(self.network.parameters(), RATE)
        if self.checkpoint.exists():
            kept = torch.load(self.checkpoint, weights_only=True)
            self.network.load_state_dict(kept["network"])
            self.mean.load_state_dict(kept["mean"])
            self.optimizer.load_state_dict(kept["optimizer"])
            self.decisions, self.looks, self.seconds = kept["decisions"], kept["looks"], kept["seconds"]
        seed += 1000 * self.looks  # other luck than before
        self.rng = np.random.default_rng(seed)
        self.tables = [Tables(game, seats, tables, seed + seats) for seats in SEATS]

    @property
    def checkpoint(self) -> Path:
        """Where it goes on from."""
        return self.folder / "checkpoint.pt"

    def keep(self) -> None:
        """Write what is needed to go on, and what plays; a file is there whole or not at all."""
        self.folder.mkdir(parents=True, exist_ok=True)
        kept = {name: getattr(self, name).state_dict() for name in ("network", "mean", "optimizer")}
        kept |= {name: getattr(self, name) for name in ("decisions", "looks", "seconds")}
        beside = self.checkpoint.with_suffix(".new")
        torch.save(kept, beside)
        beside.replace(self.checkpoint)
        with (self.folder / "network.npz").open("wb") as file:
            np.savez_compressed(file, **self.mean.kept())

    def look(self, rounds: int, seed: int) -> None:
        """See how well it plays, and write it down."""
        self.looks += 1
        shares = [share_of_wins(self.mean, self.game, seats, rounds, seed + self.looks) for seats in LOOKED_AT]
        curve = self.folder / "curve.csv"
        self.folder.mkdir(parents=True, exist_ok=True)
        is_new = not curve.exists()
        with curve.open("a", newline="") as file:
            rows = csv.writer(file)
            if is_new:
                rows.writerow(["seconds", "decisions", *(f"wins_of_{seats}" for seats in LOOKED_AT)])
            rows.writerow([round(self.seconds), self.decisions, *(f"{share:.4f}" for share in shares)])
        told = ", ".join(f"{share:.1%} with {seats}" for seats, share in zip(LOOKED_AT, shares, strict=True))
        print(f"{self.seconds / 60:5.1f} min, {self.decisions:,} decisions: wins {told}", flush=True)
        for group in self.optimizer.param_groups:
            group["lr"] = max(LEAST_RATE, RATE * FALL**self.looks)


def main() -> None:
    """Learn for so many minutes, and look now and then."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=SIGHTS)
    parser.add_argument("--minutes", type=float, default=30, help="how long (default: 30); it can go on later")
    parser.add_argument("--every", type=float, default=2, help="minutes between two looks (default: 2)")
    parser.add_argument("--rounds", type=int, default=4096, help="rounds of a look (default: 4096)")
    parser.add_argument("--tables", type=int, default=1024, help="tables for each number of players (default: 1024)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=torch.get_num_threads())
    parser.add_argument("--folder", type=Path, default=None, help="where everything is written (default: runs/GAME)")
    told = parser.parse_args()
    torch.set_num_threads(told.threads)
    run = Run(told.game, told.folder or Path("runs") / told.game, told.tables, told.seed)
    left = told.minutes * 60
    try:
        while left > 0:
            began = time.monotonic()
            practise(run, min(left, told.every * 60))
            left -= time.monotonic() - began
            run.seconds += time.monotonic() - began
            run.look(told.rounds, 1_000_000_000)
            run.keep()
    except KeyboardInterrupt:
        run.keep()
        print(f"stopped; the same command goes on from {run.checkpoint}")


if __name__ == "__main__":
    main()
