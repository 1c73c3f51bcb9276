"""What people say at a table that is not in its log: enough seen, a number for the seal, a face, another match, please.

Nothing of it is stored, waits for anything, or changes a version; said again it has no second effect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from elferhaus.core.refusal import refuse

from .wire import AddNumber, FaceShown, GoOn, React, Rematch

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from elferhaus.core.refusal import Refusal

    from .broadcast import Broadcast
    from .entries import Person
    from .numbers import Numbers
    from .presence import Presence
    from .replies import Reply
    from .table_state import TableState

AtOnceCommand = GoOn | AddNumber | React | Rematch
Tap: TypeAlias = "Callable[[int, Iterable[Person]], None]"
NO_SEAT = refuse("TURN", "table-no-seat")


class AtOnce:
    """Hears it, and lets everyone know."""

    def __init__(
        self, table: TableState, presence: Presence, numbers: Numbers, broadcast: Broadcast, *, tap: Tap
    ) -> None:
        """Begin with nothing said; ``tap`` is told who have seen enough, or are ready, at a version."""
        self._table, self._presence = table, presence
        self._numbers, self._broadcast, self._tap = numbers, broadcast, tap

    def hear(self, person: Person | None, said: AtOnceCommand, reply: Reply) -> None:
        """Carry it out and answer."""
        if isinstance(said, GoOn):
            self._go_on(said, reply)
            return
        again = reply.is_answered
        refusal = self._numbers.add(person, said) if isinstance(said, AddNumber) else self._may(person, said)
        reply(refusal or self._table.seq)
        if refusal is not None or again:
            return
        if isinstance(said, React):
            self._broadcast.everyone(FaceShown(self._table.people()[person or ""], said.face))
        elif isinstance(said, Rematch):
            self._table.rematch_wanted.add(person or "")
            self._broadcast.anew()

    def _may(self, person: Person | None, said: React | Rematch) -> Refusal | None:
        if person is None or self._table.seat_of(person) is None:
            return NO_SEAT
        if isinstance(said, React):
            return refuse("TURN", "table-quiet") if self._table.quiet else None
        return None if self._table.phase == "over" else refuse("TURN", "rematch-early")

    def _go_on(self, said: GoOn, reply: Reply) -> None:
        """Note that those on a line have seen enough, or are ready."""
        here = {reply.listener.person, *self._presence.shared_with(reply.listener)}
        people = self._table.people().keys() & here
        reply(self._table.seq if people else NO_SEAT)
        self._tap(said.version, people)
