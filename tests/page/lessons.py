"""Going through a lesson: what is lit is tapped."""

from __future__ import annotations

from page.people import TURN_MS, Visitor

LIT, HURRY = "[data-lit='tap']", "[data-action='hurry']"
MOST_TAPS = 100
# The middle of what is lit is reached by a finger: nothing else lies there.
FREE = """() => {
  const lit = document.querySelector("[data-lit='tap']")
  const box = lit?.getBoundingClientRect()
  const there = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return there && (lit.contains(there) || there.contains(lit))
}"""

TAP = """async ([lit, hurry, until, most, patience]) => {
  const next = () => new Promise(requestAnimationFrame)
  for (let taps = 0, end = performance.now() + patience; taps < most && performance.now() < end; await next()) {
    if (document.querySelector(until)) return true
    const wanted = document.querySelector(lit) ?? document.querySelector(hurry)
    if (!wanted) continue
    wanted.click()
    taps++
    await next()
  }
  return false
}"""


def learn(visitor: Visitor, game: str = "elfer-raus") -> None:
    visitor.visit(f"/learn/{game}")
    visitor.page.wait_for_selector(f"[data-lesson='{game}']")


def tap_what_is_lit(visitor: Visitor, until: str) -> None:
    """Tap what is lit, and nothing else, until something is there; never wait for the others."""
    is_there: bool = visitor.page.evaluate(TAP, [LIT, HURRY, until, MOST_TAPS, TURN_MS])
    idea = visitor.page.locator("[data-idea]").first
    assert is_there, f"there is no {until}, but the idea {idea.get_attribute('data-idea')}"
