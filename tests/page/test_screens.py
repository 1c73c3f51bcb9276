"""Around the games: the house, the sheet, the waiting room, why not, the rules, the result."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from elferhaus.client import Client
from games.elfer_raus.test_page import decide
from page.measures import violations
from page.people import TURN_IN_PAGE, Visitor, apart
from server.houses import RunningHouse

HAND = "[data-zone='hand']"


def test_two_taps_from_the_start_a_beginner_plays_against_three_bots(visitor: Visitor) -> None:
    visitor.visit()
    visitor.click("[data-game='elfer-raus']")
    visitor.click("dialog[open] [data-action='begin']")
    visitor.page.wait_for_selector("[data-phase='playing'][data-game='elfer-raus']")
    assert visitor.page.locator("[data-seat]").count() == 4
    assert visitor.wait_for_turn()
    expect(visitor.page).to_have_title("Du bist dran · Elfer raus! · Elferhaus")
    assert len(visitor.cards(HAND)) == 15


def test_a_choice_that_the_rules_forbid_is_explained_and_mended(visitor: Visitor) -> None:
    visitor.visit()
    visitor.click("[data-game='mogeln']")
    sheet = visitor.page.locator("dialog[open]")
    for _ in range(2):
        sheet.locator("[data-option='seats'][data-step='-1']").click()
    sheet.locator("[data-rule='MO-1']").wait_for()
    sheet.locator("[data-action='mend']").first.click()
    sheet.locator("[data-rule='MO-1']").wait_for(state="detached")
    sheet.locator("[data-action='begin']").click()
    visitor.page.wait_for_selector("[data-phase='playing'][data-game='mogeln']")


def test_rules_have_pictures_which_are_told_in_words_too(visitor: Visitor) -> None:
    visitor.visit()
    visitor.click("[data-game='elfer-raus']")
    visitor.page.get_by_role("button", name="So geht’s").click()
    picture = visitor.page.locator("[data-rule='ER-9']").get_by_role("img", name="rote 19, blaue 2, dann, 21")
    expect(picture).to_be_visible()
    assert violations(visitor.page) == []


def test_people_gather_choose_faces_and_start(visitors: Callable[..., Visitor]) -> None:
    host, guest = visitors(), visitors(viewport={"width": 1280, "height": 800})
    host.visit()
    host.click("[data-game='elfer-raus']")
    host.click("dialog[open] [data-action='open']")
    host.page.wait_for_selector("[data-phase='waiting']")
    code = host.page.url.rpartition("/")[2]
    # Ben knocks at the door with the code, in capitals as it is shown, and takes some letters for digits.
    guest.visit()
    guest.page.locator("[data-option='code']").fill(code.upper().replace("O", "0").replace("I", "1").replace("L", "1"))
    guest.do("knock")
    guest.page.locator("dialog[open] input[type='text'], dialog[open] input:not([type])").first.fill("Ben")
    guest.click("dialog[open] [data-portrait='ben']")
    guest.click("dialog[open] [data-action='sit']")
    host.page.locator("[data-seat]", has_text="Ben").wait_for()
    assert host.page.locator("[data-action='begin']").count() == 1
    assert guest.page.locator("[data-action='begin']").count() == 0, "the host starts"
    # A bot on one of the two free seats; the other one goes when the host starts.
    host.click("[data-seat][data-action='fill']")
    host.page.locator("[data-seat] [data-bot-level='steady']").wait_for()
    host.do("begin")
    for each in (host, guest):
        each.page.wait_for_selector("[data-phase='playing']")
    assert host.page.locator("[data-seat]").count() == 3
    assert not set(host.cards(HAND)) & set(guest.cards(HAND))


# Cards whose middle is under another, when all of the lower tier are lifted and have a lamp, and none of the upper.
COVERED = """async () => {
  const tiers = [...document.querySelectorAll("[data-zone='hand'] .tier")].map((tier) => [...tier.children])
  for (const card of tiers[0]) card.classList.remove('can')
  for (const card of tiers[1]) card.classList.add('can')
  await Promise.all(document.getAnimations().map((motion) => motion.finished.catch(() => null)))
  return tiers.flat().filter((card) => {
    const { x, y, width, height } = card.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-card]') !== card
  }).map((card) => card.dataset.card)
}"""


@pytest.mark.parametrize("width", [360, 390])
def test_every_card_of_a_full_hand_is_tapped_in_its_middle(visitors: Callable[..., Visitor], width: int) -> None:
    visitor = visitors(viewport={"width": width, "height": 800})
    visitor.lay_table("elfer-raus", 4)
    assert visitor.wait_for_turn()
    assert visitor.page.locator(f"{HAND} .tier").count() == 2
    assert visitor.page.evaluate(COVERED) == []


def test_a_card_that_does_not_fit_says_why(visitor: Visitor) -> None:
    visitor.lay_table("elfer-raus", 4)
    for _ in range(3):  # the opening is a rule of its own
        if visitor.wait_for_turn() and not visitor.page.locator("[data-place] [data-card]").count():
            visitor.after(lambda: decide(visitor))
    assert visitor.wait_for_turn()
    seq = visitor.seq
    unfit = visitor.page.locator(f"{HAND} [data-card]:not([data-can])").first
    card = unfit.get_attribute("data-card") or ""
    unfit.click()
    visitor.do("lay")
    why = visitor.page.locator(".why [data-rule]")
    why.wait_for()
    rule = why.get_attribute("data-rule")
    assert rule in {"ER-4", "ER-5", "ER-6"}
    assert card[1:] in why.inner_text()
    assert visitor.seq == seq
    # These are the rules of this very table, the one that was cited first.
    visitor.open_rules()
    rules = visitor.page.locator("dialog[open] article[data-rule]")
    rules.first.wait_for()
    shown = [rule.get_attribute("data-rule") for rule in rules.all()]
    assert shown[0] == rule
    assert "ER-8" in shown
    assert "ER-V1" not in shown, "the basic game is played"
    assert "ER-6s" not in shown, "no space edition"


def prizes_at(visitor: Visitor) -> list[str]:
    """Return which prizes the house tells a watcher of, in its order."""

    async def told() -> list[str]:
        async with Client.watch(visitor.house.base, visitor.code) as client:
            return [prize["key"] for prize in client.table["prizes"]]

    found: list[str] = apart(told())
    return found


def test_after_a_round_there_is_a_next_one_then_a_rematch_and_the_record(
    visitors: Callable[..., Visitor], swift_house: RunningHouse
) -> None:
    visitor = visitors(to=swift_house)
    visitor.lay_table("zweikampf", 2, rounds=2)
    visitor.play_on(TURN_IN_PAGE)
    assert visitor.phase == "between"
    visitor.do("begin")
    visitor.page.wait_for_selector("[data-phase='playing']")
    visitor.play_on(TURN_IN_PAGE)
    assert visitor.phase == "over"
    visitor.page.wait_for_selector("[data-action='record']")
    told = prizes_at(visitor)  # which they are depends on the cards
    assert [prize.get_attribute("data-prize") for prize in visitor.page.locator("[data-prize]").all()] == told
    with visitor.page.expect_download() as download:
        visitor.do("record")
    lines = download.value.path().read_text(encoding="utf-8").splitlines()
    assert json.loads(lines[0])["game"] == "zweikampf"
    assert sum('"result"' in line for line in lines) >= 2
    visitor.do("begin")
    visitor.page.wait_for_selector("[data-phase='playing']")
