"""How uvicorn listens for this house, and what it says by itself to those who speak no HTTP and open no proper socket.

Most answers come from the application. A few are made before it is asked: these must carry the same headers, and must
not fail over what a stranger sent.
"""

from __future__ import annotations

import sys
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Final

import h11
import uvicorn
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.server import ServerProtocol

from elferhaus.server.net import tcp_info
from elferhaus.server.net.headers import HEADERS
from elferhaus.server.net.limits import Bucket, neighbourhood
from elferhaus.server.net.line import LONGEST_FRAME, PUSH
from elferhaus.server.tables.listener import RealClock

if TYPE_CHECKING:
    from asyncio import Handle, Task, TimerHandle
    from collections.abc import Callable, Collection

    from litestar import Litestar
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
    from websockets.frames import Frame
    from websockets.http11 import Response

    from elferhaus.server.net.connections import Connections

# A proxy on this machine may not say for whom it comes: then all of them are one address.
THIS_MACHINE: Final = frozenset({"127.0.0.1", "::1"})
SLICE: Final = 2048  # bytes that are taken apart before it is somebody else's turn
SMALL_FRAMES: Final = (5, 200)  # pings, pongs and pieces of messages: a second in the long run, and at once
MOST_AT_ONCE: Final = 64 * 1024  # bytes; commands have some hundred
TEXT, ONE_BYTE, TWO_BYTES = 0x81, 126, 1 << 16  # how a whole text's frame begins; from where its length takes more
LONGEST_VISIT_S: Final = 120
FIRST_REQUEST_S: Final = 10  # until somebody who has connected must have asked something
NO_REQUEST: Final = b"this is no HTTP request"
_HEAD: Final = {
    **HEADERS,
    "content-type": "text/plain; charset=utf-8",
    "content-length": str(len(NO_REQUEST)),
    "connection": "close",
}
BAD_REQUEST: Final = b"\r\n".join(
    [b"HTTP/1.1 400 Bad Request", *(f"{name}: {value}".encode() for name, value in _HEAD.items()), b"", NO_REQUEST]
)


@cache
def _named(*proxies: str) -> _TrustedHosts:
    return _TrustedHosts([*proxies])


class HouseHttp(H11Protocol):
    """HTTP; what is none of it gets one answer, unless another has been begun."""

    def connection_made(self, transport: Any) -> None:
        """Begin; nobody needs long for what there is to ask, and a line that says nothing is soon given up."""
        super().connection_made(transport)
        self._end = self.loop.call_later(LONGEST_VISIT_S, transport.abort)
        self._first = self.loop.call_later(FIRST_REQUEST_S, self.give_up)
        self._held = b""  # what came before it was this address's turn
        self._turn: TimerHandle | None = None
        self.address = neighbourhood(self.client[0] if self.client else "")
        self.counted = self._connections.come(self, self.address, shared=self._is_proxy)
        if not self.counted:
            transport.abort()

    @property
    def _connections(self) -> Connections:
        found: Connections = self.config.app.state.connections  # type: ignore[union-attr]
        return found

    def give_up(self) -> None:
        """Cut off somebody who has asked nothing yet."""
        if self.cycle is None:
            self.transport.abort()

    @property
    def _is_proxy(self) -> bool:
        return self.address in THIS_MACHINE or self.address in _named(*self.config.forwarded_allow_ips or ())

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self._end.cancel()
        self._first.cancel()
        if self._turn is not None:
            self._turn.cancel()
        if self.counted:
            self._connections.has_asked(self)
            self._connections.go(self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, when it is this address's turn: whoever asks too fast waits, and costs nothing meanwhile."""
        if self._turn is not None:
            self._held += data
            if len(self._held) > MOST_AT_ONCE:
                self.transport.abort()
            return
        limits = self.config.app.state.limits  # type: ignore[union-attr]
        wait = 0 if self._is_proxy else limits.wait(self.address, "knock")
        if wait is None:
            self.transport.abort()
        elif wait:
            self._unset_keepalive_if_required()
            self.flow.pause_reading()
            self._held = data
            self._turn = self.loop.call_later(wait, self._read_held)
        else:
            super().data_received(data)

    def handle_events(self) -> None:
        """Take in what was said; whoever has made a request is no longer in others' way."""
        super().handle_events()
        if self.cycle is not None:
            self._first.cancel()
            self._connections.has_asked(self)

    def _read_held(self) -> None:
        data, self._held, self._turn = self._held, b"", None
        if not self.transport.is_closing():
            self.flow.resume_reading()
            super().data_received(data)

    def on_response_complete(self) -> None:
        """Go on; whoever has asked the next thing before hearing the answer may ask it again on another line."""
        if self.conn.their_state is h11.DONE and self.conn.trailing_data[0]:
            self.transport.close()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the line over; a socket may last."""
        self._end.cancel()
        self._first.cancel()
        self._connections.has_asked(self)
        super().handle_websocket_upgrade(event)
        # uvicorn has made another protocol of it, which hears of its end instead of this one.
        socket: Any = self.transport.get_protocol()
        if isinstance(socket, HouseSocket):
            socket.gone = partial(self._connections.go, self.address)

    def send_400_response(self, msg: str) -> None:
        """Answer what cannot be read as a request, or the rest of one, and hang up."""
        error = sys.exception()
        if error is not None:
            error.__traceback__ = None  # it leads back to itself, and would wait for the collector, which seldom comes
        if self.cycle is not None:
            self.cycle.disconnected = True  # whatever it still says comes too late
        if self.conn.our_state in {h11.IDLE, h11.SEND_RESPONSE}:
            self.transport.write(BAD_REQUEST)
        self.transport.close()


class Greeting(ServerProtocol):
    """A socket's handshake, whose refusals carry the headers."""

    def reject(self, status: Any, text: str) -> Response:
        """Refuse a socket."""
        response = super().reject(status, text)
        response.headers.update(HEADERS)
        return response


class HouseSocket(WebSocketsSansIOProtocol):
    """A socket; whoever cannot even greet is told so, and whoever neither reads nor goes is cut off."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Begin with a handshake of our own."""
        super().__init__(*args, **kwargs)
        self.conn = Greeting(max_size=LONGEST_FRAME, logger=self.logger)
        self._small = Bucket(RealClock(), *SMALL_FRAMES)
        self._unread = b""
        self._held = b""  # frames that go out with the next one
        self._next: Handle | None = None  # of what was not read yet
        self._unheard = 0  # bytes that came after the farewell
        self._cut: TimerHandle | None = None
        self._served = False
        self.gone: Callable[[], None] | None = None  # told once, when the line has ended

    def connection_made(self, transport: Any) -> None:
        """Begin, let the application ask the system how long the line is, and give it a short way out."""
        super().connection_made(transport)
        self.app_state = {**self.app_state, **tcp_info.shown(transport, self.client), PUSH: self.push}

    def data_received(self, data: bytes) -> None:
        """Keep what came until it can be read; whoever sends more meanwhile than anybody needs is cut off."""
        self._unread += data
        if len(self._unread) > MOST_AT_ONCE:
            self.transport.abort()
        elif self._next is not None:
            return
        elif self.queue.empty() or self.close_sent:
            self._read()
        else:
            self._pause()  # what was said before has not been heard yet

    def _read(self) -> None:
        """Take some of it apart, then it is somebody else's turn; a handshake that is too long is refused.

        A line that was closed is still read until the other side closes it too, but whoever says much there is not
        heard.
        """
        self._next = None
        if self.disconnected:
            return
        if self.close_sent:
            self._unheard += len(self._unread)
            if self._unheard > SLICE:
                self._unread = b""
                if self._unheard > MOST_AT_ONCE:
                    self.transport.abort()
                return
        now, self._unread = self._unread[:SLICE], self._unread[SLICE:]
        super().data_received(now)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        else:
            self._read_on()

    def _read_on(self) -> None:
        """Go on if all that was read has been heard: first with what is here, then with what the system still has."""
        if not self.queue.empty() or self.transport.is_closing():
            return
        if self._unread:
            self._pause()
            self._next = self._next or self.loop.call_soon(self._read)
        elif self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def _pause(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """Hear the next thing that was said."""
        said = await self.queue.get()
        self._read_on()
        return said

    def push(self, text: bytes, *, more: bool = False) -> bool:
        """Send a text past all layers, unless the client reads too slowly or has gone; at once, or with ``more``."""
        if self._is_ending or self.conn.state is not State.OPEN or not self.writable.is_set():
            return False
        frame = self._held + text_frame(text)
        self._held = b""
        if more:  # a write costs as much as working out what a seat sees: an answer goes with the news that it makes
            self._held = frame
            self.loop.call_soon(self._send_held)
        else:
            self.transport.write(frame)
        return True

    def _send_held(self) -> None:
        """Send what nothing has followed."""
        held, self._held = self._held, b""
        if held and not self._is_ending:
            self.transport.write(held)

    @property
    def _is_ending(self) -> bool:
        return self.disconnected or self.close_sent or self.transport.is_closing()

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application says, after what was said before."""
        self._send_held()
        await super().send(message)

    def send_receive_event_to_app(self) -> None:
        """Hand over what was said, and read on: stopping and going on for each of them would be two calls more."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused

    def handle_ping(self) -> None:
        """Answer a ping: some libraries send one now and then."""
        if self._bears_it():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take note of a pong."""
        if self._bears_it():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Keep a piece of a message."""
        if self._bears_it():
            super().handle_cont(event)

    def _bears_it(self) -> bool:
        """Count frames that are no messages: the application never sees them, so it cannot say that they are many."""
        if not self.close_sent and not self._small.take():
            self.close_sent = True
            self.transport.abort()
        return not self.close_sent

    def keepalive_timeout(self) -> None:
        """Give up on somebody who no longer answers; what is still to be sent would be kept for ever."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Serve the line; whoever does not even read the farewell is cut off."""
        await super().run_asgi()
        while not self.queue.empty():  # nobody reads it any more
            self.queue.get_nowait()
        if not self.disconnected:
            self._cut = self.loop.call_later(self.close_timeout, self.transport.abort)

    def on_task_complete(self, task: Task[None]) -> None:
        """Note that the application has done with the line."""
        super().on_task_complete(task)
        self._served = True
        self._let_go()

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        super().connection_lost(exc)
        if self.gone is not None:
            self.gone()
            self.gone = None
        if self._cut is not None:
            self._cut.cancel()
        self._let_go()

    def _let_go(self) -> None:
        """Forget, once nobody needs it any more, what leads back here: the collector seldom comes."""
        if self.disconnected and (self._served or not hasattr(self, "scope")):  # whoever was not let in has none
            self.app_state = {}
            vars(self).pop("scope", None)
            vars(self.conn).clear()


def text_frame(text: bytes) -> bytes:
    r"""Return a whole text as a server sends it (RFC 6455, 5.2); the library's own way takes four times as long.

    >>> text_frame(b"{}"), text_frame(bytes(1000))[:4]
    (b'\x81\x02{}', b'\x81~\x03\xe8')
    """
    size = len(text)
    if size < ONE_BYTE:
        return bytes((TEXT, size)) + text
    if size < TWO_BYTES:
        return bytes((TEXT, ONE_BYTE)) + size.to_bytes(2) + text
    return bytes((TEXT, ONE_BYTE + 1)) + size.to_bytes(8) + text


def config(app: Litestar, proxies: Collection[str] = (), **more: Any) -> uvicorn.Config:
    """Return how the house is served: small frames, nothing compressed, no word about who came.

    ``proxies`` say for whom they come, and are believed; nobody else is, or all limits could be talked away.
    """
    return uvicorn.Config(
        app,
        lifespan="on",
        http=HouseHttp,
        ws=HouseSocket,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=1,
        forwarded_allow_ips=[*proxies],
        **more,
    )
