"""A table as the fold of its entries, and what a seat may be told of it. Pure: no clock, no sockets, no database."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from elferhaus.core.check import Reader
from elferhaus.core.game import Did
from elferhaus.core.match import Match, new_match, standing
from elferhaus.games import game_named

from .entries import AnyEntry, Choice, Chose, Opened, Person, Played, Portrayed, Rose, Sat, StoodIn, Turned
from .fairness import Timing, timing_in

if TYPE_CHECKING:
    from elferhaus.core.game import AnyGame, Event, Pending, Seat

Phase = Literal["waiting", "playing", "between", "over"]


class Chair(Struct, frozen=True):
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


class Table:
    """Where a table stands. ``fold`` is the only thing that changes it."""

    def __init__(self) -> None:
        """Begin before the first entry."""
        self.seq = 0
        self.code = ""
        self.host: Person = ""
        self.choice = Choice("", "", {}, 1)
        self.stand_in: float | None = None  # seconds until a bot plays for who is gone
        self.chairs: list[Chair | None] = []
        self.paused = False
        self.closed = False
        self.reader: Reader | None = None
        self.records: list[list[str]] = []  # one for each match played here
        self.happened: list[Happening] = []  # in the match being played
        self.card_at = 0  # the seq of the last entry that was no call: all calls since then are about the same card
        self._round_from = 0  # where in ``happened`` the round begins
        self._people: dict[Person, Seat] | None = None  # None: the chairs may have changed
        self._pending: tuple[int, Pending | None] = 0, None  # with its seq: asked for often

    def fold(self, entry: AnyEntry) -> None:
        """Take in the next entry."""
        self.seq += 1
        if not isinstance(entry, Played):
            self._people = None
        match entry:
            case Opened():
                self.code, self.host, self.choice = entry.code, entry.host, entry.choice
                self.stand_in = entry.stand_in
                self.chairs = [None] * entry.seats
            case Chose():
                self.choice = entry.choice
                self.reader = None
                if entry.seats is not None:
                    self.chairs = closer(self.chairs, entry.seats)
            case Sat():
                self.chairs[entry.seat] = Chair(entry.name, entry.person, entry.bot, portrait=entry.portrait)
            case Portrayed():
                self._change(entry.seat, name=entry.name, portrait=entry.portrait)
            case Rose():
                self.chairs[entry.seat] = None
            case StoodIn():
                self._change(entry.seat, stand_in=entry.bot)
            case Turned():
                self.paused = entry.to == "paused"
                self.closed = self.closed or entry.to == "closed"
            case Played():
                self._play(entry)

    def _change(self, seat: Seat, **changes: Any) -> None:
        chair = self.chairs[seat]
        if chair is not None:
            self.chairs[seat] = replace(chair, **changes)

    def _play(self, entry: Played) -> None:
        card_at = self.seq
        for line in entry.lines:
            if self.reader is None or self.reader.is_complete:
                self.reader = Reader(game_named)
                self.records.append([])
                self.happened = []
            self.reader.feed(line.encode())
            self.records[-1].append(line)
            if line.startswith('{"deal"'):
                self._round_from = len(self.happened)
            timing = timing_in(line)
            if timing is not None:
                card_at = self.card_at
            for event in self.reader.events:
                self.happened.append(Happening(self.seq, event, timing if isinstance(event, Did) else None))
        self.card_at = card_at

    @property
    def game(self) -> AnyGame:
        """The game being played or about to be."""
        game = game_named(self.choice.game)
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
        return "playing" if self.match.state is not None else "between"

    @property
    def pending(self) -> Pending | None:
        """Who acts next in the round being played."""
        if self._pending[0] != self.seq:
            self._pending = self.seq, self.game.pending(self.state) if self.phase == "playing" else None
        return self._pending[1]

    def happened_in_round(self) -> list[Event]:
        """Return all that has happened since the deal."""
        return [each.event for each in self.happened[self._round_from :]]

    def new_match(self) -> Match:
        """Return the match that a start would begin, or raise Refused."""
        names = [chair.name if chair is not None else f"{seat}" for seat, chair in enumerate(self.chairs)]
        choice = self.choice
        return new_match(self.game, names, choice.rounds, choice.edition, **choice.options)

    def seat_of(self, person: Person) -> Seat | None:
        """Return where a person sits."""
        return self.people().get(person)

    def people(self) -> dict[Person, Seat]:
        """Return who sits where."""
        if self._people is None:
            taken = ((seat, chair.person) for seat, chair in enumerate(self.chairs) if chair is not None)
            self._people = {person: seat for seat, person in taken if person is not None}
        return self._people

    def free_seat(self) -> Seat | None:
        """Return the first seat that nobody has."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair is None), None)

    def points(self) -> tuple[int, ...] | None:
        """Return the points of the match so far."""
        return None if self.match is None or not self.match.results else standing(self.match).points


def closer(chairs: list[Chair | None], seats: int) -> list[Chair | None]:
    """Return the chairs for more or fewer people: free ones are taken away first, then bots; people stay.

    >>> [chair and chair.name for chair in closer([None, Chair("random 2", None, "random"), Chair("Ada", "a")], 1)]
    ['Ada']
    """
    chairs = list(chairs)
    movable = [seat for seat, chair in enumerate(chairs) if chair is None or chair.person is None]
    movable.sort(key=lambda seat: (chairs[seat] is not None, -seat))
    gone = movable[: max(0, len(chairs) - seats)]
    chairs = [chair for seat, chair in enumerate(chairs) if seat not in gone]
    return chairs + [None] * (seats - len(chairs))
