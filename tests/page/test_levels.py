"""Five levels of bots: chosen in the house, seen at the table, kept in house rules, exchanged at any time."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from elferhaus.bots.players import LEVELS
from elferhaus.games.mogeln.bots.levels import STYLES
from elferhaus.words import LANGUAGES
from games.elfer_raus.test_page import decide
from page.measures import SMALL_PHONE, accessible_in_both_themes, overflowing, small_targets
from page.people import Visitor
from page.test_family import at_the_table, save
from server.houses import RunningHouse
from server.people import post

pytestmark = pytest.mark.usefixtures("widest_codes")
# A sheet may be scrolled; but the words on a step must fit on that step, and all of them on the sheet.
TOO_LONG = """() => [...document.querySelectorAll('dialog[open] [data-levels] *, dialog[open] [data-bot-seat] *')]
  .filter(node => node.checkVisibility())
  .filter(node => [...node.childNodes].some(child => child.nodeType === 3 && child.data.trim()))
  .filter(node => {
    const box = node.getBoundingClientRect()
    const room = node.closest('label, [data-bot-seat], [data-levels]').getBoundingClientRect()
    return node.scrollWidth > node.clientWidth + 1 || box.left < room.left - .5 || box.right > room.right + .5
  }).map(node => node.textContent)
  .concat([...document.querySelectorAll('dialog[open] .body')]
    .filter(body => body.scrollWidth > body.clientWidth).map(() => 'the sheet'))"""


def bots(visitor: Visitor) -> list[str | None]:
    """Return which bot has each seat, as the house tells it."""
    return [seat["bot"] for seat in at_the_table(visitor)["seats"]]


def too_long(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.page.evaluate(TOO_LONG)
    return found + overflowing(visitor.page)


def open_sheet(visitor: Visitor, game: str) -> None:
    visitor.visit()
    visitor.click(f"[data-game='{game}']")
    visitor.page.wait_for_selector("dialog[open] [data-option='level']")


def pick(visitor: Visitor, option: str, value: str) -> None:
    visitor.page.locator(f"dialog[open] [data-option='{option}'][data-value='{value}']").check(force=True)


def wait_for_bot(visitor: Visitor, seat: int, level: str) -> None:
    visitor.page.wait_for_selector(f"[data-seat='{seat}'] [data-bot-level='{level}']")


def close_bot(visitor: Visitor) -> None:
    visitor.click("dialog[open] [data-action='done']")
    visitor.page.wait_for_selector("[data-levels]", state="detached")


@pytest.mark.parametrize(
    "level", [LEVELS[0], *(pytest.param(level, marks=pytest.mark.slow) for level in LEVELS[1:-1]), LEVELS[-1]]
)
def test_bots_at_the_table_have_the_level_that_was_chosen(visitor: Visitor, level: str) -> None:
    open_sheet(visitor, "elfer-raus")
    assert visitor.page.locator("[data-option='level']:checked").get_attribute("data-value") == "steady"
    pick(visitor, "level", level)
    visitor.click("dialog[open] [data-action='begin']")
    visitor.page.wait_for_selector("[data-phase='playing']")
    assert bots(visitor) == [None, level, level, level]
    for seat in (1, 2, 3):
        wait_for_bot(visitor, seat, level)
        lit = visitor.page.locator(f"[data-seat='{seat}'] [data-lit-windows]").get_attribute("data-lit-windows")
        assert lit == f"{LEVELS.index(level) + 1}"


def test_two_taps_play_with_steady_bots_that_are_three_different_things(visitor: Visitor) -> None:
    visitor.visit()
    visitor.click("[data-game='mogeln']")
    visitor.click("dialog[open] [data-action='begin']")
    visitor.page.wait_for_selector("[data-phase='playing']")
    assert bots(visitor) == [None, "steady", "steady", "steady"]
    labels = [visitor.page.locator(f"[data-seat='{seat}']").get_attribute("aria-label") or "" for seat in (1, 2, 3)]
    assert len({label.partition(",")[0] for label in labels}) == 3
    for seat, (label, word) in enumerate(zip(labels, ("frech", "Pokerface", "ehrlich"), strict=True), 1):
        assert f"Bot, Könner · {word}" in label, "from each a bit, by seat"
        style = visitor.page.locator(f"[data-seat='{seat}']").get_attribute("data-bot-style")
        assert style == STYLES[seat % len(STYLES)]


def test_the_waiting_room_exchanges_bots_one_by_one(visitors: Callable[..., Visitor]) -> None:
    host = visitors()
    open_sheet(host, "mogeln")
    pick(host, "level", "easy")
    host.click("dialog[open] [data-action='open']")
    host.page.wait_for_selector("[data-phase='waiting']")
    host.click("[data-seat='1'][data-action='fill']")
    wait_for_bot(host, 1, "easy")
    # Somebody of another level: the next to come is of that level, too.
    host.click("[data-seat='1']")
    host.page.locator("dialog[open] [data-action='fill'][data-bot='sharp']").check(force=True)
    host.page.wait_for_selector("[data-levels='sharp']")
    close_bot(host)
    wait_for_bot(host, 1, "sharp")
    host.click("[data-seat='2'][data-action='fill']")
    wait_for_bot(host, 2, "sharp")
    host.click("[data-seat='2']")
    pick(host, "style", "honest")
    host.page.wait_for_selector("[data-seat='2'][data-bot-style='honest']")
    host.page.locator("dialog[open] [data-bot='little']").check(force=True)
    close_bot(host)
    wait_for_bot(host, 2, "little")
    assert bots(host) == [None, "sharp", "little-honest", None]
    # Others see who sits there, and cannot change it.
    guest = visitors()
    guest.visit(f"/{host.page.url.rpartition('/')[2]}")
    wait_for_bot(guest, 2, "little")
    expect(guest.page.locator("[data-seat='2'] small")).to_have_text("Knirps · ehrlich")
    assert guest.page.locator("[data-seat='2'][data-action]").count() == 0
    host.click("[data-seat='1']")
    host.click("dialog[open] [data-action='free']")
    host.page.wait_for_selector("[data-seat='1'][data-action='fill']")
    assert bots(host) == [None, None, "little-honest", None]


def test_a_bot_is_exchanged_while_the_game_goes_on(visitor: Visitor) -> None:
    """At a table of an earlier version, whose bots have other names."""
    visitor.lay_table("elfer-raus", 3, bots="greedy")
    wait_for_bot(visitor, 2, "steady")
    assert visitor.wait_for_turn()
    visitor.do("menu")
    row = visitor.page.locator("dialog[open] [data-bot-seat='2']")
    assert row.get_attribute("data-bot-level") == "steady"
    row.click()
    assert visitor.page.locator("dialog[open] [data-action='free']").count() == 0, "its seat is not free now"
    visitor.page.locator("dialog[open] [data-action='fill'][data-bot='little']").check(force=True)
    visitor.page.wait_for_selector("[data-bot-seat='2'][data-bot-level='little']")
    close_bot(visitor)
    visitor.click("dialog[open] [data-action='close']")
    wait_for_bot(visitor, 2, "little")
    found = at_the_table(visitor)
    assert [seat["bot"] for seat in found["seats"]] == [None, "greedy", "little"]
    assert found["phase"] == "playing"
    # The new one plays on where the other was.
    for _ in range(2):
        visitor.after(lambda: decide(visitor))
        assert visitor.wait_for_turn()


def test_house_rules_keep_the_level_and_the_style(visitor: Visitor) -> None:
    open_sheet(visitor, "mogeln")
    for place in (1, 2, 3):
        visitor.click(f"dialog[open] [data-place='{place}']")
    pick(visitor, "level", "sharp")
    pick(visitor, "style", "cheeky")
    save(visitor, "Omas Regeln")
    visitor.click("dialog[open] [data-action='close']")
    rules = visitor.page.locator("[data-preset='Omas Regeln']")
    assert "3 Bots · Fuchs" in rules.inner_text()
    rules.locator("[data-action='use-preset']").click()
    visitor.page.wait_for_selector("[data-phase='playing'] [data-seat='3'][data-bot-style='cheeky']")
    assert bots(visitor) == [None, "sharp-cheeky", "sharp-cheeky", "sharp-cheeky"]


def test_house_rules_from_before_there_were_levels_still_lay_a_table(visitor: Visitor, house: RunningHouse) -> None:
    places = [None, "greedy", "random", None]
    post(house.base, "/api/presets", {"name": "Omas Regeln", "game": "farben", "seats": 4, "places": places})
    visitor.visit()
    visitor.click("[data-preset='Omas Regeln'] [data-action='use-preset']")
    visitor.page.wait_for_selector("[data-phase='waiting']")
    wait_for_bot(visitor, 1, "steady")
    assert bots(visitor) == [None, "steady", "little", None]


def fits_in_five_languages(visitor: Visitor) -> None:
    for language in LANGUAGES:
        visitor.speak(language)
        assert too_long(visitor) == [], language


def test_levels_fit_on_a_small_phone_in_five_languages(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors(viewport=SMALL_PHONE)
    open_sheet(visitor, "mogeln")
    visitor.page.wait_for_selector("dialog[open] [data-option='style']")  # its words come a moment later
    for level in ("little", "expert"):
        pick(visitor, "level", level)
        fits_in_five_languages(visitor)
    visitor.click("dialog[open] [data-action='open']")
    visitor.page.wait_for_selector("[data-phase='waiting']")
    for seat in (1, 2, 3):
        visitor.click(f"[data-seat='{seat}'][data-action='fill']")
        wait_for_bot(visitor, seat, "expert")
    fits_in_five_languages(visitor)
    visitor.click("[data-seat='2']")
    visitor.page.wait_for_selector("dialog[open] [data-option='style']")
    fits_in_five_languages(visitor)
    assert small_targets(visitor.page) == []
    accessible_in_both_themes(visitor)
    visitor.click("dialog[open] [data-action='done']")
    visitor.do("menu")
    visitor.page.wait_for_selector("dialog[open] [data-bot-seat='3']")
    assert too_long(visitor) == []
