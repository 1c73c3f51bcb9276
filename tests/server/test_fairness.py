"""Who is first over lines of different lengths: honest players win equally often, and lying hardly pays.

Two people call Gemogelt! in every window of a real table whose clock is simulated. Each sees the card after one way of
the line, reacts like a person, and is heard after the other way; the lines tremble.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, cast

import pytest

from elferhaus.games.mogeln.play import AnyLay
from elferhaus.server.entries import Opened, Sat
from elferhaus.server.fairness import timed
from elferhaus.server.live import LiveTable, Pace, make_choice
from elferhaus.server.table import Table
from elferhaus.server.wire import Answer, Begin
from server.simulated import Guest, SimulatedClock

WINDOWS = 1_000
SHORT, LONG = 20.0, 200.0
REACTION = (620.0, 140.0)  # milliseconds, mean and spread: the house's own bots react so, too
TREMBLE = 4.0  # milliseconds on average, each way
PROBES = 5  # the shortest of so many round trips counts


class Line:
    """A line to the house, honest or not."""

    def __init__(self, trip: float, rng: Random, *, lies: bool = False) -> None:
        self._trip, self._rng, self._lies = trip, rng, lies

    def way(self) -> float:
        return self._trip / 2 + self._rng.expovariate(1 / TREMBLE)

    def measured(self) -> float:
        """Return what the house takes for the round trip."""
        return min(self.way() + self.way() for _ in range(PROBES))

    def call(self) -> tuple[float, float]:
        """Return when the call is heard and the reaction that is reported, in milliseconds."""
        reaction = max(self._rng.gauss(*REACTION), 150)
        return self.way() + reaction + self.way(), 0 if self._lies else reaction


class NoStore:
    """Stores nothing: here only the order of calls counts."""

    async def append(self, append: object) -> None:
        """Do nothing."""

    async def read(self, question: object) -> None:
        """Know nothing."""


def opened(clock: SimulatedClock) -> LiveTable:
    table = Table()
    choice = make_choice("mogeln", "space", {}, 1, 4)
    table.fold(Opened("code", "0", 4, choice))
    for seat in range(4):
        table.fold(Sat(seat, f"Guest {seat}", str(seat)))
    return LiveTable("fair", table, cast("Any", NoStore()), clock, Pace())


def wins(first: Line, second: Line, windows: int = WINDOWS) -> float:
    """Return how often the first line was heard first, among so many windows at a table."""

    async def play() -> int:
        clock = SimulatedClock()
        live = opened(clock)
        guests = [Guest(live, str(seat)) for seat in range(4)]
        count = 0
        for _ in range(windows):
            if live.table.pending is None:
                await guests[0].say(Begin(guests[0].new_id()))
            count += await window(live, guests, clock, (first, second))
        live.stop()
        return count

    return asyncio.run(play()) / windows


async def window(live: LiveTable, guests: list[Guest], clock: SimulatedClock, lines: tuple[Line, Line]) -> bool:
    """Lay a card and let two people doubt it; tell whether the first line's call took effect."""
    pending = live.table.pending
    assert pending is not None
    layer = guests[pending.must[0]]
    (lay,) = live.table.game.legal(live.table.state, pending.must[0])
    assert isinstance(lay, AnyLay)
    said = layer.act({"do": "lay", "cards": lay.from_[:1], "claim": lay.claim})
    assert isinstance(await layer.say(said), Answer)
    pending = live.table.pending
    assert pending is not None
    callers = [guests[seat] for seat in pending.may]
    heard = []
    for guest, line in zip(callers, lines, strict=True):
        guest.trip = line.measured()
        at, reported = line.call()
        heard.append((at, guest, guest.act({"do": "doubt"}, reaction=reported)))
    began = clock.now()
    for at, guest, act in sorted(heard, key=lambda each: each[0]):
        await clock.advance(began + at / 1000 - clock.now())
        await live.command(guest.person, act, guest)
    await clock.advance(0.3)
    return isinstance(callers[0].answer(heard[0][2].id), Answer)


def share(short_lies: bool = False, long_lies: bool = False) -> float:
    """Return how many windows of a hundred the short line wins; the same people react, whoever lies."""
    one, other = Random(11), Random(20)
    return 100 * wins(Line(SHORT, one, lies=short_lies), Line(LONG, other, lies=long_lies))


def test_honest_players_on_short_and_long_lines_win_equally_often() -> None:
    assert share() == pytest.approx(50, abs=5)


def test_lying_about_the_reaction_gains_at_most_three_points() -> None:
    honest = share()
    assert 0 <= share(short_lies=True) - honest <= 3
    assert 0 <= honest - share(long_lies=True) <= 3


def test_without_the_credit_the_long_line_would_hardly_ever_win(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("elferhaus.server.live.timed", lambda elapsed, _reported, trip: timed(elapsed, elapsed, trip))
    assert share() > 75
