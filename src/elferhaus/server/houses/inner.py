"""The door for other houses: they say for whom they come, and prove by a key that they are of the same database."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
from typing import TYPE_CHECKING, Any, Final

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from elferhaus.server.houses.detour import CLIENT, FROM, HOST, KEY, PATH, SCHEME, YOURS, ask_again
from elferhaus.server.net import tcp_info
from elferhaus.server.net.line import FAR, LONGEST_FRAME
from elferhaus.server.net.uvicorn_protocols import Greeting, HouseSocket
from elferhaus.server.storage.patience import AwayError

if TYPE_CHECKING:
    import socket
    from collections.abc import Generator

    from elferhaus.server.houses.holder import Holder
    from elferhaus.server.houses.leases import Leases

OWN: Final = frozenset(name.encode() for name in (KEY, FROM, CLIENT, SCHEME, HOST))
PREFIX: Final = 32  # bytes that a house puts before a client's frame


class Far:
    """How long a client's line is that ends at another house, by that house's measure and the way from there."""

    def __init__(self, scope: Any) -> None:
        """Begin before anything was measured."""
        self.told = 0.0
        self._tcp = scope.get("state", {}).get(tcp_info.KEY, (None, None))[0]

    def round_trip(self) -> float:
        """Return the milliseconds there and back."""
        return self.told + (tcp_info.round_trip(self._tcp) or 0)


class InnerDoor:
    """Lets other houses in, in the name of their clients."""

    def __init__(self, app: Any, holder: Holder, leases: Leases) -> None:
        """Lead to the application itself: nobody is sent on from here."""
        self._app, self._holder, self._leases = app, holder, leases

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve another house, or give it the table it asks for if nobody is connected here."""
        told = {name: value.decode("latin-1") for name, value in scope.get("headers", ()) if name in OWN}
        if not hmac.compare_digest(told.get(KEY.encode(), ""), self._leases.me.key):
            await _refuse(scope, send, 403)
            return
        asks = told.get(FROM.encode(), "")
        found = PATH.match(scope["path"])
        try:
            if found and asks in self._leases.living and await self._holder.hand_over(found[1].lower(), asks):
                await _refuse(scope, send, YOURS, [(FROM.encode(), asks.encode())])
                return
        except AwayError:
            await ask_again(scope, receive, send)
            return
        headers = [(name, value) for name, value in scope["headers"] if name not in OWN and name != b"host"]
        scope |= {
            "headers": [*headers, (b"host", told.get(HOST.encode(), "").encode("latin-1"))],
            "scheme": told.get(SCHEME.encode(), scope["scheme"]),
            "client": (told.get(CLIENT.encode(), ""), 0),
        }
        if scope["type"] == "websocket":
            far = Far(scope)
            scope["state"] = {**scope.get("state", {}), FAR: far}
            await self._app(scope, _stripped(receive, far), send)
        else:
            await self._app(scope, receive, send)


def _stripped(receive: Any, far: Far) -> Any:
    """Return what hears a client's own words, and notes what the other house has put before them."""

    async def hear() -> Any:
        event = await receive()
        if event["type"] == "websocket.receive":
            trip, _, said = (event.get("text") or "").partition(" ")
            with contextlib.suppress(ValueError):
                far.told = float(trip)
            event = {"type": "websocket.receive", "text": said}
        return event

    return hear


async def _refuse(scope: Any, send: Any, status: int, headers: list[tuple[bytes, bytes]] | None = None) -> None:
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    await send({"type": f"{kind}.start", "status": status, "headers": headers or []})
    await send({"type": f"{kind}.body", "body": b""})


class InnerSocket(HouseSocket):
    """A socket of another house: its frames have a few bytes more."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Begin with room for them."""
        super().__init__(*args, **kwargs)
        self.conn = Greeting(max_size=LONGEST_FRAME + PREFIX, logger=self.logger)


class InnerServer(uvicorn.Server):
    """Listens for other houses beside the server for everyone, which hears the signals for both."""

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Leave them alone."""
        yield


@contextlib.asynccontextmanager
async def listening(door: Any, sockets: list[socket.socket]) -> Any:
    """Have the door open."""
    server = InnerServer(
        uvicorn.Config(
            door, lifespan="off", http=H11Protocol, ws=InnerSocket, ws_max_size=LONGEST_FRAME + PREFIX,
            ws_per_message_deflate=False, ws_ping_interval=None, access_log=False, server_header=False, log_config=None,
            proxy_headers=False, timeout_graceful_shutdown=1,
        )
    )  # fmt: skip
    serving = asyncio.create_task(server.serve(sockets))
    try:
        while not server.started:
            await asyncio.sleep(0.005)
            if serving.done():
                serving.result()
                raise RuntimeError("the inner door did not open")
        yield
    finally:
        server.should_exit = True
        await serving
