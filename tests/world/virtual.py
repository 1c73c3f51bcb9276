"""Virtual time: event loops and threads of several programs in one, each step of them chosen by a seed.

Every house has a loop of its own, so that it can be stopped or die while the others go on. What its store does in
threads is done in greenlets, which wait by the same time. Nothing here ever waits for real.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor, Future
from random import Random
from typing import Any

import greenlet  # type: ignore[import-untyped]


class VirtualLoop(asyncio.BaseEventLoop):
    """The event loop of one program in the world; the schedule decides when it goes round."""

    def __init__(self, schedule: Schedule, name: str) -> None:
        super().__init__()
        self.name, self._schedule = name, schedule
        self.is_stopped = False  # as by SIGSTOP: what is due waits
        self.is_dead = False
        self.threads: dict[Any, None] = {}

    def time(self) -> float:
        return self._schedule.now

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Any = None
    ) -> asyncio.TimerHandle:
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        self._schedule.add(when, self, timer)
        return timer

    def _write_to_self(self) -> None:
        """Do nothing: there is no other thread to be woken."""

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Do nothing: it is passed over when its time comes."""

    @property
    def is_ready(self) -> bool:
        return bool(self._ready) and not (self.is_stopped or self.is_dead)  # type: ignore[attr-defined]

    def turn(self) -> None:
        """Go round once, as any loop does: what is added meanwhile comes the next time."""
        ready: deque[asyncio.Handle] = self._ready  # type: ignore[attr-defined]
        asyncio._set_running_loop(self)
        try:
            for _ in range(len(ready)):
                handle = ready.popleft()
                if not handle._cancelled:
                    handle._run()
        finally:
            asyncio._set_running_loop(None)

    def begin(self, work: Any) -> asyncio.Task[Any]:
        """Begin a task from outside."""
        return asyncio.Task(work, loop=self)


class Schedule:
    """What happens when; and, of several programs that could go on, which one does."""

    def __init__(self, rng: Random) -> None:
        self.now, self.rng = 0.0, rng
        self.hub = greenlet.getcurrent()
        self.loops: list[VirtualLoop] = []
        self._due: list[tuple[float, int, VirtualLoop | None, Any]] = []
        self._number = itertools.count()

    def loop(self, name: str) -> VirtualLoop:
        self.loops.append(VirtualLoop(self, name))
        return self.loops[-1]

    def add(self, when: float, loop: VirtualLoop | None, what: Any) -> None:
        heapq.heappush(self._due, (max(when, self.now), next(self._number), loop, what))

    def later(self, seconds: float, what: Callable[[], None], loop: VirtualLoop | None = None) -> None:
        """Let something happen after a while: in the world, or in one program."""
        self.add(self.now + seconds, loop, what if loop is None else asyncio.Handle(what, (), loop))

    def step(self) -> None:
        """Let one program go round, or time pass until something is due."""
        ready = [loop for loop in self.loops if loop.is_ready]
        if ready:
            (ready[0] if len(ready) == 1 else self.rng.choice(ready)).turn()
            return
        self.now, _, loop, what = heapq.heappop(self._due)
        if loop is None:
            what()
        elif not loop.is_dead and not what._cancelled:
            loop._ready.append(what)  # type: ignore[attr-defined]

    def close(self) -> None:
        """End all that has begun, so that nothing of it is left for the collector."""
        for loop in self.loops:
            loop.is_dead = False
            for thread in tuple(loop.threads):
                thread.throw()
            for _ in range(50):
                tasks = [task for task in asyncio.all_tasks(loop) if not task.done()]
                if not tasks:
                    break
                for task in tasks:
                    task.cancel()
                while loop._ready:  # type: ignore[attr-defined]
                    loop.turn()
            loop.close()
        self._due.clear()


def block(loop: VirtualLoop, seconds: float) -> None:
    """Let the current thread of a program wait."""
    loop.call_later(seconds, greenlet.getcurrent().switch)
    loop._schedule.hub.switch()


class Threads:
    """The threads of one program, as a store wants them."""

    def __init__(self, loop: VirtualLoop) -> None:
        self.loop = loop

    def now(self) -> float:
        return self.loop.time()

    def sleep(self, seconds: float) -> None:
        block(self.loop, max(seconds, 1e-6))

    def queue(self) -> VirtualQueue:
        return VirtualQueue(self.loop)

    def pool(self, threads: int, name: str) -> VirtualPool:
        return VirtualPool(self)

    def start(self, work: Callable[[], None], name: str) -> Callable[[], None]:
        thread = greenlet.greenlet(work, self.loop._schedule.hub)
        self.loop.threads[thread] = None
        self.loop.call_soon(thread.switch)
        return lambda: None


class VirtualQueue:
    """A queue that a thread of a program waits at."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop, self._items, self._waiting = loop, deque[Any](), deque[Any]()

    def put(self, what: Any) -> None:
        self._items.append(what)
        if self._waiting:
            self._loop.call_soon(self._waiting.popleft().switch)

    def get(self) -> Any:
        while not self._items:
            self._waiting.append(greenlet.getcurrent())
            self._loop._schedule.hub.switch()
        return self._items.popleft()

    def empty(self) -> bool:
        return not self._items


class VirtualPool(Executor):
    """Threads of a program for whatever comes."""

    def __init__(self, threads: Threads) -> None:
        self._threads = threads

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()

        def work() -> None:
            if not done.set_running_or_notify_cancel():
                return
            try:
                found = fn(*args, **kwargs)
            except Exception as error:  # noqa: BLE001 - as a real one does
                done.set_exception(error)
            else:
                done.set_result(found)
            self._threads.loop.threads.pop(greenlet.getcurrent(), None)

        self._threads.start(work, "")
        return done


class VirtualClock:
    """What a program takes for the time: it may run a little faster or slower than that of the others."""

    def __init__(self, loop: VirtualLoop, rate: float = 1, offset: float = 0) -> None:
        self._loop, self._rate, self._offset = loop, rate, offset

    def now(self) -> float:
        return self._offset + self._loop.time() * self._rate

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / self._rate)
