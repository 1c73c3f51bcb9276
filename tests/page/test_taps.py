"""Who taps twice means the first: nothing that appears under the finger is tapped by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from page.people import Visitor
from page.phone import Ear

OTHERWISE = """() => {
  for (const verb of ['draw', 'end', 'pass']) {
    const button = document.querySelector(`[data-action="${verb}"]`)
    if (button) return button.click()
  }
  const only = document.querySelector('[data-zone=hand] [data-card][data-can]')
  only.click(), only.click()  // chosen, and laid
}"""
# One that was drawn is laid at once, and then there is nothing to end.
TWO_FIT = "document.querySelectorAll('[data-zone=hand] [data-card][data-can]').length > 1"
# A finger taps on "lay": what is under it at the very moment when the page offers to end the turn?
TAPPED = """async () => {
  const seen = (selector) => new Promise((done) => {
    const look = () => {
      const found = document.querySelector(selector)
      if (found) watch.disconnect(), done(found)
    }
    const watch = new MutationObserver(look)
    watch.observe(document, { subtree: true, childList: true })
    look()
  })
  document.querySelector('[data-zone=hand] [data-card][data-can]').click()
  const lay = await seen('[data-action=lay]')
  const box = lay.getBoundingClientRect()
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }
  lay.dispatchEvent(new PointerEvent('pointerdown', { ...at, isPrimary: true, bubbles: true }))
  lay.click()
  const end = (await seen('[data-action=end]')).getBoundingClientRect()
  const across = end.x < at.clientX && at.clientX < end.right
  const inside = across && end.y < at.clientY && at.clientY < end.bottom
  return [inside, document.elementFromPoint(at.clientX, at.clientY)?.closest('button')?.dataset.action ?? null]
}"""


def with_a_card_that_fits(visitors: Callable[..., Visitor], **settings: Any) -> Visitor:
    visitor = visitors(**settings)
    visitor.lay_table("elfer-raus", 2, bots="little")
    visitor.play_on(OTHERWISE, TWO_FIT)
    return visitor


def test_a_second_tap_on_lay_does_not_end_the_turn(visitors: Callable[..., Visitor]) -> None:
    visitor = with_a_card_that_fits(visitors)
    offered, hit = visitor.page.evaluate(TAPPED)
    assert offered
    assert hit is None
    visitor.page.wait_for_selector("[data-action='end']:not([data-locked])")
    visitor.after(lambda: visitor.do("end"))


def test_the_second_click_of_a_double_click_is_the_first(visitors: Callable[..., Visitor]) -> None:
    visitor = with_a_card_that_fits(visitors, viewport={"width": 1280, "height": 800}, has_touch=False)
    ear = Ear(visitor)
    visitor.visit(f"/{visitor.code}")
    visitor.page.wait_for_selector("[data-action='lay-here']")
    place = "document.querySelector('[data-action=lay-here]')"
    visitor.after(lambda: visitor.page.evaluate(f"() => {{ const place = {place}; place.click(), place.click() }}"))
    assert [each["action"]["do"] for each in ear.said if each["type"] == "act"] == ["lay"]
    assert not visitor.has("[data-rule]")
