"""The lab in the house: told while it is played, at a low priority, within limits, one for each address."""

from __future__ import annotations

import json
import os
import threading
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from elferhaus.server.workers import lab
from elferhaus.server.workers.replays import NICENESS
from server.houses import GIVE_UP_S, RunningHouse

LEAFLET = {"seats": 4}


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
    assert os.getpriority(os.PRIO_PROCESS, process.pid) == os.getpriority(os.PRIO_PROCESS, 0) + NICENESS
    again = told(house, ways=[LEAFLET], rounds=1_000, seed=1)
    assert again[-1]["ways"][0] | {"wide": 0, "lengths": 0} == lines[-1]["ways"][0] | {"wide": 0, "lengths": 0}


def test_an_address_has_one_experiment_at_a_time_and_ends_it_by_going_away(
    house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "PLAYING_S", GIVE_UP_S)
    slow: dict[str, Any] = {"ways": [{"seats": 4, "bots": ["steady"]}], "rounds": 200_000}
    first = opened(house, "/api/lab", **slow)
    assert json.loads(first.readline())["end"] is None
    status, answer = refused(house, "/api/lab", **slow)
    assert (status, answer["detail"]) == (429, "another experiment from this address is still running")
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
    last = told(house, ways=[{"seats": 4, "bots": ["steady"]}], rounds=200_000)[-1]
    assert last["end"] == "time"
    assert 0 < last["played"] < last["of"] <= 2 * lab.SLOW


def test_what_cannot_be_played_is_said_and_what_can_be_changed_too(house: RunningHouse) -> None:
    with opened(house, "/api/lab/ways", seats=4) as answer:
        found = json.load(answer)
    assert found["house_rules"]["hand"] == {"least": 1, "most": 20, "usual": 15}
    with opened(house, "/api/lab/ways", seats=4, bots=["steady"]) as answer:
        assert json.load(answer) == {"house_rules": {}, "most_rounds": lab.SLOW}
    status, answer = refused(house, "/api/lab", ways=[{"seats": 4, "house_rules": {"hand": 99}}])
    assert (status, answer["detail"]) == (400, "hand can be 1 to 20 with 4 players, not 99")
    assert refused(house, "/api/lab", ways=[{"seats": 4, "house_rules": {"luck": 9}}])[0] == 400
    assert refused(house, "/api/lab", ways=[{"seats": 4, "bots": ["expert"]}])[0] == 400
    assert refused(house, "/api/lab", ways=[{"seats": 7}])[1]["key"] == "players"
    assert refused(house, "/api/lab", game="chess", ways=[LEAFLET])[1]["key"] == "unknown-game"
    assert refused(house, "/api/lab", ways=[LEAFLET], rounds=10**9)[0] == 400
