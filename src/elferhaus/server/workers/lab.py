"""The lab of the house: experiments one at a time, in a process that lets everyone else go first, within a time."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final, Literal

from msgspec.structs import replace

from elferhaus.bots.compiled import has_numba
from elferhaus.lab.experiment import Experiment, Task, measured
from elferhaus.server.workers.replays import ReplayProcess, TooLongError, Turns

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from elferhaus.lab.ways import Way

PLAYING_S: Final = 20.0  # that an experiment may take
PREPARING_S: Final = 120.0  # that a portion may take: a kernel may have to be compiled first
WAITING: Final = 4  # experiments of other addresses
QUICK, SLOW = 100_000, 5_000  # rounds of each way at most: by a compiled kernel, and by anything else
QUICK_SHARE, SLOW_SHARE = 5_000, 10  # rounds after which there is news
PAUSE_S: Final = 0.1  # between two lines of news: nobody reads faster

Why = Literal["mine", "busy", "often"]


class BusyError(Exception):
    """No experiment can be begun now: the text says why, ``why`` in one word."""

    def __init__(self, why: Why, text: str) -> None:
        """Keep the word."""
        super().__init__(text)
        self.why = why


def is_quick(way: Way) -> bool:
    """Tell whether a way is played by a compiled kernel."""
    return way.kernel is not None and has_numba()


class Run:
    """An experiment that goes on; whoever watches it sees the latest, however slowly they look."""

    def __init__(self, ways: Sequence[Way], rounds: int, seed: int) -> None:
        """Begin with nothing. The same seed gives the same rounds."""
        quick = all(map(is_quick, ways))
        rounds = min(rounds, QUICK if quick else SLOW)
        self.experiment = Experiment(ways, rounds, seed, share=QUICK_SHARE if quick else SLOW_SHARE)
        self.tasks = self.experiment.tasks()
        self.of = sum(task.portion.count for task in self.tasks)
        self.played = 0
        self.end: str | None = None  # "all" was played, or the "time" was over
        self.is_unwanted = False  # whoever asked has gone
        self._news = asyncio.Event()

    def tell(self) -> None:
        """Let whoever watches know that there is news."""
        self._news.set()

    async def watch(self) -> AsyncIterator[Run]:
        """Yield this whenever there is news, to the end."""
        try:
            is_over = False
            while not is_over:
                await self._news.wait()
                self._news.clear()
                is_over = self.end is not None
                yield self
                if not is_over:
                    await asyncio.sleep(PAUSE_S)
        finally:
            self.is_unwanted = True


class Laboratory:
    """Plays one experiment at a time, and of each address only one; the others wait, address by address."""

    def __init__(self) -> None:
        """Begin without a process."""
        self._turns = Turns()
        self._process = ReplayProcess(PREPARING_S)
        self._runs: dict[str, Run] = {}
        self._under_way: dict[asyncio.Task[None], Run] = {}

    def begin(self, address: str, run: Run) -> None:
        """Let an experiment begin, or raise BusyError."""
        before = self._runs.get(address)
        if before is not None and not before.is_unwanted:
            raise BusyError("mine", "another experiment from this address is still running")
        if sum(not each.is_unwanted for each in self._under_way.values()) > WAITING:
            raise BusyError("busy", "the lab is busy: try again in a minute")
        self._runs[address] = run
        task = asyncio.ensure_future(self._play(address, run))
        self._under_way[task] = run
        task.add_done_callback(lambda done: self._under_way.pop(done, None))

    async def _play(self, address: str, run: Run) -> None:
        try:
            async with self._turns.turn(address):
                await self._portions(run)
        finally:
            run.end = run.end or "time"
            run.tell()
            if self._runs.get(address) is run:
                del self._runs[address]

    async def _portions(self, run: Run) -> None:
        """Play portion after portion. One that was begun comes to its end, so that nobody else uses the process."""
        with suppress(TooLongError):
            for way in range(len(run.experiment.ways)):  # what has to be compiled does not count
                if run.is_unwanted:
                    return
                await asyncio.to_thread(self._process.run, measured, _first(run.tasks, way))
            begun = monotonic()
            for task in run.tasks:
                if run.is_unwanted or monotonic() - begun > PLAYING_S:
                    return
                found = await asyncio.to_thread(self._process.run, measured, task)
                run.experiment.add(task, found)
                run.played += task.portion.count
                run.tell()
            run.end = "all"

    def close(self) -> None:
        """End it all."""
        for task in list(self._under_way):
            task.cancel()
        self._process.close()


def _first(tasks: Sequence[Task], way: int) -> Task:
    """Return the shortest task there is of a way."""
    task = next(each for each in tasks if each.way == way)
    return task._replace(portion=replace(task.portion, count=1))
