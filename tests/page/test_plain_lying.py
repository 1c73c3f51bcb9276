"""The plain board on a phone that lies: the others sit under each other, the width is for the table and the hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from page.measures import SIZES
from page.people import Visitor
from page.test_plain import on_the_plain_board

WIDTH, HEIGHT = SIZES["lying"]
BOXES = """() => Object.fromEntries(['.seat', "[data-zone='hand']"].map((what) => [what,
  [...document.querySelectorAll(`main .stage ${what}`)].map((node) => {
    const { left, top, right, bottom, width } = node.getBoundingClientRect()
    return { left, top, right, bottom, width }
  })]))"""


@pytest.mark.parametrize(("game", "seats"), [("elfer-raus", 6), ("ratefix", 4)])  # ratefix has values at each seat
def test_everybody_is_in_sight_and_the_hand_has_half_the_width(
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
