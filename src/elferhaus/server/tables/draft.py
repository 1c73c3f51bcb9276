"""Working out what a decision brings about, as lines of the record, before anything is stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.chance import Close
from elferhaus.core.match import MatchPlay
from elferhaus.core.refusal import Refused, refuse
from elferhaus.core.round import Round, offered

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action, Seat
    from elferhaus.core.match import Match

    from .table_state import TableState


class Draft:
    """A table's match, carried on in thought. ``lines`` is what would be written."""

    def __init__(self, table: TableState, rng: Random) -> None:
        """Begin where the table stands."""
        self.lines: list[str] = []
        self._rng = rng
        self._play: MatchPlay | None = None
        if table.match is not None and table.phase != "over":
            table_round = Round(table.game, table.state, write=self._write)
            self._play = MatchPlay(table.match, table_round, write=self._write)

    def begin(self, fresh: Match) -> None:
        """Deal the next round of the match, or the first of a fresh one."""
        if self._play is None:
            self._play = MatchPlay(fresh, write=self._write)
        self._play.deal(self._rng)
        self._go_on()

    def act(self, seat: Seat, action: Action) -> int:
        """Carry out a decision and return which line it is; raise IllegalAction where the rules do not allow it."""
        table = self._round
        blind = action.blind()
        legal = table.game.legal(table.state, seat)
        if blind != action and offered(legal, blind):
            # It names a card that its seat cannot know yet: whatever the rules said to it, would tell.
            raise Refused(refuse("RECORD", "command-action"))
        at = len(self.lines)  # what follows from it comes after
        table.act(seat, action, legal)
        self._go_on()
        return at

    def settle(self) -> None:
        """Let what was called take effect; a shuffle that comes next waits until the window ends by itself."""
        if isinstance(self._round.due_by_chance(), Close):
            self.close()

    def close(self) -> None:
        """End a call window: let what was called take effect, or the next seat shuffle its pile."""
        if self._round.due_by_chance() is not None:
            self._round.by_chance(self._rng)
            self._go_on()

    @property
    def _round(self) -> Round:
        assert self._play is not None
        assert self._play.round is not None
        return self._play.round

    def _go_on(self) -> None:
        """Do what needs nobody: shuffles that nobody can call before, and the end of the round."""
        while self._round.pending.kind == "chance":
            self._round.by_chance(self._rng)
        if self._round.outcome is not None and self._play is not None:
            self._play.end()

    def _write(self, line: bytes) -> None:
        self.lines.append(line.decode())
