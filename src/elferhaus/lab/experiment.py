"""An experiment: ways to play beside each other, played in portions that any number of processes share."""

from __future__ import annotations

import signal
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from .measures import Measures
from .trials import Played, Portion, play, portions
from .ways import Way

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class Task(NamedTuple):
    """A portion, for which way it counts, and the seat of the better bot where two are compared."""

    way: int
    portion: Portion
    better: int | None = None


@dataclass
class Experiment:
    """Ways to play, and what came of them so far."""

    ways: Sequence[Way]
    rounds: int
    seed: int
    skill: tuple[str, str] | None = ("thumb", "random")  # a better and a weaker bot: how often does the better one win?
    found: list[Measures] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Begin with nothing."""
        self.found = [Measures(way.seats) for way in self.ways]

    def tasks(self) -> list[Task]:
        """Return all that is to be played: the ways in turn, so that whoever stops has something of each."""
        queues = [
            [*self._usual(number, way), *(self._contests(number, way) if self.skill else ())]
            for number, way in enumerate(self.ways)
        ]
        longest = max(map(len, queues))
        return [queue[at] for at in range(longest) for queue in queues if at < len(queue)]

    def _usual(self, number: int, way: Way) -> list[Task]:
        return [Task(number, portion) for portion in portions(way, self.rounds, self.seed)]

    def _contests(self, number: int, way: Way) -> list[Task]:
        """Return rounds of one better bot among weaker ones, in every seat as often: a tenth of the others."""
        assert self.skill is not None
        better, weaker = self.skill
        found: list[Task] = []
        for seat in range(way.seats):
            bots = tuple(better if each == seat else weaker for each in range(way.seats))
            rounds = max(self.rounds // 10 // way.seats, 1)
            shared = portions(replace(way, bots=bots), rounds, self.seed + 1 + seat)
            found += [Task(number, portion, seat) for portion in shared]
        return found

    def add(self, task: Task, played: Played) -> None:
        """Count what a task brought."""
        measures = self.found[task.way]
        if task.better is None:
            measures.add(played)
        else:
            measures.add_contest(played, task.better)


def results(tasks: Sequence[Task], jobs: int) -> Iterator[tuple[Task, Played]]:
    """Play tasks over some processes, and yield what each brought, in the order in which they end."""
    if jobs == 1:
        for task in tasks:
            yield task, play(task.portion)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_ignore_interrupts)
    try:
        yield from _shared_out(pool, tasks, jobs, play)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asked: it lets the pool go


def _shared_out(
    pool: ProcessPoolExecutor, tasks: Sequence[Task], jobs: int, work: Callable[[Portion], Played]
) -> Iterator[tuple[Task, Played]]:
    waiting = iter(tasks)
    running = {pool.submit(work, task.portion): task for task in islice(waiting, 2 * jobs)}
    while running:
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for each in done:
            yield running.pop(each), each.result()
        running |= {pool.submit(work, task.portion): task for task in islice(waiting, len(done))}
