"""Bots and windows: whoever is no person decides after a while, calls in time, and a window ends by itself."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from elferhaus.core.game import CHANCE
from elferhaus.core.refusal import Refused

from .call_timing import timed
from .draft import Draft
from .entries import Played

if TYPE_CHECKING:
    from elferhaus.core.game import Action, Pending, Seat
    from elferhaus.server.workers.pool import Workers
    from elferhaus.server.workers.request import RequestKind

    from .listener import Pace
    from .live import LiveTable


class BotTurns:
    """What happens at a table without its people. A wait belongs to one state of the game, and to who plays the seat.

    Nothing else ends or prolongs it: whoever takes another name, comes or goes holds up nobody.
    """

    def __init__(self, live: LiveTable, pace: Pace, workers: Workers) -> None:
        """Begin with nothing to do."""
        self._live, self._pace, self._workers = live, pace, workers
        self._thoughts: dict[asyncio.Task[Action | None], Seat] = {}  # of bots, about the table as it is now
        self._at = 0  # the state of the game that is waited for
        self._bots: dict[Seat, str] = {}  # who have been asked about it
        self.window_ends: float | None = None

    def wake(self) -> None:
        """Begin all waits anew: the table has been loaded, or something went wrong."""
        self._at = 0
        self.follow()

    def follow(self) -> None:
        """Let bots think, and windows end, after the pace of the table; what waits already for this state goes on."""
        table = self._live.table
        bots = {seat: who.player for seat, who in enumerate(table.occupants) if who is not None and who.player}
        if self._at != table.game_at:
            self._at, self._bots, self.window_ends = table.game_at, {}, None
            self._stop(list(self._thoughts))
            if table.is_on and CHANCE in self._pending.must:
                wait, at = self._wait(), self._at
                self._live.jobs.later(wait, lambda: self._end_window(at))
        self._stop([each for each, seat in self._thoughts.items() if self._bots.get(seat) != bots.get(seat)])
        begin, self._bots = bots.items() - self._bots.items(), bots
        if table.is_on:
            for seat, player in sorted(begin):
                self._begin(seat, player)

    def _begin(self, seat: Seat, player: str) -> None:
        """Let a bot call and decide about the state of the game as it is."""
        pending, at, later = self._pending, self._at, self._live.jobs.later
        self._workers.prepare(player)
        if seat in pending.may:
            later(0, lambda: self._call(seat, at, player))
        if seat in pending.must:
            later(self._wait(), lambda: self._decide(seat, at, player))

    @property
    def _pending(self) -> Pending:
        pending = self._live.table.pending
        assert pending is not None
        return pending

    def _stop(self, thoughts: list[asyncio.Task[Action | None]]) -> None:
        for thought in thoughts:
            thought.cancel()

    def _wait(self) -> float:
        """Return how long the table waits for whoever is no person; a window that ends with it says so."""
        if not self._pending.may:
            return self._pace.decide
        wait = self._window()
        if self.window_ends is None:
            self.window_ends = self._live.clock.now() + wait
        return wait

    def _window(self) -> float:
        return self._pace.shared_window if self._live.presence.is_shared else self._pace.window

    async def _end_window(self, at: int) -> None:
        """Close a window that nobody called into."""
        async with self._live.turn():
            if self._stands(at):
                draft = Draft(self._live.table, self._live.rng)
                draft.close()
                await self._live.store_or_reload([Played(tuple(draft.lines))])

    async def _call(self, seat: Seat, at: int, player: str) -> None:
        """Let a bot call if it wants to, after its own time to react."""
        live = self._live
        action = await self._ask(seat, at, player, "call")
        if action is None:
            return
        reaction = action.called_at
        if reaction is None:
            reaction = self._pace.window * live.rng.uniform(300, 500)
        await live.clock.sleep(max(0, reaction - live.calls.elapsed()) / 1000)
        async with live.lock:
            if not self._stands(at, seat, player):
                return
            if not action.timed:
                await self._play(seat, action)
            else:
                elapsed = live.calls.elapsed()
                with suppress(Refused):  # its time to react is over
                    live.hold(seat, action, timed(elapsed, elapsed, 0))

    async def _decide(self, seat: Seat, at: int, player: str) -> None:
        """Let a bot decide, and act if the table is still as the bot saw it."""
        action = await self._ask(seat, at, player, "decide")
        async with self._live.turn():
            if action is not None and self._stands(at, seat, player):
                await self._play(seat, action)

    async def _ask(self, seat: Seat, at: int, player: str, kind: RequestKind) -> Action | None:
        """Ask a bot, off the event loop; it gets a chair, never the state, and stops when the table goes on."""
        if not self._stands(at, seat, player):
            return None
        thought: asyncio.Task[Action | None]
        thought = asyncio.ensure_future(self._workers.ask(player, kind, self._live.table.chair(seat)))
        self._thoughts[thought] = seat
        try:
            await asyncio.wait((thought,))
        finally:
            thought.cancel()
            del self._thoughts[thought]
        return None if thought.cancelled() else thought.result()

    def _stands(self, at: int, seat: Seat | None = None, player: str | None = None) -> bool:
        """Tell whether the game is as it was, and the same bot still plays a seat."""
        table = self._live.table
        return table.game_at == at and table.is_on and (seat is None or self._bots.get(seat) == player)

    async def _play(self, seat: Seat, action: Action) -> None:
        draft = Draft(self._live.table, self._live.rng)
        draft.act(seat, action)
        await self._live.store_or_reload([Played(tuple(draft.lines))])
