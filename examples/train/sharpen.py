"""Let a network that has learned (train.py) play whole rounds, and do more often what went better than expected.

    uv run --extra train examples/train/sharpen.py elfer-raus --minutes 30 --folder runs/elfer-raus-sharp
    uv run --extra train examples/train/sharpen.py elfer-raus --minutes 30 --folder runs/elfer-raus-sharp   # goes on

What train.py learns is worth one decision: afterwards the rule of thumb plays on. Here the network plays its seat to
the end of the round, drawing each decision by lot among those that it thinks good. A second network, the judge, says
what share of the win is to be expected; what went better than that becomes likelier (proximal policy optimization).
The others play by rule of thumb, at every fourth table as the network does.

It begins with the network of the package. What is written, after every look and on Ctrl-C: ``checkpoint.pt`` to go on
from, ``curve.csv`` with what the network wins among players by rule of thumb, and ``network.npz``. Its tables have
other luck than any arena.
"""

from __future__ import annotations

import argparse
import copy
import queue
import time
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

try:
    import numpy as np
    import torch
except ImportError:
    raise SystemExit("this needs a package that is not installed: pip install 'elferhaus[train]'") from None

from learner import Learner, add_usual
from model import Worths
from rounds import chances, work
from sight import SIGHTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rounds import Moments

MEMORY: Final = 0.998  # the network that is kept is a mean of the last five hundred steps
TURNS: Final = 2  # times that a decision is learned from
CLIP: Final = 0.2  # how much likelier or less likely it may become meanwhile
VARIETY: Final = 0.001  # worth of trying different things
CALM: Final = 0.5  # steps are no longer than this


class Run(Learner):
    """A player and its judge."""

    def __init__(self, told: argparse.Namespace) -> None:
        """Begin with the package's network, or where the folder's checkpoint ends."""
        super().__init__(told, f"{told.game}-sharp")
        self.player = Worths(SIGHTS[told.game].shape)
        self.player.read(files(f"elferhaus.games.{told.game.replace('-', '_')}.bots") / "network.npz")
        self.player.to(self.device)
        self.judge, self.mean = copy.deepcopy(self.player), copy.deepcopy(self.player)
        self.player_steps = torch.optim.Adam(self.player.parameters(), told.rate)
        self.judge_steps = torch.optim.Adam(self.judge.parameters(), told.judge_rate)
        if (kept := self.go_on()) is not None:
            for name in self.learned:
                getattr(self, name).load_state_dict(kept[name])
            for steps, rate in ((self.player_steps, told.rate), (self.judge_steps, told.judge_rate)):
                steps.param_groups[0]["lr"] = rate

    learned: Final = ("player", "judge", "mean", "player_steps", "judge_steps")

    def begin(self) -> None:
        """Let the other processes play."""
        self.shared = tuple(copy.deepcopy(each).cpu().share_memory() for each in (self.player, self.judge))
        self.moments = self.far.Queue(2 * self.told.workers)
        self.play(work, str(self.device), self.shared, self.word, self.moments)

    def practise(self, seconds: float) -> None:
        """Take in whole rounds, and learn from them, for a while."""
        end, taken = time.monotonic() + seconds, self.decisions
        found: list[Moments] = []
        sums = np.zeros(4)
        while time.monotonic() < end:
            try:
                found.append(self.moments.get(timeout=1))
            except queue.Empty:
                self.must_play()
                continue
            if sum(len(each.facts) for each in found) >= self.told.most:
                sums += self.learn(found)
                found = []
        per, turns = (self.decisions - taken) / seconds, max(sums[3], 1)
        erred, clipped, varied = sums[:3] / turns
        print(
            f"{per:,.0f} decisions a second, {self.steps:,} steps in all; judge errs {erred:.4f}, "
            f"clipped {clipped:.3f}, variety {varied:.3f}",
            flush=True,
        )

    def learn(self, found: Sequence[Moments]) -> Any:
        """Learn from some rounds; then the others play on with what was learned."""
        columns = [torch.from_numpy(np.concatenate(each)).to(self.device) for each in zip(*found, strict=True)]
        many = len(columns[0])
        self.decisions += many
        gained = columns[5]
        columns[5] = (gained - gained.mean()) / (gained.std() + 1e-6)
        sums = np.zeros(4)
        for _ in range(TURNS):
            order = torch.randperm(many, device=self.device)
            for some in order.split(self.told.batch):
                if len(some) == self.told.batch:
                    sums += self.step(*(column[some] for column in columns))
        for theirs, mine in zip(self.shared, (self.player, self.judge), strict=True):
            theirs.load_state_dict(mine.state_dict())
        self.word.value += 1
        return sums

    def step(self, colours: Any, facts: Any, legal: Any, chosen: Any, likely: Any, gained: Any, share: Any) -> Any:
        """Take one step; return what it showed."""
        self.steps += 1
        seen = colours.float(), facts.float()
        logs = chances(self.player(*seen), legal)
        ratio = (logs.gather(1, chosen[:, None])[:, 0] - likely).exp()
        better = torch.minimum(ratio * gained, ratio.clamp(1 - CLIP, 1 + CLIP) * gained)
        varied = -(logs.exp() * logs.masked_fill(~legal, 0)).sum(1)
        error = (self.judge(*seen)[:, -1] - share).square().mean()
        losses = -(better + VARIETY * varied).mean(), error
        for network, steps, loss in zip(
            (self.player, self.judge), (self.player_steps, self.judge_steps), losses, strict=True
        ):
            steps.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), CALM)
            steps.step()
        self.mean.move_towards(self.player, 1 - min(MEMORY, 1 - 1 / self.steps))
        clipped = ((ratio.detach() - 1).abs() > CLIP).float().mean()
        return np.array([error.item(), clipped.item(), varied.mean().item(), 1])

    def kept(self) -> dict[str, Any]:
        """Return the networks."""
        return {name: getattr(self, name).state_dict() for name in self.learned}


def main() -> None:
    """Learn for so many minutes, and look now and then."""
    graphics = torch.cuda.is_available()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_usual(parser, tables=512 if graphics else 16, folder="GAME-sharp")
    most, batch = (524_288, 32_768) if graphics else (16_384, 2_048)
    parser.add_argument("--most", type=int, default=most, help=f"decisions before it learns from them ({most})")
    parser.add_argument("--batch", type=int, default=batch, help=f"decisions of a step ({batch})")
    parser.add_argument("--rate", type=float, default=3e-4, help="how fast it learns (default: 3e-4)")
    parser.add_argument("--judge-rate", type=float, default=5e-4, help="how fast its judge learns (default: 5e-4)")
    told = parser.parse_args()
    torch.set_num_threads(1)
    torch.set_float32_matmul_precision("high")
    run = Run(told)
    run.begin()
    run.learn_for(told.minutes, told.every)


if __name__ == "__main__":
    main()
