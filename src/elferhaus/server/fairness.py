"""Who called first, over lines of different lengths.

A call is timed by the server's own clock. A player whose line is slow gets a credit: the difference between what the
server saw and what the player's device reports, but never more than the line's measured round trip explains.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

GRACE_MS: Final = 15
MOST_CREDIT_MS: Final = 250
FASTEST_MS: Final = 120  # nobody reacts faster
HOLD_MS: Final = 250  # how long the first call waits for others that were made earlier
LONGEST_MS: Final = 1_000_000  # that anybody can report


class Timing(Struct, frozen=True):
    """All that decided about a call, for the record and the table."""

    elapsed: int
    reported: int
    round_trip: int
    credit: int
    ms: int


def timed(elapsed: float, reported: float, round_trip: float) -> Timing:
    """Return when a call counts, in milliseconds after the card was turned.

    >>> timed(520, 400, 120).ms
    400
    >>> timed(520, 10, 40).ms
    465
    """
    reported = min(max(reported, 0), LONGEST_MS)
    most = min(round_trip + GRACE_MS, MOST_CREDIT_MS)
    credit = min(max(elapsed - reported, 0), most)
    ms = max(round(elapsed - credit), FASTEST_MS)
    return Timing(round(elapsed), round(reported), round(round_trip), round(credit), ms)


class _TimedLine(Struct):
    timing: Timing | None = None


_read_line = msgspec.json.Decoder(_TimedLine).decode


def with_timing(line: bytes, timing: Timing) -> bytes:
    """Return a call's line of the record with all that decided about it; readers pass over keys they do not know."""
    return line[:-1] + b',"timing":' + msgspec.json.encode(timing) + b"}"


def timing_in(line: str) -> Timing | None:
    """Return how a call was timed, if this is the line of one."""
    return _read_line(line).timing if '"timing":' in line else None
