"""One client's line to a table."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar.exceptions import WebSocketDisconnect
from msgspec import structs

from elferhaus.core.refusal import Refusal, refuse
from elferhaus.server.net import tcp_info
from elferhaus.server.storage.patience import ForgottenError
from elferhaus.server.tables import call_timing
from elferhaus.server.tables.wire import (
    PROTOCOL,
    Answer,
    Bad,
    Door,
    Echo,
    FaceShown,
    Hello,
    Message,
    Ping,
    Pong,
    Portray,
    Presence,
    Probe,
    React,
    Snapshot,
    Update,
    read_command,
    write_message,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar import WebSocket

    from elferhaus.server.house import House
    from elferhaus.server.net.limits import Limits, What
    from elferhaus.server.tables.entries import Person
    from elferhaus.server.tables.info import TableInfo
    from elferhaus.server.tables.listener import Clock
    from elferhaus.server.tables.live import LiveTable, TableCommand

LONGEST_FRAME: Final = 8 * 1024
PUSH: Final = "elferhaus.push"  # the name of a short way out: it takes a text, unless the client reads too slowly
FAR: Final = "elferhaus.far"  # the name of what knows how long a line is that ends at another house
MOST_WAITING: Final = 64  # messages; whoever reads slower gets a fresh snapshot instead
MOST_PROBES: Final = 8
MOST_BAD: Final = 5
FIRST_WORD_SECONDS: Final = 10
LAST_WORD_SECONDS: Final = 1

# Close codes: of the protocol itself, and in the range that applications may use.
TOO_LONG, BROKEN = 1009, 1011
BAD_FRAMES, TOO_MUCH, NO_TABLE, NOT_YOURS = 4400, 4429, 4404, 4401

Farewell = tuple[int, str]
GONE: Final[Farewell] = NO_TABLE, "this table is gone"
COME_AGAIN: Final[Farewell] = 1012, "the table goes on in another house: come again"
TOO_SLOW: Final[Farewell] = TOO_MUCH, "too slow to be talked to"
State = Snapshot | Update | Presence | Door | FaceShown  # a fresh snapshot says all that counts of these
# What everyone at a table is told of is limited for each seat.
OFTEN: Final[dict[type, tuple[What, Refusal]]] = {
    Portray: ("portray", refuse("TURN", "portray-often")),
    React: ("react", refuse("TURN", "react-often")),
}
_log = logging.getLogger(__name__)


class Line:
    """A connected client; what the table tells it is pushed, or sent by a writer as fast as the client reads."""

    _written: tuple[Message | None, bytes] = None, b""
    _table: tuple[TableInfo | None, msgspec.Raw] = None, msgspec.Raw()

    def __init__(self, socket: WebSocket[Any, Any, Any], live: LiveTable, clock: Clock) -> None:
        """Take over an accepted socket."""
        self.person: Person | None = None
        self.known = False
        self.idle = asyncio.Event()  # no command is being carried out
        self.idle.set()
        self.socket, self.live, self.clock = socket, live, clock
        self._build = ""
        self._waiting: deque[Message] = deque()
        self._seq: int | None = None  # the last one the client was sent, or said that it has
        self._behind = False
        self._lost: Farewell | None = None
        self._push: Callable[..., bool] = socket.scope.get("state", {}).get(PUSH, _no_push)
        self._pause: asyncio.Future[None] | None = None  # the writer's, while nothing waits
        self._empty = asyncio.Event()
        self._probed = 0
        self._probes: dict[int, float] = {}
        self._trips: deque[float] = deque(maxlen=5)
        self._tcp = tcp_info.socket_in(socket.scope)
        self._far = socket.scope.get("state", {}).get(FAR)

    def greet(
        self,
        person: Person | None,
        seq: int | None,
        sharing: tuple[Person, ...] = (),
        build: str = "",
        *,
        adds: bool = False,
    ) -> None:
        """Let a client in, or in again as somebody else; ``build`` is what a page is to compare its own with."""
        self._build = build
        self.live.presence.share(self, sharing)
        if adds:
            self.live.numbers.expect(self)
        self.person, self.known, self._seq = person, True, seq
        self.live.attach(self, seq)
        self.probe()

    def tell(self, message: Message) -> None:
        """Send a message, sooner or later; whoever falls far behind gets a fresh snapshot instead of all of them."""
        if type(message) is Snapshot:
            message = structs.replace(message, build=self._build, protocol=PROTOCOL)
        # The news that a command makes follow its answer at once.
        if self._pause is not None and self._push(self._bytes_of(message), more=type(message) is Answer):
            self._note(message)
            return
        if self._lost or (self._behind and isinstance(message, State)):
            return
        if len(self._waiting) >= MOST_WAITING:
            # Answers stay, since nothing else repeats them; whoever does not even read those is not there.
            self._waiting = deque(each for each in self._waiting if not isinstance(each, State))
            self._behind = self.known
            self._lost = TOO_SLOW if len(self._waiting) >= MOST_WAITING else None
        if not (self._lost or (self._behind and isinstance(message, State))):
            self._waiting.append(message)
        self._empty.clear()
        self._wake_writer()

    def _wake_writer(self) -> None:
        if self._pause is not None and not self._pause.done():
            self._pause.set_result(None)
        self._pause = None  # from now on all waits behind this message

    def hang_up(self, *, come_again: bool = False) -> None:
        """Close the line, since its table is gone, or goes on elsewhere; nothing more is said on it."""
        self._lost = COME_AGAIN if come_again else GONE
        self._waiting.clear()
        self._wake_writer()

    def round_trip(self) -> float:
        """Return how long the line is, there and back, as measured where it ends."""
        if self._far is not None:
            return float(self._far.round_trip())
        return call_timing.round_trip(self._trips, tcp_info.round_trip(self._tcp))

    def delay(self) -> float:
        """Return after how many milliseconds a message is there; whoever answers late only makes all wait a little."""
        trip = min(self._trips, default=0.0) if self._far is None else float(self._far.round_trip())
        return trip / 2

    def probe(self) -> None:
        """Ask the client to answer at once."""
        if len(self._probes) >= MOST_PROBES:
            del self._probes[next(iter(self._probes))]
        self._probed += 1
        self._probes[self._probed] = self.clock.now()
        self.tell(Probe(self._probed))

    def echo(self, number: int) -> None:
        """Take in the answer to a probe."""
        sent = self._probes.pop(number, None)
        if sent is not None:
            self._trips.append((self.clock.now() - sent) * 1000)

    @classmethod
    def _bytes_of(cls, message: Message) -> bytes:
        """Write a message, once for all who are told the same. Every byte to a client comes from here."""
        if message is not cls._written[0]:
            cls._written = message, write_message(cls._with_table(message))
        return cls._written[1]

    @classmethod
    def _with_table(cls, message: Message) -> Message:
        """Return a message with what all see of the table written already: it is the same for every seat."""
        if type(message) is not Update:
            return message
        if message.table is not cls._table[0]:
            cls._table = message.table, msgspec.Raw(write_message(message.table))
        return structs.replace(message, table=cls._table[1])

    @classmethod
    def forget_last(cls) -> None:
        """Forget what was written last."""
        cls._written, cls._table = (None, b""), (None, msgspec.Raw())

    def _note(self, message: Message) -> None:
        if type(message) is Update or type(message) is Snapshot:
            self._seq = message.seq

    async def write(self) -> Farewell:
        """Send what could not be pushed, until the client or its table is lost."""
        while self._lost is None:
            if self._waiting:
                message = self._waiting.popleft()
                self._note(message)
                try:
                    await self.socket.send_data(self._bytes_of(message), mode="text")
                except RuntimeError:  # uvicorn has closed the socket, over a broken frame
                    raise WebSocketDisconnect(detail="closed") from None
            elif self._behind:
                self._behind = False
                self.live.attach(self, self._seq)
            else:
                self._empty.set()
                self._pause = asyncio.get_running_loop().create_future()
                await self._pause
        return self._lost

    async def flush(self) -> None:
        """Wait until everything has been sent, but not for long."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._empty.wait(), LAST_WORD_SECONDS)


def farewell_of(error: ForgottenError) -> Farewell:
    """Return what somebody hears whose table cannot be read any more, or not now."""
    return COME_AGAIN if error.passes else GONE


def _no_push(*_: object, **__: object) -> bool:
    return False


async def serve(line: Line, house: House, limits: Limits, address: str) -> None:
    """Talk with one client until it goes."""
    writer = asyncio.create_task(line.write())  # first: whoever says much at once must find it ready
    listener = asyncio.create_task(_listen(line, house, limits, address))
    farewell: Farewell | None = None
    try:
        done, _ = await asyncio.wait({listener, writer}, return_when=asyncio.FIRST_COMPLETED)
        ended = done.pop()
        error = ended.exception()  # not raised again here: it would lead back to its own task, and stay with it
        if error is None:
            farewell = ended.result()
            line.live.detach(line)
            if listener.done():
                await line.flush()
        elif isinstance(error, ForgottenError):
            farewell = farewell_of(error)
        elif not isinstance(error, WebSocketDisconnect | OSError):  # or the client is gone
            # Whatever it is, the client hears nothing of it and the house goes on.
            game = line.live.table.setup.game
            _log.error("a line failed: %s", _where(error), extra={"details": {"game": game}})
            farewell = BROKEN, "something is wrong in the house"
    finally:
        line.live.detach(line)
        writer.cancel()
        await line.idle.wait()  # a move that is being stored must also be told to the others
        listener.cancel()
        await asyncio.gather(listener, writer, return_exceptions=True)
    if farewell is not None:
        if farewell[0] in {BAD_FRAMES, TOO_MUCH, TOO_LONG, NOT_YOURS}:
            limits.fine(address)
        with suppress(OSError, RuntimeError, WebSocketDisconnect):
            await line.socket.close(*farewell)


async def _listen(line: Line, house: House, limits: Limits, address: str) -> Farewell:
    bad = 0
    bucket, greetings = limits.bucket("line"), limits.bucket("hello")
    patience = asyncio.get_running_loop().time() + FIRST_WORD_SECONDS
    while True:
        if line.known:  # a timeout would cost more than reading
            text = await line.socket.receive_data(mode="text")
        else:
            try:
                async with asyncio.timeout_at(patience):
                    text = await line.socket.receive_data(mode="text")
            except TimeoutError:
                return BAD_FRAMES, "say hello first"
        if not bucket.take():
            return TOO_MUCH, "too much at once"
        wait = limits.wait(address, "say")  # each in its turn: nobody who shares an address is passed over for long
        if wait is None:
            return TOO_MUCH, "too much at once"
        if wait:
            await line.clock.sleep(wait)
        if isinstance(text, str) and len(text.encode()) > LONGEST_FRAME:
            return TOO_LONG, "a frame has at most 8 KiB"
        try:
            said = read_command(text)
        except (msgspec.MsgspecError, RecursionError, ValueError, TypeError) as error:
            bad += 1
            line.tell(Bad(_first_words(error)))
            if bad == MOST_BAD:
                return BAD_FRAMES, "too many bad frames"
            continue
        if isinstance(said, Hello):
            # It is answered with all that is on the table: whoever says it often, as when a phone is passed on, waits.
            while not greetings.take():
                await line.clock.sleep(0.05)
            person = await house.who(line.live, said.token)
            shared = [await house.who(line.live, token) for token in said.keeps or ()]
            if (said.token is not None and person is None) or None in shared:
                return NOT_YOURS, "this token is not known here"
            sharing = tuple(each for each in shared if each is not None)
            speaks = person if said.role == "seat" else None
            line.greet(speaks, said.seq, sharing, house.build if said.build else "", adds=said.adds)
        elif isinstance(said, Ping):
            line.tell(Pong(said.t, line.clock.now() * 1000))
        elif isinstance(said, Echo):
            line.echo(said.n)
        elif not line.known:
            line.tell(Bad("say hello first"))
        else:
            await _command(line, said, limits)


async def _command(line: Line, said: TableCommand, limits: Limits) -> None:
    """Let the table hear a command, unless its seat has said too much of the kind."""
    speaker = line.live.presence.speaker(line, said)
    often = OFTEN.get(type(said))
    if often is not None and not limits.allow(f"{line.live.name}/{speaker}", often[0]):
        line.live.say_no(said, often[1], line)
        return
    line.idle.clear()
    try:
        await line.live.command(speaker, said, line)
    finally:
        line.idle.set()


def _first_words(error: Exception) -> str:
    """Return what was wrong with a frame: the reader's own words, which name fields and types."""
    return str(error)[:200] if isinstance(error, msgspec.MsgspecError) else "this is no JSON text"


def _where(error: BaseException) -> str:
    """Name an error without its message, which could hold cards or tokens."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = "" if trace is None else f" at {trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
    return type(error).__name__ + place
