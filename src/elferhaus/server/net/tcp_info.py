"""How long a line is by the operating system's own measure, which a client cannot stretch by answering late.

A probe is answered by the client's program, whenever it likes. That its bytes have arrived is acknowledged by the
client's system, without asking the program: so that time is a bound on what the program's answers make believe.

Linux knows the shortest time of the last five minutes. That one is taken, not the smoothed one: a system may put off an
acknowledgement (by 40 ms on Linux, by up to 200 ms elsewhere) when its program has nothing to say, so the smoothed time
of an idle line, and of a liar's, is far too long, whereas Linux leaves such acknowledgements out of the shortest. An
honest phone on bad Wi-Fi loses what single messages take longer than its shortest, as it does with probes, of which
the shortest counts as well; the grace that everyone has is for that. macOS knows the last and the smoothed time only:
the shorter is taken. Elsewhere there is no bound.

Through a proxy that ends connections, this system measures the way to the proxy. Where uvicorn trusts the proxy and
takes the client's address from it, the bound is therefore left out and the probes count alone. Where it does not know
of the proxy, everyone behind it gets no more than the grace.
"""

from __future__ import annotations

import socket
import struct
import sys
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

KEY: Final = "kernel_socket"
_UNKNOWN: Final = 0xFFFF_FFFF  # Linux: nothing has been acknowledged yet
_TCP_INFO_MIN_RTT: Final = 148  # bytes into Linux's tcp_info, in microseconds (since 4.6)
_TCP_CONNECTION_INFO: Final = 0x106  # macOS, <netinet/tcp.h>
_TCP_CONNECTION_INFO_RTT: Final = 40  # bytes into tcp_connection_info: the last and the smoothed one, in milliseconds
_MOST_BYTES: Final = 256


def shown(transport: Any, client: object) -> dict[str, Any]:
    """Return what the state in a connection's scope must hold for the application to reach the socket."""
    return {KEY: (transport.get_extra_info("socket"), client)}


def socket_in(scope: Mapping[str, Any]) -> Any:
    """Return the socket that leads to the client itself, or None where it leads to a proxy or is not known."""
    found, client = scope.get("state", {}).get(KEY, (None, None))
    return found if scope.get("client") == client else None


def round_trip(connection: Any, platform: str = sys.platform) -> float | None:
    """Return how many milliseconds this system knows the line to take, there and back; None where it does not know."""
    try:
        if platform == "linux":
            info = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _MOST_BYTES)
            (shortest,) = struct.unpack_from("=I", info, _TCP_INFO_MIN_RTT)
            return None if shortest == _UNKNOWN else shortest / 1000
        if platform == "darwin":
            info = connection.getsockopt(socket.IPPROTO_TCP, _TCP_CONNECTION_INFO, _MOST_BYTES)
            last, smoothed = struct.unpack_from("=II", info, _TCP_CONNECTION_INFO_RTT)
            return min(last, smoothed) or None
    except (AttributeError, OSError, struct.error):
        pass  # no socket to ask, no TCP, an older system, or a line just closed
    return None
