"""Knocks at a table that asks people in: whoever knocks waits until the host says yes or no.

Nothing of it is stored. Somebody knocks as long as a line of theirs is open; whoever comes again, knocks again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.core.refusal import Refused, refuse
from elferhaus.server.tokens import clean_name

from .entries import Sat
from .wire import Admit, Door, Knock, Knocking

if TYPE_CHECKING:
    from .entries import Person
    from .listener import Listener
    from .presence import Presence
    from .table_state import TableState

MOST_KNOCKS: Final = 12  # at once: nobody's screen is filled by strangers
MOST_REFUSED: Final = 200  # that are remembered


class Knocks:
    """Who knocks at a table, and who was turned away."""

    def __init__(self, table: TableState, presence: Presence) -> None:
        """Begin with nobody."""
        self._table, self._presence = table, presence
        self._knocks: dict[Person, Knocking] = {}  # whoever came first is first
        self._refused: dict[Person, None] = {}

    def hear(self, person: Person | None, said: Knock | Admit) -> Sat | None:
        """Take in a knock or an answer, and return what is to be stored of it; or raise Refused."""
        return self._decide(person, said) if isinstance(said, Admit) else self._knock(person, said)

    def _knock(self, person: Person | None, said: Knock) -> Sat | None:
        """Take somebody's knock, or raise Refused; knocking again changes nothing."""
        name = clean_name(said.name)
        if person is None or self._table.seat_of(person) is not None:
            raise Refused(refuse("TURN", "door-no-need"))
        if person in self._refused:
            raise Refused(refuse("TURN", "door-refused"))
        if not name:
            raise Refused(refuse("RECORD", "table-name"))
        if self._table.closed or self._table.free_seat() is None:
            raise Refused(refuse("RECORD", "table-seat-taken"))
        if person not in self._knocks and len(self._knocks) >= MOST_KNOCKS:
            raise Refused(refuse("TURN", "door-crowded"))
        self._knocks.setdefault(person, Knocking(person, name, said.portrait))
        return None

    def _decide(self, host: Person | None, said: Admit) -> Sat | None:
        """Return what the host's answer brings about, None if somebody is turned away; or raise Refused."""
        if host is None or host != self._table.host:
            raise Refused(refuse("TURN", "table-host-only"))
        who = self._knocks.get(said.person)
        if who is None:
            raise Refused(refuse("TURN", "door-gone"))
        if not said.yes:
            del self._knocks[who.person]
            self._refused[who.person] = None
            if len(self._refused) > MOST_REFUSED:
                del self._refused[next(iter(self._refused))]
            return None
        seat = self._table.free_seat()
        if seat is None:
            raise Refused(refuse("RECORD", "table-seat-taken"))
        return Sat(seat, who.name, who.person, portrait=who.portrait)

    def look(self) -> bool:
        """Forget those who sit by now or have gone; tell whether there were any."""
        if not self._knocks:
            return False
        here, seated = self._presence.here(), self._table.people()
        gone = [person for person in self._knocks if person in seated or person not in here]
        for person in gone:
            del self._knocks[person]
        return bool(gone)

    def tell(self, about: Person | None = None) -> None:
        """Tell the host who knocks, and the person it is about how it stands."""
        for listener in tuple(self._presence.listeners):  # whoever is told may go
            if self._is_host(listener):
                listener.tell(Door(tuple(self._knocks.values())))
            elif listener.person is not None and listener.person == about:
                self.welcome(listener)

    def welcome(self, listener: Listener) -> None:
        """Tell somebody who has just come what concerns them."""
        if self._is_host(listener):
            if self._knocks:
                listener.tell(Door(tuple(self._knocks.values())))
        elif listener.person in self._knocks:
            listener.tell(Door(you="waiting"))
        elif listener.person in self._refused:
            listener.tell(Door(you="refused"))

    def _is_host(self, listener: Listener) -> bool:
        return self._table.host in {listener.person, *self._presence.shared_with(listener)}
