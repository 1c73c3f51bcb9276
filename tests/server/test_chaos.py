"""A line that says things twice, late, in another order or not at all: the same game is played as over a good one.

What is done at a table depends on its version alone, so that two runs can be compared. Two things in a record are
left out of that: the milliseconds of calls (``ms`` and ``timing``), which are measured and differ by design, and the
order in which a trick of hoechste was chosen unseen, which has no meaning (RECORD.md).
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.server import Server, ServerConnection, serve

from elferhaus import client as client_module
from elferhaus.client import Client, HouseError
from elferhaus.core.reader import Reader
from elferhaus.games import game_named, games
from elferhaus.server.tables.draft import new_promise
from elferhaus.server.tables.listener import Pace
from elferhaus.server.tables.table_state import TableState
from server.chaos import Proxy
from server.houses import GIVE_UP_S, RunningHouse
from server.people import CALLS, concrete, records, run

Row = dict[str, Any]
NAMES = ("Ada", "Ben", "Cem")
BAD = {"twice": 0.2, "late": 0.15, "lost": 0.06, "cut": 0.005}
PATIENCE = 0.02  # of the clients, in seconds, before they ask again
BOLD = 0.1  # how often somebody calls
CAREFUL = 0.9  # how often a card goes where it fits, in the game that otherwise takes thousands of moves
CHOSEN: dict[str, Row] = {"mogeln": {"edition": "space"}, "ueberall": {"options": {"attention": "human"}}}
SEEDS = {"ueberall": 2, "schnipp-schnapp": 1}  # of deals that lead to short matches
WINDOW = 15.0
# Where the house turns by itself, when it does so is not the same on a good and on a bad line.
ids = [game.info.id for game in games() if game.info.id not in {"schnipp-schnapp", "zweikampf"}]


class PatientClock:
    """Time without waiting, but for one thing: a window into which somebody is going to call stays open until then.

    So a call gets there over the worst of lines, and on the slowest machine.
    """

    def __init__(self) -> None:
        self.table: TableState | None = None

    def now(self) -> float:
        return 0

    async def sleep(self, seconds: float) -> None:
        pending = None if self.table is None else self.table.pending
        called = self.table is not None and pending is not None and caller(self.table.seq, pending.may) is not None
        if seconds > WINDOW or (seconds == WINDOW and called):
            await asyncio.get_running_loop().create_future()


class PatientHouse(RunningHouse):
    """A house with such a clock."""

    def __init__(self, file: Path) -> None:
        self.patient_clock = PatientClock()
        super().__init__(file, clock=self.patient_clock, pace=Pace(decide=0.05, window=WINDOW, beat=0))

    def deal(self, code: str, seed: int) -> None:
        """Let a table be dealt the same cards as another with the same seed, and let the clock watch it."""
        live = self.table(code)
        live.rng, self.patient_clock.table = Random(seed), live.table
        live.table.promised = new_promise(Random(seed))


@pytest.fixture(autouse=True)
def eager_people(monkeypatch: pytest.MonkeyPatch) -> None:
    """Come back at once."""
    monkeypatch.setattr(client_module, "WAITS", (0.01,))

    async def add_a_number(client: Client) -> None:
        """Add the same number every time: the same luck, the same cards."""
        promise = client.table.get("promise")
        if promise is not None and client.seat is not None and promise["commitment"] != client._added:
            client._added = promise["commitment"]
            said = {"type": "add", "id": f"add-{client.seat}", "commitment": client._added}
            await client._say({**said, "number": f"{client.seat:032x}"})

    monkeypatch.setattr(Client, "_add_number", add_a_number)


@pytest.fixture(scope="module")
def patient_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PatientHouse]:
    house = PatientHouse(tmp_path_factory.mktemp("chaos") / "house.db")
    with house:
        yield house


def caller(seq: int, may: Sequence[int]) -> int | None:
    """Return who calls at a version, if anybody does: at most one seat, and then it is the only one to do anything."""
    public = Random(f"{seq}")
    return public.choice(may) if may and public.random() < BOLD else None


def scripted(client: Client) -> Row | None:
    """Return the one thing that a seat does at this version, if it does any."""
    table = client.table
    if table["phase"] != "playing" or not client.legal:
        return None
    calls = caller(client.seq, table["may"])
    if client.seat != calls and (calls is not None or client.seat not in table["must"]):
        return None
    offered = [choice for choice in client.legal if calls is not None or choice["do"] not in CALLS]
    # By lot, but the same lot for the same position: what is chosen unseen depends on the own cards alone.
    secret = len(table["must"]) > 1 or offered[0]["do"] == "play"
    lot = Random(json.dumps(client.view["hand"] if secret else [client.seq, client.view]))
    if offered[0]["do"] == "place" and lot.random() < CAREFUL:
        offered = offered[:1]
    if offered[0]["do"] == "drop":  # farben ends when somebody holds one colour only, which chance alone never does
        colours = [card[0] for card in client.view["hand"]]
        offered = [min(offered, key=lambda drop: (not drop.get("close"), colours.count(drop["card"][0])))]
    return concrete(lot.choice(offered), client.view, lot)


def comparable(lines: list[Row]) -> list[Row]:
    """Return lines of a record, or events, without what differs by design."""
    found: list[Row] = []
    for verb, group in groupby(lines, key=lambda line: line.get("do", line.get("action", {}).get("do"))):
        run = [_timeless(line) for line in group]
        found += sorted(run, key=json.dumps) if verb == "play" else run
    return found


def _timeless(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _timeless(each) for key, each in value.items() if key not in {"ms", "timing", "seq"}}
    return value


async def one_plays(client: Client) -> list[Row]:
    """Play to the end; return all events, of which each must have come once and in order."""
    happened: list[Row] = []
    seqs: list[int] = []
    async with client:
        async for news in client:
            seqs.append(news["seq"])
            happened += news.get("happened", [])
            if client.table["phase"] == "over":
                break
            if news["seq"] == client.seq and (action := scripted(client)) is not None:
                answer = await client.act(action)
                assert answer["type"] == "answer", answer
        async for news in _rest(client):
            happened += news.get("happened", [])
    assert seqs == sorted(set(seqs))
    return happened


async def _rest(client: Client) -> Any:
    """What has been heard and not yet been looked at."""
    while not client._news.empty():
        yield client._news.get_nowait()


async def played(house: PatientHouse, way: str, game: str, seed: int) -> tuple[list[Row], list[list[Row]]]:
    """Play a match, the lines going another way than the requests; return its record, and what everyone heard."""
    base = house.base
    seats = min(len(NAMES), game_named(game).info.players[1])  # type: ignore[union-attr]
    host = await Client.open(base, game=game, seats=seats, name=NAMES[0], stand_in=None, **CHOSEN.get(game, {}))
    tokens = [host.token, *[(await Client.join(base, host.code, name)).token for name in NAMES[1:seats]]]
    house.deal(host.code, seed)
    async with host:
        assert (await host.command("begin"))["type"] == "answer"
    clients = [Client(way, host.code, token, "seat", PATIENCE) for token in tokens]
    clients.append(Client(way, host.code, None, "watch", PATIENCE))
    for client in clients:
        client.seq = 1  # so that the first snapshot brings all events
    heard = await asyncio.gather(*map(one_plays, clients))
    [record] = await records(base, host.code)
    reader = Reader(game_named)
    reader.read(record)
    assert reader.is_complete
    return comparable([json.loads(line) for line in record]), [comparable(each) for each in heard]


async def played_over_bad_lines(house: PatientHouse, game: str, seed: int) -> tuple[Any, dict[str, int]]:
    proxy = Proxy(house.base, Random(seed), **BAD)
    async with proxy.open():
        return await played(house, proxy.base, game, seed), proxy.done


def compare(house: PatientHouse, game: str, seed: int) -> dict[str, int]:
    """Play the same match over a good and over a bad line; return what happened on the bad one."""
    wanted = run(played(house, house.base, game, seed))
    found, done = run(played_over_bad_lines(house, game, seed))
    assert found == wanted
    return done


@pytest.mark.parametrize("game", ids)
def test_messages_doubled_delayed_reordered_and_dropped_leave_the_record_as_it_is(
    patient_house: PatientHouse, game: str
) -> None:
    done = compare(patient_house, game, SEEDS.get(game, 11))
    assert all(done[what] for what in ("twice", "late", "lost")), done


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("game", ids)
def test_many_bad_lines(patient_house: PatientHouse, game: str, seed: int) -> None:
    compare(patient_house, game, seed)


def test_a_command_said_a_hundred_times_on_ten_lines_has_one_effect(house: RunningHouse) -> None:
    async def shout() -> list[Row]:
        host = await Client.open(house.base, game="elfer-raus", seats=3, name="Ada")
        said = {"type": "fill", "id": "once", "seat": 2, "bot": "random"}
        async with AsyncExitStack() as stack:
            lines = [Client(house.base, host.code, host.token, "seat") for _ in range(10)]
            for line in lines:
                await stack.enter_async_context(line)
            for line in lines:
                for _ in range(10):
                    await line._say(said)
            answers = [await line.command("fill", seat=2, bot="random") for line in lines]
            assert {line.seq for line in lines} == {3}, "opened, sat, and one bot"
        return answers

    answers = run(shout())
    assert {answer["type"] for answer in answers} == {"no"}, "the seat has been taken by the first"


# ── the client alone, with somebody who says what a house would never say ──


class Actor:
    """A house that says exactly what the test says; ``hears`` waits for the next frame of a kind."""

    def __init__(self) -> None:
        self.lines: asyncio.Queue[ServerConnection] = asyncio.Queue()
        self.gone = asyncio.Event()

    @asynccontextmanager
    async def visited(self, patience: float) -> AsyncIterator[tuple[Client, ServerConnection]]:
        """Let a client in, and tell it that the table is at seq 1."""
        server: Server
        async with serve(self._keep, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            client = Client(f"http://127.0.0.1:{port}", "bafelo7", None, "watch", patience)
            entering = asyncio.create_task(client.__aenter__())
            line = await self.lines.get()
            await hears(line, "hello")
            await tells(line, "snapshot", 1)
            await entering
            try:
                yield client, line
            finally:
                await client.__aexit__()
                self.gone.set()

    async def _keep(self, line: ServerConnection) -> None:
        await self.lines.put(line)
        await self.gone.wait()


async def hears(line: ServerConnection, kind: str) -> Row:
    said: Row = json.loads(await asyncio.wait_for(line.recv(), GIVE_UP_S))
    assert said["type"] == kind, said
    return said


async def tells(line: ServerConnection, kind: str, seq: int, **more: Any) -> None:
    happened = [{"seq": each} for each in range(2, seq + 1)] if kind == "snapshot" else [{"seq": seq}]
    await line.send(json.dumps({"type": kind, "seq": seq, "table": {}, "happened": happened, **more}))


def test_a_gap_is_noticed_at_once_and_nothing_is_told_twice() -> None:
    async def listen() -> None:
        async with Actor().visited(patience=60) as (client, line):
            for seq in (2, 2, 1, 4, 5):
                await tells(line, "update", seq)
            assert (await hears(line, "hello"))["seq"] == 2
            for kind, seq in (("update", 3), ("snapshot", 5), ("snapshot", 3), ("update", 4), ("update", 6)):
                await tells(line, kind, seq)
            news = [await anext(aiter(client)) for _ in range(5)]
            assert [each["seq"] for each in news] == [1, 2, 3, 5, 6]
            assert [event["seq"] for each in news for event in each["happened"]] == [2, 3, 4, 5, 6]

    run(listen())


class StillLoop(asyncio.SelectorEventLoop):
    """A loop whose time passes only when a test says so."""

    now = 0.0

    def time(self) -> float:
        return self.now


def test_a_command_without_an_answer_is_said_again_also_at_a_busy_table() -> None:
    async def talk(loop: StillLoop) -> None:
        async with Actor().visited(patience=10) as (client, line):
            asking = asyncio.create_task(client.command("begin"))
            first = await hears(line, "begin")
            for seq in range(2, 6):  # so that it is never silent for as long as that
                loop.now += 3
                await tells(line, "update", seq)
                while client.seq < seq:
                    await anext(aiter(client))
            again = asyncio.create_task(hears(line, "begin"))
            await (await line.ping())  # what was said before that is here
            for _ in range(10):
                await asyncio.sleep(0)
            assert again.done()
            assert await again == first
            await line.send(json.dumps({"type": "answer", "id": first["id"], "seq": 5}))
            assert (await asking)["seq"] == 5

    loop = StillLoop()
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.run(talk(loop))


def test_after_a_cut_nothing_but_hello_is_said_before_the_snapshot() -> None:
    async def talk() -> None:
        actor = Actor()
        async with actor.visited(patience=60) as (client, cut):
            asking = asyncio.create_task(client.command("begin"))
            first = await hears(cut, "begin")
            await cut.close()
            line = await actor.lines.get()
            assert (await hears(line, "hello"))["seq"] == 1
            asking_too = asyncio.create_task(client.command("pause", to="on"))
            await asyncio.sleep(0)  # it would be said by now
            await (await line.ping())  # and heard
            await tells(line, "snapshot", 1)
            assert await hears(line, "begin") == first
            second = await hears(line, "pause")
            await line.close(4404)  # and now there is no use in coming back
            for task in (asking, asking_too):
                with pytest.raises(HouseError):
                    await task
            assert second["id"] != first["id"]
            with pytest.raises(HouseError):
                await client.command("begin")

    run(talk())
