"""Who is let in, and the headers on whatever goes out."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.exceptions import HTTPException
from litestar.types import Scope

from elferhaus.server.net.headers import HEADERS
from elferhaus.server.net.host_names import is_at_home
from elferhaus.server.net.limits import address_of

_RAW_HEADERS: Final = {name.encode(): value.encode() for name, value in HEADERS.items()}
_SCHEMES: Final = {"ws": "http", "wss": "https", "http": "http", "https": "https"}


def names_this_house(connection: Any) -> bool:
    return is_at_home(connection.headers.get("host", ""), connection.app.state.names)


def same_origin(connection: Any) -> bool:
    """Tell whether a page came from this very house; a browser says so, programs say nothing."""
    origins = connection.headers.getall("origin", [])
    host = connection.headers.get("host")
    return not origins or origins == [f"{_SCHEMES.get(connection.scope['scheme'])}://{host}"]


async def admit(request: Request[Any, Any, Any]) -> None:
    """Let a request in, unless another site's page makes it or its address asks too much."""
    if not names_this_house(request):
        raise HTTPException(status_code=421, detail="this house has another name; use its address")
    if not request.app.state.limits.allow(address_of(request), "request"):
        raise HTTPException(status_code=429, detail="too many requests from this address")
    if request.method not in {"GET", "HEAD"} and not same_origin(request):
        raise HTTPException(status_code=403, detail="this comes from another site")


async def secure(message: Any, _scope: Scope) -> None:
    """Put the security headers on whatever goes out, errors included."""
    if message["type"] in {"http.response.start", "websocket.http.response.start", "websocket.accept"}:
        own = {name.lower(): value for name, value in message.get("headers", ())}
        keep = own.get(b"cache-control")  # only the page's files, which are no secret, say how long they last
        message["headers"] = [*({**own, **_RAW_HEADERS} | ({} if keep is None else {b"cache-control": keep})).items()]
