"""The lab on the page: from choosing to the sentence that says what differs, stopped, refused, lost, and readable."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from elferhaus.games import games
from elferhaus.server.workers import lab
from page.measures import (
    SIZES,
    SMALL_PHONE,
    accessible_in_both_themes,
    fits_in_five_languages,
    overflowing,
    small_targets,
)
from page.people import Visitor
from page.test_looks import SETTLED
from server.houses import GIVE_UP_S, RunningHouse
from server.test_lab import LEAFLET, told

SURE = "[data-found='B'] [data-sure]"


@pytest.fixture(scope="module")
def house(open_page_house: Callable[..., RunningHouse]) -> Iterator[RunningHouse]:
    """A house of their own: the lab plays one experiment for each address, and an experiment here may take its time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lab, "PLAYING_S", GIVE_UP_S)
        patch.setattr(lab, "PREPARING_S", GIVE_UP_S)
        with open_page_house() as running:
            assert told(running, ways=[LEAFLET], rounds=1)  # its process is there, and has loaded its kernel
            yield running


def in_the_lab(visitor: Visitor) -> Visitor:
    visitor.visit("/lab")
    visitor.page.wait_for_selector("[data-way='B'] [data-option='hand']")
    visitor.page.get_by_text("12 Karten für jeden").wait_for()  # the first suggestion
    visitor.page.wait_for_selector("[data-action='start'][aria-disabled='false']")
    return visitor


def slide(visitor: Visitor, option: str, key: str, times: int = 1) -> None:
    for _ in range(times):
        visitor.page.locator(f"[data-option='{option}']").press(key)


def take_slow_bots(visitor: Visitor) -> None:
    """Let bots play that no kernel knows: so an experiment lasts as long as a test wants."""
    visitor.click("[data-way='B'] [data-action='more']")
    visitor.page.locator("[data-option='level'][data-value='steady']").check(force=True)
    visitor.page.locator("[data-action='take-bots']").wait_for()
    slide(visitor, "rounds", "End")


def begin(visitor: Visitor) -> None:
    """Begin, and wait for the first news."""
    visitor.do("start")
    visitor.page.wait_for_selector("[data-lab='begun']:not([data-played='0'])")


def test_an_experiment_from_choosing_to_the_sentence(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors()
    page = visitor.page
    asked: list[dict[str, Any]] = []
    visitor.listen(
        "request", lambda request: asked.append(request.post_data_json) if request.url.endswith("/api/lab") else None
    )
    visitor.visit()
    visitor.click(".more [data-action='lab']")
    in_the_lab(visitor)
    expect(page.locator("[data-way='B'] .rules")).to_contain_text("Sie stehen in keinem Heft")
    slide(visitor, "hand", "ArrowLeft", 4)
    expect(page.locator("[data-way='B'] .title")).to_contain_text("8 Karten für jeden")
    slide(visitor, "rounds", "Home")
    expect(page.locator("[data-option='rounds']")).to_have_attribute("aria-valuetext", "100")  # without the compiler
    visitor.do("add-way")
    slide(visitor, "hand", "ArrowRight", 7)  # as in the leaflet again
    slide(visitor, "draws", "Home")
    visitor.page.locator("[data-action='start']").press("Enter")
    page.wait_for_selector("[data-lab='all']")
    [body] = [each for each in asked if each]
    assert [way["house_rules"] for way in body["ways"]] == [{}, {"hand": 8}, {"draws": 1}]
    assert (body["game"], body["rounds"]) == ("elfer-raus", 100)
    # Whoever is dealt 8 cards can lay nothing far more often: no luck hides that.
    sentence = page.locator(SURE, has_text="Öfter passt nichts")
    now, then = (float(each.replace(",", ".")) for each in re.findall(r"([\d,]+)\s%", sentence.inner_text()))
    assert now > then
    row = page.locator("[data-measure='stuck'] td")
    assert row.count() == 3
    [share, *_] = re.findall(r"[\d,]+", row.nth(1).inner_text())
    assert abs(float(share.replace(",", ".")) - now) < 1
    assert page.locator("[data-found='B'] .lab").count() == 1, "a rule of the lab is marked as one"
    assert page.locator("[data-found='A'] .lab").count() == 0
    seen = page.locator("figure svg[role='img']").evaluate_all(
        "all => all.map(each => each.getAttribute('aria-label'))"
    )
    assert len(seen) >= 5
    assert all(re.match(r"A: .*±.*\. B: .*±.*\. C: .*±", each) for each in seen), seen
    # Who listens hears it once, when it is over.
    page.locator("[data-announcer] p", has_text="Öfter passt nichts").wait_for(state="attached")
    heard = page.locator("[data-announcer] p").all_text_contents()
    assert sum(sentence.inner_text() in each for each in heard) == 1
    visitor.speak("fr")
    expect(page.locator("[data-found='C'] h3")).to_contain_text("piocher 1 carte au plus")


def test_it_can_be_stopped_with_what_is_known_and_goes_on_with_another(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors()
    in_the_lab(visitor)
    take_slow_bots(visitor)
    begin(visitor)
    visitor.do("stop")
    visitor.page.wait_for_selector("[data-lab='stopped']")
    expect(visitor.page.locator("[data-state]")).to_contain_text("Angehalten. So viel weiß man nach")
    visitor.click("[data-action='take-bots']")
    slide(visitor, "rounds", "Home")
    visitor.do("start")
    visitor.page.wait_for_selector("[data-lab='all'] [data-measure='better']")
    expect(visitor.page.locator("[data-state]")).to_contain_text("Fertig")


def test_a_second_one_is_refused_in_plain_words_until_the_first_page_is_closed(
    visitors: Callable[..., Visitor], house: RunningHouse
) -> None:
    first, second = in_the_lab(visitors()), in_the_lab(visitors())
    take_slow_bots(first)
    begin(first)
    second.expected.append("status of 429")
    slide(second, "rounds", "Home")
    second.do("start")
    expect(second.page.locator("[data-trouble]")).to_contain_text("Von hier aus läuft schon ein Versuch")
    assert not second.has("[data-lab]")
    [run] = house.app.state.laboratory._runs.values()
    gone = threading.Event()
    task = next(task for task, each in house.app.state.laboratory._under_way.items() if each is run)
    task.add_done_callback(lambda _: gone.set())
    first.click("[data-action='house']")  # whoever leaves the page ends it
    assert gone.wait(GIVE_UP_S)
    assert run.played < run.of
    second.do("start")
    second.page.wait_for_selector("[data-lab='all']")
    assert not second.has("[data-trouble]")


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (None, "Das Haus antwortet gerade nicht."),
        ((429, {"detail": "", "extra": {"why": "busy"}}), "Das Labor ist gerade voll."),
        ((429, {"detail": ""}), "Das waren viele Versuche hintereinander."),
        ((400, {"detail": ""}), "So kann das Labor nicht spielen."),
    ],
    ids=["no-line", "busy", "often", "bad"],
)
def test_what_goes_wrong_is_said_in_plain_words(
    visitor: Visitor, answer: tuple[int, dict[str, Any]] | None, said: str
) -> None:
    visitor.expected += ["status of 4", "net::ERR_FAILED"]
    in_the_lab(visitor)

    def fail(route: Route) -> None:
        if answer is None:
            route.abort()
        else:
            route.fulfill(status=answer[0], content_type="application/json", body=json.dumps(answer[1]))

    visitor.page.route("**/api/lab", fail)
    visitor.do("start")
    expect(visitor.page.locator("[data-trouble]")).to_contain_text(said)
    visitor.page.wait_for_selector("[data-action='start'][aria-disabled='false']")


def test_what_was_known_when_the_line_was_lost_stays(visitor: Visitor) -> None:
    in_the_lab(visitor)
    slide(visitor, "rounds", "Home")

    def lose(route: Route) -> None:
        line = route.fetch().text().splitlines()[0]
        route.fulfill(
            status=200, content_type="application/jsonl", body=line.replace('"end":"all"', '"end":null') + "\n"
        )

    visitor.page.route("**/api/lab", lose)
    visitor.do("start")
    visitor.page.wait_for_selector("[data-lab='lost']")
    expect(visitor.page.locator("[data-state]")).to_contain_text("Die Verbindung zum Haus ist abgerissen.")


def test_a_way_that_the_rules_forbid_is_explained_and_mended(visitor: Visitor) -> None:
    in_the_lab(visitor)
    visitor.click("[data-way='B'] [data-action='more']")
    visitor.page.locator("[data-option='variant'][data-value='any-start']").check(force=True)
    visitor.page.locator("[data-option='edition'][data-value='space']").check(force=True)
    visitor.page.wait_for_selector("[data-way='B'] [data-rule='C-5']")
    visitor.page.wait_for_selector("[data-action='start'][aria-disabled='true']")
    visitor.page.locator("[data-way='B'] [data-action='mend']").first.click()
    visitor.page.wait_for_selector("[data-action='start'][aria-disabled='false']")


def test_every_game_can_be_tried(visitor: Visitor) -> None:
    in_the_lab(visitor)
    for game in (each.info.id for each in games()):
        visitor.click(f"[data-screen='lab'] [data-game='{game}']")
        visitor.page.wait_for_selector("[data-way='B'] .title:not(:has-text('wie im Heft'))")
        visitor.page.wait_for_selector("[data-action='start'][aria-disabled='false']")
        assert not visitor.has("[data-way='C']")


def test_it_is_readable_by_everyone_with_all_that_it_can_show(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors(viewport=SMALL_PHONE)
    in_the_lab(visitor)
    fits_in_five_languages(visitor.page)
    visitor.speak("de")
    slide(visitor, "rounds", "Home")
    for _ in range(2):
        visitor.do("add-way")
        slide(visitor, "hand", "ArrowLeft", 2)
    visitor.click("[data-way='D'] [data-action='more']")
    visitor.do("start")
    visitor.page.wait_for_selector("[data-lab='all'] [data-measure='better']")
    assert small_targets(visitor.page) == []
    fits_in_five_languages(visitor.page)
    for size, (width, height) in {**SIZES, "tv": (1920, 1080)}.items():
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate(SETTLED)
        assert overflowing(visitor.page) == [], size
    visitor.page.set_viewport_size(SMALL_PHONE)  # type: ignore[arg-type]
    accessible_in_both_themes(visitor)
