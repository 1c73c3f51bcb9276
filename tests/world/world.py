"""A world from one seed: houses, people, proxy, database, clocks, and all that goes wrong between them."""

from __future__ import annotations

import hashlib
import traceback
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch
from urllib.parse import urlsplit

from elferhaus import client as client_module
from elferhaus.server.tables.host_commands import make_setup
from world.database import Database
from world.faults import Faults
from world.house import SimulatedHouse
from world.network import Wire, opened
from world.oracle import FRESH_S, Oracle
from world.people import Person
from world.virtual import Schedule

GAMES = (("zweikampf", 2), ("hoechste", 2), ("ratefix", 2), ("schwarzer-peter", 3), ("mogeln", 3), ("elfer-raus", 3))
SETTLES_S = 10.0  # after the last fault, before all must be as it should
LONGEST_S = 240.0


class ViolationError(Exception):
    """Something was not as it must be; the message says what, and how to see it again."""


class World:
    """One story. ``run`` tells it to its end, or raises what went wrong."""

    def __init__(self, seed: int, *, small: bool = False) -> None:
        """Make a world; a ``small`` one has two houses, a table and a few faults."""
        self.seed, self.is_small = seed, small
        self.rng = Random(f"world {seed}")
        self.schedule = Schedule(Random(f"order {seed}"))
        self.oracle = Oracle(self)
        self.database = Database(self.schedule, Random(f"database {seed}"), self.oracle.committed)
        self.failure: str | None = None
        self.is_calm = self.is_erased = self._is_over = False
        self.trace = hashlib.sha256()
        self.story: list[str] = []  # what is noted, for whoever wants to read it
        self.is_told = False
        self._wires = 0
        self.people: list[Person] = []
        self.loop = self.schedule.loop("people")
        self.loop.set_exception_handler(self.unexpected)
        self.houses: list[SimulatedHouse] = []
        self._all: list[SimulatedHouse] = []  # the dead ones, too
        self._starts = 0
        self.faults = Faults(self)

    # ── telling ──

    def note(self, *what: Any) -> None:
        if self._is_over:
            return
        line = f"{self.schedule.now:9.4f} {' '.join(map(str, what))}"
        self.trace.update(line.encode())
        if self.is_told:
            self.story.append(line)

    def fail(self, why: str) -> None:
        self.note("FAILS", why)
        self.failure = self.failure or why

    def unexpected(self, _loop: Any, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if error is not None and not isinstance(error, OSError):
            self.note("unexpected", type(error).__name__)
            self.fail(f"{context['message']}: {error!r}")
            if self.is_told:
                self.story += traceback.format_exception(error)

    def today(self) -> float:
        return 1_800_000_000 + self.schedule.now

    # ── houses and lines ──

    def start(self, slot: int) -> SimulatedHouse:
        self._starts += 1
        house = SimulatedHouse(self, slot, self._starts)
        self.houses[slot : slot + 1] = [house]
        self._all.append(house)
        house.start()
        return house

    def new_wire(self, near: Any, house: SimulatedHouse, name: str) -> Wire:
        self._wires += 1
        return Wire(self.schedule, Random(f"{self.seed} {name} {self._wires}"), near, house, name)

    def connect(self, url: str, **_: Any) -> Any:
        """Open a client's line through the proxy, as the library does."""
        parts = urlsplit(url)
        person = next(each for each in self.people if each.client.base == f"http://{parts.netloc}")
        return _Opening(self, person, parts.path)

    def inner_wire(self, near: SimulatedHouse, address: str, path: str, headers: dict[str, str]) -> Wire:
        house = next((each for each in self.houses if each.address == address), None)
        if house is None or not house.is_open or house.loop.is_dead:
            raise ConnectionRefusedError
        wire = self.new_wire(near.loop, house, f"{near.name} {house.name}")
        wire.slow = 0.004
        wire.is_held = lambda: self.faults.are_apart(near.slot, house.slot)
        near.wires[wire] = None
        self.schedule.later(0.001, lambda: house.accept(wire, path, near.address, headers=headers), house.loop)
        return wire

    # ── the story ──

    async def _lay(self, house: SimulatedHouse, game: str, seats: int) -> None:
        """Lay a table for two, with bots at the other seats."""
        rng = self.rng
        setup = make_setup(game, None, {}, 1, seats)
        live, token = await house.house.open_table(setup, seats, "Ada", None)
        seat, other = await house.house.sit(live, "Ben", None, None)
        assert seat is not None  # nobody has to knock
        for number, each in ((0, token), (seat, other)):
            self.oracle.tokens.add(each)
            bots = range(2, seats)
            self.people.append(Person(self, live.table.code, each, number, bots, Random(rng.random())))

    def expect_news(self, code: str, seq: int) -> None:
        """See after a while that everyone at a table knows what was stored, if nothing goes wrong any more."""
        if self.is_calm:
            self.schedule.later(FRESH_S, lambda: self._check_news(code, seq))

    def _check_news(self, code: str, seq: int) -> None:
        for person in self.people:
            if person.code == code and person.client.seq < seq and not self.is_erased:
                self.fail(f"{person.name} has not been told of what happened {FRESH_S} s ago")

    def erased(self) -> None:
        self.is_erased = True

    def _until(self, so: Any, limit: float, what: str) -> None:
        ends = self.schedule.now + limit
        while not so():
            self.schedule.step()
            if self.failure is not None:
                raise ViolationError(f"world {self.seed}, at {self.schedule.now:.3f} s: {self.failure}")
            if self.schedule.now > ends:
                self.fail(what)

    def _wait(self, seconds: float) -> None:
        ends = self.schedule.now + seconds
        self._until(lambda: self.schedule.now > ends, seconds + 1, "time stands still")

    def run(self) -> str:
        """Tell the story to its end, and return what identifies it."""
        ids = Random(f"ids {self.seed}")
        secrets = SimpleNamespace(token_hex=lambda size: ids.randbytes(size).hex())
        with patch.object(client_module, "connect", self.connect), patch.object(client_module, "secrets", secrets):
            try:
                self._tell()
            finally:
                self._is_over = True  # nothing counts any more
                self.schedule.close()
                self.database.close()
        return self.trace.hexdigest()

    def _tell(self) -> None:
        for slot in range(self.faults.houses):
            self.start(slot)
        self._until(lambda: all(house.is_open for house in self.houses), 30, "a house did not open")
        for game, seats in self.rng.sample(GAMES[:2] if self.is_small else GAMES, self.faults.tables):
            house = self.rng.choice(self.houses)
            house.begin(self._lay(house, game, seats))
        self._until(lambda: len(self.people) == 2 * self.faults.tables, 30, "a table was not laid")
        for person in self.people:
            self.loop.begin(person.play())
        self.faults.begin()
        self._until(lambda: self.faults.is_over, 200, "the faults did not end")
        self._wait(SETTLES_S)
        self.is_calm = True
        self._until(lambda: all(each.is_done for each in self.people), LONGEST_S, "a table does not end")
        self._wait(FRESH_S + 0.1)
        self._check_end()
        if self.failure is not None:
            raise ViolationError(f"world {self.seed}, at the end: {self.failure}")

    def _check_end(self) -> None:
        if self.is_erased:
            return
        self.oracle.check_logs()
        for known in self.oracle.tables.values():
            for person in (each for each in self.people if each.code == known.code):
                made = self.oracle.acts_of(known, person.seat)
                if made != person.acts:
                    self.fail(f"{person.name} was told of {person.acts} acts, and has made {made}")


class _Opening:
    """A client's line while it opens, and until it is left."""

    def __init__(self, world: World, person: Person, path: str) -> None:
        self._world, self._person, self._path = world, person, path

    async def __aenter__(self) -> Any:
        world, person = self._world, self._person
        house = world.faults.choose()
        if house is None or not house.is_open or house.loop.is_dead:
            raise ConnectionRefusedError
        wire = world.new_wire(world.loop, house, person.name)
        wire.garble = lambda: world.faults.garble
        world.note("line", person.name, house.name)
        world.schedule.later(0.002, lambda: house.accept(wire, self._path, person.name), house.loop)
        self._socket = await opened(wire, lambda text: world.oracle.told(person, text), world.oracle.said)
        return self._socket

    async def __aexit__(self, *_: object) -> None:
        await self._socket.close()
        self._world.note("closed", self._person.name, self._socket.close_code)
