"""Ratefix through the page: a pad, everyone's guesses on a line, and the sum."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from elferhaus.server.tables.listener import Pace
from page.lessons import learn, tap_what_is_lit
from page.measures import SIZES
from page.people import Visitor
from server.houses import RunningHouse


def free_number(visitor: Visitor, wanted: int) -> int:
    """Return the number nearest above that nobody has named in this trick."""
    named = {int(pin.get_attribute("data-guess") or 0) for pin in visitor.page.locator("[data-guess]").all()}
    while wanted in named:
        wanted += 1
    return wanted


def guess(visitor: Visitor, number: int) -> None:
    """Type a number by taps and say it."""
    for digit in str(number):
        visitor.click(f"[data-digit='{digit}']")
    visitor.do("guess")


def go_on(visitor: Visitor) -> None:
    """Look no longer at the last trick."""
    if visitor.has("[data-action='go-on']"):
        visitor.do("go-on")
    visitor.page.locator("[data-sum]").wait_for(state="detached")


def decide(visitor: Visitor) -> None:
    """Say a number near the middle."""
    go_on(visitor)
    assert set(visitor.cards("[data-place]")) != {"back"}
    guess(visitor, free_number(visitor, 30))


def test_a_round_is_played_to_its_end(visitor: Visitor) -> None:
    visitor.lay_table("ratefix", 3)

    def look_and_decide(_: Visitor) -> None:
        go_on(visitor)
        assert visitor.cards("[data-place]").count("back") == 2, "everyone knows the own card only"
        decide(visitor)

    assert len(visitor.play_to_the_end(look_and_decide)) == 13
    assert visitor.phase == "over"


def test_by_keyboard_and_with_a_reveal(visitor: Visitor) -> None:
    visitor.lay_table("ratefix", 2)
    keys = visitor.page.keyboard
    for _ in range(2):  # once as the first, once as the second: a trick is over after either
        assert visitor.wait_for_turn()
        go_on(visitor)
        own = next(card for card in visitor.cards("[data-place]") if card != "back")
        number = free_number(visitor, int(own[1:]) + 10)
        seq = visitor.seq
        keys.type(str(number))
        keys.press("Enter")
        visitor.wait_beyond(seq)
        visitor.page.wait_for_selector("[data-sum]")
        cards = visitor.cards("[data-place]")
        total = sum(int(card[1:]) for card in cards)
        assert own in cards
        assert visitor.page.locator("[data-sum]").get_attribute("data-sum") == str(total)
        guesses = {int(pin.get_attribute("data-guess") or 0) for pin in visitor.page.locator("[data-guess]").all()}
        assert number in guesses
        if visitor.has("[data-action='go-on']"):  # all look at it: the keys rest until then
            keys.press("7")
            expect(visitor.page.locator("[data-typed='']")).to_be_visible()
        assert len(guesses) == 2


def test_a_number_that_is_gone_is_struck_and_refused(visitor: Visitor) -> None:
    visitor.lay_table("ratefix", 4)
    while True:
        assert visitor.wait_for_turn()
        go_on(visitor)
        pins = [pin.get_attribute("data-guess") or "" for pin in visitor.page.locator("[data-guess]").all()]
        named = next((pin for pin in pins if len(pin) == 2), None)
        if named:
            break
        visitor.after(lambda: guess(visitor, free_number(visitor, 40)))
    visitor.click(f"[data-digit='{named[0]}']")
    key = visitor.page.locator(f"[data-digit='{named[1]}']")
    assert named in (key.get_attribute("aria-label") or "")
    key.click()
    assert visitor.page.get_by_text("vergeben").is_visible()
    visitor.page.locator("[data-action='guess']").click(force=True)  # it says that it cannot be used, and then why
    visitor.page.wait_for_selector("[data-rule='RF-3']")
    assert "Nimm eine andere Zahl" in visitor.page.locator("[data-rule='RF-3']").inner_text()
    # And from there on with one more.
    seq = visitor.seq
    visitor.do("more")
    visitor.do("guess")
    visitor.wait_beyond(seq)


def test_what_was_turned_up_stays_until_it_was_seen(visitor: Visitor) -> None:
    learn(visitor, "ratefix")
    tap_what_is_lit(visitor, "[data-idea='2'] [data-bubble]")
    page = visitor.page
    expect(page.locator("[data-total='34']")).to_be_visible()
    keys = page.locator("[data-digit], [data-action='delete'], [data-action='more'], [data-action='guess']")
    assert keys.evaluate_all("keys => keys.map((key) => key.ariaDisabled)") == ["true"] * 13
    page.locator("[data-digit='4']").press("Enter")
    expect(page.locator("[data-typed]")).to_have_attribute("data-typed", "")
    visitor.do("go-on")
    expect(page.locator("[data-place='seat-0'] [data-card='b4']")).to_be_visible()
    expect(page.locator("[data-total]")).to_have_count(0)


def test_the_sum_is_whole_at_every_size(
    visitors: Callable[..., Visitor], open_page_house: Callable[..., RunningHouse]
) -> None:
    with open_page_house(pace=Pace(beat=1_000)) as looking:  # until somebody goes on
        visitor = visitors(to=looking)
        visitor.lay_table("ratefix", 4)
        visitor.wait_for_turn()
        guess(visitor, free_number(visitor, 40))
        flag = visitor.page.locator("[data-sum] b")
        for size, (width, height) in SIZES.items():
            visitor.page.set_viewport_size({"width": width, "height": height})
            expect(flag).to_be_in_viewport(ratio=1)
            assert flag.inner_text(), size
