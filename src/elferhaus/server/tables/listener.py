"""What a table needs from outside: somebody to tell, a clock, and a pace."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

if TYPE_CHECKING:
    from .entries import Person
    from .wire import Message


class Listener(Protocol):
    """Somebody connected to a table."""

    person: Person | None

    def tell(self, message: Message) -> None:
        """Send a message, sooner or later."""

    def round_trip(self) -> float:
        """Return how long a message and its answer take on this line, in milliseconds."""

    def delay(self) -> float:
        """Return after how many milliseconds a message is there, as far as its answers tell."""

    def probe(self) -> None:
        """Measure the line anew."""

    def hang_up(self, *, come_again: bool = False) -> None:
        """Say that the table is gone, or that it goes on elsewhere, and close the line."""


class Clock(Protocol):
    """Time, given from outside so that tests need not wait."""

    def now(self) -> float:
        """Return seconds that only ever grow."""

    async def sleep(self, seconds: float) -> None:
        """Wait."""


class RealClock:
    """The machine's own time."""

    def now(self) -> float:
        """Return seconds that only ever grow."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


class Pace(Struct, frozen=True):
    """How fast bots play and windows close, in seconds."""

    decide: float = 1.2
    window: float = 1.5
    shared_window: float = 4.0  # where several people share a device: they must first agree who calls
    beat: float = 1.0  # how long beats last, compared with what their games say; 0: there are none
