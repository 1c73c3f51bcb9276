"""Every screen: readable by everyone, in both themes, in five languages, in the hand of a child."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from elferhaus.games import game_named, games
from page.measures import (
    SIZES,
    SMALL_PHONE,
    accessible_in_both_themes,
    buried,
    fits_in_five_languages,
    overflowing,
    small_targets,
    unreachable,
    violations,
)
from page.people import Visitor, player_of
from server.houses import RunningHouse

pytestmark = pytest.mark.usefixtures("widest_codes")
SCREENS = (
    "home", "sheet", "settings", "waiting", "join", "rules", "menu", "result", "gone",
    "learn", "lesson", "family", "forget", "mates", "cover", "sit-here", "replay", "film",
)  # fmt: skip


# What is measured by the page itself has been drawn, and nothing moves any more.
SETTLED = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
  Promise.all(document.getAnimations().map((motion) => motion.finished.catch(() => null))).then(done))))"""


TOP = "part => part.getBoundingClientRect().top"


def mid_game(visitor: Visitor, game: str) -> None:
    """Play until the second own turn."""
    found = game_named(game)
    assert found is not None
    decide = player_of(game)
    visitor.lay_table(game, min(4, found.info.players[1]))
    for _ in range(2):
        if visitor.wait_for_turn():
            seq = visitor.seq
            decide(visitor)
            visitor.wait_beyond(seq)
    visitor.wait_for_turn()


@pytest.mark.parametrize("game", [game.info.id for game in games()])
def test_a_game_is_accessible_and_fits_in_five_languages(
    visitors: Callable[..., Visitor], swift_house: RunningHouse, game: str
) -> None:
    visitor = visitors(to=swift_house, viewport=SMALL_PHONE)
    mid_game(visitor, game)
    assert small_targets(visitor.page) == []
    fits_in_five_languages(visitor.page)
    for size, (width, height) in SIZES.items():
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate(SETTLED)
        assert unreachable(visitor.page) + overflowing(visitor.page) + buried(visitor.page) == [], size
    visitor.page.set_viewport_size({"width": 360, "height": 740})
    accessible_in_both_themes(visitor)


def test_a_result_is_read_and_gone_on_from_at_every_size(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors(viewport=SMALL_PHONE)
    visitor.go_to("result")
    for size, (width, height) in {**SIZES, "tv": (1920, 1080)}.items():
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate(SETTLED)
        faces = [face.bounding_box() for face in visitor.page.locator(".podium .pod .window").all()]
        assert faces
        assert all(face and face["width"] > 20 for face in faces), f"{size}: {faces}"
        assert overflowing(visitor.page) + buried(visitor.page) == [], size
        if size != "tv":  # it is read from the top: points, who was ahead when, prizes
            tops = [part.evaluate(TOP) for part in visitor.page.locator(".scores, [data-lead], .prizes").all()]
            assert len(tops) >= 2
            assert tops == sorted(tops), size
        begin = visitor.page.locator("[data-action='begin']")
        begin.click(trial=True)  # nothing lies over it


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_accessible_and_fits_in_five_languages(visitors: Callable[..., Visitor], screen: str) -> None:
    visitor = visitors(viewport=SMALL_PHONE)
    visitor.go_to(screen)
    assert small_targets(visitor.page) == []
    fits_in_five_languages(visitor.page)
    accessible_in_both_themes(visitor)


def test_the_screen_of_the_whole_room_is_readable_from_the_sofa(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors(viewport={"width": 1920, "height": 1080})
    visitor.go_to("tv")
    assert visitor.page.locator("html").get_attribute("data-theme") == "dark", "unless somebody wants it otherwise"
    assert visitor.cards("[data-zone='hand']") == []
    assert overflowing(visitor.page) == []
    assert violations(visitor.page) == []
    read = "main strong, main b, header h1"
    sizes = visitor.page.evaluate(
        "read => [...document.querySelectorAll(read)].map(node => parseFloat(getComputedStyle(node).fontSize))", read
    )
    assert min(sizes) >= 20
