"""Working out what a decision brings about, as lines of the record, before anything is stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from elferhaus.core.chance import AnyShuffle, Close
from elferhaus.core.game import CHANCE
from elferhaus.core.match import begin_round, end_round, occasion, standing
from elferhaus.core.record import deal_line, event_lines, header_line, match_line, result_line

from .fairness import with_timing
from .secrets import cryptographic

if TYPE_CHECKING:
    from elferhaus.core.game import Action, AnyGame, Seat
    from elferhaus.core.match import Match

    from .fairness import Timing
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

    def act(self, seat: Seat, action: Action, timing: Timing | None = None) -> None:
        """Carry out a decision; raise IllegalAction where the rules do not allow it."""
        self._do(seat, action, timing)
        self._go_on()

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

    def _do(self, seat: Seat, action: Action, timing: Timing | None = None) -> None:
        self.state, events = self.game.apply(self.state, seat, action)
        for number, line in enumerate(event_lines(events)):
            # The decision is the first line; what follows from it comes after.
            self._write(line if timing is None or number else with_timing(line, timing))

    def _write(self, line: bytes) -> None:
        self.lines.append(line.decode())
