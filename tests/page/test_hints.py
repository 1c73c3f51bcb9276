"""The cat is asked at one's turn: she says why in one sentence, and shows what is to be tapped, to that person only."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from page.cat import BUBBLE, NEXT, ask, asks_and_follows, follow, wait_for_choice, words
from page.listening import NOTE_EVERYTHING
from page.measures import SMALL_PHONE, accessible_in_both_themes, fits_in_five_languages, small_targets
from page.people import Visitor, apart
from page.phone import Ear, laid, shared
from server.houses import RunningHouse

CHOICE = "farben"  # there is something to decide at every turn


@pytest.mark.parametrize(
    ("game", "seats"), [("elfer-raus", 3), ("elevens", 2), ("ratefix", 2), ("farben", 2), ("hoechste", 2)]
)
def test_she_says_why_and_what_she_means_is_accepted(
    visitors: Callable[..., Visitor], swift_house: RunningHouse, game: str, seats: int
) -> None:
    visitor = visitors(to=swift_house)
    ear = Ear(visitor)
    visitor.lay_table(game, seats)
    for _ in range(2):
        wait_for_choice(visitor, game)
        asks_and_follows(visitor, ear, "de")
    visitor.speak("fr")
    wait_for_choice(visitor, game)
    asks_and_follows(visitor, ear, "fr")


def test_nobody_else_sees_anything_of_it(visitors: Callable[..., Visitor]) -> None:
    visitor, watcher, screen = visitors(), visitors(), visitors(viewport={"width": 1920, "height": 1080})
    ears = [Ear(each) for each in (watcher, screen)]
    visitor.lay_table(CHOICE, 3)
    wait_for_choice(visitor, CHOICE)
    for other, path in ((watcher, visitor.code), (screen, f"{visitor.code}/screen")):
        other.visit(f"/{path}")
        other.page.wait_for_selector("[data-phase='playing']")
    before = [other.seq for other in (watcher, screen)]
    ask(visitor)
    assert [other.seq for other in (watcher, screen)] == before
    for other, ear in zip((watcher, screen), ears, strict=True):
        assert not other.has("[data-action='hint']"), "who does not play has nothing to ask"
        assert not other.page.locator(f"{BUBBLE}, [data-lit]").count()
        assert "hint" not in {each["type"] for each in ear.told}


def test_she_goes_when_the_table_goes_on_or_somebody_has_seen_enough(visitor: Visitor) -> None:
    ear = Ear(visitor)
    visitor.lay_table(CHOICE, 3)
    bubble = visitor.page.locator(BUBBLE)
    wait_for_choice(visitor, CHOICE)
    first = ask(visitor)
    visitor.click(f"{BUBBLE} button[aria-label='Schließen']")
    expect(bubble).to_have_count(0)
    assert ask(visitor) == first, "she does not change her mind"
    visitor.do("hint")
    expect(bubble).to_have_count(0)
    ask(visitor)
    visitor.click("header h1")  # something else, which does nothing: a place in a row might lay a card
    expect(bubble).to_have_count(0)
    ask(visitor)
    visitor.page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    ask(visitor)
    follow(visitor, ear)


def test_what_others_choose_unseen_does_not_take_her_word_away(visitors: Callable[..., Visitor]) -> None:
    """In hoechste all choose at once: a choice of somebody else is a step of the table, but changes nothing here."""
    lea, ben = visitors(), visitors()
    code, tokens = apart(laid(lea.house.base, "hoechste", 2, 2, True, {}))
    for seat, (visitor, token) in enumerate(zip((lea, ben), tokens, strict=True)):
        visitor.take_seat(code, token, "hoechste", seat)
        visitor.page.wait_for_selector("[data-action='hint']")
    said = ask(lea)
    lea.after(ben.page.locator("[data-zone='hand'] [data-card]").first.dblclick)
    assert words(lea) == said


def test_with_the_keyboard_alone(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors(viewport={"width": 1440, "height": 900}, has_touch=False)
    visitor.lay_table("hoechste", 2)
    wait_for_choice(visitor, "hoechste")
    keys = visitor.page.keyboard
    keys.press("h")
    visitor.page.wait_for_selector(BUBBLE)
    expect(visitor.page.locator("[data-action='follow']")).to_be_focused()
    keys.press("Escape")
    expect(visitor.page.locator(BUBBLE)).to_have_count(0)
    expect(visitor.page.locator("[data-action='hint']")).to_be_focused()
    keys.press("Enter")
    visitor.page.wait_for_selector(BUBBLE)
    keys.press("Enter")  # she picks the card
    expect(visitor.page.locator("[data-action='play']")).to_be_focused()
    visitor.after(lambda: keys.press("Enter"))


def test_where_there_is_nothing_to_decide_she_sleeps(visitor: Visitor) -> None:
    visitor.lay_table("zweikampf", 2)
    assert visitor.wait_for_turn()
    assert not visitor.has("[data-action='hint']")
    visitor.page.keyboard.press("h")
    visitor.after(lambda: visitor.do("turn"))
    for screen in ("lesson", "film"):
        visitor.go_to(screen)
        assert not visitor.has("[data-action='hint']"), screen


def test_whoever_asks_is_told_aloud_if_they_like_and_the_cards_did_not_wait_for_it(visitor: Visitor) -> None:
    visitor.prepare(NOTE_EVERYTHING)
    visitor.prepare("localStorage.setItem('elferhaus.settings', JSON.stringify({ speech: true, language: 'it' }))")
    loaded: list[str] = []
    visitor.listen("request", lambda request: loaded.append(request.url))
    visitor.lay_table(CHOICE, 3)
    wait_for_choice(visitor, CHOICE)
    visitor.page.wait_for_selector("[data-whole]")
    board, hint = (next(at for at, url in enumerate(loaded) if name in url) for name in (f"/{CHOICE}-", "/later-"))
    assert board < hint
    before = len(loaded)
    said = ask(visitor)
    assert not [url for url in loaded[before:] if "/assets/" in url], "a lost line keeps nobody from asking"
    visitor.page.wait_for_function(
        "said => noted.spoken.some(([lang, text]) => lang === 'it-IT' && text === said)", arg=said
    )


def test_on_a_shared_phone_she_answers_whoever_holds_it(visitors: Callable[..., Visitor]) -> None:
    phone = shared(visitors())
    phone.share("hoechste", 2)
    for _ in range(2):
        assert phone.stands() == "cover"
        seat = phone.covered_for
        assert not phone.has("[data-action='hint']")
        phone.reveal()
        assert phone.stands() == "turn"
        ask(phone)
        hint = next(each for each in reversed(phone.ear.told) if each["type"] == "hint")
        assert hint["action"]["card"] in phone.hands()[seat]
        phone.do("follow")
        phone.after(lambda: phone.click(NEXT))
        if phone.stands() == "pass":
            phone.do("pass-on")
    phone.stands()
    assert not phone.has(BUBBLE)


@pytest.mark.parametrize("game", [CHOICE, "ratefix"])
def test_she_is_readable_and_fits_in_five_languages(visitors: Callable[..., Visitor], game: str) -> None:
    visitor = visitors(viewport=SMALL_PHONE)
    visitor.lay_table(game, 3)
    wait_for_choice(visitor, game)
    ask(visitor)
    assert small_targets(visitor.page) == []
    # Whoever wants no motion sees none: what was laid fades in, and then all is still.
    visitor.page.wait_for_function("() => document.getAnimations().length === 0")
    said = words(visitor)
    fits_in_five_languages(visitor.page)
    assert words(visitor) != said, "she says it in the last of them"
    accessible_in_both_themes(visitor)
