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
import queue
import time
from typing import TYPE_CHECKING, Any, Final

try:
    import torch
except ImportError:
    raise SystemExit("this needs a package that is not installed: pip install 'elferhaus[train]'") from None

from learner import Learner, add_usual
from model import Worths
from sight import SIGHTS
from tables import work

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tables import Lesson

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


class Run(Learner):
    """A learner with all that it needs to go on later."""

    def __init__(self, told: argparse.Namespace) -> None:
        """Begin anew, or where the folder's checkpoint ends."""
        super().__init__(told, told.game)
        self.owed = 0  # decisions to be learned from, before others are taken in
        self.network = Worths(SIGHTS[told.game].shape).to(self.device)
        self.mean = copy.deepcopy(self.network)
        self.optimizer = torch.optim.Adam(self.network.parameters(), RATE)
        if (kept := self.go_on()) is not None:
            for name in self.learned:
                getattr(self, name).load_state_dict(kept[name])
        self.decisions_at_hand = Kept(told.keep, self.device)

    learned: Final = ("network", "mean", "optimizer")

    def begin(self) -> None:
        """Let the other processes play."""
        self.shared = copy.deepcopy(self.mean).cpu().share_memory()
        self.lessons = self.far.Queue(4 * self.told.workers)
        self.word.value = int(self.steps > 0)
        self.play(work, self.shared, self.word, self.lessons)

    def practise(self, seconds: float) -> None:
        """Take in what was played, and learn from it, for a while."""
        end, least = time.monotonic() + seconds, min(FEW, self.told.keep)
        taken, at_hand = self.decisions, self.decisions_at_hand
        while time.monotonic() < end:
            ahead = at_hand.count < least or self.owed < self.told.batch
            try:
                lesson = self.lessons.get(timeout=1) if ahead else self.lessons.get_nowait()
                at_hand.take(lesson)
                self.decisions += len(lesson.facts)
                self.owed += REUSE * len(lesson.facts)
            except queue.Empty:
                self.must_play()
            if at_hand.count >= least and self.owed >= self.told.batch:
                self.step()
                self.owed -= self.told.batch
        print(f"{(self.decisions - taken) / seconds:,.0f} decisions a second, {self.steps:,} steps in all", flush=True)

    def step(self) -> None:
        """Take one step."""
        self.steps += 1
        rate = max(LEAST_RATE, self.told.rate * 0.5 ** (self.decisions / self.told.halve))
        for group in self.optimizer.param_groups:
            group["lr"] = min(rate, self.told.rate * self.steps / 1000)
        loss = loss_of(self.network, *self.decisions_at_hand.some(self.told.batch))
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()
        self.mean.move_towards(self.network, 1 - min(MEMORY, 1 - 1 / self.steps))
        if self.steps % SHARED_EVERY == 0:
            self.shared.load_state_dict(self.mean.state_dict())
            self.word.value = int(self.decisions >= 10 * FEW)

    def kept(self) -> dict[str, Any]:
        """Return the networks."""
        return {name: getattr(self, name).state_dict() for name in self.learned}


def main() -> None:
    """Learn for so many minutes, and look now and then."""
    graphics = torch.cuda.is_available()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_usual(parser, tables=512, folder="GAME")
    parser.add_argument("--batch", type=int, default=4096 if graphics else 512, help="decisions of a step")
    parser.add_argument("--keep", type=int, default=16_000_000 if graphics else 200_000, help="decisions at hand")
    parser.add_argument("--halve", type=float, default=1e6, help="decisions after which it learns half as fast (1e6)")
    parser.add_argument("--rate", type=float, default=RATE, help=f"how fast it learns at first (default: {RATE})")
    told = parser.parse_args()
    torch.set_num_threads(1)
    run = Run(told)
    run.begin()
    run.learn_for(told.minutes, told.every)


if __name__ == "__main__":
    main()
