"""Whoever runs a house is told how it is, at an address that the world does not have; the log names the house alone."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed

from elferhaus.client import Client
from elferhaus.server import logs
from elferhaus.server.http.inner_pages import HEALTH, LIVE, METRICS, PAGES
from elferhaus.server.run import CannotOpenError, _inner
from elferhaus.server.storage.queries import entries_of
from elferhaus.server.tables import entries
from elferhaus.server.tables.entries import Played
from elferhaus.server.tables.listener import Pace
from server.houses import GIVE_UP_S, RunningHouse
from server.people import Line, play_on, post, run
from server.postgres import Cluster
from server.test_logs import HOUSE, log  # noqa: F401 - a fixture

OpenHouse = Callable[..., RunningHouse]
DASHBOARD = Path(__file__).parents[2] / "docs" / "hosting" / "dashboard.json"
QUICK = Pace(decide=0.02, beat=0)


def get(url: str) -> tuple[int, bytes]:
    """Return status and body of a page."""
    try:
        with urlopen(url, timeout=GIVE_UP_S) as answer:
            return answer.status, answer.read()
    except HTTPError as error:
        with error:
            return error.code, error.read()


def metrics(house: RunningHouse) -> dict[str, float]:
    """Return what is told to Prometheus, read as it reads it; of buckets those with the bound."""
    status, text = get(house.inner + METRICS)
    assert status == 200
    found = {}
    for family in text_string_to_metric_families(text.decode()):
        assert family.documentation, f"{family.name} says what it is"
        for sample in family.samples:
            bound = sample.labels.get("le")
            found[f"{sample.name} {bound}" if bound else sample.name] = sample.value
    return found


async def played(house: RunningHouse) -> tuple[Any, int]:
    """Play a match against bots; return the line and how many decisions were made on it."""
    async with await Client.open(house.base, game="zweikampf", seats=2, name="Ada") as ada:
        await ada.command("fill", seat=1, bot="random")
        begun = await ada.command("begin")
        answers = await play_on(ada, Random(5), begun["seq"])
        return ada, len(answers)


def test_an_inner_address_is_one_at_which_others_find_the_house() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        for address, shared, why in (
            (f"127.0.0.1:{port}", False, f"port {port} of 127.0.0.1 is taken"),
            ("0.0.0.0:0", True, "other houses cannot reach"),
            ("[::]:0", True, "other houses cannot reach"),
            ("127.0.0.1:65536", False, "an inner address is HOST:PORT"),
            ("somewhere", False, "an inner address is HOST:PORT"),
        ):
            with pytest.raises(CannotOpenError, match=re.escape(why)):
                _inner(address, shared=shared)


def test_the_world_finds_nothing_there(open_house: OpenHouse) -> None:
    house = open_house(inner=True)
    for path in PAGES:
        assert get(house.base + path)[0] == 404
        assert get(house.inner + path)[0] == 200
    assert get(f"{house.inner}/api/games")[0] == 404, "nor is there a second way in"


def test_what_is_counted_is_what_happened(open_house: OpenHouse) -> None:
    house = open_house(inner=True, pace=QUICK)
    assert metrics(house)["elferhaus_moves_total"] == 0
    ada, decisions = run(played(house))
    while (found := metrics(house))["elferhaus_move_seconds_count"] < decisions:  # counted once all have been told
        pass
    kept = run(house.app.state.store.read(entries_of(house.table(ada.code).name)))
    assert found["elferhaus_moves_total"] == sum(isinstance(entries.decode(body), Played) for body in kept)
    assert found["elferhaus_move_seconds_count"] == decisions
    assert found["elferhaus_move_seconds_bucket +Inf"] == decisions
    assert found["elferhaus_store_seconds_count"] >= found["elferhaus_moves_total"]
    assert found["elferhaus_tables"] == 1
    assert found["elferhaus_tables_playing"] == 0
    assert found["elferhaus_store_waiting"] == found["elferhaus_store_lag_seconds"] == 0
    assert found["elferhaus_ready"] == 1
    assert found["process_cpu_seconds_total"] > 0
    told = get(house.inner + METRICS)[1].decode()
    assert 'name="the house"' in told
    assert ada.code not in told
    assert "Ada" not in told


def test_who_is_connected_is_counted(open_house: OpenHouse) -> None:
    house = open_house(inner=True)

    async def come() -> None:
        seat = await asyncio.to_thread(
            post, house.base, "/api/tables", {"game": "zweikampf", "seats": 2, "name": "Ada"}
        )
        async with Line(house.base, seat["code"], token=seat["token"]), Line(house.base, seat["code"]):
            assert metrics(house)["elferhaus_lines"] == 2

    run(come())


def test_a_house_on_whose_disk_there_is_no_room_is_alive_but_not_ready(
    open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("elferhaus.server.storage.store.TROUBLE_S", GIVE_UP_S)
    house = open_house(inner=True)
    assert json.loads(get(house.inner + HEALTH)[1]) == {"live": True, "ready": True}

    async def fill() -> None:
        seat = await asyncio.to_thread(post, house.base, "/api/tables", {"game": "farben", "seats": 2, "name": "Ada"})
        async with Line(house.base, seat["code"], token=seat["token"]) as ada:
            house.app.state.store._writing.driver_connection.execute("PRAGMA max_page_count=1")
            answer = {"type": "answer"}
            while answer["type"] == "answer":  # until the last page is full
                answer = await ada.ask("portray", name="A" * 24)

    run(fill())
    status, body = get(house.inner + HEALTH)
    assert status == 503
    assert json.loads(body) == {"live": True, "ready": False, "why": "nothing can be stored"}
    assert get(house.inner + LIVE) == (200, b'{"live":true}')
    assert metrics(house)["elferhaus_ready"] == 0
    monkeypatch.setattr("elferhaus.server.storage.store.TROUBLE_S", 0)
    assert get(house.inner + HEALTH)[0] == 200, "after a while somebody may see whether it is over"


def test_houses_over_one_database_tell_of_leases_and_of_each_other(cluster: Cluster, tmp_path: Path) -> None:
    address = cluster.database()
    settings: dict[str, Any] = {"database": address, "shares": True, "speed": 1, "pace": QUICK}
    with RunningHouse(tmp_path / "-", **settings) as one, RunningHouse(tmp_path / "-", **settings) as two:
        seat = post(one.base, "/api/tables", {"game": "zweikampf", "seats": 2, "name": "Ada"})

        async def through() -> None:
            async with (
                Line(one.base, seat["code"], token=seat["token"]),
                Line(two.base, seat["code"]),
            ):
                here, there = metrics(one), metrics(two)
                assert (here["elferhaus_leases"], here["elferhaus_lines"], here["elferhaus_detours"]) == (1, 2, 0)
                assert (there["elferhaus_leases"], there["elferhaus_lines"], there["elferhaus_detours"]) == (0, 0, 1)

        run(through())
        while metrics(one)["elferhaus_houses"] < 2:  # one has to look around once more
            pass
        assert get(two.base + METRICS)[0] == 404
        two.app.state.house.leases.is_closing = True
        assert json.loads(get(two.inner + HEALTH)[1])["why"] == "the house is closing"
        two.app.state.house.leases.is_closing = False


def test_the_log_of_a_played_table_names_the_house_but_neither_table_nor_people(
    log: Path,  # noqa: F811
    open_house: OpenHouse,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A match is played, a line fails with the code in its mouth, and a request does."""
    house = open_house(inner=True, pace=QUICK)
    ada, _ = run(played(house))

    def fail(*_: Any) -> None:
        raise ValueError(f"/api/tables/{ada.code} {ada.token} Ada")

    live = house.table(ada.code)
    monkeypatch.setattr(live, "command", fail)

    async def say() -> None:
        async with Line(house.base, ada.code, token=ada.token) as line:
            await line.say({"type": "begin", "id": "1"})
            with pytest.raises(ConnectionClosed):
                await line.next("answer")

    run(say())
    logs.LOGGER.error("a table had to wait", exc_info=ValueError(ada.code), extra={"details": {"table": ada.code}})
    text = log.read_text("utf-8")
    written = [json.loads(line) for line in text.splitlines()]
    assert {line["house"] for line in written} == {HOUSE}
    failed = next(line for line in written if line["what"].startswith("a line failed"))
    assert failed["game"] == live.table.setup.game  # a package's, it may be
    for secret in (ada.code, ada.token, "Ada", live.name, *live.table.people()):
        assert secret not in text


def test_the_dashboard_asks_for_what_the_house_tells(open_house: OpenHouse) -> None:
    told = get(open_house(inner=True).inner + METRICS)[1].decode()
    others = {"elferhaus_leases", "elferhaus_houses", "elferhaus_detours", "elferhaus_taken_total"}  # of several houses
    names = set(re.findall(r"^(\w+)", told, re.MULTILINE)) | others
    asked = json.loads(DASHBOARD.read_text("utf-8"))
    queries = [target["expr"] for panel in asked["panels"] for target in panel.get("targets", ())]
    wanted = {name for query in queries for name in re.findall(r"(?:elferhaus|process)_\w+", query)}
    assert wanted
    assert wanted <= names
