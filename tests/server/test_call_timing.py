"""Who is first over lines of different lengths: honest players win equally often, and cheating hardly pays.

Two people call Gemogelt! in every window of a real table whose clock is simulated. Each sees the card after one way of
the line, reacts like a person, and is heard after the other way; the lines tremble. The house measures them by probes,
and by what the operating system knows. Whoever cheats reports no reaction at all, and may answer probes as late as
wanted.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, NamedTuple, cast

import pytest

from elferhaus.games.mogeln.state import AnyLay
from elferhaus.server.tables.call_timing import round_trip, timed
from elferhaus.server.tables.entries import Opened, Sat
from elferhaus.server.tables.host_commands import make_setup
from elferhaus.server.tables.listener import Pace
from elferhaus.server.tables.live import LiveTable
from elferhaus.server.tables.table_state import TableState
from elferhaus.server.tables.wire import Answer, Begin
from elferhaus.server.workers.pool import ThreadWorkers
from server.simulated import Guest, SimulatedClock, run_fast

WINDOWS = 1_000
SHORT, LONG = 20.0, 200.0
REACTION = (620.0, 140.0)  # milliseconds, mean and spread: the house's own bots react so, too
TREMBLE = 4.0  # milliseconds on average, each way
BAD_WIFI = 12.0
PROBES = 5  # the shortest of so many round trips counts
ACKNOWLEDGED = 50  # and the shortest of so many that the operating system has seen
LATE = 300.0  # milliseconds by which a cheat answers probes too late: beyond what anybody is credited with


class Style(NamedTuple):
    """How somebody plays, honest or not, and over what kind of line."""

    lies: bool = False
    delays: float = 0
    tremble: float = TREMBLE


HONEST = Style()
LIE = Style(lies=True)
LIE_AND_DELAY = Style(lies=True, delays=LATE)
WIFI = Style(tremble=BAD_WIFI)


class Line:
    """A line to the house."""

    def __init__(self, trip: float, rng: Random, style: Style, kernel: bool) -> None:
        self._trip, self._rng, self._style = trip, rng, style
        self._kernel = kernel  # whether the operating system tells what it knows

    def way(self) -> float:
        return self._trip / 2 + self._rng.expovariate(1 / self._style.tremble)

    def measured(self) -> float:
        """Return what the house takes for the round trip."""
        answers = [self.way() + self._style.delays + self.way() for _ in range(PROBES)]
        acknowledged = min(self.way() + self.way() for _ in range(ACKNOWLEDGED))
        return round_trip(answers, acknowledged if self._kernel else None)

    def call(self) -> tuple[float, float]:
        """Return when the call is heard and the reaction that is reported, in milliseconds."""
        reaction = max(self._rng.gauss(*REACTION), 150)
        return self.way() + reaction + self.way(), 0 if self._style.lies else reaction


class NoStore:
    """Stores nothing: here only the order of calls counts."""

    era = 0

    async def append(self, append: object) -> None:
        """Do nothing."""

    async def read(self, question: object) -> None:
        """Know nothing."""


def opened(clock: SimulatedClock) -> LiveTable:
    table = TableState()
    table.fold(Opened("code", "0", 4, make_setup("mogeln", "space", {}, 1, 4)))
    for seat in range(4):
        table.fold(Sat(seat, f"Guest {seat}", str(seat)))
    rng = Random(7)
    return LiveTable("fair", table, cast("Any", NoStore()), clock, Pace(beat=0), rng=rng, workers=ThreadWorkers(rng))


def wins(first: Line, second: Line, windows: int = WINDOWS) -> float:
    """Return how often the first line was heard first, among so many windows at a table."""

    async def play() -> int:
        clock = SimulatedClock(idle_loops=8)  # there is no store to wait for
        live = opened(clock)
        guests = [Guest(live, str(seat)) for seat in range(4)]
        count = 0
        for _ in range(windows):
            if live.table.pending is None:
                await guests[0].say(Begin(guests[0].new_id()))
            count += await window(live, guests, clock, (first, second))
        live.jobs.stop()
        return count

    return run_fast(play()) / windows


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


def measured(short: Style = HONEST, long: Style = HONEST, *, kernel: bool = True) -> float:
    """Return how many windows of a hundred the short line wins; the same people react, whoever cheats."""
    return 100 * wins(Line(SHORT, Random(11), short, kernel), Line(LONG, Random(20), long, kernel))


share = cache(measured)  # always the same, and asked for in several tests


def test_honest_players_on_short_and_long_lines_win_equally_often() -> None:
    assert share() == pytest.approx(50, abs=5)


@pytest.mark.parametrize("cheat", [LIE, LIE_AND_DELAY], ids=["lies", "lies and answers probes late"])
def test_cheating_gains_at_most_three_points(cheat: Style) -> None:
    honest = share()
    assert 0 <= share(short=cheat) - honest <= 3
    assert 0 <= honest - share(long=cheat) <= 3


def test_without_the_systems_measure_late_answers_would_win() -> None:
    assert share(short=LIE_AND_DELAY, kernel=False) > 75


def test_the_systems_measure_costs_an_honest_player_on_bad_wifi_next_to_nothing() -> None:
    assert share(short=WIFI) == pytest.approx(50, abs=5)
    assert share(long=WIFI) == pytest.approx(50, abs=5)
    assert share(short=WIFI, kernel=False) - share(short=WIFI) <= 2
    assert share(long=WIFI) - share(long=WIFI, kernel=False) <= 2


def test_without_the_credit_the_long_line_would_hardly_ever_win(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = "elferhaus.server.tables.calls.timed"
    monkeypatch.setattr(changed, lambda elapsed, _reported, trip: timed(elapsed, elapsed, trip))
    assert measured() > 75
