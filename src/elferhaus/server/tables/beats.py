"""Beats: a verdict, a reveal, the end of a round is looked at before the table goes on.

A game says of its events which are one, and how long. Meanwhile nobody is asked anything: no offer is made, no bot
thinks, no window runs. It is over when its time is, or when everyone at the table has seen enough. Nothing of it is
stored: a house that opens again in the middle begins it anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from .info import BeatInfo

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from .entries import Person
    from .jobs import Jobs
    from .listener import Clock
    from .presence import Presence
    from .table_state import TableState


class Beat(Struct, frozen=True):
    """What everyone is looking at: which step brought it about, how many seconds it lasts, until when."""

    seq: int
    length: float
    ends: float
    of_end: float  # so many seconds of it, at last, are about the end of the round


class Beats:
    """Follows a table, and says while it waits that it does (``TableState.in_beat``)."""

    def __init__(
        self,
        table: TableState,
        presence: Presence,
        clock: Clock,
        jobs: Jobs,
        *,
        scale: float,
        over: Callable[[], None],
    ) -> None:
        """Begin with none, or anew with the one that the table was in; ``over`` is called after every beat."""
        self.beat: Beat | None = None
        self._table, self._presence, self._clock, self._scale = table, presence, clock, scale
        self._jobs, self._over = jobs, over
        self._tapped: set[Person] = set()
        if table.phase == "playing":
            self._begin(table.last_played)

    def follow(self) -> None:
        """Take in the table's last step: something played ends the beat before it, and may be one itself."""
        table = self._table
        if table.last_played == table.seq:
            self._end()
            self._begin(table.seq)

    def tap(self, version: int, people: Iterable[Person]) -> None:
        """Note that these people have seen enough of what was shown at this version."""
        if self.beat is not None and version >= self.beat.seq:
            self._tapped.update(people)
            self.look()

    def look(self) -> None:
        """End the beat if everyone who is here has seen enough."""
        here = self._presence.here() & self._table.people().keys()
        if self.beat is not None and here and here <= self._tapped:
            self._end()
            self._over()

    def told(self) -> BeatInfo | None:
        """Return what everyone is told of the beat."""
        if self.beat is None:
            return None
        left, people = self.beat.ends - self._clock.now(), self._table.people()
        seen = sorted(people[person] for person in self._tapped if person in people)
        ms, of_ms, end_ms = (round(each * 1000) for each in (max(0, left), self.beat.length, self.beat.of_end))
        return BeatInfo(self.beat.seq, ms, of_ms, end_ms, tuple(seen))

    def _begin(self, seq: int) -> None:
        first, end = (self._scale * each for each in self._table.beat_at(seq))
        length = first + end
        if length > 0:
            beat = self.beat = Beat(seq, length, self._clock.now() + length, end)
            self._table.in_beat = True
            self._jobs.later(length, lambda: self._time_over(beat))

    async def _time_over(self, beat: Beat) -> None:
        if self.beat is beat:
            self._end()
            self._over()

    def _end(self) -> None:
        self.beat = None
        self._table.in_beat = False
        self._tapped.clear()
