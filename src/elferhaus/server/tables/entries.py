"""What the log of a table holds. A table is the fold of its entries; everything else is a cache.

The game itself is in ``Played``: lines of the record, exactly as RECORD.md writes them.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from elferhaus.core.fair import Secret
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


class DealName(Struct, frozen=True):
    """Cards that others get as well: which of a set of deals; the deal of a day is the only one of its set.

    ``turn`` says how often the seats were turned, where people play all hands of a deal at one table.
    """

    set: str
    number: int = 1
    turn: int = 0


class SharedSet(Struct, frozen=True):
    """A whole set at one table: all its deals, then all of them again with the seats turned, until all had each hand.

    So other deals lie between the same cards. People have the first seats, bots the rest; ``key`` is the set's secret.
    """

    key: str
    deals: int
    people: int

    def after(self, deal: DealName) -> DealName | None:
        """Return what comes after a deal; None: everybody has played every hand.

        >>> shared = SharedSet("", deals=3, people=2)
        >>> [(each.number, each.turn) for each in (shared.after(DealName("x", 2)), shared.after(DealName("x", 3)))]
        [(3, 0), (1, 1)]
        """
        if deal.number < self.deals:
            return DealName(deal.set, deal.number + 1, deal.turn)
        return DealName(deal.set, 1, deal.turn + 1) if deal.turn + 1 < self.people else None


class Opened(Entry, frozen=True, tag="opened", rename={"setup": "choice"}):
    """The table was laid, by its host; ``stand_in`` says after how many seconds a bot plays for whoever is gone.

    ``promise`` is what the luck of the first match follows from; it is told when that is over.
    """

    code: str
    host: Person
    seats: int
    setup: Setup
    stand_in: float | None = None  # None: only when the host says so
    promise: Secret | None = None  # None: laid by a house that promised nothing yet
    deal: DealName | None = None  # whose luck that is; None: nobody else's
    admission: bool = False  # whoever comes by the code waits until the host lets them in
    shared_set: SharedSet | None = None  # where people play a whole set together


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
    """Lines of the record; a call that was timed has its ``timing`` on its line.

    With the last line of a match comes the ``promise`` for the next one at this table.
    """

    lines: tuple[str, ...]
    promise: Secret | None = None


class Passed(Entry, frozen=True, tag="passed"):
    """The table has passed on to the next deal of its set; before the first one everybody has moved on a seat."""


class Quieted(Entry, frozen=True, tag="quieted"):
    """The host wants no faces shown at this table, or likes them again."""

    to: bool


class Turned(Entry, frozen=True, tag="turned"):
    """The table is paused, goes on, or is closed for good."""

    to: Literal["paused", "on", "closed"]


class Guarded(Entry, frozen=True, tag="guarded"):
    """From now on the host lets people in one by one, or no longer does."""

    admission: bool


AnyEntry = Opened | Chose | Sat | Portrayed | Rose | StoodIn | Played | Passed | Quieted | Turned | Guarded

encode = msgspec.json.encode
decode = msgspec.json.Decoder(AnyEntry).decode
