"""Deleting all that the house has kept: nothing of it is left, whoever writes or reads meanwhile."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
import time
from contextlib import AsyncExitStack, closing, suppress
from pathlib import Path
from random import Random
from typing import Any, cast
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed

from elferhaus.client import Client, HouseError
from elferhaus.server.house import House
from elferhaus.server.storage.patience import ForgottenError
from elferhaus.server.storage.schema import PRESETS
from elferhaus.server.storage.store import Store
from elferhaus.server.tables.host_commands import make_setup
from elferhaus.server.tables.listener import Pace
from elferhaus.server.workers.pool import ThreadWorkers
from server.chaos import DoomedHouse
from server.houses import GIVE_UP_S, RunningHouse
from server.people import Line, fetch, post, run
from server.test_family import NAMES, QUICK, OpenHouse, family, match, rows, until


@pytest.fixture
def house(open_house: OpenHouse) -> RunningHouse:
    return open_house(pace=QUICK)


def forget(house: RunningHouse, **headers: str) -> int:
    """Ask for it with the house's key, unless another is named."""
    named = {"authorization": f"Bearer {house.app.state.delete_key}"}
    named |= {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        request = Request(f"{house.base}/api/family", headers=named, method="DELETE")
        with urlopen(request, timeout=GIVE_UP_S) as response:
            return int(response.status)
    except HTTPError as error:
        with error:
            return error.code


def traces(folder: Path, words: list[str | bytes]) -> list[tuple[str, str | bytes]]:
    """Return which of some words are in which file, also as UTF-16 and whatever letters are used.

    The house's key is left out: it has random letters, among which any short word may stand.
    """
    found = []
    for file in (each for each in folder.rglob("*") if each.suffix != ".key"):
        content = file.read_bytes() if file.is_file() else b""
        for word in words:
            forms = (
                [word] if isinstance(word, bytes) else [word.encode(), word.encode("utf-16-le"), word.upper().encode()]
            )
            found += [(file.name, word) for form in forms if form in content]
    return found


LINES: list[str | bytes] = [
    r"{\"by\"",
    r"{\"deal\"",
    r"\"winners\"",
    '"entry"',
    "played",
    "sat",
]  # of a record and a log


async def kept_everywhere(stack: AsyncExitStack, house: RunningHouse) -> list[str | bytes]:
    """Let everything be kept that can be, and return what must not be found afterwards."""
    host = await match(stack, house, "hoechste")
    forfeit = "Krautkopf tragen"
    rules = {"name": "Mirabellenregel", "game": "schwarzer-peter", "seats": 2, "options": {"forfeit": forfeit}}
    await asyncio.to_thread(post, house.base, "/api/presets", rules)
    people = [person for [person] in rows(house.file, "SELECT person FROM tokens")]
    hashes = [hashed for [hashed] in rows(house.file, "SELECT hash FROM tokens")]
    ids = [table for [table] in rows(house.file, "SELECT id FROM tables")]
    assert people
    return [*NAMES, "Mirabellenregel", forfeit, host.code, *people, *hashes, *ids, *LINES]


def test_nothing_is_left_in_the_files_after_a_match(open_house: OpenHouse, tmp_path: Path) -> None:
    house = open_house(tmp_path / "house.db", pace=QUICK)

    async def story() -> list[str | bytes]:
        async with AsyncExitStack() as stack:
            words = await kept_everywhere(stack, house)
        assert {word for _, word in traces(tmp_path, words)} == set(words), "it was there"
        assert await asyncio.to_thread(forget, house) == 204
        assert traces(tmp_path, words) == [], "while the house is open"
        return words

    words = run(story())
    nothing = {"people": [], "recent": [], "matches": 0, "may_delete": True}
    assert family(house) == nothing
    assert json.loads(fetch(f"{house.base}/api/presets")) == []
    house.stop()
    assert traces(tmp_path, words) == [], "nor after it has closed"
    house.start()
    assert family(house) == nothing
    assert post(house.base, "/api/tables", {"game": "farben", "seats": 2, "name": "Ada"})["seat"] == 0


def test_games_that_are_played_end_and_whoever_writes_meanwhile_leaves_nothing(
    open_house: OpenHouse, tmp_path: Path
) -> None:
    house = open_house(tmp_path / "house.db", pace=Pace(decide=0.001, window=0.01, beat=0))
    tables = 6

    portrayed = [0] * tables
    kept = 0

    async def bothered(client: Client, table: int) -> int:
        """Play until the table is gone; return the code with which it went."""
        rng = Random(table)
        try:
            while True:
                await client.command("portray", name=NAMES[rng.randrange(2)])
                portrayed[table] += 1
        except HouseError as gone:
            return gone.status

    async def keep_rules() -> None:
        nonlocal kept
        while True:
            rules = {"name": f"Regel {kept % 50}", "game": "farben", "seats": 2}
            with suppress(HouseError):  # the one that was about to be written: it says that all is deleted
                await asyncio.to_thread(post, house.base, "/api/presets", rules)
            kept += 1

    async def story() -> list[str | bytes]:
        async with AsyncExitStack() as stack:
            words = await kept_everywhere(stack, house)
            playing = []
            for table in range(tables):
                host = await Client.open(house.base, game="elfer-raus", seats=4, name=NAMES[0], stand_in=None)
                host = await stack.enter_async_context(host)
                for seat in (1, 2, 3):
                    await host.command("fill", seat=seat, bot="random")
                await host.command("begin")
                playing.append(asyncio.create_task(bothered(host, table)))
                words.append(host.code)
            watcher = await stack.enter_async_context(Line(house.base, host.code, role="watch"))
            keeping = asyncio.create_task(keep_rules())
            await until(lambda: min(*portrayed, kept) >= 3)  # all are busy
            assert await asyncio.to_thread(forget, house) == 204
            keeping.cancel()
            with suppress(asyncio.CancelledError):
                await keeping
            assert await asyncio.gather(*playing) == [404] * tables
            await closed(watcher)
            with pytest.raises(HouseError, match="404"):
                await Client.join(house.base, host.code, "Lea")
        return words

    words = run(story())
    assert traces(tmp_path, words) == []
    for table in ("tables", "entries", "answers", "tokens", "results"):
        assert rows(house.file, f"SELECT count(*) FROM {table}") == [(0,)], table
    assert house.app.state.house._tables == {}


def test_what_was_thought_of_before_is_not_written_after(tmp_path: Path) -> None:
    """A move, a seat, house rules: each may be on its way to the file while all of it is deleted."""
    file = tmp_path / "house.db"
    store = Store(f"sqlite:///{file}")

    async def story() -> None:
        house = House(store, workers=ThreadWorkers(Random(11)))
        live, _ = await house.open_table(make_setup("farben", None, {}, 1, 2), 2, NAMES[0])

        has_the_lock = threading.Event()

        def keep(connection: Connection) -> None:
            connection.execute(PRESETS.insert().values(id="x", same=NAMES[1], body=b"x"))
            has_the_lock.set()
            while store.era == 0:  # whoever deletes has to wait for it
                time.sleep(0.001)

        keeping = asyncio.create_task(store.write(keep))
        assert await asyncio.to_thread(has_the_lock.wait, GIVE_UP_S)
        laying = asyncio.create_task(house.open_table(live.table.setup, 2, NAMES[1]))
        await asyncio.sleep(0)
        await house.forget_all()
        with pytest.raises(ForgottenError):
            await keeping
        with pytest.raises(ForgottenError):
            await live.sit(NAMES[1], "ben", None, b"h" * 32)
        assert await house.find(live.table.code) is None
        # Whoever was about to lay a table has one, and it is another one than was deleted.
        laid, _ = await laying
        assert await house.find(laid.table.code) is laid
        assert len(rows(file, "SELECT id FROM tables")) == 1
        house.close()

    try:
        run(story())
    finally:
        store.close()
    assert rows(file, "SELECT count(*) FROM presets") == [(0,)]
    assert len(rows(file, "SELECT body FROM entries")) == 2, "of the table that was laid anew: opened, and sat down"


def test_what_was_cleared_away_long_ago_goes_with_the_rest(open_house: OpenHouse, tmp_path: Path) -> None:
    """A deleted row stays in the file until it is written over; not after this."""
    file = tmp_path / "house.db"
    house = open_house(file, pace=QUICK)

    async def story() -> None:
        async with AsyncExitStack() as stack:
            await match(stack, house, "hoechste", rounds=3)

    run(story())
    house.stop()
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA secure_delete=OFF")  # as it is where SQLite is built as usual
        for table in ("entries", "tables", "tokens", "answers", "results"):
            database.execute(f"DELETE FROM {table}")
        database.commit()
    house = open_house(file, pace=QUICK)
    assert traces(tmp_path, LINES[:2]) != [], "still there, though no table has it"
    assert forget(house) == 204
    assert traces(tmp_path, [*NAMES, *LINES]) == []


def test_whoever_reads_meanwhile_is_waited_for(house: RunningHouse) -> None:
    """As long as somebody looks at the file as it was, SQLite cannot cut off what was written since."""
    post(house.base, "/api/tables", {"game": "farben", "seats": 2, "name": NAMES[0]})

    async def story() -> None:
        with closing(sqlite3.connect(house.file)) as reader:
            reader.execute("BEGIN")
            assert reader.execute("SELECT count(*) FROM tables").fetchone() == (1,)
            forgetting = asyncio.create_task(asyncio.to_thread(forget, house))
            await until(lambda: rows(house.file, "SELECT count(*) FROM tables") == [(0,)])
            assert traces(house.file.parent, [*NAMES, *LINES]) != [], "deleted, and still there to be read"
            assert not forgetting.done()
            reader.rollback()
            assert await forgetting == 204
            assert traces(house.file.parent, [*NAMES, *LINES]) == []

    run(story())


async def closed(line: Line) -> None:
    """Wait until the house closes a line, since there is no such table."""

    async def listen() -> None:
        while True:
            await line.next("update")

    with pytest.raises(ConnectionClosed, match="4404"):
        await listen()


def test_a_call_that_is_being_held_does_not_keep_a_line_open(house: RunningHouse) -> None:
    async def story() -> None:
        table = post(
            house.base, "/api/tables", {"game": "schnipp-schnapp", "seats": 2, "name": "Ada", "stand_in": None}
        )
        post(house.base, f"/api/tables/{table['code']}/seats", {"name": "Ben"})
        async with Line(house.base, table["code"], token=table["token"]) as ada:
            seq = (await ada.ask("begin"))["seq"]
            live = house.table(table["code"])
            await ada.at(seq)
            live.calls._waiting.append(cast("Any", object()))  # a call that waits to be heard, and never will be
            await ada.say({"type": "pause", "id": "x", "to": "paused"})
            await until(lambda: bool(vars(live.lock)["_waiters"]))
            assert await asyncio.to_thread(forget, house) == 204
            await closed(ada)

    run(story())


async def first_decision(host: Client) -> None:
    """Return when somebody has decided something; the host, if need be."""
    async for news in host:
        if any("action" in event for event in news["happened"]):
            return
        if host.seat in host.table["must"]:
            await host.act(host.legal[0])


def test_a_house_killed_right_after_it_has_deleted_all_leaves_nothing_nor_does_its_log(tmp_path: Path) -> None:
    house = DoomedHouse(tmp_path / "house.db")

    async def story() -> list[str | bytes]:
        await house.back()
        async with await Client.open(house.base, game="farben", seats=2, name=NAMES[0]) as host:
            await host.command("fill", seat=1, bot="random")
            await host.command("begin")
            await first_decision(host)
            rules = {"name": "Mirabellenregel", "game": "farben", "seats": 2}
            await asyncio.to_thread(post, house.base, "/api/presets", rules)
            await asyncio.to_thread(fetch, f"{house.base}/api/tables/{host.code}/records")
            words: list[str | bytes] = [NAMES[0], "Mirabellenregel", host.code, *LINES]
            assert {word for _, word in traces(tmp_path, words)} >= {*words[:3], *LINES[:2]}
            headers = {"authorization": f"Bearer {(tmp_path / 'house.key').read_text()}"}
            request = Request(f"{house.base}/api/family", headers=headers, method="DELETE")
            await asyncio.to_thread(lambda: urlopen(request, timeout=GIVE_UP_S).close())
            house.kill()
        return words

    try:
        words = run(story())
        log = (tmp_path / "house.log").read_text("utf-8")
        assert "all that was kept is deleted" in log
        assert traces(tmp_path, words) == []
    finally:
        house.close()
