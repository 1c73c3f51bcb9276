"""What learners have in common: processes that play, a folder with all that is needed to go on later, and a curve."""

from __future__ import annotations

import csv
import os
import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import torch
from sight import SIGHTS
from tables import share_of_wins
from torch import multiprocessing

from elferhaus.adapters import batch

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from model import Worths

LOOKED_AT: Final = (2, 4)  # numbers of players in the curve
CORES: Final = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 2


class Learner(ABC):
    """A learner that can be stopped and goes on later; what it learns, and how, is said by those who derive from it."""

    mean: Worths  # the network that is kept
    counted: Final = ("steps", "decisions", "looks", "seconds")

    def __init__(self, told: argparse.Namespace, folder: str) -> None:
        """Begin at nothing, with processes to play that are started later."""
        torch.manual_seed(told.seed)
        self.told, self.folder = told, Path(told.folder or Path("runs") / folder)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.steps, self.decisions, self.looks, self.seconds = 0, 0, 0, 0.0
        self.far = multiprocessing.get_context("spawn")
        self.word = self.far.Value("i", 0)  # what the processes are told
        self.workers: list[Any] = []

    @property
    def checkpoint(self) -> Path:
        """Where it goes on from."""
        return self.folder / "checkpoint.pt"

    @property
    def seed(self) -> int:
        """Whoever goes on has other luck than before."""
        seed: int = self.told.seed + 1_000_000 * self.looks
        return seed

    def go_on(self) -> dict[str, Any] | None:
        """Return what was kept, if there is something."""
        if not self.checkpoint.exists():
            return None
        kept: dict[str, Any] = torch.load(self.checkpoint, weights_only=True, map_location=self.device)
        for name in self.counted:
            setattr(self, name, kept[name])
        return kept

    def play(self, work: Callable[..., None], *given: Any) -> None:
        """Let a process on every core play; each is told the game, its tables, its seed, and what is given."""
        for seats in LOOKED_AT:  # compiled once, for all of them
            tables = batch.tables(self.told.game, 1, players=seats)
            tables.reset(0, tables.empty())
            tables.try_all()
            tables.by_thumb()
        for number in range(1, self.told.workers + 1):
            told = (self.told.game, self.told.tables, self.seed + 1000 * number, *given)
            self.workers.append(self.far.Process(target=work, args=told, daemon=True))
            self.workers[-1].start()

    def must_play(self) -> None:
        """End where one of them is gone."""
        if not all(each.is_alive() for each in self.workers):
            raise SystemExit("a process that played has died")

    @abstractmethod
    def practise(self, seconds: float) -> None:
        """Learn for a while."""

    @abstractmethod
    def kept(self) -> dict[str, Any]:
        """Return what is needed to go on, besides what is counted."""

    def keep(self) -> None:
        """Write what is needed to go on, and what plays; a file is there whole or not at all."""
        self.folder.mkdir(parents=True, exist_ok=True)
        beside = self.checkpoint.with_suffix(".new")
        torch.save(self.kept() | {name: getattr(self, name) for name in self.counted}, beside)
        beside.replace(self.checkpoint)
        self.mean.write(self.folder / "network.npz")

    def look(self) -> None:
        """See how well it plays, and write it down."""
        self.looks += 1
        seed = 1_000_000_000 + self.looks
        shares = [share_of_wins(self.mean, self.told.game, seats, self.told.rounds, seed) for seats in LOOKED_AT]
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

    def learn_for(self, minutes: float, every: float) -> None:
        """Learn for so many minutes, and look now and then; Ctrl-C loses nothing."""
        left = minutes * 60
        try:
            while left > 0:
                began = time.monotonic()
                self.practise(min(left, every * 60))
                left -= time.monotonic() - began
                self.seconds += time.monotonic() - began
                self.look()
                self.keep()
        except KeyboardInterrupt:
            self.keep()
            print(f"stopped; the same command goes on from {self.checkpoint}")
        finally:
            for each in self.workers:
                each.terminate()


def add_usual(parser: argparse.ArgumentParser, *, tables: int, folder: str) -> None:
    """Add what every learner can be told."""
    parser.add_argument("game", choices=SIGHTS)
    parser.add_argument("--minutes", type=float, default=30, help="how long (default: 30); it can go on later")
    parser.add_argument("--every", type=float, default=2, help="minutes between two looks (default: 2)")
    parser.add_argument("--rounds", type=int, default=4096, help="rounds of a look (default: 4096)")
    parser.add_argument("--tables", type=int, default=tables, help=f"of a process, by number of players ({tables})")
    parser.add_argument("--workers", type=int, default=max(1, CORES - 1), help="processes that play (one a core)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=None, help=f"where everything is written (runs/{folder})")
