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
    from elferhaus.core.game import Action, Seat
    from elferhaus.server.workers.pool import Workers
    from elferhaus.server.workers.request import RequestKind

    from .listener import Pace
    from .live import LiveTable


class BotTurns:
    """What happens at a table without its people; every wait belongs to one version of the table."""

    def __init__(self, live: LiveTable, pace: Pace, workers: Workers) -> None:
        """Begin with nothing to do."""
        self._live, self._pace, self._workers = live, pace, workers
        self._thoughts: set[asyncio.Task[Action | None]] = set()  # of bots, about the table as it is now
        self.window_ends: float | None = None

    def wake(self) -> None:
        """Let bots think, and windows end, after the pace of the table."""
        for thought in self._thoughts:
            thought.cancel()  # the table has gone on
        self.window_ends = None
        table, later = self._live.table, self._live.jobs.later
        pending = table.pending
        if pending is None or not table.is_on:
            return
        at = table.seq
        wait = self._window() if pending.may else self._pace.decide
        bots = {seat: who.player for seat, who in enumerate(table.occupants) if who is not None and who.player}
        if pending.may and (CHANCE in pending.must or any(seat in bots for seat in pending.must)):
            self.window_ends = self._live.clock.now() + wait
        if CHANCE in pending.must:
            later(wait, lambda: self._end_window(at))
        for seat, player in bots.items():
            self._workers.prepare(player)
            if seat in pending.may:
                later(0, lambda seat=seat: self._call(seat, at))  # type: ignore[misc]
            if seat in pending.must:
                later(wait, lambda seat=seat: self._decide(seat, at))  # type: ignore[misc]

    def _window(self) -> float:
        return self._pace.shared_window if self._live.presence.is_shared else self._pace.window

    async def _end_window(self, at: int) -> None:
        """Close a window that nobody called into."""
        async with self._live.turn():
            if self._stands(at):
                draft = Draft(self._live.table, self._live.rng)
                draft.close()
                await self._live.store_or_reload([Played(tuple(draft.lines))])

    async def _call(self, seat: Seat, at: int) -> None:
        """Let a bot call if it wants to, after its own time to react."""
        live = self._live
        action = await self._ask(seat, at, "call")
        if action is None:
            return
        reaction = action.called_at
        if reaction is None:
            reaction = self._pace.window * live.rng.uniform(300, 500)
        await live.clock.sleep(max(0, reaction - live.calls.elapsed()) / 1000)
        async with live.lock:
            if not self._stands(at):
                return
            if not action.timed:
                await self._play(seat, action)
            else:
                elapsed = live.calls.elapsed()
                with suppress(Refused):  # its time to react is over
                    live.hold(seat, action, timed(elapsed, elapsed, 0))

    async def _decide(self, seat: Seat, at: int) -> None:
        """Let a bot decide, and act if the table is still as the bot saw it."""
        action = await self._ask(seat, at, "decide")
        async with self._live.turn():
            if action is not None and self._stands(at):
                await self._play(seat, action)

    async def _ask(self, seat: Seat, at: int, kind: RequestKind) -> Action | None:
        """Ask a bot, off the event loop; it gets a chair, never the state, and stops when the table goes on."""
        table = self._live.table
        occupant = table.occupants[seat]
        if not self._stands(at) or occupant is None or occupant.player is None:
            return None
        asked = self._workers.ask(occupant.player, kind, table.chair(seat))
        thought: asyncio.Task[Action | None] = asyncio.ensure_future(asked)
        self._thoughts.add(thought)
        try:
            await asyncio.wait((thought,))
        finally:
            thought.cancel()
            self._thoughts.discard(thought)
        return None if thought.cancelled() else thought.result()

    def _stands(self, at: int) -> bool:
        return self._live.table.seq == at and self._live.table.is_on

    async def _play(self, seat: Seat, action: Action) -> None:
        draft = Draft(self._live.table, self._live.rng)
        draft.act(seat, action)
        await self._live.store_or_reload([Played(tuple(draft.lines))])
