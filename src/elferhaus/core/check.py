"""Reading records back: every line is checked against the rules, and the first that breaks one is named.

What no rule id covers has one of four: RECORD (the form), CARDS, TURN and SCORE.
"""

from __future__ import annotations

from collections import deque
from types import UnionType
from typing import TYPE_CHECKING, Any, Final, Union, get_args, get_origin

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from .chance import AnyShuffle, Close, Shuffle
from .game import CHANCE, AnyGame, Did, Event
from .match import Match, begin_round, end_round, misdeal, new_match, standing
from .record import FORMAT, VERSION, listed
from .refusal import Refusal, Refused, refuse

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

LONGEST_LINE: Final = 1 << 20  # bytes; the longest that a game writes is a few thousand


class BadRecordError(Exception):
    """A line breaks a rule."""

    def __init__(self, line: int, refusal: Refusal) -> None:
        """Keep the line's number, counted from 1, and the refusal."""
        super().__init__(f"line {line}: {refusal}")
        self.line = line
        self.refusal = refusal


class _Header(Struct):
    format: Any
    version: int
    game: str
    edition: str
    options: dict[str, Any]
    players: list[str]
    rounds: int


class _Line(Struct):
    by: int | list[int] | UnsetType = UNSET  # a list in the event of a tie
    do: Raw | UnsetType = UNSET
    legal: Raw | UnsetType = UNSET
    event: str | UnsetType = UNSET
    deal: Raw | UnsetType = UNSET
    result: Raw | UnsetType = UNSET
    match: Raw | UnsetType = UNSET


class _Result(Struct):
    points: list[int]
    winners: list[int]
    round: int = 0


_read_header = msgspec.json.Decoder(_Header).decode
_read_line = msgspec.json.Decoder(_Line).decode
_read_any = msgspec.json.Decoder().decode
_read_result = msgspec.json.Decoder(_Result).decode

# The keys in which a written consequence can differ from the one that the rules give.
_TELLING: Final = ("by", "right", "word", "winner")


class Reader:
    """Follows a record line by line. ``match`` is where it stands; ``state`` the table, also after a round's end."""

    def __init__(self, find_game: Callable[[str], AnyGame | None]) -> None:
        """Begin before the first line."""
        self._find_game = find_game
        self._read_action: Callable[[bytes], Any] = _read_any
        self._event_kinds: dict[str, type[Event]] = {}
        self._expected: deque[Event] = deque()
        self._happened: tuple[Event, ...] = ()  # after the last decision or shuffle
        self.events: tuple[Event, ...] = ()  # what the last line brought about
        self._match: Match | None = None
        self.state: Any = None
        self.lines = 0
        self.decisions = 0
        self.is_complete = False

    @property
    def match(self) -> Match:
        """The match as far as it has been read."""
        if self._match is None:
            raise BadRecordError(self.lines or 1, refuse("RECORD", "record-empty"))
        return self._match

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
            if self._match is None:
                self._header(line)
            else:
                self._line(line)
        except Refused as refused:
            raise BadRecordError(self.lines, refused.refusal) from None
        except msgspec.ValidationError as error:
            raise BadRecordError(self.lines, refuse("RECORD", "record-form", error=str(error))) from None
        except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError) as error:
            raise BadRecordError(self.lines, refuse("RECORD", "record-json", error=str(error)[:80])) from None

    def _header(self, line: bytes) -> None:
        header = _read_header(line)
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
        self._match = match
        self._read_action = msgspec.json.Decoder(game.action_type).decode
        self._event_kinds = {str(kind.__struct_config__.tag): kind for kind in _kinds(game.event_type)}

    def _line(self, text: bytes) -> None:
        line = _read_line(text)
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
            self._result(_read_result(line.result))
        elif line.match is not UNSET:
            self._end(_read_result(line.match))
        else:
            raise Refused(refuse("RECORD", "record-line-unknown"))

    def _deal(self, raw: Raw) -> None:
        match = self.match
        if match.state is not None or match.is_over:
            raise Refused(refuse("RECORD", "record-deal-early"))
        deal = msgspec.json.decode(raw, type=match.game.deal_type)
        problem = misdeal(match, deal)
        if problem is not None:
            raise Refused(problem)
        self._match = begin_round(match, deal)
        self.state = self._match.state

    def _decision(self, by: int, text: bytes, legal: Raw | UnsetType) -> None:
        match = self.match
        action = self._read_action(text)
        if match.state is None:
            if match.round == 0:
                raise Refused(refuse("RECORD", "record-deal-missing"))
            raise Refused(refuse("TURN", "round-over"))
        game, state = match.game, self.state
        if not 0 <= by < match.seats:
            raise Refused(refuse("TURN", "no-such-seat", seat=by, last=match.seats - 1))
        if CHANCE in game.pending(state).must and not action.call:
            self._chance_missing(by, game.legal(state, CHANCE)[0])
        state, events = game.apply(state, by, action)
        if legal is not UNSET:
            self._compare_legal(game, by, legal)
        full = next(event for event in reversed(events) if isinstance(event, Did))
        if full.action != action:
            raise Refused(refuse("RECORD", "record-key-missing"))
        self.state = state
        self.decisions += 1
        self._happened = self.events = events
        if len(events) > 1:
            self._expected.extend(event for event in events if event.recorded)

    def _chance_missing(self, by: int, chance: object) -> None:
        """Refuse a decision where chance comes first: a shuffle, or what follows from a call."""
        if isinstance(chance, AnyShuffle) and chance.pile not in {by, "stock"}:  # a seat's pile: it is that seat's turn
            raise Refused(refuse("TURN", "not-your-turn", seat=int(chance.pile)))
        if isinstance(chance, AnyShuffle):
            raise Refused(refuse("RECORD", "record-event-missing", event="shuffle"))
        self._state_after_close()
        raise Refused(refuse("TURN", "round-over"))

    def _compare_legal(self, game: AnyGame, by: int, legal: Raw) -> None:
        written = _read_any(legal)
        true = msgspec.to_builtins(listed(game.legal(self.state, by)))
        if not isinstance(written, list) or sorted(map(_canonical, written)) != sorted(map(_canonical, true)):
            raise Refused(refuse("RECORD", "record-legal"))

    def _event(self, name: str, text: bytes) -> None:
        """Compare a consequence with the one that the rules give; those it does not know are passed over."""
        if name == "shuffle":
            self._shuffle(msgspec.json.decode(text, type=_ShuffleLine))
            return
        if name not in self._event_kinds:
            return
        true = self._next_expected() if self._event_kinds[name].recorded else self._latest(name)
        if true is None:
            raise Refused(refuse("RECORD", "record-event-unexpected", event=name))
        written = _read_any(text)
        for field, value in _read_any(msgspec.json.encode(true)).items():
            told = field in _TELLING and (field in written or true.recorded)
            if (told or field == "event") and _unordered(written.get(field)) != _unordered(value):
                raise Refused(refuse(true.rule, "record-event-wrong", event=name, field=field))

    def _next_expected(self) -> Event | None:
        """Return the consequence that must be written next, closing a call window where that brings it about."""
        if not self._expected and self.match.state is not None:
            self._close()
        return self._expected.popleft() if self._expected else None

    def _latest(self, name: str) -> Event | None:
        """Return the consequence of that name of the last decision."""
        return next((event for event in self._happened if _name(event) == name and event.to is None), None)

    def _close(self) -> None:
        """Close a call window whose consequences are written next."""
        game: AnyGame = self.match.game
        if game.pending(self.state).must == (CHANCE,) and isinstance(game.legal(self.state, CHANCE)[0], Close):
            self.state, self.events = game.apply(self.state, CHANCE, Close())
            self._expected.extend(event for event in self.events if event.recorded)

    def _shuffle(self, line: _ShuffleLine) -> None:
        match = self.match
        if self._expected:
            raise Refused(refuse("RECORD", "record-event-missing", event=_name(self._expected[0])))
        due = match.game.legal(self.state, CHANCE) if match.state is not None else ()
        if not due or not isinstance(due[0], AnyShuffle) or line.pile != due[0].pile:
            raise Refused(refuse("RECORD", "record-event-unexpected", event="shuffle"))
        shuffle = Shuffle(line.pile, line.cards)
        if not due[0].admits(shuffle):
            raise Refused(refuse("CARDS", "record-shuffle-cards"))
        self.state, self.events = match.game.apply(self.state, CHANCE, shuffle)
        self._happened = self.events

    def _state_after_close(self) -> Any:
        """Return the table once its last window is closed; what follows from a call must have been told by then."""
        game: AnyGame = self.match.game
        if game.pending(self.state).must != (CHANCE,):
            return self.state
        state, events = game.apply(self.state, CHANCE, Close())
        told = next((event for event in events if event.recorded), None)
        if told is not None:
            raise Refused(refuse("RECORD", "record-event-missing", event=_name(told)))
        return state

    def _result(self, written: _Result) -> None:
        match = self.match
        if match.state is None:
            raise Refused(refuse("RECORD", "record-result-early"))
        state = self._state_after_close()
        outcome = match.game.outcome(state)
        if outcome is None:
            raise Refused(refuse("SCORE", "score-not-over"))
        if written.round != match.round:
            raise Refused(refuse("RECORD", "record-result-round", found=written.round, wanted=match.round))
        _compare_scores(written, outcome.points, outcome.winners)
        self.state = state
        self._match = end_round(match, outcome)

    def _end(self, written: _Result) -> None:
        if not self.match.is_over or self.is_complete:
            raise Refused(refuse("RECORD", "record-match-early"))
        final = standing(self.match)
        _compare_scores(written, final.points, final.winners)
        self.is_complete = True


class _ShuffleLine(Struct):
    pile: str | int
    cards: tuple[str, ...]


def _compare_scores(written: _Result, points: tuple[int, ...], winners: tuple[int, ...]) -> None:
    if written.points != list(points):
        raise Refused(refuse("SCORE", "score-points", points=" ".join(map(str, points))))
    if sorted(written.winners) != sorted(winners):
        raise Refused(refuse("SCORE", "score-winners", winners=" ".join(map(str, winners))))


def _kinds(union: Any) -> list[type[Event]]:
    """Return the event types of a union; ``Did`` is generic, so its origin."""
    kinds = get_args(union) if get_origin(union) in {UnionType, Union} else (union,)
    return [get_origin(kind) or kind for kind in kinds]


def _unordered(value: Any) -> Any:
    """Return a value to compare: the seats of a tie have no order."""
    return sorted(value, key=str) if isinstance(value, list) else value


def _name(event: Event) -> str:
    return str(event.__struct_config__.tag)


def _canonical(choice: object) -> bytes:
    """Return a form in which equal choices are equal, however their keys and the cards of a hand are ordered."""
    if isinstance(choice, dict):
        choice = {
            key: sorted(value, key=str) if isinstance(value, list | tuple) else value for key, value in choice.items()
        }
    return msgspec.json.encode(choice, order="deterministic")
