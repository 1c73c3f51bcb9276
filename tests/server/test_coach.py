"""The coach in the house: after a match and never before, once for each, and at a low priority."""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from elferhaus.client import Client
from elferhaus.server.workers.replays import NICENESS, TooLongError
from server.houses import GIVE_UP_S, RunningHouse
from server.people import play_on, run
from server.test_erase import forget

GOLDEN = Path(__file__).parent.parent / "playthroughs"
LUCK = GOLDEN / "zweikampf-2011-basic.jsonl"


def ask(url: str, record: bytes | None = None) -> Any:
    with urlopen(Request(url, record), timeout=GIVE_UP_S) as response:
        return json.load(response)


def refused(url: str, record: bytes | None = None) -> tuple[int, Any]:
    with pytest.raises(HTTPError) as failed:
        ask(url, record)
    with failed.value as answer:
        return answer.code, json.loads(answer.read())


def kept(house: RunningHouse) -> list[int]:
    with closing(sqlite3.connect(house.file)) as file:
        return [row[0] for row in file.execute('SELECT "match" FROM reports')]


def idle(*_: object) -> None:
    """A process that never comes to an end."""
    raise TooLongError


def test_a_match_is_coached_when_it_is_over_once_and_goes_with_its_table(
    own_house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> str:
        async with await Client.open(own_house.base, game="zweikampf", seats=2, name="Ada", stand_in=None) as host:
            await host.command("fill", seat=1, bot="random")
            await host.command("begin")
            assert refused(f"{own_house.base}/api/tables/{host.code}/coach")[0] == 409, "it is still played"
            await play_on(host, Random(1))
            return host.code

    url = f"{own_house.base}/api/tables/{run(story())}/coach"
    assert kept(own_house) == []
    report = ask(url)
    coaching = own_house.app.state.coaching
    here = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, coaching._process.pid) == min(here + NICENESS, 19)
    assert (report["game"], report["nature"]) == ("zweikampf", "luck")
    film = ask(url.replace("coach", "film"))
    assert [each["line"] for each in report["moments"]] == [each["seq"] for each in film["pictures"]]
    assert kept(own_house) == [1]
    monkeypatch.setattr(coaching._process, "run", idle)  # whoever has nothing to work out needs no process
    assert ask(url) == report
    assert ask(f"{url}?match=1") == report
    assert refused(f"{url}?match=2")[0] == 404
    assert forget(own_house) == 204
    assert kept(own_house) == []
    assert refused(url)[0] == 404


def test_a_record_that_is_sent_is_coached_and_remembered(house: RunningHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    record, url = LUCK.read_bytes(), f"{house.base}/api/coach"
    report = ask(url, record)
    assert report["balances"][0]["even"] == 0.5
    monkeypatch.setattr(house.app.state.coaching._process, "run", idle)
    assert ask(url, record) == report, "it is remembered"
    house.app.state.coaching.forget()
    assert refused(url, record)[0] == 413, "and forgotten"


def test_a_cut_record_breaks_a_rule(house: RunningHouse) -> None:
    lines = LUCK.read_bytes().splitlines()
    status, answer = refused(f"{house.base}/api/coach", b"\n".join(lines[:-1]))
    assert (status, answer["rule"], answer["key"], answer["line"]) == (422, "RECORD", "record-not-over", len(lines) - 1)
    assert refused(f"{house.base}/api/coach?match=2", b"\n".join(lines))[0] == 404
