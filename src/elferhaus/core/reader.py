"""Reading records back: every line is checked against the rules, and the first that breaks one is named.

What no rule id covers has one of five: RECORD (the form), CARDS, TURN, SCORE and FAIR (the seal).
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from .chance import AnyShuffle, Close, Shuffle
from .game import CHANCE, AnyGame, Event, kinds_in
from .match import Match, MatchPlay, misdeal, new_match, occasion, standing
from .record import FORMAT, VERSION, LineKind, Result, listed, read_header, read_line, read_result
from .refusal import Refusal, Refused, refuse
from .round import Round, told_in_full
from .seal import SealReader

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

LONGEST_LINE: Final = 1 << 20  # bytes; the longest that a game writes is a few thousand


class BadRecordError(Exception):
    """A line breaks a rule."""

    def __init__(self, line: int, refusal: Refusal, players: tuple[str, ...] = ()) -> None:
        """Keep the line's number, counted from 1, the refusal, and who plays as far as that is known."""
        super().__init__(f"line {line}: {refusal}")
        self.line = line
        self.refusal = refusal
        self.players = players


_read_any = msgspec.json.Decoder().decode


class Reader:
    """Follows a record line by line. ``match`` is where it stands, ``round`` what lies on the table."""

    def __init__(self, find_game: Callable[[str], AnyGame | None]) -> None:
        """Begin before the first line."""
        self._find_game = find_game
        self._read_action: Callable[[bytes], Any] = _read_any
        self._event_kinds: dict[str, type[Event]] = {}
        self._expected: deque[Event] = deque()
        self._untold: tuple[Event, ...] = ()  # what the last decision or shuffle brought about, and no line has told
        self._play: MatchPlay | None = None
        self.seal = SealReader()
        self.events: tuple[Event, ...] = ()  # what the last line brought about
        self.line: LineKind | None = None  # what the last line was
        self.lines = 0
        self.decisions = 0
        self.is_complete = False

    @property
    def match(self) -> Match:
        """The match as far as it has been read."""
        if self._play is None:
            raise BadRecordError(self.lines or 1, refuse("RECORD", "record-empty"))
        return self._play.match

    @property
    def round(self) -> Round | None:
        """The round being played, or the last one; None before the first deal."""
        return None if self._play is None else self._play.round

    @property
    def state(self) -> Any:
        """The table, also after a round's end; None before the first deal."""
        table = None if self._play is None else self._play.round
        return None if table is None else table.state

    def read(self, lines: Iterable[bytes]) -> None:
        """Read lines to the end, or raise BadRecordError at the first that breaks a rule."""
        for line in lines:
            self.feed(line)
        self.match  # noqa: B018 - a record has at least its header

    def feed(self, line: bytes) -> None:
        """Read one line."""
        self.lines += 1
        self.events = ()
        if len(line) > LONGEST_LINE:
            raise BadRecordError(self.lines, refuse("RECORD", "record-line-long"))
        try:
            if self._play is None:
                self._header(line)
            else:
                self._line(line)
        except Refused as refused:
            players = () if self._play is None else self._play.match.players
            raise BadRecordError(self.lines, refused.refusal, players) from None
        except msgspec.ValidationError as error:
            raise BadRecordError(self.lines, refuse("RECORD", "record-form", error=str(error))) from None
        except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError) as error:
            raise BadRecordError(self.lines, refuse("RECORD", "record-json", error=str(error)[:80])) from None

    def follow(self, copy: Round, lines: int) -> None:
        """Take in a decision that was just carried out on a copy of the round, and so many lines that tell of it.

        It is as if they had been read, but nothing is worked out a second time: whoever calls this has written them.
        """
        assert self.round is not None
        self.round.follow(copy)
        self.lines += lines
        self.decisions += 1
        self._untold = tuple(event for event in copy.log if not event.recorded)
        self.events = tuple(copy.log) if lines == 1 else ()
        self.line = "decision" if lines == 1 else "event"

    def _header(self, line: bytes) -> None:
        header = read_header(line)
        if header.format != FORMAT:
            raise Refused(refuse("RECORD", "record-format"))
        if header.version != VERSION:
            raise Refused(refuse("RECORD", "record-version", version=VERSION))
        game = self._find_game(header.game)
        if game is None:
            raise Refused(refuse("RECORD", "unknown-game", game=header.game[:40]))
        match = new_match(game, header.players, header.rounds, header.edition, **header.options)
        for option in game.info.options:
            if option.always and option.name not in header.options:
                raise Refused(refuse("RECORD", "record-option-missing", option=option.name))
        self._play = MatchPlay(match)
        self.line = "header"
        self._read_action = msgspec.json.Decoder(game.action_type).decode
        self._event_kinds = {_name_of(kind): kind for kind in kinds_in(game.event_type)}

    def _line(self, text: bytes) -> None:
        line = read_line(text)
        self.line = line.kind
        if line.event is not UNSET:
            self._event(line.event, text)
            return
        if self._expected:
            raise Refused(refuse("RECORD", "record-event-missing", event=_name(self._expected[0])))
        if line.do is not UNSET:
            if not isinstance(line.by, int):
                raise Refused(refuse("RECORD", "record-no-by"))
            self._decision(line.by, text, line.legal)
        elif line.deal is not UNSET:
            self._deal(line.deal)
        elif line.result is not UNSET:
            self._result(read_result(line.result))
        elif line.match is not UNSET:
            self._end(read_result(line.match))
        elif line.sealed is not UNSET:
            self.seal.seal(line.sealed, self.lines, self.match)
        elif line.opened is not UNSET:
            self._open(line.opened)
        else:
            raise Refused(refuse("RECORD", "record-line-unknown"))

    def _deal(self, raw: Raw) -> None:
        assert self._play is not None
        match = self.match
        if match.is_playing or match.is_over:
            raise Refused(refuse("RECORD", "record-deal-early"))
        deal = msgspec.json.decode(raw, type=match.game.deal_type)
        problem = misdeal(match, deal)
        if problem is not None:
            raise Refused(problem)
        self.seal.dealt(self.lines, match, occasion(match), deal)
        self._play.begin(deal)

    def _open(self, raw: Raw) -> None:
        wrong = self.seal.open(raw, self.lines, self.match)
        if wrong is not None:
            raise BadRecordError(*wrong, self.match.players)

    def _decision(self, by: int, text: bytes, legal: Raw | UnsetType) -> None:
        match, table = self.match, self.round
        action = self._read_action(text)
        if table is None:
            raise Refused(refuse("RECORD", "record-deal-missing"))
        if not match.is_playing:
            raise Refused(refuse("TURN", "round-over"))
        if not 0 <= by < match.seats:
            raise Refused(refuse("TURN", "no-such-seat", seat=by, last=match.seats - 1))
        if not action.call and (chance := table.due_by_chance()) is not None:
            self._chance_missing(by, chance, table)
        possible = match.game.legal(table.state, by)
        events = table.act(by, action, possible)
        if legal is not UNSET:
            _compare_legal(legal, listed(possible))
        if told_in_full(events) != action:
            raise Refused(refuse("RECORD", "record-key-missing"))
        self.decisions += 1
        self._untold = self.events = events
        if len(events) > 1:
            self._expected.extend(event for event in events if event.recorded)

    def _chance_missing(self, by: int, chance: object, table: Round) -> None:
        """Refuse a decision where chance comes first: a shuffle, or what follows from a call."""
        if isinstance(chance, AnyShuffle) and chance.pile not in {by, "stock"}:  # a seat's pile: it is that seat's turn
            raise Refused(refuse("TURN", "not-your-turn", seat=int(chance.pile)))
        if isinstance(chance, AnyShuffle):
            raise Refused(refuse("RECORD", "record-event-missing", event="shuffle"))
        self._close_untold(table)
        raise Refused(refuse("TURN", "round-over"))

    def _event(self, name: str, text: bytes) -> None:
        """Compare a consequence with what the rules give; those it does not know are passed over."""
        if name == "shuffle":
            self._shuffle(msgspec.json.decode(text, type=_ShuffleLine))
        elif name in self._event_kinds:
            if self._event_kinds[name].recorded:
                found = [self._next_expected()]
            else:
                found = [event for event in self._untold if _name(event) == name]
            meant = _told_event(name, _read_any(text), [event for event in found if event is not None])
            self._untold = tuple(event for event in self._untold if event is not meant)  # it is told once

    def _next_expected(self) -> Event | None:
        """Return the consequence that must be written next, closing a call window where that brings it about."""
        table = self.round
        if not self._expected and table is not None and self.match.is_playing and _closes(table):
            self.events = table.act(CHANCE, Close())
            self._untold = (*self._untold, *self.events)
            self._expected.extend(event for event in self.events if event.recorded)
        return self._expected.popleft() if self._expected else None

    def _shuffle(self, line: _ShuffleLine) -> None:
        if self._expected:
            raise Refused(refuse("RECORD", "record-event-missing", event=_name(self._expected[0])))
        table = self.round if self.match.is_playing else None
        due = None if table is None else table.due_by_chance()
        if table is None or not isinstance(due, AnyShuffle) or line.pile != due.pile:
            raise Refused(refuse("RECORD", "record-event-unexpected", event="shuffle"))
        shuffle = Shuffle(line.pile, line.cards)
        if not due.admits(shuffle):
            raise Refused(refuse("CARDS", "record-shuffle-cards"))
        self.seal.shuffled(self.lines, line.cards)
        self._untold = self.events = table.act(CHANCE, shuffle)

    def _close_untold(self, table: Round) -> None:
        """Close the last window of a round; what follows from a call must have been told by then."""
        if table.pending.must == (CHANCE,):
            events = table.act(CHANCE, Close())
            told = next((event for event in events if event.recorded), None)
            if told is not None:
                raise Refused(refuse("RECORD", "record-event-missing", event=_name(told)))

    def _result(self, written: Result) -> None:
        match, table = self.match, self.round
        if table is None or not match.is_playing or self._play is None:
            raise Refused(refuse("RECORD", "record-result-early"))
        self._close_untold(table)
        outcome = table.outcome
        if outcome is None:
            raise Refused(refuse("SCORE", "score-not-over"))
        if written.round != match.round:
            raise Refused(refuse("RECORD", "record-result-round", found=written.round, wanted=match.round))
        _compare_scores(written, outcome.points, outcome.winners)
        self._play.end()

    def _end(self, written: Result) -> None:
        if not self.match.is_over or self.is_complete:
            raise Refused(refuse("RECORD", "record-match-early"))
        final = standing(self.match)
        _compare_scores(written, final.points, final.winners)
        self.seal.end()
        self.is_complete = True


class _ShuffleLine(Struct):
    pile: str | int
    cards: tuple[str, ...]


def _closes(table: Round) -> bool:
    """Tell whether nothing but the end of a window comes next."""
    return table.pending.must == (CHANCE,) and isinstance(table.due_by_chance(), Close)


def _compare_legal(raw: Raw, possible: list[object]) -> None:
    written = _read_any(raw)
    true = msgspec.to_builtins(possible)
    if not isinstance(written, list) or sorted(map(_canonical, written)) != sorted(map(_canonical, true)):
        raise Refused(refuse("RECORD", "record-legal"))


def _told_event(name: str, written: dict[str, Any], found: list[Event]) -> Event:
    """Return which of the events a line tells, compared in every key that both know, in the fullest account.

    What a replay needs must be told in full; of the rest a record may tell as much as it likes.
    """
    if not found:
        raise Refused(refuse("RECORD", "record-event-unexpected", event=name))
    accounts = [_account(event) for event in found]
    told = {key for account in accounts for key in account} & written.keys()
    wrong: list[Refusal] = []
    for event, true in zip(found, accounts, strict=True):
        keys = true if event.recorded else [key for key in written if key in told]
        ordered = event.ordered
        differs = next((k for k in keys if k not in true or not _alike(written.get(k), true[k], k in ordered)), None)
        if differs is None:
            return event
        wrong.append(refuse(event.rule, "record-event-wrong", event=name, field=differs))
    raise Refused(wrong[-1])


def _account(event: Event) -> dict[str, Any]:
    """Return what an event tells, by the names of a record."""
    return {key: value for key, value in msgspec.to_builtins(event).items() if key not in {"event", "to"}}


def _compare_scores(written: Result, points: tuple[int, ...], winners: tuple[int, ...]) -> None:
    if written.points != list(points):
        raise Refused(refuse("SCORE", "score-points", points=" ".join(map(str, points))))
    if sorted(written.winners) != sorted(winners):
        raise Refused(refuse("SCORE", "score-winners", winners=" ".join(map(str, winners))))


def _alike(written: Any, true: Any, ordered: bool) -> bool:
    """Compare two values of an event: seats of a tie and cards of a pile have no order, guesses by seat have one."""
    if isinstance(written, list) and isinstance(true, list | tuple):
        ours, theirs = map(_canonical, true), map(_canonical, written)
        return list(ours) == list(theirs) if ordered else sorted(ours) == sorted(theirs)
    return bool(written == true) and isinstance(written, bool) == isinstance(true, bool)


def _name(event: Event) -> str:
    return _name_of(type(event))


def _name_of(kind: type[Event]) -> str:
    return str(kind.__struct_config__.tag)


def _canonical(choice: object) -> bytes:
    """Return a form in which equal choices are equal, however their keys and the cards of a hand are ordered."""
    if isinstance(choice, dict):
        choice = {
            key: sorted(value, key=str) if isinstance(value, list | tuple) else value for key, value in choice.items()
        }
    return msgspec.json.encode(choice, order="deterministic")
