"""What a house does with tables that come to it and go from it."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from elferhaus.core.refusal import Refused
from elferhaus.server.houses.leases import ElsewhereError
from elferhaus.server.storage.patience import ForgottenError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from elferhaus.server.house import House
    from elferhaus.server.houses.leases import Leases


class Holder:
    """Gains and loses tables, as the leases say."""

    def __init__(self, house: House, leases: Leases) -> None:
        """Begin with those that the house has."""
        self._house, self._leases = house, leases
        self.look_around: Callable[[], None] = lambda: None  # called when it is known anew who is alive

    def epochs(self) -> dict[str, int]:
        """Return the tables in memory, each with the epoch in which it became ours."""
        return {live.name: live.epoch for live in self._house.tables()}

    def lose(self, names: Iterable[str], *, gone: bool = False) -> None:
        """Let go of tables: another house has them, or they are deleted."""
        known = {live.name: live for live in self._house.tables()}
        for name in set(names) & known.keys():
            self._house.drop(known[name])
            known[name].vanish(moved=not gone)

    def lose_all(self) -> None:
        """Let go of everything: nobody can tell any more whose it is."""
        self.lose(self.epochs())

    async def take_over(self, taken: Iterable[tuple[str, int]]) -> None:
        """Go on with tables that became ours, each in its epoch."""
        for name, epoch in taken:
            # Each for itself: where one cannot be read, or comes to another house meanwhile, the others go on.
            with suppress(ForgottenError, ElsewhereError, Refused):
                await self._house.load(name, epoch)

    async def hand_over(self, code: str, to: str) -> bool:
        """Give a table to the house that asks for it, if nobody is connected to it here; tell whether."""
        live = next((each for each in self._house.tables() if each.table.code == code), None)
        if live is None or live.presence.listeners or live.lock.locked():
            return False
        self._house.drop(live)
        live.vanish(moved=True)
        await self._leases.give(live.name, live.epoch, to)
        return True

    async def close(self) -> None:
        """Let what is being stored come to its end, send everyone on, and leave the tables to the others."""
        self._leases.is_closing = True
        for live in self._house.tables():
            async with live.lock:
                self._house.drop(live)
                live.vanish(moved=True)
        await self._leases.close()
