"""11 Elevens, played through the page: jokers, bridges, swaps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from page.measures import boards, watch_the_board
from page.people import Visitor
from server.houses import RunningHouse

PLACE = "li > [data-action='lay-here']"
LADDER = "li > [data-action='lay']"
JOKER_IN_HAND = "[data-zone='hand'] [data-card='joker'][data-can]"
JOKER_PLACE = "li > [data-joker]"
SWAP = "li > [data-action='swap']"
WANTED = {"bridge", "swap", "joker"}


def decide(visitor: Visitor) -> str:
    """Do the rarest thing that the page offers; return what it was."""
    page = visitor.page
    for what, selector in {"swap": SWAP, "bridge": LADDER}.items():
        if page.locator(selector).count():
            page.locator(selector).first.click()
            return what
    if page.locator(JOKER_IN_HAND).count():
        page.locator(JOKER_IN_HAND).first.click(position={"x": 14, "y": 14})
        if page.locator(JOKER_PLACE).count():
            page.locator(JOKER_PLACE).first.click()
            return "joker"
        visitor.do("discard")
        return "discard"
    if page.locator(PLACE).count():
        page.locator(PLACE).first.click()
        return "lay"
    verb = next(verb for verb in ("end", "draw", "pass") if visitor.has(f"[data-action='{verb}']"))
    visitor.do(verb)
    return verb


# The same in the page.
IN_PAGE = f"""async () => {{
  const tap = (selector) => {{ const found = document.querySelector(selector); found?.click(); return found }}
  if (tap("{SWAP}")) return 'swap'
  if (tap("{LADDER}")) return 'bridge'
  if (tap("{JOKER_IN_HAND}")) {{
    await new Promise(next => setTimeout(next))
    return tap("{JOKER_PLACE}") ? 'joker' : tap("[data-action='discard']") && 'discard'
  }}
  if (tap("{PLACE}")) return 'lay'
  return ['end', 'draw', 'pass'].find(verb => tap(`[data-action='${{verb}}']`))
}}"""
ALL_SEEN = f"{sorted(WANTED)}.every(what => done.includes(what))"


def test_a_round_with_bridges_swaps_and_jokers(visitors: Callable[..., Visitor], swift_house: RunningHouse) -> None:
    visitor = visitors(to=swift_house, viewport={"width": 1440, "height": 900}, has_touch=False)
    visitor.lay_table("elevens", 2, rounds=20)
    done = Counter(visitor.play_to_the_end(decide, IN_PAGE))
    while not done.keys() >= WANTED:
        assert visitor.phase == "between", f"so many rounds, and only {dict(done)}"
        visitor.do("begin")
        visitor.page.wait_for_selector("[data-phase='playing']")
        done.update(visitor.play_on(IN_PAGE, ALL_SEEN))
    assert done["lay"] > 3


@pytest.mark.slow
def test_a_round_on_a_phone(visitors: Callable[..., Visitor], swift_house: RunningHouse) -> None:
    visitor = visitors(to=swift_house)
    visitor.lay_table("elevens", 4)
    assert visitor.play_to_the_end(decide, IN_PAGE)
    assert visitor.phase == "over"


@pytest.mark.parametrize(("width", "height"), [pytest.param(1440, 900, marks=pytest.mark.slow), (390, 844)])
def test_the_rows_stay_where_they_are_however_many_cards_are_held(
    visitors: Callable[..., Visitor], swift_house: RunningHouse, width: int, height: int
) -> None:
    visitor = visitors(to=swift_house, viewport={"width": width, "height": height})
    visitor.lay_table("elevens", 2)
    watch_the_board(visitor.page)
    assert visitor.play_on(IN_PAGE, "done.length >= 40")  # hands have grown and shrunk by then
    assert len(boards(visitor.page)) == 1


# Whether a place for the joker is under a finger that wants to tap it.
IN_SIGHT = f"""() => [...document.querySelectorAll("{JOKER_PLACE}")].some((place) => {{
  const {{ left, top, width, height }} = place.getBoundingClientRect()
  return place.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}})"""


def test_a_chosen_joker_brings_a_place_into_sight_where_it_can_go(visitor: Visitor) -> None:
    visitor.lay_table("elevens", 2, rounds=20)
    joker = visitor.page.locator(JOKER_IN_HAND).first
    visitor.play_on(IN_PAGE, f'document.querySelector("{JOKER_IN_HAND}")')
    while not joker.count():  # nobody drew one in this round
        assert visitor.phase == "between"
        visitor.do("begin")
        visitor.page.wait_for_selector("[data-phase='playing']")
        visitor.play_on(IN_PAGE, f'document.querySelector("{JOKER_IN_HAND}")')
    for end in (0, 10_000):
        visitor.page.locator(".scroller").evaluate("(rows, end) => { rows.scrollLeft = end }", end)
        joker.click(position={"x": 14, "y": 14})
        visitor.page.wait_for_function(IN_SIGHT)
        visitor.page.keyboard.press("Escape")
        visitor.page.wait_for_selector(JOKER_PLACE, state="detached")


# Wherever the rows are panned to: places in sight that a tab lies over, and whether a tab was there at all.
UNDER_TABS = f"""async () => {{
  const rows = document.querySelector('.scroller')
  const window = rows.getBoundingClientRect()
  const frame = () => new Promise(requestAnimationFrame)
  const under = new Set()
  let tabs = 0
  for (let at = 0; at < rows.scrollWidth; at += 16) {{
    rows.scrollLeft = at
    await frame(), await frame()
    for (const tab of document.querySelectorAll('.tab')) {{
      tabs += 1
      const over = tab.getBoundingClientRect()
      for (const place of document.querySelectorAll("{PLACE}")) {{
        const {{ left, right, top, width }} = place.getBoundingClientRect()
        const seen = Math.min(right, window.right) - Math.max(left, window.left)
        const meets = left < over.right && over.left < right && over.top < top + 8 && top < over.bottom - 8
        if (seen >= width * 0.85 && meets) under.add(place.ariaLabel)
      }}
    }}
  }}
  return [[...under], tabs > 0]
}}"""


def test_no_tab_lies_over_a_place_that_is_in_sight(visitors: Callable[..., Visitor], swift_house: RunningHouse) -> None:
    visitor = visitors(to=swift_house, viewport={"width": 390, "height": 844})
    visitor.lay_table("elevens", 2, rounds=20)
    visitor.play_on(IN_PAGE, f'document.querySelector("{PLACE}")')
    assert visitor.page.evaluate(UNDER_TABS) == [[], True]


def test_a_card_that_does_not_fit_is_explained_beside_it(visitor: Visitor) -> None:
    visitor.lay_table("elevens", 4)
    assert visitor.wait_for_turn()
    unfit = visitor.page.locator("[data-zone='hand'] [data-card]:not([data-can]):not([data-card='joker'])").first
    card = unfit.get_attribute("data-card")
    seq = visitor.seq
    unfit.click(position={"x": 14, "y": 14})
    visitor.page.locator(f"[data-place='{card}']").first.click()
    visitor.page.wait_for_selector("[data-rule^='EE-']")
    assert visitor.seq == seq


def test_names_are_whole_where_letters_are_large(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors(viewport={"width": 1280, "height": 800}, locale="fr")
    visitor.prepare("addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = '24px')")
    visitor.lay_table("elevens", 4)
    visitor.page.wait_for_function("""() => {
      const names = [...document.querySelectorAll('[data-seat] strong')]
      return names.length && names.every((name) => name.scrollWidth <= name.clientWidth)
    }""")


def test_a_row_is_told_by_its_colour_where_somebody_has_chosen_the_others(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors(viewport={"width": 1280, "height": 800}, forced_colors="active")
    for game in ("elevens", "elfer-raus"):
        visitor.lay_table(game, 3)
        rows = visitor.page.locator("[data-row]")
        expect(rows).to_have_count(4)
        assert len(set(rows.evaluate_all("rows => rows.map((row) => getComputedStyle(row).backgroundColor)"))) == 4
