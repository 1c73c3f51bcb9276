"""Letting players play a match to its end."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from elferhaus.core.game import CHANCE, Event, Pending, Seat, choose, sees
from elferhaus.core.match import Match, begin_round, end_round, occasion, standing
from elferhaus.core.record import deal_line, event_lines, header_line, match_line, result_line

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from elferhaus.bots.player import Player
    from elferhaus.core.game import Action, AnyGame, Choice, View


class Seated:
    """A player's chair at a table that is being played; what it shows is worked out when it is looked at, and once."""

    def __init__(self, game: AnyGame, state: Any, seat: Seat, log: Sequence[Event]) -> None:
        """Sit down."""
        self._game, self._state, self._log = game, state, log
        self.seat = seat

    @cached_property
    def view(self) -> View:
        """What can be seen from here now."""
        view: View = self._game.view(self._state, self.seat)
        return view

    @cached_property
    def legal(self) -> Sequence[Choice]:
        """What can be done now."""
        return self._game.legal(self._state, self.seat)

    @property
    def seen(self) -> Sequence[Event]:
        """What this seat has seen happen in this round."""
        return [event for event in self._log if sees(event, self.seat)]


class Round:
    """A round being played: the state, what has happened, and where the record goes."""

    def __init__(
        self, game: AnyGame, state: Any, write: Callable[[bytes], None] | None = None, legal: bool = False
    ) -> None:
        """Begin with a dealt state. ``legal`` writes with every decision what else could have been done."""
        self.game = game
        self.state = state
        self.log: list[Event] = []
        self.decisions = 0
        self._write, self._legal = write, legal

    def act(self, seat: Seat, action: Action) -> None:
        """Carry out one action and write it down."""
        legal = self.game.legal(self.state, seat) if self._legal and seat != CHANCE else None
        self.state, events = self.game.apply(self.state, seat, action)
        self.log.extend(events)
        self.decisions += seat != CHANCE
        if self._write is not None:
            for line in event_lines(events, legal):
                self._write(line)

    def play(self, players: Sequence[Player], rng: Random) -> None:
        """Play to the end of the round: before each decision, everyone who may call is asked once."""
        asked = False
        while (pending := self.game.pending(self.state)).kind != "over":
            if pending.may and not asked:
                asked = True
                self._calls(pending, players, rng)
                continue
            asked = False
            seat = pending.must[0] if len(pending.must) == 1 else rng.choice(pending.must)
            if seat == CHANCE:
                self.act(CHANCE, choose(self.game.legal(self.state, CHANCE)[0], rng))
            else:
                self.act(seat, players[seat].decide(self._chair(seat), rng))

    def _calls(self, pending: Pending, players: Sequence[Player], rng: Random) -> None:
        """Ask everyone at once, and carry the calls out in the order of their time; who is late is not heard."""
        calls = []
        for seat in pending.may:
            call = players[seat].call(self._chair(seat), rng)
            if call is not None:
                calls.append((getattr(call, "ms", rng.random()), seat, call))
        for _, seat, call in sorted(calls, key=lambda each: each[:2]):
            if self.game.refusal(self.state, seat, call) is None:
                self.act(seat, call)

    def _chair(self, seat: Seat) -> Seated:
        return Seated(self.game, self.state, seat, self.log)


def play_match(
    match: Match,
    players: Sequence[Player],
    rng: Random,
    write: Callable[[bytes], None] | None = None,
    legal: bool = False,
) -> tuple[Match, int]:
    """Play a match to its end, writing its record line by line; return it and how many decisions it took."""
    decisions = 0
    if write is not None:
        write(header_line(match))
    while not match.is_over:
        deal = match.game.deal(match.rules, match.seats, occasion(match), rng)
        match = begin_round(match, deal)
        if write is not None:
            write(deal_line(deal))
        table = Round(match.game, match.state, write, legal)
        table.play(players, rng)
        decisions += table.decisions
        outcome = match.game.outcome(table.state)
        match = end_round(match, outcome)
        if write is not None:
            write(result_line(match.round, outcome))
    if write is not None:
        write(match_line(standing(match)))
    return match, decisions
