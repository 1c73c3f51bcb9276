"""Elfer raus! and the junior game, played through the page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from page.measures import boards, watch_the_board
from page.people import Visitor
from server.houses import RunningHouse

VERBS = ("draw", "end", "pass", "keep")


def decide(visitor: Visitor) -> None:
    """Lay what fits; else do what the page offers."""
    usable = visitor.page.locator("[data-card][data-can]")
    if usable.count():
        usable.first.click()
        visitor.do("lay")
    else:
        visitor.do(next(verb for verb in VERBS if visitor.has(f"[data-action='{verb}']")))


# The same in the page.
IN_PAGE = """() => {
  const card = document.querySelector('[data-card][data-can]')
  if (card) return card.click(), card.click()  // chosen, and laid
  for (const verb of ['draw', 'end', 'pass', 'keep']) {
    const button = document.querySelector(`[data-action="${verb}"]`)
    if (button) return button.click()
  }
}"""


@pytest.mark.parametrize("game", ["elfer-raus", pytest.param("junior", marks=pytest.mark.slow)])
def test_a_round_is_played_to_its_end_while_cards_fly(
    visitors: Callable[..., Visitor], swift_house: RunningHouse, game: str
) -> None:
    visitor = visitors(to=swift_house, reduced_motion="no-preference")
    visitor.lay_table(game, 4)
    watch_the_board(visitor.page)
    assert visitor.play_to_the_end(decide, IN_PAGE)
    assert len(boards(visitor.page)) == 1, "the rows stay where they are, however many cards are held"
    assert visitor.phase == "over"


@pytest.mark.parametrize(("game", "last"), [("elfer-raus", 20), ("junior", 11)])
def test_rows_have_the_places_that_the_deck_has_cards_for(visitor: Visitor, game: str, last: int) -> None:
    visitor.lay_table(game, 3)
    assert max(places(visitor)) <= last  # a phone draws some of them
    visitor.page.set_viewport_size({"width": 1280, "height": 800})
    expect(visitor.page.locator("[data-row] [data-place]")).to_have_count(4 * last)
    assert places(visitor) == [*range(1, last + 1)] * 4


def places(visitor: Visitor) -> list[int]:
    """Return the numbers of all places that are drawn."""
    found = visitor.page.locator("[data-row] [data-place]").all()
    return [int((place.get_attribute("data-place") or "")[1:]) for place in found]
