"""Who is at a table: listeners, the people who share their devices, and those who are gone and for how long."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .entries import StoodIn
from .wire import Act, AddNumber, Free, GoOn, Hint, Knock, Portray, React, Rematch

if TYPE_CHECKING:
    from elferhaus.core.game import Seat

    from .entries import AnyEntry, Person
    from .listener import Clock, Listener
    from .live import TableCommand
    from .occupants import Occupant
    from .table_state import TableState

    Audiences = dict[tuple[Seat | None, tuple[Seat | None, ...]], list[Listener]]

STAND_IN: Final = "steady"
OwnCommand = Hint | GoOn | Knock  # of whoever holds a device
SeatCommand = Act | Portray | AddNumber | React | Rematch  # of a seat, which a device that several share names


class Presence:
    """Follows who comes and goes, and says when a bot has to play for somebody."""

    def __init__(self, table: TableState, clock: Clock) -> None:
        """Begin with nobody here."""
        self.listeners: set[Listener] = set()
        self._here: frozenset[Person] | None = None  # None: somebody may have come or gone since
        self._audiences: tuple[dict[Person, Seat], Audiences] | None = None  # with who sat where
        self._at_rest: tuple[frozenset[Person], dict[Person, Seat]] | None = None  # nothing is to be done about these
        self._table, self._clock = table, clock
        self._sharing: dict[Listener, tuple[Person, ...]] = {}  # who share a listener's device
        self._gone: dict[Person, float] = {}  # whoever has a seat and is not here, and since when

    def here(self) -> frozenset[Person]:
        """Return who is connected, or shares the device of somebody who is; the very same as long as nobody comes."""
        if self._here is None:
            sharing = (person for people in self._sharing.values() for person in people)
            here = (listener.person for listener in self.listeners if listener.person is not None)
            self._here = frozenset(sharing).union(here)
        return self._here

    def audiences(self) -> Audiences:
        """Return the listeners, together where they are told the same: by seat, and by who share a device."""
        people = self._table.people()
        if self._audiences is None or self._audiences[0] is not people:
            found: Audiences = {}
            for listener in self.listeners:
                shared = tuple(map(people.get, self.shared_with(listener)))
                found.setdefault((self.seat_of(listener), shared), []).append(listener)
            self._audiences = people, found
        return self._audiences[1]

    def come(self, listener: Listener) -> None:
        """Add a listener, or take note that it is somebody else by now."""
        self.listeners.add(listener)
        self._forget()

    def _forget(self) -> None:
        self._here = self._audiences = self._at_rest = None

    def share(self, listener: Listener, people: tuple[Person, ...]) -> None:
        """Note who share a listener's device, before it is attached: they are here as long as it is."""
        if people:
            self._sharing[listener] = people
        else:
            self._sharing.pop(listener, None)
        self._forget()

    def shared_with(self, listener: Listener) -> tuple[Person, ...]:
        """Return who share a listener's device."""
        return self._sharing.get(listener, ())

    def leave(self, listener: Listener) -> None:
        """Forget a listener; the seat is held."""
        self.listeners.discard(listener)
        self._sharing.pop(listener, None)
        self._forget()

    def end_lines(self, person: Person) -> list[Listener]:
        """Take a person's seat from all lines, since its token is a new one; return who now only watches."""
        ended = []
        for listener in self.listeners:
            sharing = self.shared_with(listener)
            if listener.person == person or person in sharing:
                listener.person = None if listener.person == person else listener.person
                self.share(listener, tuple(each for each in sharing if each != person))
                ended.append(listener)
        self._forget()
        return ended

    @property
    def is_shared(self) -> bool:
        """Whether several people share a device."""
        return any(len(people) > 1 for people in self._sharing.values())

    @property
    def anyone_gone(self) -> bool:
        """Whether somebody who has a seat is not here."""
        return bool(self._gone)

    def seat_of(self, listener: Listener) -> Seat | None:
        """Return where a listener sits."""
        return None if listener.person is None else self._table.seat_of(listener.person)

    def speaker(self, listener: Listener, said: TableCommand) -> Person | None:
        """Return whose command this is: on a device that several share, the named seat's or the host's."""
        sharing = self.shared_with(listener)
        if isinstance(said, SeatCommand):
            if said.seat is None:
                return listener.person
            named = next((person for person, seat in self._table.people().items() if seat == said.seat), None)
            return named if named in {listener.person, *sharing} else None
        if isinstance(said, OwnCommand):
            return listener.person  # whoever holds the device, and nobody else who shares it
        if self._table.host in sharing:
            return self._table.host
        if isinstance(said, Free):
            return next((person for person in sharing if self._table.seat_of(person) == said.seat), listener.person)
        return listener.person

    @property
    def _is_at_rest(self) -> bool:
        """Whether nobody has come, gone or changed seats since nothing was to be done about anybody."""
        rest = self._at_rest
        return rest is not None and rest[0] is self._here and rest[1] is self._table.people()

    def note(self) -> int:
        """Keep since when people are gone; return how many have gone since this was last asked."""
        if self._is_at_rest:
            return 0
        now = self._clock.now()
        gone = self._table.people().keys() - self.here()
        self._gone = {person: at for person, at in self._gone.items() if person in gone}
        new = gone - self._gone.keys()
        self._gone |= dict.fromkeys(new, now)
        return len(new)

    def seen_elsewhere(self, person: Person | None) -> None:
        """Take a sign of life of somebody, perhaps on another server."""
        self._gone.pop(person or "", None)

    def bot_comes(self, occupant: Occupant | None) -> float | None:
        """Return when a bot begins to play for a person, if it is going to."""
        table = self._table
        if occupant is None or occupant.player is not None or occupant.person not in self._gone:
            return None
        if table.stand_in is None or not table.is_on:
            return None
        return self._gone[occupant.person] + table.stand_in

    def player_changes(self) -> list[AnyEntry]:
        """Return which bots begin to play for somebody who has been gone too long, and which no longer need to."""
        if self._is_at_rest:
            return []
        here, now = self.here(), self._clock.now() + 0.001  # a timer may be early by a hair
        steps: list[AnyEntry] = []
        for seat, occupant in enumerate(self._table.occupants):
            if occupant is not None and occupant.stand_in is not None and occupant.person in here:
                steps.append(StoodIn(seat, None))
            elif self._gone and (comes := self.bot_comes(occupant)) is not None and comes <= now:
                steps.append(StoodIn(seat, STAND_IN))
        self._at_rest = None if steps or self._gone else (here, self._table.people())
        return steps
