"""Settings under a name: kept for the whole house, never other ones than the rules allow."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from elferhaus.client import HouseError
from elferhaus.core.refusal import Refused
from elferhaus.games import games
from elferhaus.server.http import presets
from elferhaus.server.http.presets import NewPreset, make_preset
from elferhaus.server.net.limits import Allowance, Limits
from server.hostile import Hand
from server.houses import GIVE_UP_S, RunningHouse
from server.people import fetch, post

OMA = {
    "name": "Omas Regeln",
    "game": "mogeln",
    "edition": "space",
    "seats": 4,
    "options": {"oldest": 2},
    "rounds": 3,
    "places": [None, "greedy", None, "random"],
}


@pytest.fixture
def house(house: RunningHouse) -> RunningHouse:
    """The house, with no settings kept in it."""
    for preset in kept(house):
        assert drop(house, preset["id"]) == 204
    return house


def kept(house: RunningHouse) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(fetch(f"{house.base}/api/presets"))
    return found


def drop(house: RunningHouse, preset: str) -> int:
    try:
        with urlopen(Request(f"{house.base}/api/presets/{preset}", method="DELETE"), timeout=GIVE_UP_S) as response:
            return int(response.status)
    except HTTPError as error:
        with error:
            return error.code


def no(house: RunningHouse, **changes: Any) -> tuple[int, Any]:
    with pytest.raises(HouseError) as refused:
        post(house.base, "/api/presets", {**OMA, **changes})
    return refused.value.status, refused.value.answer


def test_settings_are_kept_over_a_restart_and_found_by_everyone(
    open_house: Callable[..., RunningHouse], tmp_path: Path
) -> None:
    house = open_house(tmp_path / "house.db")
    saved = post(house.base, "/api/presets", OMA)
    assert {**OMA, "id": saved["id"]} == saved
    house.stop()
    house = open_house(tmp_path / "house.db")
    assert kept(house) == [saved]
    assert drop(house, saved["id"]) == 204
    assert kept(house) == []
    assert drop(house, saved["id"]) == 404


def test_the_same_name_however_it_is_written_replaces_what_it_stood_for(house: RunningHouse) -> None:
    post(house.base, "/api/presets", OMA)
    post(house.base, "/api/presets", {**OMA, "name": "Ben", "rounds": 9})
    again = post(house.base, "/api/presets", {**OMA, "name": "  OMAS   regeln ", "rounds": 1})
    assert again["name"] == "OMAS regeln"
    assert [(each["name"], each["rounds"]) for each in kept(house)] == [("Ben", 9), ("OMAS regeln", 1)]


def test_names_are_cleaned_and_not_too_long(house: RunningHouse) -> None:
    saved = post(house.base, "/api/presets", {**OMA, "name": "O\u202ema\u2800 " + "x" * 90})
    assert saved["name"] == "Oma " + "x" * 26
    status, refused = no(house, name=" \u200b\u2800 ")
    assert (status, refused["key"]) == (422, "table-name")


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"game": "poker"}, "unknown-game"),
        ({"seats": 2, "places": []}, "players"),
        ({"options": {"oldest": 4}}, "option-seat"),
        ({"edition": "elevens"}, "edition-lacks-game"),
        ({"rounds": 101}, "rounds"),
        ({"places": [None, "deep-blue", None, None]}, "table-no-bot"),
        ({"places": [None, "greedy"]}, "preset-places"),
        ({"places": ["greedy", None, None, None]}, "preset-places"),
    ],
)
def test_what_no_table_may_have_is_not_kept(house: RunningHouse, changes: dict[str, Any], key: str) -> None:
    status, refused = no(house, **changes)
    assert (status, refused["key"]) == (422, key)
    assert kept(house) == []


@pytest.mark.parametrize("changes", [{"name": 11}, {"places": [1]}, {"extra": 1}, {"options": []}])
def test_what_cannot_be_read_is_not_kept(house: RunningHouse, changes: dict[str, Any]) -> None:
    assert no(house, **changes)[0] == 400
    assert kept(house) == []


def test_every_game_s_usual_settings_can_be_kept() -> None:
    for game in games():
        info = game.info
        for edition in info.editions:
            preset = make_preset(NewPreset("x", info.id, info.players[1], edition), Random(11))
            assert preset.places == (None,) * info.players[1]


def test_a_hundred_are_enough_and_replacing_one_needs_no_room(
    house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presets, "MOST_PRESETS", 3)
    for number in range(3):
        post(house.base, "/api/presets", {**OMA, "name": f"{number}"})
    status, refused = no(house)
    assert (status, refused["key"], refused["details"]) == (422, "preset-full", {"most": 3})
    post(house.base, "/api/presets", {**OMA, "name": "1", "rounds": 7})
    assert [each["rounds"] for each in kept(house)] == [3, 7, 3]


def test_settings_are_never_large() -> None:
    with pytest.raises(Refused) as refused:
        make_preset(NewPreset("x", "elevens", 4, options={"rows": ["red"] * 2_000}), Random(11))
    assert refused.value.refusal.key in {"preset-large", "option-value", "elevens-rows"}


def test_whoever_keeps_too_much_has_to_wait(house: RunningHouse) -> None:
    house.app.state.limits = Limits(Hand(), Allowance(keep=(0, 2)))
    for _ in range(2):
        post(house.base, "/api/presets", OMA)
    assert no(house)[0] == 429


def test_a_rule_that_forbids_old_settings_says_so_when_they_are_used(house: RunningHouse) -> None:
    """As if they had been kept when the rules were other ones: laying the table asks the rules again."""
    saved = post(house.base, "/api/presets", OMA)
    table = {key: saved[key] for key in ("game", "edition", "options", "rounds", "seats")}
    assert post(house.base, "/api/tables", {**table, "name": "Ada"})["seat"] == 0
    with pytest.raises(HouseError) as refused:
        post(house.base, "/api/tables", {**table, "options": {"oldest": 9}, "name": "Ada"})
    assert refused.value.answer["rule"] == "C-3"


def test_another_site_s_page_keeps_and_deletes_nothing(house: RunningHouse) -> None:
    saved = post(house.base, "/api/presets", OMA)
    for path, method, body in (("/api/presets", "POST", OMA), (f"/api/presets/{saved['id']}", "DELETE", None)):
        headers = {"origin": "http://evil.example", "content-type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        with pytest.raises(HTTPError) as refused:
            urlopen(Request(house.base + path, data, headers, method=method), timeout=GIVE_UP_S)
        assert refused.value.code == 403
        refused.value.close()
    assert kept(house) == [saved]
