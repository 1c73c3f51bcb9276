"""Cards are seen to move, and nothing has to wait for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.elfer_raus.test_page import decide
from page.cat import BUBBLE, ask, wait_for_choice
from page.people import Visitor

# Lay a card, stop its flight as soon as it begins, and look where it is at several moments of it: however busy this
# machine is, these are the same.
WATCH = """async card => {
  const laid = () => document.querySelector(`[data-place] [data-card="${card}"]`)
  const flight = () => laid()?.getAnimations().find(({ id }) => id === 'flight')
  const begun = new Promise(done => {
    const look = () => { if (flight()) { flight().pause(); watch.disconnect(); done() } }
    const watch = new MutationObserver(look)
    watch.observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  document.querySelector('[data-action="lay"]').click()
  await begun
  const [node, motion] = [laid(), flight()]
  const { endTime, delay } = motion.effect.getComputedTiming()
  const seen = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1].map(part => {
    motion.currentTime = delay + part * (endTime - delay) - 0.01
    const { x, y } = node.getBoundingClientRect()
    return [Math.round(x), Math.round(y)]
  })
  motion.finish()
  while ('flying' in node.dataset) await new Promise(requestAnimationFrame)  // it has landed
  const { x, y } = node.getBoundingClientRect()
  return { seen, rest: [Math.round(x), Math.round(y)] }
}"""


def watched_lay(visitor: Visitor) -> tuple[dict[str, float], dict[str, Any]]:
    """Lay a card that fits; return where it was in the hand, and where it was seen from then on."""
    while visitor.wait_for_turn():
        usable = visitor.page.locator("[data-card][data-can]").first
        if usable.count():
            break
        visitor.after(lambda: decide(visitor))
    usable.click()
    before: Any = usable.bounding_box()
    return before, visitor.page.evaluate(WATCH, usable.get_attribute("data-card"))


def test_a_laid_card_flies_from_the_hand_to_its_row(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors(reduced_motion="no-preference")
    visitor.lay_table("elfer-raus", 2)
    before, flight = watched_lay(visitor)
    seen, rest = flight["seen"], flight["rest"]
    assert len({tuple(place) for place in seen}) > 3, seen  # not here and there, but between as well
    # It begins near where it was held, and ends elsewhere, where it stays.
    assert abs(seen[0][1] - before["y"]) < abs(rest[1] - before["y"])
    assert seen[-1] == rest


def test_less_motion_is_respected(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors(reduced_motion="reduce")
    visitor.lay_table("elfer-raus", 2)
    _, flight = watched_lay(visitor)
    assert {tuple(place) for place in flight["seen"]} == {tuple(flight["rest"])}


# Once nothing has been measured for ten pictures, all is at rest; whatever is measured in the next twenty is too much.
MEASURED_AT_REST = """async () => {
  let measured = 0
  for (const name of ['getBoundingClientRect', 'getAnimations']) {
    for (const { prototype } of [Element, Document]) {
      const own = prototype[name]
      if (own) prototype[name] = function (...given) { measured += 1; return own.apply(this, given) }
    }
  }
  const pictures = async count => { while (count--) await new Promise(requestAnimationFrame) }
  for (let tries = 0, before = -1; before !== measured && tries < 30; tries++) { before = measured; await pictures(10) }
  const rest = measured
  await pictures(20)
  const still = measured - rest
  document.querySelector('[data-zone="hand"] [data-card]').style.translate = '0 -40px'  // something moves
  await pictures(5)
  return { still, moving: measured - rest - still }
}"""


def test_while_nothing_moves_nothing_is_measured(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors()
    visitor.lay_table("hoechste", 2)
    wait_for_choice(visitor, "hoechste")
    ask(visitor)
    visitor.page.wait_for_selector(BUBBLE)
    measured = visitor.page.evaluate(MEASURED_AT_REST)
    assert measured["still"] == 0, "her light follows only what moves"
    assert measured["moving"] > 0
