"""Schnipp-schnapp in real time, played through the page."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import expect

from elferhaus.client import Client
from elferhaus.server.tables.listener import Pace
from page.measures import SIZES, fits_in_five_languages, unreachable
from page.people import TURN_MS, Visitor, apart
from server.houses import RunningHouse


@pytest.fixture(scope="module")
def house(open_page_house: Callable[..., RunningHouse]) -> Iterator[RunningHouse]:
    """A house whose clock runs faster, so that a round of a hundred cards does not take minutes."""
    with open_page_house(speed=8, pace=Pace(decide=0.1, window=0.8)) as running:
        yield running


# What somebody with good eyes would call now. Only the last card of a pile counts, not the one that it lies on.
RIGHT_WORD = """() => {
  const tops = (place) => [...document.querySelectorAll(`[data-place${place}]`)]
    .map((pile) => [...pile.querySelectorAll('[data-card]')].at(-1)?.dataset.card.slice(1)).filter(Boolean)
  const open = tops("^='open-'")
  if (new Set(open).size < open.length) return 'schnapp'
  return tops("='middle'").some((top) => open.includes(top)) ? 'schnipp' : ''
}"""


def right_word(visitor: Visitor) -> str:
    word: str = visitor.page.evaluate(RIGHT_WORD)
    return word


def decide(visitor: Visitor) -> None:
    """Call what can be seen, while a call counts; else turn."""
    word = right_word(visitor)
    visitor.do(word if word and visitor.has(f"[data-action='{word}'].live") else "turn")


# The same in the page.
IN_PAGE = f"""async () => {{
  const word = ({RIGHT_WORD})()
  const found = () =>
    document.querySelector(`[data-action='${{word}}'].live`) ?? document.querySelector("[data-action='turn']")
  while (!found()) await new Promise(next => setTimeout(next, 3))
  found().click()
}}"""


def test_a_round_is_played_to_its_end(visitor: Visitor) -> None:
    visitor.lay_table("schnipp-schnapp", 2)
    assert visitor.play_to_the_end(decide, IN_PAGE)
    assert visitor.phase == "over"


# Looking and tapping at once, as bots are quick: a wrong call where nothing can be called, else what is right.
CALL_WRONGLY = f"""() => {{
  const word = ({RIGHT_WORD})()
  const mine = [...document.querySelectorAll("[data-place='open-0'] [data-card]")].at(-1)?.dataset.card
  const wrong = !word && mine ? document.querySelector("[data-action='schnipp'].live") : null
  const right = word ? document.querySelector(`[data-action='${{word}}'].live`) : null
  const button = wrong ?? right ?? document.querySelector("[data-action='turn']:enabled")
  button?.click()
  return [button !== null, wrong ? mine : null]
}}"""


def test_a_wrong_call_costs_the_pile_and_shows_its_time(
    visitors: Callable[..., Visitor], open_page_house: Callable[..., RunningHouse]
) -> None:
    with open_page_house(speed=8, pace=Pace(decide=0.1, window=0.8, beat=1_000)) as looking:  # until somebody goes on
        visitor = visitors(to=looking)
        visitor.lay_table("schnipp-schnapp", 3, bots="greedy")
        page, card = visitor.page, None
        finish = page.locator("[data-finish='mistake']")
        while not card or not visitor.has("[data-finish='mistake'] [data-run='0']"):  # else a bot was quicker
            assert visitor.wait_for_turn()
            seq = visitor.seq
            has_tapped, card = page.evaluate(CALL_WRONGLY)
            if has_tapped:
                visitor.wait_beyond(seq)
        expect(finish.locator("[data-run='0'] .time")).to_contain_text("ms")
        assert visitor.cards("[data-place='middle']")[-1] == card
        assert visitor.cards("[data-place='open-0']") == []
        visitor.do("go-on")
        expect(finish).to_have_count(0)


LONG_NAMES = ("Wilhelmine-Charlotte", "Maximilian-Alexander", "Bernadette-Josephine", "Friederike-Katharina")


async def all_wrong(base: str) -> tuple[str, str]:
    """Let four people turn until no two numbers are the same, and then call all the same; return the host's seat."""
    async with AsyncExitStack() as stay:
        host = await Client.open(base, game="schnipp-schnapp", seats=len(LONG_NAMES), name=LONG_NAMES[0])
        others = [await Client.join(base, host.code, name) for name in LONG_NAMES[1:]]
        people = [await stay.enter_async_context(each) for each in (host, *others)]
        await host.command("begin")
        while True:
            await asyncio.gather(*(each._come_to(host.seq) for each in people))
            tops = [pile[-1][1:] for pile in host.view["open"] if pile]
            if len(tops) == len(set(tops)) == len(people):
                break
            await people[host.view["due"]].act({"do": "turn"})
            await host._come_to(people[host.view["due"]].seq)
        wrong: dict[str, Any] = {"do": "schnapp", "ms": 1040}
        assert {each["type"] for each in await asyncio.gather(*(each.act(wrong) for each in people))} == {"answer"}
        return host.code, str(host.token)


def test_a_photo_finish_fits_for_four_people_with_the_longest_names(
    visitors: Callable[..., Visitor], open_page_house: Callable[..., RunningHouse]
) -> None:
    with open_page_house(pace=Pace(beat=1_000)) as looking:  # until somebody goes on
        visitor = visitors(to=looking)
        code, token = apart(all_wrong(looking.base))
        visitor.take_seat(code, token, "schnipp-schnapp")
        for size, (width, height) in SIZES.items():
            visitor.page.set_viewport_size({"width": width, "height": height})
            expect(visitor.page.locator("[data-finish='mistake'] [data-run]")).to_have_count(4)
            fits_in_five_languages(visitor.page)
            assert unreachable(visitor.page) == [], size
        visitor.do("go-on")
        expect(visitor.page.locator("[data-action='go-on']")).to_have_count(0)


def test_two_keys_call_and_the_result_stands_beside_the_table(visitor: Visitor) -> None:
    visitor.page.set_viewport_size({"width": 1440, "height": 900})
    visitor.lay_table("schnipp-schnapp", 2, bots="little")  # who calls late, if at all
    for _ in range(200):
        assert visitor.wait_for_turn()
        word, seq = right_word(visitor), visitor.seq
        if word and visitor.has(f"[data-action='{word}'].live"):
            visitor.page.keyboard.press("j" if word == "schnapp" else "f")
            visitor.wait_beyond(seq)
            if visitor.has("[data-finish='snap'] [data-run='0']"):
                return
        else:
            visitor.page.locator("[data-action='turn']").focus()
            visitor.page.keyboard.press("Enter")
            visitor.wait_beyond(seq)
    raise AssertionError("nothing was called in 200 turns")


# A line on which everything is under way for so many milliseconds, in both directions.
LONG_LINE = """{
  const Line = WebSocket
  window.WebSocket = class extends Line {
    send(data) { setTimeout(() => super.send(data), %d) }
    set onmessage(heard) { super.onmessage = (event) => setTimeout(() => heard(event), %d) }
  }
}"""
LINES_MS = (0, 40, 90)
FLIPS, APART_MS = 5, 50
WATCH_THE_COUNT = """() => {
  window.counted = []
  new MutationObserver((changes) => changes.forEach(({ oldValue, target }) =>
    counted.push(oldValue + target.dataset.countdown))
  ).observe(document, { subtree: true, attributeFilter: ['data-countdown'], attributeOldValue: true })
}"""
SHOWN = """() => performance.getEntriesByName('shown')
  .map(({ detail, startTime }) => [detail.seq, performance.timeOrigin + startTime])"""


def test_together_all_pages_and_the_screen_turn_at_one_instant_however_long_their_lines_are(
    visitors: Callable[..., Visitor], open_page_house: Callable[..., RunningHouse]
) -> None:
    with open_page_house(pace=Pace(window=0.4, beat=0.25)) as real_time:
        pages = [visitors(to=real_time) for _ in LINES_MS]
        for page, ms in zip(pages, LINES_MS, strict=True):
            page.prepare(LONG_LINE % (ms, ms))
        host, guest, screen = pages
        host.lay_table("schnipp-schnapp", 3, variant="together")
        host.page.evaluate(WATCH_THE_COUNT)
        host.page.wait_for_selector("[data-countdown]")
        guest.visit(f"/{host.code}")
        screen.visit(f"/{host.code}/screen")
        apart: list[float] = []
        seen: list[dict[int, float]] = []
        # A busy machine may be late for a while; pages that turn when they hear of it would be 90 ms apart for ever.
        while len(apart) < FLIPS or median(apart[-FLIPS:]) > APART_MS:
            for page in pages:
                page.wait_beyond(page.seq)
            seen = [dict(page.page.evaluate(SHOWN)) for page in pages]
            together = [[times[seq] for times in seen] for seq in seen[-1] if all(seq in times for times in seen)]
            apart = [max(times) - min(times) for times in together]
        # Nobody did anything for it, and cards lie open before everyone.
        for seat in range(3):
            expect(host.page.locator(f"[data-place='open-{seat}'] [data-card]").first).to_be_visible()
        host.page.wait_for_function("() => counted.includes('32') && counted.includes('21')")  # three, two, one


def test_several_people_need_several_devices(visitor: Visitor) -> None:
    visitor.visit()
    visitor.click("[data-game='schnipp-schnapp']")
    visitor.page.wait_for_selector("[data-action='open']")
    expect(visitor.page.locator("[data-apart]")).to_be_visible()
    assert not visitor.has("[data-action='add-here']")


# On until somebody has called and what came of it is looked at; other ends are gone on from.
UNTIL_FINISHED = """finish => {
  if (document.querySelector(`[data-finish='${finish}']`)) return true
  document.querySelector("[data-action='go-on']:enabled, [data-action='turn']:enabled")?.click()
  return false
}"""
RINGED = """() => [...document.querySelectorAll('[data-place].hit')]
  .map((pile) => [...pile.querySelectorAll('[data-card]')].at(-1).dataset.card.slice(1))"""


@pytest.mark.parametrize(
    ("finish", "bots", "choice"),
    [("tie", "greedy", {"tie_ms": 500}), ("snap", "steady", {"edition": "2013", "tie_ms": 0, "takes": "all"})],
)
def test_what_was_equal_is_ringed_when_nobody_won_and_when_all_piles_are_won(
    visitors: Callable[..., Visitor],
    open_page_house: Callable[..., RunningHouse],
    finish: str,
    bots: str,
    choice: dict[str, Any],
) -> None:
    with open_page_house(speed=8, pace=Pace(decide=0.1, window=0.8, beat=1_000)) as looking:  # until somebody goes on
        visitor = visitors(to=looking)
        visitor.lay_table("schnipp-schnapp", 4, bots=bots, **choice)
        visitor.page.wait_for_function(UNTIL_FINISHED, arg=finish, timeout=TURN_MS)
        ringed = visitor.page.evaluate(RINGED)
        assert len(ringed) >= 2
        assert len(set(ringed)) == 1
