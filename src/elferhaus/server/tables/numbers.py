"""What devices add to the luck of the next match: each a number of its own, once the house has promised its secret.

They are kept in memory until the first deal, which writes them down, and told to nobody before: whoever waits for the
others' numbers learns nothing. After a crash or in another house, devices say them again.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from elferhaus.core.refusal import refuse

if TYPE_CHECKING:
    from elferhaus.core.refusal import Refusal

    from .entries import Person
    from .listener import Clock, Listener
    from .presence import Presence
    from .table_state import TableState
    from .wire import AddNumber

PATIENCE_S: Final = 1.0  # how long a first deal waits for devices that said they would add one


class Numbers:
    """The numbers for one promise; of somebody's, who may come from another device meanwhile, the last counts."""

    def __init__(self, table: TableState, presence: Presence) -> None:
        """Begin with none."""
        self._table, self._presence = table, presence
        self._match = ""  # what they are for
        self._added: dict[Person, str] = {}
        self._adding: set[Listener] = set()  # devices that said they add numbers
        self._changed = asyncio.Event()  # since somebody began to wait

    def expect(self, listener: Listener) -> None:
        """Note that a device is going to add a number."""
        self._adding.add(listener)

    def leave(self, listener: Listener) -> None:
        """Wait no longer for a device that is gone."""
        self._adding.discard(listener)
        self._changed.set()

    def add(self, person: Person | None, said: AddNumber) -> Refusal | None:
        """Take in a number, or say why not."""
        promised = self._table.promised if self._is_before_a_match and self._table.deal is None else None
        if person is None or self._table.seat_of(person) is None:
            return refuse("TURN", "table-no-seat")
        if promised is None or said.commitment != promised.commitment:
            return refuse("FAIR", "number-late")
        self._current()[person] = said.number
        self._changed.set()
        return None

    def for_seats(self) -> tuple[str | None, ...]:
        """Return the number of each seat; None where no device has added any."""
        added = self._current()
        return tuple(None if who is None else added.get(who.person or "") for who in self._table.occupants)

    async def wait(self, clock: Clock) -> None:
        """Give those devices a moment that have not answered yet; whoever does not is left out."""
        if not self._is_waited_for:
            return
        patience = asyncio.ensure_future(clock.sleep(PATIENCE_S))
        try:
            while self._is_waited_for and not patience.done():
                self._changed.clear()
                change = asyncio.ensure_future(self._changed.wait())
                await asyncio.wait({patience, change}, return_when=asyncio.FIRST_COMPLETED)
                change.cancel()
        finally:
            patience.cancel()

    @property
    def _is_waited_for(self) -> bool:
        if self._table.promised is None or not self._is_before_a_match:
            return False
        presence, added = self._presence, self._current()
        lines = self._adding & presence.listeners
        here = {person for line in lines for person in (line.person, *presence.shared_with(line))}
        return bool((here & self._table.people().keys()) - added.keys())

    @property
    def _is_before_a_match(self) -> bool:
        return self._table.phase in {"waiting", "over"}

    def _current(self) -> dict[Person, str]:
        """Return the numbers for the promise that holds; those for an earlier one are forgotten."""
        match = "" if self._table.promised is None else self._table.promised.match
        if match != self._match:
            self._match, self._added = match, {}
        return self._added
