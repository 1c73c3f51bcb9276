"""Working out what a decision brings about, as lines of the record, before anything is stored.

All luck of a match follows from what was promised before it: a draft that is thrown away and made anew is the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.chance import Close
from elferhaus.core.fair import Secret
from elferhaus.core.match import MatchPlay
from elferhaus.core.refusal import Refused, refuse
from elferhaus.core.round import Round, offered
from elferhaus.core.seal import Seal

from .entries import Played

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from elferhaus.core.game import Action, Choice, Pending, Seat
    from elferhaus.core.match import Match

    from .table_state import TableState


class Draft:
    """A table's match, carried on in thought. ``lines`` is what would be written."""

    def __init__(self, table: TableState, rng: Random) -> None:
        """Begin where the table stands."""
        lines = self.lines = list[str]()
        # No method of its own: a draft that led to itself would stay until the collector comes, one for every move.
        self._write: Callable[[bytes], None] = lambda line: lines.append(line.decode())
        self._rng, self._table = rng, table
        self._play: MatchPlay | None = None
        self._by_chance = False
        if table.match is not None and table.phase != "over":
            seal, reader = table.seal, table.reader
            assert reader is not None
            shuffles = None if seal is None else seal.luck.shuffles(table.match.round, reader.seal.shuffles)
            table_round = Round(table.game, table.state, write=self._write, shuffles=shuffles)
            self._play = MatchPlay(table.match, table_round, write=self._write, seal=seal)

    def begin(self, fresh: Match, numbers: Sequence[str | None] = ()) -> None:
        """Deal the next round of the match, or the first of a fresh one with the numbers that the devices added."""
        if self._play is None:
            promised = self._table.promised
            adds = numbers and self._table.deal is None  # else the cards would not be the same for everyone
            seal = None if promised is None else Seal(promised, tuple(numbers) if adds else (None,) * fresh.seats)
            self._play = MatchPlay(fresh, write=self._write, seal=seal)
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

    @property
    def pending(self) -> Pending:
        """Who acts next."""
        return self._round.pending

    def legal(self, seat: Seat) -> Sequence[Choice]:
        """Return what a seat could do next."""
        return self._round.game.legal(self._round.state, seat)

    def settle(self) -> None:
        """Let what was called take effect; a shuffle that comes next waits until the window ends by itself."""
        if isinstance(self._round.due_by_chance(), Close):
            self.close()

    def close(self) -> None:
        """End a call window: let what was called take effect, or the next seat shuffle its pile."""
        if self._round.due_by_chance() is not None:
            self._shuffle()
            self._go_on()

    @property
    def decision(self) -> Round | None:
        """The round after one decision and nothing else: no luck, no deal, no end. Then it need not be read again."""
        alone = not self._by_chance and self._round.decisions == 1 and self._round.outcome is None
        return self._round if alone else None

    def played(self) -> Played:
        """Return the entry; when a match is over, the house promises the luck of the next one.

        Where all get the same cards, they are the same again.
        """
        is_over = self._play is not None and self._play.match.is_over
        fresh = new_promise(self._rng) if is_over and self._table.deal is None else None
        return Played(tuple(self.lines), fresh)

    @property
    def _round(self) -> Round:
        assert self._play is not None
        assert self._play.round is not None
        return self._play.round

    def _go_on(self) -> None:
        """Do what needs nobody: shuffles that nobody can call before, and the end of the round."""
        while self._round.pending.kind == "chance":
            self._shuffle()
        if self._round.outcome is not None and self._play is not None:
            self._play.end()

    def _shuffle(self) -> None:
        self._by_chance = True
        self._round.by_chance(self._rng)


def new_promise(rng: Random) -> Secret:
    """Return what the luck of a match is going to follow from: a name that no other match has, and a secret."""
    return Secret(f"{rng.getrandbits(128):032x}", f"{rng.getrandbits(256):064x}")
