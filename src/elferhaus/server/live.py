"""A table that people sit at: commands come in, are worked out, stored, acknowledged and told, in this order.

One lock per table makes one command after another; the store makes many tables' moves durable together. Another server
may write to the same table: an append that comes second is refused, and this table catches up before it goes on.
"""

from __future__ import annotations

import asyncio
import re
import time
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec
from msgspec.structs import replace

from elferhaus.core.game import CHANCE, Seat
from elferhaus.core.refusal import Refusal, Refused, refuse
from elferhaus.games import game_named
from elferhaus.lab.play import Seated
from elferhaus.locale import say_refusal

from . import entries, hinting, hosting
from .entries import AnyEntry, Played, Sat, StoodIn
from .fairness import HOLD_MS, Ignored, Timing, timed, with_timing
from .hosting import HostCommand
from .hosting import make_choice as make_choice  # noqa: PLC0414 - the application asks for it here
from .logs import LOGGER
from .play import Play
from .results import result_of
from .secrets import clean_name, cryptographic
from .store import Append, ForgottenError, ForkError, answer_to, entries_of
from .telling import Deadlines, news_since, snapshot, table_info, update
from .wire import Act, Answer, Free, Hint, Message, No, Portray, Presence

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from elferhaus.core.game import Action, Pending

    from .entries import Person
    from .questions import Question
    from .store import Store
    from .table import Chair, Table
    from .thinking import Thinking

TableCommand = Act | Hint | HostCommand
STAND_IN: Final = "steady"
LONGEST_ID: Final = 40
ID: Final = re.compile(rf"[ -~]{{1,{LONGEST_ID}}}")  # what every database keeps as it is
MOST_ANSWERS: Final = 500  # that a table remembers; older ones are in the store
MOST_TRIES: Final = 3  # when another server writes to the same table
LARGEST_NUMBER: Final = 2**53  # that every reader of JSON gets right
RETRY_S: Final = 5  # after a failure of the store
STALE: Final = refuse("TURN", "command-stale")


class Listener(Protocol):
    """Somebody connected to a table."""

    person: Person | None

    def tell(self, message: Message) -> None:
        """Send a message, sooner or later."""

    def round_trip(self) -> float:
        """Return how long a message and its answer take on this line, in milliseconds."""

    def probe(self) -> None:
        """Measure the line anew."""

    def hang_up(self) -> None:
        """Say that the table is gone, and close the line."""


class Clock(Protocol):
    """Time, given from outside so that tests need not wait."""

    def now(self) -> float:
        """Return seconds that only ever grow."""

    async def sleep(self, seconds: float) -> None:
        """Wait."""


class Pace(msgspec.Struct, frozen=True):
    """How fast bots play and windows close, in seconds."""

    decide: float = 1.2
    window: float = 1.5
    shared_window: float = 4.0  # where several people share a device: they must first agree who calls


class Reply:
    """Where the answer to a command goes."""

    def __init__(self, live: LiveTable, person: Person | None, command: str, listener: Listener) -> None:
        """Begin before anything is known."""
        self.key, self.listener = f"{person}/{command}", listener
        self.asked = live.used  # when, before waiting for anything else
        self._live, self._command = live, command

    def __call__(self, became: Refusal | int) -> None:
        """Tell why not, or with which seq the command took effect."""
        self._live.answer(self._command, self.key, became, self.listener)


class Call(msgspec.Struct, frozen=True):
    """A call that waits to be ordered among others; a bot's needs no reply."""

    timing: Timing
    seat: Seat
    action: Any
    reply: Any = None  # Reply, which msgspec cannot look into


class LiveTable:
    """One table with everyone connected to it."""

    def __init__(
        self,
        name: str,
        table: Table,
        store: Store,
        clock: Clock,
        pace: Pace,
        *,
        today: Callable[[], float] = time.time,
        thinking: Thinking,
    ) -> None:
        """Take over a table as it stands."""
        self.name, self.table = name, table
        self.gone = False  # deleted with all that the house had kept
        self._today, self._era = today, store.era
        self.listeners: set[Listener] = set()
        self._keeps: dict[Listener, tuple[Person, ...]] = {}  # who share a listener's device
        self.used = clock.now()  # when somebody last wanted something of it
        self._store, self._clock, self._pace = store, clock, pace
        self._lock = asyncio.Condition()  # told of whenever the held calls have been heard
        self._since = clock.now()  # when the last card was turned, laid or placed
        self._window_ends: float | None = None
        self._calls: list[Call] = []
        self._answered: dict[str, Message] = {}
        self._hints: dict[Seat, tuple[int, Any]] = {}  # for each seat that asked, when and what it was told
        self._told_here: set[Person] = set()
        self._left: dict[Person, float] = {}  # who has a seat and is not here, and since when
        self._jobs: set[asyncio.Task[None]] = set()
        self._thinking = thinking
        self._thoughts: set[asyncio.Task[Action | None]] = set()  # of bots, about the table as it is now

    # ── people come and go ──

    def here(self) -> set[Person]:
        """Return who is connected, or shares the device of somebody who is."""
        here = {person for keeps in self._keeps.values() for person in keeps}
        return here.union(listener.person for listener in self.listeners if listener.person is not None)

    def keep(self, listener: Listener, keeps: tuple[Person, ...]) -> None:
        """Note who share a listener's device, before it is attached: they are here as long as it is."""
        if keeps:
            self._keeps[listener] = keeps
        else:
            self._keeps.pop(listener, None)

    def attach(self, listener: Listener, since: int | None) -> None:
        """Add a listener and tell it how things stand; a person gets the own seat back at once."""
        if self.gone:
            listener.hang_up()
            return
        self.listeners.add(listener)
        self._note_presence()
        self._tell_snapshot(listener, since)
        self._tell_presence()

    def detach(self, listener: Listener) -> None:
        """Forget a listener; the seat is held."""
        self.listeners.discard(listener)
        self._keeps.pop(listener, None)
        self._note_presence()
        self._tell_presence()

    def refresh(self, listener: Listener) -> None:
        """Tell a listener that fell behind how things stand now."""
        self._tell_snapshot(listener, None)

    @property
    def is_idle(self) -> bool:
        """Whether nobody listens and nothing is going to happen by itself."""
        return not self.listeners and not self._jobs and not self._lock.locked()

    def _tell_snapshot(self, listener: Listener, since: int | None) -> None:
        seat = self._seat(listener)
        keeps = self._keeps.get(listener, ())
        told = snapshot(self.table, listener.person, seat, self.here(), since, deadlines=self._deadlines(), keeps=keeps)
        listener.tell(told)

    def _tell_presence(self) -> None:
        here = self.here()
        if here != self._told_here:
            self._told_here = here
            present = tuple(chair is not None and chair.person in here for chair in self.table.chairs)
            self._tell_all(Presence(present, self._deadlines().stand_in_ms))

    def _tell_all(self, message: Message) -> None:
        for listener in tuple(self.listeners):  # whoever is told may go
            listener.tell(message)

    def _seat(self, listener: Listener) -> Seat | None:
        return None if listener.person is None else self.table.seat_of(listener.person)

    # ── bots that stand in ──

    def _note_presence(self) -> None:
        """Keep since when people are gone, and see to it that a bot plays for them in time."""
        self.used = self._clock.now()
        gone = self.table.people().keys() - self.here()
        self._left = {person: at for person, at in self._left.items() if person in gone}
        for person in gone - self._left.keys():
            self._left[person] = self.used
            if self.table.stand_in is not None:
                self._later(self.table.stand_in, self._change_players)
        if self._player_changes():
            self._later(0, self._change_players)

    def _bot_comes(self, chair: Chair | None) -> float | None:
        """Return when a bot begins to play for a person, if it is going to."""
        table = self.table
        if chair is None or chair.player is not None or chair.person not in self._left or table.stand_in is None:
            return None
        return self._left[chair.person] + table.stand_in if self._is_on() else None

    def _player_changes(self) -> list[AnyEntry]:
        """Return which bots begin to play for somebody who has been gone too long, and which no longer need to."""
        here, now = self.here(), self._clock.now() + 0.001  # a timer may be early by a hair
        steps: list[AnyEntry] = []
        for seat, chair in enumerate(self.table.chairs):
            if chair is not None and chair.stand_in is not None and chair.person in here:
                steps.append(StoodIn(seat, None))
            elif self._left and (comes := self._bot_comes(chair)) is not None and comes <= now:
                steps.append(StoodIn(seat, STAND_IN))
        return steps

    async def _change_players(self) -> None:
        async with self._lock:
            steps = self._player_changes()
            if steps:
                await self._store_or_reload(steps)

    # ── commands ──

    async def sit(
        self, name: str, person: Person, seat: Seat | None, token: bytes, *, portrait: str | None = None
    ) -> Seat:
        """Give a person a seat and a new token; a person who has one keeps it."""
        name = clean_name(name)
        if not name:
            raise Refused(refuse("RECORD", "table-name"))
        async with self._lock:
            for _ in range(MOST_TRIES):
                table = self.table
                mine = table.seat_of(person)
                if mine is None:
                    mine = table.free_seat() if seat is None else seat
                    if mine is None or not 0 <= mine < len(table.chairs) or table.chairs[mine] is not None:
                        break
                if await self._store_or_reload([Sat(mine, name, person, portrait=portrait)], token=(token, person)):
                    return mine
        raise Refused(refuse("RECORD", "table-seat-taken"))

    def speaker(self, listener: Listener, said: TableCommand) -> Person | None:
        """Return whose command this is: on a line that keeps several, the named seat's or the host's."""
        keeps = self._keeps.get(listener, ())
        if isinstance(said, Hint):
            return listener.person  # who holds the device, and nobody else who shares it
        if isinstance(said, Act | Portray):
            if said.seat is None:
                return listener.person
            named = next((person for person, seat in self.table.people().items() if seat == said.seat), None)
            return named if named in {listener.person, *keeps} else None
        if self.table.host in keeps:
            return self.table.host
        if isinstance(said, Free):
            return next((person for person in keeps if self.table.seat_of(person) == said.seat), listener.person)
        return listener.person

    async def command(self, person: Person | None, said: TableCommand, listener: Listener) -> None:
        """Carry out a command and answer it; a repeated one gets the same answer and has no second effect."""
        self.used = self._clock.now()
        if not ID.fullmatch(said.id):
            listener.tell(self._no(said.id[:LONGEST_ID], refuse("RECORD", "command-id")))
            return
        if isinstance(said, Hint):
            await self._hint(person, said, listener)
            return
        reply = Reply(self, person, said.id, listener)
        async with self._lock:
            if reply.key in self._answered:
                listener.tell(self._answered[reply.key])
                return
            with suppress(ForgottenError):  # then the line is being closed
                refusal = await self._try(person, said, reply)
                if refusal is not None:
                    # It may have taken effect before this server knew of it: then it gets that answer again.
                    reply(await self._known(reply) or refusal)

    async def _hint(self, person: Person | None, said: Hint, listener: Listener) -> None:
        """Tell who asks what a good player would do; nothing changes by it, so it needs neither the lock nor the store.

        A seat is thought for once at every version of the table, however often it asks.
        """
        at = self.table.seq
        try:
            chair = hinting.chair_at(self.table, None if person is None else self.table.seat_of(person))
            if self._hints.get(chair.seat, (0, None))[0] != at:
                self._hints[chair.seat] = at, await asyncio.to_thread(hinting.think, chair)
            listener.tell(hinting.told(said.id, *self._hints[chair.seat]))
        except Refused as refused:
            listener.tell(self._no(said.id, refused.refusal))

    async def _try(self, person: Person | None, said: Act | HostCommand, reply: Reply) -> Refusal | None:
        """Carry out a command on the table as it is, also where another server has just changed it."""
        for _ in range(MOST_TRIES):
            try:
                await self._carry_out(person, said, reply)
            except Refused as refused:
                return refused.refusal
            except ForkError:
                await self._reload()
            else:
                return None
        return STALE

    async def _known(self, reply: Reply) -> int | None:
        """Return the seq with which a command took effect before."""
        seq: int | None = await self._store.read(answer_to(self.name, reply.key))
        return seq

    def answer(self, command: str, key: str, became: Refusal | int, listener: Listener) -> None:
        """Tell what became of a command, and remember it in case it is asked again."""
        told = Answer(command, became) if isinstance(became, int) else self._no(command, became)
        self._answered[key] = told
        if len(self._answered) > MOST_ANSWERS:
            del self._answered[next(iter(self._answered))]
        listener.tell(told)

    def _no(self, command: str, refusal: Refusal) -> No:
        details: dict[str, Any] = {name: _writable(value) for name, value in dict(refusal.details).items()}
        return No(command, refusal.rule, refusal.key, self.table.seq, details, say_refusal("en", refusal))

    async def _carry_out(self, person: Person | None, said: Act | HostCommand, reply: Reply) -> None:
        if isinstance(said, Act):
            await self._act(person, said, reply)
            return
        await self._calls_heard()
        step = hosting.decide(self.table, person, said, self.here())
        await self._store_and_tell([step], [reply])

    # ── decisions in the game ──

    async def _act(self, person: Person | None, said: Act, reply: Reply) -> None:
        seat = None if person is None else self.table.seat_of(person)
        if seat is None:
            raise Refused(refuse("TURN", "table-no-seat"))
        action = self._read_action(said)
        if action.timed and self._pending().may:
            await self._call(seat, action, said, reply)
            return
        await self._calls_heard()
        # What a seat chooses unseen does not depend on what the others chose meanwhile.
        if self._pending().kind != "secret" and said.version != self.table.seq:
            raise Refused(STALE)
        play = Play(self.table)
        play.act(seat, action)
        await self._store_and_tell([Played(tuple(play.lines))], [reply])

    def _pending(self) -> Pending:
        """Return who acts now, or raise Refused."""
        pending = self.table.pending
        if pending is None or not self._is_on():
            raise Refused(refuse("TURN", "table-not-playing"))
        return pending

    def _is_on(self) -> bool:
        return self.table.phase == "playing" and not self.table.paused and not self.table.closed

    def _read_action(self, said: Act) -> Action:
        try:
            action = _action_reader(self.table.choice.game)(said.action)
        except (msgspec.MsgspecError, RecursionError, ValueError):
            raise Refused(refuse("RECORD", "command-action")) from None
        return action

    # ── calls ──

    async def _call(self, seat: Seat, action: Action, said: Act, reply: Reply) -> None:
        """Take a person's call; repeated while it is held, it keeps its time and is answered on the newer line."""
        for index, call in enumerate(self._calls):
            if call.reply is not None and call.reply.key == reply.key:
                self._calls[index] = replace(call, reply=reply)
                return
        if said.version < self.table.card_at:  # made for an earlier card, of which the caller saw the last
            raise Refused(STALE)
        elapsed = max(0, (reply.asked - self._since) * 1000)
        reported = getattr(action, "ms", elapsed if said.reaction is None else said.reaction)
        timing = timed(elapsed, reported, reply.listener.round_trip())
        reply.listener.probe()  # for the next call: lines change
        seq = await self._known(reply)  # it may have been heard before, at this very card
        if seq is not None:
            reply(seq)
        else:
            self._hold(seat, action, timing, reply)

    def _elapsed(self) -> float:
        return (self._clock.now() - self._since) * 1000

    def _hold(self, seat: Seat, action: Action, timing: Timing, reply: Reply | None = None) -> None:
        """Keep a call for a moment: another, made earlier, may still be on its way."""
        if hasattr(action, "ms"):
            action = replace(action, ms=timing.ms)
        problem = self.table.game.refusal(self.table.state, seat, action)
        if problem is not None and not self._calls:
            raise Refused(problem)
        self._calls.append(Call(timing, seat, action, reply))
        if len(self._calls) == 1:
            self._later(HOLD_MS / 1000, self._end_hold)

    async def _calls_heard(self) -> None:
        """Let others have the lock until no call waits any more: what was called first counts first."""
        if self._calls:
            await self._lock.wait_for(lambda: not self._calls)

    async def _end_hold(self) -> None:
        async with self._lock:
            # Between calls at the same millisecond the lot decides, not the seat.
            calls = sorted(self._calls, key=lambda call: (call.timing.ms, cryptographic.random()))
            self._calls = []
            self._lock.notify_all()
            try:
                await self._hear(calls)
            except ForkError:
                await self._reload()
                for call in calls:
                    await self._refuse_call(call, STALE)

    async def _hear(self, calls: list[Call]) -> None:
        """Carry out calls in their order; who is too late is told so, and stands in the record beside who was not."""
        play = Play(self.table)
        heard: dict[int, Call] = {}  # by their lines
        ignored: dict[Seat, Ignored] = {}
        for call in calls:
            try:
                heard[play.act(call.seat, call.action)] = call
            except Refused as refused:
                await self._refuse_call(call, refused.refusal)
                ignored.setdefault(call.seat, Ignored(call.seat, type(call.action).__struct_config__.tag, call.timing))
        if heard:
            for call in heard.values():
                ignored.pop(call.seat, None)  # only said again
            last = max(heard)
            heard[last] = replace(heard[last], timing=replace(heard[last].timing, ignored=tuple(ignored.values())))
            for at, call in heard.items():
                play.lines[at] = with_timing(play.lines[at], call.timing)
            play.settle()
            replies = [call.reply for call in heard.values() if call.reply is not None]
            await self._store_and_tell([Played(tuple(play.lines))], replies)

    async def _refuse_call(self, call: Call, refusal: Refusal) -> None:
        if call.reply is not None and call.reply.key not in self._answered:
            call.reply(await self._known(call.reply) or refusal)

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
        await self._store.append(
            Append(self.name, self.table.seq + 1, bodies, keys, token, result=result, era=self._era)
        )
        for reply in replies:
            reply(self.table.seq + len(steps))
        self._take_in(steps)

    async def _store_or_reload(self, steps: list[AnyEntry], token: tuple[bytes, str] | None = None) -> bool:
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
            if self.table.card_at == self.table.seq:
                self._since = self._clock.now()  # calls are timed from the same card on, however many there are
            if isinstance(step, StoodIn) and step.bot is None:  # a sign of life, perhaps on another server
                chair = self.table.chairs[step.seat]
                self._left.pop(chair.person if chair is not None and chair.person is not None else "", None)
            self.wake()
            self._tell_update()

    def _tell_update(self) -> None:
        """Tell everyone what the last entry changed; who sees the same gets the very same message."""
        audiences: dict[tuple[Seat | None, tuple[Seat | None, ...]], list[Listener]] = {}
        for listener in self.listeners:
            kept = tuple(map(self.table.seat_of, self._keeps.get(listener, ())))
            audiences.setdefault((self._seat(listener), kept), []).append(listener)
        info = table_info(self.table, self.here(), self._deadlines())
        news = news_since(self.table, self.table.seq - 1)
        for (seat, kept), listeners in audiences.items():
            told = update(self.table, seat, info, news, kept)
            for listener in listeners:
                listener.tell(told)

    async def _reload(self) -> None:
        """Take in what another server has written to this table."""
        bodies = await self._store.read(entries_of(self.name))
        self._take_in([entries.decode(body) for body in bodies[self.table.seq :]])

    def _deadlines(self) -> Deadlines:
        if self._window_ends is None and not self._left:
            return Deadlines(None, (None,) * len(self.table.chairs))
        now = self._clock.now()

        def left(at: float | None) -> int | None:
            return None if at is None else max(0, round((at - now) * 1000))

        return Deadlines(left(self._window_ends), tuple(left(self._bot_comes(chair)) for chair in self.table.chairs))

    # ── bots and windows ──

    def wake(self) -> None:
        """Let bots think, and windows end, after the pace of the table."""
        for thought in self._thoughts:
            thought.cancel()  # the table has gone on
        self._note_presence()
        self._window_ends = None
        table = self.table
        pending = table.pending
        if pending is None or not self._is_on():
            return
        at = table.seq
        wait = self._window() if pending.may else self._pace.decide
        bots = {seat: chair.player for seat, chair in enumerate(table.chairs) if chair is not None and chair.player}
        if pending.may and (CHANCE in pending.must or any(seat in bots for seat in pending.must)):
            self._window_ends = self._clock.now() + wait
        if CHANCE in pending.must:
            self._later(wait, lambda: self._end_window(at))
        for seat, player in bots.items():
            self._thinking.prepare(player)
            if seat in pending.may:
                self._later(0, lambda seat=seat: self._bot_calls(seat, at))  # type: ignore[misc]
            if seat in pending.must:
                self._later(wait, lambda seat=seat: self._bot_decides(seat, at))  # type: ignore[misc]

    def _window(self) -> float:
        return self._pace.shared_window if any(len(keeps) > 1 for keeps in self._keeps.values()) else self._pace.window

    def _later(self, seconds: float, job: Callable[[], Any]) -> None:
        if self.gone:
            return

        async def wait() -> None:
            await self._clock.sleep(seconds)
            try:
                await job()
            except Exception as error:  # noqa: BLE001 - whatever it is, the table must not stand still for good
                LOGGER.error("a table had to wait", exc_info=error)
                await self._clock.sleep(RETRY_S)
                self.wake()

        task = asyncio.get_running_loop().create_task(wait())
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    async def _end_window(self, at: int) -> None:
        """Close a window that nobody called into."""
        async with self._lock:
            await self._calls_heard()
            if self._stands(at):
                play = Play(self.table)
                play.close()
                await self._store_or_reload([Played(tuple(play.lines))])

    async def _bot_calls(self, seat: Seat, at: int) -> None:
        """Let a bot call if it wants to, after its own time to react."""
        action = await self._asked(seat, at, "call")
        if action is None:
            return
        reaction = getattr(action, "ms", self._pace.window * cryptographic.uniform(300, 500))
        await self._clock.sleep(max(0, reaction - self._elapsed()) / 1000)
        async with self._lock:
            if not self._stands(at):
                return
            elapsed = self._elapsed()
            if not action.timed:
                await self._play(seat, action)
            else:
                with suppress(Refused):  # its time to react is over
                    self._hold(seat, action, timed(elapsed, elapsed, 0))

    async def _bot_decides(self, seat: Seat, at: int) -> None:
        """Let a bot decide, and act if the table is still as the bot saw it."""
        action = await self._asked(seat, at, "decide")
        async with self._lock:
            await self._calls_heard()
            if action is not None and self._stands(at):
                await self._play(seat, action)

    async def _asked(self, seat: Seat, at: int, question: Question) -> Action | None:
        """Ask a bot, off the event loop; it gets a chair, never the state, and stops when the table goes on."""
        table = self.table
        chair = table.chairs[seat]
        if not self._stands(at) or chair is None or chair.player is None:
            return None
        place = Seated(table.game, table.state, seat, table.happened_in_round())
        thought = asyncio.ensure_future(self._thinking.ask(chair.player, question, place))
        self._thoughts.add(thought)
        try:
            await asyncio.wait((thought,))
        finally:
            thought.cancel()
            self._thoughts.discard(thought)
        return None if thought.cancelled() else thought.result()

    def _stands(self, at: int) -> bool:
        return self.table.seq == at and self._is_on()

    async def _play(self, seat: Seat, action: Action) -> None:
        play = Play(self.table)
        play.act(seat, action)
        await self._store_or_reload([Played(tuple(play.lines))])

    def stop(self) -> None:
        """End what is waiting; everything that counts is stored."""
        for job in tuple(self._jobs):
            job.cancel()

    def vanish(self) -> None:
        """End for good: all that was kept of this table is being deleted, and nobody is told of it any more."""
        self.gone = True
        self.stop()
        for listener in tuple(self.listeners):
            listener.hang_up()
        self._calls = []
        task = asyncio.get_running_loop().create_task(self._free_waiting())
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    async def _free_waiting(self) -> None:
        """Let those go on who wait for calls that nobody is going to hear."""
        async with self._lock:
            self._lock.notify_all()


@cache
def _action_reader(game: str) -> Callable[[msgspec.Raw], Action]:
    """Return what reads the actions of a game: made once, since making it takes longer than reading."""
    found = game_named(game)
    assert found is not None
    return msgspec.json.Decoder(found.action_type).decode


def _writable(value: Any) -> Any:
    """Return a detail of a refusal as a message can carry it: a number that somebody sent may have any size."""
    if isinstance(value, int):
        return max(-LARGEST_NUMBER, min(value, LARGEST_NUMBER))
    return value
