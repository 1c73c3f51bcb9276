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
from page.measures import SIZES, SMALL_PHONE, boards, overflowing, watch_the_board
from page.people import TURN_MS, Visitor, apart
from page.phone import COVER, Ear, Phone, shared
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


@pytest.mark.slow
def test_a_round_is_played_to_its_end(visitor: Visitor) -> None:
    visitor.lay_table("ueberall", 6, attention="perfect")
    assert visitor.play_to_the_end(decide, IN_PAGE)
    assert visitor.phase == "over"


# A window is short: whoever calls the neighbour before them calls at once.
CALL_AT_ONCE = """stop => {
  const isNext = () => document.querySelector('[data-seat="0"][data-turn]')
  window.calls = new MutationObserver(() => { if (isNext()) document.querySelector(stop)?.click() })
  window.calls.observe(document.body, { attributes: true, childList: true, subtree: true })
}"""


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
    visitor.page.evaluate(CALL_AT_ONCE, STOP)
    pressed = ""
    while pressed != GIVE:
        assert visitor.wait_for_turn(), "the round is over, and no call was in time"
        assert not visitor.has("[data-place].lit"), "where a card fits is for people to see"
        pressed = press(visitor, GIVE, DECLINE, ELSEWHERE, OWN)
    visitor.page.evaluate("window.calls.disconnect()")
    visitor.play_on(IN_PAGE)
    assert visitor.phase == "over"


async def overlooked(base: str) -> tuple[str, str, str, int]:
    """Let the host overlook that a card fits a friend's pile, and be stopped; return seat, card, whose pile."""
    async with AsyncExitStack() as stay:
        host = await Client.open(base, game="ueberall", seats=3, name="Lea", options={"attention": "human"})
        friends = [await Client.join(base, host.code, name) for name in ("Ben", "Wilhelmine-Charlotte")]
        people = [await stay.enter_async_context(each) for each in (host, *friends)]
        await host.command("begin")
        while True:
            for each in people:
                await each._come_to(host.seq)
            due = people[host.table["must"][0]]
            choices = [choice for choice in due.legal if choice["do"] == "place"]
            fits = [choice["on"] for choice in choices if choice["on"] not in {"own", "middle"}]
            if due is host and len(fits) == 1:
                break
            await due.act(choices[0])
            await host._come_to(due.seq)
        own = next(choice for choice in choices if choice["on"] == "own")
        await host.act(own)
        await friends[-1]._come_to(host.seq)
        stop = next(choice for choice in friends[-1].legal if choice["do"] == "stop")
        assert (await friends[-1].act(stop, 700))["type"] == "answer"
        return host.code, str(host.token), own["card"], fits[0]


def test_beside_the_sign_no_words_push_the_table_away(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors(viewport=SMALL_PHONE, locale="fr-FR")
    visitor.lay_table("ueberall", 4, attention="human")
    watch_the_board(visitor.page)
    said = False
    while not said:  # the longest: a card to place, and somebody to stop
        assert visitor.wait_for_turn()
        visitor.page.evaluate("() => new Promise(requestAnimationFrame)")
        said = visitor.has(STOP)
        visitor.after(lambda: visitor.click("[data-on='own']"))
    assert len(boards(visitor.page)) == 1


def test_a_stopp_against_me_says_who_called_it_and_shows_which_card_fits_where(
    visitors: Callable[..., Visitor], open_page_house: Callable[..., RunningHouse]
) -> None:
    with open_page_house(pace=Pace(beat=1_000)) as looking:  # a verdict stays until somebody goes on
        visitor = visitors(to=looking)
        code, token, card, whose = apart(overlooked(looking.base))
        visitor.take_seat(code, token, "ueberall")
        verdict = visitor.page.locator("[data-verdict='right']")
        expect(verdict).to_contain_text("Wilhelmine-Charlotte ruft „Stopp!“")
        expect(verdict).to_contain_text("passt zu")
        expect(visitor.page.locator("[data-place].lit")).to_have_attribute("data-place", str(whose))
        for size, (width, height) in SIZES.items():
            visitor.page.set_viewport_size({"width": width, "height": height})
            shown = verdict.locator(f"[data-card='{card}']")
            expect(shown).to_be_in_viewport(ratio=1)
            assert shown.bounding_box()["width"] >= 48, size  # type: ignore[index]
            expect(visitor.page.locator("[data-action='go-on']")).to_be_in_viewport(ratio=1)
            assert overflowing(visitor.page) == [], size
        visitor.do("go-on")
        expect(verdict).to_have_count(0)


def test_a_card_is_dragged_to_a_pile_and_a_wrong_pile_is_explained(visitor: Visitor) -> None:
    ear = Ear(visitor)
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
    assert ear.last_action == {"do": "place", "card": name, "on": "own"}  # somebody may have laid one on it since


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
            seq = phone.seq
            called = other.first.evaluate("button => { button.click(); return button.dataset.for }")
            phone.wait_beyond(seq)
            break
    stops = [each for each in phone.ear.said if each.get("action", {}).get("do") == "stop"]
    assert [str(each["seat"]) for each in stops] == [called]
