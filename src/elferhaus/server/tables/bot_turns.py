"""Bots and windows: whoever is no person decides after a while, calls in time, and a window ends by itself."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from elferhaus.core.game import CHANCE
from elferhaus.core.refusal import Refused

from .call_timing import timed
from .draft import Draft
from .tempers import temper_of
from .turns import Turns

if TYPE_CHECKING:
    from elferhaus.core.game import Action, Pending, Seat
    from elferhaus.server.workers.pool import Workers
    from elferhaus.server.workers.request import RequestKind

    from .listener import Pace
    from .live import LiveTable

# How long they think, compared with the others: whoever plays with little ones wants to see what they do.
TEMPO: Final = {"little": 1.8, "easy": 1.3}
FLOW: Final = 0.94  # how much sooner a card follows the one before that nobody called about


class BotTurns:
    """What happens at a table without its people. A wait belongs to one state of the game, and to who plays the seat.

    Nothing else ends or prolongs it: whoever takes another name, comes or goes holds up nobody.
    """

    def __init__(self, live: LiveTable, pace: Pace, workers: Workers) -> None:
        """Begin with nothing to do."""
        self._live, self._pace, self.workers = live, pace, workers
        self._thoughts: dict[asyncio.Task[Action | None], Seat] = {}  # of bots, about the table as it is now
        self._at = 0  # the state of the game that is waited for
        self._bots: dict[Seat, str] = {}  # who have been asked about it
        self.window_ends: float | None = None
        self.turns = Turns(live, pace, self.window, self.hasten)

    def wake(self) -> None:
        """Begin all waits anew: the table has been loaded, or something went wrong."""
        self._at = 0
        self.turns.forget()
        self.follow()

    def follow(self) -> None:
        """Let bots think, and windows end, after the pace of the table; what waits already for this state goes on."""
        table = self._live.table
        bots = table.bots()
        if self._at != table.game_at:
            self._at, self._bots, self.window_ends = table.game_at, {}, None
            table.counting = False  # what was counted down has happened
            self._stop(list(self._thoughts))
            if table.is_on and CHANCE in self._pending.must and self._by_hand:
                wait, at = self._wait(), self._at
                self._live.jobs.later(wait, lambda: self._end_window(at))
        if bots or self._bots:
            self._stop([each for each, seat in self._thoughts.items() if self._bots.get(seat) != bots.get(seat)])
            begin, self._bots = bots.items() - self._bots.items(), bots
            if table.is_on:
                for seat, player in sorted(begin):
                    self._begin(seat, player)
        self.turns.follow()

    async def hasten(self, at: int) -> None:
        """Let whoever has to decide do it now: nobody wants anything before it any more."""
        for seat in self._pending.must if self._stands(at) else ():
            if seat in self._bots:
                await self._decide(seat, at, self._bots[seat])

    def _begin(self, seat: Seat, player: str) -> None:
        """Let a bot call and decide about the state of the game as it is."""
        pending, at, later = self._pending, self._at, self._live.jobs.later
        self.workers.prepare(player)
        if seat in pending.may:
            later(0, lambda: self._call(seat, at, player))
        if seat in pending.must and self._by_hand:
            slow = 1.0 if pending.may else self._tempo(seat, player)
            later(slow * self._wait(), lambda: self._decide(seat, at, player))

    def _tempo(self, seat: Seat, player: str) -> float:
        """Return which part of the usual time a bot takes for this decision."""
        choices = len(self._live.table.chair(seat).legal)
        return TEMPO.get(player.partition("-")[0], 1.0) * temper_of(seat).wait(choices)

    @property
    def _by_hand(self) -> bool:
        """Whether each does what is due; else it is done for all at once (``Turns``)."""
        turning = self._live.table.turning
        return turning is None or turning.how in {"each", "peace"}

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
        wait = self.window()
        if self.window_ends is None:
            self.window_ends = self._live.clock.now() + wait
        return wait

    def window(self) -> float:
        """Return how long there is to call; less from card to card where nobody has called for long."""
        wait = self._pace.shared_window if self._live.presence.is_shared else self._pace.window
        turning = self._live.table.turning
        if turning is not None and turning.how == "peace":
            return self.turns.peace(wait)
        if turning is None or turning.how != "each":
            return wait
        return wait * max(turning.brisk, FLOW ** self._live.table.quiet_cards())

    async def _end_window(self, at: int) -> None:
        """Close a window that nobody called into."""
        async with self._live.lock:
            await self._live.calls_heard()
            if self._stands(at):
                draft = Draft(self._live.table, self._live.rng)
                draft.close()
                await self._live.store_or_reload([draft.played()])

    async def _call(self, seat: Seat, at: int, player: str) -> None:
        """Let a bot call if it wants to, after its own time to react."""
        live = self._live
        action = await self._ask(seat, at, player, "call")
        if action is None:
            return
        reaction = action.called_at
        if reaction is None:
            reaction = self._pace.window * live.rng.uniform(300, 500)
        await live.clock.sleep(live.calls.until(reaction))
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
        async with self._live.lock:
            await self._live.calls_heard()
            if action is not None and self._stands(at, seat, player):
                await self._play(seat, action)

    async def _ask(self, seat: Seat, at: int, player: str, kind: RequestKind) -> Action | None:
        """Ask a bot, off the event loop; it gets a chair, never the state, and stops when the table goes on."""
        if not self._stands(at, seat, player):
            return None
        thought: asyncio.Task[Action | None]
        table = self._live.table
        rng = table.luck_of_bot(seat, kind)  # so that all luck of the match has one source
        thought = asyncio.ensure_future(self.workers.ask(player, kind, table.chair(seat), rng))
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
        await self._live.store_or_reload([draft.played()], decided=draft.decision)
