"""Who has won what: kept once for every match, told to everyone, and deleted so that nothing is left."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, closing, suppress
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from alembic import command
from alembic.config import Config
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection, create_engine
from websockets.exceptions import ConnectionClosed

from elferhaus import client as client_module
from elferhaus.client import Client, HouseError
from elferhaus.server import entries
from elferhaus.server.family import MOST_RECENT, WINDOWS, family_of, is_this_machine
from elferhaus.server.house import House
from elferhaus.server.live import Pace, make_choice
from elferhaus.server.results import Player, Result, ended_in, read_result
from elferhaus.server.store import PRESETS, ForgottenError, Store
from server.chaos import DoomedHouse
from server.houses import RunningHouse
from server.people import Line, fetch, play_on, post, records
from server.test_kill import run as run_and_kill

OpenHouse = Callable[..., RunningHouse]
QUICK = Pace(decide=0.05, window=0.5)
NAMES = ("Zwetschgenmarie", "Quittenbert")


@pytest.fixture
def house(open_house: OpenHouse) -> RunningHouse:
    return open_house(pace=QUICK)


def family(house: RunningHouse) -> Any:
    return json.loads(fetch(f"{house.base}/api/family"))


def rows(file: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(file)) as database:
        return database.execute(query).fetchall()


def forget(house: RunningHouse, **headers: str) -> int:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        with urlopen(Request(f"{house.base}/api/family", headers=named, method="DELETE"), timeout=20) as response:
            return int(response.status)
    except HTTPError as error:
        with error:
            return error.code


async def match(stack: AsyncExitStack, house: RunningHouse, game: str = "schwarzer-peter", **choice: Any) -> Client:
    """Let the two play a match, with a bot if there is a third seat; return the host."""
    host = await Client.open(house.base, game=game, name=NAMES[0], portrait="oma", **{"seats": 2, **choice})
    host = await stack.enter_async_context(host)
    guest = await stack.enter_async_context(await Client.join(house.base, host.code, NAMES[1]))
    if choice.get("seats", 2) > 2:
        await host.command("fill", seat=2, bot="random")
    await rounds([host, guest], choice.get("rounds", 1))
    return host


async def rounds(clients: list[Client], count: int = 1) -> None:
    for number in range(count):
        begun = await clients[0].command("begin")
        assert begun["type"] == "answer"
        await asyncio.gather(*(play_on(each, Random(number), begun["seq"]) for each in clients))


async def told_winners(house: RunningHouse, code: str) -> list[list[int]]:
    """Return who won, as the records say it."""
    return [json.loads(record[-1])["match"]["winners"] for record in await records(house.base, code)]


# ── what matches say about people ──

MATCHES = st.lists(
    st.builds(
        Result,
        game=st.sampled_from(["mogeln", "farben", "junior"]),
        people=st.lists(
            st.builds(
                Player,
                name=st.sampled_from(["Ada", "ada", "ADA", "Ben", "Cem"]),
                portrait=st.sampled_from([None, "oma", "ben"]),
                won=st.booleans(),
            ),
            min_size=1,
            max_size=3,
        ).map(tuple),
        bots=st.integers(0, 3),
    ),
    max_size=30,
)


@given(MATCHES)
def test_everyone_s_figures_are_what_a_plain_count_finds(matches: list[Result]) -> None:
    found = family_of(enumerate(matches))
    assert found.matches == len(matches)
    assert [each.ended for each in found.recent] == list(reversed(range(len(matches))))[:MOST_RECENT]
    played: dict[str, list[tuple[str, bool]]] = {}
    looked: dict[str, str | None] = {}
    for result in matches:
        for name in {player.name.lower() for player in result.people}:
            own = [player for player in result.people if player.name.lower() == name]
            played.setdefault(name, []).append((result.game, any(player.won for player in own)))
            for player in own:
                looked[name] = player.portrait or looked.get(name)
    assert {each.name.lower() for each in found.people} == played.keys()
    for person in found.people:
        won = "".join("x" if wins else "." for _, wins in played[person.name.lower()])
        assert person.matches == len(won)
        assert person.wins == won.count("x")
        assert person.longest == max(map(len, won.split(".")))
        assert person.streak == len(won.rpartition(".")[2])
        assert 0 <= person.streak <= person.longest <= person.wins <= person.matches
        assert "".join("x" if wins else "." for wins in person.last) == won[-WINDOWS:]
        assert person.portrait == looked[person.name.lower()]
        assert sum(each.matches for each in person.games) == person.matches
        assert sum(each.wins for each in person.games) == person.wins
        counts = [each.matches for each in person.games]
        assert counts == sorted(counts, reverse=True), "the favourite comes first"
    ranks = [(person.wins, person.matches) for person in found.people]
    assert ranks == sorted(ranks, reverse=True)


def test_who_wins_together_has_won() -> None:
    found = family_of([(1, Result("farben", (Player("Ada", None, True), Player("Ben", None, True)), 0))])
    assert [(each.wins, each.streak) for each in found.people] == [(1, 1), (1, 1)]


# ── what is kept, and how often ──


def test_a_match_and_its_rematch_are_kept_once_each_and_over_a_restart(open_house: OpenHouse, tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    house = open_house(file, pace=QUICK)

    async def story() -> tuple[str, list[list[int]]]:
        async with AsyncExitStack() as stack:
            host = await match(stack, house, "hoechste", rounds=2)
            assert family(house)["matches"] == 1, "a round is no match"
            guest = await stack.enter_async_context(await Client.join(house.base, (await second(stack)).code, "Lea"))
            assert guest.seat == 1
            return host.code, await told_winners(house, host.code)

    async def second(stack: AsyncExitStack) -> Client:
        """A table that is only laid: nothing is kept of it."""
        return await stack.enter_async_context(await Client.open(house.base, game="farben", seats=2, name="Ada"))

    code, [winners] = asyncio.run(asyncio.wait_for(story(), 40))
    [[body]] = rows(file, "SELECT body FROM results")
    kept = read_result(body)
    assert [(player.name, player.portrait, player.won) for player in kept.people] == [
        (NAMES[0], "oma", 0 in winners),
        (NAMES[1], None, 1 in winners),
    ]
    assert json.loads(body).keys() == {"game", "people", "bots"}, "no card, nothing anyone held"
    before = family(house)
    house.stop()
    house = open_house(file, pace=QUICK)
    assert family(house) == before
    assert rows(file, "SELECT count(*) FROM results") == [(1,)]
    assert code not in json.dumps(before)


def test_a_rematch_is_another_match(house: RunningHouse) -> None:
    async def story() -> list[list[int]]:
        async with AsyncExitStack() as stack:
            host = await Client.open(house.base, game="hoechste", seats=2, name=NAMES[0])
            host = await stack.enter_async_context(host)
            guest = await stack.enter_async_context(await Client.join(house.base, host.code, NAMES[1]))
            await rounds([host, guest], 3)
            return await told_winners(house, host.code)

    won = asyncio.run(asyncio.wait_for(story(), 40))
    assert len(won) == 3
    found = {each["name"]: each for each in family(house)["people"]}
    for seat, name in enumerate(NAMES):
        assert found[name]["matches"] == 3
        assert found[name]["last"] == [seat in winners for winners in won]
        assert found[name]["games"] == [{"game": "hoechste", "matches": 3, "wins": found[name]["wins"]}]


def test_bots_are_nobody_and_for_whom_a_bot_played_last_nothing_counts(house: RunningHouse) -> None:
    async def story() -> None:
        table = post(house.base, "/api/tables", {"game": "hoechste", "seats": 2})
        async with Line(house.base, table["code"], token=table["token"]) as host:
            for seat in range(2):
                await host.ask("fill", seat=seat, bot="random")
            seq = (await host.ask("begin"))["seq"]
            while (await host.at(seq))["table"]["phase"] != "over":
                seq += 1
        assert family(house)["matches"] == 0, "only bots"
        table = post(house.base, "/api/tables", {"game": "hoechste", "seats": 3, "name": NAMES[0], "stand_in": None})
        guest = post(house.base, f"/api/tables/{table['code']}/seats", {"name": NAMES[1]})
        async with Line(house.base, table["code"], token=table["token"]) as host:
            await host.ask("fill", seat=2, bot="random")
            seq = (await host.ask("begin"))["seq"]
            await host.ask("fill", seat=1, bot="random")  # Quittenbert is not there
            while (now := await host.at(seq))["table"]["phase"] != "over":
                if 0 in now["table"]["must"]:
                    await host.ask("act", version=now["seq"], action=now["legal"][0])
                seq = now["seq"] + 1
        assert guest["seat"] == 1

    asyncio.run(asyncio.wait_for(story(), 40))
    found = family(house)
    assert [each["name"] for each in found["people"]] == [NAMES[0]]
    assert [(each["bots"], len(each["people"])) for each in found["recent"]] == [(2, 1)]


def test_results_stay_when_their_table_is_cleared_away(open_house: OpenHouse, tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    house = open_house(file, pace=QUICK)

    async def story() -> None:
        async with AsyncExitStack() as stack:
            await match(stack, house)

    asyncio.run(asyncio.wait_for(story(), 40))
    before = family(house)
    house.stop()
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE tables SET touched = 0")
        database.commit()
    house = open_house(file, pace=QUICK)
    asyncio.run(until(lambda: rows(file, "SELECT count(*) FROM entries") == [(0,)]))
    assert family(house) == before
    assert before["matches"] == 1


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not so():
            await asyncio.sleep(0.02)


def test_a_house_that_is_killed_keeps_every_result_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_module, "WAITS", (0.02,))
    file = tmp_path / "house.db"
    run_and_kill(file, 6, games=["hoechste", "schwarzer-peter"])
    kept = {(table, seq): body for table, seq, body in rows(file, "SELECT table_id, seq, body FROM results")}
    assert len(kept) > 1
    assert kept == dict(from_logs(file))


def from_logs(file: Path) -> Iterator[tuple[tuple[str, int], bytes]]:
    """Find in the logs what should have been kept."""
    for [table] in rows(file, "SELECT DISTINCT table_id FROM entries"):
        log = rows(file, f"SELECT body FROM entries WHERE table_id = '{table}' ORDER BY seq")
        for seq, body in ended_in(entries.decode(body) for [body] in log):
            yield (table, seq), body


def test_a_file_of_an_older_house_gets_the_results_of_its_matches(open_house: OpenHouse, tmp_path: Path) -> None:
    new, old = tmp_path / "new.db", tmp_path / "old.db"
    house = open_house(new, pace=QUICK)

    async def story() -> None:
        async with AsyncExitStack() as stack:
            host = await match(stack, house, "hoechste", seats=3)
            await host.command("choose", game="schwarzer-peter", seats=4)
            await host.command("fill", seat=3, bot="random")
            await host.command("portray", name="Marie", portrait="lea")
            await host.command("begin")  # not to its end
            await match(stack, house, "schwarzer-peter")

    asyncio.run(asyncio.wait_for(story(), 40))
    house.stop()
    config = Config()
    config.set_main_option("script_location", "elferhaus:server/migrations")
    engine = create_engine(f"sqlite:///{old}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    engine.dispose()
    with closing(sqlite3.connect(old)) as database:
        database.execute("ATTACH ? AS new", [str(new)])
        for table in ("tables", "entries", "answers", "tokens"):
            database.execute(f"INSERT INTO {table} SELECT * FROM new.{table}")
        database.execute("INSERT INTO tables VALUES ('broken', 'bafelo7', 99999999999)")
        database.execute("INSERT INTO entries VALUES ('broken', 1, x'7b')")
        database.commit()
    wanted = rows(new, "SELECT table_id, seq, body FROM results ORDER BY table_id")
    assert len(wanted) == 2
    house = open_house(old, pace=QUICK)
    assert rows(old, "SELECT table_id, seq, body FROM results ORDER BY table_id") == wanted
    assert rows(old, "SELECT version_num FROM alembic_version") == [("0002",)]
    assert {each["name"] for each in family(house)["people"]} == set(NAMES)


# ── deleting all of it ──


def traces(folder: Path, words: list[str | bytes]) -> list[tuple[str, str | bytes]]:
    """Return which of some words are in which file, also as UTF-16 and whatever letters are used."""
    found = []
    for file in folder.rglob("*"):
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

    words = asyncio.run(asyncio.wait_for(story(), 40))
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
    house = open_house(tmp_path / "house.db", pace=Pace(decide=0.001, window=0.01))
    tables = 6

    async def bothered(client: Client, rng: Random) -> int:
        """Play until the table is gone; return the code with which it went."""
        try:
            while True:
                await client.command("portray", name=NAMES[rng.randrange(2)])
        except HouseError as gone:
            return gone.status

    async def keep_rules() -> None:
        for number in range(200):
            rules = {"name": f"Regel {number}", "game": "farben", "seats": 2}
            with suppress(HouseError):  # the one that was about to be written: it says that all is deleted
                await asyncio.to_thread(post, house.base, "/api/presets", rules)

    async def story() -> list[str | bytes]:
        async with AsyncExitStack() as stack:
            words = await kept_everywhere(stack, house)
            playing = []
            for seed in range(tables):
                host = await Client.open(house.base, game="elfer-raus", seats=4, name=NAMES[0], stand_in=None)
                host = await stack.enter_async_context(host)
                for seat in (1, 2, 3):
                    await host.command("fill", seat=seat, bot="random")
                await host.command("begin")
                playing.append(asyncio.create_task(bothered(host, Random(seed))))
                words.append(host.code)
            watcher = await stack.enter_async_context(Line(house.base, host.code, role="watch"))
            keeping = asyncio.create_task(keep_rules())
            await asyncio.sleep(0.1)
            assert await asyncio.to_thread(forget, house) == 204
            keeping.cancel()
            with suppress(asyncio.CancelledError):
                await keeping
            assert await asyncio.gather(*playing) == [404] * tables
            await closed(watcher)
            with pytest.raises(HouseError, match="404"):
                await Client.join(house.base, host.code, "Lea")
        return words

    words = asyncio.run(asyncio.wait_for(story(), 60))
    assert traces(tmp_path, words) == []
    for table in ("tables", "entries", "answers", "tokens", "results"):
        assert rows(house.file, f"SELECT count(*) FROM {table}") == [(0,)], table
    assert house.app.state.house._tables == {}


def test_what_was_thought_of_before_is_not_written_after(tmp_path: Path) -> None:
    """A move, a seat, house rules: each may be on its way to the file while all of it is deleted."""
    file = tmp_path / "house.db"
    store = Store(f"sqlite:///{file}")

    async def story() -> None:
        house = House(store)
        live, _ = await house.open_table(make_choice("farben", None, {}, 1, 2), 2, NAMES[0])

        def keep(connection: Connection) -> None:
            connection.execute(PRESETS.insert().values(id="x", same=NAMES[1], body=b"x"))
            while store.era == 0:  # it has the lock, and whoever deletes has to wait for it
                time.sleep(0.001)

        keeping = asyncio.create_task(store.write(keep))
        await asyncio.sleep(0.05)
        laying = asyncio.create_task(house.open_table(live.table.choice, 2, NAMES[1]))
        await asyncio.sleep(0)
        await house.forget_all()
        with pytest.raises(ForgottenError):
            await keeping
        with pytest.raises(ForgottenError):
            await live.sit(NAMES[1], "ben", None, b"h" * 32)
        assert await house.find(live.table.code) is None
        # Who was about to lay a table has one, and it is another one than was deleted.
        laid, _ = await laying
        assert await house.find(laid.table.code) is laid
        assert len(rows(file, "SELECT id FROM tables")) == 1
        house.close()

    try:
        asyncio.run(asyncio.wait_for(story(), 20))
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

    asyncio.run(asyncio.wait_for(story(), 40))
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


def test_who_reads_meanwhile_is_waited_for(house: RunningHouse) -> None:
    """As long as somebody looks at the file as it was, SQLite cannot cut off what was written since."""
    post(house.base, "/api/tables", {"game": "farben", "seats": 2, "name": NAMES[0]})
    with closing(sqlite3.connect(house.file, check_same_thread=False)) as reader:
        reader.execute("BEGIN")
        assert reader.execute("SELECT count(*) FROM tables").fetchone() == (1,)
        threading.Timer(0.7, reader.rollback).start()
        assert forget(house) == 204
        assert not reader.in_transaction
        assert traces(house.file.parent, [*NAMES, *LINES]) == []


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
            live = next(iter(house.app.state.house._tables.values()))
            await ada.at(seq)
            live._calls.append(object())  # a call that waits to be heard, and never will be
            await ada.say({"type": "pause", "id": "x", "to": "paused"})
            await until(lambda: live._lock.locked() or bool(live._lock._waiters))
            assert await asyncio.to_thread(forget, house) == 204
            await closed(ada)

    asyncio.run(asyncio.wait_for(story(), 20))


@pytest.mark.parametrize(
    "headers",
    [
        {"x_forwarded_for": "192.0.2.7"},
        {"x_forwarded_for": "127.0.0.1, 192.0.2.7"},
        {"x_forwarded_for": "2001:db8::7"},
        {"forwarded": "for=192.0.2.7"},
        {"via": "1.1 proxy"},
        {"x_real_ip": "192.0.2.7"},
        {"origin": "http://evil.example"},
    ],
    ids=str,
)
def test_only_the_machine_of_the_house_may_delete_it_all(house: RunningHouse, headers: dict[str, str]) -> None:
    code = post(house.base, "/api/tables", {"game": "farben", "seats": 2, "name": "Ada"})["code"]
    assert forget(house, **headers) == 403
    assert fetch(f"{house.base}/api/tables/{code}/records") == b""
    if "origin" not in headers:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        with urlopen(Request(f"{house.base}/api/family", headers=named), timeout=10) as response:
            assert json.load(response)["may_delete"] is False


@pytest.mark.parametrize(
    ("client", "server", "here"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.8.9.1", "127.0.0.1", True),
        ("::1", "::1", True),
        ("::ffff:127.0.0.1", "::", True),
        ("192.168.1.20", "192.168.1.20", True),  # this machine, by its own address in the network
        ("192.168.1.21", "192.168.1.20", False),
        ("fe80::1%eth0", "fe80::2", False),
        ("10.0.0.1", "127.0.0.1", False),
        ("somewhere", "somewhere", False),
    ],
)
def test_a_line_whose_ends_have_one_address_is_on_one_machine(client: str, server: str, here: bool) -> None:
    assert is_this_machine({"client": (client, 1), "server": (server, 2), "headers": []}) is here
    assert not is_this_machine({"client": None, "server": (server, 2), "headers": []})


def test_a_house_killed_right_after_it_has_deleted_all_leaves_nothing_nor_does_its_log(tmp_path: Path) -> None:
    house = DoomedHouse(tmp_path / "house.db")

    async def story() -> list[str | bytes]:
        await house.back()
        async with await Client.open(house.base, game="farben", seats=2, name=NAMES[0]) as host:
            await host.command("fill", seat=1, bot="random")
            await host.command("begin")
            rules = {"name": "Mirabellenregel", "game": "farben", "seats": 2}
            await asyncio.to_thread(post, house.base, "/api/presets", rules)
            await asyncio.to_thread(fetch, f"{house.base}/api/tables/{host.code}/records")
            words: list[str | bytes] = [NAMES[0], "Mirabellenregel", host.code, *LINES]
            assert {word for _, word in traces(tmp_path, words)} >= {*words[:3], *LINES[:2]}
            request = Request(f"{house.base}/api/family", method="DELETE")
            await asyncio.to_thread(lambda: urlopen(request, timeout=20).close())
            house.kill()
        return words

    try:
        words = asyncio.run(asyncio.wait_for(story(), 30))
        log = (tmp_path / "house.log").read_text("utf-8")
        assert "all that was kept is deleted" in log
        assert traces(tmp_path, words) == []
    finally:
        house.close()
