"""Learning by playing: whoever follows the light comes to the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from elferhaus.server.http.lessons import shown_lesson, taught
from page.lessons import FREE, LIT, learn, tap_what_is_lit
from page.people import Visitor


@pytest.mark.parametrize("game", taught())
def test_who_follows_the_light_comes_to_the_end(visitor: Visitor, game: str) -> None:
    learn(visitor, game)
    ideas = len(shown_lesson(game).ideas)
    page = visitor.page
    assert page.locator("[data-idea]").get_attribute("data-ideas") == str(ideas)
    for number in range(1, ideas + 1):
        tap_what_is_lit(visitor, f"[data-idea='{number}'] [data-bubble]")
        page.wait_for_selector(LIT)
        assert "lesson-" not in page.locator("[data-bubble]").inner_text(), "every idea has its words"
        assert page.wait_for_function(FREE), "the bubble covers what is to be tapped"
    tap_what_is_lit(visitor, "[data-end='finished']")
    visitor.visit("/learn")
    expect(page.locator(f"[data-learnt='{game}']")).to_be_visible()


def test_by_finger_mouse_and_keyboard(visitor: Visitor) -> None:
    learn(visitor)
    page = visitor.page
    expect(page.locator("[data-card='y11'][data-lit='tap']")).to_be_visible()
    page.tap(LIT)
    page.tap("[data-action='lay'][data-lit='tap']")
    page.click("[data-card='r14'][data-lit='tap']")
    page.click("[data-place='r14'] button")  # the place is as good as the button
    page.wait_for_selector("[data-idea='3'] [data-bubble]")
    page.locator("[data-card='g15']").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-walk='refused']")


def test_another_card_gets_a_friendly_word_and_costs_nothing(visitor: Visitor) -> None:
    learn(visitor)
    page = visitor.page
    bubble = page.locator("[data-bubble]")
    page.click("[data-card='r14']")
    expect(bubble).to_contain_text("Fast!")
    visitor.do("lay")
    expect(bubble).to_contain_text("Das ginge auch.")
    expect(page.locator("[data-zone='hand'] [data-card]")).to_have_count(3)
    expect(page.locator("[data-idea='1']")).to_be_visible()
    page.click("[data-card='y11']")
    expect(bubble).not_to_contain_text("Fast!")
    visitor.do("lay")
    page.wait_for_selector("[data-idea='2'] [data-bubble]")


def test_what_is_tried_in_vain_is_explained_with_the_house_s_own_reason(visitor: Visitor) -> None:
    learn(visitor)
    tap_what_is_lit(visitor, "[data-walk='refused']")
    page = visitor.page
    bubble = page.locator("[data-bubble]")
    expect(bubble).to_contain_text("Die grüne 15 muss warten: Erst kommt die grüne 14.")
    expect(bubble).not_to_contain_text("ER-5")
    bubble.locator("[data-action='which-rule']").click()
    expect(bubble).to_contain_text("ER-5")
    expect(page.locator("[data-card='g15'][data-lit]")).to_be_visible()
    visitor.do("go-on")
    page.wait_for_selector("[data-idea='4'] [data-bubble]")


def test_the_light_follows_when_the_window_changes(visitor: Visitor) -> None:
    learn(visitor)
    page = visitor.page
    page.wait_for_selector(LIT)
    for size in ({"width": 844, "height": 390}, {"width": 1024, "height": 768}):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.wait_for_function(
            """() => {
              const box = document.querySelector("[data-lit='tap']").getBoundingClientRect()
              const hole = document.querySelector('rect.tap').getBoundingClientRect()
              return Math.abs(hole.x + hole.width / 2 - box.x - box.width / 2) < 3 && hole.width > box.width
            }"""
        )


def test_a_card_to_be_tapped_is_brought_into_sight_where_the_hand_pans(visitor: Visitor) -> None:
    visitor.page.set_viewport_size({"width": 667, "height": 375})
    learn(visitor, "farben")
    visitor.page.tap(LIT)
    visitor.page.wait_for_selector(f"[data-zone='hand'] [data-card]{LIT}")
    assert visitor.page.wait_for_function(FREE)


def test_who_skips_can_play_at_once(visitor: Visitor) -> None:
    learn(visitor)
    visitor.do("skip")
    expect(visitor.page.locator("[data-end='skipped']")).to_be_visible()
    visitor.do("play")
    visitor.page.wait_for_selector("[data-phase='playing'][data-game='elfer-raus']")


def test_the_house_shows_the_way_to_newcomers(visitor: Visitor, visitors: Callable[..., Visitor]) -> None:
    visitor.visit()
    visitor.do("learn-first")
    visitor.page.wait_for_selector("[data-lesson='elfer-raus']")
    visitor.do("skip")
    visitor.do("learn")
    visitor.click("[data-screen='learn'] [data-game='elfer-raus']")
    visitor.page.wait_for_selector("[data-lesson='elfer-raus']")
    again = visitors()
    again.lay_table("elfer-raus", 3)
    again.visit()
    expect(again.page.locator("[data-action='learn']")).to_be_visible()
    assert not again.has("[data-action='learn-first']")
