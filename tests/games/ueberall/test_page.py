"""Überall anschließen, played through the page."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, suppress

import pytest
from playwright.sync_api import TimeoutError as TooLong
from playwright.sync_api import expect

from elferhaus.client import Client
from elferhaus.server.tables.listener import Pace
from page.people import TURN_MS, Visitor
from page.phone import COVER, Phone, shared
from server.houses import RunningHouse

# A round has hundreds of cards.
SWIFT = Pace(decide=0.01, window=0.05, beat=0)
PLACES = "[data-place][data-can]"
OWN = f"{PLACES}[data-place='own']"
ELSEWHERE = f"{PLACES}:not([data-place='own'])"
STOP = "[data-action='stop']"
GIVE = "[data-action='give']"
DECLINE = "[data-action='decline']"


@pytest.fixture(scope="module")
def house(open_page_house: Callable[..., RunningHouse]) -> Iterator[RunningHouse]:
    """A house whose bots do not think for long."""
    with open_page_house(pace=SWIFT) as running:
        yield running


def press(visitor: Visitor, *selectors: str) -> str:
    """Press the first of these that is there; return it. If somebody's call comes first, there is another choice."""
    seq = visitor.seq
    pressed = ""
    while visitor.seq == seq:
        pressed = next((selector for selector in selectors if visitor.has(selector)), "")
        with suppress(TooLong):
            visitor.page.locator(pressed or "none").first.click(timeout=1_000)
            visitor.page.wait_for_selector(f"[data-seq]:not([data-seq='{seq}'])", timeout=3_000)
    return pressed


def decide(visitor: Visitor) -> None:
    """Put the turned card where it fits, or else on the own pile; give nothing away."""
    press(visitor, DECLINE, ELSEWHERE, OWN)


# The same in the page, where hundreds of cards are placed at once.
IN_PAGE = f"""async () => {{
  const found = () => ["{DECLINE}", "{ELSEWHERE}", "{OWN}"].map(each => document.querySelector(each)).find(Boolean)
  while (!found()) await new Promise(next => setTimeout(next, 3))
  found().click()
}}"""


def test_a_round_is_played_to_its_end(visitor: Visitor) -> None:
    visitor.lay_table("ueberall", 6, attention="perfect")
    assert visitor.play_to_the_end(decide, IN_PAGE)
    assert visitor.phase == "over"


class Friends(threading.Thread):
    """Five others who play by themselves and never call. The last sees no place for a card until it is stopped."""

    def __init__(self, base: str) -> None:
        super().__init__(daemon=True)
        self.base, self.code, self.token = base, "", ""
        self.ready = threading.Event()

    def run(self) -> None:
        asyncio.run(self._play())

    async def _play(self) -> None:
        table = {"game": "ueberall", "seats": 6, "options": {"attention": "human"}, "name": "Lea"}
        async with await Client.open(self.base, **table) as host, AsyncExitStack() as stay:
            names = ("Ilse", "Ben", "Mia", "Tom", "Ida")
            friends = [await stay.enter_async_context(await Client.join(self.base, host.code, name)) for name in names]
            await host.command("begin")
            self.code, self.token = host.code, str(host.token)
            self.ready.set()
            await asyncio.gather(*(self._sit(friend) for friend in friends))

    async def _sit(self, friend: Client) -> None:
        looks = friend.seat != len(friend.table["seats"]) - 1
        async for _ in friend:
            if friend.table["phase"] == "over":
                return
            looks = looks or friend.view["phase"] == "give"
            choices = [choice for choice in friend.legal if choice["do"] in {"place", "decline"}]
            if friend.seat in friend.table["must"] and choices:
                await friend.act(choices[0 if looks else -1])


def sit_down(visitor: Visitor, friends: Friends) -> None:
    """Take the host's seat at the table of these friends."""
    friends.start()
    assert friends.ready.wait(20)
    visitor.take_seat(friends.code, friends.token, "ueberall")
    visitor.page.wait_for_selector("[data-phase='playing']")


def test_a_round_with_stopp_is_played_to_its_end(visitor: Visitor) -> None:
    """Whoever calls Stopp! in time makes the one who overlooked something take cards."""
    sit_down(visitor, Friends(visitor.house.base))
    seen: set[str] = set()

    def call_and_decide() -> None:
        assert not visitor.has("[data-place].lit"), "where a card fits is for people to see"
        calls = () if GIVE in seen else (GIVE, STOP)
        seen.add(press(visitor, *calls, DECLINE, ELSEWHERE, OWN))

    while not {STOP, GIVE} <= seen:
        assert visitor.wait_for_turn(), f"the round is over, and only {seen}"
        call_and_decide()
    visitor.play_on(IN_PAGE)
    assert visitor.phase == "over"


def test_a_card_is_dragged_to_a_pile_and_a_wrong_pile_is_explained(visitor: Visitor) -> None:
    visitor.lay_table("ueberall", 2, attention="perfect")
    while not (visitor.wait_for_turn() and visitor.has(OWN)):
        decide(visitor)
    card = visitor.page.locator("[data-zone='turned'] [data-card]")
    name = card.get_attribute("data-card")
    visitor.click("[data-place='middle']")
    visitor.page.wait_for_selector("[data-rule='UA-3']")
    seq = visitor.seq
    card.drag_to(visitor.page.locator("[data-place='own']"))
    visitor.wait_beyond(seq)
    assert name in visitor.cards("[data-place='own']")


def test_cards_are_placed_by_keyboard(visitor: Visitor) -> None:
    visitor.lay_table("ueberall", 2, attention="perfect")
    for _ in range(4):
        assert visitor.wait_for_turn()
        visitor.tab_to(PLACES)
        visitor.after(lambda: visitor.page.keyboard.press("Enter"))


@pytest.fixture
def phone(visitor: Visitor) -> Phone:
    """A phone that two people share."""
    return shared(visitor)


def test_where_nothing_is_hidden_the_phone_turns_by_itself(phone: Phone) -> None:
    phone.share("ueberall", 2)
    turned: list[str] = []  # whoever can put a card elsewhere goes on, so it may take some cards
    while len(turned) < 3:
        assert phone.stands() == "turn"
        seat = str(phone.ear.latest["table"]["must"][0])
        expect(phone.page.locator(f"p[data-turn][data-seat='{seat}']")).to_be_visible()
        if turned[-1:] != [seat]:
            turned.append(seat)
        decide(phone)
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
            called = other.first.evaluate("button => { button.click(); return button.dataset.for }")
            break
    said = [each for each in phone.ear.said if each["type"] == "act"][-1]
    assert (said["action"]["do"], str(said["seat"])) == ("stop", called)
