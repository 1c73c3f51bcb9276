"""A real house for tests: its server on a free port of this machine, in a thread of its own."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import TYPE_CHECKING, Any

import uvicorn

from elferhaus.server.http.app import create_app
from elferhaus.server.net.limits import UNLIMITED, Allowance
from elferhaus.server.net.uvicorn_protocols import config
from elferhaus.server.storage.store import Store
from elferhaus.server.tables.listener import Clock, Pace
from elferhaus.server.tables.live import LiveTable
from elferhaus.server.workers.pool import Workers
from luck import LUCK

if TYPE_CHECKING:
    import pytest

GIVE_UP_S = 300  # after which a test ends that waits for what never comes: no machine is that slow


class FastClock:
    """The machine's time, running several times as fast: bots, windows, holds and limits all follow it."""

    def __init__(self, speed: float) -> None:
        self._speed = speed

    def now(self) -> float:
        return time.monotonic() * self._speed

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / self._speed)


class StillClock:
    """Time that passes only when a test says so, also in a house that runs in another thread."""

    def __init__(self) -> None:
        self._now = 0.0
        self._waiting: list[tuple[float, asyncio.Event]] = []
        self._loop: asyncio.AbstractEventLoop | None = None

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        self._loop = asyncio.get_running_loop()
        over = asyncio.Event()
        self._waiting.append((self._now + seconds, over))
        self._pass(0)
        await over.wait()

    def advance(self, seconds: float) -> None:
        """Let time pass, from another thread; it has when this returns."""
        if self._loop is None:  # nobody has slept yet
            self._now += seconds
            return
        passed = threading.Event()
        self._loop.call_soon_threadsafe(self._pass, seconds)
        self._loop.call_soon_threadsafe(passed.set)
        assert passed.wait(GIVE_UP_S)

    def _pass(self, seconds: float) -> None:
        self._now += seconds
        for _, over in (each for each in self._waiting if each[0] <= self._now):
            over.set()
        self._waiting = [each for each in self._waiting if each[0] > self._now]


class Server(uvicorn.Server):
    """A server that ends when it is told to, not at its next tick."""

    is_serving = False

    async def main_loop(self) -> None:
        """Serve until ``end``."""
        self._loop, self._ended = asyncio.get_running_loop(), asyncio.Event()
        await self.on_tick(0)
        self.is_serving = True
        await self._ended.wait()

    def end(self) -> None:
        """Stop serving, from another thread."""
        self.should_exit = True
        self._loop.call_soon_threadsafe(self._ended.set)


@cache
def _empty_file() -> bytes:
    """Return a database with its schema and nothing in it: making one takes longer than opening a house over it."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "empty.db"
        Store(f"sqlite:///{file}").close()
        return file.read_bytes()


def lay_out(file: Path) -> None:
    """See to it that there is a database."""
    if not file.exists():
        file.write_bytes(_empty_file())


def let_nobody_be_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """See to it that no house is taken for dead, given up or thrown out of a transaction, however busy the machine is.

    Else a test that rests for a second or two, since others have the processor, would see tables move.
    """
    for name in ("houses.leases.LEASE_S", "houses.detour.ANSWERS_S", "houses.detour.LONGEST_WAIT_S"):
        monkeypatch.setattr(f"elferhaus.server.{name}", GIVE_UP_S)
    monkeypatch.setattr("elferhaus.server.storage.engine.HUNG_MS", GIVE_UP_S * 1000)


def free_socket() -> socket.socket:
    """Return a socket on a free port of this machine."""
    found = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.bind(("127.0.0.1", 0))
    return found


class RunningHouse:
    """A house that people can go to at ``base``; ``stop`` and ``start`` again to see what it remembers."""

    def __init__(
        self,
        file: Path,
        *,
        database: str | None = None,
        shares: bool = False,
        inner: bool = False,
        speed: float = 50,
        pace: Pace | None = None,
        allowance: Allowance = UNLIMITED,
        clock: Clock | None = None,
        buffer: int | None = None,
        workers: Workers | None = None,
        rng: Random | None = None,
        proxies: tuple[str, ...] = ("127.0.0.1",),
    ) -> None:
        self.proxies = proxies  # who are believed when they say for whom they come
        # All of a test comes from one address, so there it may do as much as it likes unless the test is about that.
        self.has_inner = inner or shares  # an address for whoever runs it, and for houses of the same database
        self.inner = ""
        self.database = database or f"sqlite:///{file}"
        self.file, self.pace, self.allowance, self.workers, self.rng = file, pace, allowance, workers, rng or LUCK
        self.clock = clock or FastClock(speed)
        self.buffer = buffer  # bytes that the system keeps for whoever does not read; None leaves it to the system
        self.base = ""
        self.port = 0
        self.app: Any = None

    def start(self) -> None:
        """Open the house; at the port it had before, if it had one."""
        assert not self.is_open
        if self.database.startswith("sqlite:"):
            lay_out(self.file)
        store = Store(self.database, apart=0)  # nobody else is there to share a commit with
        more: dict[str, Any] = {"inner": free_socket(), "name": "the house"} if self.has_inner else {}
        self.inner = f"http://127.0.0.1:{more['inner'].getsockname()[1]}" if more else ""
        self.app = create_app(store, self.clock, self.pace, self.allowance, workers=self.workers, rng=self.rng, **more)
        # Named as TCP, or asyncio leaves the delay for small packets on: 40 ms for every answer.
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if self.buffer is not None:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, self.buffer)
        listening.bind(("127.0.0.1", self.port))
        self.port = listening.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self._server = Server(config(self.app, self.proxies, log_level="warning"))
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listening]}, name="house")
        self._thread.start()
        while not self._server.is_serving:
            assert self._thread.is_alive(), "the house did not open"
            time.sleep(0.002)

    def stop(self) -> None:
        """Close the house, as Ctrl-C does."""
        if self.is_open:
            self._server.end()
            self._thread.join(timeout=GIVE_UP_S)
            assert not self._thread.is_alive(), "the house did not close"
            self.app = None

    @property
    def is_open(self) -> bool:
        """Whether the server runs."""
        return self.app is not None

    def table(self, code: str) -> LiveTable:
        """Return a table that somebody has been at, to look behind the scenes or to give it a generator of its own."""
        tables: dict[str, LiveTable] = self.app.state.house._tables
        return next(live for live in list(tables.values()) if live.table.code == code)

    def __enter__(self) -> RunningHouse:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, tb: TracebackType | None) -> None:
        self.stop()
