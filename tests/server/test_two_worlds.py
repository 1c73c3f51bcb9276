"""All that a seat, a watcher and the table's screen are told is the same in two worlds that differ in secrets only."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import zip_longest
from random import Random
from typing import Any
from zlib import crc32

import msgspec
import pytest

from depth import times
from elferhaus.client import Client
from elferhaus.core.game import AnyGame
from elferhaus.core.lead import Lead
from elferhaus.games import games
from elferhaus.server.storage.store import Append, Store
from elferhaus.server.tables import messages as table_messages
from elferhaus.server.tables.entries import AnyEntry, Opened, Played, encode
from elferhaus.server.tables.listener import Pace
from elferhaus.server.tables.table_state import TableState
from elferhaus.server.tokens import hashed, new_code
from server.houses import RunningHouse, StillClock
from server.people import RACES, Line, fetch, play_on, records, run
from server.two_worlds import cards_in, counts, folded, goes_on, is_blind
from server.two_worlds_told import DONE, Row, answered, begins, messages, worlds

all_games = pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
MATCHES = 12
WINDOW = 2  # seconds after which every call has been heard and every window closed
SEEN = 0.1  # seconds after which all have seen what was turned at one instant
CODES = Random(11)
FEWEST = 12  # pairs of worlds that must be found, or nothing was shown


def questions(told: list[AnyEntry], other: list[AnyEntry], rng: Random) -> list[Row]:
    """Return actions of all kinds, as they were done in this match, with right and with wrong cards."""
    lines = {line for world in (told, other) for entry in world if isinstance(entry, Played) for line in entry.lines}
    rows = [json.loads(line) for line in sorted(lines)]
    done = {row["do"]: row for row in rng.sample(rows, len(rows)) if "do" in row}
    cards = sorted({card for row in rows if "deal" in row for card in cards_in(row)})
    found: list[Row] = []
    for row in done.values():
        action = {key: value for key, value in row.items() if key not in {"by", "timing"}}
        found.append(action)
        if "card" in action:
            found += [{**action, "card": card} for card in cards]
        if "cards" in action:
            found += [{**action, "cards": [card]} for card in cards]
        if "index" in action:
            found += [{**action, "index": index, "card": card} for index in range(3) for card in cards]
    return found


def compared(game: AnyGame) -> Counter[str]:
    """Compare many pairs of worlds; return how many there were that differ in what."""
    count: Counter[str] = Counter()
    for seed in range(MATCHES):
        for one, other, seat in worlds(game.info.id, seed):
            asked = questions(one, other, Random(seed))
            parted = next(number for number, (a, b) in enumerate(zip(one, other, strict=True)) if a != b)
            assert_alike(messages(one, parted, seat, asked), messages(other, parted, seat, asked))
            table = folded(one)
            assert table is not None
            count["all"] += 1
            count["deal" if begins(one[parted], '{"deal"') else "later"] += 1
            count["shuffle"] += begins(one[parted], '{"event":"shuffle"')
            count["unseen"] += parted == len(one) - 1 and not begins(one[parted], '{"deal"')
            count["end"] += table.phase != "playing"
    return count


def assert_alike(told: list[bytes], other: list[bytes]) -> None:
    """Name the first message that differs: to show all of the difference takes minutes where messages are long."""
    for number, (one, another) in enumerate(zip_longest(told, other)):
        if one != another:
            at = next((at for at, (a, b) in enumerate(zip(str(one), str(another), strict=False)) if a != b), 0)
            raise AssertionError(
                f"message {number} differs: {str(one)[at : at + 80]!r}, {str(another)[at : at + 80]!r}"
            )


# Where worlds must have been found to part, besides in the deal, and to be still unlike when the round is over.
SHUFFLES = {"farben", "schnipp-schnapp"}
UNSEEN = {"mogeln", "hoechste", "schwarzer-peter"}
ENDS = {"elfer-raus", "junior", "ratefix", "farben"}


@all_games
def test_nothing_that_is_told_depends_on_what_a_seat_cannot_know(game: AnyGame) -> None:
    found = compared(game)
    assert found["all"] >= FEWEST
    for what, where in (("shuffle", SHUFFLES), ("unseen", UNSEEN), ("end", ENDS)):
        assert found[what] or game.info.id not in where, found


# ── the same over real sockets ──


def token(code: str, seat: int) -> str:
    """Return what proves that somebody has a seat."""
    return f"{code} {seat}"


class Stacked(Random):
    """Chance as it is written in a record."""

    orders: list[list[str]] = []  # noqa: RUF012 - there is one

    def sample(self, population: Any, k: int, *, counts: Any = None) -> list[Any]:
        """Return the next shuffle, if it is one of these cards."""
        if self.orders and sorted(self.orders[0]) == sorted(population):
            return self.orders.pop(0)
        return super().sample(population, k, counts=counts)


@pytest.fixture(scope="module")
def two_houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[RunningHouse, RunningHouse]]:
    """Two houses in which time passes as the test says."""
    folder = tmp_path_factory.mktemp("worlds")
    at_once = Pace(beat=0)
    one, other = (RunningHouse(folder / name, pace=at_once, clock=StillClock(), rng=Stacked(0)) for name in ("1", "2"))
    with one, other:
        yield one, other


async def put(house: RunningHouse, told: list[AnyEntry], code: str) -> None:
    """Store a table as another server could have, with a token for everyone."""
    store = Store(f"sqlite:///{house.file}", apart=0)
    try:
        assert isinstance(told[0], Opened)
        first = msgspec.structs.replace(told[0], code=code)
        bodies = tuple(encode(entry) for entry in (first, *told[1:]))
        await store.append(Append(code, 1, bodies, code=code))
        for seat in range(first.seats):
            await store.append(Append(code, len(bodies) + 1, (), token=(hashed(token(code, seat)), f"p{seat}")))
    finally:
        store.close()


def _blind(line: Row) -> Row:
    """Return a decision as it is made, without a card that whoever makes it cannot know."""
    unsaid = {"by", "timing", "card"} if is_blind(line) else {"by", "timing"}
    return {key: value for key, value in line.items() if key not in unsaid}


async def acted(house: RunningHouse, line: Line, name: str, version: int, action: Row) -> Row:
    """Let somebody act; a call is heard once the time to call is over."""
    if action["do"] not in RACES:
        return await line.ask("act", id=name, version=version, action=action)
    house.clock.advance(SEEN)  # type: ignore[attr-defined]
    await line.say({"type": "act", "id": name, "version": version, "action": action})
    await line.say({"type": "ping", "t": 2})
    if (first := await line.next("answer", "no", "pong"))["type"] != "pong":
        return first  # nobody else may call here
    house.clock.advance(WINDOW)  # type: ignore[attr-defined]
    return await line.next("answer", "no")


async def heard(
    house: RunningHouse, code: str, seat: int, told: list[AnyEntry], cut: int, asked: list[Row]
) -> tuple[list[list[str]], int]:
    """Return every frame that the seat, a watcher and a screen get while the table goes on, and how far it went."""
    made, todo = 0, told[cut:]
    lines_to_come = [json.loads(line) for entry in todo if isinstance(entry, Played) for line in entry.lines]
    Stacked.orders[:] = [row["cards"] for row in lines_to_come if row.get("event") == "shuffle"]
    async with AsyncExitStack() as stack:
        hellos: list[Row] = [{"token": token(code, seat), "seq": 4}, {"role": "watch"}, {"role": "screen"}]
        ears = [await stack.enter_async_context(Line(house.base, code, **hello)) for hello in hellos]
        lines = {seat: ears[0]}
        for number, entry in enumerate(todo):
            rows = [json.loads(line) for line in entry.lines] if isinstance(entry, Played) else []
            done = [row for row in rows if "do" in row]
            table = folded(told[: cut + number])
            assert table is not None
            together = counts(table) and bool(done) and done[0]["do"] not in RACES
            if (len(done) > 1 and not together) or not rows or "deal" in rows[0]:
                break  # several calls at once, or a new round
            version = ears[0].snapshot["seq"] + number
            if together or not done:  # a window ends, if there is one
                if not goes_on(told[: cut + number]):
                    house.clock.advance(WINDOW)  # type: ignore[attr-defined]
            else:
                by = done[0]["by"]
                if by not in lines:
                    lines[by] = await stack.enter_async_context(Line(house.base, code, token=token(code, by)))
                answer = await acted(house, lines[by], f"c{number}", version, _blind(done[0]))
                assert answer["type"] == "answer", answer
            for ear in ears:
                await ear.at(version + 1)
            made += 1
        for number, action in enumerate(asked):
            if (await ears[0].ask("act", id=f"q{number}", version=ears[0].latest["seq"], action=action))[
                "type"
            ] != "no":
                break
        ears[0].heard.append((await asyncio.to_thread(fetch, f"{house.base}/api/tables/{code}/records")).decode())
        for ear in ears:
            await ear.say({"type": "ping", "t": 1})
            await ear.next("pong")
        return [ear.heard for ear in ears], made


async def both_heard(
    two_houses: tuple[RunningHouse, RunningHouse], pair: tuple[list[AnyEntry], list[AnyEntry], int], code: str
) -> tuple[list[list[str]], list[list[str]], int]:
    """Put the same table into both houses, each in its own world, and listen while it goes on for some entries."""
    one, other, seat = pair
    table = folded(one)
    assert table is not None
    cut = max(len(one) - 6, len(table.occupants) + 2)
    while goes_on(one[:cut]):
        cut += 1
    asked = [each for each in questions(one, other, Random(0)) if answered(table, seat, each) != DONE]
    asked = Random(0).sample(asked, min(len(asked), 12))
    found = []
    for house, told in zip(two_houses, (one, other), strict=True):
        await put(house, told[:cut], code)
        found.append(await heard(house, code, seat, told, cut, asked))
    return found[0][0], found[1][0], found[0][1]


def listened(game: AnyGame, two_houses: tuple[RunningHouse, RunningHouse]) -> int:
    """Compare all frames of some pairs of worlds; return how far the tables went meanwhile."""
    made = 0
    for seed in range(21, 21 + times(2, least=2)):
        for pair in [pair for pair in worlds(game.info.id, seed) if not goes_on(pair[0])][:2]:
            one, other, count = run(both_heard(two_houses, pair, new_code(CODES)))
            assert one == other
            assert all(one)
            made += count
    return made


@all_games
def test_every_frame_on_the_sockets_is_the_same_in_both_worlds(
    game: AnyGame, two_houses: tuple[RunningHouse, RunningHouse]
) -> None:
    assert listened(game, two_houses) >= 4


def test_records_are_given_of_whole_matches_only_and_kept_when_another_game_is_chosen(house: RunningHouse) -> None:
    async def play() -> list[int]:
        counts = []
        async with await Client.open(house.base, game="zweikampf", seats=2, name="Ada") as ada:
            await ada.command("fill", seat=1, bot="random")
            await ada.command("begin")
            counts.append(len(await records(house.base, ada.code)))
            await play_on(ada, Random(1))
            counts.append(len(await records(house.base, ada.code)))
            await ada.command("choose", game="ratefix")
            counts.append(len(await records(house.base, ada.code)))
            await ada.command("begin")
            counts.append(len(await records(house.base, ada.code)))
        return counts

    assert run(play()) == [0, 1, 1, 1]


# ── broken on purpose ──


def leak_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole state goes along with the view."""
    monkeypatch.setattr(table_messages, "_view", lambda table, _seat: table.state)


def leak_in_the_size(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the size of a message depends on what is hidden."""
    view = table_messages._view

    def padded(table: TableState, seat: int | None) -> Any:
        return [view(table, seat), " " * (crc32(str(table.state).encode()) % 7)]

    monkeypatch.setattr(table_messages, "_view", padded)


def leak_the_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """Events are told to those as well who did not see them."""
    monkeypatch.setattr(table_messages, "sees", lambda _event, _seat: True)


@all_games
@pytest.mark.parametrize("leak", [leak_the_state, leak_in_the_size], ids=lambda leak: leak.__name__)
def test_a_secret_put_into_a_message_on_purpose_is_noticed(
    game: AnyGame, leak: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        compared(game)


HIDDEN_EVENTS = {"elfer-raus", "junior", "elevens", "mogeln", "farben", "hoechste", "schwarzer-peter"}


@pytest.mark.parametrize("game", [game for game in games() if game.info.id in HIDDEN_EVENTS], ids=lambda g: g.info.id)
def test_an_event_told_to_the_wrong_seat_is_noticed(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    leak_the_events(monkeypatch)
    with pytest.raises(AssertionError):
        compared(game)


SCORES_IN_HANDS = {"elfer-raus", "junior", "elevens", "farben"}


@pytest.mark.parametrize("game", [g for g in games() if g.info.id in SCORES_IN_HANDS], ids=lambda g: g.info.id)
def test_who_is_ahead_told_while_a_round_is_played_is_noticed(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    def too_early(table: TableState) -> Lead:
        return Lead("moves", "points", tuple(table._scores))

    monkeypatch.setattr(TableState, "lead", property(too_early))
    with pytest.raises(AssertionError):
        compared(game)


BLIND = {"elfer-raus", "junior", "elevens", "ueberall", "farben", "schnipp-schnapp", "schwarzer-peter"}


@pytest.mark.parametrize("game", [game for game in games() if game.info.id in BLIND], ids=lambda g: g.info.id)
def test_an_answer_that_depends_on_a_guessed_card_is_noticed(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever names the top card of the stock with the draw must not hear whether it is that card."""
    monkeypatch.setattr("elferhaus.server.tables.draft.offered", lambda *_: False)
    with pytest.raises(AssertionError):
        compared(game)


@all_games
def test_a_secret_on_the_sockets_is_noticed(
    game: AnyGame, two_houses: tuple[RunningHouse, RunningHouse], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak_the_state(monkeypatch)
    with pytest.raises(AssertionError):
        listened(game, two_houses)
