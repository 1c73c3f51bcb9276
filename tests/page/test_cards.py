"""The same cards for all, on the page: the deal of the day from its window to the text to share, and a comparison."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator

import pytest

from elferhaus.server.deals import deals
from page.measures import SMALL_PHONE, accessible_in_both_themes, fits_in_five_languages, small_targets
from page.people import Visitor, apart
from server.houses import RunningHouse
from server.people import fetch, post
from server.test_deals import played

FIELD = 50


@pytest.fixture
def house(open_page_house: Callable[..., RunningHouse], monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningHouse]:
    """A house of its own, in which the field is small."""
    from elferhaus.server.tables.listener import Pace  # noqa: PLC0415

    monkeypatch.setattr(deals, "LIKE_BOTS", FIELD)
    monkeypatch.setattr("elferhaus.server.http.deals.LIKE_BOTS", FIELD)
    with open_page_house(pace=Pace(decide=0.004, window=0.05, beat=0)) as running:
        yield running


def looks_good(visitor: Visitor) -> None:
    assert small_targets(visitor.page) == []
    fits_in_five_languages(visitor.page)
    accessible_in_both_themes(visitor)


async def _play_out(base: str, code: str, token: str) -> None:
    from random import Random  # noqa: PLC0415

    await played(base, {"code": code, "token": token}, Random(1))


def play_out(visitor: Visitor) -> None:
    """Play what this device has begun to its end."""
    visitor.page.wait_for_selector("[data-phase='playing']")
    [kept] = visitor.page.evaluate("JSON.parse(localStorage.getItem('elferhaus.seats'))")
    visitor.code = kept["code"]
    apart(_play_out(visitor.house.base, kept["code"], kept["token"]))


def test_the_deal_of_the_day_from_its_window_to_a_text_to_share(visitors: Callable[..., Visitor]) -> None:
    """The text gives nothing of the cards away."""
    visitor = visitors(viewport=SMALL_PHONE)
    page = visitor.page
    visitor.remember("elferhaus.settings", {"name": "Lea"})
    visitor.visit()
    visitor.click(".house [data-action='cards']")
    page.wait_for_selector("[data-cards]")
    looks_good(visitor)
    visitor.do("play-day")
    play_out(visitor)
    page.wait_for_selector("[data-better]")
    better = int(page.locator("[data-better]").get_attribute("data-better") or "")
    told = json.loads(fetch(f"{visitor.house.base}/api/tables/{visitor.code}/deal"))
    assert told["better_than"] == better
    assert told["counts"]
    assert not visitor.has("[data-action='choose']")
    looks_good(visitor)
    page.evaluate(
        "delete Navigator.prototype.share; navigator.clipboard.writeText = async (text) => void (window.copied = text)"
    )
    visitor.do("share-deal")
    page.wait_for_function("() => 'copied' in window")
    shared = page.evaluate("window.copied")
    assert f" {better} " in shared
    assert shared.count("🟩") == (better + 5) // 10 or better % 10 == 5
    record = fetch(f"{visitor.house.base}/api/tables/{visitor.code}/records").decode()
    dealt = next(line for line in map(json.loads, record.splitlines()) if "deal" in line)["deal"]
    cards = [card for hand in dealt.get("hands") or dealt["piles"] for card in hand]
    assert not any(card in shared.split() for card in cards)
    visitor.do("seal")
    page.wait_for_selector("dialog[open] [data-same='day']")  # no device added anything, and none should have
    visitor.do("check-seal")
    page.wait_for_selector("[data-checked='right']")
    page.keyboard.press("Escape")
    visitor.do("best-line")
    page.wait_for_selector("[data-action='play']")
    page.go_back()
    visitor.click("[data-deal] [data-action='cards']")
    page.wait_for_selector("[data-person='Lea']")
    visitor.visit("/family")
    page.wait_for_selector("[data-same='Lea']")


def test_a_comparison_is_set_up_played_on_two_devices_and_tells_who_was_better(
    visitors: Callable[..., Visitor],
) -> None:
    ada, ben = visitors(), visitors()
    for visitor, name in ((ada, "Ada"), (ben, "Ben")):
        visitor.remember("elferhaus.settings", {"name": name})
        visitor.visit("/cards")
        visitor.page.wait_for_selector("[data-action='make-set']:enabled")
    ada.page.locator("[data-option='set-name']").fill("Sonntag")
    ada.page.locator("[data-option='set-game']").select_option("zweikampf")
    for _ in range(3):
        ada.click("[data-option='set-deals'][data-step='-1']")
    ada.do("make-set")
    ada.page.wait_for_selector("[data-set='Sonntag']")
    [made] = json.loads(fetch(f"{ada.house.base}/api/sets"))
    assert (made["deals"], made["game"], made["seats"]) == (3, "zweikampf", 2)
    ada.do("play-set")
    play_out(ada)
    ada.page.wait_for_selector("[data-deal]")
    # Ben plays on another device, and the board tells both.
    his = post(ben.house.base, f"/api/sets/{made['id']}/tables", {"name": "Ben"})
    apart(_play_out(ben.house.base, his["code"], his["token"]))
    ben.visit("/cards")
    ben.page.wait_for_selector("[data-person='Ben'] b")
    assert ben.page.locator("[data-set] tbody tr").count() == 2
    looks_good(ben)
    for _ in range(2):
        ben.do("drop-set")
    ben.page.locator("[data-set]").wait_for(state="detached")


def test_people_at_one_table_turn_the_seats_and_see_no_record_before_all_is_played(
    visitors: Callable[..., Visitor],
) -> None:
    """One sets it up, both join in from the comparison, and the host leads from deal to deal."""
    ada, ben = visitors(viewport=SMALL_PHONE), visitors(viewport=SMALL_PHONE)
    for visitor, name in ((ada, "Ada"), (ben, "Ben")):
        visitor.remember("elferhaus.settings", {"name": name})
        visitor.visit("/cards")
        visitor.page.wait_for_selector("[data-action='make-set']:enabled")
    ada.page.locator("[data-option='set-game']").select_option("zweikampf")
    ada.page.locator("[data-option='set-way'][data-value='together']").check(force=True)
    for _ in range(3):
        ada.click("[data-option='set-deals'][data-step='-1']")
    looks_good(ada)
    ada.do("make-set")
    ada.do("play-set")
    ada.page.wait_for_selector("[data-phase='waiting']")
    assert not ada.has("[data-action='begin']")  # a seat is free, and no bot can have it
    assert not ada.has("[data-action='fill'], [data-action='choose']")
    looks_good(ada)
    ben.visit("/cards")
    ben.do("play-set")
    ada.do("begin")
    kept = [visitor.page.evaluate("JSON.parse(localStorage.getItem('elferhaus.seats'))[0]") for visitor in (ada, ben)]
    code = kept[0]["code"]
    assert code == kept[1]["code"]
    for match in range(6):
        for visitor in (ada, ben):
            visitor.page.wait_for_selector("[data-phase='playing']")
        apart(_both(ada.house.base, kept))
        for visitor in (ada, ben):
            visitor.page.wait_for_selector(f"[data-deal] [data-turn='{match // 3}'][data-number='{match % 3 + 1}']")
        if match < 5:
            assert not any(
                visitor.has(f"[data-action='{each}']") for visitor in (ada, ben) for each in ("replay", "record")
            )
            assert not ben.has("[data-action='begin']")
            if match == 2:
                looks_good(ada)
            ada.do("begin")
    ben.page.wait_for_selector("[data-action='replay']")
    assert not ada.has("[data-action='begin']")
    ben.click("[data-deal] [data-action='cards']")
    ben.page.wait_for_selector("[data-person='Ben'] b")
    assert ben.page.locator("[data-set] tbody tr").count() == 2
    assert not ben.has("[data-action='play-set']")
    looks_good(ben)


def test_for_somebody_who_left_a_set_a_bot_plays_on_and_the_host_ends_it(visitors: Callable[..., Visitor]) -> None:
    ada, ben = visitors(viewport=SMALL_PHONE), visitors(viewport=SMALL_PHONE)
    choice = {"name": "Sonntag", "game": "hoechste", "deals": 3, "seats": 2, "together": 2}
    made = post(ada.house.base, "/api/sets", choice)
    seats = [post(ada.house.base, f"/api/sets/{made['id']}/tables", {"name": name}) for name in ("Ada", "Ben")]
    ada.remember("elferhaus.settings", {"name": "Ada"})
    ada.take_seat(seats[0]["code"], seats[0]["token"], "hoechste")
    ada.do("begin")
    ada.page.wait_for_selector(".calm [data-action='fill']")
    assert "zählt für Ben nicht" in ada.page.locator(".calm").inner_text()
    fits_in_five_languages(ada.page)
    ada.click(".calm [data-action='fill']")
    ada.page.locator(".calm").wait_for(state="detached")
    ben.take_seat(seats[1]["code"], seats[1]["token"], "hoechste", 1)  # there again, and the bot goes
    ben.page.wait_for_selector("[data-phase='playing']")
    ada.do("menu")
    for _ in range(2):
        ada.click("dialog [data-action='shut']")
    ada.page.wait_for_selector("[data-set='Sonntag']")
    ada.do("play-set")
    ada.page.wait_for_selector("[data-refusal]")  # it is over for whoever played there
    ben.page.wait_for_selector("[data-paused] [data-action='closed']")
    looks_good(ben)
    ben.click("[data-paused] [data-action='closed']")
    ben.page.wait_for_selector("[data-set='Sonntag']")


async def _both(base: str, kept: list[dict[str, str]]) -> None:
    from random import Random  # noqa: PLC0415

    await asyncio.gather(*(played(base, {"code": each["code"], "token": each["token"]}, Random(1)) for each in kept))


def test_several_people_on_one_device_play_a_set_and_come_back_to_it_together(visitors: Callable[..., Visitor]) -> None:
    ada = visitors(viewport=SMALL_PHONE)
    ada.remember("elferhaus.settings", {"name": "Ada"})
    choice = {"name": "Sonntag", "game": "elfer-raus", "deals": 3, "seats": 2, "together": 2}
    post(ada.house.base, "/api/sets", choice)
    ada.visit("/cards")
    ada.do("play-set")
    ada.do("add-here")
    ada.page.get_by_label("Dein Name").last.fill("Ben")
    ada.do("sit-here")
    ada.do("begin")
    ada.page.wait_for_selector("[data-action='reveal']")  # nobody looks until somebody takes over
    ada.visit("/cards")
    ada.do("play-set")
    ada.page.wait_for_selector("[data-action='reveal']")
    [kept] = ada.page.evaluate("JSON.parse(localStorage.getItem('elferhaus.seats'))")
    assert len(kept["others"]) == 1
