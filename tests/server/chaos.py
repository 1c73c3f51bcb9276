"""What goes wrong between a client and its house: a server that is killed, and a line that garbles its messages.

As a program it is the house that can be killed: ``chaos.py serve SETTINGS`` is one server, as ``elferhaus serve`` runs
it; ``chaos.py nest`` starts one for every line of settings that it reads, all modules loaded already, so that many
deaths do not take long.
"""

from __future__ import annotations

import asyncio
import atexit
import faulthandler
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import warnings
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from websockets.asyncio.client import connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidHandshake

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

from elferhaus.cli import serve as _serve  # noqa: F401 - loaded as the command loads it
from elferhaus.server import run
from elferhaus.server.http.app import create_app
from elferhaus.server.net.limits import UNLIMITED
from elferhaus.server.tables.listener import Pace
from server.houses import FastClock, lay_out

LATEST = 0.01  # seconds that a message can be late


def free_port() -> int:
    """Return a port that nobody uses.

    It is not one of those that systems give to a client's end of a line: whoever tries to reach a house that is gone
    could be given the house's own port, and would then talk to itself.
    """
    while True:
        port = Random().randrange(20_000, 32_000)
        with suppress(OSError), socket.socket() as tried:
            tried.bind(("127.0.0.1", port))
            return port


class Settings(NamedTuple):
    """How a house is opened."""

    file: str
    port: int
    limited: bool
    speed: float
    decide: float
    database: str = ""  # a PostgreSQL, else the file


class DoomedHouse:
    """A server in a process of its own, that can be killed and started again at the same address."""

    def __init__(
        self,
        file: Path,
        cold: bool = False,
        limited: bool = False,
        speed: float = 5,
        decide: float = 0.05,
        database: str = "",
    ) -> None:
        port = free_port()
        self.base = f"http://127.0.0.1:{port}"
        self.cold = cold  # every start loads all modules, as a user's does
        self.port = port
        self.settings = Settings(str(file), port, limited, speed, decide, database)
        self.pid = 0
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start the server, without waiting for it."""
        words = json.dumps(self.settings)
        if self.cold:
            self._process = subprocess.Popen([*THIS_PROGRAM, "serve", words], text=True)
            self.pid = self._process.pid
        else:
            with _ONE_AT_A_TIME:
                if not self.settings.database:
                    lay_out(Path(self.settings.file))
                self.pid = _hatch(words)

    async def back(self) -> float:
        """Start the server and return after how many seconds it answers."""
        began = time.monotonic()
        await asyncio.to_thread(self.start)
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.settings.port)
                writer.write(b"GET /api/games HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
                answer = await reader.readline()
                writer.close()
                if b" 200 " in answer:
                    return time.monotonic() - began
            await asyncio.sleep(0.005)

    def cpu_seconds(self) -> float:
        """Return how long the server has been computing."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Return how many kibibytes the server takes."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0])

    def kill(self) -> None:
        """End the server as no program can prevent or notice, and return when it is gone."""
        if not self.pid:
            return
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        if self._process is not None:
            self._process.wait()
        with suppress(ProcessLookupError):
            while True:
                os.kill(self.pid, 0)
                time.sleep(0.001)

    def tell(self, what: signal.Signals) -> None:
        """Send the server a signal."""
        os.kill(self.pid, what)

    def close(self) -> None:
        """Leave no process behind."""
        self.kill()


_ONE_AT_A_TIME = threading.Lock()  # of two threads that ask the nest at once, one would hear both answers
THIS_PROGRAM = (sys.executable, "-W", "ignore", __file__)


def _hatch(words: str) -> int:
    """Let the nest start a server, and return its process."""
    nest = _nest()
    assert nest.stdin is not None
    assert nest.stdout is not None
    nest.stdin.write(f"{words}\n")
    nest.stdin.flush()
    return int(nest.stdout.readline())


@cache
def _nest() -> subprocess.Popen[str]:
    """Return the process that starts servers; all tests of this process share it."""
    nest = subprocess.Popen([*THIS_PROGRAM, "nest"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    atexit.register(nest.communicate)  # which it takes for the end
    return nest


def house_at(settings: Settings) -> Callable[[], None]:
    """Return a server that is ready to run: the command's own, where time runs fast and nothing is limited."""
    path = Path(settings.file)
    run.DATABASE = path.name  # type: ignore[misc]
    app = partial(create_app, pace=Pace(settings.decide, 0.5, beat=0))
    if not settings.limited:
        app = partial(app, clock=FastClock(settings.speed), allowance=UNLIMITED)
    log = path.with_suffix(".log")

    def ready(_addresses: list[str], key: str) -> None:
        path.with_suffix(".key").write_text(key)  # for deleting everything; the command prints it

    database = settings.database.replace("+psycopg", "") or None
    behind = run.Public(proxies=("127.0.0.1",))
    faulthandler.register(signal.SIGUSR1)  # for whoever wants to know what a house waits for
    return lambda: run.run(
        path.parent, "127.0.0.1", settings.port, log, ready, database=database, make_app=app, public=behind
    )


def run_nest() -> None:
    """Start a server for every line, and say its process."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            house_at(Settings(*json.loads(line)))()
            os._exit(0)
        print(child, flush=True)


class Proxy:
    """A line that says things twice, late, in another order or not at all, and that is cut now and then."""

    def __init__(self, base: str, rng: Random, *, twice: float, late: float, lost: float, cut: float) -> None:
        self._target = base.replace("http", "ws", 1)
        self._rng, self._twice, self._late, self._lost, self._cut = rng, twice, late, lost, cut
        self.done = {"twice": 0, "late": 0, "lost": 0, "cut": 0}
        self.base = ""

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Proxy]:
        """Stand between."""
        server: Server
        async with serve(self._relay, "127.0.0.1", 0, compression=None) as server:
            self.base = f"http://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}"
            yield self

    async def _relay(self, near: ServerConnection) -> None:
        assert near.request is not None
        with suppress(ConnectionClosed, OSError, InvalidHandshake):
            async with connect(f"{self._target}{near.request.path}", compression=None, max_size=None) as far:
                ways = {asyncio.create_task(self._pass_on(near, far)), asyncio.create_task(self._pass_on(far, near))}
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)

    async def _pass_on(self, source: Any, sink: Any) -> None:
        later: set[asyncio.Task[None]] = set()
        try:
            async for text in source:
                if self._happens(self._cut, "cut"):
                    break
                if self._happens(self._lost, "lost"):
                    continue
                for _ in range(1 + self._happens(self._twice, "twice")):
                    if self._happens(self._late, "late"):  # what comes after it overtakes it
                        task = asyncio.create_task(_send_later(sink, text, self._rng.random() * LATEST))
                        later.add(task)
                        task.add_done_callback(later.discard)
                    else:
                        await sink.send(text)
        except ConnectionClosed:
            pass
        finally:
            for task in later:
                task.cancel()

    def _happens(self, chance: float, what: str) -> bool:
        happens = self._rng.random() < chance
        self.done[what] += happens
        return happens


async def _send_later(sink: Any, text: str, seconds: float) -> None:
    await asyncio.sleep(seconds)
    with suppress(ConnectionClosed):
        await sink.send(text)


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    if sys.argv[1] == "nest":
        run_nest()
    else:
        house_at(Settings(*json.loads(sys.argv[2])))()
