"""Die höchste Karte gewinnt, played through the page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from page.measures import SIZES, fits_in_five_languages
from page.people import Visitor
from page.phone import shared
from server.houses import RunningHouse

HAND = "[data-zone='hand'] [data-card]"


def decide(visitor: Visitor) -> None:
    """Choose the first card of the hand, and lay it."""
    card = visitor.page.locator(HAND).first.get_attribute("data-card")
    visitor.click(HAND)
    visitor.do("play")
    # The others choose meanwhile, so that the table goes on before this choice is heard.
    expect(visitor.page.locator(f"[data-zone='hand'] [data-card='{card}']")).to_have_count(0)


def test_a_round_is_played_to_its_end(visitor: Visitor) -> None:
    visitor.lay_table("hoechste", 4)
    expect(visitor.page.locator(HAND)).to_have_count(11)
    assert len(visitor.play_to_the_end(decide)) == 11
    assert visitor.phase == "over"


def test_what_was_turned_is_seen_while_the_next_card_is_chosen(visitor: Visitor) -> None:
    visitor.lay_table("hoechste", 2)
    decide(visitor)
    # Both columns show what was turned, the hand below can be used, and the next trick has not begun for us.
    expect(visitor.page.locator("[data-place='seat-0'] [data-card='r1']")).to_be_visible()
    expect(visitor.page.locator("[data-place='seat-1'] [data-card^='y']")).to_be_visible()
    expect(visitor.page.locator(f"{HAND}[data-can]")).to_have_count(10)
    visitor.click("[data-zone='hand'] [data-card='r11']")
    visitor.do("play")
    expect(visitor.page.locator("[data-zone='hand'] [data-card='r11']")).to_have_count(0)


def test_help_with_remembering_is_off_until_it_is_wanted(visitor: Visitor) -> None:
    visitor.lay_table("hoechste", 3)
    switch = visitor.page.get_by_role("switch")
    expect(switch).to_have_attribute("aria-checked", "false")
    left = visitor.page.locator("[data-seat] ol li")
    expect(left).to_have_count(0)
    switch.click()
    expect(left).to_have_count(33)
    visitor.page.reload()
    expect(left).to_have_count(33)


def test_a_choice_is_a_secret(visitors: Callable[..., Visitor]) -> None:
    lea, screen = visitors(), visitors(viewport={"width": 1920, "height": 1080})
    lea.lay_table("hoechste", 2, bots="greedy")
    screen.code = lea.code
    screen.visit(f"/{lea.code}/screen")
    screen.page.wait_for_selector("[data-phase='playing']")
    # The bot has chosen by now, and whoever looks sees a back.
    expect(lea.page.locator("[data-place='seat-1'] [data-card='back']")).to_be_visible()
    expect(screen.page.locator("[data-place='seat-1'] [data-card='back']")).to_be_visible()
    assert set(screen.cards()) == {"back"}


def test_secret_choices_are_made_one_after_the_other(
    visitors: Callable[..., Visitor], swift_house: RunningHouse
) -> None:
    phone = shared(visitors(to=swift_house))
    phone.share("hoechste", 2)
    order: list[int] = []
    covers = 0

    def at_cover() -> None:
        nonlocal covers
        covers += 1
        order.append(phone.covered_for)
        phone.assert_nobodys_cards()

    turns = 0
    while turns < 6:
        turns += phone.go_on(decide, at_cover) == "turn"
    assert order == [0, 1, 0, 1][: len(order)]
    assert covers == 4, "who turned the cards up goes on with the next one"


def test_cards_that_wait_for_the_next_trick_have_room_for_their_words(
    visitors: Callable[..., Visitor], swift_house: RunningHouse
) -> None:
    visitor = visitors(to=swift_house)
    phone = shared(visitor)
    phone.share("hoechste", 4)
    while not visitor.has("[data-place='waiting']"):  # everyone has a 1, and lays it
        phone.go_on(decide, lambda: None)
    for size in ("small", "short", "upright"):
        width, height = SIZES[size]
        visitor.page.set_viewport_size({"width": width, "height": height})
        fits_in_five_languages(visitor.page)
