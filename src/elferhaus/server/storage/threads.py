"""Threads of the store, beside the event loop, and their time: the machine's, unless a test has other ones."""

from __future__ import annotations

import threading
import time
from concurrent.futures import Executor, ThreadPoolExecutor
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable


class Queue(Protocol):
    """What waits for a thread."""

    def put(self, what: Any) -> None:
        """Add something."""

    def get(self) -> Any:
        """Return what waits longest, once there is something."""

    def empty(self) -> bool:
        """Tell whether nothing waits."""


class Threads(Protocol):
    """Threads and their time."""

    def now(self) -> float:
        """Return seconds that only ever grow."""

    def sleep(self, seconds: float) -> None:
        """Let the thread wait."""

    def queue(self) -> Queue:
        """Return a queue with nothing in it."""

    def pool(self, threads: int, name: str) -> Executor:
        """Return threads for whatever comes."""

    def start(self, work: Callable[[], None], name: str) -> Callable[[], None]:
        """Begin some work in a thread of its own, and return what waits for its end."""


class MachineThreads:
    """The system's own."""

    def now(self) -> float:
        """Return seconds that only ever grow."""
        return time.monotonic()

    def sleep(self, seconds: float) -> None:
        """Let the thread wait."""
        time.sleep(seconds)

    def queue(self) -> Queue:
        """Return a queue with nothing in it."""
        return SimpleQueue[Any]()

    def pool(self, threads: int, name: str) -> Executor:
        """Return threads for whatever comes."""
        return ThreadPoolExecutor(threads, name)

    def start(self, work: Callable[[], None], name: str) -> Callable[[], None]:
        """Begin some work in a thread of its own, and return what waits for its end."""
        thread = threading.Thread(target=work, name=name, daemon=True)
        thread.start()
        return thread.join


def settle(waiting: list[asyncio.Future[None]], outcome: Exception | None) -> None:
    """Tell whoever waits in an event loop, called there, what came of it."""
    for done in waiting:
        if done.cancelled():
            continue
        if outcome is None:
            done.set_result(None)
        else:
            done.set_exception(outcome)
