"""Schwarzer Peter, played through the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from elferhaus.client import Client
from elferhaus.server.tables.listener import Pace
from elferhaus.words import LANGUAGES
from page.fixtures import PHONE
from page.measures import overflowing
from page.people import TURN_MS, Visitor, apart
from server.houses import RunningHouse

HAND = "[data-zone='hand']"
BACK = "[data-card='back'][data-index]"


# The neighbour may rearrange meanwhile: then this choice is refused, and made again, or the table goes on before it is
# heard. The turn is over when nothing can be pulled any more, were it for a moment.
PULL = """back => new Promise(done => {
  const pull = () => document.querySelector("[data-action='pull']:enabled")?.click()
  const again = setInterval(pull, 100)
  const turn = new MutationObserver(() => {
    if (document.querySelector(back)) return
    turn.disconnect()
    clearInterval(again)
    done()
  })
  turn.observe(document.body, { childList: true, subtree: true, attributes: true })
  pull()
})"""


def decide(visitor: Visitor) -> None:
    """Raise the first of the neighbour's cards, and pull it."""
    visitor.click(BACK)
    visitor.page.wait_for_selector("[data-action='pull']:enabled")
    visitor.page.evaluate(PULL, BACK)


def test_a_round_is_played_to_its_end(visitor: Visitor) -> None:
    visitor.lay_table("schwarzer-peter", 2, forfeit="ein Lied singen")
    assert visitor.play_to_the_end(decide)
    assert visitor.phase == "over"
    # The end is seen for a while before the result comes.
    expect(visitor.page.locator("[data-loser]")).to_contain_text("ein Lied singen")
    assert len(visitor.cards("[data-loser]")) == 2


def sit_down(*people: Visitor, **options: Any) -> None:
    """Let people sit at a new table without bots, begun: the second one draws first, from the third, or the first."""
    house = people[0].house

    async def laid() -> tuple[str, list[str]]:
        choice = {"game": "schwarzer-peter", "seats": len(people), "options": options, "name": "Lea"}
        async with await Client.open(house.base, **choice) as host:
            others = [await Client.join(house.base, host.code, name) for name in ("Ben", "Mia")[: len(people) - 1]]
            assert (await host.command("begin"))["type"] == "answer"
            return host.code, [str(each.token) for each in (host, *others)]

    code, tokens = apart(laid())
    for seat, (person, token) in enumerate(zip(people, tokens, strict=True)):
        person.take_seat(code, token, "schwarzer-peter", seat)
        person.page.wait_for_selector("[data-phase='playing']")


def wait_for_hand(person: Visitor, cards: list[str]) -> None:
    """Wait until the hand lies in this order."""
    person.page.wait_for_function(
        """cards => {
          const held = [...document.querySelectorAll(`[data-zone='hand'] [data-card]`)]
          return held.map((each) => each.dataset.card).join() === cards
        }""",
        arg=",".join(cards),
    )


def test_rearranged_cards_are_kept_by_the_house(visitors: Callable[..., Visitor]) -> None:
    lea, ben = visitors(), visitors()
    sit_down(lea, ben)
    first, second, *others = dealt = lea.cards(HAND)
    # By keyboard: the second card before the first, and the focus goes along.
    lea.page.locator(f"{HAND} [data-card='{first}']").focus()
    lea.page.keyboard.press("ArrowRight")
    lea.after(lambda: lea.page.keyboard.press("Shift+ArrowLeft"))
    wait_for_hand(lea, [second, first, *others])
    assert lea.page.evaluate("document.activeElement.dataset.card") == second
    # By tapping it, and then where it shall go.
    lea.click(f"{HAND} [data-card='{first}']")
    lea.after(lambda: lea.click(f"{HAND} [data-card='{second}']"))
    wait_for_hand(lea, dealt)
    # By dragging: the first one behind the next.
    start = lea.page.locator(f"{HAND} [data-card='{first}']").bounding_box()
    end = lea.page.locator(f"{HAND} [data-card='{others[0]}']").bounding_box()
    assert start
    assert end
    seq = lea.seq
    lea.page.mouse.move(start["x"] + 10, start["y"] + 20)
    lea.page.mouse.down()
    lea.page.mouse.move(end["x"] + 2, end["y"] + 15, steps=6)
    lea.page.mouse.up()
    lea.wait_beyond(seq)
    wait_for_hand(lea, [second, first, *others])
    lea.page.reload()
    wait_for_hand(lea, [second, first, *others])
    # Ben pulls the first one, which he sees only then.
    assert set(ben.cards("[aria-label^='Lea']")) == {"back"}
    ben.after(lambda: decide(ben))
    wait_for_hand(lea, [first, *others])


def test_out_of_turn_the_house_says_why_not(visitors: Callable[..., Visitor]) -> None:
    lea, ben = visitors(), visitors()
    sit_down(lea, ben)
    ben.page.wait_for_selector(f"{HAND} [data-card]")
    hand = ben.cards(HAND)
    ben.page.locator(f"{HAND} [data-card='{hand[0]}']").focus()
    ben.page.keyboard.press("Shift+ArrowRight")
    expect(ben.page.locator(".why", has_text="Umstecken darf jetzt nur")).to_be_visible()
    wait_for_hand(ben, hand)


@pytest.mark.parametrize("width", [360, 390])
def test_every_back_has_room_for_a_finger(visitors: Callable[..., Visitor], width: int) -> None:
    lea, ben = visitors(), visitors(viewport={"width": width, "height": 740})
    sit_down(lea, ben)
    backs = ben.page.locator(BACK)
    expect(backs.nth(4)).to_be_visible()
    seen = backs.evaluate_all(SEEN)
    assert min(seen) >= 44 * 44, f"so many square pixels can be touched: {seen}"


# How much of each card lies on top, so that a tap there means this card.
SEEN = """cards => cards.map((card) => {
  const { left, right, top, bottom } = card.getBoundingClientRect()
  let seen = 0
  for (let x = left; x < right; x += 4) {
    for (let y = top; y < bottom; y += 4) {
      if (document.elementFromPoint(x, y)?.closest('[data-card]') === card) seen += 16
    }
  }
  return seen
})"""


# A pair while the own hand needs little room: then the pair is as large as it can be.
UNTIL_A_PAIR = """() => {
  const few = document.querySelectorAll("[data-zone='hand'] [data-card]").length < 6
  const pair = document.querySelector('.pair [data-card]')
  if (pair && few) return !document.querySelector('[data-flying]')
  document.querySelector(['pull', 'ready', 'go-on'].map((verb) => `[data-action='${verb}']:enabled`).join())?.click()
  return false
}"""
PAIR_AND_TABLE = """() => {
  const edges = (selector, edge) =>
    [...document.querySelectorAll(selector)].map((card) => card.getBoundingClientRect()[edge])
  return [Math.max(...edges('.pair [data-card]', 'right')), Math.min(...edges('.pairs', 'left'))]
}"""


def test_a_pair_stands_beside_those_on_the_table_on_a_short_phone(
    visitors: Callable[..., Visitor], open_page_house: Callable[..., RunningHouse]
) -> None:
    with open_page_house(pace=Pace(beat=1_000)) as looking:  # until somebody goes on
        visitor = visitors(to=looking, viewport={"width": 667, "height": 375})
        visitor.lay_table("schwarzer-peter", 3, short=True)
        visitor.page.wait_for_function(UNTIL_A_PAIR, timeout=TURN_MS)
        right, left = visitor.page.evaluate(PAIR_AND_TABLE)
        assert right <= left


def test_beside_a_pair_stands_whoever_has_it_and_not_who_draws_next(
    visitors: Callable[..., Visitor], open_page_house: Callable[..., RunningHouse]
) -> None:
    with open_page_house(pace=Pace(beat=1_000)) as looking:
        visitor = visitors(to=looking, viewport={"width": 1280, "height": 800})
        visitor.lay_table("schwarzer-peter", 3, short=True)
        visitor.page.wait_for_function(UNTIL_A_PAIR, timeout=TURN_MS)
        who = visitor.page.locator(".scene > .who")
        expect(who.locator(".window")).to_have_count(1)
        assert "zieht" not in who.inner_text()


WHERE_THE_HAND_IS = """() => {
  const { bottom } = document.querySelector("[data-zone='hand']").getBoundingClientRect()
  return Math.round(innerHeight - bottom)
}"""


def test_the_hand_stays_where_it_is_while_somebody_may_rearrange(
    visitors: Callable[..., Visitor], open_page_house: Callable[..., RunningHouse]
) -> None:
    with open_page_house(pace=Pace(decide=0.04, window=60)) as patient:  # nobody draws before she is ready
        visitor = visitors(to=patient, viewport=PHONE)
        page = visitor.page
        visitor.lay_table("schwarzer-peter", 2)
        pulls, waits = "[data-action='pull']", "[data-action='ready']"
        found: dict[str, set[int]] = {}
        while len(found) < 2:
            page.wait_for_function(
                """what => {
                  document.querySelector("[data-action='go-on']:enabled")?.click()
                  return document.querySelector(what)
                }""",
                arg=f"{pulls}:enabled, {waits}:enabled",
            )
            mine = visitor.has(pulls)
            at = found.setdefault("pull" if mine else "arrange", set())
            for language in LANGUAGES:
                visitor.speak(language)
                for width, height in ((360, 740), (390, 844)):
                    page.set_viewport_size({"width": width, "height": height})
                    at.add(page.evaluate(WHERE_THE_HAND_IS))
                    assert overflowing(page) == [], f"{width} wide, {language}"
            if not mine:  # what she may do stands on the table
                expect(page.locator(".scene > .who")).to_be_in_viewport(ratio=1)
            visitor.speak("de")
            seq = visitor.seq
            visitor.do("pull" if mine else "ready")
            visitor.wait_beyond(seq)
        assert len(found["pull"] | found["arrange"]) == 1, found
