"""Let a network learn a game at thousands of tables, and write the file that the bot ``network`` plays with.

    uv run --extra train examples/train/train.py elfer-raus --minutes 30 --folder runs/elfer-raus
    uv run --extra train examples/train/train.py elfer-raus --minutes 30 --folder runs/elfer-raus   # goes on

Everybody plays at many tables, some seats by the network and some by the rule of thumb. At every decision all that is
legal is tried once with the cards as they lie, the rule of thumb playing on in every seat: which of them win, and which
lose? Over many rounds that says what an action is worth to somebody who does not see those cards. Only differences
count, so decisions in which all actions end alike teach nothing, and are left out.

Processes play, one a core; this one learns, on the graphics card if there is one, from what was handed to it lately.
What is written, after every look and on Ctrl-C: ``checkpoint.pt`` to go on from, ``curve.csv`` with what the network
wins among players by rule of thumb, and ``network.npz``. Its tables have other luck than any arena.
"""

from __future__ import annotations

import argparse
import copy
import csv
import os
import queue
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

try:
    import numpy as np
    import torch
    from torch import multiprocessing
except ImportError:
    raise SystemExit("this needs a package that is not installed: pip install 'elferhaus[train]'") from None

from model import Worths
from sight import SIGHTS
from tables import Lesson, share_of_wins, work

from elferhaus.adapters import batch

if TYPE_CHECKING:
    from collections.abc import Sequence

LOOKED_AT: Final = (2, 4)  # numbers of players in the curve
RATE, LEAST_RATE = 1e-3, 3e-5  # of learning
MEMORY: Final = 0.999  # the network that plays is a mean of the last thousand steps
REUSE: Final = 4  # times that a decision is learned from
FEW: Final = 20_000  # decisions kept before learning begins, and learned from before the network plays
SHARED_EVERY: Final = 100  # steps


class Kept:
    """The decisions of late, where the learner has them at hand; new ones take the place of the oldest."""

    def __init__(self, most: int, device: torch.device) -> None:
        """Keep so many."""
        self.most, self.device, self.count, self._next = most, device, 0, 0
        self._columns: list[torch.Tensor] = []

    def take(self, lesson: Lesson) -> None:
        """Take some in."""
        given = [torch.from_numpy(each).to(self.device, non_blocking=True) for each in lesson]
        if not self._columns:
            self._columns = [
                torch.zeros((self.most, *each.shape[1:]), dtype=each.dtype, device=self.device) for each in given
            ]
        at = (torch.arange(len(given[0]), device=self.device) + self._next) % self.most
        for column, each in zip(self._columns, given, strict=True):
            column[at] = each
        self._next = (self._next + len(at)) % self.most
        self.count = min(self.count + len(at), self.most)

    def some(self, many: int) -> Sequence[torch.Tensor]:
        """Return some by lot."""
        at = torch.randint(self.count, (many,), device=self.device)
        return [column[at].float() for column in self._columns]


def loss_of(network: Worths, colours: Any, facts: Any, worths: Any, legal: Any) -> torch.Tensor:
    """Say how far the network is from what actions were worth, each beside the mean of those legal with it."""
    error = (network(colours, facts) - worths) * legal
    error = (error - error.sum(1, keepdim=True) / legal.sum(1, keepdim=True)) * legal
    return error.square().sum() / len(colours)


class Run:
    """A learner with all that it needs to go on later."""

    def __init__(self, told: argparse.Namespace) -> None:
        """Begin anew, or where the folder's checkpoint ends."""
        torch.manual_seed(told.seed)
        self.told, self.folder = told, Path(told.folder or Path("runs") / told.game)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.owed = 0  # decisions to be learned from, before others are taken in
        self.steps, self.decisions, self.looks, self.seconds = 0, 0, 0, 0.0
        self.network = Worths(SIGHTS[told.game].shape).to(self.device)
        self.mean = copy.deepcopy(self.network)
        self.optimizer = torch.optim.Adam(self.network.parameters(), RATE)
        if self.checkpoint.exists():
            kept = torch.load(self.checkpoint, weights_only=True, map_location=self.device)
            self.network.load_state_dict(kept["network"])
            self.mean.load_state_dict(kept["mean"])
            self.optimizer.load_state_dict(kept["optimizer"])
            for name in self.counted:
                setattr(self, name, kept[name])
        self.seed = told.seed + 1_000_000 * self.looks  # other luck than before
        self.kept = Kept(told.keep, self.device)

    counted: Final = ("steps", "decisions", "looks", "seconds")

    @property
    def checkpoint(self) -> Path:
        """Where it goes on from."""
        return self.folder / "checkpoint.pt"

    def begin(self) -> None:
        """Let the other processes play."""
        for seats in LOOKED_AT:  # compiled once, for all of them
            tables = batch.tables(self.told.game, 1, players=seats)
            tables.reset(0, tables.empty())
            tables.try_all()
        far = multiprocessing.get_context("spawn")
        self.shared = copy.deepcopy(self.mean).cpu().share_memory()
        self.lessons, self.word = far.Queue(4 * self.told.workers), far.Value("i", int(self.steps > 0))
        self.workers = [
            far.Process(
                target=work,
                args=(
                    *(self.told.game, self.told.tables, self.seed + 1000 * number),
                    *(self.shared, self.word, self.lessons),
                ),
                daemon=True,
            )
            for number in range(1, self.told.workers + 1)
        ]
        for each in self.workers:
            each.start()

    def practise(self, seconds: float) -> None:
        """Take in what was played, and learn from it, for a while."""
        end, least = time.monotonic() + seconds, min(FEW, self.told.keep)
        taken = self.decisions
        while time.monotonic() < end:
            ahead = self.kept.count < least or self.owed < self.told.batch
            try:
                lesson = self.lessons.get(timeout=1) if ahead else self.lessons.get_nowait()
                self.kept.take(lesson)
                self.decisions += len(lesson.facts)
                self.owed += REUSE * len(lesson.facts)
            except queue.Empty:
                if not all(each.is_alive() for each in self.workers):
                    raise SystemExit("a process that played has died") from None
            if self.kept.count >= least and self.owed >= self.told.batch:
                self.step()
                self.owed -= self.told.batch
        print(f"{(self.decisions - taken) / seconds:,.0f} decisions a second, {self.steps:,} steps in all", flush=True)

    def step(self) -> None:
        """Take one step."""
        self.steps += 1
        rate = max(LEAST_RATE, self.told.rate * 0.5 ** (self.decisions / self.told.halve))
        for group in self.optimizer.param_groups:
            group["lr"] = min(rate, self.told.rate * self.steps / 1000)
        loss = loss_of(self.network, *self.kept.some(self.told.batch))
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()
        memory = min(MEMORY, 1 - 1 / self.steps)
        with torch.no_grad():
            torch._foreach_lerp_(list(self.mean.parameters()), list(self.network.parameters()), 1 - memory)
        if self.steps % SHARED_EVERY == 0:
            self.shared.load_state_dict(self.mean.state_dict())
            self.word.value = int(self.decisions >= 10 * FEW)

    def keep(self) -> None:
        """Write what is needed to go on, and what plays; a file is there whole or not at all."""
        self.folder.mkdir(parents=True, exist_ok=True)
        kept = {name: getattr(self, name).state_dict() for name in ("network", "mean", "optimizer")}
        kept |= {name: getattr(self, name) for name in self.counted}
        beside = self.checkpoint.with_suffix(".new")
        torch.save(kept, beside)
        beside.replace(self.checkpoint)
        with (self.folder / "network.npz").open("wb") as file:
            np.savez_compressed(file, **self.mean.kept())

    def look(self) -> None:
        """See how well it plays, and write it down."""
        self.looks += 1
        seed = 1_000_000_000 + self.looks
        mean = copy.deepcopy(self.mean).cpu()
        shares = [share_of_wins(mean, self.told.game, seats, self.told.rounds, seed) for seats in LOOKED_AT]
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

    def end(self) -> None:
        """Send the others home."""
        self.word.value = 2
        for each in self.workers:
            each.terminate()


def main() -> None:
    """Learn for so many minutes, and look now and then."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 2
    graphics = torch.cuda.is_available()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=SIGHTS)
    parser.add_argument("--minutes", type=float, default=30, help="how long (default: 30); it can go on later")
    parser.add_argument("--every", type=float, default=2, help="minutes between two looks (default: 2)")
    parser.add_argument("--rounds", type=int, default=4096, help="rounds of a look (default: 4096)")
    parser.add_argument("--tables", type=int, default=512, help="of a process, for each number of players (512)")
    parser.add_argument("--workers", type=int, default=max(1, cores - 1), help="processes that play (one a core)")
    parser.add_argument("--batch", type=int, default=4096 if graphics else 512, help="decisions of a step")
    parser.add_argument("--keep", type=int, default=16_000_000 if graphics else 200_000, help="decisions at hand")
    parser.add_argument("--halve", type=float, default=1e6, help="decisions after which it learns half as fast (1e6)")
    parser.add_argument("--rate", type=float, default=RATE, help=f"how fast it learns at first (default: {RATE})")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=None, help="where everything is written (default: runs/GAME)")
    told = parser.parse_args()
    torch.set_num_threads(1)
    run = Run(told)
    run.begin()
    left = told.minutes * 60
    try:
        while left > 0:
            began = time.monotonic()
            run.practise(min(left, told.every * 60))
            left -= time.monotonic() - began
            run.seconds += time.monotonic() - began
            run.look()
            run.keep()
    except KeyboardInterrupt:
        run.keep()
        print(f"stopped; the same command goes on from {run.checkpoint}")
    finally:
        run.end()


if __name__ == "__main__":
    main()
