"""Turning: what has to be done and is no decision is done in time, so that a phone that sleeps holds up nobody.

A game says how (``Game.turning``). The house stands in for whoever is due, in the record exactly as if they had done it
themselves; it is sooner where everyone here has said ``go-on``. What all do at one instant is counted down: meanwhile
nothing is asked (``TableState.counting``), then it happens in one step, and all pages show it at the same time of the
house's clock, a moment later, so that the longest line does not matter. Calls count from then. Nothing is stored: a
house that opens again begins the wait anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from elferhaus.core.game import CHANCE, Action, Turning

from .draft import Draft
from .info import TurnInfo
from .listener import Pace

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from elferhaus.core.game import Pending, Seat

    from .entries import Person
    from .live import LiveTable

    Do = Callable[[int], Awaitable[None]]

SOONEST_S: Final = 0.6  # nobody has seen a card before
READY_S: Final = 0.06  # a page needs this long to get what it is told onto the screen
LONGEST_S: Final = 0.25  # nobody waits longer for a long line


class Due(Struct, frozen=True):
    """What is going to be done: by when, after how many seconds, and whether all are counting or a pile is shuffled."""

    turning: Turning
    since: float
    ends: float | None
    counts: bool = False
    shuffles: bool = False


class Turns:
    """Follows a table, and does what is due there without being decided."""

    def __init__(self, live: LiveTable, pace: Pace, window: Callable[[], float], hasten: Do) -> None:
        """Begin with nothing to do; ``window`` says how long there is to call, ``hasten`` lets bots decide now."""
        self._live, self._pace, self._window, self._hasten = live, pace, window, hasten
        self._peace: tuple[Pending | None, float] = None, 0.0  # whoever does something in peace, and until when
        self._at = 0  # the state of the game that is waited for
        self._due: Due | None = None
        self._ready: set[Person] = set()  # who have seen enough of it
        self._leaves_it: set[Seat] = set()  # who did nothing, so that the house did it: it does not wait for them again
        self._flips = False  # what is being stored is shown by all at one instant
        self.shown_at: float | None = None  # when that is

    def forget(self) -> None:
        """Begin the wait anew, whatever is waited for."""
        self._at = 0

    def follow(self) -> None:
        """Wait for what is due now; a wait that has begun goes on."""
        table = self._live.table
        if self._at == table.game_at:
            return
        before, tapped = self._due, self._ready
        self._at, self._due, self._ready = table.game_at, None, set()
        if self._peace[0] != table.pending:
            self._peace = None, 0.0
        turning = table.turning if table.is_on else None
        if turning is None or (turning.how == "peace" and not self._people()):
            return
        wait = self._wait(turning)
        self._begin(turning, wait, self._count if turning.how == "count" else self._turn)
        # Who tapped before their pile was shuffled meant to turn from it: the tap is not asked for again.
        if before is not None and before.shuffles and turning.how == "each" and self._due_person() in tapped:
            at = self._at
            self._live.jobs.later(0, lambda: self._turn(at))

    def _due_person(self) -> Person | None:
        """Return who turns next, where that is a person and nobody may call before."""
        pending = self._live.table.pending
        seat = None if pending is None or pending.may else pending.must[0]
        occupant = None if seat is None or seat == CHANCE else self._live.table.occupants[seat]
        return None if occupant is None or occupant.player is not None else occupant.person

    def _begin(self, turning: Turning, wait: float | None, do: Do, *, counts: bool = False) -> None:
        now, at, pending = self._live.clock.now(), self._at, self._live.table.pending
        shuffles = pending is not None and CHANCE in pending.must
        self._due = Due(turning, now, None if wait is None else now + wait, counts, shuffles)
        if wait is not None:
            self._live.jobs.later(wait, lambda: do(at))

    def _wait(self, turning: Turning) -> float | None:
        """Return when the house does it; None: a bot or a window does it by itself."""
        live = self._live
        assert live.table.pending is not None
        if turning.how == "count":
            return self._window() if live.table.pending.may else 0
        if turning.how == "peace":
            return None
        if turning.how == "all":
            return turning.patience if self._people() else self._pace.decide
        seat = live.table.pending.must[0]
        occupant = None if seat == CHANCE else live.table.occupants[seat]
        if occupant is None or occupant.player is not None:
            return None
        return self._window() if seat in self._leaves_it else turning.patience

    def acted(self, seat: Seat) -> None:
        """Note that somebody did something with the own hands."""
        self._leaves_it.discard(seat)

    def tap(self, version: int, people: Iterable[Person]) -> None:
        """Note that these people have seen enough, or turn their own card; when all have, it is done."""
        if self._due is not None and version >= self._at:
            self._ready.update(people)
            self.look()

    def look(self) -> None:
        """Do what is due if everyone who is here is ready, but not before it could be seen; else tell who is."""
        due, people = self._due, self._people()
        if due is None or not self._ready:
            return
        if not people <= self._ready:
            self._live.tell_all()
            return
        at, soonest = self._at, SOONEST_S if self._is_open else 0
        wait = max(0, due.since + soonest - self._live.clock.now())
        do: Do = self._flip if due.counts else self._count if due.turning.how == "count" else self._turn
        if due.turning.how == "peace":
            wait, do = 0, self._hasten
        self._live.jobs.later(wait, lambda: do(at))

    @property
    def _is_open(self) -> bool:
        """Whether something can be called."""
        pending = self._live.table.pending
        return pending is not None and bool(pending.may)

    def _people(self) -> set[Person]:
        """Return for whom it is waited: everyone here, or those who do something in peace before a bot decides."""
        table, people = self._live.table, self._live.table.people()
        here = set(self._live.presence.here() & people.keys())
        turning, pending = table.turning, table.pending
        if turning is None or turning.how != "peace" or pending is None:
            return here
        by_bots = all((who := table.occupants[seat]) is not None and who.player for seat in pending.must)
        return {person for person in here if by_bots and people[person] in pending.may}

    def peace(self, usual: float) -> float:
        """Return how long a bot waits: for people who may do something first, however often they do, so long in all."""
        table, now = self._live.table, self._live.clock.now()
        if not self._people() or table.turning is None:
            return usual
        if self._peace[0] != table.pending:
            self._peace = table.pending, now + table.turning.patience * self._pace.window / Pace().window
        return max(usual, self._peace[1] - now)

    def told(self) -> TurnInfo | None:
        """Return what everyone is told of it."""
        due, people = self._due, self._live.table.people()
        if due is None or not (due.counts or self._live.table.is_on):
            return None
        ready = tuple(sorted(people[person] for person in self._ready if person in people))
        how = "each" if due.turning.how == "count" and not due.counts else due.turning.how
        if due.ends is None:
            return TurnInfo(how, ready=ready)
        left = max(0, round((due.ends - self._live.clock.now()) * 1000))
        return TurnInfo(how, left, round((due.ends - due.since) * 1000), ready)

    @property
    def ends(self) -> float | None:
        """When the house does it, where something can be called until then."""
        return self._due.ends if self._due is not None and self._live.table.is_on and self._is_open else None

    # ── doing it ──

    async def _turn(self, at: int) -> None:
        """Do it for whoever is due."""
        live = self._live
        async with live.lock:
            await live.calls_heard()
            table = live.table
            if table.game_at != at or not table.is_on or table.pending is None:
                return
            seat = table.pending.must[0]
            if seat != CHANCE and not self._ready:
                self._leaves_it.add(seat)
            draft = Draft(table, live.rng)
            self._do(draft, seat)
            await live.store_or_reload([draft.played()])

    async def _count(self, at: int) -> None:
        """Count down: from now on nothing can be called."""
        live = self._live
        async with live.lock:
            await live.calls_heard()
            table = live.table
            if table.game_at != at or not table.is_on or self._due is None:
                return
            table.counting = True
            self._ready.clear()
            self._begin(self._due.turning, self._pace.beat * self._due.turning.patience, self._flip, counts=True)
            live.tell_all()

    async def _flip(self, at: int) -> None:
        """Let all do it in one step, which all pages show at one instant."""
        live = self._live
        async with live.lock:
            await live.calls_heard()
            table = live.table
            if table.game_at != at or not table.counting or table.pending is None:
                return
            draft = Draft(table, live.rng)
            self._do(draft, table.pending.must[0])
            while (pending := draft.pending).kind == "forced":  # the next in the same beat
                self._do(draft, pending.must[0])
            self._flips = True
            try:
                await live.store_or_reload([draft.played()])
            finally:
                self._flips = False

    def _do(self, draft: Draft, seat: Seat) -> None:
        if seat == CHANCE:
            draft.close()  # a pile is shuffled first
            seat = draft.pending.must[0]
        choices = [choice for choice in draft.legal(seat) if isinstance(choice, Action) and not choice.call]
        draft.act(seat, choices[0])

    def lead(self) -> float:
        """Return in how many seconds a new card is seen: where all are to see it at once, as soon as all can."""
        lead = 0.0
        if self._flips:
            slowest = max((listener.delay() for listener in self._live.presence.listeners), default=0)
            lead = min(slowest / 1000 + READY_S, LONGEST_S)
        self.shown_at = self._live.clock.now() + lead if lead else None
        return lead
