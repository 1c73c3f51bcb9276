"""Working out what a decision brings about, as lines of the record, before anything is stored."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import structs

from elferhaus.core.chance import AnyShuffle, Close
from elferhaus.core.game import CHANCE
from elferhaus.core.match import begin_round, end_round, occasion, standing
from elferhaus.core.record import deal_line, event_lines, header_line, match_line, result_line
from elferhaus.core.refusal import Refused, refuse

from .secrets import cryptographic

if TYPE_CHECKING:
    from elferhaus.core.game import Action, AnyGame, Seat
    from elferhaus.core.match import Match

    from .table import Table


class Play:
    """A table's game, carried on in thought. ``lines`` is what would be written."""

    def __init__(self, table: Table) -> None:
        """Begin where the table stands."""
        self.game: AnyGame = table.game
        self.match: Match | None = table.match if table.phase != "over" else None
        self.state: Any = table.state
        self.lines: list[str] = []

    def begin(self, fresh: Match) -> None:
        """Deal the next round of the match, or the first of a fresh one."""
        if self.match is None:
            self.match = fresh
            self._write(header_line(fresh))
        deal = self.game.deal(self.match.rules, self.match.seats, occasion(self.match), cryptographic)
        self._write(deal_line(deal))
        self.match = begin_round(self.match, deal)
        self.state = self.match.state
        self._go_on()

    def act(self, seat: Seat, action: Action) -> int:
        """Carry out a decision and return which line it is; raise IllegalAction where the rules do not allow it."""
        if _names_unseen(self.game, self.state, seat, action):
            raise Refused(refuse("RECORD", "command-action"))
        at = len(self.lines)  # what follows from it comes after
        self._do(seat, action)
        self._go_on()
        return at

    def settle(self) -> None:
        """Let what was called take effect; a shuffle that comes next waits until the window ends by itself."""
        if isinstance(self._due(), Close):
            self.close()

    def close(self) -> None:
        """End a call window: let what was called take effect, or the next seat shuffle its pile."""
        if self._due() is not None:
            self._by_chance()
            self._go_on()

    def _due(self) -> object:
        """Return what comes from chance next, if anything does."""
        pending = self.game.pending(self.state)
        return self.game.legal(self.state, CHANCE)[0] if CHANCE in pending.must else None

    def _go_on(self) -> None:
        """Do what needs nobody: shuffles that nobody can call before, and the end of the round."""
        while self.game.pending(self.state).kind == "chance":
            self._by_chance()
        outcome = self.game.outcome(self.state)
        if outcome is not None:
            assert self.match is not None
            self.match = end_round(self.match, outcome)
            self._write(result_line(self.match.round, outcome))
            if self.match.is_over:
                self._write(match_line(standing(self.match)))

    def _by_chance(self) -> None:
        due = self._due()
        self._do(CHANCE, due.sample(cryptographic) if isinstance(due, AnyShuffle) else Close())

    def _do(self, seat: Seat, action: Action) -> None:
        self.state, events = self.game.apply(self.state, seat, action)
        for line in event_lines(events):
            self._write(line)

    def _write(self, line: bytes) -> None:
        self.lines.append(line.decode())


def _names_unseen(game: AnyGame, state: Any, seat: Seat, action: Action) -> bool:
    """Tell whether an action names a card that its seat cannot know yet: whatever the rules said to it, would tell."""
    return (
        _can_be_blind(type(action))
        and getattr(action, "card", None) is not None
        and structs.replace(action, card=None) in game.legal(state, seat)
    )


@cache
def _can_be_blind(kind: type[Action]) -> bool:
    return any(field.name == "card" and field.default is None for field in structs.fields(kind))
