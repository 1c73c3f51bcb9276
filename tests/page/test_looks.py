"""Every screen: readable by everyone, in both themes, in five languages, in the hand of a child."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from elferhaus.games import GAMES
from elferhaus.locale import LANGUAGES
from page.measures import overflowing, small_targets, violations
from page.people import Visitor, player_of

SMALL_PHONE = {"width": 360, "height": 740}
THEMES = ("light", "dark")
SCREENS = (
    "home", "sheet", "settings", "waiting", "join", "rules", "menu", "result", "gone",
    "learn", "lesson", "family", "forget", "mates", "cover", "sit-here", "replay", "film",
)  # fmt: skip


def accessible_in_both_themes(visitor: Visitor) -> None:
    for theme in THEMES:
        visitor.page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
        visitor.page.wait_for_selector(f"html[data-theme='{theme}']")
        assert violations(visitor.page) == []


def mid_game(visitor: Visitor, game: str) -> None:
    """Play until the second own turn."""
    info = next(each.info for each in GAMES if each.info.id == game)
    decide = player_of(game)
    visitor.lay_table(game, min(4, info.players[1]))
    for _ in range(2):
        if visitor.wait_for_turn():
            seq = visitor.seq
            decide(visitor)
            visitor.wait_beyond(seq)
    visitor.wait_for_turn()


@pytest.mark.parametrize("game", [game.info.id for game in GAMES])
def test_a_game_is_accessible_and_fits_in_five_languages(visitors: Callable[..., Visitor], game: str) -> None:
    visitor = visitors(viewport=SMALL_PHONE)
    mid_game(visitor, game)
    accessible_in_both_themes(visitor)
    assert small_targets(visitor.page) == []
    for language in LANGUAGES:
        visitor.speak(language)
        assert overflowing(visitor.page) == [], language


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_accessible_and_fits_in_five_languages(visitors: Callable[..., Visitor], screen: str) -> None:
    visitor = visitors(viewport=SMALL_PHONE)
    visitor.go_to(screen)
    assert small_targets(visitor.page) == []
    accessible_in_both_themes(visitor)
    for language in LANGUAGES:
        visitor.speak(language)
        assert overflowing(visitor.page) == [], language


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
