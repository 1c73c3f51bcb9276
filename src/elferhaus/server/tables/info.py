"""What everyone sees of a table, as it goes over the wire: its seats, its rules, how far it is, and how it ended."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from elferhaus.core.ending import Ending, Unit
from elferhaus.core.game import Seat
from elferhaus.core.lead import Lead
from elferhaus.core.prizes import Prize

Seq = int


class SeatInfo(Struct, frozen=True):
    """What everyone sees of a seat."""

    name: str | None
    kind: Literal["free", "person", "bot"]
    bot: str | None = None  # who plays: the bot itself, or the one that stands in for a person
    here: bool = False
    stand_in_ms: int | None = None  # until a bot plays for the person, who is away
    portrait: str | None = None


class BeatInfo(Struct, frozen=True):
    """Something that everyone is looking at: nothing is asked of anybody until it is over."""

    seq: Seq  # of the step that brought it about
    ms: int  # how long it still lasts, at most
    of_ms: int  # and how long from its beginning
    end_ms: int = 0  # so much of it, at last, is about the end of the round
    seen: tuple[Seat, ...] = ()  # who have said that they have seen enough


class PromiseInfo(Struct, frozen=True):
    """What the house has promised before a match: it cannot change its secret any more, and nobody can guess it."""

    match: str
    commitment: str


class DealInfo(Struct, frozen=True):
    """Cards that others get as well: which of a set of deals, or of which day.

    Where people play a whole set at one table, they play its ``deals`` in so many ``turns``, and ``turn`` is how often
    the seats were turned; ``more``: something comes after this deal.
    """

    set: str
    number: int
    deals: int = 1
    turn: int = 0
    turns: int = 1
    more: bool = False


class TurnInfo(Struct, frozen=True):
    """What is due without being decided, as a card to be turned: the house does it in time, or once all are ready."""

    # Whoever is due; everyone; everyone at one instant, counted down; a bot, once those who may do something are ready.
    how: Literal["each", "all", "count", "peace"]
    ms: int | None = None  # until the house does it
    of_ms: int | None = None
    ready: tuple[Seat, ...] = ()  # who have said ``go-on``


class TableInfo(Struct, frozen=True):
    """What everyone sees of a table."""

    code: str
    game: str
    edition: str
    options: dict[str, Any]
    rounds: int
    phase: Literal["waiting", "playing", "between", "over"]
    paused: bool
    closed: bool
    round: int
    seats: tuple[SeatInfo, ...]
    results: tuple[Any, ...]
    points: tuple[int, ...] | None
    must: tuple[Seat, ...]
    may: tuple[Seat, ...]
    window_ms: int | None = None  # until the window closes by itself
    stand_in: float | None = None  # the table's setting: seconds until a bot plays for whoever is gone
    beat: BeatInfo | None = None
    turn: TurnInfo | None = None
    shown_at: int | None = None  # on the house's clock: when all pages show this at one instant, shortly after it came
    host: Seat | None = None  # where the host sits
    promise: PromiseInfo | None = None  # for the match that begins next, until its first deal
    deal: DealInfo | None = None  # where everyone gets the same cards
    prizes: tuple[Prize, ...] = ()  # of a match that is over
    unit: Unit = "points"  # what results count
    quiet: bool = False  # the host wants no faces shown
    rematch: tuple[Seat, ...] = ()  # who have asked for the same match again
    ending: Ending | None = None  # of a round that is over, with the cards that are turned up then
    lead: Lead | None = None  # between rounds and in the end: who was ahead when
    admission: bool = False  # whoever comes by the code is asked in by the host
