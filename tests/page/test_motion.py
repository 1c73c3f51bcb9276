"""Cards are seen to move, and nothing has to wait for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from page.people import Visitor
from page.test_rows import decide

# Watch one card for every frame of its flight.
WATCH = """card => new Promise(done => {
  const seen = []
  let landed = 0
  const look = () => {
    for (const node of document.querySelectorAll(`[data-place] [data-card="${card}"]`)) {
      const { x, y } = node.getBoundingClientRect()
      seen.push([Math.round(x), Math.round(y)])
      landed = node.matches('[data-flying]') ? 0 : landed + 1
    }
    if (landed < 5) requestAnimationFrame(look)
    else done(seen)
  }
  requestAnimationFrame(look)
})"""


def watched_lay(visitor: Visitor) -> tuple[dict[str, float], list[list[int]]]:
    """Lay a card that fits; return where it was in the hand, and where it was seen from then on."""
    while visitor.wait_for_turn():
        usable = visitor.page.locator("[data-card][data-can]").first
        if usable.count():
            break
        seq = visitor.seq
        decide(visitor)
        visitor.wait_beyond(seq)
    card = usable.get_attribute("data-card")
    usable.click()
    before: Any = usable.bounding_box()
    seen = visitor.page.evaluate(
        f"""async card => {{
          const frames = ({WATCH})(card)
          document.querySelector('[data-action="lay"]').click()
          return await frames
        }}""",
        card,
    )
    return before, seen


def test_a_laid_card_flies_from_the_hand_to_its_row(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors(reduced_motion="no-preference")
    visitor.lay_table("elfer-raus", 2)
    before, seen = watched_lay(visitor)
    places = {tuple(place) for place in seen}
    assert len(places) > 3, seen  # not here and there, but between as well
    first, last = seen[0], seen[-1]
    # It begins near where it was held, and ends elsewhere, where it stays.
    assert abs(first[1] - before["y"]) < abs(last[1] - before["y"])
    assert seen[-3:] == [last] * 3


def test_less_motion_is_respected(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors(reduced_motion="reduce")
    visitor.lay_table("elfer-raus", 2)
    _, seen = watched_lay(visitor)
    assert len({tuple(place) for place in seen}) == 1
