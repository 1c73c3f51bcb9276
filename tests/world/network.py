"""Lines of the simulated world: between clients and the proxy's houses, and between houses.

What is sent comes in its order, later or never: a line is cut, or what is on it waits while two are cut off from each
other. The lines of clients may also garble: say things twice, late, in another order or not at all.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.http11 import Response

if TYPE_CHECKING:
    from world.virtual import Schedule, VirtualLoop

OPEN_S = 10.0  # that a client waits for a line to open
ABNORMAL = 1006
Watch = Callable[[str], None]  # whoever looks at frames as they come or go


class Garble:
    """How often a line says things twice, late or not at all."""

    def __init__(self, twice: float = 0, late: float = 0, lost: float = 0) -> None:
        self.twice, self.late, self.lost = twice, late, lost


FAITHFUL = Garble()


class End:
    """One end of a line: what has come, and whether the line is still there."""

    def __init__(self, loop: VirtualLoop) -> None:
        self.loop = loop
        self.come: deque[Any] = deque()
        self.closed: tuple[int, str] | None = None
        self._waiting: asyncio.Future[None] | None = None

    def feed(self, what: Any) -> None:
        if self.closed is None:
            self.come.append(what)
            self._wake()

    def close(self, code: int, reason: str) -> None:
        if self.closed is None:
            self.closed = code, reason
            self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def next(self) -> Any:
        """Return what comes next; None once the line is gone."""
        while not self.come:
            if self.closed is not None:
                return None
            self._waiting = self.loop.create_future()
            await self._waiting
        return self.come.popleft()


class Wire:
    """A line from a client, or from one house to another, to a house."""

    def __init__(self, schedule: Schedule, rng: Random, near: VirtualLoop, far: Any, name: str) -> None:
        self._schedule, self._rng, self.house, self.name = schedule, rng, far, name
        self.near, self.far = End(near), End(far.loop)
        self.garble: Callable[[], Garble] = lambda: FAITHFUL  # asked at every frame, not when the line opens
        self.slow = 0.02
        self.is_held: Callable[[], bool] = lambda: False  # nothing gets through
        self._last = {self.near: 0.0, self.far: 0.0}

    def send(self, to: End, what: Any) -> None:
        garble, rng = self.garble(), self._rng
        if garble.lost and rng.random() < garble.lost and '"hello"' not in what:  # said first, or nothing else counts
            return
        for _ in range(1 + (rng.random() < garble.twice)):
            late = rng.random() < garble.late
            when = self._schedule.now + rng.uniform(1, 5) * self.slow if late else self._in_turn(to)
            self._deliver(to, when, lambda: to.feed(what))

    def _deliver(self, to: End, when: float, arrive: Callable[[], None]) -> None:
        def come() -> None:
            if self.is_held():
                self._schedule.later(0.25, come)
            else:
                self._schedule.later(0, arrive, to.loop)

        self._schedule.add(when, None, come)

    def close(self, to: End, code: int, reason: str) -> None:
        """Say goodbye to the other end, after all that was said before."""
        (self.far if to is self.near else self.near).close(code, reason)
        self._deliver(to, self._in_turn(to), lambda: to.close(code, reason))

    def _in_turn(self, to: End) -> float:
        """Return when something comes that overtakes nothing; never at the very moment of something on another line."""
        when = self._schedule.now + self._rng.uniform(0.2, 1) * self.slow
        self._last[to] = max(when, self._last[to] + 1e-6)
        return self._last[to]

    def cut(self) -> None:
        """Break, for both ends at once."""
        for end in (self.near, self.far):
            soon = self._rng.uniform(0, 0.001)
            self._schedule.later(soon, lambda end=end: end.close(ABNORMAL, ""), end.loop)  # type: ignore[misc]

    async def serve(self, app: Any, scope: dict[str, Any]) -> None:
        """Let an application have the far end."""
        greeted = False

        async def receive() -> dict[str, Any]:
            nonlocal greeted
            if not greeted:
                greeted = True
                return {"type": "websocket.connect"}
            text = await self.far.next()
            if text is None:
                assert self.far.closed is not None
                return {"type": "websocket.disconnect", "code": self.far.closed[0], "reason": self.far.closed[1]}
            return {"type": "websocket.receive", "text": text}

        async def send(event: dict[str, Any]) -> None:
            if self.far.closed is not None:
                return
            match event["type"]:
                case "websocket.accept":
                    self.send_always(("open", 101, []))
                case "websocket.send":
                    text = event.get("text")
                    self.send(self.near, text if text is not None else event["bytes"].decode())
                case "websocket.close":
                    self.close(self.near, event.get("code", 1000), event.get("reason") or "")
                case "websocket.http.response.start":
                    self.send_always(("refused", event["status"], event.get("headers", [])))
                    self.close(self.near, ABNORMAL, "")

        try:
            await app(scope, receive, send)
        finally:
            if self.far.closed is None:
                self.close(self.near, ABNORMAL, "")

    def send_always(self, what: Any) -> None:
        """Send what no line garbles: the answer to its opening."""
        self._deliver(self.near, self._in_turn(self.near), lambda: self.near.feed(what))


class Socket:
    """The near end of an open line, as the library for clients gives it."""

    def __init__(self, wire: Wire, hear: Watch | None = None, say: Watch | None = None) -> None:
        self._wire, self._hear, self._say = wire, hear, say
        self.transport = SimpleNamespace(abort=wire.cut)

    @property
    def close_code(self) -> int | None:
        closed = self._wire.near.closed
        return None if closed is None else closed[0]

    @property
    def close_reason(self) -> str | None:
        closed = self._wire.near.closed
        return None if closed is None else closed[1]

    async def send(self, text: str) -> None:
        if self._wire.near.closed is not None:
            raise ConnectionClosedError(None, None)
        if self._say is not None:
            self._say(text)
        self._wire.send(self._wire.far, text)

    async def recv(self, decode: bool | None = None) -> Any:
        text = await self._wire.near.next()
        if text is None:
            raise ConnectionClosedError(None, None)
        if self._hear is not None:
            self._hear(text)
        return text.encode() if decode is False else text

    async def close(self) -> None:
        if self._wire.near.closed is None:
            self._wire.close(self._wire.far, 1000, "")


async def opened(wire: Wire, hear: Watch | None = None, say: Watch | None = None) -> Socket:
    """Wait until a line is open; raise what the library raises if it is refused or breaks."""
    try:
        async with asyncio.timeout(OPEN_S):
            answer = await wire.near.next()
    except BaseException:
        wire.cut()
        raise
    if answer is None:
        raise OSError("the line is gone")
    kind, status, headers = answer
    if kind == "refused":
        told = Headers([(name.decode(), value.decode()) for name, value in headers])
        raise InvalidStatus(Response(status, "", told))
    return Socket(wire, hear, say)
