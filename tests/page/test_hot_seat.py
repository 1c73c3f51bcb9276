"""Several people on one phone: it goes from hand to hand, and on its way it knows nobody's cards."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from page.people import Visitor
from page.phone import COVER, HAND, STANDS, Ear, Phone, shared

# A whole game has hundreds of taps: they are made in the page, until the phone is to be passed on or the game is over.
PLAY_ROWS = f"""async () => {{
  const stands = {STANDS}
  const tap = (selector) => document.querySelector(selector)?.click()
  for (let seen = ''; ; await new Promise((next) => setTimeout(next, 5))) {{
    const now = stands()
    if (now === 'cover' || now === 'over' || now === 'between') return now
    if (now === 'pass') tap('[data-action="pass-on"]')
    const table = document.querySelector('[data-seq]').dataset
    if (now !== 'turn' || seen === `${{table.seq}} ${{table.you}}`) continue
    seen = `${{table.seq}} ${{table.you}}`
    const card = document.querySelector('[data-card][data-can]')
    if (card) {{ card.click(); card.click() }}  // chosen, and laid
    else ['draw', 'end', 'pass', 'keep'].some((verb) => {{
      const button = document.querySelector(`[data-action="${{verb}}"]`)
      button?.click()
      return button
    }})
  }}
}}"""

# Quicker than the cover goes, however busy this machine is.
TAP_TWICE = """async button => {
  const pressed = []
  for (let tap = 0; tap < 2; tap++) {
    button.click()
    await new Promise(next => setTimeout(next))
    pressed.push(button.getAttribute('aria-pressed'))
  }
  return pressed
}"""


@pytest.fixture
def phone(visitors: Callable[..., Visitor]) -> Phone:
    return shared(visitors())


def test_two_play_a_whole_game_through_the_page_and_no_card_is_seen_on_the_way(phone: Phone) -> None:
    phone.ear = Ear(phone)
    phone.page.clock.install()
    phone.is_spoiled = True
    phone.hurries = True
    phone.visit()
    phone.click("[data-game='junior']")  # the shortest game with hands
    phone.do("add-here")
    phone.page.locator("[data-mate] input").fill("Oma")
    for _ in range(2):  # two places fewer: only Lea and Oma
        phone.click("[data-option='seats'][data-step='-1']")
    phone.do("begin")
    phone.page.wait_for_selector("[data-phase='playing']")
    kept = json.loads(phone.page.evaluate("localStorage.getItem('elferhaus.seats')"))[0]
    phone.code, phone.tokens = kept["code"], [kept["token"], *(each["token"] for each in kept["others"])]
    covers: list[int] = []

    def at_cover() -> None:
        covers.append(phone.covered_for)
        phone.assert_nobodys_cards()

    while phone.page.evaluate(PLAY_ROWS) == "cover":
        at_cover()
        phone.reveal()
    assert phone.phase == "over"
    assert len(covers) > 1
    assert all(one != other for one, other in pairwise(covers)), "it goes to and fro"
    assert_never_told_both(phone.ear)
    phone.page.wait_for_selector("[data-action='record']")
    phone.do("begin")  # whoever holds the phone may begin again: the host is one of them
    phone.page.wait_for_selector(f"{COVER} [data-card]")
    phone.assert_nobodys_cards()


def assert_never_told_both(ear: Ear) -> None:
    """Between one person's view and another's there was always a view of nobody's."""
    views = [each["you"] for each in ear.told if each["type"] in {"snapshot", "update"}]
    assert not [(one, other) for one, other in pairwise(views) if None not in {one, other} and one != other]


def test_a_second_tap_takes_it_back_and_keys_do_as_well(phone: Phone) -> None:
    phone.share("elfer-raus", 2)
    assert phone.stands() == "cover"
    button = phone.page.locator("[data-action='reveal']")
    expect(button).to_be_focused()
    told = len(phone.ear.said)
    assert button.evaluate(TAP_TWICE) == ["true", "false"]
    phone.page.wait_for_function("() => new Promise(done => setTimeout(() => done(true), 700))")
    assert phone.has(COVER)
    assert not [each for each in phone.ear.said[told:] if each["type"] == "hello"], "nothing was asked for"
    phone.page.keyboard.press("Enter")
    expect(phone.page.locator(HAND).first).to_be_visible()


def test_a_page_that_is_loaded_again_begins_with_the_cover(phone: Phone) -> None:
    phone.share("elfer-raus", 2, seats=3)
    assert phone.stands() == "cover"
    whose = phone.covered_for
    phone.reveal()
    expect(phone.page.locator(HAND).first).to_be_visible()
    phone.page.reload()
    assert phone.stands() == "cover"
    assert phone.covered_for == whose
    phone.assert_nobodys_cards()


def test_one_more_person_sits_down_in_the_waiting_room(phone: Phone) -> None:
    phone.ear = Ear(phone)
    phone.go_to("waiting")
    phone.do("add-here")
    phone.page.get_by_label("Dein Name").last.fill("Oma")
    phone.do("sit-here")
    expect(phone.page.locator("[data-seat='1']")).to_contain_text("Oma")
    expect(phone.page.locator("[data-seat='1']")).to_contain_text("an diesem Gerät")
    phone.page.reload()
    expect(phone.page.locator("[data-seat='1']")).to_contain_text("an diesem Gerät")
    phone.click("[data-seat='1']")
    phone.page.get_by_label("Dein Name").last.fill("Opa")
    phone.page.locator("dialog[open] [data-action='portray']").click()
    expect(phone.page.locator("[data-seat='1']")).to_contain_text("Opa")
    phone.do("begin")
    assert phone.stands() == "cover"
    assert {seat["here"] for seat in phone.ear.latest["table"]["seats"]} == {True}
