"""Writing records: a match as JSON Lines that anyone can read, keep, replay and check."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from .chance import Shuffled
from .game import Choice, Deal, Did, Event, Outcome
from .options import header_options

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .match import Match

FORMAT: Final = "elferhaus-record"
VERSION: Final = 1

_encode = msgspec.json.encode


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


def listed(legal: Iterable[Choice]) -> list[Choice]:
    """Return what a list of legal decisions shows: not the calls, which anyone may shout at any time."""
    return [choice for choice in legal if not choice.call]


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
