"""A table as the fold of its entries, and what a seat may be told of it. Pure: no clock, no sockets, no database."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from elferhaus.core.game import Did
from elferhaus.core.match import Match, new_match, standing
from elferhaus.core.player import ChairCopy, copied
from elferhaus.core.reader import Reader
from elferhaus.core.refusal import Refused, refuse
from elferhaus.games import game_named
from elferhaus.server.tables.call_timing import Timing, timing_in
from elferhaus.server.tables.entries import (
    AnyEntry,
    Chose,
    Opened,
    Person,
    Played,
    Portrayed,
    Rose,
    Sat,
    Setup,
    StoodIn,
    Turned,
)

if TYPE_CHECKING:
    from elferhaus.core.game import AnyGame, Pending, Seat

Phase = Literal["waiting", "playing", "between", "over"]


class Occupant(Struct, frozen=True):
    """Who has a seat, and whether a bot plays for them just now."""

    name: str
    person: Person | None = None
    bot: str | None = None
    stand_in: str | None = None
    portrait: str | None = None

    @property
    def player(self) -> str | None:
        """The bot that decides for this seat, if any."""
        return self.bot or self.stand_in


class Happening(Struct, frozen=True):
    """An event, the seq of the entry that brought it about, and how it was timed if it was a call."""

    seq: int
    event: Any  # Event, of which every game has its own
    timing: Timing | None = None


class TableState:
    """Where a table stands. ``fold`` is the only thing that changes it."""

    def __init__(self) -> None:
        """Begin before the first entry."""
        self.seq = 0
        self.code = ""
        self.host: Person = ""
        self.setup = Setup("", "", {}, 1)
        self.stand_in: float | None = None  # seconds until a bot plays for whoever is gone
        self.occupants: list[Occupant | None] = []
        self.paused = False
        self.closed = False
        self.in_beat = False  # everyone is looking at what the last step brought about; said by ``Beats``
        self.reader: Reader | None = None
        self.records: list[list[str]] = []  # one for each match played here
        self.happened: list[Happening] = []  # in the match being played
        self.game_at = 0  # the seq of the last entry that changed the game: names, faces and who plays do not
        self.last_played = 0  # the seq of the last entry in which something was played
        self.card_at = 0  # the seq of the last entry that was no call: all calls since then are about the same card
        self._people: dict[Person, Seat] | None = None  # None: the occupants may have changed
        self._pending: tuple[int, Pending | None] = 0, None  # with its seq: asked for often

    def fold(self, entry: AnyEntry) -> None:
        """Take in the next entry."""
        self.seq += 1
        if not isinstance(entry, Played):
            self._people = None
        if isinstance(entry, Opened | Chose | Turned | Played):
            self.game_at = self.seq
        match entry:
            case Opened():
                self.code, self.host, self.setup = entry.code, entry.host, entry.setup
                self.stand_in = entry.stand_in
                self.occupants = [None] * entry.seats
            case Chose():
                self.setup = entry.setup
                self.reader = None
                if entry.seats is not None:
                    self.occupants = closer(self.occupants, entry.seats)
            case Sat():
                self.occupants[entry.seat] = Occupant(entry.name, entry.person, entry.bot, portrait=entry.portrait)
            case Portrayed():
                self._change(entry.seat, name=entry.name, portrait=entry.portrait)
            case Rose():
                self.occupants[entry.seat] = None
            case StoodIn():
                self._change(entry.seat, stand_in=entry.bot)
            case Turned():
                self.paused = entry.to == "paused"
                self.closed = self.closed or entry.to == "closed"
            case Played():
                self._play(entry)

    def _change(self, seat: Seat, **changes: Any) -> None:
        occupant = self.occupants[seat]
        if occupant is not None:
            self.occupants[seat] = replace(occupant, **changes)

    def _play(self, entry: Played) -> None:
        card_at = self.last_played = self.seq
        for line in entry.lines:
            if self.reader is None or self.reader.is_complete:
                self.reader = Reader(game_named)
                self.records.append([])
                self.happened = []
            self.reader.feed(line.encode())
            self.records[-1].append(line)
            timing = timing_in(line)
            if timing is not None:
                card_at = self.card_at
            for event in self.reader.events:
                self.happened.append(Happening(self.seq, event, timing if isinstance(event, Did) else None))
        self.card_at = card_at

    @property
    def game(self) -> AnyGame:
        """The game being played or about to be."""
        game = game_named(self.setup.game)
        assert game is not None
        return game

    @property
    def match(self) -> Match | None:
        """The match being played, or the last one."""
        return None if self.reader is None else self.reader.match

    @property
    def state(self) -> Any:
        """The state of the game, also after a round's end; None before the first deal."""
        return None if self.reader is None else self.reader.state

    @property
    def phase(self) -> Phase:
        """Whether people are still sitting down, a round is played, or it has ended."""
        if self.reader is None or self.match is None:
            return "waiting"
        if self.reader.is_complete:
            return "over"
        return "playing" if self.match.is_playing else "between"

    @property
    def is_on(self) -> bool:
        """Whether a round is being played, and nobody has stopped it."""
        return self.phase == "playing" and not (self.paused or self.closed or self.in_beat)

    @property
    def pending(self) -> Pending | None:
        """Who acts next in the round being played."""
        if self._pending[0] != self.seq:
            self._pending = self.seq, self.game.pending(self.state) if self.phase == "playing" else None
        return self._pending[1]

    def beat_at(self, seq: int) -> float:
        """Return how many seconds a table of people looks at what a step brought about."""
        ends = 0.0 if self.phase == "playing" else self.game.last_beat
        for each in reversed(self.happened):
            if each.seq < seq:
                break
            ends = max(ends, each.event.beat)
        return ends

    def asked(self) -> Pending:
        """Return who is asked to decide something now, or raise Refused."""
        if self.pending is None or not self.is_on:
            raise Refused(refuse("TURN", "table-beat" if self.in_beat and not self.paused else "table-not-playing"))
        return self.pending

    def chair(self, seat: Seat) -> ChairCopy:
        """Return what a seat sees and has seen, as it is now."""
        assert self.reader is not None
        assert self.reader.round is not None
        return copied(self.reader.round.chair(seat))

    def new_match(self) -> Match:
        """Return the match that a start would begin, or raise Refused."""
        names = [occupant.name if occupant is not None else f"{seat}" for seat, occupant in enumerate(self.occupants)]
        setup = self.setup
        return new_match(self.game, names, setup.rounds, setup.edition, **setup.options)

    def seat_of(self, person: Person) -> Seat | None:
        """Return where a person sits."""
        return self.people().get(person)

    def people(self) -> dict[Person, Seat]:
        """Return who sits where."""
        if self._people is None:
            taken = ((seat, occupant.person) for seat, occupant in enumerate(self.occupants) if occupant is not None)
            self._people = {person: seat for seat, person in taken if person is not None}
        return self._people

    def free_seat(self) -> Seat | None:
        """Return the first seat that nobody has."""
        return next((seat for seat, occupant in enumerate(self.occupants) if occupant is None), None)

    def points(self) -> tuple[int, ...] | None:
        """Return the points of the match so far."""
        return None if self.match is None or not self.match.results else standing(self.match).points


def closer(occupants: list[Occupant | None], seats: int) -> list[Occupant | None]:
    """Return the occupants for more or fewer people: free ones are taken away first, then bots; people stay.

    >>> [who and who.name for who in closer([None, Occupant("random 2", None, "random"), Occupant("Ada", "a")], 1)]
    ['Ada']
    """
    occupants = list(occupants)
    movable = [seat for seat, occupant in enumerate(occupants) if occupant is None or occupant.person is None]
    movable.sort(key=lambda seat: (occupants[seat] is not None, -seat))
    gone = movable[: max(0, len(occupants) - seats)]
    occupants = [occupant for seat, occupant in enumerate(occupants) if seat not in gone]
    return occupants + [None] * (seats - len(occupants))
