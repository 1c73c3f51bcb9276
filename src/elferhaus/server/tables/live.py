"""A table that people sit at: commands come in, are worked out, stored, acknowledged and told, in this order.

One lock per table makes one command after another; the store makes many tables' moves durable together. Another server
may write to the same table: an append that comes second is refused, and this table catches up before it goes on.
"""

from __future__ import annotations

import asyncio
import re
import time
from typing import TYPE_CHECKING, Final

from elferhaus.core.refusal import Refused, refuse
from elferhaus.server.meter import Meter
from elferhaus.server.storage.loss import NotStoredError
from elferhaus.server.storage.patience import ForgottenError
from elferhaus.server.storage.queries import answer_to, entries_of
from elferhaus.server.storage.store import Append, ForkError
from elferhaus.server.tables.results import result_of
from elferhaus.server.tokens import clean_name

from . import entries, host_commands
from .at_once import AtOnce, AtOnceCommand
from .beats import Beats
from .bot_turns import BotTurns
from .broadcast import Broadcast
from .call_timing import HOLD_MS
from .calls import CallQueue, hear
from .draft import Draft
from .entries import AnyEntry, Played, Sat, StoodIn
from .hints import Hints
from .host_commands import HostCommand
from .jobs import Jobs
from .knocks import Knocks
from .numbers import Numbers
from .presence import Presence
from .read_action import read_action
from .replies import Replies, Reply
from .wire import Act, Admit, Begin, Hint, Knock

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from random import Random

    from elferhaus.core.game import Action, Seat
    from elferhaus.core.refusal import Refusal
    from elferhaus.core.round import Round
    from elferhaus.server.storage.store import Store
    from elferhaus.server.workers.pool import Workers

    from .call_timing import Timing
    from .entries import Person
    from .listener import Clock, Listener, Pace
    from .table_state import TableState

Order = Knock | Admit | HostCommand
TableCommand = Act | Hint | AtOnceCommand | Order
LONGEST_ID: Final = 40
ID: Final = re.compile(rf"[ -~]{{1,{LONGEST_ID}}}")  # what every database keeps as it is
MOST_TRIES: Final = 3  # when another server writes to the same table
STALE: Final = refuse("TURN", "command-stale")


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
        meter: Meter | None = None,
        lost: Callable[[LiveTable], None] = lambda _: None,
    ) -> None:
        """Take over a table as it stands, in an epoch; ``lost`` is told when it is so no longer."""
        self.epoch, self._lost, self._meter = epoch, lost, meter or Meter()
        self.name, self.table, self.clock, self.rng = name, table, clock, rng
        self.gone = self._moved = False  # deleted with all that the house had kept, or owned by another house
        self.used = clock.now()  # when somebody last wanted something of it
        self.lock = asyncio.Condition()  # told of whenever the held calls have been heard
        self.presence = Presence(table, clock)
        self.numbers = Numbers(table, self.presence)
        self.knocks = Knocks(table, self.presence)
        self.calls = CallQueue(clock, rng)
        self.calls.go_on(table)
        self.jobs = Jobs(clock, lambda: table.setup.game, self.wake)
        self._bots = BotTurns(self, pace, workers)
        self.beats = Beats(table, self.presence, clock, self.jobs, scale=pace.beat, over=self._beat_over)
        self._broadcast = Broadcast(table, self.presence, self._bots, self.beats, clock)
        self.tell_all, self._replies, self._hints = self._broadcast.anew, Replies(table), Hints(table)
        self._at_once = AtOnce(table, self.presence, self.numbers, self._broadcast, tap=self._tap)
        self._store, self._today, self._era = store, today, store.era

    # ── people come and go ──

    def attach(self, listener: Listener, since: int | None) -> None:
        """Add a listener and tell it how things stand; a person gets the own seat back at once."""
        if self.gone:
            listener.hang_up(come_again=self._moved)
            return
        self.presence.come(listener)
        self._note_presence()
        self._broadcast.snapshot(listener, since)
        self._broadcast.who_is_here()
        self.knocks.welcome(listener)

    def detach(self, listener: Listener) -> None:
        """Forget a listener; the seat is held."""
        self.presence.leave(listener)
        self.numbers.leave(listener)
        self._note_presence()
        self._broadcast.who_is_here()
        self.beats.look()  # whoever is still here may have seen enough
        self._bots.turns.look()

    @property
    def is_idle(self) -> bool:
        """Whether nobody listens and nothing is going to happen by itself."""
        return not self.presence.listeners and not self.jobs and not self.lock.locked()

    def _note_presence(self) -> None:
        """See to it that a bot plays in time for those who are gone, and no longer for those who are back."""
        self.used = self.clock.now()
        if self.knocks.look():
            self.knocks.tell()
        for _ in range(self.presence.note()):
            if self.table.stand_in is not None:
                self.jobs.later(self.table.stand_in, self._change_players)
        if self.presence.player_changes():
            self.jobs.later(0, self._change_players)

    async def _change_players(self) -> None:
        async with self.lock:
            if steps := self.presence.player_changes():
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
                    self.end_lines(person)
                    return mine
        raise Refused(refuse("RECORD", "table-seat-taken"))

    def end_lines(self, person: Person) -> None:
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
            refusal = await self._hints.answer(person, said.id, listener, self._bots.workers, self.rng)
            if refusal is not None:
                self.say_no(said, refusal, listener)
            return
        reply = Reply(self._replies, person, said.id, listener, self.used)
        if isinstance(said, AtOnceCommand):
            self._at_once.hear(person, said, reply)
            return
        if isinstance(said, Begin):
            await self.numbers.wait(self.clock)  # without the lock: nothing else at the table waits for it
        async with self.lock:
            if (before := self._replies.known(reply.key)) is not None:
                listener.tell(before)
                return
            try:
                refusal = await self._try(person, said, reply)
                if refusal is not None:
                    # It may have taken effect before this server knew of it: then it gets that answer again.
                    reply(await self._seq_of(reply) or refusal)
            except ForgottenError as error:
                self._let_go(error)  # which closes the line: that is the answer
            except NotStoredError as error:
                self.say_no(said, error.refusal, listener)

    def say_no(self, said: TableCommand, refusal: Refusal, listener: Listener) -> None:
        """Refuse a command that is not remembered: said again, it is looked at again."""
        listener.tell(self._replies.no(said.id[:LONGEST_ID], refusal))

    def _tap(self, version: int, people: Iterable[Person]) -> None:
        (self._bots.turns if self.beats.beat is None else self.beats).tap(version, people)

    def _beat_over(self) -> None:
        self.calls.go_on(self.table)
        self.wake()
        self.tell_all()

    async def _try(self, person: Person | None, said: Act | Order, reply: Reply) -> Refusal | None:
        """Carry out a command on the table as it is, also where another server has just changed it."""
        for _ in range(MOST_TRIES):
            try:
                if isinstance(said, Act):
                    await self._act(person, said, reply)
                elif steps := await self._ordered(person, said):
                    await self._store_and_tell(steps, [reply])
                else:
                    reply(self.table.seq)
                    self.knocks.tell(said.person if isinstance(said, Admit) else person)
            except Refused as refused:
                return refused.refusal
            except ForkError:
                await self._reload()
            else:
                return None
        return STALE

    async def _ordered(self, person: Person | None, said: Order) -> list[AnyEntry]:
        """Return what an order brings about, as far as it is stored; or raise Refused."""
        if isinstance(said, Knock | Admit):
            return [sat] if (sat := self.knocks.hear(person, said)) is not None else []
        await self.calls_heard()
        here, numbers = self.presence.here(), self.numbers.for_seats()
        return host_commands.decide(self.table, person, said, here, rng=self.rng, numbers=numbers)

    async def _seq_of(self, reply: Reply) -> int | None:
        """Return the seq with which a command took effect before."""
        seq: int | None = await self._store.read(answer_to(self.name, reply.key))
        return seq

    # ── decisions in the game, and calls ──

    async def _act(self, person: Person | None, said: Act, reply: Reply) -> None:
        seat = None if person is None else self.table.seat_of(person)
        if seat is None:
            raise Refused(refuse("TURN", "table-no-seat"))
        action = read_action(self.table.setup.game, said.action)
        if action.timed and self.table.asked().may:
            await self._call(seat, action, said, reply)
            return
        await self.calls_heard()
        # What a seat chooses unseen does not depend on what the others chose meanwhile.
        if self.table.asked().kind != "secret" and not self.table.game_at <= said.version <= self.table.seq:
            raise Refused(STALE)
        draft = Draft(self.table, self.rng)
        draft.act(seat, action)
        await self._store_and_tell([draft.played()], [reply], decided=draft.decision)
        self._bots.turns.acted(seat)
        self._meter.answered.add(self.clock.now() - reply.asked)

    async def _call(self, seat: Seat, action: Action, said: Act, reply: Reply) -> None:
        """Take a person's call."""
        if self.calls.renew(reply):
            return
        if said.version < self.table.card_at:  # made for an earlier card, of which the caller saw the last
            raise Refused(STALE)
        timing = self.calls.timing(action, reply, said.reaction)
        if (seq := await self._seq_of(reply)) is not None:  # it was heard before, at this very card
            reply(seq)
        else:
            self.hold(seat, action, timing, reply)

    def hold(self, seat: Seat, action: Action, timing: Timing, reply: Reply | None = None) -> None:
        """Keep a call for a moment, or raise Refused."""
        if not self.gone and self.calls.hold(self.table, seat, action, timing, reply):  # else nobody would ever hear it
            self.jobs.later(HOLD_MS / 1000, self._end_hold)

    async def calls_heard(self) -> None:
        """Let others have the lock until no call waits any more: what was called first counts first."""
        if self.calls:
            await self.lock.wait_for(lambda: not self.calls)

    async def _end_hold(self) -> None:
        async with self.lock:
            calls = self.calls.take(self.table.luck_of_calls())
            self.lock.notify_all()
            try:
                heard = hear(self.table, calls, self.rng)
                for call, why in heard.refused:
                    await self._refuse_call(call.reply, why)
                if heard.played is not None:
                    await self._store_and_tell([heard.played], heard.replies)
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
        decided: Round | None = None,
    ) -> None:
        """Persist, acknowledge, then let everyone know: in this order, and nothing before it is on disk.

        Where it leads is ``decided`` already: the store has taken it as the next step, so nobody else wrote since.
        """
        bodies, keys = tuple(map(entries.encode, steps)), tuple(reply.key for reply in replies)
        kept = result_of(self.table, steps)
        result = None if kept is None else (int(self._today()), kept)
        first = self.table.seq + 1
        added = Append(self.name, first, bodies, keys, token, result=result, era=self._era, epoch=self.epoch)
        try:
            await self._store.append(added)
        except ForgottenError as error:
            self._let_go(error)
            raise
        for reply in replies:
            reply(self.table.seq + len(steps))
        self._meter.moves += sum(isinstance(step, Played) for step in steps)
        self._take_in(steps, decided)

    async def store_or_reload(
        self, steps: list[AnyEntry], token: tuple[bytes, str] | None = None, decided: Round | None = None
    ) -> bool:
        """Store and tell, or catch up where another server was faster."""
        try:
            await self._store_and_tell(steps, token=token, decided=decided)
        except ForkError:
            await self._reload()
            return False
        return True

    def _take_in(self, steps: list[AnyEntry], decided: Round | None = None) -> None:
        for step in steps:
            self.table.fold(step, decided)
            self.beats.follow()
            if self.table.card_at == self.table.seq:
                # Calls are timed from the same card on, however many there are.
                self.calls.new_card(self._bots.turns.lead())
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

    def vanish(self, *, moved: bool = False) -> None:
        """End for good: all that was kept of this table is deleted, or another house goes on with it."""
        self.end()
        self.send_away(moved=moved)

    def end(self) -> None:
        """Do nothing more; those who are here wait to be sent away, and whoever comes is to come again."""
        self.gone = self._moved = True
        self.calls.drop()
        self.jobs.end(self._free_waiting())

    def send_away(self, *, moved: bool) -> None:
        """Close all lines."""
        self._moved = moved
        for listener in tuple(self.presence.listeners):
            listener.hang_up(come_again=moved)

    def _let_go(self, error: ForgottenError) -> None:
        """End, since this is not the table any more: another house has it, it is deleted, or nobody knows."""
        if not self.gone:  # or those who are here are told by whoever ended it
            self.vanish(moved=error.passes)
            self._lost(self)

    async def _free_waiting(self) -> None:
        async with self.lock:  # whoever waits for calls that nobody is going to hear goes on
            self.lock.notify_all()
