"""Mogeln through the page: laying face down, believing, doubting, and being caught."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from elferhaus.client import Client
from elferhaus.server.tables.listener import Pace
from page.cat import asks_and_follows
from page.measures import SIZES, overflowing
from page.people import Visitor
from page.phone import COVER, Ear, shared
from page.phone import NAMES as AT_THE_PHONE
from server.houses import GIVE_UP_S, RunningHouse

HAND = "[data-zone='hand']"
MOST_DEALS = 100
NAMES = ("Lea", "Ben", "Mia")
POINTS_AT = """(seat) => {
  const bubble = document.querySelector('.claim')
  const tail = bubble && getComputedStyle(bubble, '::before')
  if (!tail || tail.content === 'none') return false
  const face = document.querySelector(`[data-seat="${seat}"] .window`).getBoundingClientRect()
  const at = bubble.getBoundingClientRect().left + parseFloat(tail.left) + parseFloat(tail.borderLeftWidth)
  return at > face.left && at < face.right
}"""


class Neighbours:
    """Three people at a table of whom the first sits in front of a browser; the others do what they are told."""

    def __init__(self, house: RunningHouse) -> None:
        self.house = house
        self.clients: list[Client] = []
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="neighbours")
        self._thread.start()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(asyncio.wait_for(work, GIVE_UP_S), self._loop).result()

    def sit_down(self, visitor: Visitor, **choice: Any) -> None:
        """Lay a table, begin, and show it to the first of them."""
        for _ in range(MOST_DEALS):
            self.run(self._sit_down(choice))
            if self._can_be_honest():
                break
            self.run(self._go())
        visitor.take_seat(self.clients[0].code, str(self.clients[0].token), "mogeln")
        visitor.page.wait_for_selector(HAND)

    async def _sit_down(self, choice: dict[str, Any]) -> None:
        host = await Client.open(self.house.base, game="mogeln", seats=3, name=NAMES[0], **choice)
        self.clients = [await host.__aenter__()]
        for name in NAMES[1:]:
            self.clients.append(await (await Client.join(self.house.base, host.code, name)).__aenter__())
        begun = await host.command("begin")
        assert begun["type"] == "answer"
        for client in self.clients:
            await _see(client, begun["seq"])

    def _can_be_honest(self) -> bool:
        """Tell whether the first two who lay have what they are to say; anybody can lie."""
        return all(any(card[1:] == str(seat) for card in self.hand(seat)) for seat in (1, 2))

    async def _go(self) -> None:
        for client in self.clients:
            await client.__aexit__()

    def go(self) -> None:
        try:
            self.run(self._go())
        finally:
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join()
            self._loop.close()

    # ── what they do ──

    async def _act(self, seat: int, action: dict[str, Any]) -> None:
        client = self.clients[seat]
        while client.seq < max(each.seq for each in self.clients):  # see what the others have seen
            await asyncio.sleep(0.005)
        answer = await client.act(action, 300)
        assert answer["type"] == "answer", answer

    def call(self, seat: int, verb: str) -> None:
        self.run(self._act(seat, {"do": verb}))

    def hand(self, seat: int) -> list[str]:
        cards: list[str] = self.clients[seat].view["hand"]
        return cards

    def lay(self, seat: int, *, honest: bool, count: int = 1) -> None:
        """Lay a card that is what is said, or so many that are not."""
        self.run(self._see_turn(seat))
        claim = next(choice["claim"] for choice in self.clients[seat].legal if choice["do"] == "lay")
        fitting = [card for card in self.hand(seat) if (int(card[1:]) == claim) == honest]
        assert len(fitting) >= count, f"seat {seat} cannot do that with {self.hand(seat)} at {claim}"
        self.run(self._act(seat, {"do": "lay", "cards": fitting[:count], "claim": claim}))

    async def _see_turn(self, seat: int) -> None:
        while self.clients[seat].table["must"] != [seat]:
            await asyncio.sleep(0.005)

    def see(self, seq: int) -> None:
        """Wait until all of them know what a page shows."""
        for client in self.clients:
            self.run(_see(client, seq))

    def seen_by(self, visitor: Visitor) -> None:
        """Wait until a page shows what they all know."""
        seq = max(client.seq for client in self.clients)
        visitor.page.wait_for_function(
            "seq => Number(document.querySelector('[data-seq]')?.dataset.seq) >= seq", arg=seq
        )


async def _see(client: Client, seq: int) -> None:
    """Wait until somebody has seen as much."""
    while client.seq < seq:
        await asyncio.sleep(0.005)


@pytest.fixture
def neighbours(house: RunningHouse) -> Iterator[Neighbours]:
    """Neighbours of whom the first two can be honest, and lie."""
    people = Neighbours(house)
    yield people
    people.go()


def lay_cards(visitor: Visitor, count: int = 1) -> None:
    """Choose cards by tapping, and lay them."""
    cards = visitor.page.locator(f"{HAND} [data-card]")
    for index in range(count):
        cards.nth(index).click()
    visitor.after(lambda: visitor.do("lay"))


def verdict(visitor: Visitor, stamp: str) -> str:
    """Wait for a verdict and return all that it says."""
    return visitor.page.locator(f"[data-verdict='{stamp}']").inner_text()


def count_of(visitor: Visitor, seat: int) -> int:
    return int(visitor.page.locator(f"[data-seat='{seat}'] .count").inner_text())


def decide(visitor: Visitor) -> None:
    """Be honest if possible."""
    honest = visitor.page.locator(f"{HAND} .can[data-card]")
    (honest if honest.count() else visitor.page.locator(f"{HAND} [data-card]")).first.click()
    visitor.do("lay")


# The same in the page.
IN_PAGE = """async () => {
  const honest = document.querySelector("[data-zone='hand'] .can[data-card]")
  ;(honest ?? document.querySelector("[data-zone='hand'] [data-card]")).click()
  await new Promise(next => setTimeout(next))
  document.querySelector("[data-action='lay']").click()
}"""


def test_a_round_is_played_to_its_end(visitors: Callable[..., Visitor], swift_house: RunningHouse) -> None:
    visitor = visitors(to=swift_house)
    visitor.lay_table("mogeln", 3, bots="greedy", sneak=False)  # so there is no window to wait for after every card
    assert visitor.play_to_the_end(decide, IN_PAGE)
    assert visitor.phase == "over"


def test_a_lie_is_caught(visitor: Visitor, neighbours: Neighbours) -> None:
    neighbours.sit_down(visitor)
    neighbours.lay(1, honest=True)
    neighbours.lay(2, honest=False)
    neighbours.seen_by(visitor)
    pile = visitor.page.locator("[data-place='pile']")
    assert pile.get_by_text("zwei", exact=True).is_visible(), "the claim stands there in words"
    assert set(visitor.cards("[data-place='pile']")) == {"back"}
    visitor.after(lambda: visitor.do("doubt"))
    told = verdict(visitor, "lie")
    assert "Gemogelt!" in told
    assert "Mia hat gesagt" in told
    assert "Mia nimmt 2 Karten" in told
    [shown] = visitor.cards("[data-verdict]")
    assert shown not in {"back", "r2", "y2", "g2", "b2"}
    assert count_of(visitor, 2) == 13
    # It does not stand in anybody's way: whoever begins anew can do so at once.
    assert len(visitor.cards(HAND)) == 12
    lay_cards(visitor)
    assert not visitor.has("[data-verdict]")


def test_what_is_said_stands_under_the_face_of_whoever_says_it(visitor: Visitor, neighbours: Neighbours) -> None:
    visitor.page.set_viewport_size({"width": 1440, "height": 900})
    neighbours.sit_down(visitor)
    for seat in (1, 2):
        neighbours.lay(seat, honest=True)
        neighbours.seen_by(visitor)
        visitor.page.wait_for_function(POINTS_AT, arg=seat)


def test_an_honest_card_is_doubted_in_vain(visitor: Visitor, neighbours: Neighbours) -> None:
    neighbours.sit_down(visitor)
    neighbours.lay(1, honest=False)
    neighbours.lay(2, honest=True)
    neighbours.seen_by(visitor)
    visitor.after(lambda: visitor.do("doubt"))
    told = verdict(visitor, "honest")
    assert "Ehrlich!" in told
    assert "Du nimmst 2 Karten" in told
    [shown] = visitor.cards("[data-verdict]")
    assert shown[1:] == "2"
    assert shown in visitor.cards(HAND)
    assert len(visitor.cards(HAND)) == 14
    visitor.do("go-on")
    visitor.page.locator("[data-verdict]").wait_for(state="detached")


def test_several_cards_are_slipped_in_and_noticed(
    visitor: Visitor, visitors: Callable[..., Visitor], neighbours: Neighbours
) -> None:
    neighbours.sit_down(visitor)
    tv = visitors(viewport={"width": 1920, "height": 1080})
    tv.visit(f"/{visitor.code}/screen")
    tv.page.wait_for_selector("[data-phase='playing']")
    neighbours.lay(1, honest=True)
    neighbours.lay(2, honest=True)
    neighbours.seen_by(visitor)
    hand = visitor.cards(HAND)
    for card in hand[:2]:
        visitor.click(f"{HAND} [data-card='{card}']")
    button = visitor.page.locator("[data-action='lay']")
    assert button.inner_text() == "2 Karten verdeckt legen"
    visitor.after(button.click)
    assert visitor.cards(HAND) == hand[2:]
    neighbours.seen_by(tv)
    assert count_of(tv, 0) == 12, "how many were laid is nobody's business"
    assert tv.cards("[data-place='pile']") == ["back"] * 3, "one back for every lay"
    assert not tv.has("[data-place='pile'] .badge")
    neighbours.call(1, "too-many")
    assert "Du nimmst 4 Karten" in verdict(visitor, "many")
    assert "Lea nimmt den Stapel" in verdict(tv, "many")
    assert tv.cards("[data-verdict]") == ["back"] * 3, "nobody sees what it was"
    assert len(visitor.cards(HAND)) == 14


@pytest.mark.parametrize(("count", "stamp", "own"), [(2, "many", 12), (1, "one", 13)])
def test_anyone_calls_too_many(visitor: Visitor, neighbours: Neighbours, count: int, stamp: str, own: int) -> None:
    neighbours.sit_down(visitor)
    neighbours.lay(1, honest=False, count=count)
    neighbours.seen_by(visitor)
    assert not visitor.has("[data-action='doubt']"), "in this edition only the next may doubt"
    visitor.after(lambda: visitor.do("too-many"))
    assert ("Ben" if count > 1 else "Du") + " nimm" in verdict(visitor, stamp)
    assert len(visitor.cards(HAND)) == own


# Which of the cards under a verdict are not inside of it.
OUTSIDE = """() => {
  const { left, right } = document.querySelector('[data-verdict]').getBoundingClientRect()
  return [...document.querySelectorAll('[data-verdict] [data-card]')].map((card) => card.getBoundingClientRect())
    .filter((box) => box.left < left - 1 || box.right > right + 1).map((box) => [box.left - left, right - box.right])
}"""


# Which words lie over cards of the pile, and over each other.
OVER_THE_PILE = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect())
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const pile = boxes("[data-place='pile'] [data-card]")
  const [note, claim] = boxes('[data-slipped], [data-claim]')
  const words = [note, claim, ...boxes('.stairs li')].filter(({ width }) => width)
  return words.flatMap((box, i) => [...pile, ...words.slice(i + 1)].filter((other) => meet(box, other))).length
}"""


def test_what_was_slipped_in_and_what_was_too_many_is_seen_on_every_device(
    visitors: Callable[..., Visitor], open_page_house: Callable[..., RunningHouse]
) -> None:
    with open_page_house(pace=Pace(beat=1_000)) as looking:  # a verdict stays until somebody goes on
        visitor, neighbours = visitors(to=looking), Neighbours(looking)
        try:
            neighbours.sit_down(visitor)
            neighbours.lay(1, honest=False, count=4)
            neighbours.lay(2, honest=True)
            neighbours.seen_by(visitor)
            for size, (width, height) in SIZES.items():
                visitor.page.set_viewport_size({"width": width, "height": height})
                expect(visitor.page.locator("[data-slipped]")).to_have_text("Ben hatte heimlich 4 Karten gelegt")
                expect(visitor.page.locator("[data-slipped]")).to_be_in_viewport(ratio=1)
                assert overflowing(visitor.page) == [], size
                if height > width:
                    assert visitor.page.evaluate(OVER_THE_PILE) == 0, size
            lay_cards(visitor, 3)
            neighbours.call(1, "too-many")
            for size, (width, height) in SIZES.items():
                visitor.page.set_viewport_size({"width": width, "height": height})
                expect(visitor.page.locator("[data-verdict='many'] [data-card]")).to_have_count(3)
                assert visitor.page.evaluate(OUTSIDE) == [], size
        finally:
            neighbours.go()


def test_in_space_the_first_call_counts_and_its_time_is_shown(visitor: Visitor, neighbours: Neighbours) -> None:
    neighbours.sit_down(visitor, edition="space", options={"oldest": 1})
    neighbours.lay(1, honest=False)
    neighbours.seen_by(visitor)
    visitor.after(lambda: visitor.do("doubt"))  # it is not her turn
    told = verdict(visitor, "lie")
    assert re.search(r"Lea nach \d+,\d+ s", told)
    assert "Ben nimmt 1 Karte" in told or "Ben nimmt eine Karte" in told


def test_one_colour_counts_and_one_card_at_a_time(visitor: Visitor, neighbours: Neighbours) -> None:
    neighbours.sit_down(visitor, options={"colour": "red", "sneak": False})
    assert visitor.page.get_by_text("Nur Rot zählt").is_visible()
    neighbours.lay(1, honest=True)
    neighbours.lay(2, honest=True)
    neighbours.seen_by(visitor)
    assert not visitor.has("[data-action='too-many']")
    card = visitor.page.locator(f"{HAND} [data-card]").first
    card.click()
    visitor.after(card.click)  # a second tap lays it
    assert len(visitor.cards(HAND)) == 11
    neighbours.seen_by(visitor)
    assert visitor.page.locator("[data-place='pile'] .badge").inner_text() == "3", "nothing is hidden here"
    neighbours.lay(1, honest=False)
    neighbours.lay(2, honest=False)
    neighbours.seen_by(visitor)
    visitor.after(lambda: visitor.do("doubt"))
    assert "Mia nimmt 5 Karten" in verdict(visitor, "lie")


def test_a_lay_is_doubted_by_somebody_who_does_not_hold_the_phone(visitor: Visitor) -> None:
    phone = shared(visitor)
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
    phone.do("go-on")  # for all who share it
    # The one who had lied takes the pile, and nobody's cards were shown for the call.
    expect(phone.page.locator(f"{COVER} .log")).to_contain_text(AT_THE_PHONE[doubts])
    assert phone.ear.latest["table"]["must"]
    calls = [each for each in phone.ear.said if each["type"] == "act"][-1]
    assert (calls["action"], calls["seat"]) == ({"do": "doubt"}, doubts)
    assert {each["you"] for each in phone.ear.told[told:] if each["type"] in {"snapshot", "update"}} == {None}
    phone.assert_nobodys_cards()


def wait_for_lay(visitor: Visitor, neighbours: Neighbours) -> None:
    """Let the others lay until it is the visitor's turn."""
    neighbours.see(visitor.seq)
    while (seat := neighbours.clients[0].table["must"][0]) != 0:
        neighbours.lay(seat, honest=False)
        neighbours.seen_by(visitor)


def test_in_mogeln_she_picks_the_cards_and_the_person_lays_them(visitor: Visitor, neighbours: Neighbours) -> None:
    ear = Ear(visitor)
    neighbours.sit_down(visitor)
    for language in ("de", "nl"):
        wait_for_lay(visitor, neighbours)
        if language != "de":
            visitor.speak(language)
        neighbours.seen_by(visitor)
        visitor.click("[data-zone='hand'] [data-card]")  # picked before the question: it is put back where it is wrong
        asks_and_follows(visitor, ear, language)
