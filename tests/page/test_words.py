"""The page's words come from the house: each when it is wanted, and asked for again where the house is silent."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Route, expect

from page.people import Visitor
from server.houses import RunningHouse

SILENT = "[data-silent]"


class Silence:
    """A house that does not answer when it is asked for words, until it is over."""

    def __init__(self, visitor: Visitor, words: str) -> None:
        self.asked = 0
        self.over = False
        visitor.expected.append("net::ERR_FAILED")
        visitor.page.route(f"**/api/words/{words}", self._answer)

    def _answer(self, route: Route) -> None:
        self.asked += 1
        if self.over:
            route.continue_()
        else:
            route.abort()


def asked_for(visitor: Visitor) -> list[str]:
    """Return the list of all words that are asked for from now on."""
    asked: list[str] = []
    visitor.listen(
        "request",
        lambda request: asked.append(request.url.partition("/api/words/")[2]) if "/api/words/" in request.url else None,
    )
    return asked


def test_a_game_s_words_are_asked_for_when_it_is_wanted(
    visitors: Callable[..., Visitor], open_page_house: Callable[..., RunningHouse]
) -> None:
    with open_page_house() as house:  # where nobody has kept house rules, which are told in the words of their games
        words_follow_what_is_wanted(visitors(to=house))


def words_follow_what_is_wanted(visitor: Visitor) -> None:
    asked = asked_for(visitor)
    visitor.visit()
    visitor.page.get_by_text("Schwarzer Peter").wait_for()
    assert asked == ["de"], "the names of all games are among the words of the house"
    visitor.click("[data-game='mogeln']")
    visitor.page.get_by_text("Heimlich mehrere legen").or_(
        visitor.page.locator("[data-option='sneak']")
    ).first.wait_for()
    assert asked == ["de", "de/mogeln"]
    visitor.click("dialog[open] [data-action='begin']")
    visitor.page.wait_for_selector("[data-phase='playing']")
    visitor.speak("nl")
    assert asked == ["de", "de/mogeln", "nl", "nl/mogeln"], "what was wanted before is wanted in every language"
    visitor.speak("de")
    assert len(asked) == 4, "what is known is not asked for again"


def test_without_any_words_the_page_says_so_and_asks_again(visitor: Visitor) -> None:
    house = Silence(visitor, "**")
    visitor.visit()
    expect(visitor.page.locator(SILENT)).to_contain_text("Das Haus antwortet gerade nicht.")
    house.over = True
    visitor.page.wait_for_selector("[data-game='elfer-raus']")
    expect(visitor.page.locator(SILENT)).to_have_count(0)
    assert house.asked > 1


def test_a_table_whose_words_do_not_come_waits_for_them(visitor: Visitor) -> None:
    house = Silence(visitor, "de/farben")
    visitor.code = ""
    visitor.visit()
    expect(visitor.page.locator("[data-game='farben']")).to_be_visible()
    visitor.click("[data-game='farben']")
    sheet = visitor.page.locator("dialog[open]")
    expect(sheet).to_contain_text("Das Haus antwortet gerade nicht.")
    house.over = True
    sheet.locator("[data-option='dealer']").wait_for()
    sheet.locator("[data-action='begin']").click()
    visitor.page.wait_for_selector("[data-phase='playing']")


def test_a_language_that_does_not_come_is_spoken_as_soon_as_it_does(visitor: Visitor) -> None:
    visitor.visit()
    visitor.page.wait_for_selector("[data-game]")
    house = Silence(visitor, "fr")
    visitor.page.locator("header [data-option='language']").select_option("fr")
    expect(visitor.page.locator(SILENT)).to_contain_text("Das Haus antwortet gerade nicht.")
    assert visitor.page.locator("html").get_attribute("lang") == "de", "what is known is said meanwhile"
    house.over = True
    visitor.page.wait_for_selector("html[lang='fr']")
    expect(visitor.page.locator(SILENT)).to_have_count(0)


def test_a_language_chosen_in_one_window_is_spoken_in_the_others(visitor: Visitor) -> None:
    visitor.visit()
    visitor.page.wait_for_selector("[data-game]")
    other = visitor.page.context.new_page()
    other.goto(visitor.house.base)
    other.locator("header [data-option='language']").select_option("it")
    visitor.page.wait_for_selector("html[lang='it']")
