"""Telling everyone at a table what they may know; all who see the same get the very same message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .messages import Deadlines, moved_on, news_since, snapshot, table_info, update
from .wire import Presence as PresenceMessage

if TYPE_CHECKING:
    from .beats import Beats
    from .bot_turns import BotTurns
    from .entries import Person
    from .info import TableInfo
    from .listener import Clock, Listener
    from .presence import Presence
    from .table_state import TableState
    from .wire import Message


class Broadcast:
    """Speaks for a table."""

    def __init__(
        self,
        table: TableState,
        presence: Presence,
        bots: BotTurns,
        beats: Beats,
        clock: Clock,
    ) -> None:
        """Begin with nobody told anything."""
        self._table, self._presence, self._bots = table, presence, bots
        self._beats, self._clock = beats, clock
        self._told_here: frozenset[Person] = frozenset()
        self._known: tuple[int, frozenset[Person], TableInfo] | None = None  # what was told last, of whom

    def snapshot(self, listener: Listener, since: int | None) -> None:
        """Tell a listener how things stand, and what it missed since a seq."""
        presence = self._presence
        listener.tell(
            snapshot(
                self._table,
                listener.person,
                presence.seat_of(listener),
                presence.here(),
                since,
                beat=None if self._beats.beat is None else self._beats.beat.seq,
                deadlines=self._deadlines(),
                sharing=presence.shared_with(listener),
            )
        )

    def who_is_here(self) -> None:
        """Tell everyone who of the seated is connected, if that has changed."""
        here = self._presence.here()
        if here != self._told_here:
            self._told_here = here
            present = tuple(who is not None and who.person in here for who in self._table.occupants)
            message = PresenceMessage(present, self._deadlines().stand_in_ms)
            self.everyone(message)

    def anew(self) -> None:
        """Tell everyone what can be done, where that changed though nothing was played."""
        for listener in tuple(self._presence.listeners):
            self.snapshot(listener, self._table.seq)

    def everyone(self, message: Message) -> None:
        """Tell everyone the same."""
        for listener in tuple(self._presence.listeners):  # whoever is told may go
            listener.tell(message)

    def last_entry(self) -> None:
        """Tell everyone what the last entry changed."""
        table, presence = self._table, self._presence
        info, news = self._info(), news_since(table, table.seq - 1)
        for (seat, shared), listeners in presence.audiences().items():
            told = update(table, seat, info, news, shared)
            for listener in listeners:
                listener.tell(told)

    def _info(self) -> TableInfo:
        """Return what everyone sees of the table: in the midst of a round little of it changes with a decision."""
        table, here, deadlines = self._table, self._presence.here(), self._deadlines()
        known = self._known is not None and self._known[0] == table.other_at and self._known[1] is here
        if self._known is not None and known and not self._presence.anyone_gone and table.phase == "playing":
            info = moved_on(self._known[2], table, deadlines)
        else:
            info = table_info(table, here, deadlines)
        self._known = table.other_at, here, info
        return info

    def _deadlines(self) -> Deadlines:
        now, turns = self._clock.now(), self._bots.turns
        ends, beat = self._bots.window_ends or turns.ends, self._beats.told()
        shown_at = None if turns.shown_at is None or turns.shown_at <= now else round(turns.shown_at * 1000)
        if ends is None and not self._presence.anyone_gone:
            return Deadlines(None, (None,) * len(self._table.occupants), beat, turns.told(), shown_at)

        def left(at: float | None) -> int | None:
            return None if at is None else max(0, round((at - now) * 1000))

        stand_in = tuple(left(self._presence.bot_comes(who)) for who in self._table.occupants)
        return Deadlines(left(ends), stand_in, beat, turns.told(), shown_at)
