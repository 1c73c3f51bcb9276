"""The cat is asked at one's turn: she says why in one sentence, and shows what is to be tapped, to that person only."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from elferhaus.locale import LANGUAGES
from page.measures import overflowing, small_targets, violations
from page.people import Visitor, apart, player_of
from page.test_hot_seat import Ear, Phone
from page.test_hot_seat import _laid as laid
from page.test_looks import SMALL_PHONE, THEMES
from page.test_mogeln import SEED, Neighbours
from page.test_senses import NOTE_EVERYTHING
from server.houses import RunningHouse

BUBBLE = "[data-hint]"
WORDS = f"{BUBBLE} [role='status']"
NEXT = "[data-lit='tap']"
MOST_TURNS = 40


def words(visitor: Visitor) -> str:
    """What the cat says, without what is only for those who listen."""
    return visitor.page.locator(WORDS).get_attribute("data-spoken") or ""


def wait_for_choice(visitor: Visitor, game: str) -> None:
    """Play until there is something to decide."""
    decide = player_of(game)
    for _ in range(MOST_TURNS):
        assert visitor.wait_for_turn()
        if visitor.has("[data-action='go-on']"):  # the last trick is still looked at
            visitor.do("go-on")
        if visitor.has("[data-action='hint']"):
            return
        visitor.after(lambda: decide(visitor))
    raise AssertionError("there was never anything to decide")


def ask(visitor: Visitor) -> str:
    visitor.do("hint")
    visitor.page.wait_for_selector(BUBBLE)
    return words(visitor)


def follow(visitor: Visitor, ear: Ear) -> dict[str, Any]:
    """Do what the cat means: let her pick it, and tap what is then lit; return what was said to the house."""
    if visitor.has("[data-action='follow']"):
        visitor.do("follow")
        expect(visitor.page.locator("[data-action='follow']")).to_have_count(0)
        assert visitor.has(BUBBLE), "nothing is done by that yet"
    visitor.after(lambda: visitor.click(NEXT))
    expect(visitor.page.locator(BUBBLE)).to_have_count(0)
    expect(visitor.page.locator("[data-lit]")).to_have_count(0)
    said: dict[str, Any] = next(each["action"] for each in reversed(ear.said) if each["type"] == "act")
    return said


def plain(action: dict[str, Any]) -> dict[str, Any]:
    """Return an action without what is not said, and its cards in any order."""
    said = {key: value for key, value in action.items() if value not in (None, False)}
    return said | ({"cards": sorted(said["cards"])} if "cards" in said else {})


def asks_and_follows(visitor: Visitor, ear: Ear, language: str) -> None:
    """Ask, and see that what is lit is what is meant."""
    said = ask(visitor)
    assert visitor.page.locator("html").get_attribute("lang") == language
    assert len(said.split()) > 3, said
    assert "hint-" not in said
    assert "{" not in said
    assert visitor.page.locator(NEXT).count() == 1
    hint = next(each for each in reversed(ear.told) if each["type"] == "hint")
    assert plain(follow(visitor, ear)) == plain(hint["action"])


@pytest.mark.parametrize(
    ("game", "seats"), [("elfer-raus", 3), ("elevens", 2), ("ratefix", 2), ("farben", 2), ("hoechste", 2)]
)
def test_she_says_why_and_what_she_means_is_accepted(visitors: Callable[..., Visitor], game: str, seats: int) -> None:
    visitor = visitors()
    ear = Ear(visitor)
    visitor.lay_table(game, seats)
    for _ in range(2):
        wait_for_choice(visitor, game)
        asks_and_follows(visitor, ear, "de")
    visitor.speak("fr")
    wait_for_choice(visitor, game)
    asks_and_follows(visitor, ear, "fr")


@pytest.fixture
def neighbours(house: RunningHouse, monkeypatch: pytest.MonkeyPatch) -> Iterator[Neighbours]:
    monkeypatch.setattr("elferhaus.server.play.cryptographic", Random(SEED))
    people = Neighbours(house)
    yield people
    people.go()


def wait_for_lay(visitor: Visitor, neighbours: Neighbours) -> None:
    """Let the others lay until it is the visitor's turn."""
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


def test_nobody_else_sees_anything_of_it(visitors: Callable[..., Visitor]) -> None:
    visitor, watcher, screen = visitors(), visitors(), visitors(viewport={"width": 1920, "height": 1080})
    ears = [Ear(each) for each in (watcher, screen)]
    visitor.lay_table("elfer-raus", 3)
    wait_for_choice(visitor, "elfer-raus")
    for other, path in ((watcher, visitor.code), (screen, f"{visitor.code}/screen")):
        other.visit(f"/{path}")
        other.page.wait_for_selector("[data-phase='playing']")
    before = [(other.seq, other.page.locator("[data-seq]").inner_html()) for other in (watcher, screen)]
    ask(visitor)
    assert [(other.seq, other.page.locator("[data-seq]").inner_html()) for other in (watcher, screen)] == before
    for other, ear in zip((watcher, screen), ears, strict=True):
        assert not other.has("[data-action='hint']"), "who does not play has nothing to ask"
        assert "hint" not in {each["type"] for each in ear.told}


def test_she_goes_when_the_table_goes_on_or_somebody_has_seen_enough(visitor: Visitor) -> None:
    visitor.lay_table("elfer-raus", 3)
    bubble = visitor.page.locator(BUBBLE)
    wait_for_choice(visitor, "elfer-raus")
    first = ask(visitor)
    visitor.click(f"{BUBBLE} button[aria-label='Schließen']")
    expect(bubble).to_have_count(0)
    assert ask(visitor) == first, "she does not change her mind"
    visitor.do("hint")
    expect(bubble).to_have_count(0)
    ask(visitor)
    visitor.click("[data-row='blue']")  # something else
    expect(bubble).to_have_count(0)
    ask(visitor)
    visitor.page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    ask(visitor)
    visitor.after(lambda: player_of("elfer-raus")(visitor))
    expect(bubble).to_have_count(0)
    expect(visitor.page.locator("[data-lit]")).to_have_count(0)


def test_what_others_choose_unseen_does_not_take_her_word_away(visitors: Callable[..., Visitor]) -> None:
    """In hoechste all choose at once: a choice of somebody else is a step of the table, but changes nothing here."""
    lea, ben = visitors(), visitors()
    code, tokens = apart(laid(lea.house.base, "hoechste", 2, 2, True, {}))
    for seat, (visitor, token) in enumerate(zip((lea, ben), tokens, strict=True)):
        kept = {"code": code, "token": token, "seat": seat, "game": "hoechste", "at": 2_000_000_000_000}
        visitor.visit("/api/games")
        visitor.page.evaluate("kept => localStorage.setItem('elferhaus.seats', JSON.stringify([kept]))", kept)
        visitor.visit(f"/{code}")
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


def test_whoever_asks_is_told_aloud_if_they_like_and_nothing_of_it_is_loaded_before(visitor: Visitor) -> None:
    visitor.page.add_init_script(NOTE_EVERYTHING)
    visitor.page.add_init_script(
        "localStorage.setItem('elferhaus.settings', JSON.stringify({ speech: true, language: 'it' }))"
    )
    loaded: list[str] = []
    visitor.page.on("request", lambda request: loaded.append(request.url))
    visitor.lay_table("elfer-raus", 3)
    wait_for_choice(visitor, "elfer-raus")
    before = len(loaded)
    assert not [url for url in loaded if "/Hint-" in url]
    said = ask(visitor)
    assert [url for url in loaded[before:] if "/Hint-" in url]
    visitor.page.wait_for_function(
        "said => noted.spoken.some(([lang, text]) => lang === 'it-IT' && text === said)", arg=said
    )


def test_on_a_shared_phone_she_answers_whoever_holds_it(visitors: Callable[..., Visitor]) -> None:
    phone = visitors()
    phone.__class__ = Phone
    assert isinstance(phone, Phone)
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


@pytest.mark.parametrize("game", ["elfer-raus", "ratefix"])
def test_she_is_readable_and_fits_in_five_languages(visitors: Callable[..., Visitor], game: str) -> None:
    visitor = visitors(viewport=SMALL_PHONE)
    visitor.lay_table(game, 3)
    wait_for_choice(visitor, game)
    ask(visitor)
    assert small_targets(visitor.page) == []
    assert visitor.page.evaluate("() => document.getAnimations().length") == 0, "who wants no motion sees none"
    for theme in THEMES:
        visitor.page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
        visitor.page.wait_for_selector(f"html[data-theme='{theme}']")
        assert violations(visitor.page) == []
    said = set()
    for language in LANGUAGES:
        visitor.speak(language)
        said.add(words(visitor))
        assert overflowing(visitor.page) == [], language
    assert len(said) == len(LANGUAGES)
