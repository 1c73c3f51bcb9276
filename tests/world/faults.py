"""What goes wrong in a simulated world, when, and for how long: all from its seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from world.network import FAITHFUL, Garble

if TYPE_CHECKING:
    from world.house import SimulatedHouse
    from world.world import World

NOTICED_S = (1.0, 3.0)  # after which the proxy knows that a house does not answer, and closes its lines
LASTS_S = (0.3, 5.0)


class Faults:
    """Chooses faults and lets them happen; knows what the proxy thinks of the houses."""

    def __init__(self, world: World) -> None:
        self._world, self._rng = world, world.rng
        rng = self._rng
        self.houses, self.tables = (2, 1) if world.is_small else (rng.choice((2, 2, 3)), rng.choice((1, 1, 2)))
        self.garble = FAITHFUL
        self.is_over = False
        self._under_way = 0
        self._draining: set[SimulatedHouse] = set()
        self._away: set[int] = set()  # slots that the proxy sends nobody to
        self._apart: set[frozenset[int]] = set()
        self.kinds: tuple[Callable[[], None], ...] = (
            self._crash, self._crash, self._stop, self._stop, self._drain, self._restart_database, self._cut_off,
            self._set_apart, self._cut_lines, self._lose_commits,
        )  # fmt: skip

    def begin(self) -> None:
        """Let faults happen for a while."""
        rng = self._rng
        if rng.random() < 0.5:
            self.garble = Garble(rng.uniform(0, 0.2), rng.uniform(0, 0.2), rng.uniform(0, 0.05))
        self._world.database.lost = rng.choice((0, 0.05, 0.2))
        at = 0.0
        for _ in range(rng.randint(1, 2 if self._world.is_small else 5)):
            at += rng.uniform(0.1, 1.0 if self._world.is_small else 2.5)
            self._at(at, rng.choice(self.kinds))
        if rng.random() < 0.06:
            self._at(at, self._erase)
        self._at(at, self._end_later)

    def _at(self, seconds: float, what: Callable[[], None]) -> None:
        self._world.schedule.later(seconds, what)

    def _lasting(self, what: str, begin: Callable[[], None], end: Callable[[], None]) -> None:
        """Let something be wrong for a while."""
        self._under_way += 1
        self._world.note(what)
        begin()

        def over() -> None:
            self._under_way -= 1
            self._world.note("no longer:", what)
            end()

        self._at(self._rng.uniform(*LASTS_S), over)

    def _end_later(self) -> None:
        if self._under_way or not all(house.is_open for house in self._world.houses):
            self._at(0.2, self._end_later)
            return
        self.garble, self._world.database.lost, self.is_over = FAITHFUL, 0.0, True
        self._world.note("all is well")

    # ── the proxy ──

    def choose(self) -> SimulatedHouse | None:
        """Return a house that the proxy takes for well."""
        well = [house for slot, house in enumerate(self._world.houses) if slot not in self._away]
        return self._rng.choice(well) if well else None

    def are_apart(self, one: int, two: int) -> bool:
        return frozenset({one, two}) in self._apart

    def _notice(self, house: SimulatedHouse) -> None:
        """Let the proxy see that a house does not answer."""

        def seen() -> None:
            if self._world.houses[house.slot] is house and (house.loop.is_stopped or house.loop.is_dead):
                self._away.add(house.slot)
                for wire in tuple(house.wires):
                    if wire.near.loop is self._world.loop:  # houses reach each other without it
                        wire.cut()

        self._at(self._rng.uniform(*NOTICED_S), seen)

    def _back(self, slot: int) -> None:
        self._at(self._rng.uniform(0.1, 1), lambda: self._away.discard(slot))

    # ── kinds of faults ──

    def _some_house(self) -> SimulatedHouse | None:
        well = [house for house in self._world.houses if house.is_open and not house.loop.is_stopped]
        return self._rng.choice(well) if len(well) > 1 else None

    def _crash(self) -> None:
        house = self._some_house()
        if house is not None:
            self._lasting(f"crash {house.name}", lambda: self._die(house), lambda: self._born(house.slot))

    def _die(self, house: SimulatedHouse) -> None:
        house.is_open, house.loop.is_dead = False, True
        if house in self._draining:  # it ends before it has gone by itself
            self._draining.discard(house)
            self._under_way -= 1
        self._world.database.hang_up(house)
        for wire in tuple(house.wires):
            wire.cut()
        self._notice(house)

    def _born(self, slot: int) -> None:
        self._world.start(slot)
        self._back(slot)

    def _stop(self) -> None:
        house = self._some_house()
        if house is None:
            return

        def end() -> None:
            house.loop.is_stopped = False
            if house not in self._draining:
                self._back(house.slot)

        def begin() -> None:
            house.loop.is_stopped = True
            self._notice(house)

        self._lasting(f"stop {house.name}", begin, end)

    def _drain(self) -> None:
        house = self._some_house()
        if house is None or house in self._draining:
            return
        self._away.add(house.slot)
        self._world.note("drain", house.name)
        self._under_way += 1
        self._draining.add(house)

        async def close() -> None:
            await house.close()
            self._at(0.1, gone)

        def gone() -> None:
            if house in self._draining:  # else it has died meanwhile
                self._die(house)
                self._born(house.slot)

        house.begin(close())

    def _restart_database(self) -> None:
        database = self._world.database

        def begin() -> None:
            database.is_down = True
            database.hang_up()

        self._lasting("database down", begin, lambda: setattr(database, "is_down", False))

    def _cut_off(self) -> None:
        house = self._some_house()
        if house is not None:
            cut_off = self._world.database.cut_off
            self._lasting(f"cut off {house.name}", lambda: cut_off.add(house.name), lambda: cut_off.discard(house.name))

    def _set_apart(self) -> None:
        pair = frozenset(self._rng.sample(range(self.houses), 2))
        self._lasting(f"apart {sorted(pair)}", lambda: self._apart.add(pair), lambda: self._apart.discard(pair))

    def _cut_lines(self) -> None:
        self._world.note("cut lines")
        for house in self._world.houses:
            for wire in tuple(house.wires):
                wire.cut()

    def _lose_commits(self) -> None:
        database: Any = self._world.database
        before = database.lost
        self._lasting("commits lost", lambda: setattr(database, "lost", 0.5), lambda: setattr(database, "lost", before))

    def _erase(self) -> None:
        """Delete all that was kept, in one of the houses."""
        house = self._some_house()
        if house is not None:
            self._world.note("erase", house.name)

            async def erase() -> None:
                try:
                    await house.house.forget_all()
                except Exception as error:  # noqa: BLE001 - whoever asked for it is told so
                    self._world.note("not erased", type(error).__name__)

            house.begin(erase())
