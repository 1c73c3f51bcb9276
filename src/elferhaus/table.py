"""A table to play with at a Python prompt, as natural as ``chess.Board()``.

>>> from elferhaus import Table
>>> table = Table("elfer-raus", ["Ada", "Ben", "Cem"], seed=11)
>>> table.legal
['lay r11']
>>> table.why_not("lay b3")
'ER-3: The blue 3 cannot open the round: the red 11 must be laid first'
"""

from __future__ import annotations

from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any

import msgspec

from elferhaus.core.game import Action
from elferhaus.core.match import MatchPlay, new_match, standing
from elferhaus.core.refusal import Refusal, Refused
from elferhaus.core.round import refusal
from elferhaus.games import games, room_named
from elferhaus.notation import action_text, read_action
from elferhaus.words import Language, say_refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.core.game import Outcome, Seat, View
    from elferhaus.core.match import Match
    from elferhaus.core.round import Round
    from elferhaus.games import Room

NAMES = ("Ada", "Ben", "Cem", "Dora", "Emil", "Fay")


class NotAllowed(ValueError):  # noqa: N818 - it reads as what happened
    """A rule forbids it, and nothing has changed. ``refusal`` has the rule's id and its details."""

    def __init__(self, found: Refusal, language: Language = "en", players: Sequence[str] = ()) -> None:
        super().__init__(f"{found.rule}: {say_refusal(language, found, players)}")
        self.refusal = found


class Table:
    """A match of any game, dealt and ready. Moves are texts such as ``lay r11``, or the game's own actions.

    ``players`` are names, or how many; everything else a table can choose is named: ``variant="any-start"``.
    """

    def __init__(
        self,
        game: str,
        players: int | Sequence[str] | None = None,
        *,
        rounds: int = 1,
        edition: str | None = None,
        seed: int | None = None,
        language: Language = "en",
        **options: Any,
    ) -> None:
        room = room_named(game)
        if room is None:
            raise ValueError(f"there is no game “{game}”; there are: {', '.join(each.info.id for each in games())}")
        fewest, most = room.game.info.players
        if players is None:
            players = min(max(3, fewest), most)
        names = _names(players) if isinstance(players, int) else players
        self.language = language
        self._room: Room = room
        self._rng: Random = SystemRandom() if seed is None else Random(seed)
        self._lines: list[bytes] = []
        try:
            match = new_match(room.game, names, rounds, edition, **options)
        except Refused as refused:
            raise NotAllowed(refused.refusal, language) from None
        self._play = MatchPlay(match, write=self._lines.append)
        self.next_round()

    # ── looking ──

    @property
    def match(self) -> Match:
        """Who plays what, and the results so far."""
        return self._play.match

    @property
    def turn(self) -> Seat | None:
        """The seat that has to act now, the first of them where all choose at once; None when the round is over."""
        return next(iter(self._round.pending.must), None)

    @property
    def legal(self) -> list[str]:
        """What the seat on turn can do now."""
        return [] if self.turn is None else self.legal_for(self.turn)

    def legal_for(self, seat: Seat) -> list[str]:
        """Return what a seat can do now: the calls of others, too."""
        return [action_text(choice) for choice in self._room.game.legal(self._round.state, seat)]

    def look(self, seat: Seat | None = None) -> View:
        """Return what a seat sees, or a spectator."""
        view: View = self._room.game.view(self._round.state, seat)
        return view

    @property
    def outcome(self) -> Outcome | None:
        """The result of the round, once it is over."""
        return self._round.outcome

    @property
    def standing(self) -> Outcome:
        """The points of the match so far, and who leads."""
        return standing(self.match)

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.match.is_over

    @property
    def record(self) -> str:
        """The record so far, as anyone can read, keep, replay and check it."""
        return "".join(f"{line.decode()}\n" for line in self._lines)

    # ── playing ──

    def why_not(self, move: str | Action, seat: Seat | None = None) -> str | None:
        """Say why a move is not possible, with the rule's id; None if it is."""
        by, action = self._read(move, seat)
        found = refusal(self._room.game, self._round.state, by, action)
        return None if found is None else str(NotAllowed(found, self.language, self.match.players))

    def play(self, move: str | Action, seat: Seat | None = None) -> Table:
        """Make a move for the seat on turn, or for another that may call; raise NotAllowed with the rule in words."""
        by, action = self._read(move, seat)
        try:
            self._round.act(by, action)
        except Refused as refused:
            raise NotAllowed(refused.refusal, self.language, self.match.players) from None
        self._go_on()
        return self

    def bot(self, name: str = "steady") -> str:
        """Let a bot move for the seat on turn, and return what it did."""
        if self.turn is None:
            raise ValueError("the round is over")
        if name not in self._room.players:
            raise ValueError(f"there is no bot “{name}”; there are: {', '.join(self._room.players)}")
        seat = self.turn
        chair = self._round.chair(seat)
        action = self._room.player(name).decide(chair, self._rng)
        self._round.act(seat, action, chair.legal)
        self._go_on()
        return action_text(action)

    def play_out(self, bot: str = "steady") -> Table:
        """Let bots finish the round, calls included."""
        self._round.play([self._room.player(bot)] * self.match.seats, self._rng)
        self._go_on()
        return self

    def next_round(self) -> Table:
        """Deal the next round."""
        if self.match.is_playing:
            raise ValueError("the round is not over yet")
        if self.match.is_over:
            raise ValueError("the match is over")
        self._play.deal(self._rng)
        self._go_on()
        return self

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        Path(path).write_text(self.record, encoding="utf-8")

    @property
    def _round(self) -> Round:
        assert self._play.round is not None  # it is dealt from the beginning
        return self._play.round

    def _go_on(self) -> None:
        """Do what needs nobody: shuffles, the end of a window that is not waited for, and of the round."""
        while self._round.due_by_chance() is not None and not self._round.pending.may:
            self._round.by_chance(self._rng)
        if self._round.outcome is not None and self.match.is_playing:
            self._play.end()

    def _read(self, move: str | Action, seat: Seat | None) -> tuple[Seat, Action]:
        by = self.turn if seat is None else seat
        if by is None:
            raise ValueError("the round is over")
        if isinstance(move, Action):
            return by, move
        game = self._room.game
        return by, read_action(move, game.action_type, game.legal(self._round.state, by))

    # ── showing ──

    def __str__(self) -> str:
        """Show the table as the seat on turn sees it."""
        seat = self.turn if self.turn is not None and self.turn >= 0 else None
        return f"{self!r}\n{view_text(self.look(seat), self.match.players)}"

    def __repr__(self) -> str:
        match = self.match
        about = f"{self._room.id} ({match.rules.edition}), round {match.round} of {match.rounds}"
        if self.turn is None:
            return f"<{about}: over, points {', '.join(map(str, self.standing.points))}>"
        who = "chance" if self.turn < 0 else f"seat {self.turn}, {match.players[self.turn]}"
        return f"<{about}: {who}, is to act>"


def _names(players: int) -> list[str]:
    return [NAMES[seat] if seat < len(NAMES) else f"player {seat}" for seat in range(players)]


def view_text(view: View, players: Sequence[str]) -> str:
    """Write a view of any game: a line for each seat, then one for everything else."""
    lines = []
    for seat, name in enumerate(players):
        told = [f"{field} {_value(getattr(view, field)[seat])}" for field in view.per_seat if getattr(view, field)]
        lines.append(f"  {seat} {name}{' (you)' if seat == view.seat else ''}: {', '.join(told)}")
    for field in msgspec.structs.fields(view):
        value = getattr(view, field.name)
        if field.name not in {"rules", "seat", *view.per_seat} and value is not None:
            lines.append(f"  {field.name}: {_value(value)}")
    return "\n".join(lines)


def _value(value: Any) -> str:
    if isinstance(value, tuple):
        nested = any(isinstance(each, tuple) for each in value)
        return (" | " if nested else " ").join(map(_value, value)) or "–"
    return "–" if value is None else str(value)
