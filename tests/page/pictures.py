"""Pictures of every game and every screen at seven sizes, from a small phone to a desktop, and on a TV, in both themes.

    uv run tests/page/pictures.py FOLDER [GAME …] [--size small …] [--language fr] [--dark]

They are for looking at, one by one. Nothing moves in them: cards that fly have arrived.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

sys.path[0] = str(Path(__file__).resolve().parent.parent)

from playwright.sync_api import Browser, Page, sync_playwright

from elferhaus.games import game_named, games
from elferhaus.server.tables.listener import Pace
from page.chromium import FLAGS, found, install
from page.measures import SIZES
from page.people import Visitor, player_of
from server.houses import RunningHouse

TV = (1920, 1080)
TURNS = {"schwarzer-peter": 1, "junior": 2}  # after how many own turns a game is in its midst; else six
# What goes on forever (a pin that bobs) is not waited for.
SETTLED = """async () => {
  const frame = () => new Promise(requestAnimationFrame)
  const ends = (motion) => motion.effect?.getComputedTiming().endTime !== Infinity
  for (let still = 0; still < 3; still += 1) {
    await frame()
    const moving = document.getAnimations().filter((motion) => motion.playState === 'running' && ends(motion))
    if (moving.length || document.querySelector('[data-flying]')) still = 0
    await Promise.all(moving.map((motion) => motion.finished.catch(() => null)))
  }
}"""


class Pictures:
    """Where the pictures go."""

    def __init__(self, folder: Path, sizes: list[str]) -> None:
        self.folder, self.sizes = folder, sizes
        folder.mkdir(parents=True, exist_ok=True)
        self.taken = 0

    def take(self, page: Page, name: str, sizes: dict[str, tuple[int, int]] | None = None) -> None:
        """Take a picture in every size, and one in the evening."""
        wanted = {size: at for size, at in (sizes or SIZES).items() if not self.sizes or size in self.sizes}
        for size, (width, height) in wanted.items():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
            self._keep(page, f"{name}-{size}")
        if not wanted:
            return
        theme = page.evaluate("document.documentElement.dataset.theme")
        other = "light" if theme == "dark" else "dark"
        page.evaluate("theme => document.documentElement.dataset.theme = theme", other)
        page.evaluate(SETTLED)
        self._keep(page, f"{name}-{list(wanted)[-1]}-{'evening' if other == 'dark' else 'day'}")
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)

    def _keep(self, page: Page, name: str) -> None:
        page.screenshot(path=self.folder / f"{name}.png")
        self.taken += 1
        print(name)


def picture_game(pictures: Pictures, come: Callable[[], Visitor], game: str) -> None:
    """Take pictures of a game in its midst, and of how it ended."""
    info = getattr(game_named(game), "info")  # noqa: B009 - known to be there
    seats = min(4, info.players[1])
    decide = player_of(game)
    visitor, screen = come(), come()
    visitor.lay_table(game, seats)
    for _ in range(TURNS.get(game, 6)):
        if visitor.wait_for_turn():
            seq = visitor.seq
            decide(visitor)
            visitor.wait_beyond(seq)
    if not visitor.wait_for_turn():
        raise SystemExit(f"{game} was over before its midst: lower its number in TURNS")
    screen.page.set_viewport_size({"width": TV[0], "height": TV[1]})
    screen.visit(f"/{visitor.code}/screen")
    screen.page.wait_for_selector("[data-phase='playing'] main [data-seat]")
    pictures.take(screen.page, f"{game}-screen", {"tv": TV})
    pictures.take(visitor.page, game)
    visitor.page.set_viewport_size({"width": 390, "height": 844})
    if info.players[1] > 4:
        six = come()
        six.lay_table(game, info.players[1])
        six.wait_for_turn()
        pictures.take(six.page, f"{game}-six", {size: SIZES[size] for size in ("small", "short", "upright", "desktop")})
    visitor.play_to_the_end(decide)
    visitor.page.wait_for_selector("[data-action='result']", state="detached")  # the last card is looked at for a while
    pictures.take(visitor.page, f"{game}-result")
    screen.page.wait_for_selector("[data-phase='over'] .result")
    pictures.take(screen.page, f"{game}-result-screen", {"tv": TV})


def picture_screens(pictures: Pictures, come: Callable[[], Visitor]) -> None:
    """Take pictures of what is around the games."""
    visitor = come()
    visitor.visit()
    visitor.page.wait_for_selector("[data-game='elfer-raus']")
    pictures.take(visitor.page, "home", {**SIZES, "tv": TV})
    visitor.page.set_viewport_size({"width": 390, "height": 844})
    visitor.click("[data-game='elfer-raus']")
    pictures.take(visitor.page, "sheet")


@contextmanager
def at_the_house(browser: Browser, language: str, dark: bool) -> Iterator[Callable[[], Visitor]]:
    """Open a house, and let people come."""
    pace = Pace(decide=0.04, window=0.6)
    with (
        tempfile.TemporaryDirectory() as folder,
        RunningHouse(Path(folder) / "house.db", speed=1, pace=pace) as house,
    ):
        contexts: list[Any] = []

        def come() -> Visitor:
            phone: Any = {"width": 390, "height": 844}
            scheme: Any = "dark" if dark else "light"
            contexts.append(browser.new_context(locale=language, viewport=phone, color_scheme=scheme))
            return Visitor(contexts[-1].new_page(), house)

        yield come
        for context in contexts:
            context.close()


def main() -> None:
    """Take all pictures, or those of some games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("game", nargs="*", choices=[[], *(game.info.id for game in games())], metavar="GAME")
    parser.add_argument("--size", nargs="*", choices=[*SIZES, "tv"], default=[])
    parser.add_argument("--language", default="de")
    parser.add_argument("--dark", action="store_true")
    asked = parser.parse_args()
    install()
    pictures = Pictures(asked.folder, asked.size)
    manner = asked.language, asked.dark
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=FLAGS)
        if not asked.game:
            with at_the_house(browser, *manner) as come:
                picture_screens(pictures, come)
        for game in asked.game or [each.info.id for each in games()]:
            with at_the_house(browser, *manner) as come:
                picture_game(pictures, come, game)
        browser.close()
    print(f"{pictures.taken} pictures in {pictures.folder}")


if __name__ == "__main__":
    main()
