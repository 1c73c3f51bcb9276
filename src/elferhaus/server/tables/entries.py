"""What the log of a table holds. A table is the fold of its entries; everything else is a cache.

The game itself is in ``Played``: lines of the record, exactly as RECORD.md writes them.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from elferhaus.core.game import Seat

Person = str  # a random name for somebody at one table; says nothing about them and is no secret


class Setup(Struct, frozen=True):
    """What is played: the table's choice of game and rules."""

    game: str
    edition: str
    options: dict[str, Any]
    rounds: int


class Entry(Struct, frozen=True, tag_field="entry"):
    """One step in the life of a table."""


class Opened(Entry, frozen=True, tag="opened", rename={"setup": "choice"}):
    """The table was laid, by its host; ``stand_in`` says after how many seconds a bot plays for whoever is gone."""

    code: str
    host: Person
    seats: int
    setup: Setup
    stand_in: float | None = None  # None: only when the host says so


class Chose(Entry, frozen=True, tag="chose", rename={"setup": "choice"}):
    """Another game was chosen for the same people; with ``seats``, for more or fewer of them."""

    setup: Setup
    seats: int | None = None


class Sat(Entry, frozen=True, tag="sat"):
    """A person or a bot took a seat."""

    seat: Seat
    name: str
    person: Person | None = None
    bot: str | None = None
    portrait: str | None = None


class Portrayed(Entry, frozen=True, tag="portrayed"):
    """A person took another name or another face."""

    seat: Seat
    name: str
    portrait: str | None


class Rose(Entry, frozen=True, tag="rose"):
    """A seat became free."""

    seat: Seat


class StoodIn(Entry, frozen=True, tag="stood-in"):
    """A bot plays for a person who is away, or no longer does."""

    seat: Seat
    bot: str | None


class Played(Entry, frozen=True, tag="played"):
    """Lines of the record; a call that was timed has its ``timing`` on its line."""

    lines: tuple[str, ...]


class Turned(Entry, frozen=True, tag="turned"):
    """The table is paused, goes on, or is closed for good."""

    to: Literal["paused", "on", "closed"]


AnyEntry = Opened | Chose | Sat | Portrayed | Rose | StoodIn | Played | Turned

encode = msgspec.json.encode
decode = msgspec.json.Decoder(AnyEntry).decode
