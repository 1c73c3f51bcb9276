"""Writing records: a match as JSON Lines that anyone can read, keep, replay and check; and what lines there are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from .chance import Shuffled
from .game import Choice, Deal, Did, Event, Outcome, Pattern
from .options import header_options

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .match import Match

FORMAT: Final = "elferhaus-record"
VERSION: Final = 1

_encode = msgspec.json.encode

LineKind = Literal["header", "sealed", "deal", "decision", "event", "result", "opened", "match"]


class Header(Struct):
    """The first line: the game, its rules and the players."""

    format: Any
    version: int
    game: str
    edition: str
    options: dict[str, Any]
    players: list[str]
    rounds: int


class Line(Struct):
    """Any line: which of these keys it has says what it is."""

    by: int | list[int] | UnsetType = UNSET  # a list in the event of a tie
    do: Raw | UnsetType = UNSET
    legal: Raw | UnsetType = UNSET
    event: str | UnsetType = UNSET
    deal: Raw | UnsetType = UNSET
    result: Raw | UnsetType = UNSET
    match: Raw | UnsetType = UNSET
    sealed: Raw | UnsetType = UNSET
    opened: Raw | UnsetType = UNSET
    format: Raw | UnsetType = UNSET

    @property
    def kind(self) -> LineKind | None:
        """What the line is; None if it is nothing that a record knows."""
        if self.event is not UNSET:
            return "event"
        if self.do is not UNSET:
            return "decision"
        if self.deal is not UNSET:
            return "deal"
        if self.result is not UNSET:
            return "result"
        if self.match is not UNSET:
            return "match"
        if self.sealed is not UNSET:
            return "sealed"
        if self.opened is not UNSET:
            return "opened"
        return None if self.format is UNSET else "header"


class Result(Struct):
    """What a result line says, and the match line but for the round."""

    points: list[int]
    winners: list[int]
    round: int = 0


read_header = msgspec.json.Decoder(Header).decode
read_line = msgspec.json.Decoder(Line).decode
read_result = msgspec.json.Decoder(Result).decode


def header_line(match: Match) -> bytes:
    """Return the first line: the game, its rules and the players."""
    return _encode(
        {
            "format": FORMAT,
            "version": VERSION,
            "game": match.game.info.id,
            "edition": match.rules.edition,
            "options": header_options(match.game.info, match.rules),
            "players": match.players,
            "rounds": match.rounds,
        }
    )


def deal_line(deal: Deal) -> bytes:
    """Return the line that begins a round."""
    return _encode({"deal": deal})


def result_line(number: int, outcome: Outcome) -> bytes:
    """Return the line that ends a round."""
    return _encode({"result": {"round": number, "points": outcome.points, "winners": outcome.winners}})


def match_line(outcome: Outcome) -> bytes:
    """Return the line that ends a match."""
    return _encode({"match": {"points": outcome.points, "winners": outcome.winners}})


def listed(legal: Iterable[Choice]) -> list[object]:
    """Return what a list of legal decisions shows: not the calls, which anyone may shout at any time."""
    return [choice.listed() if isinstance(choice, Pattern) else choice for choice in legal if not choice.call]


def event_lines(events: Sequence[Event], legal: Iterable[Choice] | None = None) -> list[bytes]:
    """Return the lines of what happened, with the choices the seat had where they are wanted.

    Of a decision the fullest account counts: the one that only the seat, or nobody, saw.
    """
    lines = []
    for index, event in enumerate(events):
        if isinstance(event, Did):
            fuller = events[index + 1] if index + 1 < len(events) else None
            if not isinstance(fuller, Did):
                lines.append(_decision_line(event, legal))
        elif isinstance(event, Shuffled):
            if event.cards is not None:
                lines.append(_encode({"event": "shuffle", "pile": event.pile, "cards": event.cards}))
        elif event.recorded:
            lines.append(_encode(event))
    return lines


def _decision_line(event: Did[Any], legal: Iterable[Choice] | None) -> bytes:
    line = b'{"by":%d,' % event.by + _encode(event.action)[1:]
    if legal is None or event.action.call:
        return line
    return line[:-1] + b',"legal":' + _encode(listed(legal)) + b"}"
