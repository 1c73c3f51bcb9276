"""A table to play with at a Python prompt, as natural as ``chess.Board()``.

>>> from elferhaus import Table
>>> table = Table("elfer-raus", ["Ada", "Ben", "Cem"], seed=11)
>>> table.legal
['lay r11']
>>> table.why_not("lay b3")
'ER-3: The blue 3 cannot open the round: the red 11 must be laid first'
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, Self

from elferhaus.core.game import CHANCE, Action
from elferhaus.core.match import MatchPlay, new_match, standing
from elferhaus.core.reader import BadRecordError, Reader
from elferhaus.core.refusal import Refusal, Refused
from elferhaus.core.round import refusal
from elferhaus.games import game_named, games, room_named, room_of
from elferhaus.notation import action_text, read_action, view_text
from elferhaus.words import LANGUAGES, Language, say_refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.core.game import Outcome, Seat
    from elferhaus.core.match import Match
    from elferhaus.core.player import AnyPlayer
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

    ``players`` are names, or how many; everything else a table can choose is named: ``variant="any-start"``. A seat is
    its number, counted from 0, or the name of whoever sits there. Tables with the same record are equal.
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
        room = room_named(game) if isinstance(game, str) else None
        if room is None:
            raise ValueError(f"there is no game “{game}”; there are: {', '.join(each.info.id for each in games())}")
        _check_language(language)
        if not isinstance(rounds, int) or isinstance(rounds, bool):
            raise TypeError(f"rounds are a number, not a {type(rounds).__name__}")
        self.language = language
        self._room: Room = room
        self._rng: Random = SystemRandom() if seed is None else Random(seed)
        self._lines: list[bytes] = []
        self._before: list[tuple[Match, Round, int]] = []  # what each move of the round found
        try:
            match = new_match(room.game, _names(players, room), rounds, edition, **options)
        except Refused as refused:
            raise NotAllowed(refused.refusal, language) from None
        self._play = MatchPlay(match, write=self._lines.append)
        self.next_round()

    @classmethod
    def load(cls, path: str | Path, language: Language = "en") -> Self:
        """Return the table where the record in a file ends; raise ValueError with the line that breaks a rule."""
        _check_language(language)
        try:
            return cls._of(Path(path).read_bytes(), None, language)
        except BadRecordError as bad:
            why = f"{bad.refusal.rule}: {say_refusal(language, bad.refusal, bad.players, exactly=True)}"
            raise ValueError(f"{path}, line {bad.line}: {why}") from None

    @classmethod
    def _of(cls, record: bytes, rng: Random | None, language: Language) -> Self:
        """Return the table where a record ends."""
        table = cls.__new__(cls)
        table.language, table._rng, table._lines, table._before = (
            language,
            rng or SystemRandom(),
            record.splitlines(),
            [],
        )
        reader = Reader(game_named)
        reader.read(table._lines)
        table._room = room_of(reader.match.game)
        table._play = table._playing(reader.match, reader.round)
        if reader.round is None:
            table.next_round()
        else:
            table._go_on()
        return table

    def _playing(self, match: Match, table: Round | None) -> MatchPlay:
        """Return a match to go on with, which writes into this record."""
        write = self._lines.append
        play = MatchPlay(match, None if table is None else table.copy(write))
        play.write = write
        return play

    # ── looking ──

    @property
    def match(self) -> Match:
        """Who plays what, and the results so far."""
        return self._play.match

    @property
    def turn(self) -> Seat | None:
        """The seat that has to act now, the first of them where all choose at once; None when the round is over.

        -1 is chance: a window for calls is open, and ``bot`` closes it.
        """
        return next(iter(self._round.pending.must), None)

    @property
    def legal(self) -> list[str]:
        """What the seat on turn can do now."""
        return [] if self.turn is None else self._legal(self.turn)

    def legal_for(self, seat: Seat | str) -> list[str]:
        """Return what a seat can do now: the calls of others, too."""
        return self._legal(self._seat(seat))

    def _legal(self, seat: Seat) -> list[str]:
        return [action_text(choice) for choice in self._room.game.legal(self._round.state, seat)]

    def look(self, seat: Seat | str | None = None) -> Any:  # View, of which every game has its own
        """Return what a seat sees, or a spectator."""
        return self._room.game.view(self._round.state, None if seat is None else self._seat(seat))

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

    def why_not(self, move: str | Action, seat: Seat | str | None = None) -> str | None:
        """Say why a move is not possible, with the rule's id; None if it is."""
        try:
            by, action = self._read(move, seat)
        except ValueError as error:
            return str(error)
        found = refusal(self._room.game, self._round.state, by, action)
        return None if found is None else str(NotAllowed(found, self.language, self.match.players))

    def play(self, move: str | Action, seat: Seat | str | None = None) -> Self:
        """Make a move for the seat on turn, or for another that may call; raise NotAllowed with the rule in words."""
        by, action = self._read(move, seat)
        before = self._now()
        try:
            self._round.act(by, action)
        except Refused as refused:
            raise NotAllowed(refused.refusal, self.language, self.match.players) from None
        self._before.append(before)
        self._go_on()
        return self

    def bot(self, name: str = "steady") -> str:
        """Let a bot move for the seat on turn, and return what it did."""
        seat, player, before = self._turn(), self._player(name), self._now()
        chair = self._round.chair(seat)
        if seat == CHANCE:
            text = self._legal(seat)[0]
            self._round.by_chance(self._rng)
        else:
            action = player.decide(chair, self._rng)
            text = action_text(action)
            self._round.act(seat, action, chair.legal)
        self._before.append(before)
        self._go_on()
        return text

    def play_out(self, bot: str = "steady") -> Self:
        """Let bots finish the round, calls included."""
        player, before = self._player(bot), self._now()
        if self.turn is None:
            return self
        self._round.play([player] * self.match.seats, self._rng)
        self._before.append(before)
        self._go_on()
        return self

    def undo(self) -> Self:
        """Take back what was done last in this round: a move, or all that ``play_out`` did."""
        if not self._before:
            raise ValueError("there is nothing to take back in this round")
        match, table, lines = self._before.pop()
        del self._lines[lines:]
        self._play = self._playing(match, table)
        return self

    def copy(self) -> Self:
        """Return the same table once more: what is played there is not played here."""
        twin = type(self).__new__(type(self))
        twin.language, twin._room = self.language, self._room
        twin._rng = self._rng if isinstance(self._rng, SystemRandom) else copy(self._rng)
        twin._lines, twin._before = self._lines.copy(), self._before.copy()
        twin._play = twin._playing(self.match, self._round)
        return twin

    def next_round(self) -> Self:
        """Deal the next round."""
        if self.match.is_playing:
            raise ValueError("the round is not over yet")
        if self.match.is_over:
            raise ValueError("the match is over")
        self._play.deal(self._rng)
        self._before = []
        self._go_on()
        return self

    def save(self, path: str | Path) -> None:
        """Write the record to a file; ``load`` reads it."""
        Path(path).write_bytes(self.record.encode())

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

    def _now(self) -> tuple[Match, Round, int]:
        return self.match, self._round.copy(), len(self._lines)

    def _turn(self) -> Seat:
        if self.turn is None:
            raise ValueError("the match is over" if self.is_over else "the round is over: next_round() deals the next")
        return self.turn

    def _seat(self, seat: Seat | str) -> Seat:
        players = self.match.players
        if isinstance(seat, str) and players.count(seat) > 1:
            raise ValueError(f"there are {players.count(seat)} of the name {seat}: say the number of the seat")
        if seat in players:
            return players.index(str(seat))
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(players):
            told = ", ".join(f"{number} ({name})" for number, name in enumerate(players))
            raise ValueError(f"there is no seat {seat}; there are: {told}")
        return seat

    def _player(self, name: str) -> AnyPlayer:
        if name not in self._room.players:
            raise ValueError(f"there is no bot “{name}”; there are: {', '.join(self._room.players)}")
        return self._room.player(name)

    def _read(self, move: str | Action, seat: Seat | str | None) -> tuple[Seat, Action]:
        by = self._turn()
        if seat is not None:
            by = self._seat(seat)
        if isinstance(move, Action):
            return by, move
        if not isinstance(move, str):
            raise TypeError(f"a move is a text such as “{self._legal(by)[0]}”, not a {type(move).__name__}")
        game = self._room.game
        return by, read_action(move.lower(), game.action_type, game.legal(self._round.state, by))

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

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self._lines == other._lines

    __hash__ = None  # type: ignore[assignment] # it changes

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, _known: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        rng = None if isinstance(self._rng, SystemRandom) else self._rng
        return type(self)._of, (self.record.encode(), rng, self.language)


def _names(players: int | Sequence[str] | None, room: Room) -> Sequence[str]:
    """Return who plays: as named, or so many; three, or as near to that as the game allows."""
    fewest, most = room.game.info.players
    if players is None:
        players = min(max(3, fewest), most)
    if isinstance(players, int) and not isinstance(players, bool) and players >= 0:
        return [NAMES[seat] if seat < len(NAMES) else f"player {seat}" for seat in range(players)]
    if isinstance(players, str | bytes) or not isinstance(players, Iterable):
        raise TypeError("players are a list of names, or how many")
    names = tuple(players)
    if not all(isinstance(name, str) for name in names):
        raise TypeError("players are a list of names, or how many")
    return names


def _check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise ValueError(f"there is no language “{language}”; there are: {', '.join(LANGUAGES)}")
