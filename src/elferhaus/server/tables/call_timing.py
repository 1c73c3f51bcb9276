"""Who called first, over lines of different lengths.

A call is timed by the server's own clock. A player whose line is slow gets a credit: the difference between what the
server saw and what the player's device reports, but never more than the line's measured round trip explains. And who
answers late while it is measured does not make it longer: the operating system measures it as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct, structs

from elferhaus.core.game import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable

GRACE_MS: Final = 15
MOST_CREDIT_MS: Final = 250
FASTEST_MS: Final = 120  # nobody reacts faster
HOLD_MS: Final = 250  # how long the first call waits for others that were made earlier
LONGEST_MS: Final = 1_000_000  # that anybody can report


class Timing(Struct, frozen=True, omit_defaults=True):
    """All that decided about a call, for the record and the table; with it, the calls that did not count beside it."""

    elapsed: int
    reported: int
    round_trip: int
    credit: int
    ms: int
    ignored: tuple[Ignored, ...] = ()

    def later(self, ms: int) -> Timing:
        """Return it so much later: what was measured from the end of a beat counts on from the call before it.

        >>> moved = timed(520, 400, 120).later(800)
        >>> moved.elapsed, moved.reported, moved.credit, moved.ms
        (1320, 1200, 120, 1200)
        """
        moved = {"elapsed": self.elapsed + ms, "reported": self.reported + ms, "ms": self.ms + ms}
        return structs.replace(self, **moved) if ms else self


class Ignored(Struct, frozen=True):
    """A call that was heard too late to count; the record has no line for it."""

    by: Seat
    do: str
    timing: Timing


def round_trip(answers: Iterable[float], by_system: float | None) -> float:
    """Return how long a line is: the shortest answer to a probe, or what the system knows if that is less.

    Longer answers were waiting somewhere, not travelling.

    >>> round_trip([48, 41, 95], None), round_trip([348, 341], 40), round_trip([], 40)
    (41, 40, 0)
    """
    shortest = min(answers, default=0)
    return shortest if by_system is None else min(shortest, by_system)


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


def with_timing(line: str, timing: Timing) -> str:
    """Return a call's line of the record with all that decided about it; readers pass over keys they do not know."""
    return f'{line[:-1]},"timing":{msgspec.json.encode(timing).decode()}}}'


def timing_in(line: str) -> Timing | None:
    """Return how a call was timed, if this is the line of one."""
    return _read_line(line).timing if '"timing":' in line else None
