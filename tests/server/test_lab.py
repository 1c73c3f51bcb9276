"""The lab in the house: told while it is played, at a low priority, within limits, one for each address."""

from __future__ import annotations

import asyncio
import json
import os
import threading
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from elferhaus.lab.ways import Way, make_way
from elferhaus.server.workers import lab
from elferhaus.server.workers.replays import NICENESS
from server.houses import GIVE_UP_S, RunningHouse

LEAFLET = {"seats": 4}


@pytest.fixture(autouse=True)
def plain_kernels() -> None:
    """Experiments are long: they are compiled here too."""


def opened(house: RunningHouse, path: str, **asked: Any) -> Any:
    body = json.dumps({"game": "elfer-raus", **asked}).encode()
    return urlopen(Request(house.base + path, body, {"content-type": "application/json"}), timeout=GIVE_UP_S)


def told(house: RunningHouse, **asked: Any) -> list[dict[str, Any]]:
    with opened(house, "/api/lab", **asked) as lines:
        return [json.loads(line) for line in lines]


def refused(house: RunningHouse, path: str, **asked: Any) -> tuple[int, Any]:
    with pytest.raises(HTTPError) as failed:
        opened(house, path, **asked)
    with failed.value as answer:
        return answer.code, json.loads(answer.read())


def test_an_experiment_is_told_while_it_is_played_by_a_process_that_lets_everyone_else_go_first(
    house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "QUICK_SHARE", 500)
    lines = told(house, ways=[LEAFLET, {"seats": 4, "house_rules": {"draws": 1}}], rounds=1_000, seed=1)
    assert len(lines) > 1
    assert [line["end"] for line in lines] == [None] * (len(lines) - 1) + ["all"]
    assert [way["rounds"] for way in lines[-1]["ways"]] == [1_000, 1_000]
    assert lines[-1]["played"] == lines[-1]["of"]
    usual, other = (way["measures"] for way in lines[-1]["ways"])
    assert lines[-1]["sure"][0], "whoever draws less plays another game"
    for each in lines[-1]["sure"][0]:
        assert each["more"] == (other[each["measure"]]["mean"] > usual[each["measure"]]["mean"])
    assert sum(each["mean"] for each in lines[-1]["ways"][0]["wins"]) == pytest.approx(1)
    process = house.app.state.laboratory._process
    assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(os.getpriority(os.PRIO_PROCESS, 0) + NICENESS, 19)
    again = told(house, ways=[LEAFLET], rounds=1_000, seed=1)
    assert again[-1]["ways"][0] | {"wide": 0, "lengths": 0} == lines[-1]["ways"][0] | {"wide": 0, "lengths": 0}


def test_an_address_has_one_experiment_at_a_time_and_ends_it_by_going_away(
    house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "PLAYING_S", GIVE_UP_S)
    slow: dict[str, Any] = {"ways": [{"seats": 4, "bots": ["steady"]}], "rounds": lab.QUICK}
    first = opened(house, "/api/lab", **slow)
    assert json.loads(first.readline())["end"] is None
    status, answer = refused(house, "/api/lab", **slow)
    assert (status, answer["extra"]) == (429, {"why": "mine"})
    assert answer["detail"] == "another experiment from this address is still running"
    [run] = house.app.state.laboratory._runs.values()
    ended = threading.Event()
    [task] = house.app.state.laboratory._under_way
    task.add_done_callback(lambda _: ended.set())
    first.close()
    ended.wait(GIVE_UP_S)
    assert run.played < run.of
    assert told(house, ways=[LEAFLET], rounds=10)[-1]["end"] == "all"


def test_an_experiment_ends_in_its_time_with_what_was_played(
    house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "PLAYING_S", 0.01)
    last = told(house, ways=[{"seats": 4, "bots": ["steady"]}], rounds=lab.QUICK)[-1]
    assert last["end"] == "time"
    assert 0 < last["played"] < last["of"] <= 2 * lab.SLOW


def test_what_cannot_be_played_is_said_and_what_can_be_changed_too(house: RunningHouse) -> None:
    with opened(house, "/api/lab/ways", seats=4) as answer:
        found = json.load(answer)
    assert found["house_rules"]["hand"] == {"least": 1, "most": 20, "usual": 15}
    with opened(house, "/api/lab/ways", seats=4, bots=["steady"]) as answer:
        found = json.load(answer)
    assert found == {"house_rules": {}, "with_bots": ["random", "sharp"], "least_rounds": 100, "most_rounds": lab.SLOW}
    with opened(house, "/api/lab/ways", game="mogeln", seats=4) as answer:
        assert json.load(answer)["with_bots"] == []
    status, answer = refused(house, "/api/lab", ways=[{"seats": 4, "house_rules": {"hand": 99}}])
    assert (status, answer["detail"]) == (400, "hand can be 1 to 20 with 4 players, not 99")
    assert refused(house, "/api/lab", ways=[{"seats": 4, "house_rules": {"luck": 9}}])[0] == 400
    assert refused(house, "/api/lab", ways=[{"seats": 4, "bots": ["expert"]}])[0] == 400
    assert refused(house, "/api/lab", ways=[{"seats": 7}])[1]["key"] == "players"
    assert refused(house, "/api/lab", game="chess", ways=[LEAFLET])[1]["key"] == "unknown-game"
    assert refused(house, "/api/lab", ways=[LEAFLET], rounds=10**9)[0] == 400


def test_the_house_says_who_plays_in_its_lab(house: RunningHouse) -> None:
    with urlopen(f"{house.base}/api/lab", timeout=GIVE_UP_S) as answer:
        offer = json.load(answer)
    assert offer == {"bots": ["random", "little", "easy", "steady", "sharp"], "most_ways": 4}
    assert refused(house, "/api/lab", ways=[LEAFLET] * 5)[0] == 400
    for bot in offer["bots"]:
        assert told(house, ways=[{"seats": 4, "bots": [bot]}], rounds=1)[-1]["end"] == "all"


def test_whoever_begins_is_told_of_only_where_it_is_sure(house: RunningHouse) -> None:
    way = told(house, game="farben", ways=[{"seats": 4}], rounds=2_000, seed=1)[-1]["ways"][0]
    assert way["begins"] is True
    assert way["wins"][0]["mean"] - way["wins"][0]["margin"] > 1 / 4
    assert told(house, ways=[LEAFLET], rounds=20, seed=1)[-1]["ways"][0]["begins"] is None


def test_who_has_gone_takes_nobody_s_place_and_is_never_played(monkeypatch: pytest.MonkeyPatch) -> None:
    laboratory = lab.Laboratory()
    way = make_way(Way("elfer-raus", 2, ("steady",)))
    played: list[Any] = []
    monkeypatch.setattr(laboratory._process, "run", lambda _, task: played.append(task))
    gone, wanted = ([lab.Run([way], 100, 1) for _ in range(many)] for many in (3 * lab.WAITING, lab.WAITING + 1))

    async def come_and_go() -> None:
        for number, run in enumerate(gone):
            laboratory.begin(f"192.0.2.{number}", run)
            run.is_unwanted = True
        for number, run in enumerate(wanted):
            laboratory.begin(f"198.51.100.{number}", run)
        with pytest.raises(lab.BusyError) as busy:
            laboratory.begin("203.0.113.1", lab.Run([way], 100, 1))
        assert busy.value.why == "busy"
        for run in wanted:
            run.is_unwanted = True
        await asyncio.gather(*laboratory._under_way)

    asyncio.run(come_and_go())
    assert played == []
    laboratory.close()


def test_while_it_is_made_ready_an_experiment_can_be_ended_too(monkeypatch: pytest.MonkeyPatch) -> None:
    laboratory = lab.Laboratory()
    run = lab.Run([make_way(Way("elfer-raus", seats, ("steady",))) for seats in (2, 3, 4)], 100, 1)
    made_ready: list[int] = []

    def go_away(_: Any, task: Any) -> None:
        made_ready.append(task.way)
        run.is_unwanted = True

    async def begin() -> None:
        laboratory.begin("192.0.2.1", run)
        await asyncio.gather(*laboratory._under_way)

    monkeypatch.setattr(laboratory._process, "run", go_away)
    asyncio.run(begin())
    assert (made_ready, run.played) == ([0], 0)
    laboratory.close()
