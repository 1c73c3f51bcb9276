"""All that a seat, a watcher and the table's screen are told is the same in two worlds that differ in secrets only."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from random import Random
from typing import Any
from zlib import crc32

import msgspec
import pytest

from elferhaus.core.game import AnyGame
from elferhaus.games import GAMES
from elferhaus.server import telling
from elferhaus.server.entries import AnyEntry, Opened, Played, encode
from elferhaus.server.secrets import hashed, new_code
from elferhaus.server.store import Append, Store
from elferhaus.server.table import Table
from elferhaus.server.wire import write_message
from server.houses import RunningHouse
from server.people import RACES, Line
from server.two_worlds import other_world, story

Row = dict[str, Any]
STILL = 1e-9  # how fast time runs
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
            asked = (None, table.seq // 2) if table.seq % 5 == 0 or entry is told[-1] else ()
            found += [write_message(telling.snapshot(table, person, who, here, since)) for since in asked]
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
        if other is not None:
            found.append((told[: upto + 1], other, seat))
        if len(found) == POINTS:
            break
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


# ── the same over real sockets ──


def token(code: str, seat: int) -> str:
    """Return what proves that somebody has a seat."""
    return f"{code} {seat}"


@pytest.fixture(scope="module")
def two_houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[RunningHouse, RunningHouse]]:
    """Two houses in which no time passes, so that nothing but the worlds can differ."""
    folder = tmp_path_factory.mktemp("worlds")
    with RunningHouse(folder / "one.db", speed=STILL) as one, RunningHouse(folder / "other.db", speed=STILL) as other:
        yield one, other


async def put(house: RunningHouse, told: list[AnyEntry], code: str) -> None:
    """Store a table as another server could have, with a token for everyone."""
    store = Store(f"sqlite:///{house.file}")
    try:
        assert isinstance(told[0], Opened)
        first = msgspec.structs.replace(told[0], code=code)
        bodies = tuple(encode(entry) for entry in (first, *told[1:]))
        await store.append(Append(code, 1, bodies, code=code))
        for seat in range(first.seats):
            await store.append(Append(code, len(bodies) + 1, (), token=(hashed(token(code, seat)), f"p{seat}")))
    finally:
        store.close()


def decisions(told: list[AnyEntry]) -> list[Row]:
    """Return the decisions that follow, up to the first that brings chance or a race with it."""
    found: list[Row] = []
    for entry in told:
        assert isinstance(entry, Played)
        line = json.loads(entry.lines[0])
        if len(entry.lines) > 1 or "do" not in line or line["do"] in RACES:
            break
        if line["do"] in {"draw", "turn", "pull", "give"} or line.get("from") == "stock":
            line.pop("card", None)  # nobody knows it who decides this
        found.append(line)
    return found


async def heard(house: RunningHouse, code: str, seat: int, todo: list[Row]) -> list[list[str]]:
    """Return every frame that the seat, a watcher and a screen get while some decisions are made."""
    async with AsyncExitStack() as stack:
        hellos: list[Row] = [{"token": token(code, seat), "seq": 4}, {"role": "watch"}, {"role": "screen"}]
        ears = [await stack.enter_async_context(Line(house.base, code, **hello)) for hello in hellos]
        for number, line in enumerate(todo):
            who = ears[0]
            if line["by"] != seat:
                who = await stack.enter_async_context(Line(house.base, code, token=token(code, line["by"])))
            action = {key: value for key, value in line.items() if key not in {"by", "timing"}}
            version = (
                who.latest["seq"] if who is not ears[0] else (await who.at(ears[0].snapshot["seq"] + number))["seq"]
            )
            version = ears[0].snapshot["seq"] + number
            answer = await who.ask("act", id=f"c{number}", version=version, action=action)
            assert answer["type"] == "answer", answer
        for ear in ears:
            await ear.say({"type": "ping", "t": 1})
            await ear.next("pong")
        return [ear.heard for ear in ears]


async def both_heard(
    two_houses: tuple[RunningHouse, RunningHouse], pair: tuple[list[AnyEntry], list[AnyEntry], int], code: str
) -> tuple[list[list[str]], list[list[str]], int]:
    """Put the same table into both houses, each in its own world, and listen while its last decisions are made."""
    one, other, seat = pair
    cut = max(len(one) - 4, one[0].seats + 2)  # type: ignore[union-attr]
    todo = decisions(one[cut:])
    found = []
    for house, told in zip(two_houses, (one, other), strict=True):
        await put(house, told[:cut], code)
        found.append(await heard(house, code, seat, decisions(told[cut:])))
    return found[0], found[1], len(todo)


def listened(game: AnyGame, two_houses: tuple[RunningHouse, RunningHouse], monkeypatch: pytest.MonkeyPatch) -> int:
    """Compare all frames of some pairs of worlds; return how many decisions were made meanwhile."""
    made = 0
    for seed in (21, 22, 23):
        for pair in worlds(game, monkeypatch, seed)[:2]:
            one, other, count = asyncio.run(asyncio.wait_for(both_heard(two_houses, pair, new_code()), 20))
            assert one == other
            assert all(one)
            made += count
    return made


@all_games
def test_every_frame_on_the_sockets_is_the_same_in_both_worlds(
    game: AnyGame, two_houses: tuple[RunningHouse, RunningHouse], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert listened(game, two_houses, monkeypatch) >= 4


# ── broken on purpose ──


def leak_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole state goes along with the view."""
    monkeypatch.setattr(telling, "_view", lambda table, _seat: table.state)


def leak_in_the_size(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message is longer by one hidden card's number."""
    view = telling._view

    def padded(table: Table, seat: int | None) -> Any:
        return [view(table, seat), " " * (crc32(str(table.state).encode()) % 7)]

    monkeypatch.setattr(telling, "_view", padded)


def leak_the_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """Events are told to those as well who did not see them."""
    monkeypatch.setattr(telling, "sees", lambda _event, _seat: True)


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


@all_games
def test_a_secret_on_the_sockets_is_noticed(
    game: AnyGame, two_houses: tuple[RunningHouse, RunningHouse], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak_the_state(monkeypatch)
    with pytest.raises(AssertionError):
        listened(game, two_houses, monkeypatch)
