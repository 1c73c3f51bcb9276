"""A house of the simulated world: the real one, with virtual time, threads, lines and a simulated database."""

from __future__ import annotations

import asyncio
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import sqlalchemy as sql
from litestar import WebSocket

from elferhaus.bots.engine.budget import Budget
from elferhaus.core.game import Action
from elferhaus.core.player import ChairCopy
from elferhaus.server.house import House
from elferhaus.server.houses.detour import Detour
from elferhaus.server.houses.holder import Holder
from elferhaus.server.houses.inner import InnerDoor
from elferhaus.server.houses.leases import Leases
from elferhaus.server.http.tables import table_socket
from elferhaus.server.net.limits import Limits
from elferhaus.server.storage.store import Store
from elferhaus.server.tables.listener import Pace
from elferhaus.server.workers.request import answer
from world.database import engine
from world.network import Wire, opened
from world.virtual import Threads, VirtualClock

if TYPE_CHECKING:
    from world.world import World

PACE = Pace(decide=0.3, window=0.5, beat=0)
THINKS_S = 0.1
NO_PLAYOUTS = Budget(seconds=0)


class Workers:
    """Who thinks for the bots of one house: it takes a while, and the world sees who was asked what."""

    def __init__(self, world: World, house: SimulatedHouse, rng: Random) -> None:
        self._world, self._house, self._rng = world, house, rng

    def prepare(self, player: str) -> None:
        """Do nothing."""

    async def ask(self, player: str, kind: Any, chair: ChairCopy, rng: Random | None = None) -> Action | None:
        self._world.oracle.asked(self._house, kind, chair)
        await asyncio.sleep(self._rng.uniform(0, THINKS_S))
        return answer(player, kind, chair, rng or self._rng, NO_PLAYOUTS)

    async def advise(self, chair: ChairCopy, rng: Random | None = None) -> None:
        """Give no hint: nobody asks for one."""

    def close(self) -> None:
        """Do nothing."""


class SimulatedHouse:
    """One program, from its start to its end: after a crash, another one takes its place."""

    def __init__(self, world: World, slot: int, number: int) -> None:
        self.world, self.slot, self.name = world, slot, f"house {slot}.{number}"
        rng = Random(f"{world.seed} {self.name}")
        self.loop = world.schedule.loop(self.name)
        self.loop.set_exception_handler(world.unexpected)
        self.clock = VirtualClock(self.loop, rng.uniform(0.97, 1.03), rng.uniform(0, 1000))
        made, where = engine(slot)
        made.dispose(close=False)
        where["connect"] = lambda: world.database.connect(self)
        self.address = f"10.0.{slot}.{number}:1"
        self.is_open = self.is_closing = False
        self._made, self._rng = made, rng
        self.wires: dict[Wire, None] = {}  # in their order
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        self.begin(self._open())

    async def _open(self) -> None:
        """Open as the application does (http/app.py)."""
        world, clock = self.world, self.clock
        self.store = Store(self._made, apart=0, threads=Threads(self.loop))
        leases = Leases(self.store, clock, self._rng, self.address, lambda _: sql.literal(world.schedule.now))
        workers = Workers(world, self, self._rng)
        self.house = House(self.store, clock, PACE, today=world.today, workers=workers, rng=self._rng, leases=leases)
        self.state = SimpleNamespace(
            house=self.house, clock=clock, limits=Limits(clock), names=frozenset({"house"}), store=self.store
        )
        self.holder = Holder(self.house, leases)
        self.detour = Detour(self._answer, leases, self.house.is_here, self._reach)
        self.holder.look_around = self.detour.cut
        self.inner = InnerDoor(self._answer, self.holder, leases)
        while True:
            try:
                await leases.start(self.holder)
            except Exception as error:  # noqa: BLE001 - the database is away: a service manager would start it again
                world.note("waits", self.name, type(error).__name__)
                await asyncio.sleep(0.5)
            else:
                break
        self.house.start()
        self.is_open = True
        world.note("open", self.name)

    async def close(self) -> None:
        """Do as on SIGTERM."""
        self.is_closing = True
        await self.holder.close()
        self.house.close()

    def begin(self, work: Any) -> None:
        task = self.loop.begin(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def accept(self, wire: Wire, path: str, client: str, *, headers: dict[str, str] | None = None) -> None:
        """Take a line at the door for everyone, or at the one for other houses."""
        told = [(b"host", b"house"), *((name.encode(), value.encode()) for name, value in (headers or {}).items())]
        scope: dict[str, Any] = {
            "type": "websocket", "path": path, "raw_path": path.encode(), "query_string": b"", "headers": told,
            "client": (client, 1), "scheme": "ws", "state": {}, "litestar_app": SimpleNamespace(state=self.state),
        }  # fmt: skip
        self.wires[wire] = None
        door = self.detour if headers is None else self.inner

        async def serve() -> None:
            try:
                await wire.serve(door, scope)
            finally:
                self.wires.pop(wire, None)

        self.begin(serve())

    async def _answer(self, scope: Any, receive: Any, send: Any) -> None:
        socket: Any = WebSocket(scope, receive, send)
        await table_socket.fn(socket, scope["path"].split("/")[3], self.state)

    async def _reach(self, url: str, *, additional_headers: dict[str, str], **_: Any) -> Any:
        """Open a line to another house."""
        there = urlsplit(url)
        return await opened(self.world.inner_wire(self, there.netloc, there.path, additional_headers))
