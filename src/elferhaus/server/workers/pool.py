"""Who thinks for the bots of the house: for those that search, processes of lower priority; for all others, threads.

A search takes a processor for a quarter of a second. In the house's own process everyone at every table would feel it;
in another one with lower priority nobody does. What goes there is what the bot's seat sees, never the state.
A request is answered in time, come what may: where the queue is long, a process dies or a search fails, the bot goes
by its rule of thumb. Where the table has moved on, the search ends before its next world.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from concurrent.futures import Future
from contextlib import suppress
from ctypes import c_ulonglong
from multiprocessing import get_context, resource_tracker
from multiprocessing.sharedctypes import RawValue
from queue import SimpleQueue
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Protocol

from elferhaus.bots.engine.budget import UNLIMITED, Budget
from elferhaus.bots.players import searches
from elferhaus.core.game import Action, choose
from elferhaus.games import room_named
from elferhaus.server.logs import LOGGER
from elferhaus.server.workers.request import ADVISER, advise, answer, packed
from elferhaus.server.workers.worker import work

if TYPE_CHECKING:
    from collections.abc import Sized
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess
    from random import Random

    from elferhaus.bots.hints import Hint
    from elferhaus.core.player import ChairCopy
    from elferhaus.server.workers.request import RequestKind

DECIDE_S: Final = 1.5  # the longest that a table waits for a decision; playouts usually end it much earlier
CALL_S: Final = 0.6  # for a call: its window is short
HINT_S: Final = 0.15  # for a hint: somebody has asked, and looks on
GRACE_S: Final = 0.5  # beyond that, for the way there and back
LOST_S: Final = 2.0  # after which a search that should have ended is given up, with its process
BEAT_S: Final = 0.25  # how often that is looked at
NO_PLAYOUTS: Final = Budget(seconds=0)  # no playout at all


class UnansweredError(Exception):
    """A request was not answered; it is going to be by rule of thumb."""


class LostError(UnansweredError):
    """There is no process to think about it."""


def takes_long(player: str, kind: RequestKind, chair: ChairCopy) -> bool:
    """Tell whether a player searches for this answer: there must be a choice, and of calls the game says so."""
    if not searches(player):
        return False
    if kind == "call":
        room = room_named(chair.view.game_id)
        return room is not None and room.bots.search is not None and room.bots.search.calls
    return len(chair.legal) > 1 or not isinstance(chair.legal[0], Action)


class Workers(Protocol):
    """A way to ask bots."""

    def prepare(self, player: str) -> None:
        """Make ready: this player is going to be asked soon."""

    async def ask(self, player: str, kind: RequestKind, chair: ChairCopy, rng: Random | None = None) -> Action | None:
        """Return what a player does, with luck of its own if that is given; cancelled, it soon stops thinking."""

    async def advise(self, chair: ChairCopy, rng: Random | None = None) -> Hint | None:
        """Return a hint."""

    def close(self) -> None:
        """Think no more."""


class ThreadWorkers:
    """Everyone thinks in a thread, searches within a limit."""

    def __init__(self, rng: Random, limit: Budget = UNLIMITED) -> None:
        """Keep where luck comes from, and what a search may spend at most."""
        self._rng, self._limit = rng, limit

    def prepare(self, player: str) -> None:
        """Do nothing: threads are there."""

    async def ask(self, player: str, kind: RequestKind, chair: ChairCopy, rng: Random | None = None) -> Action | None:
        """Return what a player does; where it goes wrong, something legal is done, and the table goes on."""
        try:
            return await asyncio.to_thread(answer, player, kind, chair, rng or self._rng, self._limit)
        except Exception as error:  # noqa: BLE001 - a package's player may do anything
            game = type(chair.view).__struct_config__.tag
            LOGGER.error("a bot went wrong", exc_info=error, extra={"details": {"game": game}})
            return choose(chair.legal[0], rng or self._rng) if kind == "decide" else None

    async def advise(self, chair: ChairCopy, rng: Random | None = None) -> Hint | None:
        """Return a hint."""
        return await asyncio.to_thread(advise, chair, rng or self._rng, self._limit)

    def close(self) -> None:
        """Do nothing: a thread ends when it has answered."""


class Job:
    """A request on its way; ``reply`` is its answer."""

    def __init__(self, request: bytes, seconds: float, playouts: int | None) -> None:
        """Begin to wait."""
        self.request, self.ends, self.playouts = request, monotonic() + seconds, playouts
        self.reply: Future[Any] = Future()
        self.is_stopped = False
        self._number = 0
        self._ended: c_ulonglong | None = None

    @property
    def seconds(self) -> float:
        """How long it may still be thought about."""
        return max(0.0, self.ends - monotonic())

    def begin(self, number: int, ended: c_ulonglong) -> None:
        """Note who thinks about it: the process reads in ``ended`` up to which number nobody waits for answers."""
        self._number, self._ended = number, ended

    def stop(self) -> None:
        """Say that nobody waits for the answer."""
        self.is_stopped = True
        self.ends = min(self.ends, monotonic())
        if self._ended is not None:
            self._ended.value = max(self._ended.value, self._number)


class WorkerProcess(threading.Thread):
    """One process that thinks, and the thread that hands it jobs; if it dies, there is another for the next job."""

    def __init__(self, jobs: SimpleQueue[Job | None], crew: Sized) -> None:
        """Begin to work; ``crew`` are all who do the same jobs."""
        super().__init__(name="bot worker", daemon=True)
        self._jobs, self._crew = jobs, crew
        self.asked = 0  # how many requests
        self._ended = RawValue(c_ulonglong, 0)
        self._guard = threading.RLock()  # of the next three
        self._is_over = False
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._is_ready = False
        self.start()

    @property
    def pid(self) -> int | None:
        """The process that thinks."""
        return None if self._process is None else self._process.pid

    def run(self) -> None:
        """Hand over jobs until there are no more."""
        if hasattr(signal, "pthread_sigmask"):
            # Children begin with Ctrl-C held back. The tracker, which all of them need, would let it through again.
            resource_tracker.ensure_running()
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        with suppress(LostError):
            self._begin()  # at once, so that it is loaded when the first job comes
        while (job := self._jobs.get()) is not None:
            if job.reply.set_running_or_notify_cancel():
                try:
                    job.reply.set_result(self._answer(job))
                except Exception as error:  # noqa: BLE001 - whatever it is, there is a next job
                    job.reply.set_exception(error)
        self._let_go()

    def end(self) -> None:
        """End the process for good. It keeps nothing, so it need not be asked; the thread then comes to its end."""
        with self._guard:
            self._is_over = True
            if self._process is not None:
                self._process.kill()
        self._jobs.put(None)

    def _begin(self) -> Connection:
        """Return the line to the process, which is started if there is none."""
        with self._guard:
            if self._is_over:
                raise LostError
            if self._line is None:
                spawn = get_context("spawn")
                self._line, theirs = spawn.Pipe()
                process = spawn.Process(target=work, args=(theirs, self._ended), daemon=True)
                self._is_ready = False
                try:
                    process.start()
                except OSError as error:
                    raise self._lost(error) from error
                finally:
                    theirs.close()  # so that the end of one side is noticed by the other
                self._process = process
            return self._line

    def _answer(self, job: Job) -> Any:
        line = self._begin()
        number = self.asked + 1
        job.begin(number, self._ended)
        try:
            if not self._is_ready and line.poll(job.seconds):
                line.recv()
                self._is_ready = True
            if job.is_stopped or not self._is_ready:  # being loaded is no reason to begin anew
                raise UnansweredError
            waiting = self._jobs.qsize() / max(1, len(self._crew))
            line.send((number, job.seconds / (1 + waiting), job.playouts))  # they want to be thought about, too
            line.send_bytes(job.request)
            self.asked = number
            while not line.poll(BEAT_S) and monotonic() < job.ends + LOST_S:
                pass
            told: tuple[Any, str] | None = line.recv() if line.poll() else None
        except (EOFError, OSError) as error:
            raise self._lost(error) from error
        if told is None:
            raise self._lost(TimeoutError())
        found, problem = told
        if problem:
            LOGGER.error("a bot could not think", extra={"details": {"error": problem}})
            raise UnansweredError
        return found

    def _lost(self, error: Exception) -> LostError:
        """Clear up after a process that is no more, or might as well be; the next job gets another."""
        if not self._is_over:
            LOGGER.warning("a thinking process was lost", extra={"details": {"error": type(error).__name__}})
        self._let_go()
        return LostError()

    def _let_go(self) -> None:
        with self._guard:
            if self._process is not None:
                self._process.kill()
                self._process.join()
            if self._line is not None:
                self._line.close()
            self._process = self._line = None


def _spare_processors() -> int:
    """Return how many processes may think at once: one processor is the house's."""
    here = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, here - 1)


class ProcessWorkers:
    """Bots that search think in other processes, first come, first served; everyone else in threads."""

    def __init__(self, rng: Random, playouts: int | None = None, most: int | None = None) -> None:
        """Begin with no process: many houses need none. Fewer ``playouts`` are for those with less time than people."""
        self._rng, self._playouts = rng, playouts
        self._most = most or _spare_processors()
        self._threads = ThreadWorkers(rng)
        self._last_resort = ThreadWorkers(rng, NO_PLAYOUTS)
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._under_way = 0
        self._is_closed = False
        self.processes: list[WorkerProcess] = []

    def prepare(self, player: str) -> None:
        """Load a process while nobody waits for it."""
        if not self.processes and not self._is_closed and searches(player):
            self._engage()

    def queue(self) -> tuple[int, int]:
        """Return how many searches are under way or wait, and how many of these wait."""
        return self._under_way, self._jobs.qsize()

    async def ask(self, player: str, kind: RequestKind, chair: ChairCopy, rng: Random | None = None) -> Action | None:
        """Return what a player does; cancelled, it stops thinking before the next world."""
        if not takes_long(player, kind, chair):
            return await self._threads.ask(player, kind, chair, rng)
        request = packed(player, kind, chair, (rng or self._rng).getrandbits(64))
        try:
            found: Action | None = await self._search(request, DECIDE_S if kind == "decide" else CALL_S)
        except UnansweredError:
            return await self._last_resort.ask(player, kind, chair, rng)
        return found

    async def advise(self, chair: ChairCopy, rng: Random | None = None) -> Hint | None:
        """Return a hint: thought about like a bot's decision, but not for long."""
        room = room_named(chair.view.game_id)
        if room is None or room.bots.search is None:
            return await self._threads.advise(chair, rng)
        request = packed(ADVISER, "decide", chair, (rng or self._rng).getrandbits(64))
        try:
            found: Hint | None = await self._search(request, HINT_S)
        except UnansweredError:
            return await self._last_resort.advise(chair, rng)
        return found

    async def _search(self, request: bytes, seconds: float) -> Any:
        """Hand over a request, and return its answer; raise UnansweredError if there is none, whatever the reason."""
        job = Job(request, seconds, self._playouts)
        self._under_way += 1
        try:
            if self._under_way > len(self.processes) < self._most:
                self._engage()
            self._jobs.put(job)
            async with asyncio.timeout(seconds + GRACE_S):
                return await asyncio.wrap_future(job.reply)
        except (UnansweredError, TimeoutError) as error:
            raise UnansweredError from error
        except Exception as error:
            LOGGER.error("a bot could not think", exc_info=error)
            raise UnansweredError from error  # the table must not wait for a better day
        finally:
            job.stop()
            self._under_way -= 1

    def _engage(self) -> None:
        if self._is_closed:
            raise LostError
        self.processes.append(WorkerProcess(self._jobs, self.processes))

    def close(self) -> None:
        """End all processes, and return when they have ended."""
        self._is_closed = True
        for process in self.processes:
            process.end()
        for process in self.processes:
            process.join()
        self.processes = []
