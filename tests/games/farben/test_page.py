"""Farben sammeln, played through the page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from page.measures import buried
from page.people import Visitor
from server.houses import RunningHouse

HAND = "[data-zone='hand']"
TAKE = "[data-place][data-action='take']"


def stays(visitor: Visitor) -> list[str]:
    """Return the hand's cards that cannot be put away: the one that was just taken from an open pile."""
    kept = visitor.page.locator(f"{HAND} [data-card]:not([data-can])").all()
    return [card.get_attribute("data-card") or "" for card in kept]


def decide(visitor: Visitor) -> None:
    """Collect one colour: take it where it lies open, put away another, and close with the last of them."""
    hand = visitor.cards(HAND)
    wanted = Counter(card[0] for card in hand).most_common(1)[0][0]
    if visitor.has(TAKE):
        offered = [card for card in visitor.cards(TAKE) if card[0] == wanted]
        if offered:
            visitor.click(f"{TAKE}:has([data-card='{offered[0]}'])")
        else:
            visitor.do("take")  # the stock is the first; without one, any pile
        return
    others = [card for card in hand if card[0] != wanted]
    away = next(card for card in (*others, *hand) if card not in stays(visitor))
    visitor.click(f"{HAND} [data-card='{away}']")
    if len(others) < 2:
        visitor.do("close")
    visitor.do("drop")


# The same in the page, where dozens of turns are taken at once.
IN_PAGE = """async () => {
  const hand = [...document.querySelectorAll("[data-zone='hand'] [data-card]")]
  const count = (colour) => hand.filter(({ dataset }) => dataset.card[0] === colour).length
  const wanted = [...'rygb'].sort((one, other) => count(other) - count(one))[0]
  const take = [...document.querySelectorAll("[data-place][data-action='take']")]
  if (take.length) {
    const fits = (place) => place.querySelector(`[data-card^='${wanted}']`)
    return (take.find(fits) ?? document.querySelector("[data-action='take']")).click()
  }
  const others = hand.filter(({ dataset }) => dataset.card[0] !== wanted)
  const away = [...others, ...hand].find((card) => 'can' in card.dataset)
  away.click()
  await new Promise(next => setTimeout(next))
  if (others.length < 2) document.querySelector("[data-action='close']").click()
  await new Promise(next => setTimeout(next))
  document.querySelector("[data-action='drop']").click()
}"""


def test_a_round_is_played_to_its_end_and_closed(visitors: Callable[..., Visitor], swift_house: RunningHouse) -> None:
    visitor = visitors(to=swift_house)
    visitor.lay_table("farben", 3)
    assert visitor.play_to_the_end(decide, IN_PAGE)
    assert visitor.phase == "over"
    # Who closed the round is told to those who listen.
    visitor.page.locator("[data-announcer] p", has_text="Schluss").first.wait_for(state="attached")


# Which cards of the hand fly to it from elsewhere when all is over; those that close a gap only slide.
WATCH_THE_HAND = """() => {
  window.flew = []
  new MutationObserver((changes) => {
    if (document.querySelector('[data-ending]')) window.ended = true
    for (const { target } of changes) {
      const flight = target.dataset?.card && target.getAnimations().find(({ id }) => id === 'flight')
      if (window.ended && target.closest("[data-zone='hand']") && flight?.effect.getTiming().duration > 200)
        flew.push(target.dataset.card)
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-flying'] })
}"""


def test_a_hand_that_is_turned_up_at_the_end_stays_where_it_is(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors(reduced_motion="no-preference")
    visitor.lay_table("farben", 2)
    visitor.page.evaluate(WATCH_THE_HAND)
    visitor.play_on(IN_PAGE)
    visitor.page.wait_for_function("() => window.ended")
    visitor.page.evaluate("() => new Promise(requestAnimationFrame)")
    assert visitor.page.evaluate("flew") == []


def test_schluss_is_refused_with_the_rule_as_long_as_there_are_two_colours(visitor: Visitor) -> None:
    visitor.lay_table("farben", 2)
    assert visitor.wait_for_turn()
    visitor.after(lambda: visitor.do("take"))
    hand = visitor.cards(HAND)
    visitor.click(f"{HAND} [data-card][data-can]")
    visitor.do("close")
    visitor.do("drop")
    visitor.page.wait_for_selector("[data-rule='FS-3']")
    assert visitor.cards(HAND) == hand


def test_a_card_taken_from_an_open_pile_stays(visitor: Visitor) -> None:
    visitor.lay_table("farben", 2)
    assert visitor.wait_for_turn()
    card = visitor.cards("[data-place='2']")[0]
    visitor.after(lambda: visitor.click("[data-place='2']"))
    taken = f"{HAND} [data-card='{card}']"
    visitor.click(taken)
    visitor.click(taken)  # a second tap would put it away
    visitor.page.wait_for_selector("[data-rule='FS-2']")
    other = visitor.page.locator(f"{HAND} [data-can]").first
    dropped = other.get_attribute("data-card")
    seq = visitor.seq
    other.drag_to(visitor.page.locator("[data-place='2']"))
    visitor.wait_beyond(seq)
    assert dropped not in visitor.cards(HAND)


def test_cards_are_taken_and_put_away_by_keyboard(visitor: Visitor) -> None:
    visitor.lay_table("farben", 2)
    for _ in range(2):
        assert visitor.wait_for_turn()
        visitor.tab_to("[data-action='take']")
        visitor.after(lambda: visitor.page.keyboard.press("Enter"))
        visitor.tab_to(f"{HAND} [data-card]")
        visitor.page.keyboard.press("Home")
        visitor.tab_to(f"{HAND} [data-can]", "ArrowRight")
        visitor.page.keyboard.press("Enter")  # takes it
        visitor.after(lambda: visitor.page.keyboard.press("Enter"))  # puts it away


def test_seen_again_on_a_short_phone_nothing_lies_over_the_hands(
    visitors: Callable[..., Visitor], swift_house: RunningHouse
) -> None:
    visitor = visitors(to=swift_house, viewport={"width": 667, "height": 375})
    visitor.lay_table("farben", 2)
    visitor.play_on(IN_PAGE)
    visitor.visit(f"/{visitor.code}/replay")
    visitor.page.wait_for_selector("[data-step] .hands")
    piles, hands = (visitor.page.locator(part).first.bounding_box() for part in (".piles", ".hands"))
    assert piles
    assert hands
    assert piles["x"] + piles["width"] <= hands["x"]
    assert buried(visitor.page) == []


LOG_AND_PILES = """() => {
  const [log, piles, hand] = ["[data-action='log']", '.piles', "[data-zone='hand'] > *"]
    .map((part) => [...document.querySelectorAll(part)].map((node) => node.getBoundingClientRect()))
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  return log.length + [...piles, ...hand].filter((part) => meet(log[0], part)).length
}"""


@pytest.mark.parametrize("letters", [16, 24])
def test_the_log_stands_beside_the_piles_with_letters_however_large(
    visitors: Callable[..., Visitor], letters: int
) -> None:
    visitor = visitors(viewport={"width": 1280, "height": 800})
    size = f"document.documentElement.style.fontSize = '{letters}px'"
    visitor.prepare(f"addEventListener('DOMContentLoaded', () => {size})")
    visitor.lay_table("farben", 4)
    for _ in range(2):
        assert visitor.wait_for_turn()
        visitor.after(lambda: decide(visitor))
    for width, height in ((1280, 800), (1440, 900)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        assert visitor.page.evaluate(LOG_AND_PILES) == 1, f"{width} wide"  # the log, and nothing under it
