"""A table that people sit at: commands come in, are worked out, stored, acknowledged and told, in this order.

One lock per table makes one command after another; the store makes many tables' moves durable together. Another server
may write to the same table: an append that comes second is refused, and this table catches up before it goes on.
"""

from __future__ import annotations

import asyncio
import re
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

from elferhaus.core.refusal import Refused, refuse
from elferhaus.server.storage.loss import NotStoredError
from elferhaus.server.storage.patience import AwayError, ForgottenError
from elferhaus.server.storage.queries import answer_to, entries_of
from elferhaus.server.storage.store import Append, FencedError, ForkError
from elferhaus.server.tables.results import result_of
from elferhaus.server.tokens import clean_name

from . import entries, hints, host_commands
from .beats import Beats
from .bot_turns import BotTurns
from .broadcast import Broadcast
from .call_timing import HOLD_MS
from .calls import CallQueue, hear
from .draft import Draft
from .entries import AnyEntry, Played, Sat, StoodIn
from .host_commands import HostCommand
from .jobs import Jobs
from .presence import Presence
from .read_action import read_action
from .replies import Replies, Reply
from .wire import Act, GoOn, Hint

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Sequence
    from random import Random

    from elferhaus.core.game import Action, Seat
    from elferhaus.core.refusal import Refusal
    from elferhaus.server.storage.store import Store
    from elferhaus.server.workers.pool import Workers

    from .call_timing import Timing
    from .entries import Person
    from .listener import Clock, Listener, Pace
    from .table_state import TableState

TableCommand = Act | Hint | GoOn | HostCommand
LONGEST_ID: Final = 40
ID: Final = re.compile(rf"[ -~]{{1,{LONGEST_ID}}}")  # what every database keeps as it is
MOST_TRIES: Final = 3  # when another server writes to the same table
STALE: Final = refuse("TURN", "command-stale")
PORTRAYED_OFTEN: Final = refuse("TURN", "portray-often")


class LiveTable:
    """One table with everyone connected to it."""

    def __init__(
        self,
        name: str,
        table: TableState,
        store: Store,
        clock: Clock,
        pace: Pace,
        *,
        rng: Random,
        workers: Workers,
        today: Callable[[], float] = time.time,
        epoch: int = 0,
        lost: Callable[[LiveTable], None] | None = None,
    ) -> None:
        """Take over a table as it stands, in an epoch; ``lost`` is told if another house has it by then."""
        self.epoch, self._lost = epoch, lost
        self.name, self.table, self.clock, self.rng = name, table, clock, rng
        self.gone = False  # deleted with all that the house had kept, or owned by another house
        self._moved = False  # the latter
        self.used = clock.now()  # when somebody last wanted something of it
        self.lock = asyncio.Condition()  # told of whenever the held calls have been heard
        self.presence = Presence(table, clock)
        self.calls = CallQueue(clock, rng)
        self.jobs = Jobs(clock, self.wake)
        self._bots = BotTurns(self, pace, workers)
        self.beats = Beats(table, self.presence, clock, self.jobs, scale=pace.beat, over=self._beat_over)
        self._broadcast = Broadcast(table, self.presence, lambda: self._bots.window_ends, self.beats, clock)
        self._replies = Replies(table)
        self._store, self._today, self._era = store, today, store.era
        self._hints: dict[Seat, tuple[int, Any]] = {}  # for each seat that asked, when and what it was told

    # ── people come and go ──

    def attach(self, listener: Listener, since: int | None) -> None:
        """Add a listener and tell it how things stand; a person gets the own seat back at once."""
        if self.gone:
            listener.hang_up(come_again=self._moved)
            return
        self.presence.listeners.add(listener)
        self._note_presence()
        self._broadcast.snapshot(listener, since)
        self._broadcast.who_is_here()

    def detach(self, listener: Listener) -> None:
        """Forget a listener; the seat is held."""
        self.presence.leave(listener)
        self._note_presence()
        self._broadcast.who_is_here()
        self.beats.look()  # whoever is still here may have seen enough

    @property
    def is_idle(self) -> bool:
        """Whether nobody listens and nothing is going to happen by itself."""
        return not self.presence.listeners and not self.jobs and not self.lock.locked()

    def _note_presence(self) -> None:
        """See to it that a bot plays in time for those who are gone, and no longer for those who are back."""
        self.used = self.clock.now()
        for _ in range(self.presence.note()):
            if self.table.stand_in is not None:
                self.jobs.later(self.table.stand_in, self._change_players)
        if self.presence.player_changes():
            self.jobs.later(0, self._change_players)

    async def _change_players(self) -> None:
        async with self.lock:
            steps = self.presence.player_changes()
            if steps:
                await self.store_or_reload(steps)

    # ── commands ──

    async def sit(
        self, name: str, person: Person, seat: Seat | None, token: bytes, *, portrait: str | None = None
    ) -> Seat:
        """Give a person a seat and a new token; a person who has one keeps it."""
        name = clean_name(name)
        if not name:
            raise Refused(refuse("RECORD", "table-name"))
        async with self.lock:
            for _ in range(MOST_TRIES):
                table = self.table
                mine = table.seat_of(person)
                if mine is None:
                    mine = table.free_seat() if seat is None else seat
                    if mine is None or not 0 <= mine < len(table.occupants) or table.occupants[mine] is not None:
                        break
                if await self.store_or_reload([Sat(mine, name, person, portrait=portrait)], token=(token, person)):
                    self._end_lines(person)
                    return mine
        raise Refused(refuse("RECORD", "table-seat-taken"))

    def _end_lines(self, person: Person) -> None:
        """Let lines that were opened with an ended token watch, until they say hello with the new one."""
        for listener in self.presence.end_lines(person):
            self._broadcast.snapshot(listener, None)
        self._note_presence()
        self._broadcast.who_is_here()

    async def command(self, person: Person | None, said: TableCommand, listener: Listener) -> None:
        """Carry out a command and answer it; a repeated one gets the same answer and has no second effect."""
        self.used = self.clock.now()
        if not ID.fullmatch(said.id):
            self.say_no(said, refuse("RECORD", "command-id"), listener)
            return
        if isinstance(said, Hint):
            await self._hint(person, said, listener)
            return
        reply = Reply(self._replies, person, said.id, listener, self.used)
        if isinstance(said, GoOn):
            self._go_on(said, reply)
            return
        async with self.lock:
            before = self._replies.known(reply.key)
            if before is not None:
                listener.tell(before)
                return
            try:
                refusal = await self._try(person, said, reply)
                if refusal is not None:
                    # It may have taken effect before this server knew of it: then it gets that answer again.
                    reply(await self._seq_of(reply) or refusal)
            except ForgottenError:
                pass  # then the line is being closed
            except NotStoredError as error:
                self.say_no(said, error.refusal, listener)

    async def _hint(self, person: Person | None, said: Hint, listener: Listener) -> None:
        """Tell whoever asks what a good player would do; nothing changes by it, so it needs neither lock nor store.

        A seat is thought for once at every state of the game, however often it asks.
        """
        at, seq = self.table.game_at, self.table.seq
        try:
            chair = hints.chair_at(self.table, None if person is None else self.table.seat_of(person))
            if self._hints.get(chair.seat, (0, None))[0] != at:
                self._hints[chair.seat] = at, await asyncio.to_thread(hints.think, chair, self.rng)
            listener.tell(hints.told(said.id, seq, self._hints[chair.seat][1]))
        except Refused as refused:
            self.say_no(said, refused.refusal, listener)

    def say_no(self, said: TableCommand, refusal: Refusal, listener: Listener) -> None:
        """Refuse a command that is not remembered: said again, it is looked at again."""
        listener.tell(self._replies.no(said.id[:LONGEST_ID], refusal))

    def _go_on(self, said: GoOn, reply: Reply) -> None:
        """Note that those on a line have seen enough; nothing is stored by it, and said again it changes nothing."""
        here = {reply.listener.person, *self.presence.shared_with(reply.listener)}
        people = self.table.people().keys() & here
        reply(self.table.seq if people else refuse("TURN", "table-no-seat"))
        self.beats.tap(said.version, people)

    def _beat_over(self) -> None:
        self.calls.new_card()  # nobody could call before
        self.wake()
        self._broadcast.beat_over()

    async def _try(self, person: Person | None, said: Act | HostCommand, reply: Reply) -> Refusal | None:
        """Carry out a command on the table as it is, also where another server has just changed it."""
        for _ in range(MOST_TRIES):
            try:
                if isinstance(said, Act):
                    await self._act(person, said, reply)
                else:
                    await self._calls_heard()
                    step = host_commands.decide(self.table, person, said, self.presence.here(), self.rng)
                    await self._store_and_tell([step], [reply])
            except Refused as refused:
                return refused.refusal
            except ForkError:
                await self._reload()
            else:
                return None
        return STALE

    async def _seq_of(self, reply: Reply) -> int | None:
        """Return the seq with which a command took effect before."""
        seq: int | None = await self._store.read(answer_to(self.name, reply.key))
        return seq

    # ── decisions in the game ──

    async def _act(self, person: Person | None, said: Act, reply: Reply) -> None:
        seat = None if person is None else self.table.seat_of(person)
        if seat is None:
            raise Refused(refuse("TURN", "table-no-seat"))
        action = read_action(self.table.setup.game, said.action)
        if action.timed and self.table.asked().may:
            await self._call(seat, action, said, reply)
            return
        await self._calls_heard()
        # What a seat chooses unseen does not depend on what the others chose meanwhile.
        if self.table.asked().kind != "secret" and not self.table.game_at <= said.version <= self.table.seq:
            raise Refused(STALE)
        draft = Draft(self.table, self.rng)
        draft.act(seat, action)
        await self._store_and_tell([Played(tuple(draft.lines))], [reply])

    # ── calls ──

    async def _call(self, seat: Seat, action: Action, said: Act, reply: Reply) -> None:
        """Take a person's call."""
        if self.calls.renew(reply):
            return
        if said.version < self.table.card_at:  # made for an earlier card, of which the caller saw the last
            raise Refused(STALE)
        timing = self.calls.timing(action, reply, said.reaction)
        seq = await self._seq_of(reply)  # it may have been heard before, at this very card
        if seq is not None:
            reply(seq)
        else:
            self.hold(seat, action, timing, reply)

    def hold(self, seat: Seat, action: Action, timing: Timing, reply: Reply | None = None) -> None:
        """Keep a call for a moment, or raise Refused."""
        if self.calls.hold(self.table, seat, action, timing, reply):
            self.jobs.later(HOLD_MS / 1000, self._end_hold)

    async def _calls_heard(self) -> None:
        """Let others have the lock until no call waits any more: what was called first counts first."""
        if self.calls:
            await self.lock.wait_for(lambda: not self.calls)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Have the table to oneself, once no call waits."""
        async with self.lock:
            await self._calls_heard()
            yield

    async def _end_hold(self) -> None:
        async with self.lock:
            calls = self.calls.take()
            self.lock.notify_all()
            try:
                heard = hear(self.table, calls, self.rng)
                for call, why in heard.refused:
                    await self._refuse_call(call.reply, why)
                if heard.lines:
                    await self._store_and_tell([Played(heard.lines)], heard.replies)
            except ForkError:
                await self._reload()
                for call in calls:
                    await self._refuse_call(call.reply, STALE)

    async def _refuse_call(self, reply: Reply | None, refusal: Refusal) -> None:
        if reply is not None and not reply.is_answered:
            reply(await self._seq_of(reply) or refusal)

    # ── storing and telling ──

    async def _store_and_tell(
        self,
        steps: list[AnyEntry],
        replies: Sequence[Reply] = (),
        token: tuple[bytes, str] | None = None,
    ) -> None:
        """Persist, acknowledge, then let everyone know: in this order, and nothing before it is on disk."""
        bodies = tuple(entries.encode(step) for step in steps)
        keys = tuple(reply.key for reply in replies)
        kept = result_of(self.table, steps)
        result = None if kept is None else (int(self._today()), kept)
        added = Append(
            self.name, self.table.seq + 1, bodies, keys, token, result=result, era=self._era, epoch=self.epoch
        )
        try:
            await self._store.append(added)
        except (FencedError, AwayError):  # another house has it, or nobody knows: it has to be read anew
            self.vanish(moved=True)
            if self._lost is not None:
                self._lost(self)
            raise
        for reply in replies:
            reply(self.table.seq + len(steps))
        self._take_in(steps)

    async def store_or_reload(self, steps: list[AnyEntry], token: tuple[bytes, str] | None = None) -> bool:
        """Store and tell, or catch up where another server was faster."""
        try:
            await self._store_and_tell(steps, token=token)
        except ForkError:
            await self._reload()
            return False
        return True

    def _take_in(self, steps: list[AnyEntry]) -> None:
        for step in steps:
            self.table.fold(step)
            self.beats.follow()
            if self.table.card_at == self.table.seq:
                self.calls.new_card()  # calls are timed from the same card on, however many there are
            if isinstance(step, StoodIn) and step.bot is None:  # a sign of life, perhaps on another server
                occupant = self.table.occupants[step.seat]
                self.presence.seen_elsewhere(None if occupant is None else occupant.person)
            self._note_presence()
            self._bots.follow()
            self._broadcast.last_entry()

    async def _reload(self) -> None:
        """Take in what another server has written to this table."""
        bodies = await self._store.read(entries_of(self.name))
        self._take_in([entries.decode(body) for body in bodies[self.table.seq :]])

    # ── waking and ending ──

    def wake(self) -> None:
        """Let bots think, and windows end, after the pace of the table."""
        self._note_presence()
        self._bots.wake()

    def stop(self) -> None:
        """End what is waiting; everything that counts is stored."""
        self.jobs.stop()

    def vanish(self, *, moved: bool = False) -> None:
        """End for good: all that was kept of this table is being deleted, or another house goes on with it."""
        self.gone, self._moved = True, moved
        for listener in tuple(self.presence.listeners):
            listener.hang_up(come_again=moved)
        self.calls.drop()
        self.jobs.end(self._free_waiting())

    async def _free_waiting(self) -> None:
        """Let those go on who wait for calls that nobody is going to hear."""
        async with self.lock:
            self.lock.notify_all()
