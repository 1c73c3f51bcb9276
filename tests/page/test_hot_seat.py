"""Several people on one phone: it goes from hand to hand, and on its way it knows nobody's cards."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from elferhaus.client import Client
from page.people import TURN_MS, Visitor, apart, player_of
from server.houses import RunningHouse

NAMES = ("Lea", "Oma", "Ben", "Mia", "Jo", "Ida")
HAND = "[data-zone='hand'] [data-card]"
COVER = "[data-cover]"
# What is on the way to a person, or with one: never somewhere in between.
STANDS = """() => {
  const phase = document.querySelector('[data-seq]')?.dataset.phase
  if (phase === 'over' || phase === 'between') return phase
  const cover = document.querySelector('[data-cover]')
  if (cover) return cover.querySelector('[data-card]') && cover.querySelector('[aria-pressed="false"]') && 'cover'
  const pass = document.querySelector('[data-action="pass-on"]')
  if (pass) return 'pass'
  const { you } = document.querySelector('[data-seq]').dataset
  return document.querySelector(`[data-seat="${you}"][data-turn]`) ? 'turn' : ''
}"""

# A whole game has hundreds of taps: they are made in the page, until the phone is to be passed on or the game is over.
PLAY_ROWS = f"""async () => {{
  const stands = {STANDS}
  const tap = (selector) => document.querySelector(selector)?.click()
  for (let seen = ''; ; await new Promise((next) => setTimeout(next, 5))) {{
    const now = stands()
    if (now === 'cover' || now === 'over' || now === 'between') return now
    if (now === 'pass') tap('[data-action="pass-on"]')
    const table = document.querySelector('[data-seq]').dataset
    if (now !== 'turn' || seen === `${{table.seq}} ${{table.you}}`) continue
    seen = `${{table.seq}} ${{table.you}}`
    const card = document.querySelector('[data-card][data-can]')
    if (card) {{ card.click(); card.click() }}  // chosen, and laid
    else ['draw', 'end', 'pass', 'keep'].some((verb) => {{
      const button = document.querySelector(`[data-action="${{verb}}"]`)
      button?.click()
      return button
    }})
  }}
}}"""


class Ear:
    """Hears what the phone is told over its line: what was not told, the page cannot show."""

    def __init__(self, visitor: Visitor) -> None:
        self.told: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        visitor.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.told.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.said.append(json.loads(frame)))

    @property
    def latest(self) -> dict[str, Any]:
        return next(each for each in reversed(self.told) if each["type"] in {"snapshot", "update"})


class Phone(Visitor):
    """A visitor whose phone several people share."""

    ear: Ear
    tokens: list[str]
    hurries = False  # the page's own time is moved on where it would only be waited for

    def share(self, game: str, people: int, *, seats: int = 0, begin: bool = True, **choice: Any) -> None:
        """Lay a table for so many people at this phone, and bots on the other seats."""
        self.ear = Ear(self)
        self.code, self.tokens = apart(_laid(self.house.base, game, people, seats or people, begin, choice))
        others = [{"token": token, "seat": seat} for seat, token in enumerate(self.tokens)][1:]
        kept = {"code": self.code, "token": self.tokens[0], "seat": 0, "game": game, "at": 2_000_000_000_000}
        self.page.goto(self.house.base + "/api/games")
        self.page.evaluate(
            "kept => localStorage.setItem('elferhaus.seats', JSON.stringify([kept]))", {**kept, "others": others}
        )
        self.visit(f"/{self.code}")
        self.page.wait_for_selector("[data-phase='playing']" if begin else "[data-phase='waiting']")

    def stands(self) -> str:
        """Wait for something that the people at the phone can do, or for the round's end."""
        found: str = self.page.wait_for_function(STANDS, timeout=TURN_MS).json_value()
        return found

    @property
    def covered_for(self) -> int:
        return int(self.page.locator(COVER).get_attribute("data-cover") or -1)

    def reveal(self) -> None:
        self.do("reveal")
        if self.hurries:
            self.page.clock.fast_forward(700)
            return
        expect(self.page.locator(COVER)).to_have_count(0)

    def go_on(self, decide: Callable[[Visitor], None], at_cover: Callable[[], None]) -> str:
        """Do the next thing, whatever it is, and return what it was."""
        found = self.stands()
        if found == "cover":
            at_cover()
            self.reveal()
        elif found == "pass":
            self.do("pass-on")
        elif found == "turn":
            seq = self.seq
            decide(self)
            self.page.wait_for_function(
                "seq => Number(document.querySelector('[data-seq]')?.dataset.seq) !== seq", arg=seq, timeout=TURN_MS
            )
        return found

    def hands(self) -> list[list[str]]:
        """The true hands of those at the phone, from the house itself."""
        assert isinstance(self.house, RunningHouse)
        table = next(each.table for each in self.house.app.state.house._tables.values() if each.table.code == self.code)
        return [table.game.view(table.state, seat).hand for seat in range(len(self.tokens))]

    def assert_nobodys_cards(self) -> None:
        """Under the cover: only backs, and the last that the house told was what everybody may know."""
        shown = self.page.locator("[data-seq]").inner_html()
        assert set(re.findall(r'data-card="(\w+)"', shown)) == {"back"}
        latest = self.ear.latest
        assert latest["you"] is None
        assert latest["view"].get("hand") is None
        assert not latest.get("legal")
        for hand in self.hands():
            assert hand
            assert not [card for card in hand if f'"{card}"' in shown]


async def _laid(
    base: str, game: str, people: int, seats: int, begin: bool, choice: dict[str, Any]
) -> tuple[str, list[str]]:
    edition, rounds = choice.pop("edition", None), choice.pop("rounds", 1)
    table = {"game": game, "seats": seats, "edition": edition, "rounds": rounds, "options": choice, "name": NAMES[0]}
    async with await Client.open(base, **table) as host:
        others = [await Client.join(base, host.code, name) for name in NAMES[1:people]]
        if begin:
            for seat in range(people, seats):
                await host.command("fill", seat=seat, bot="greedy")
            assert (await host.command("begin"))["type"] == "answer"
        return host.code, [str(each.token) for each in (host, *others)]


@pytest.fixture
def phone(visitors: Callable[..., Visitor]) -> Phone:
    somebody = visitors(reduced_motion="reduce")
    somebody.__class__ = Phone
    assert isinstance(somebody, Phone)
    return somebody


def test_two_play_a_whole_game_through_the_page_and_no_card_is_seen_on_the_way(phone: Phone) -> None:
    phone.ear = Ear(phone)
    phone.page.clock.install()
    phone.hurries = True
    phone.visit()
    phone.click("[data-game='elfer-raus']")
    phone.do("add-here")
    phone.page.locator("[data-mate] input").fill("Oma")
    for _ in range(2):  # two places fewer: only Lea and Oma
        phone.click("[data-option='seats'][data-step='-1']")
    phone.do("begin")
    phone.page.wait_for_selector("[data-phase='playing']")
    kept = json.loads(phone.page.evaluate("localStorage.getItem('elferhaus.seats')"))[0]
    phone.code, phone.tokens = kept["code"], [kept["token"], *(each["token"] for each in kept["others"])]
    covers: list[int] = []

    def at_cover() -> None:
        covers.append(phone.covered_for)
        phone.assert_nobodys_cards()

    while phone.page.evaluate(PLAY_ROWS) == "cover":
        at_cover()
        phone.reveal()
    assert phone.phase == "over"
    assert len(covers) > 4
    assert all(one != other for one, other in pairwise(covers)), "it goes to and fro"
    assert_never_told_both(phone.ear)
    phone.page.wait_for_selector("[data-action='record']")
    phone.do("begin")  # whoever holds the phone may begin again: the host is one of them
    phone.page.wait_for_selector(f"{COVER} [data-card]")
    phone.assert_nobodys_cards()


def assert_never_told_both(ear: Ear) -> None:
    """Between one person's view and another's there was always a view of nobody's."""
    views = [each["you"] for each in ear.told if each["type"] in {"snapshot", "update"}]
    assert not [(one, other) for one, other in pairwise(views) if None not in {one, other} and one != other]


def test_a_second_tap_takes_it_back_and_keys_do_as_well(phone: Phone) -> None:
    phone.share("elfer-raus", 2)
    assert phone.stands() == "cover"
    button = phone.page.locator("[data-action='reveal']")
    expect(button).to_be_focused()
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    told = len(phone.ear.said)
    phone.page.wait_for_function("() => new Promise(done => setTimeout(() => done(true), 700))")
    assert phone.has(COVER)
    assert not [each for each in phone.ear.said[told:] if each["type"] == "hello"], "nothing was asked for"
    phone.page.keyboard.press("Enter")
    expect(phone.page.locator(HAND).first).to_be_visible()


def test_a_page_that_is_loaded_again_begins_with_the_cover(phone: Phone) -> None:
    phone.share("elfer-raus", 2, seats=3)
    assert phone.stands() == "cover"
    whose = phone.covered_for
    phone.reveal()
    expect(phone.page.locator(HAND).first).to_be_visible()
    phone.page.reload()
    assert phone.stands() == "cover"
    assert phone.covered_for == whose
    phone.assert_nobodys_cards()


def test_a_lay_is_doubted_by_somebody_who_does_not_hold_the_phone(phone: Phone) -> None:
    phone.share("mogeln", 3, edition="space")
    assert phone.stands() == "cover"
    lays = phone.covered_for
    doubts = (lays + 2) % 3
    phone.reveal()
    claim = 1
    wrong = next(card for card in phone.cards("[data-zone='hand']") if card[1:] != str(claim))
    phone.click(f"[data-zone='hand'] [data-card='{wrong}']")
    phone.do("lay")
    phone.do("pass-on")
    assert phone.stands() == "cover"
    phone.assert_nobodys_cards()
    told = len(phone.ear.told)
    phone.click(f"{COVER} [data-action='doubt'][data-for='{doubts}']")
    # The one who had lied takes the pile, and nobody's cards were shown for the call.
    expect(phone.page.locator(f"{COVER} .log")).to_contain_text(NAMES[doubts])
    assert phone.ear.latest["table"]["must"]
    calls = [each for each in phone.ear.said if each["type"] == "act"][-1]
    assert (calls["action"], calls["seat"]) == ({"do": "doubt"}, doubts)
    assert {each["you"] for each in phone.ear.told[told:] if each["type"] in {"snapshot", "update"}} == {None}
    phone.assert_nobodys_cards()


def test_secret_choices_are_made_one_after_the_other(phone: Phone) -> None:
    phone.share("hoechste", 2)
    order: list[int] = []
    covers = 0

    def at_cover() -> None:
        nonlocal covers
        covers += 1
        order.append(phone.covered_for)
        phone.assert_nobodys_cards()

    turns = 0
    while turns < 6:
        turns += phone.go_on(player_of("hoechste"), at_cover) == "turn"
    assert order == [0, 1, 0, 1][: len(order)]
    assert covers == 4, "who turned the cards up goes on with the next one"


def test_where_nothing_is_hidden_the_phone_turns_by_itself(phone: Phone) -> None:
    phone.share("ueberall", 2)
    for _ in range(4):
        assert phone.stands() == "turn"
        seat = phone.page.locator("p[data-turn]").get_attribute("data-seat")
        assert seat == str(phone.ear.latest["table"]["must"][0])
        player_of("ueberall")(phone)
        phone.page.wait_for_function(
            "seat => document.querySelector('p[data-turn]')?.dataset.seat !== seat", arg=seat, timeout=TURN_MS
        )
    assert not phone.has(COVER)


def test_a_stop_is_called_for_the_other_one(phone: Phone) -> None:
    phone.share("ueberall", 2, seats=3, attention="human")
    assert phone.stands() == "turn"
    called = ""
    for _ in range(30):
        seq = phone.seq
        if phone.stands() == "turn":
            own = "[data-place='own'][data-can]"
            phone.click(own if phone.has(own) else "[data-place][data-can]")
            phone.page.wait_for_function(
                "seq => Number(document.querySelector('[data-seq]')?.dataset.seq) !== seq", arg=seq, timeout=TURN_MS
            )
        other = phone.page.locator("[data-action='stop'][data-for]")
        if other.count():
            called = other.first.get_attribute("data-for") or ""
            other.first.click()
            break
    said = [each for each in phone.ear.said if each["type"] == "act"][-1]
    assert (said["action"]["do"], str(said["seat"])) == ("stop", called)


def test_one_more_person_sits_down_in_the_waiting_room(phone: Phone) -> None:
    phone.ear = Ear(phone)
    phone.go_to("waiting")
    phone.do("add-here")
    phone.page.get_by_label("Dein Name").last.fill("Oma")
    phone.do("sit-here")
    expect(phone.page.locator("[data-seat='1']")).to_contain_text("Oma")
    expect(phone.page.locator("[data-seat='1']")).to_contain_text("an diesem Gerät")
    phone.page.reload()
    expect(phone.page.locator("[data-seat='1']")).to_contain_text("an diesem Gerät")
    phone.click("[data-seat='1']")
    phone.page.get_by_label("Dein Name").last.fill("Opa")
    phone.page.locator("dialog[open] [data-action='portray']").click()
    expect(phone.page.locator("[data-seat='1']")).to_contain_text("Opa")
    phone.do("begin")
    assert phone.stands() == "cover"
    assert {seat["here"] for seat in phone.ear.latest["table"]["seats"]} == {True}


def test_a_game_for_quick_hands_says_that_everybody_needs_a_device(phone: Phone) -> None:
    phone.visit()
    phone.click("[data-game='schnipp-schnapp']")
    phone.page.wait_for_selector("[data-action='open']")
    expect(phone.page.locator("[data-apart]")).to_be_visible()
    assert not phone.has("[data-action='add-here']")
