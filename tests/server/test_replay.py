"""Matches seen again: what is shown of them, to whom, and what is not."""

from __future__ import annotations

import asyncio
import gzip
import json
from contextlib import AsyncExitStack, closing
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import pytest

from elferhaus.client import Client
from elferhaus.server.http.replay import LONGEST_RECORD, read_records, replay_of
from elferhaus.server.net.limits import Allowance, Limits
from server.hostile import Hand
from server.houses import GIVE_UP_S, RunningHouse
from server.people import play_on, run

GOLDEN = Path(__file__).parent.parent / "playthroughs"
RECORDS = sorted(GOLDEN.glob("*.jsonl"))
BASIC = GOLDEN / "elfer-raus-2011-basic.jsonl"
Row = dict[str, Any]


def ask(url: str, record: bytes | None = None, **headers: str) -> Any:
    """Ask for a replay; return it with its pictures as they were sent."""
    with urlopen(Request(url, record, headers), timeout=GIVE_UP_S) as response:
        body = response.read()
        return json.loads(gzip.decompress(body) if response.headers["content-encoding"] == "gzip" else body)


def refused(url: str, record: bytes | None = None) -> tuple[int, Any]:
    with pytest.raises(HTTPError) as failed:
        ask(url, record)
    with failed.value as answer:
        return answer.code, json.loads(answer.read())


def announced(house: RunningHouse, length: int) -> int:
    """Begin to send a record of some length; return what the house says to that before any of it has come."""
    with closing(HTTPConnection("127.0.0.1", house.port, timeout=GIVE_UP_S)) as line:
        line.putrequest("POST", "/api/films")
        line.putheader("content-length", str(length))
        line.endheaders()
        return line.getresponse().status


def whole(replay: Row) -> list[dict[str, Any]]:
    """Make each picture whole again, as the page does."""
    pictures: list[dict[str, Any]] = []
    before: dict[str, Any] = {"table": {}, "view": {}, "hands": {}}
    for picture in replay["pictures"]:
        before = {part: before[part] | picture.get(part, {}) for part in before}
        pictures.append({**before, "seq": picture["seq"], "happened": picture.get("happened", [])})
    return pictures


# ── a record as a replay ──


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_deal_and_every_decision_is_a_picture_to_everyone(path: Path) -> None:
    records = read_records(path.read_bytes())
    lines = [json.loads(line) for line in records[0]]
    steps = [line for line in lines if {"deal", "do"} & line.keys()]
    eyes: list[int | None] = [None, 0, 1]
    replays = {seat: to_json(replay_of(records, None, seat)) for seat in eyes}
    for seat, replay in replays.items():
        assert replay["seat"] == seat
        assert (replay["match"], replay["matches"]) == (1, 1)
        pictures = whole(replay)
        assert len(pictures) == len(steps)
        assert [picture["seq"] for picture in pictures] == sorted({picture["seq"] for picture in pictures})
        assert pictures[-1]["seq"] == len(lines), "the last one also shows the result"
        assert pictures[-1]["table"]["phase"] == "over"
        assert [each["name"] for each in pictures[0]["table"]["seats"]] == lines[0]["players"]
        assert all(picture["view"]["game"] == lines[0]["game"] for picture in pictures)
        assert not any("legal" in picture for picture in replay["pictures"]), "there is nothing to be done any more"
        assert replay["pictures"][1].keys() <= {"seq", "table", "view", "happened", "hands"}
        for step, picture in zip(steps, pictures, strict=True):
            did = [event for event in picture["happened"] if event["event"] == "did"]
            assert {event["by"] for event in did} == ({step["by"]} if "do" in step else set())


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_open_hands_are_those_that_each_seat_sees(path: Path) -> None:
    records = read_records(path.read_bytes())
    replay = to_json(replay_of(records, None, None))
    seats = len(json.loads(records[0][0])["players"])
    own = [whole(to_json(replay_of(records, None, seat))) for seat in range(seats)]
    has_hands = "hand" in own[0][0]["view"]
    for at, picture in enumerate(whole(replay)):
        seen = {str(seat): own[seat][at]["view"]["hand"] for seat in range(seats)} if has_hands else {}
        assert picture["hands"] == seen
    assert not any(picture["hands"] for each in own for picture in each), (
        "whoever looks through a seat sees no other hand"
    )


def to_json(replay: Any) -> Row:
    sent: Row = json.loads(msgspec.json.encode(replay))
    return sent


def test_a_replay_is_small(house: RunningHouse) -> None:
    record = (GOLDEN / "ueberall-2011-basic.jsonl").read_bytes()
    request = Request(f"{house.base}/api/films", record, {"accept-encoding": "gzip"})
    with urlopen(request, timeout=GIVE_UP_S) as response:
        assert response.headers["content-encoding"] == "gzip"
        packed = response.read()
    assert len(packed) < 30_000
    assert len(gzip.decompress(packed)) < 400_000, "a picture tells only what changed"
    assert json.loads(gzip.decompress(packed)) == ask(f"{house.base}/api/films", record)


def test_a_file_may_hold_several_matches(house: RunningHouse) -> None:
    one, other = BASIC.read_bytes(), (GOLDEN / "zweikampf-2011-basic.jsonl").read_bytes()
    url = f"{house.base}/api/films"
    last = ask(url, one + other)
    assert (last["match"], last["matches"]) == (2, 2)
    assert last["pictures"][0]["view"]["game"] == "zweikampf"
    assert ask(f"{url}?match=1", one + other)["pictures"] == ask(url, one)["pictures"]
    status, answer = refused(url, one + other.replace(b'"winner', b'"loser'))
    assert status == 422
    assert answer["line"] > len(one.splitlines()), "lines are counted through the whole file"
    assert refused(f"{url}?match=3", one)[0] == refused(f"{url}?match=0", one)[0] == 404
    assert refused(f"{url}?seat=3", one) == (404, {"detail": "there is no such seat", "status_code": 404})
    assert refused(f"{url}?seat=one", one)[0] == 400


def test_names_in_a_record_are_cleaned_as_at_a_table(house: RunningHouse) -> None:
    header, _, rest = BASIC.read_bytes().partition(b"\n")
    told = json.loads(header)
    told["players"][:2] = ["O\u202ema" + "\u0316" * 50 + "x" * 500, "\u200b"]
    record = json.dumps(told, separators=(",", ":")).encode() + b"\n" + rest
    seats = ask(f"{house.base}/api/films", record)["pictures"][0]["table"]["seats"]
    assert [seat["name"] for seat in seats[:2]] == ["Oma\u0316\u0316" + "x" * 15, "2"]


def test_a_record_that_ends_early_is_shown_so_far(house: RunningHouse) -> None:
    record = b"\n".join(BASIC.read_bytes().splitlines()[:20])
    replay = ask(f"{house.base}/api/films", record)
    assert replay["pictures"][-1]["seq"] == 20
    assert whole(replay)[-1]["table"]["phase"] == "playing"


@pytest.mark.parametrize(
    ("line", "old", "new", "rule", "key"),
    [
        (3, b'"by":', b'"by":9', "TURN", "no-such-seat"),
        (3, b'"do":"lay"', b'"do":"draw"', "ER-3", "row-must-lay"),
        (1, b"elfer-raus", b"elfer-rein", "RECORD", "unknown-game"),
        (5, b"{", b"[", "RECORD", None),
        (2, b'"deal"', b'"meal"', "RECORD", "record-line-unknown"),
    ],
)
def test_a_broken_record_is_told_with_its_line_and_rule(
    house: RunningHouse, line: int, old: bytes, new: bytes, rule: str, key: str | None
) -> None:
    lines = BASIC.read_bytes().splitlines()
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    status, answer = refused(f"{house.base}/api/films", b"\n".join(lines))
    assert status == 422
    assert answer.keys() == {"line", "players", "rule", "key", "details", "text"}
    assert (answer["line"], answer["rule"]) == (line, rule), answer
    assert key in {None, answer["key"]}


@pytest.mark.parametrize("record", [b"", b"\n", b"\xff\xfe", b"[" * 5_000, b"no record", b"{}"])
def test_what_is_no_record_at_all_is_told_as_well(house: RunningHouse, record: bytes) -> None:
    status, answer = refused(f"{house.base}/api/films", record)
    assert (status, answer["line"], answer["rule"]) == (422, 1, "RECORD")
    header = BASIC.read_bytes().splitlines()[0]
    assert refused(f"{house.base}/api/films", header)[1]["key"] == "record-deal-missing"


def test_a_record_that_is_too_long_is_not_read(house: RunningHouse) -> None:
    assert announced(house, LONGEST_RECORD + 1) == 413
    assert refused(f"{house.base}/api/films", b" " * (LONGEST_RECORD - 1))[0] == 422


def test_whoever_wants_too_many_replays_has_to_wait(house: RunningHouse) -> None:
    clock = Hand()
    house.app.state.limits = Limits(clock, Allowance(film=(0.01, 2)))
    url, record = f"{house.base}/api/films", BASIC.read_bytes()
    ask(url, record)
    ask(url, record)
    assert refused(url, record)[0] == 429
    assert refused(f"{house.base}/api/tables/bafelo7/film")[0] == 429
    clock.time += 100
    ask(url, record)
    house.app.state.limits = Limits(clock, Allowance(film=(0.01, 5)))
    assert announced(house, LONGEST_RECORD) == 429, "long ones count as several"


# ── a table's matches ──


async def played(house: RunningHouse, game: str, *, again: bool = False) -> tuple[str, dict[int | None, list[Any]]]:
    """Play a match at a table with a bot, and begin another; return its code, and what was sent of it to whom."""
    sent: dict[int | None, list[Any]] = {}

    async def keep(client: Client) -> None:
        async for news in client:
            if news["type"] == "update" and "view" in news:
                sent.setdefault(client.seat, []).append(news)
            if news["table"]["phase"] == "over":  # the client may know more than has been looked at here
                return

    chosen = {"game": game, "seats": 3, "name": "Ada", "portrait": "oma", "stand_in": None}
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(await Client.open(house.base, **chosen))
        guest = await stack.enter_async_context(await Client.join(house.base, host.code, "Ben"))
        await host.command("fill", seat=2, bot="random")
        # With little patience they would ask how things stand, and be told several moves at once.
        eyes = [Client(house.base, host.code, token, "seat", GIVE_UP_S) for token in (host.token, guest.token)]
        eyes.append(Client(house.base, host.code, None, "watch", GIVE_UP_S))
        keepers = [asyncio.create_task(keep(await stack.enter_async_context(each))) for each in eyes]
        await host.command("begin")
        await asyncio.gather(play_on(host, Random(1)), play_on(guest, Random(2)), *keepers)
        if again:
            assert (await host.command("begin"))["type"] == "answer"
    return host.code, sent


def told_by(news: dict[str, Any]) -> list[Any]:
    """Return what happened, wherever it is numbered."""
    return [{**event, "seq": 0} for event in news.get("happened", [])]


# Where the first call counts, what was called at the same time is sent at once, and seen one by one in the replay.
@pytest.mark.parametrize("game", ["elfer-raus", "schwarzer-peter", "hoechste"])
def test_a_replay_shows_each_seat_what_it_was_sent_when_it_played(house: RunningHouse, game: str) -> None:
    code, sent = run(played(house, game))
    assert sent.keys() == {0, 1, None}
    for seat, live in sent.items():
        query = "" if seat is None else f"?seat={seat}"
        pictures = whole(ask(f"{house.base}/api/tables/{code}/film{query}"))
        rest = iter(pictures)
        for update in live:
            happened = told_by(update)
            picture = next(rest)
            seen = told_by(picture)
            while len(seen) < len(happened):  # on a busy line several steps are told at once
                picture = next(rest)
                seen += told_by(picture)
            assert seen == happened
            assert picture["view"] == update["view"]
            for key in ("phase", "round", "must", "may", "points", "results"):
                assert picture["table"][key] == update["table"][key]
        assert list(rest) == []
        faces = [(each["name"], each["kind"], each["portrait"]) for each in pictures[0]["table"]["seats"]]
        assert faces == [("Ada", "person", "oma"), ("Ben", "person", None), ("random 3", "bot", None)]


def test_of_a_match_that_is_still_played_nothing_is_shown(house: RunningHouse) -> None:
    async def go() -> str:
        async with await Client.open(house.base, game="elfer-raus", seats=3, name="Ada", stand_in=None) as host:
            for seat in (1, 2):
                await host.command("fill", seat=seat, bot="random")
            assert refused_here(host.code) == 409
            assert (await host.command("begin"))["type"] == "answer"
            return host.code

    def refused_here(code: str) -> int:
        statuses = {
            refused(f"{house.base}/api/tables/{code}/film{query}")[0]
            for query in ("", "?seat=0", "?match=1", "?seat=0&match=1")
        }
        assert len(statuses) == 1
        return statuses.pop()

    code = asyncio.run(go())
    assert refused(f"{house.base}/api/tables/{code}/film?seat=1") == (
        409,
        {"detail": "this match is not over yet", "status_code": 409},
    )
    assert refused(f"{house.base}/api/tables/{code}/film?match=2")[0] == 409
    assert refused(f"{house.base}/api/tables/nowhere2/film")[0] == 404
    with urlopen(f"{house.base}/api/tables/{code}/records", timeout=GIVE_UP_S) as response:
        assert response.read() == b""
    assert refused(f"{house.base}/api/tables/{code}/records?match=-1")[0] == 404


def test_while_a_rematch_is_played_only_the_match_before_can_be_seen(house: RunningHouse) -> None:
    code, _ = run(played(house, "hoechste", again=True))
    url = f"{house.base}/api/tables/{code}"
    replay = ask(f"{url}/film")
    assert (replay["match"], replay["matches"]) == (1, 1)
    assert whole(replay)[-1]["table"]["phase"] == "over"
    assert ask(f"{url}/film?match=1") == replay
    assert refused(f"{url}/film?match=2")[0] == 409, "it is being played"
    assert refused(f"{url}/film?match=3")[0] == 404
    with urlopen(f"{url}/records?match=1", timeout=GIVE_UP_S) as response:
        record = response.read()
    seen = [{key: each[key] for key in ("seq", "view", "hands")} for each in whole(replay)]
    assert seen == [{key: each[key] for key in seen[0]} for each in whole(ask(f"{house.base}/api/films", record))]
    with urlopen(f"{url}/records?match=-1", timeout=GIVE_UP_S) as response:
        assert response.read() == record, "the newest that is over"
    assert refused(f"{url}/records?match=2")[0] == 404
    assert refused(f"{url}/records?match=-2")[0] == 404


def test_a_house_shows_the_record_it_was_opened_for_and_others_show_none(house: RunningHouse) -> None:
    assert refused(f"{house.base}/api/films/0123")[0] == 404
    record = BASIC.read_bytes()
    house.app.state.shown = {"0123": record}
    assert ask(f"{house.base}/api/films/0123?seat=1") == ask(f"{house.base}/api/films?seat=1", record)
    assert refused(f"{house.base}/api/films/0124")[0] == 404
