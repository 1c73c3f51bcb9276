"""A real house for tests: its server on a free port of this machine, in a thread of its own."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import Any

import uvicorn

from elferhaus.server.app import create_app
from elferhaus.server.doors import config
from elferhaus.server.limits import UNLIMITED, Allowance
from elferhaus.server.live import Clock, Pace
from elferhaus.server.thinking import Thinking


class FastClock:
    """The machine's time, running several times as fast: bots, windows, holds and limits all follow it."""

    def __init__(self, speed: float) -> None:
        self._speed = speed

    def now(self) -> float:
        return time.monotonic() * self._speed

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / self._speed)


class RunningHouse:
    """A house that people can go to at ``base``; ``stop`` and ``start`` again to see what it remembers."""

    def __init__(
        self,
        file: Path,
        *,
        speed: float = 50,
        pace: Pace | None = None,
        allowance: Allowance = UNLIMITED,
        clock: Clock | None = None,
        buffer: int | None = None,
        thinking: Thinking | None = None,
    ) -> None:
        # All of a test comes from one address, so there it may do as much as it likes unless the test is about that.
        self.file, self.pace, self.allowance, self.thinking = file, pace, allowance, thinking
        self.clock = clock or FastClock(speed)
        self.buffer = buffer  # bytes that the system keeps for who does not read; None leaves it to the system
        self.base = ""
        self.port = 0
        self.app: Any = None

    def start(self) -> None:
        """Open the house; at the port it had before, if it had one."""
        assert not self.is_open
        self.app = create_app(f"sqlite:///{self.file}", self.clock, self.pace, self.allowance, thinking=self.thinking)
        # Named as TCP, or asyncio leaves the delay for small packets on: 40 ms for every answer.
        door = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if self.buffer is not None:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, self.buffer)
        door.bind(("127.0.0.1", self.port))
        self.port = door.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self._server = uvicorn.Server(config(self.app, log_level="warning"))
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [door]}, name="house")
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the house did not open"
            time.sleep(0.002)

    def stop(self) -> None:
        """Close the house, as Ctrl-C does."""
        if self.is_open:
            self._server.should_exit = True
            self._thread.join(timeout=10)
            assert not self._thread.is_alive(), "the house did not close"
            self.app = None

    @property
    def is_open(self) -> bool:
        """Whether the server runs."""
        return self.app is not None

    def __enter__(self) -> RunningHouse:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, tb: TracebackType | None) -> None:
        self.stop()
