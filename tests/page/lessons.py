"""Going through a lesson: what is lit is tapped."""

from __future__ import annotations

from page.people import Visitor

LIT, HURRY = "[data-lit='tap']", "[data-action='hurry']"
MOST_TAPS = 100
# The middle of what is lit is reached by a finger: nothing else lies there.
FREE = """() => {
  const lit = document.querySelector("[data-lit='tap']")
  const box = lit?.getBoundingClientRect()
  const there = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return there && (lit.contains(there) || there.contains(lit))
}"""


def learn(visitor: Visitor, game: str = "elfer-raus") -> None:
    visitor.visit(f"/learn/{game}")
    visitor.page.wait_for_selector(f"[data-lesson='{game}']")


def tap_what_is_lit(visitor: Visitor, until: str) -> None:
    """Tap what is lit, and nothing else, until something is there; never wait for the others."""
    page = visitor.page
    for _ in range(MOST_TAPS):
        page.wait_for_selector(f"{LIT}, {HURRY}, {until}", state="attached")
        if page.locator(until).count():
            return
        page.evaluate(
            """([lit, hurry]) => (document.querySelector(lit) ?? document.querySelector(hurry))?.click()""",
            [LIT, HURRY],
        )
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    raise AssertionError(f"after {MOST_TAPS} taps still at {page.locator('[data-idea]').get_attribute('data-idea')}")
