"""When things go wrong: the page says so, has a way on, and shows nothing of another table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from elferhaus.client import Client
from games.elfer_raus.test_page import decide
from page.people import TURN_IN_PAGE, TURN_MS, Visitor, apart
from server.houses import RunningHouse

LOADS = "sessionStorage.setItem('loads', Number(sessionStorage.getItem('loads') ?? 0) + 1)"
# How many lines are open or on their way, and one way to break them all without a word.
COUNT_LINES = """(() => {
  const lines = (window.lines = [])
  window.WebSocket = class extends WebSocket { constructor(...given) { super(...given); lines.push(this) } }
})()"""
NO_STORAGE = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('off') } })"
FULL_STORAGE = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"
DEAF_STORAGE = "Storage.prototype.getItem = () => { throw new DOMException('no') }"
ODD_STORAGE = """Object.assign(localStorage, {
  'elferhaus.seats': '[null, 3, {"code": 7}]',
  'elferhaus.settings': '{"language": "xx", "name": 7}',
  'elferhaus.mates': 'null',
})"""
OPEN_LINES = "lines.filter((line) => line.readyState <= WebSocket.OPEN).length"


LOADED = "times => Number(sessionStorage.getItem('loads')) >= times"


def loads(visitor: Visitor) -> int:
    return int(visitor.page.evaluate("sessionStorage.getItem('loads')"))


def test_a_page_of_an_older_build_loads_itself_anew_once_and_goes_on(
    visitors: Callable[..., Visitor], open_page_house: Callable[..., RunningHouse]
) -> None:
    with open_page_house() as house:
        visitor = visitors(to=house)
        visitor.prepare(LOADS)
        visitor.lay_table("elfer-raus", 3)
        before = loads(visitor)
        visitor.page.wait_for_selector("[data-whole]")  # nothing more is asked for
        house.stop()
        visitor.page.wait_for_selector("[data-status='lost']")
        house.start()
        house.app.state.house.build = "another"
        visitor.page.wait_for_function("loads => Number(sessionStorage.getItem('loads')) > loads", arg=before)
        visitor.page.wait_for_selector("[data-status='live'][data-phase='playing']")
        # The house still says that it is another: the page does not load itself again and again.
        assert visitor.wait_for_turn()
        visitor.after(lambda: decide(visitor))
        assert loads(visitor) == before + 1


def test_a_script_that_is_gone_after_an_upgrade_loads_the_page_anew(visitor: Visitor) -> None:
    visitor.expected.append("Failed to")
    visitor.prepare(LOADS)
    visitor.go_to("home")
    before = loads(visitor)
    asked_anew: list[bool] = []
    visitor.listen("request", lambda request: asked_anew.extend([True] * (request.resource_type == "document")))
    visitor.page.route(
        "**/assets/Learn-*.js", lambda route: route.continue_() if asked_anew else route.fulfill(status=404)
    )
    visitor.click("a[href='/learn']")
    visitor.page.wait_for_selector("[data-screen='learn'] [data-game]")
    assert asked_anew
    visitor.complaints.clear()  # the script that was not there
    assert loads(visitor) == before + 1


def test_scripts_that_stay_away_are_told_of_with_a_way_home(visitor: Visitor) -> None:
    visitor.expected.append("Failed to")
    visitor.prepare(LOADS)
    gone = re.compile(r"/assets/(elfer-raus|plain)-[\w-]+\.js")
    visitor.page.route(gone, lambda route: route.fulfill(status=404))
    visitor.go_to_table("elfer-raus", 3)
    visitor.page.wait_for_function(LOADED, arg=4)
    visitor.click("[data-trouble] [data-action='home']")
    visitor.page.wait_for_selector("[data-game='elfer-raus']")
    assert loads(visitor) == 4, "two pages, and each script asked for anew once"


def test_a_menu_that_stays_away_says_so_and_the_game_goes_on(visitor: Visitor) -> None:
    visitor.expected.append("Failed to")
    visitor.page.route(re.compile(r"/assets/Menu-[\w-]+\.js"), lambda route: route.fulfill(status=404))
    visitor.prepare(LOADS)
    visitor.lay_table("elfer-raus", 3)
    visitor.page.wait_for_function(LOADED, arg=3)  # asked for anew once
    assert visitor.wait_for_turn()
    visitor.do("menu")
    expect(visitor.page.locator("dialog[open] [data-trouble]")).to_contain_text("Hier ist etwas schiefgegangen")
    visitor.click("dialog[open] [data-action='again']")
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)
    visitor.after(lambda: decide(visitor))


@pytest.mark.parametrize("path", ["/lab/nothing", "/nowhere2/behind/it"])
def test_an_address_that_leads_nowhere_shows_the_page(visitor: Visitor, path: str) -> None:
    visitor.expected.append("status of 404")
    visitor.visit(path)
    visitor.page.wait_for_selector("[data-screen='lab'], [data-action='home']")


def test_a_board_that_breaks_says_so_and_the_way_home_is_free(visitor: Visitor) -> None:
    visitor.expected += ["a part of the page broke"]

    def break_views(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: line.send(str(text).replace('"rows":', '"torn":')))

    visitor.page.route_web_socket("**/socket", break_views)
    visitor.is_spoiled = True
    visitor.go_to_table("elfer-raus", 3)
    trouble = visitor.page.locator("[data-trouble]")
    expect(trouble).to_contain_text("Hier ist etwas schiefgegangen")
    trouble.locator("[data-action='home']").click()
    visitor.page.locator("[data-game='elfer-raus']").wait_for()


def test_one_line_at_a_time_however_often_the_phone_wakes(visitor: Visitor) -> None:
    visitor.prepare(COUNT_LINES)
    visitor.lay_table("elfer-raus", 3)
    visitor.page.evaluate("lines.at(-1).close()")
    for event in ("online", "focus", "pageshow", "focus"):
        visitor.page.evaluate("event => dispatchEvent(new Event(event))", event)
    visitor.page.wait_for_function(f"() => {OPEN_LINES} > 0")  # until then the page may not know that it is cut off
    visitor.page.wait_for_selector("[data-status='live']")
    assert visitor.page.evaluate(OPEN_LINES) == 1


def test_a_line_on_which_nothing_comes_is_given_up(visitor: Visitor) -> None:
    silent: list[WebSocketRoute] = []

    def hold(line: WebSocketRoute) -> None:
        if silent:
            line.connect_to_server()
        else:
            silent.append(line)  # taken, and never answered

    visitor.is_spoiled = True
    visitor.page.clock.install()
    visitor.page.route_web_socket("**/socket", hold)
    visitor.go_to_table("elfer-raus", 3)
    visitor.page.wait_for_selector("[data-status='connecting']")
    visitor.page.clock.fast_forward(8_000)
    visitor.page.wait_for_selector("[data-status='lost']")
    visitor.page.clock.fast_forward(8_000)
    visitor.page.wait_for_selector("[data-status='live']")


@pytest.mark.parametrize("storage", [NO_STORAGE, FULL_STORAGE, DEAF_STORAGE])
def test_without_storage_the_seat_lasts_as_long_as_the_page(visitor: Visitor, storage: str) -> None:
    visitor.prepare(storage)
    visitor.visit()
    visitor.click("[data-game='elfer-raus']")
    visitor.click("dialog[open] [data-action='begin']")
    visitor.page.wait_for_selector("[data-phase='playing'][data-you='0']")
    visitor.click("header .home")
    visitor.page.go_back()
    visitor.page.wait_for_selector("[data-phase='playing'][data-you='0']")
    # A script that is gone is no reason to load the page anew: the seat would be lost with it.
    visitor.expected.append("Failed to")
    visitor.page.evaluate("window.stays = true")
    visitor.page.route("**/assets/Learn-*.js", lambda route: route.fulfill(status=404))
    visitor.click("header .home")
    visitor.click("a[href='/learn']")
    visitor.page.wait_for_selector("[data-trouble]")
    assert visitor.page.evaluate("window.stays")


def test_what_something_else_has_kept_breaks_nothing(visitor: Visitor) -> None:
    visitor.prepare(ODD_STORAGE)
    visitor.visit()
    visitor.click("[data-game='elfer-raus']")
    visitor.do("add-here")
    visitor.page.wait_for_selector("dialog[open] [data-mate]")


def test_the_log_belongs_to_its_table(visitor: Visitor) -> None:
    visitor.lay_table("elfer-raus", 3)
    assert visitor.wait_for_turn()
    visitor.after(lambda: decide(visitor))
    visitor.page.wait_for_function("() => document.querySelector('.ticker .line')?.textContent.trim()")
    visitor.click("header .home")
    visitor.click("[data-game='zweikampf']")
    visitor.click("dialog[open] [data-action='begin']")
    visitor.page.wait_for_selector("[data-phase='playing'][data-game='zweikampf']")
    told = visitor.page.locator(".ticker, [data-announcer]").all_inner_texts()
    assert not any("zieht" in text or "legt" in text or "legst" in text for text in told), told


def test_a_board_never_sees_another_games_cards(visitors: Callable[..., Visitor], swift_house: RunningHouse) -> None:
    visitor = visitors(to=swift_house)
    visitor.lay_table("zweikampf", 2)
    visitor.play_on(TURN_IN_PAGE)
    token = visitor.page.evaluate("JSON.parse(localStorage.getItem('elferhaus.seats'))[0].token")
    apart(_another_game(visitor.house.base, visitor.code, token))
    visitor.page.wait_for_selector("[data-phase='playing'][data-game='hoechste'] [data-zone='hand']", timeout=TURN_MS)


async def _another_game(base: str, code: str, token: Any) -> None:
    async with Client(base, code, token, "seat") as host:
        await host.command("choose", game="hoechste", seats=2)
        await host.command("begin")
