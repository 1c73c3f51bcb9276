"""Replays of long records: made in a process of lower priority, with so much of a processor, for each address in turn.

Reading a long record takes a processor for seconds. In the house's own process everyone at every table would feel it.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections import deque
from contextlib import asynccontextmanager, suppress
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Final

from elferhaus.server.logs import LOGGER

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from multiprocessing.connection import Connection

LONGEST_S: Final = 20.0  # of a processor that a replay may take
PATIENCE: Final = 6  # times as long it may take by the clock: others come first, and the machine may be busy
NICENESS: Final = 10  # as the bots that think


class TooLongError(Exception):
    """A replay was not made in its time, or its process was lost."""


class Turns:
    """One at a time; whoever waits from several addresses gets a turn address by address, however many each sends."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._is_taken = False

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        if self._is_taken:
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(address, deque()).append(mine)
            try:
                await mine
            except asyncio.CancelledError:
                if mine.done() and not mine.cancelled():
                    self._pass_on()  # it was given, and nobody is there to take it
                raise
        self._is_taken = True
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        """Give the turn to the first who waits of the address that has waited longest, which then waits last."""
        while self._waiting:
            address = next(iter(self._waiting))
            waiting = self._waiting.pop(address)
            following = waiting.popleft()
            if waiting:
                self._waiting[address] = waiting
            if not following.done():
                following.set_result(None)
                return
        self._is_taken = False


class ReplayProcess:
    """A process that is started when it is first needed; one that takes too long is ended, and the next is another."""

    def __init__(self, longest: float = LONGEST_S) -> None:
        """Begin without one."""
        self._longest = longest
        self._process: Any = None
        self._line: Connection | None = None
        self._guard = threading.Lock()
        self._is_closed = False

    @property
    def pid(self) -> int | None:
        """The process, if there is one."""
        return None if self._process is None else self._process.pid

    def run(self, work: Callable[..., Any], *args: Any) -> Any:
        """Let it do something, and return what comes of it; raise TooLongError if nothing does."""
        with self._guard:
            if self._is_closed:
                raise TooLongError
            try:
                line = self._line or self._start()
                line.send((work, args, self._longest))
                if line.poll(self._longest * PATIENCE):
                    return line.recv()
            except (EOFError, OSError):
                pass
            LOGGER.warning("a replay took too long or was lost")
            self._end()
            raise TooLongError

    def _start(self) -> Connection:
        spawn = get_context("spawn")
        ours, theirs = spawn.Pipe()
        process = spawn.Process(target=_serve, args=(theirs,), daemon=True)
        process.start()  # where that fails, there is none
        self._process = process
        theirs.close()  # so that the end of one side is noticed by the other
        self._line = ours
        return ours

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._line is not None:
            self._line.close()
        self._process = self._line = None

    def close(self) -> None:
        """End it for good, also in the middle of something."""
        self._is_closed = True
        if (process := self._process) is not None:  # whoever waits for it may end it now, too
            process.kill()
        with self._guard:
            self._end()


def _serve(line: Connection) -> None:
    """Do what comes on a line, until its other end is gone. First of all step aside."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the house, which then ends this
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with suppress(EOFError, OSError):
        while True:
            work, args, longest = line.recv()
            if hasattr(signal, "setitimer"):
                signal.setitimer(signal.ITIMER_PROF, longest)  # of its own processor time: then it is gone
            done = work(*args)
            if hasattr(signal, "setitimer"):
                signal.setitimer(signal.ITIMER_PROF, 0)
            line.send(done)
