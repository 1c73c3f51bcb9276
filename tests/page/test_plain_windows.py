"""The plain board on the screen of the whole room, and on a phone that lies."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from page.measures import SIZES, overflowing, violations
from page.people import Visitor
from page.test_plain import on_the_plain_board

WIDTH, HEIGHT = SIZES["lying"]
BOXES = """() => Object.fromEntries(['.seat', "[data-zone='hand']"].map((what) => [what,
  [...document.querySelectorAll(`main .stage ${what}`)].map((node) => {
    const { left, top, right, bottom, width } = node.getBoundingClientRect()
    return { left, top, right, bottom, width }
  })]))"""


@pytest.mark.parametrize(("game", "seats"), [("elfer-raus", 6), ("ratefix", 4)])  # ratefix has values at each seat
def test_on_a_phone_that_lies_everybody_is_in_sight_and_the_hand_has_half_the_width(
    visitors: Callable[..., Visitor], game: str, seats: int
) -> None:
    visitor = visitors(viewport={"width": WIDTH, "height": HEIGHT})
    on_the_plain_board(visitor, game)
    visitor.lay_table(game, seats)
    assert visitor.wait_for_turn()
    boxes = visitor.page.evaluate(BOXES)
    others = boxes[".seat"]
    assert len(others) == seats - 1
    for box in others:
        assert 0 <= box["left"] < box["right"] <= WIDTH / 2
        assert 0 <= box["top"] < box["bottom"] <= HEIGHT
    assert all(hand["width"] >= WIDTH / 2 for hand in boxes["[data-zone='hand']"])


def test_the_screen_of_the_whole_room_shows_no_hand_and_offers_nothing(visitors: Callable[..., Visitor]) -> None:
    visitor, screen = visitors(), visitors(viewport={"width": 1920, "height": 1080})
    visitor.lay_table("farben", 4)
    on_the_plain_board(screen, "farben")
    screen.visit(f"/{visitor.code}/screen")
    screen.page.wait_for_selector("[data-phase='playing'] [data-field='open'] [data-card]")
    assert not screen.page.locator("[data-zone='hand'], main [data-does]").count()
    assert overflowing(screen.page) == []
    assert violations(screen.page) == []
