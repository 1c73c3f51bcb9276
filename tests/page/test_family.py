"""The family's own rules, who has won what, and a house that forgets all of it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from elferhaus.client import Client
from elferhaus.server.tables.listener import Pace
from page.people import TURN_IN_PAGE, Visitor, apart
from server.houses import RunningHouse
from server.people import fetch, post


@pytest.fixture
def house(tmp_path: Path) -> Iterator[RunningHouse]:
    """A house of its own for each test: it keeps nothing from before."""
    with RunningHouse(tmp_path / "house.db", speed=1, pace=Pace(decide=0.04, window=0.6, beat=0)) as running:
        yield running


USE = "[data-preset='Omas Regeln'] [data-action='use-preset']"


async def table(base: str, code: str) -> dict[str, Any]:
    """Return what everyone sees of a table."""
    async with Client.watch(base, code) as watcher:
        return watcher.table


def at_the_table(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = apart(table(visitor.house.base, visitor.page.url.rpartition("/")[2]))
    return found


def presets(house: RunningHouse) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(fetch(f"{house.base}/api/presets"))
    return found


def save(visitor: Visitor, name: str) -> None:
    sheet = visitor.page.locator("dialog[open]")
    sheet.locator("[data-option='preset-name']").fill(name)
    sheet.locator("[data-action='save-preset']").click()
    sheet.locator(".said", has_text=name).wait_for()


def test_settings_saved_in_the_sheet_lay_the_same_table_at_one_tap(visitors: Callable[..., Visitor]) -> None:
    oma, guest = visitors(), visitors()
    oma.visit()
    oma.click("[data-game='elfer-raus']")
    sheet = oma.page.locator("dialog[open]")
    sheet.locator("[data-option='seats'][data-step='-1']").click()
    for place in (1, 2):
        sheet.locator(f"[data-place='{place}']").click()
    sheet.locator("[data-option='level'][data-value='little']").check(force=True)
    sheet.locator("[data-option='rounds'][data-step='1']").click()
    sheet.locator("[data-option='variant'][data-value='any-start']").check(force=True)
    save(oma, "Omas Regeln")
    sheet.locator("[data-action='close']").first.click()
    oma.page.locator(USE).wait_for()
    guest.visit()  # on another device
    guest.click(USE)
    guest.page.wait_for_selector("[data-phase='playing'][data-game='elfer-raus']")
    found = at_the_table(guest)
    assert (found["options"], found["rounds"]) == ({"variant": "any-start"}, 2)
    assert [(seat["kind"], seat["bot"]) for seat in found["seats"]] == [
        ("person", None),
        ("bot", "little"),
        ("bot", "little"),
    ]
    # One tap asks whether it should really go, the next deletes it.
    oma.click("[data-preset='Omas Regeln'] [data-action='drop-preset']")
    assert oma.has(USE)
    oma.click("[data-preset='Omas Regeln'] [data-action='drop-preset']")
    oma.page.locator(USE).wait_for(state="detached")


def test_a_table_s_own_settings_are_kept_as_whoever_sits_there_sees_them(visitor: Visitor, house: RunningHouse) -> None:
    """Of three seats the host has the first, a bot the second, the visitor the third, who is the youngest."""

    async def laid() -> str:
        async with await Client.open(house.base, game="junior", seats=4, options={"youngest": 2}, name="Ada") as host:
            await host.command("fill", seat=1, bot="sharp")
            return host.code

    visitor.visit(f"/{apart(laid())}")
    visitor.page.locator("dialog[open] input").first.fill("Mia")
    visitor.click("dialog[open] [data-action='sit']")
    visitor.page.locator("dialog[open]").wait_for(state="detached")
    visitor.do("menu")
    save(visitor, "Omas Regeln")
    [kept] = presets(house)
    assert (kept["options"], kept["places"]) == ({"youngest": 0}, [None, None, None, "sharp"])
    visitor.visit()
    visitor.click(USE)
    visitor.page.wait_for_selector("[data-phase='waiting']")
    found = at_the_table(visitor)
    assert found["options"] == {"youngest": 0}
    assert [seat["kind"] for seat in found["seats"]] == ["person", "free", "free", "bot"]


def test_house_rules_that_a_rule_forbids_by_now_say_so(visitor: Visitor, house: RunningHouse) -> None:
    rules = {"name": "Omas Regeln", "game": "mogeln", "seats": 4, "options": {"oldest": 2}, "edition": "space"}
    kept = {**post(house.base, "/api/presets", rules), "options": {"oldest": 9}}
    with closing(sqlite3.connect(house.file)) as database:
        database.execute("UPDATE presets SET body = ?", [json.dumps(kept).encode()])
        database.commit()
    visitor.visit()
    visitor.click(USE)
    visitor.page.locator("[data-preset='Omas Regeln'] .trouble").wait_for()
    assert visitor.page.url == f"{house.base}/"


def test_a_match_lights_a_window_and_then_everything_is_deleted(
    visitors: Callable[..., Visitor], house: RunningHouse, tmp_path: Path
) -> None:
    visitor, other = visitors(), visitors()
    visitor.lay_table("zweikampf", 2)
    visitor.play_on(TURN_IN_PAGE)
    record = fetch(f"{house.base}/api/tables/{visitor.code}/records").splitlines()
    won = int(0 in json.loads(record[-1])["match"]["winners"])
    other.lay_table("elfer-raus", 3)
    post(house.base, "/api/presets", {"name": "Mirabellenregel", "game": "farben", "seats": 2})
    visitor.visit("/family")
    flat = visitor.page.locator("[data-person='Lea']")
    flat.wait_for()
    assert (flat.get_attribute("data-matches"), flat.get_attribute("data-wins")) == ("1", f"{won}")
    assert flat.locator(".lit").count() == won
    assert visitor.page.locator("[data-recent='zweikampf']").count() == 1
    flat.click()
    visitor.page.locator("dialog[open] [data-game-won='zweikampf']").wait_for()
    visitor.click("dialog[open] [data-action='close']")
    # Not by accident: first it is told what goes, and a tick is wanted.
    words = [b"Lea", visitor.code.encode(), other.code.encode(), b"Mirabellenregel", b"dealer"]
    assert traces(tmp_path, words) == set(words)
    visitor.do("delete-all")
    visitor.page.locator("[data-action='delete-all-really']").press("Enter")
    visitor.page.locator("dialog[open] .trouble").wait_for()
    assert traces(tmp_path, words) == set(words)
    visitor.page.locator("[data-option='sure']").check()
    for key in ("", "bafelo"):  # and the key that the house has printed
        visitor.page.locator("[data-option='key']").fill(key)
        visitor.do("delete-all-really")
        visitor.page.locator("dialog[open] .trouble").wait_for()
        assert traces(tmp_path, words) == set(words)
    assert "401" in visitor.complaints.pop(), "a browser tells of every refusal"
    visitor.page.locator("[data-option='key']").fill(f" {house.app.state.delete_key.upper()} ")
    visitor.do("delete-all-really")
    visitor.page.locator("[data-family='empty']").wait_for()
    assert traces(tmp_path, words) == set()
    kept = visitor.page.evaluate("JSON.stringify(localStorage)")
    assert visitor.code not in kept
    assert "token" not in kept
    other.page.wait_for_selector("[data-status='gone']")


def traces(folder: Path, words: list[bytes]) -> set[bytes]:
    files = [file.read_bytes() for file in folder.iterdir()]
    return {word for word in words if any(word in content for content in files)}


def test_elsewhere_than_where_the_house_runs_nothing_can_be_deleted(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors(extra_http_headers={"x-forwarded-for": "192.0.2.7"})
    visitor.visit("/family")
    visitor.page.locator("[data-family='empty']").wait_for()
    assert not visitor.has("[data-action='delete-all']")
    assert visitor.has("aside .elsewhere")
    visitor.do("home")
    visitor.page.wait_for_selector("[data-game='elfer-raus']")
