"""Names as people write them: in any script, as long as may be, and like nothing that a program reads."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from elferhaus.client import Client
from page.measures import SMALL_PHONE, overflowing
from page.people import Visitor, apart
from server.houses import RunningHouse
from server.people import play_on

WIDE, HEBREW, MARKUP, PLACEABLE = NAMES = ("W" * 20, "יעקב־משה בן־דוד 7!", '<b>x</b> &amp; "q"', "{ $name } { x }")
SEEN = """seat => {
  const name = document.querySelector(`[data-seat='${seat}'] strong`)
  const range = document.createRange()
  range.selectNodeContents(name)
  const first = name.firstChild.data.search(/[^\\u2068]/u)
  range.setStart(name.firstChild, first)
  range.setEnd(name.firstChild, first + 1)
  const [letter, box] = [range.getBoundingClientRect(), name.getBoundingClientRect()]
  return letter.left >= box.left - 1 && letter.right <= box.right + 1
}"""

CUT = "names => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"


async def _laid(base: str) -> tuple[str, list[str]]:
    async with await Client.open(base, game="hoechste", seats=4, name=NAMES[0]) as host:
        guests = [await Client.join(base, host.code, name) for name in NAMES[1:]]
        return host.code, [str(each.token) for each in (host, *guests)]


async def _begun(base: str, code: str, token: str) -> None:
    async with Client(base, code, token, "seat") as host:
        await host.command("begin")


async def _played(base: str, code: str, tokens: list[str]) -> None:
    async def play(token: str) -> None:
        async with Client(base, code, token, "seat") as client:
            await play_on(client, Random(11))

    await asyncio.gather(*map(play, tokens))


def test_names_are_shown_as_they_were_written_and_fit(
    visitors: Callable[..., Visitor], swift_house: RunningHouse
) -> None:
    visitor = visitors(to=swift_house, viewport=SMALL_PHONE)
    code, tokens = apart(_laid(swift_house.base))
    visitor.take_seat(code, tokens[0], "hoechste")
    visitor.page.wait_for_selector("[data-phase='waiting']")
    for seat, name in enumerate(NAMES):
        expect(visitor.page.locator(f"[data-seat='{seat}']").first).to_contain_text(name)
    assert overflowing(visitor.page) == []
    apart(_begun(swift_house.base, code, tokens[0]))
    visitor.page.wait_for_selector("[data-phase='playing'] [data-zone='hand']")
    assert overflowing(visitor.page) == []
    assert visitor.page.evaluate(SEEN, 1), "a name is cut at its end, which is at the left"
    apart(_played(swift_house.base, code, tokens))
    visitor.page.wait_for_selector("[data-action='go-on'], [data-action='result'], [data-action='record']")
    while not visitor.has("[data-action='record']"):
        visitor.page.evaluate("document.querySelector('[data-action=go-on], [data-action=result]')?.click()")
    scores = visitor.page.locator(".scores")
    for name in NAMES:
        expect(scores).to_contain_text(name)
    # What stands beside a name that is read from right to left stays where it is.
    assert f"\u2068{HEBREW}\u2069" in scores.inner_text()
    assert overflowing(visitor.page) == []
    visitor.do("menu")
    visitor.click("dialog[open] [data-action='log']")
    visitor.page.wait_for_selector("dialog[open] [data-log] li")
    assert overflowing(visitor.page) == []
    visitor.page.set_viewport_size({"width": 1920, "height": 1080})
    visitor.visit(f"/{code}/screen")
    visitor.page.wait_for_selector("[data-phase='over'] .result")
    parts = visitor.page.locator(".result > * > *, .result > footer")
    low = parts.evaluate_all(
        "parts => parts.filter((part) => part.getBoundingClientRect().bottom > innerHeight + 1).length"
    )
    assert low == 0, "nobody can scroll a TV"


def test_names_of_usual_length_are_whole_among_six_at_a_tablet(visitors: Callable[..., Visitor]) -> None:
    """What else is said of a bot gives way to them."""
    visitor = visitors(viewport={"width": 1024, "height": 768})
    visitor.lay_table("mogeln", 6, bots="sharp")
    visitor.speak("fr")
    names = visitor.page.locator(".seats [data-seat] strong")
    expect(names).to_have_count(5)
    cut = names.evaluate_all(CUT)
    assert cut == []


async def _namesakes(base: str) -> tuple[str, list[str]]:
    async with await Client.open(base, game="elfer-raus", seats=3, name="Lea") as host:
        guests = [await Client.join(base, host.code, name) for name in ("lea", "Ben")]
        await host.command("begin")
        return host.code, [str(each.token) for each in (host, *guests)]


def test_two_people_of_the_same_name_are_told_apart(visitors: Callable[..., Visitor], house: RunningHouse) -> None:
    ben = visitors()
    code, tokens = apart(_namesakes(house.base))
    ben.take_seat(code, tokens[2], "elfer-raus", 2)
    for seat, name in enumerate(("Lea", "lea 2")):
        expect(ben.page.locator(f"[data-seat='{seat}'] strong").first).to_have_text(re.compile(f"^\\W?{name}\\W?$"))
