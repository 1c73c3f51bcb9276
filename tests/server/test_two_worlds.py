"""All that a seat, a watcher and the table's screen are told is the same in two worlds that differ in secrets only."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from elferhaus.core.game import AnyGame
from elferhaus.games import GAMES
from elferhaus.server import telling
from elferhaus.server.entries import AnyEntry
from elferhaus.server.table import Table
from elferhaus.server.wire import write_message
from server.two_worlds import other_world, story

all_games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
MATCHES = 12
TRIES, POINTS = 16, 4  # in each match
FEWEST = 12  # pairs of worlds that must be found, or nothing was shown


def messages(told: list[AnyEntry], seat: int) -> list[bytes]:
    """Return all that this seat, a watcher and a screen are told, with snapshots from here and there on."""
    table = Table()
    found: list[bytes] = []
    for entry in told:
        table.fold(entry)
        here = {f"p{seat}"}
        info = telling.table_info(table, here)
        for who in (seat, None):
            person = None if who is None else f"p{who}"
            found.append(write_message(telling.update(table, who, info)))
            for since in (None, table.seq // 2) if table.seq % 5 == 0 or entry is told[-1] else ():
                found.append(write_message(telling.snapshot(table, person, who, here, since)))
    return found


def worlds(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch, seed: int
) -> list[tuple[list[AnyEntry], list[AnyEntry], int]]:
    """Return pairs of logs that look the same from a seat."""
    rng = Random(seed)
    monkeypatch.setattr("elferhaus.server.play.cryptographic", rng)
    told = story(game, rng, most=rng.choice((30, 150)))
    found = []
    seats = told[0].seats  # type: ignore[union-attr]
    for _ in range(TRIES):
        seat = rng.randrange(seats)
        upto = rng.randrange(seats + 1, len(told) - 1)
        other = other_world(told, seat, upto, rng)
        if other is not None and len(found) < POINTS:
            found.append((told[: upto + 1], other, seat))
    return found


def compared(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> int:
    """Compare many pairs of worlds; return how many there were."""
    count = 0
    for seed in range(MATCHES):
        for one, other, seat in worlds(game, monkeypatch, seed):
            assert one != other
            assert messages(one, seat) == messages(other, seat)
            count += 1
    return count


@all_games
def test_nothing_that_is_told_depends_on_what_a_seat_cannot_know(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert compared(game, monkeypatch) >= FEWEST


def leak_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole state goes along with the view."""
    monkeypatch.setattr(telling, "_view", lambda table, seat: table.state)


def leak_in_the_size(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message is longer by one hidden card's number."""
    view = telling._view

    def padded(table: Table, seat: int | None) -> Any:
        return [view(table, seat), " " * (hash(str(table.state)) % 7)]

    monkeypatch.setattr(telling, "_view", padded)


def leak_the_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """Events are told to those as well who did not see them."""
    monkeypatch.setattr(telling, "sees", lambda event, seat: True)


@all_games
@pytest.mark.parametrize("leak", [leak_the_state, leak_in_the_size], ids=lambda leak: leak.__name__)
def test_a_secret_put_into_a_message_on_purpose_is_noticed(
    game: AnyGame, leak: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        compared(game, monkeypatch)


HIDDEN_EVENTS = {"elfer-raus", "junior", "elevens", "mogeln", "farben", "hoechste", "schwarzer-peter"}


@pytest.mark.parametrize("game", [game for game in GAMES if game.info.id in HIDDEN_EVENTS], ids=lambda g: g.info.id)
def test_an_event_told_to_the_wrong_seat_is_noticed(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    leak_the_events(monkeypatch)
    with pytest.raises(AssertionError):
        compared(game, monkeypatch)
