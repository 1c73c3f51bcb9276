"""The door of a table: whoever comes by its code waits on the page, and the host lets them in with one tap."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from playwright.sync_api import expect

from page.people import Visitor
from server.houses import RunningHouse
from server.people import post


def test_a_guest_waits_until_the_host_taps_and_the_tv_sees_a_seat_taken_and_nothing_else(
    visitors: Callable[..., Visitor],
) -> None:
    host, guest = visitors(viewport={"width": 1280, "height": 800}), visitors()
    tv, second = visitors(viewport={"width": 1920, "height": 1080}), visitors()
    table = post(host.house.base, "/api/tables", {"game": "elfer-raus", "seats": 4, "name": "Ada"})
    host.take_seat(table["code"], table["token"], "elfer-raus")
    tv.visit(f"/{table['code']}/screen")
    tv.page.wait_for_selector("[data-phase='waiting']")
    host.page.wait_for_selector("[data-phase='waiting']")
    host.do("menu")
    host.click("[data-option='admission']")
    host.page.wait_for_selector("[data-option='admission'][aria-checked='true']")
    host.page.keyboard.press("Escape")
    for visitor, name in ((guest, "Ben"), (second, "Wilhelmine-Charlotte")):
        visitor.visit(f"/{table['code']}")
        visitor.page.get_by_role("textbox").fill(name)
        visitor.do("sit")
        visitor.page.wait_for_selector("[data-door='waiting']")
    expect(host.page.get_by_role("region", name="Ben möchte mitspielen")).to_be_visible()
    host.do("admit")
    guest.page.wait_for_selector("[data-you='1']")
    expect(guest.page.locator("[data-door]")).to_have_count(0)
    expect(tv.page.get_by_text("Ben", exact=True).first).to_be_visible()
    assert "möchte mitspielen" not in tv.page.content()
    expect(host.page.get_by_role("region", name="Wilhelmine-Charlotte möchte mitspielen")).to_be_visible()
    host.do("turn-away")
    second.page.wait_for_selector("[data-door='refused']")
    expect(host.page.locator("[data-action='admit']")).to_have_count(0)


def test_whoever_knocks_and_loses_the_line_knocks_again_by_itself(
    visitors: Callable[..., Visitor], house: RunningHouse
) -> None:
    host, guest = visitors(), visitors()
    asked = {"game": "elfer-raus", "seats": 2, "name": "Ada", "admission": True}
    table = post(house.base, "/api/tables", asked)
    guest.visit(f"/{table['code']}")
    guest.page.get_by_role("textbox").fill("Ben")
    guest.do("sit")
    guest.page.wait_for_selector("[data-door='waiting']")
    live = house.table(table["code"])
    (line,) = live.presence.listeners
    house._server._loop.call_soon_threadsafe(partial(line.hang_up, come_again=True))
    while line in live.presence.listeners or not live.knocks._knocks:
        guest.page.wait_for_timeout(20)
    host.take_seat(table["code"], table["token"], "elfer-raus")
    expect(host.page.get_by_role("region", name="Ben möchte mitspielen")).to_be_visible()
    host.do("admit")
    guest.page.wait_for_selector("[data-you='1']")
