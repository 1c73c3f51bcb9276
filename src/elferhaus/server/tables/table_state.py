"""A table as the fold of its entries, and what a seat may be told of it. Pure: no clock, no sockets, no database."""

from __future__ import annotations

from copy import copy
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from elferhaus.core.duplicate import bot_luck, sealed_deal, turned
from elferhaus.core.ending import ending_of
from elferhaus.core.game import Did
from elferhaus.core.lead import Lead, lead_of
from elferhaus.core.match import Match, new_match, standing
from elferhaus.core.player import ChairCopy, copied
from elferhaus.core.prizes import PlayedRound, Prize, awarded
from elferhaus.core.reader import Reader
from elferhaus.core.refusal import Refused, refuse
from elferhaus.core.seal import Seal
from elferhaus.games import game_named, room_of
from elferhaus.server.tables.call_timing import Timing, timing_in
from elferhaus.server.tables.entries import (
    AnyEntry,
    Chose,
    DealName,
    Guarded,
    Opened,
    Passed,
    Person,
    Played,
    Portrayed,
    Quieted,
    Rose,
    Sat,
    Setup,
    SharedSet,
    StoodIn,
    Turned,
)
from elferhaus.server.tables.occupants import Occupant, closer

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.ending import Ending, Unit
    from elferhaus.core.fair import FairRandom, Secret
    from elferhaus.core.game import AnyGame, Pending, Seat, Turning
    from elferhaus.core.round import Round

Phase = Literal["waiting", "playing", "between", "over"]


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
        self.admission = False  # the host lets people in
        self.paused = False
        self.closed = False
        self.counting = False  # it is counted down to what all do at one instant; said by ``Turns``
        self.quiet = False  # the host wants no faces shown
        self.rematch_wanted: set[Person] = set()  # after a match; not in the log
        self.in_beat = False  # everyone is looking at what the last step brought about; said by ``Beats``
        self.reader: Reader | None = None
        self.match: Match | None = None  # the one being played, or the last one
        self.state: Any = None  # of the game, also after a round's end; None before the first deal
        self.phase: Phase = "waiting"  # people are still sitting down, a round is played, or it has ended
        self.records: list[list[str]] = []  # one for each match played here
        self.happened: list[Happening] = []  # in the match being played
        self.deal: DealName | None = None  # cards that others get as well
        self.shared_set: SharedSet | None = None  # what they are part of, where people play a whole set here
        self.promised: Secret | None = None  # what the luck of the next match follows from
        self._secret: Secret | None = None  # and of the match being played; both leave the house when it is over
        self._seal: tuple[Any, Seal] | None = None  # made once, of what was sealed
        self._played = sha256()  # all that was written in this match
        self.rounds: list[PlayedRound] = []  # the rounds of it that are over
        self.prizes: tuple[Prize, ...] = ()  # of a match that is over
        self._scores: list[tuple[int, ...]] = []  # in its first round, step by step
        self.dealt_at = 0  # the seq of the last deal
        self.stood_in: dict[Seat, int] = {}  # since when bots play for those who are away
        self.game_at = 0  # the seq of the last entry that changed the game: names, faces and who plays do not
        self.last_played = 0  # the seq of the last entry in which something was played
        self.card_at = 0  # the seq of the last entry that was no call: all calls since then are about the same card
        self._game: tuple[str, AnyGame] | None = None  # by its name
        self._points: tuple[Any, tuple[int, ...]] | None = None  # after these results
        self.other_at = 0  # the seq of the last entry that was anything but a decision in the midst of a round
        self._people: dict[Person, Seat] | None = None  # None: the occupants may have changed
        self._bots: dict[Seat, str] | None = None  # the same
        self._pending: tuple[int, Pending | None] = 0, None  # with its seq: asked for often
        self._turning: tuple[int, Turning | None] = 0, None  # the same

    def fold(self, entry: AnyEntry, decided: Round | None = None) -> None:
        """Take in the next entry; ``decided`` is where it leads, if this house has just worked that out."""
        self.seq += 1
        if decided is not None and isinstance(entry, Played) and self.reader is not None:
            self._follow(entry, decided, self.reader)
        else:
            self._fold(entry)
        self._look()

    def _fold(self, entry: AnyEntry) -> None:
        self.other_at = self.seq
        if not isinstance(entry, Played):
            self._people = self._bots = None
        if isinstance(entry, Sat | Rose):
            self.stood_in.pop(entry.seat, None)
        if isinstance(entry, Opened | Chose | Turned | Played | Passed):
            self.game_at = self.seq
            self.rematch_wanted.clear()
        match entry:
            case Opened():
                self.code, self.host, self.setup = entry.code, entry.host, entry.setup
                self.stand_in, self.promised, self.deal = entry.stand_in, entry.promise, entry.deal
                self.admission, self.shared_set = entry.admission, entry.shared_set
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
                if entry.bot is None:
                    self.stood_in.pop(entry.seat, None)
                else:
                    self.stood_in.setdefault(entry.seat, self.seq)
            case Quieted():
                self.quiet = entry.to
            case Turned():
                self.paused = entry.to == "paused"
                self.closed = self.closed or entry.to == "closed"
            case Guarded():
                self.admission = entry.admission
            case Passed():
                self._pass()
            case Played():
                self._play(entry)

    def _look(self) -> None:
        """Keep where the match stands: until the next entry it is asked for many times."""
        reader = self.reader
        if reader is None:
            self.match, self.state, self.phase = None, None, "waiting"
            return
        match = self.match = reader.match
        self.state = reader.state
        self.phase = "over" if reader.is_complete else "playing" if match.is_playing else "between"

    def _pass(self) -> None:
        following = self.next_deal
        assert self.shared_set is not None
        assert self.deal is not None
        assert following is not None
        if following.turn > self.deal.turn:
            people = self.shared_set.people
            self.occupants = [*turned(tuple(self.occupants[:people]), 1), *self.occupants[people:]]
        self.deal, self.reader = following, None
        self.promised = sealed_deal(following.set, self.shared_set.key, following.number)

    def after(self, entry: AnyEntry) -> TableState:
        """Return the table as an entry would leave it, to think on from there; this one stays as it is."""
        thought = copy(self)
        thought.rematch_wanted = set()
        thought.fold(entry)
        return thought

    def _change(self, seat: Seat, **changes: Any) -> None:
        occupant = self.occupants[seat]
        if occupant is not None:
            self.occupants[seat] = replace(occupant, **changes)

    def _follow(self, entry: Played, decided: Round, reader: Reader) -> None:
        """Take in a decision of which it is known where it leads."""
        self.game_at = self.card_at = self.last_played = self.seq
        reader.follow(decided, len(entry.lines))
        self.records[-1].extend(entry.lines)
        self._played.update("".join(f"{line}\n" for line in entry.lines).encode())
        self.happened.extend(Happening(self.seq, event) for event in decided.log)
        self._count(reader)

    def _play(self, entry: Played) -> None:
        card_at = self.last_played = self.seq
        for line in entry.lines:
            if self.reader is None or self.reader.is_complete:
                self.reader = Reader(game_named)
                self.records.append([])
                self.happened, self._secret, self._played = [], None, sha256()
                self.rounds, self.prizes, self._scores = [], (), []
            self.reader.feed(line.encode())
            self.records[-1].append(line)
            if self.reader.line == "deal":
                self.dealt_at = self.seq
            if self.reader.line == "sealed":
                self._secret = self.promised
            if self.reader.line != "header":
                self._played.update(f"{line}\n".encode())
            timing = timing_in(line)
            if timing is not None:
                card_at = self.card_at
            for event in self.reader.events:
                self.happened.append(Happening(self.seq, event, timing if isinstance(event, Did) else None))
            self._end(self.reader)
        if self.reader is not None:
            self._count(self.reader)
        self.card_at = card_at
        self.promised = entry.promise or self.promised

    def _end(self, reader: Reader) -> None:
        """Keep a round that is over, and give prizes after the last."""
        if reader.line == "result" and reader.round is not None:
            self.rounds.append(PlayedRound(reader.state, tuple(reader.round.log)))
        elif reader.is_complete:
            self.prizes = awarded(room_of(self.game).prizes, self.rounds, reader.match.seats)

    def _count(self, reader: Reader) -> None:
        """Keep what each seat has after a step of the first round: of several, whole rounds are told."""
        if self.game.score is not None and reader.state is not None and reader.match.round == 1:
            self._scores.append(self.game.score(reader.state))

    @property
    def game(self) -> AnyGame:
        """The game being played or about to be."""
        if self._game is None or self._game[0] != self.setup.game:
            game = game_named(self.setup.game)
            assert game is not None
            self._game = self.setup.game, game
        return self._game[1]

    @property
    def next_deal(self) -> DealName | None:
        """What comes after this deal where people play a whole set; None: nothing."""
        return None if self.shared_set is None or self.deal is None else self.shared_set.after(self.deal)

    @property
    def keeps_records(self) -> bool:
        """Whether no record may leave yet: its cards are going to be played here again."""
        played = self.closed or (self.next_deal is None and self.phase == "over")
        return self.shared_set is not None and not played

    @property
    def seal(self) -> Seal | None:
        """What all luck of the match being played follows from; None where nothing was promised."""
        sealed = None if self.reader is None else self.reader.seal.sealed
        if sealed is None or self._secret is None:
            return None
        if self._seal is None or self._seal[0] is not sealed:
            self._seal = sealed, Seal(self._secret, sealed.numbers)
        return self._seal[1]

    def luck_of_calls(self) -> FairRandom | None:
        """Return what decides between calls at the same moment."""
        seal = self.seal
        return None if seal is None else seal.luck.lots(f"calls/{self._played.hexdigest()}")

    def luck_of_bot(self, seat: Seat, kind: str) -> Random | None:
        """Return what a bot draws from; another luck whenever anything else was played so far."""
        seal = self.seal
        return None if seal is None else bot_luck(seal.luck, seat, kind, self._played.hexdigest())

    @property
    def unit(self) -> Unit:
        """What the results count."""
        return "points" if self.match is None else self.game.unit(self.match.rules)

    @property
    def ending(self) -> Ending | None:
        """How the last round ended; nothing as long as one is played."""
        return None if self.phase in {"waiting", "playing"} else ending_of(self.game, self.state)

    @property
    def lead(self) -> Lead | None:
        """Who was ahead when; nothing of a round that is still played, nor where the same cards come again."""
        if self.match is None or self.phase in {"waiting", "playing"} or self.keeps_records:
            return None
        return lead_of(self.match, self._scores)

    @property
    def is_on(self) -> bool:
        """Whether a round is being played, and nobody has stopped it."""
        return self.phase == "playing" and not (self.paused or self.closed or self.in_beat or self.counting)

    @property
    def pending(self) -> Pending | None:
        """Who acts next in the round being played."""
        if self._pending[0] != self.seq:
            self._pending = self.seq, self.game.pending(self.state) if self.phase == "playing" else None
        return self._pending[1]

    @property
    def turning(self) -> Turning | None:
        """How what comes next is done, where it is no decision."""
        if self._turning[0] != self.seq:
            self._turning = self.seq, self.game.turning(self.state) if self.phase == "playing" else None
        return self._turning[1]

    def quiet_cards(self) -> int:
        """Return how many deeds there were since somebody last called."""
        quiet = 0
        for each in reversed(self.happened):
            if each.timing is not None:
                break
            quiet += isinstance(each.event, Did)
        return quiet

    def last_call_ms(self) -> int:
        """Return how long after its card the last deed was called, if it was a call that tells that itself."""
        deeds = (each.event for each in reversed(self.happened) if isinstance(each.event, Did))
        last = next(deeds, None)
        return 0 if last is None else round(last.action.called_at or 0)

    def beat_at(self, seq: int) -> tuple[float, float]:
        """Return how many seconds a table of people looks at what a step brought about, and then at the round's end."""
        longest = 0.0
        for each in reversed(self.happened):
            if each.seq < seq:
                break
            longest = max(longest, each.event.beat)
        return longest, 0.0 if self.phase == "playing" else self.game.last_beat

    def asked(self) -> Pending:
        """Return who is asked to decide something now, or raise Refused."""
        if self.pending is None or not self.is_on:
            key = "table-beat" if self.in_beat else "table-counts" if self.counting else "table-not-playing"
            raise Refused(refuse("TURN", "table-not-playing" if self.paused else key))
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

    def bots(self) -> dict[Seat, str]:
        """Return which bots play, for themselves or for somebody who is away."""
        if self._bots is None:
            self._bots = {seat: who.player for seat, who in enumerate(self.occupants) if who and who.player}
        return self._bots

    def free_seat(self) -> Seat | None:
        """Return the first seat that nobody has."""
        return next((seat for seat, occupant in enumerate(self.occupants) if occupant is None), None)

    def points(self) -> tuple[int, ...] | None:
        """Return the points of the match so far."""
        match = self.match
        if match is None or not match.results:
            return None
        if self._points is None or self._points[0] is not match.results:
            self._points = match.results, standing(match).points
        return self._points[1]
