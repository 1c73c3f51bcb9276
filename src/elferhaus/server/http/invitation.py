"""How others find a table: an address that their phones can reach, and the same as a QR code."""

from __future__ import annotations

from ipaddress import ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Sequence


class Invitation(Struct, frozen=True):
    """Where a table is; ``path`` draws the dark squares of its QR code, ``size`` squares wide, as an SVG path."""

    url: str
    size: int
    path: str


def invitation(asked: str, reach: Sequence[str], code: str) -> Invitation:
    """Invite to a table under the address that was asked, or, where only this machine knows that one, under a better.

    >>> invitation("http://localhost:1111", ["http://localhost:1111", "http://192.168.1.20:1111"], "bafelo7").url
    'http://192.168.1.20:1111/bafelo7'
    """
    import segno  # noqa: PLC0415 - a house has to be back quickly after a crash

    base = reach[-1] if reach and _only_here(urlsplit(asked).hostname or "") else asked
    url = f"{base}/{code}"
    # Upper case makes the code smaller, and the house reads it as well.
    squares = [[bool(square) for square in line] for line in segno.make(url.upper(), error="m", micro=False).matrix]
    return Invitation(url, len(squares), "".join(_bars(squares)))


def _bars(squares: list[list[bool]]) -> list[str]:
    """Return the dark squares, line by line, as few rectangles."""
    bars: list[str] = []
    for y, line in enumerate(squares):
        start: int | None = None
        for x, dark in enumerate([*line, False]):
            if dark and start is None:
                start = x
            elif not dark and start is not None:
                bars.append(f"M{start} {y}h{x - start}v1h{start - x}z")
                start = None
    return bars


def _only_here(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
