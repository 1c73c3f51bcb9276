"""The coach on the page: from the result and for a dropped record, by finger, keyboard and ear."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from elferhaus.core.match import new_match, play_match
from elferhaus.games import room_named
from page.measures import SMALL_PHONE, accessible_in_both_themes, fits_in_five_languages
from page.people import TURN_IN_PAGE, Visitor

GOLDEN = Path(__file__).parent.parent / "playthroughs"
SCREEN = "[data-screen='replay']"
DESKTOP = {"width": 1440, "height": 900}
SEATS = 3
FOUR = {"line": 3, "round": 1, "chances": [0.25] * 4}
FOUND_NOTHING = {"game": "hoechste", "nature": "choice", "players": list("ABCD"), "moments": [FOUR] * 45}
BALANCE = {"even": 0.25, "luck": -0.2, "own": -0.05, "others": 0.0, "result": 0.0, "fortune": "unlucky"} | {
    "mark": "very-good"
}


def report_on(name: str) -> tuple[str, dict[str, Any]]:
    """A record, and a report on it as the house would send it: so nobody waits until it has been worked out."""
    record = (GOLDEN / f"{name}.jsonl").read_text("utf-8")
    moments: list[dict[str, Any]] = []
    for number, text in enumerate(record.splitlines(), 1):
        line = json.loads(text)
        if "deal" in line or "do" in line:
            chance = 0.5 + 0.4 * (len(moments) % 7 - 3) / 3
            rest = [(1 - chance) / (SEATS - 1)] * (SEATS - 1)
            moments.append({"line": number, "round": 1, "chances": [chance, *rest]})
        if "do" in line:
            done = {key: value for key, value in line.items() if key not in {"by", "legal"}}
            moments[-1] |= {"by": line["by"], "done": done, "verdict": {"word": "best", "cost": 0.0}}
    return record, {"moments": moments, "swings": [3, 8, 15, 1, 20]}


@pytest.fixture
def coached(visitors: Callable[..., Visitor]) -> tuple[Visitor, int]:
    """A visitor who has dropped a record and asked the coach, and at which step something better was possible."""
    record, found = report_on("elfer-raus-2011-basic")
    at = next(at for at, each in enumerate(found["moments"]) if at > 5 and each.get("done", {}).get("do") == "lay")
    better = {"do": "lay", "card": found["moments"][at]["done"]["card"]}
    verdict = {"word": "blunder", "cost": 0.31, "better": better, "why": {"key": "coach-tried"}}
    found["moments"][at]["verdict"] = verdict
    players = json.loads(record.splitlines()[0])["players"]
    assert len(players) == SEATS
    report = {"game": "elfer-raus", "nature": "choice", "players": players, "balances": [BALANCE] * SEATS, **found}
    visitor = visitors(viewport=DESKTOP)
    visitor.page.route("**/api/coach?*", lambda route: route.fulfill(json=report))
    visitor.visit("/replay")
    visitor.page.set_input_files("input[type=file]", GOLDEN / "elfer-raus-2011-basic.jsonl")
    visitor.page.wait_for_selector(f"{SCREEN}[data-step]")
    assert not visitor.page.locator("[data-curve]").count(), "nothing is judged unless somebody asks"
    visitor.do("coach")
    visitor.page.wait_for_selector("[data-curve]")
    return visitor, at


def test_the_curve_leads_to_every_moment_by_tap_slider_and_list_and_is_a_table_too(
    coached: tuple[Visitor, int],
) -> None:
    visitor, _ = coached
    page, screen = visitor.page, visitor.page.locator(SCREEN)
    steps = int(screen.get_attribute("data-steps") or 0)
    assert page.locator("[data-curve] .line").count() == SEATS
    assert page.locator("[data-curve] [data-swing]").count() == 5
    page.locator("[data-curve]").click(position={"x": 700, "y": 30})
    page.wait_for_selector(f"{SCREEN}:not([data-step='0'])")
    slider = page.locator("input[type=range]")
    slider.focus()
    page.keyboard.press("End")
    page.wait_for_selector(f"{SCREEN}[data-step='{steps}']")
    assert "%" in (slider.get_attribute("aria-valuetext") or "")
    swing = page.locator("[data-action='swing'][data-at='15']")
    assert "+" in swing.inner_text() or "−" in swing.inner_text()
    swing.click()
    page.wait_for_selector(f"{SCREEN}[data-step='15']")
    page.locator("summary").click()
    assert page.locator("[data-table='chances'] tbody tr").count() == steps + 1
    assert page.locator("[data-table='balances'] tbody tr").count() == SEATS
    assert "Pech" in page.locator("[data-balance='0']").inner_text()
    accessible_in_both_themes(visitor)


def test_the_better_move_is_shown_on_the_table_as_it_was(coached: tuple[Visitor, int]) -> None:
    visitor, at = coached
    page = visitor.page
    page.locator("input[type=range]").evaluate(
        "(slider, at) => { slider.value = at; slider.dispatchEvent(new Event('change', { bubbles: true })) }", at
    )
    page.wait_for_selector(f"{SCREEN}[data-step='{at}'] [data-verdict='blunder']")
    told = page.locator("[data-verdict] p").inner_text()
    assert "kostet 31 Siege in 100 Partien" in told
    visitor.do("show-better")
    page.wait_for_selector(f"{SCREEN}[data-step='{at - 1}']")
    shown = page.locator("[data-zone='hand'] [data-better]")
    shown.first.wait_for()
    visitor.do("show-done")
    page.wait_for_selector(f"{SCREEN}[data-step='{at}']")
    assert not page.locator("[data-better]").count()


def test_a_choice_that_the_others_did_not_see_is_told_with_its_card(visitors: Callable[..., Visitor]) -> None:
    """At the table it was only said that somebody had chosen: what was better could not be told from what was done."""
    record, found = report_on("hoechste-2011-basic")
    players = json.loads(record.splitlines()[0])["players"]
    at = next(at for at, each in enumerate(found["moments"]) if "done" in each)
    verdict = {"word": "mistake", "cost": 0.08, "better": {"do": "play", "card": "g11"}, "why": {"key": "coach-tried"}}
    found["moments"][at]["verdict"] = verdict
    report = {"game": "hoechste", "nature": "choice", "players": players, "balances": [BALANCE] * SEATS, **found}
    visitor = visitors(viewport=DESKTOP)
    visitor.page.route("**/api/coach?*", lambda route: route.fulfill(json=report))
    visitor.visit("/replay?coach")
    visitor.page.set_input_files("input[type=file]", GOLDEN / "hoechste-2011-basic.jsonl")
    visitor.page.locator("input[type=range]").evaluate(
        "(slider, at) => { slider.value = at; slider.dispatchEvent(new Event('change', { bubbles: true })) }", at
    )
    told = visitor.page.locator("[data-verdict='mistake'] p")
    told.wait_for()
    assert "wählt die grüne 11" in told.inner_text()
    assert told.inner_text().count("wählt") == 2


OVERLAPS = """() => {
  const buttons = [...document.querySelectorAll('footer button')]
  const lie = (a, b) => a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1
  const over = (one, other) => lie(one.getBoundingClientRect(), other.getBoundingClientRect())
  return buttons.flatMap((one, at) => buttons.slice(at + 1).filter((other) => over(one, other))
    .map((other) => `${one.dataset.action} ${other.dataset.action}`))
}"""


def test_on_a_small_phone_no_button_of_a_replay_lies_on_another(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors(viewport=SMALL_PHONE)
    visitor.visit("/replay")
    visitor.page.set_input_files("input[type=file]", GOLDEN / "elfer-raus-2011-basic.jsonl")
    visitor.page.wait_for_selector("footer [data-action='last']")
    assert visitor.page.evaluate(OVERLAPS) == []


# How far what lies on the table is above it, where nobody can scroll.
OUT_OF_REACH = """() => {
  const board = document.querySelector('.board')
  const boxes = [...board.querySelectorAll('.middle *')].map((node) => node.getBoundingClientRect())
  const tops = boxes.filter(({ height }) => height).map(({ top }) => top)
  return board.getBoundingClientRect().top - board.scrollTop - Math.min(...tops)
}"""


def test_beside_the_coach_a_small_phone_can_be_scrolled_to_all_of_the_table(
    visitors: Callable[..., Visitor], tmp_path: Path
) -> None:
    record, found = report_on("elfer-raus-2011-basic")
    report = {"game": "elfer-raus", "nature": "choice", "players": ["Ada", "Ben", "Cem"], "balances": [BALANCE] * SEATS}
    visitor = visitors(viewport={"width": 360, "height": 560})
    visitor.page.route("**/api/coach?*", lambda route: route.fulfill(json=report | found))
    (tmp_path / "match.jsonl").write_text(record)
    visitor.visit("/replay?coach")
    visitor.page.set_input_files("input[type=file]", tmp_path / "match.jsonl")
    visitor.page.wait_for_selector("[data-curve]")
    assert visitor.page.evaluate(OUT_OF_REACH) <= 1


def test_beside_the_coach_all_words_at_four_places_can_be_read_on_a_small_phone(
    visitors: Callable[..., Visitor], tmp_path: Path
) -> None:
    room, lines = room_named("hoechste"), list[bytes]()
    assert room is not None
    play_match(new_match(room.game, list("ABCD")), [room.player("random")] * 4, Random(1), lines.append)
    (tmp_path / "match.jsonl").write_bytes(b"\n".join(lines))
    visitor = visitors(viewport=SMALL_PHONE)
    visitor.page.route("**/api/coach?*", lambda route: route.fulfill(json=FOUND_NOTHING))
    visitor.visit("/replay?coach")
    visitor.page.set_input_files("input[type=file]", tmp_path / "match.jsonl")
    visitor.page.wait_for_selector("[data-curve]")
    fits_in_five_languages(visitor.page)


@pytest.mark.parametrize("status", [404, 413, 503])
def test_where_the_coach_cannot_help_the_page_says_so(visitors: Callable[..., Visitor], status: int) -> None:
    visitor = visitors()
    visitor.expected.append(f"status of {status}")
    visitor.page.route("**/api/coach?*", lambda route: route.fulfill(status=status, json={}))
    visitor.visit("/replay?coach")
    visitor.page.set_input_files("input[type=file]", GOLDEN / "zweikampf-2011-basic.jsonl")
    visitor.page.wait_for_selector("[data-coach='trouble']")
    assert visitor.page.locator("[data-coach='trouble']").inner_text().startswith(("D", "Trainer"))


def test_from_the_result_one_tap_asks_the_coach_about_what_was_just_played(visitor: Visitor) -> None:
    """A real house works it out: in a game of luck, which takes it a moment."""
    visitor.lay_table("zweikampf", 2)
    visitor.play_on(TURN_IN_PAGE)
    visitor.do("coach")
    visitor.page.wait_for_selector("[data-curve]")
    visitor.page.locator("[data-action='coach-more']").click()
    assert "Deine Karten" in visitor.page.locator("[data-balance='0']").inner_text()
    accessible_in_both_themes(visitor)  # the sheet of a phone
