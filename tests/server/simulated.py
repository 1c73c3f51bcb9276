"""Time that passes when a test says so, and people who sit at a table without a socket."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sql
import uvloop

from elferhaus.bots.engine.budget import Budget
from elferhaus.core.reader import Reader
from elferhaus.games import game_named
from elferhaus.server.house import House
from elferhaus.server.storage.store import Append, Store
from elferhaus.server.tables.host_commands import make_setup
from elferhaus.server.tables.listener import Pace
from elferhaus.server.tables.live import LiveTable
from elferhaus.server.tables.wire import Act, Answer, Begin, Fill, Message, No, Snapshot, Update
from elferhaus.server.workers.pool import ThreadWorkers, Workers
from server.houses import GIVE_UP_S

IDLE_LOOPS = 25  # so often the event loop goes round before everybody has said what there is to say
START = 1_000.0
DAY = 86_400
SEED = 11  # of all luck in a room
FEW_PLAYOUTS = Budget(seconds=None, playouts=4)
T = TypeVar("T")
_GUESTS = itertools.count()  # so that no two use the same ids for their commands


class SimulatedClock:
    """A clock that stands still until it is put forward; whoever sleeps wakes at the right moment."""

    def __init__(self, idle_loops: int = IDLE_LOOPS) -> None:
        self._now, self._idle_loops = START, idle_loops
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._number = itertools.count()
        self.busy = 0  # what the store's threads have to do

    def now(self) -> float:
        return self._now

    def today(self) -> float:
        return 1_800_000_000 + self._now

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        awake: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self._now + seconds, next(self._number), awake))
        await awake

    async def settle(self) -> None:
        """Let everything happen that needs no time."""
        quiet = 0
        while quiet < self._idle_loops:
            quiet = 0 if self.busy else quiet + 1
            await asyncio.sleep(0)

    async def advance(self, seconds: float) -> None:
        """Let time pass, moment by moment."""
        end = self._now + seconds
        await self.settle()
        while self._sleepers and self._sleepers[0][0] <= end:
            self._now, _, awake = heapq.heappop(self._sleepers)
            if not awake.done():
                awake.set_result(None)
                await self.settle()
        self._now = end


class _AtOnce(ThreadPoolExecutor):
    """Does in the caller's thread what would be done in another, so that a test knows when it is done."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - as a real one does
            done.set_exception(error)
        return done


class WatchedStore(Store):
    """A store that a simulated clock can wait for."""

    def __init__(self, url: str, clock: SimulatedClock) -> None:
        super().__init__(url, apart=0)
        self.clock = clock
        self.appends: list[Append] = []

    async def append(self, append: Append) -> None:
        self.clock.busy += 1
        try:
            await super().append(append)
        finally:
            self.clock.busy -= 1
        self.appends.append(append)

    async def read(self, question: Callable[[sql.Connection], Any]) -> Any:
        return await self._watched(super().read(question))

    async def change(self, change: Callable[[sql.Connection], Any]) -> Any:
        return await self._watched(super().change(change))

    async def beat(self, change: Callable[[sql.Connection], Any]) -> Any:
        return await self._watched(super().beat(change))

    async def write(self, change: Callable[[sql.Connection], None]) -> None:
        await self._watched(super().write(change))

    async def _watched(self, work: Coroutine[Any, Any, T]) -> T:
        self.clock.busy += 1
        try:
            return await work
        finally:
            self.clock.busy -= 1


class Guest:
    """Somebody at a table, with a line of a certain length; ``told`` is all that came."""

    def __init__(self, live: LiveTable, person: str | None, trip: float = 0) -> None:
        self.live, self.person, self.trip = live, person, trip
        self.told: list[Message] = []
        self._number = next(_GUESTS)
        self._commands = itertools.count()

    def tell(self, message: Message) -> None:
        self.told.append(message)

    def round_trip(self) -> float:
        return self.trip

    def delay(self) -> float:
        return self.trip / 2

    def probe(self) -> None:
        """Do nothing: the line is as long as it is."""

    def hang_up(self, *, come_again: bool = False) -> None:
        self.go()

    def come(self, since: int | None = None) -> None:
        self.live.attach(self, since)

    def go(self) -> None:
        self.live.detach(self)

    @property
    def seen(self) -> Snapshot | Update:
        """How the table looks from here."""
        return next(each for each in reversed(self.told) if isinstance(each, Snapshot | Update))

    def act(self, action: Any, version: int | None = None, reaction: float | None = None, name: str = "") -> Act:
        """Return a decision of this guest."""
        version = self.live.table.seq if version is None else version
        return Act(self.new_id(name), version, msgspec.Raw(msgspec.json.encode(action)), reaction)

    def new_id(self, name: str = "") -> str:
        return name or f"{self._number}, {next(self._commands)}"

    async def say(self, command: Any) -> Answer | No:
        """Say something and return the answer."""
        await self.live.command(self.person, command, self)
        return self.answer(command.id)

    def answer(self, name: str) -> Answer | No:
        return next(each for each in reversed(self.told) if isinstance(each, Answer | No) and each.id == name)


class Room:
    """A house in which time is simulated."""

    def __init__(self, path: Path, pace: Pace | None = None, clock: SimulatedClock | None = None) -> None:
        self.clock = clock or SimulatedClock()
        self.rng = Random(SEED)
        self.workers: Workers = ThreadWorkers(self.rng, FEW_PLAYOUTS)  # which a simulated loop does at once
        self.store = WatchedStore(f"sqlite:///{path}", self.clock)
        self.pace = pace or Pace(beat=0)
        self.house = self.new_house()

    def new_house(self) -> House:
        """Return a house over the same store that knows of no table yet, as after a restart."""
        return House(self.store, self.clock, self.pace, today=self.clock.today, workers=self.workers, rng=self.rng)

    async def table(self, game: str, seats: int, stand_in: float | None = None, **options: Any) -> LiveTable:
        edition, rounds = options.pop("edition", None), options.pop("rounds", 1)
        setup = make_setup(game, edition, options, rounds, seats)
        live, _ = await self.house.open_table(setup, seats, "Ada", stand_in)
        return live

    async def party(self, game: str, seats: int, people: int, **how: Any) -> list[Guest]:
        """Return people at a table that has begun; the first is its host, bots have the other seats."""
        bots = how.pop("bots", "greedy")
        live = await self.table(game, seats, **how)
        guests = [Guest(live, live.table.host)]
        for seat in range(1, people):
            await live.sit(f"Guest {seat}", f"person{seat}", seat, self.rng.randbytes(32))
            guests.append(Guest(live, f"person{seat}"))
        for guest in guests:
            guest.come()
        host = guests[0]
        for seat in range(people, seats):
            assert isinstance(await host.say(Fill(host.new_id(), seat, bots)), Answer)
        assert isinstance(await host.say(Begin(host.new_id())), Answer)
        await self.clock.settle()
        return guests

    async def close(self) -> None:
        self.house.close()
        tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task
        self.store.close()


def simulated(scene: Callable[[Room], Coroutine[Any, Any, None]], path: Path, pace: Pace | None = None) -> None:
    """Play a scene in a room, in no time."""

    async def play() -> None:
        asyncio.get_running_loop().set_default_executor(_AtOnce())
        room = Room(path / "house.db", pace)
        try:
            async with asyncio.timeout(GIVE_UP_S):
                await scene(room)
        finally:
            await room.close()

    run_fast(play())


def run_fast(story: Coroutine[Any, Any, T]) -> T:
    """Run a story on the loop that houses have, which goes round faster than Python's own."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(story)


def checked(live: LiveTable) -> Reader:
    """Read the record of the last match as anybody would, and return how far it goes."""
    reader = Reader(game_named)
    reader.read(line.encode() for line in live.table.records[-1])
    return reader
