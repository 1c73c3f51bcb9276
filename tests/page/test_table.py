"""What holds at every table: it is the same for everyone, and survives whatever happens to a browser or the house."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from games.elfer_raus.test_page import IN_PAGE, VERBS, decide
from page.people import Visitor, apart
from server.chaos import DoomedHouse
from server.houses import RunningHouse

HAND = "[data-zone='hand']"
# A face is gone soon: whoever waits for it has to look before.
WATCH_FOR_A_FACE = """() => { window.face = new Promise(done => new MutationObserver(() => {
  const shown = document.querySelector('[data-shown]')
  if (shown) done(shown.dataset.shown)
}).observe(document.body, { childList: true, subtree: true })) }"""

EDGES = "scene => { const { left, right, bottom } = scene.getBoundingClientRect(); return [left, right, bottom] }"


def test_a_move_on_the_phone_is_seen_on_the_desktop_and_on_the_tv(visitors: Callable[..., Visitor]) -> None:
    phone = visitors()
    desktop = visitors(viewport={"width": 1440, "height": 900})
    tv = visitors(viewport={"width": 1920, "height": 1080})
    phone.lay_table("elfer-raus", 3)
    desktop.visit(f"/{phone.code}")
    tv.visit(f"/{phone.code.upper()}/screen")
    for other in (desktop, tv):
        other.page.wait_for_selector("[data-phase='playing']")
    for _ in range(3):
        if phone.wait_for_turn():
            phone.after(lambda: decide(phone))
    assert phone.wait_for_turn()
    seq = phone.seq
    for other in (desktop, tv):
        other.page.wait_for_selector(f"[data-seq='{seq}']")
        laid = set(other.cards("[data-place]"))
        assert laid
        assert set(phone.cards("[data-place]")) <= laid  # a phone does not draw the middle of a row
        assert not other.has(HAND), "nobody's hand is shown to others"
    tv.page.evaluate(WATCH_FOR_A_FACE)
    phone.do("faces")
    phone.click("[data-face='cheer']")
    assert tv.page.evaluate("window.face") == "cheer"
    assert phone.seq == seq, "nothing changes by it"


def test_a_reload_in_mid_turn_changes_nothing(visitor: Visitor) -> None:
    visitor.lay_table("elfer-raus", 3)
    while not visitor.has("[data-action='end']"):  # something is laid, and more could be
        assert visitor.wait_for_turn()
        visitor.after(lambda: decide(visitor))
    hand, seq = visitor.cards(HAND), visitor.seq
    visitor.page.reload()
    visitor.page.wait_for_selector(f"[data-seq='{seq}']")
    assert visitor.cards(HAND) == hand
    assert visitor.has("[data-action='end']")


def test_the_language_changes_in_mid_game(visitor: Visitor) -> None:
    visitor.lay_table("elfer-raus", 3)
    hand, seq = visitor.cards(HAND), visitor.seq
    for language, words in {"fr": "Ta main", "nl": "Jouw hand", "it": "La tua mano", "en": "Your hand"}.items():
        visitor.do("menu")
        visitor.page.locator(f"[data-option='language'][data-value='{language}']").check(force=True)
        visitor.page.keyboard.press("Escape")
        visitor.page.wait_for_selector(f"html[lang='{language}']")
        visitor.page.get_by_role("group", name=words).wait_for()
    assert visitor.cards(HAND) == hand
    assert visitor.seq >= seq


def test_a_whole_game_by_keyboard_only(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors(viewport={"width": 1280, "height": 800}, has_touch=False)
    visitor.lay_table("junior", 4)  # the shorter of the two games with rows

    keys = visitor.page.keyboard

    def by_keyboard(_: Visitor) -> None:
        if visitor.has(f"{HAND} [data-can]"):
            visitor.tab_to(f"{HAND} [data-card]")
            keys.press("Home")
            visitor.tab_to(f"{HAND} [data-can]", "ArrowRight")
            keys.press("Enter")  # takes the card
            keys.press("Enter")  # lays it
        else:
            visitor.tab_to(", ".join(f"[data-action='{verb}']" for verb in VERBS))
            keys.press("Enter")

    assert visitor.play_to_the_end(by_keyboard)


def test_a_house_killed_in_mid_game_comes_back_with_the_same_hands(
    visitors: Callable[..., Visitor], tmp_path: Path
) -> None:
    doomed = DoomedHouse(tmp_path / "doomed.db")
    apart(doomed.back())
    try:
        visitor = visitors(to=doomed)
        visitor.lay_table("elfer-raus", 3)
        for _ in range(2):
            assert visitor.wait_for_turn()
            visitor.after(lambda: decide(visitor))
        assert visitor.wait_for_turn()
        hand, seq = visitor.cards(HAND), visitor.seq
        visitor.page.wait_for_selector("[data-whole]")
        doomed.kill()
        visitor.page.wait_for_selector("[data-status='lost']")
        assert visitor.cards(HAND) == hand, "what is known stays on the table"
        apart(doomed.back())
        visitor.page.wait_for_selector("[data-status='live']")
        assert (visitor.cards(HAND), visitor.seq) == (hand, seq)
        visitor.after(lambda: decide(visitor))
        assert visitor.wait_for_turn()
    finally:
        doomed.close()


def test_a_tap_while_the_line_is_lost_is_neither_lost_nor_doubled(visitor: Visitor, house: RunningHouse) -> None:
    visitor.lay_table("elfer-raus", 2)
    assert visitor.wait_for_turn()
    hand, seq = visitor.cards(HAND), visitor.seq
    visitor.page.wait_for_selector("[data-whole]")
    house.stop()
    visitor.page.wait_for_selector("[data-status='lost']")
    decide(visitor)
    house.start()
    visitor.wait_beyond(seq)
    visitor.page.wait_for_selector("[data-status='live']")
    now = visitor.cards(HAND)
    assert len(now) == len(hand) + (1 if len(now) > len(hand) else -1)
    assert visitor.complaints == []


def test_a_table_that_is_drawn_fetches_nothing_more_for_a_tap(visitor: Visitor) -> None:
    visitor.lay_table("elfer-raus", 2)
    assert visitor.wait_for_turn()
    visitor.page.wait_for_selector("[data-whole]")
    fetched: list[str] = []
    visitor.listen("request", lambda request: fetched.append(request.url))
    visitor.after(lambda: decide(visitor))  # the first sound
    while not (visitor.wait_for_turn() and visitor.has("[data-action='hint']")):  # where there is something to choose
        visitor.after(lambda: decide(visitor))
    visitor.do("hint")
    visitor.page.wait_for_selector("[data-hint]")
    visitor.do("menu")
    visitor.after(lambda: visitor.click("dialog [data-action='pause']"))
    visitor.page.wait_for_selector("[data-paused]")
    assert [url for url in fetched if "/assets/" in url] == []


# What the keyboard gets to in the middle of the page: the scene's own buttons.
REACHED_IN_MAIN = """() => [...document.querySelectorAll('main :is(button, [tabindex="0"])')]
  .filter((node) => !node.disabled && !node.closest('[inert]') && node.checkVisibility({ visibilityProperty: true }))
  .map((node) => node.dataset.action ?? node.outerHTML)"""


def test_a_pause_is_seen_by_everyone_and_the_host_goes_on_from_it(visitors: Callable[..., Visitor]) -> None:
    host, guest, screen = visitors(), visitors(), visitors(viewport={"width": 1920, "height": 1080})
    host.lay_table("elfer-raus", 3)
    guest.visit(f"/{host.code}")
    screen.visit(f"/{host.code}/screen")
    for each in (guest, screen):
        each.page.wait_for_selector("[data-phase='playing']")
    host.do("menu")
    host.after(lambda: host.click("dialog [data-action='pause']"))
    for each in (guest, screen):
        assert "Lea macht gerade Pause" in each.page.locator("[data-paused]").inner_text()
        assert not each.has("[data-paused] [data-action='pause']")
    assert screen.page.locator("[data-paused]").evaluate(EDGES) == [0, 1920, 1080], "it fills the TV"
    assert "Du machst gerade Pause" in host.page.locator("[data-paused]").inner_text()
    for each in (host, guest, screen):  # what lies under it is out of reach
        assert each.page.evaluate(REACHED_IN_MAIN) == ["pause"] * (each is host)
    host.after(lambda: host.click("[data-paused] [data-action='pause']"))
    for each in (host, guest, screen):
        each.page.locator("[data-paused]").wait_for(state="detached")


def test_the_end_of_a_round_lies_over_all_that_is_over(visitor: Visitor) -> None:
    visitor.lay_table("elfer-raus", 2)
    visitor.page.evaluate(
        f"""() => new MutationObserver(() => {{
          const end = document.querySelector('[data-ending]')
          if (window.reached || !end) return
          window.reached = ({REACHED_IN_MAIN})()
          const buttons = document.querySelector("[data-action='result']").parentElement
          window.between = buttons.getBoundingClientRect().top - end.getBoundingClientRect().bottom
        }}).observe(document, {{ subtree: true, childList: true }})"""
    )
    visitor.play_on(IN_PAGE)
    visitor.page.wait_for_function("() => window.reached")
    assert visitor.page.evaluate("reached.filter((button) => button !== 'result' && button !== 'go-on')") == []
    assert visitor.page.evaluate("between") <= 0, "nothing looks out between it and the buttons"
