"""What happened: a log to open, there after a reload, and what a bot did for somebody who was away."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from elferhaus.client import Client
from elferhaus.server.tables.listener import Pace
from games.elfer_raus.test_page import decide
from page.measures import accessible_in_both_themes
from page.people import Visitor, apart, player_of
from server.houses import RunningHouse

LOG = "dialog[open] [data-log]"
LINES = "list => [...list.querySelectorAll('ol li')].map(line => line.textContent)"


def play_on(visitor: Visitor, seats: int) -> None:
    """Play until the next own turn; if the round ends before, at a new table."""
    if visitor.wait_for_turn():
        visitor.after(lambda: decide(visitor))
    while not visitor.wait_for_turn():
        visitor.lay_table("elfer-raus", seats)


def test_a_log_is_opened_from_its_line_with_names_and_chips_and_is_there_after_a_reload(visitor: Visitor) -> None:
    visitor.lay_table("elfer-raus", 3)
    log = visitor.page.locator(LOG)
    while True:  # a good hand lays many cards before anybody else has a turn
        play_on(visitor, 3)
        visitor.tab_to("[data-action='log']")
        visitor.page.keyboard.press("Enter")
        visitor.page.wait_for_selector(LOG)
        if log.locator("[data-by='1']").count():
            break
        visitor.page.keyboard.press("Escape")
        expect(log).to_have_count(0)
    expect(log.locator("[data-by='1'] b").first).to_have_text("Kanne")
    expect(log.locator("[data-suit]").first).to_be_visible()
    told = log.evaluate(LINES)
    assert not any(line.startswith("Kanne") for line in told), "that stands above"
    accessible_in_both_themes(visitor)
    visitor.page.keyboard.press("Escape")
    expect(log).to_have_count(0)
    expect(visitor.page.locator("[data-action='log']").first).to_be_focused()
    visitor.page.reload()
    visitor.page.wait_for_selector("[data-phase='playing']")
    visitor.do("log")
    expect(log.locator("[data-by='1']").first).to_be_visible()
    assert log.evaluate(LINES) == told, "the same as before"


def test_what_happened_is_told_anew_in_another_language(visitor: Visitor) -> None:
    visitor.lay_table("elfer-raus", 3)
    play_on(visitor, 3)
    told = []
    for change in (lambda: None, lambda: visitor.speak("fr"), visitor.page.reload):
        change()
        visitor.page.wait_for_selector("[data-phase='playing']")
        visitor.do("log")
        told.append(visitor.page.locator(LOG).evaluate(LINES))
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.locator(LOG)).to_have_count(0)
    german, french, again = told
    assert french == again != german


@pytest.mark.parametrize("game", ["elevens", "farben", "hoechste", "schwarzer-peter", "ueberall"])
def test_a_phone_shows_what_happened_last_and_opens_the_log_from_it(
    visitors: Callable[..., Visitor], swift_house: RunningHouse, game: str
) -> None:
    """Also where the table needs nearly all of it: upright beside the buttons or in the middle, lying at the side."""
    visitor = visitors(to=swift_house)
    visitor.lay_table(game, 3)
    while not visitor.has(".stage [data-action='log']"):  # whoever begins has seen nothing yet
        assert visitor.wait_for_turn()
        visitor.after(lambda: player_of(game)(visitor))
    assert visitor.wait_for_turn()
    for width, height in ((390, 844), (844, 390)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.locator(".stage [data-action='log']:visible").click()
        expect(visitor.page.locator(f"{LOG} li").first).to_be_visible()
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.locator(LOG)).to_have_count(0)


def test_cards_drawn_one_after_the_other_are_one_line(visitor: Visitor) -> None:
    visitor.lay_table("elfer-raus", 4)
    many = visitor.page.locator(f"{LOG} li", has_text="zieht 3 Karten")
    while True:  # somebody without a card that fits draws three, sooner or later
        play_on(visitor, 4)
        visitor.do("log")
        visitor.page.wait_for_selector(LOG)
        groups = visitor.page.locator(f"{LOG} > li").all_inner_texts()
        assert all(group.count("zieht eine Karte") < 2 for group in groups)
        if many.count():
            break
        visitor.page.keyboard.press("Escape")


@pytest.fixture
def slow_house(open_page_house: Callable[..., RunningHouse]) -> RunningHouse:
    """A house whose bots think for a while: somebody can come back before all is over."""
    return open_page_house(pace=Pace(decide=0.5, window=0.5, beat=0))


async def _laid(base: str) -> tuple[str, str]:
    choice = {"game": "hoechste", "seats": 2, "name": "Lea", "stand_in": 0}
    async with await Client.open(base, **choice) as host:
        await host.command("fill", seat=1, bot="random")
        await host.command("begin")
        return host.code, str(host.token)


async def _played_for(base: str, code: str, seat: int) -> None:
    """Wait until a bot has done something for a seat."""
    async with Client.watch(base, code) as watcher:
        async for news in watcher:
            done = [each for each in news.get("happened", ()) if each.get("by") == seat]
            if watcher.table["seats"][seat]["bot"] and done:
                return


def test_whoever_comes_back_reads_what_was_played_for_them_once(
    visitors: Callable[..., Visitor], slow_house: RunningHouse
) -> None:
    with slow_house as house:
        visitor = visitors(to=house)
        code, token = apart(_laid(house.base))
        apart(_played_for(house.base, code, 0))
        visitor.take_seat(code, token, "hoechste")
        notice = visitor.page.locator("[data-stood-in]")
        expect(notice.get_by_role("heading")).to_have_text("Toasti hat für dich gespielt")
        assert notice.locator("li").count() >= 1
        assert "Du" in notice.locator("li").first.inner_text()
        accessible_in_both_themes(visitor)
        since = notice.get_attribute("data-stood-in")
        visitor.do("stood-in-read")
        expect(notice).to_have_count(0)
        visitor.page.reload()
        visitor.page.wait_for_selector("[data-phase='playing']")
        visitor.do("menu")
        visitor.click("dialog[open] [data-action='log']")  # on a phone there is no room for a line
        expect(visitor.page.locator(f"{LOG} [data-by='0']").first).to_be_visible()
        # While the page was loaded somebody may have stood in again: of that, and only of that, it is told.
        expect(visitor.page.locator(f"[data-stood-in='{since}']")).to_have_count(0)
