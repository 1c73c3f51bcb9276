"""Looking back: a match stepped through and compared with its record, from every seat, by file, link and keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

from elferhaus.client import Client
from elferhaus.core.reader import Reader
from elferhaus.games import game_named
from page.people import TURN_IN_PAGE, Visitor, apart
from server.houses import RunningHouse
from server.people import play_on

GOLDEN = Path(__file__).parent.parent / "playthroughs"
BASIC = GOLDEN / "elfer-raus-2011-basic.jsonl"
DESKTOP = {"width": 1440, "height": 900}
SCREEN = "[data-screen='replay']"
SHOWN = f"{SCREEN}[data-step]"
# Claims in secret, a race of calls; rows are stepped through elsewhere. The others are seen by hand (-m slow).
DIFFERENT = ("mogeln", "schnipp-schnapp")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[RunningHouse]:
    """A house in which a whole match takes a second or two."""
    with RunningHouse(tmp_path / "house.db") as running:
        yield running


class Step:
    """What the rules say of the table after one step of a record."""

    def __init__(self, reader: Reader, line: dict[str, Any]) -> None:
        game, seats = reader.match.game, range(reader.match.seats)
        self.line = reader.lines
        self.hands = [sorted(game.view(reader.state, seat).hand) for seat in seats]
        self.rows = sorted(card for row in game.view(reader.state, None).rows for card in row)
        self.laid = line["card"] if line.get("do") == "lay" else None


def steps_of(record: list[str]) -> list[Step]:
    """Follow a record of a row-laying game by the rules themselves."""
    reader, steps = Reader(game_named), []
    for text in record:
        reader.feed(text.encode())
        line = json.loads(text)
        if {"deal", "do"} & line.keys():
            steps.append(Step(reader, line))
        elif steps:
            steps[-1].line = reader.lines  # a result belongs to the decision that brought it about
    return steps


async def _played(base: str, game: str, matches: int = 1) -> tuple[str, str]:
    """Play whole matches against bots; return the table's code and the host's token."""
    async with await Client.open(base, game=game, seats=3, name="Lea", portrait="oma") as host:
        for seat in (1, 2):
            await host.command("fill", seat=seat, bot="random")
        for _ in range(matches):
            begun = await host.command("begin")
            await play_on(host, Random(11), begun["seq"])
        return host.code, str(host.token)


def records_of(house: RunningHouse, code: str) -> list[str]:
    with urlopen(f"{house.base}/api/tables/{code}/records", timeout=60) as response:
        lines: list[str] = response.read().decode().splitlines()
    return lines


def put(visitor: Visitor, path: Path) -> None:
    """Choose a file."""
    visitor.visit("/replay")
    visitor.page.set_input_files("input[type='file']", path)
    visitor.page.wait_for_selector(SHOWN)


SEEN = """() => {
  const { step, line, view } = document.querySelector('[data-screen=replay]').dataset
  const cards = root => [...root.querySelectorAll('[data-card]')].map(node => node.dataset.card)
  const hands = [...document.querySelectorAll('[data-hand]')].map(hand => cards(hand).sort())
  const own = [...document.querySelectorAll('[data-zone=hand]')].map(hand => cards(hand).sort())
  const rows = [...document.querySelectorAll('[data-place] [data-card]')].map(node => node.dataset.card).sort()
  return { step: Number(step), line: Number(line), view, hands, own, rows, cards: cards(document) }
}"""


def shown(visitor: Visitor) -> dict[str, Any]:
    """Return what the page shows now, all at once."""
    seen: dict[str, Any] = visitor.page.evaluate(SEEN)
    return seen


def walk(visitor: Visitor, verb: str, times: int) -> list[dict[str, Any]]:
    """Press a button so many times; return what the page shows after each."""
    seen: list[dict[str, Any]] = visitor.page.evaluate(
        f"""async ([verb, times]) => {{
          const seen = []
          for (let i = 0; i < times; i++) {{
            document.querySelector(`[data-action=${{verb}}]`).click()
            await new Promise(done => setTimeout(done))
            seen.push(({SEEN})())
          }}
          return seen
        }}""",
        [verb, times],
    )
    return seen


def at_step(visitor: Visitor, step: int) -> None:
    visitor.page.wait_for_selector(f"{SCREEN}[data-step='{step}']")


def test_a_table_s_match_is_stepped_through_and_is_as_its_record_tells(
    visitors: Callable[..., Visitor], house: RunningHouse
) -> None:
    code, _ = apart(_played(house.base, "junior"))
    steps = steps_of(records_of(house, code))
    visitor = visitors(viewport=DESKTOP, reduced_motion="reduce")
    visitor.visit(f"/{code}/replay")
    visitor.page.wait_for_selector(f"{SHOWN}[data-view='open']")
    assert int(visitor.page.locator(SHOWN).get_attribute("data-steps") or 0) == len(steps) - 1
    states = [shown(visitor), *walk(visitor, "step", len(steps) - 1)]
    for number, (seen, step) in enumerate(zip(states, steps, strict=True)):
        assert (seen["step"], seen["line"]) == (number, step.line)
        assert seen["hands"] == step.hands, "every hand is open"
        assert seen["rows"] == step.rows
        assert step.laid in {None, *seen["rows"]}
    assert sum(step.laid is not None for step in steps) >= 5
    # From a seat: the same moments, its own hand, and no other.
    for seat in (2, 0):
        visitor.click(f"[data-action='view'][data-view='{seat}']")
        visitor.page.wait_for_selector(f"{SHOWN}[data-view='{seat}']")
        assert shown(visitor)["step"] == len(steps) - 1, "where one is does not change"
        before = range(len(steps) - 2, max(-1, len(steps) - 17), -1)  # a round may be short
        for number, seen in zip(before, walk(visitor, "back", len(before)), strict=True):
            assert (seen["step"], seen["line"]) == (number, steps[number].line)
            assert (seen["hands"], seen["own"]) == ([], [steps[number].hands[seat]])
            assert seen["rows"] == steps[number].rows
            others = {card for other, hand in enumerate(steps[number].hands) if other != seat for card in hand}
            assert not others & set(seen["cards"]), "what others held is not in the page"
        visitor.do("last")
        at_step(visitor, len(steps) - 1)
    # Who only watched saw no hand.
    visitor.do("first")
    visitor.click("[data-action='view'][data-view='watch']")
    visitor.page.wait_for_selector(f"{SHOWN}[data-view='watch']")
    assert set(visitor.cards(SCREEN)) <= {"back", *steps[0].rows}
    assert not visitor.page.locator("main [data-action]").count(), "there is nothing to be done"


def test_from_the_result_one_looks_back_and_shares_where_several_matches_were_played(
    visitors: Callable[..., Visitor], house: RunningHouse
) -> None:
    code, token = apart(_played(house.base, "hoechste", matches=2))
    visitor = visitors(permissions=["clipboard-read", "clipboard-write"])
    visitor.prepare("delete Navigator.prototype.share")
    visitor.page.goto(f"{house.base}/api/games")
    seat = {"code": code, "token": token, "seat": 0, "game": "hoechste", "at": 2_000_000_000_000}
    visitor.page.evaluate("seat => localStorage.setItem('elferhaus.seats', JSON.stringify([seat]))", seat)
    visitor.visit(f"/{code}")
    visitor.do("replay")
    visitor.page.wait_for_selector(SHOWN)
    assert visitor.page.url.endswith(f"/{code}/replay")
    assert visitor.page.locator(f"{SCREEN} h1").inner_text() == "Rückblick"
    visitor.do("share")
    visitor.page.locator(SCREEN).get_by_text("Link kopiert").wait_for()  # it is announced, too
    assert visitor.page.evaluate("navigator.clipboard.readText()") == visitor.page.url
    # The last match first; the one before can be chosen, and each downloaded.
    match = visitor.page.locator("[data-option='match']")
    assert match.input_value() == "2"
    records = records_of(house, code)
    second = next(at for at, line in enumerate(records) if at and '"format"' in line)
    steps = {}
    for number, record in (("2", records[second:]), ("1", records[:second])):
        if number == "1":
            visitor.page.evaluate("document.querySelector('[data-screen=replay]').dataset.old = ''")
            match.select_option("1")
            visitor.page.wait_for_selector(f"{SHOWN}:not([data-old])")
        steps[number] = visitor.page.locator(SHOWN).get_attribute("data-steps")
        assert steps[number] == str(sum('"do"' in line or '"deal"' in line for line in record) - 1)
        with visitor.page.expect_download() as download:
            visitor.do("record")
        assert download.value.path().read_text(encoding="utf-8").splitlines() == record
    visitor.do("close")
    visitor.page.wait_for_selector("[data-phase='over']")
    assert visitor.page.url.endswith(f"/{code}")


def test_of_a_match_that_still_runs_the_page_shows_no_card(visitor: Visitor) -> None:
    visitor.lay_table("elfer-raus", 3)
    hand = set(visitor.cards("[data-zone='hand']"))
    assert hand
    with visitor.page.expect_response(
        lambda response: "/api/tables/" in response.url and "/film" in response.url
    ) as answer:
        visitor.visit(f"/{visitor.code}/replay")
    assert answer.value.status == 409
    visitor.page.locator(f"{SCREEN} .problem", has_text="läuft noch").wait_for()
    assert visitor.cards() == []
    asked = visitor.page.request.get(answer.value.url)
    assert (asked.status, asked.json()["detail"]) == (409, "this match is not over yet")


def test_a_file_is_dropped_anywhere_and_a_broken_one_says_which_line_breaks_which_rule(
    visitor: Visitor, tmp_path: Path
) -> None:
    lines = BASIC.read_text("utf-8").splitlines()
    number = next(at for at, line in enumerate(lines, 1) if at > 30 and '"do":"lay"' in line)
    broken = json.loads(lines[number - 1])
    broken["card"] = "b2"
    lines[number - 1] = json.dumps(broken)

    def drop(text: str) -> None:
        held = visitor.page.evaluate_handle(
            "text => { const held = new DataTransfer(); held.items.add(new File([text], 'match.jsonl')); return held }",
            text,
        )
        for event in ("dragover", "drop"):
            visitor.page.dispatch_event("body", event, {"dataTransfer": held})

    visitor.visit("/replay")
    visitor.page.wait_for_selector(SCREEN)
    drop("\n".join(lines))
    problem = visitor.page.locator(f"{SCREEN} .problem")
    problem.wait_for()
    assert problem.get_attribute("data-line") == str(number)
    assert problem.get_attribute("data-rule") == "ER-5"
    told = problem.inner_text()
    assert f"Zeile {number}" in told
    assert "blaue 2" in told.lower()
    assert '"card": "b2"' in told, "the line itself is shown"
    problem.locator("[data-action='which-rule']").click()
    assert "ER-5" in problem.inner_text()
    assert visitor.cards() == []
    # The next file is a good one.
    drop(BASIC.read_text("utf-8"))
    visitor.page.wait_for_selector(SHOWN)
    assert not problem.count()
    visitor.do("close")
    visitor.page.wait_for_selector("input[type='file']", state="attached")
    large = tmp_path / "large.jsonl"
    large.write_bytes(b" " * (4 * 1024 * 1024 + 1))
    visitor.page.set_input_files("input[type='file']", large)
    problem.get_by_text("zu groß").wait_for()


LEAST_SEEN = """() => Math.min(...[...document.querySelectorAll('[data-hand] li')].map((card) => {
  const [here, next] = [card, card.nextElementSibling].map((node) => node?.getBoundingClientRect())
  return next && next.top < here.bottom - 2 ? next.left - here.left : here.width
}))"""


def test_slider_keys_and_the_list_of_moves_go_anywhere(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors(viewport=DESKTOP)
    put(visitor, BASIC)
    steps = steps_of(BASIC.read_text("utf-8").splitlines())
    page, last = visitor.page, len(steps) - 1
    for key, step in (("End", last), ("ArrowLeft", last - 1), ("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2)):
        page.keyboard.press(key)
        at_step(visitor, step)
        assert shown(visitor)["rows"] == steps[step].rows
    # Dragged through the whole match: the table follows, and no card flies.
    slider = page.locator("input[type='range']")
    box = slider.bounding_box()
    assert box is not None
    thumb = 15
    y = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + thumb + (box["width"] - 2 * thumb) * 2 / last, y)
    page.mouse.down()
    for part in (0.25, 0.5, 0.75):
        page.mouse.move(box["x"] + box["width"] * part, y, steps=8)
        page.wait_for_function(
            """([part, last]) => Math.abs(document.querySelector('[data-step]').dataset.step / last - part) < 0.02""",
            arg=[part, last],
        )
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        seen = shown(visitor)
        assert (seen["rows"], seen["hands"]) == (steps[seen["step"]].rows, steps[seen["step"]].hands)
        assert not page.locator("[data-flying]").count()
    page.mouse.up()
    seen = shown(visitor)
    page.wait_for_function("() => document.querySelector('main.still')")
    assert seen["rows"] == steps[seen["step"]].rows
    assert seen["hands"] == steps[seen["step"]].hands
    assert slider.get_attribute("aria-valuetext")
    # The list says what was done; a click goes there.
    move = page.locator("[data-action='move'][data-at='1']")
    by = json.loads(BASIC.read_text("utf-8").splitlines()[0])["players"]
    assert any(name in (move.text_content() or "") for name in by)
    move.click()
    at_step(visitor, 1)
    assert move.get_attribute("aria-current") == "step"
    assert page.locator("[data-action='move'][aria-current]").count() == 1


# Whose hand sticks out of the window, or out of what is drawn around it.
CUT_HANDS = """() => [...document.querySelectorAll('[data-hand]')].flatMap((hand) => {
  const around = hand.parentElement.getBoundingClientRect()
  const { left, right, top, bottom } = document.querySelector('main').getBoundingClientRect()
  const cards = [...hand.querySelectorAll('[data-card]')].map((card) => card.getBoundingClientRect())
  const isIn = (box, within) =>
    box.left >= within.left && box.right <= within.right && box.top >= within.top && box.bottom <= within.bottom + 1
  const cut = cards.filter((card) => !isIn(card, around) || !isIn(card, { left, right, top, bottom }))
  return cut.length ? [`${cut.length} of ${cards.length} cards of ${hand.dataset.hand}`] : []
})"""


def test_on_a_phone_lying_down_all_hands_are_whole_and_every_number_is_read(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors(viewport={"width": 667, "height": 375})
    put(visitor, BASIC)
    page = visitor.page
    last = int(page.locator(SHOWN).get_attribute("data-steps") or 0)
    for step in (0, last // 2, last - 1):
        page.locator("input[type='range']").fill(str(step))
        at_step(visitor, step)
        for width, height in ((667, 375), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            assert page.evaluate(CUT_HANDS) == [], f"{width} wide, step {step}"
            assert page.evaluate(LEAST_SEEN) >= 20, f"{width} wide, step {step}"


def test_it_plays_by_itself_pauses_and_runs_faster_on_a_phone(visitor: Visitor) -> None:
    put(visitor, GOLDEN / "schwarzer-peter-2011-basic.jsonl")
    tempo = visitor.page.locator("[data-action='tempo']")
    for wanted in ("2", "4"):
        tempo.click()
        assert tempo.get_attribute("data-tempo") == wanted
    visitor.page.keyboard.press("Tab")
    visitor.do("play")
    visitor.page.wait_for_function("() => document.querySelector('[data-step]').dataset.step >= 3")
    visitor.do("pause")
    visitor.page.wait_for_selector(f"{SHOWN}[data-status='paused'] [data-action='play']")
    assert tempo.get_attribute("data-tempo") == "4"
    # The moves are in a sheet; the last one is the end, from where playing begins anew.
    visitor.do("moves")
    visitor.page.locator("dialog[open] [data-action='move']").last.click()
    last = visitor.page.locator(SHOWN).get_attribute("data-steps")
    visitor.page.wait_for_selector(f"{SHOWN}[data-step='{last}']")
    visitor.do("play")
    visitor.page.wait_for_selector(f"{SHOWN}[data-status='playing']:not([data-step='{last}'])")


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=path.stem, marks=[] if path.stem.startswith(DIFFERENT) else [pytest.mark.slow])
        for path in [*sorted(GOLDEN.glob("*2011-basic.jsonl")), GOLDEN / "elevens-elevens-basic.jsonl"]
    ],
)
def test_every_game_can_be_seen_from_every_side_at_its_beginning_middle_and_end(visitor: Visitor, path: Path) -> None:
    put(visitor, path)
    last = int(visitor.page.locator(SHOWN).get_attribute("data-steps") or 0)
    for eyes in visitor.page.locator("[data-action='view']").all():
        eyes.click()
        visitor.page.wait_for_selector(f"{SHOWN}[data-view='{eyes.get_attribute('data-view')}']")
        visitor.do("first")
        visitor.page.keyboard.press("ArrowRight")
        at_step(visitor, 1)
        visitor.page.locator("input[type='range']").fill(str(last // 2))
        at_step(visitor, last // 2)
        visitor.page.keyboard.press("ArrowRight")
        at_step(visitor, last // 2 + 1)
        visitor.do("last")
        at_step(visitor, last)
        assert visitor.cards("main")


def test_matches_of_this_device_are_listed_before_a_file_is_asked_for(visitors: Callable[..., Visitor]) -> None:
    visitor, stranger = visitors(), visitors(is_mobile=True)
    visitor.lay_table("zweikampf", 2)
    visitor.play_on(TURN_IN_PAGE)
    visitor.visit("/replay")
    match = visitor.page.locator(f"[data-past='{visitor.code}']")
    expect(match).to_contain_text("Lea")
    above, below = match.bounding_box(), visitor.page.locator("[data-action='choose-file']").bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"]
    stranger.visit("/replay")
    stranger.page.wait_for_selector("[data-action='choose-file']")
    assert stranger.page.locator("[data-past]").count() == 0
    expect(stranger.page.get_by_text("Zieh eine Partie hierher")).to_be_hidden()  # no finger can
    match.click()
    visitor.page.wait_for_selector("[data-step]")
    assert visitor.page.url.endswith(f"/{visitor.code}/replay")
