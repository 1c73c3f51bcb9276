"""A game that the page has no folder for is played at once, on the plain board: every kind of choice, by everyone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect

from page.cat import asks_and_follows
from page.measures import (
    SMALL_PHONE,
    accessible_in_both_themes,
    fits_in_five_languages,
    small_targets,
)
from page.outside import GAME, install, rewrite
from page.people import Visitor, apart
from page.phone import Ear, shared
from server.chaos import DoomedHouse
from server.houses import RunningHouse

HAND = "[data-zone='hand'] [data-card]"
STAGE = "main .stage"
ALL_AT_ONCE = "[data-game='hoechste']"  # everybody chooses unseen
DESKTOP = {"width": 1440, "height": 900}


def on_the_plain_board(visitor: Visitor, game: str) -> None:
    """Let the page not get the game's own script: then it has none, as for a game from outside."""
    visitor.page.route(f"**/assets/{game}-*.js", lambda route: route.abort())
    visitor.expected.append("net::ERR_FAILED")


def decide(visitor: Visitor) -> None:
    """Do the first thing that the board offers."""
    page = visitor.page
    if page.locator("[data-typed]").count():
        number = next(each for each in range(30, 80) if not visitor.has(f"text='{each}'"))
        for digit in str(number):
            visitor.click(f"[data-digit='{digit}']")
        visitor.click(".numbers .go")
    elif page.locator(f"{HAND}[data-can]").count():
        card = page.locator(f"{HAND}[data-can]").first
        name = card.get_attribute("data-card")
        card.click()
        visitor.click("[data-ask] [data-does], .actions .primary[data-action]")
        if page.locator(ALL_AT_ONCE).count():  # the table goes on before this choice is heard
            page.locator(f"{HAND}[data-card='{name}']").wait_for(state="detached")
    elif page.locator(f"{STAGE} [data-does]").count():
        visitor.click(f"{STAGE} [data-does]")
    else:
        visitor.click(f"{STAGE} [data-place][data-action]")
        visitor.click("[data-ask] [data-does]")


# The same in the page: the rarest colour goes, the most common one is taken, and what closes a round is done.
IN_PAGE = """async () => {
  const soon = () => new Promise(next => setTimeout(next))
  const all = (selector) => [...document.querySelectorAll(selector)]
  const typed = document.querySelector('[data-typed]')
  if (typed) {
    const gone = all("[data-field='guesses']").map(({ textContent }) => textContent).join(' ')
    const number = Array.from({ length: 50 }, (_, i) => String(i + 30)).find(each => !gone.includes(each))
    for (const digit of number) { document.querySelector(`[data-digit='${digit}']`).click(); await soon() }
    return document.querySelector('.numbers .go').click()
  }
  const hand = all("[data-zone='hand'] [data-card]")
  const count = (colour) => hand.filter(({ dataset }) => dataset.card[0] === colour).length
  const rank = ({ dataset }) => count(dataset.card[0])
  const [card] = hand.filter(each => 'can' in each.dataset).sort((one, other) => rank(one) - rank(other))
  if (card) { card.click(); await soon() }
  const choices = card ? all('[data-ask] [data-does]') : all('main .stage [data-does]')
  const common = hand.map(each => each.dataset.card[0]).sort((one, other) => count(other) - count(one))[0]
  const best = choices.find(each => each.dataset.does.includes('close')) ??
    choices.find(each => [...each.querySelectorAll('[data-card]')].at(-1)?.dataset.card.startsWith(common))
  const [first] = best ? [best] : choices.length ? choices : all('.actions .primary[data-action]')
  first.click()
  const at_once = document.querySelector("ALL_AT_ONCE")
  while (at_once && card?.isConnected) await soon()  // the table goes on before this choice is heard
}""".replace("ALL_AT_ONCE", ALL_AT_ONCE)


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param("elfer-raus", 6, marks=pytest.mark.slow),
        pytest.param("farben", 3, marks=pytest.mark.slow),
        ("ratefix", 4),
        ("mogeln", 3),
        pytest.param("hoechste", 2, marks=pytest.mark.slow),
    ],
)
def test_a_round_is_played_to_its_end(
    visitors: Callable[..., Visitor], swift_house: RunningHouse, game: str, seats: int
) -> None:
    visitor = visitors(to=swift_house)
    on_the_plain_board(visitor, game)
    visitor.lay_table(game, seats, bots="greedy", **({"sneak": False} if game == "mogeln" else {}))
    expect(visitor.page.locator(f"{STAGE} [data-field]").first).to_be_visible()
    assert visitor.play_to_the_end(closing if game == "farben" else decide, IN_PAGE)
    visitor.page.wait_for_selector("[data-points]")


def closing(visitor: Visitor) -> None:
    """In farben chance never ends a round: keep the colour that there is most of, and close with it."""
    page = visitor.page
    hand = visitor.cards("[data-zone='hand']")
    usable = [card.get_attribute("data-card") or "" for card in page.locator(f"{HAND}[data-can]").all()]
    if not usable:
        visitor.click(f"{STAGE} [data-place='stock'][data-action], {STAGE} [data-place][data-action]")
        return
    rare = min(usable, key=lambda card: sum(other[0] == card[0] for other in hand))
    visitor.click(f"{HAND}[data-card='{rare}']")
    several = page.locator("[data-ask] [data-does]")
    if several.count():
        closes = page.locator("[data-ask] [data-does*='close']")
        (closes if closes.count() else several).first.click()
    else:
        visitor.click(".actions .primary[data-action]")


def test_a_card_that_does_not_go_is_refused_with_its_rule(visitor: Visitor) -> None:
    on_the_plain_board(visitor, "elfer-raus")
    visitor.lay_table("elfer-raus", 3)
    assert visitor.wait_for_turn()
    unfit = visitor.page.locator(f"{HAND}:not([data-can])").first
    while not visitor.page.locator(f"{HAND}[data-can]").count():
        visitor.after(lambda: decide(visitor))
        assert visitor.wait_for_turn()
    card, seq = unfit.get_attribute("data-card") or "", visitor.seq
    unfit.click()
    visitor.do("lay")
    why = visitor.page.locator("[data-rule^='ER-']")
    why.wait_for()
    assert card[1:] in why.inner_text()
    assert visitor.seq == seq


def test_by_keyboard_only(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors(viewport=DESKTOP, has_touch=False)
    on_the_plain_board(visitor, "farben")
    visitor.lay_table("farben", 2)
    keys = visitor.page.keyboard
    for _ in range(2):
        assert visitor.wait_for_turn()
        visitor.tab_to("[data-place='stock'][data-action='take']")
        visitor.after(lambda: keys.press("Enter"))
        visitor.tab_to(HAND)
        keys.press("Home")
        visitor.tab_to(f"{HAND}[data-can]", "ArrowRight")
        keys.press("Enter")  # takes it
        visitor.tab_to("[data-action='drop']")
        visitor.after(lambda: keys.press("Enter"))


@pytest.mark.parametrize(
    ("game", "seats"), [pytest.param("elfer-raus", 3, marks=pytest.mark.slow), ("ratefix", 2), ("farben", 2)]
)
def test_the_cat_s_hint_is_shown_and_followed(visitor: Visitor, game: str, seats: int) -> None:
    on_the_plain_board(visitor, game)
    ear = Ear(visitor)
    visitor.lay_table(game, seats)
    for _ in range(40):
        assert visitor.wait_for_turn()
        if visitor.has("[data-action='hint']"):
            break
        visitor.after(lambda: decide(visitor))
    asks_and_follows(visitor, ear, "de")


def test_on_a_shared_phone_it_is_covered_between_two_people(visitor: Visitor) -> None:
    on_the_plain_board(visitor, "hoechste")
    phone = shared(visitor)
    phone.share("hoechste", 2)
    covers: list[int] = []
    turns = 0
    while turns < 4:
        turns += phone.go_on(decide, lambda: covers.append(phone.covered_for)) == "turn"
    assert covers[:2] == [0, 1]


def test_a_match_is_seen_again(visitor: Visitor) -> None:
    on_the_plain_board(visitor, "elfer-raus")
    visitor.go_to("film")
    rows = visitor.page.locator("[data-field='rows'] [data-card]")
    laid = rows.count()
    assert laid
    visitor.do("last")
    visitor.page.wait_for_selector("[data-action='play']")
    assert rows.count() > laid
    assert not visitor.page.locator(f"{STAGE} [data-does]").count(), "there is nothing to be done"


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("elfer-raus", 6),
        ("ratefix", 4),
        pytest.param("elevens", 4, marks=pytest.mark.slow),
        pytest.param("ueberall", 4, marks=pytest.mark.slow),
    ],
)
def test_it_is_accessible_and_fits_in_five_languages(visitors: Callable[..., Visitor], game: str, seats: int) -> None:
    visitor = visitors(viewport=SMALL_PHONE)
    on_the_plain_board(visitor, game)
    visitor.lay_table(game, seats)
    for _ in range(3):
        assert visitor.wait_for_turn()
        visitor.after(lambda: decide(visitor))
    visitor.wait_for_turn()
    assert small_targets(visitor.page) == []
    fits_in_five_languages(visitor.page)
    accessible_in_both_themes(visitor)


# ── a package from outside ──

ELEVEN = f"{HAND}[data-card$='11'][data-can]"  # whoever lays one wishes for a colour


@contextmanager
def opened(folder: Path, page: str = "", change: Callable[[Path], None] | None = None) -> Iterator[DoomedHouse]:
    """A house in a process of its own, where the example's package is installed, perhaps with a change."""
    house = DoomedHouse(folder / "house.db", cold=True)
    with pytest.MonkeyPatch.context() as patch:
        site = install(folder / "site", page)
        if change is not None:
            change(site / "mau_mau")
        patch.setenv("PYTHONPATH", str(site))
        apart(house.back())
    try:
        yield house
    finally:
        house.close()


def test_a_game_from_outside_is_played_through_the_page(visitors: Callable[..., Visitor], tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        visitor = visitors(to=house)
        ear = Ear(visitor)
        visitor.visit()
        visitor.click(f"[data-game='{GAME}']")
        visitor.page.get_by_role("button", name="So geht’s").wait_for()
        assert not visitor.has("dialog[open] [data-action='learn']"), "it has no lesson"
        visitor.click("dialog[open] [data-action='begin']")
        visitor.page.wait_for_selector(f"[data-phase='playing'][data-game='{GAME}']")
        assert visitor.wait_for_turn()
        visitor.after(lambda: decide(visitor))
        visitor.play_on(IN_PAGE, until=f"document.querySelector({ELEVEN!r})")
        while visitor.phase == "over":  # nobody had one
            visitor.do("begin")
            visitor.page.wait_for_selector("[data-phase='playing']")
            visitor.play_on(IN_PAGE, until=f"document.querySelector({ELEVEN!r})")
        seq = visitor.seq
        visitor.click(ELEVEN)
        question = visitor.page.locator("[data-ask]")
        expect(question).to_contain_text("Welche Farbe wünschst du dir?")
        expect(question.locator("[data-does]")).to_have_count(4)
        question.get_by_text("Grün").click()
        visitor.wait_beyond(seq)
        assert ear.last_action | {"card": ""} == {"do": "lay", "card": "", "colour": "green"}
        visitor.play_on(IN_PAGE)
        assert visitor.phase == "over"
        visitor.page.wait_for_selector("[data-points]")
        told = visitor.page.locator("[data-announcer]").text_content() or ""
        assert "legt" in told, "in the words of the game"
        assert visitor.has("[data-action='replay']")
        assert not visitor.has("[data-action='coach']"), "the coach does not know it"


def in_few_words(package: Path) -> None:
    """Let the example say nothing itself, play where it lays, and draw in eight ways, with many cards in the hand."""
    changes = {
        "state.py": [
            ("HAND, PENALTY, MOST_TURNS = 5,", "HAND, PENALTY, MOST_TURNS = 20,"),
            ('tag="lay"', 'tag="play"'),
            ("card: Card | None = None", "card: Card | None = None\n    way: int = -1"),
            ("else type(self)()", "else type(self)(way=self.way)"),
        ],
        "moves.py": [
            ("found.append(Draw())", "found += [Draw(way=way) for way in range(8)]"),
            ("action=Draw())", "action=action)"),
            ("Draw(card)", "Draw(card, action.way)"),
        ],
    }
    rewrite(package, changes)
    for file in (package / "words").glob("*.ftl"):
        file.write_text(file.read_text("utf-8").partition("\nview-")[0] + "\n", "utf-8")


def test_a_game_without_words_of_its_own_asks_shortly_and_is_told_with_its_cards(
    visitors: Callable[..., Visitor], tmp_path: Path
) -> None:
    with opened(tmp_path, change=in_few_words) as house:
        visitor = visitors(to=house, viewport=SMALL_PHONE)
        visitor.lay_table(GAME, 2)
        assert visitor.wait_for_turn()
        question = visitor.page.locator("[data-ask]")
        expect(question.locator("b")).to_have_text("Karte ziehen")
        expect(question.locator("[data-does]")).to_have_text([str(way) for way in range(8)])
        assert small_targets(visitor.page) == []
        visitor.after(lambda: question.get_by_text("5", exact=True).click())
        while not visitor.has(f"{HAND}[data-can]:not([data-card$='11'])"):
            visitor.wait_for_turn()
            visitor.after(lambda: question.get_by_text("0", exact=True).click())
        visitor.wait_for_turn()
        card = visitor.page.locator(f"{HAND}[data-can]:not([data-card$='11'])").first
        number = (card.get_attribute("data-card") or "")[1:]
        card.click()
        expect(question.locator("b")).to_have_text("Karte ziehen")  # it is not about the card that was picked
        expect(visitor.page.locator("[data-action='play']")).to_be_in_viewport(ratio=1)
        visitor.after(lambda: visitor.do("play"))
        expect(visitor.page.locator(".ticker")).to_have_text(re.compile(rf"Play \S+ {number}(\D|$)"))


MODULE = """
export default {
  mount(element, table) {
    const button = document.createElement('button')
    button.dataset.own = 'draw'
    button.onclick = () => table.act({ do: 'draw' })
    const cards = document.createElement('p')
    const end = table.subscribe(({ view, legal, you, seats, info, happened }) => {
      button.textContent = table.say('do-mau-mau-draw')
      cards.innerHTML = view.hand.map(card => table.cardSvg(card)).join('')
      const now = { hand: view.hand.length, legal: legal.length, me: you, seats: seats.length, round: info.round }
      Object.assign(element.dataset, now, { told: happened.length })
    })
    element.append(button, cards)
    return { destroy() { end(); document.documentElement.dataset.destroyed = '' } }
  },
}
"""
BROKEN = {
    "no script": "export default { mount( }",
    "no mount": "export default {}",
    "fails": "export default { mount() { throw new Error('no') } }",
    "fails later": "export default { mount(_, table) { table.subscribe(({ seq }) => seq.nothing.at.all) } }",
}


@pytest.fixture(scope="module")
def with_page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[DoomedHouse, Path]]:
    """A house with a game that brings a page module along, and the file with that."""
    folder = tmp_path_factory.mktemp("outside")
    with opened(folder, MODULE) as house:
        yield house, folder / "site" / "mau_mau" / "page" / "index.js"


def test_a_page_module_from_outside_draws_the_table_itself(
    visitors: Callable[..., Visitor], with_page: tuple[DoomedHouse, Path]
) -> None:
    house, file = with_page
    file.write_text(MODULE)
    visitor = visitors(to=house)
    visitor.lay_table(GAME, 2)
    own = visitor.page.locator(f"[data-outside='{GAME}']")
    visitor.page.wait_for_selector("[data-outside][data-legal]:not([data-legal='0'])")
    assert (own.get_attribute("data-seats"), own.get_attribute("data-me")) == ("2", "0")
    before = int(own.get_attribute("data-hand") or 0)
    assert own.locator("svg.eh-card").count() == before
    visitor.after(lambda: visitor.click("[data-own='draw']"))
    # One card more, or even more than that: the bot may have laid a seven since then (MM-3).
    more = "before => Number(document.querySelector('[data-outside]').dataset.hand) > before"
    visitor.page.wait_for_function(more, arg=before)
    expect(own.get_by_text("Karte ziehen")).to_be_visible()
    visitor.speak("en")
    expect(own.get_by_text("Draw a card")).to_be_visible()
    visitor.click("header .home")
    expect(visitor.page.locator("html")).to_have_attribute("data-destroyed", "")


@pytest.mark.parametrize("module", BROKEN)
def test_where_a_module_from_outside_fails_the_plain_board_takes_over(
    visitors: Callable[..., Visitor], with_page: tuple[DoomedHouse, Path], module: str
) -> None:
    house, file = with_page
    file.write_text(BROKEN[module])
    visitor = visitors(to=house)
    visitor.lay_table(GAME, 2)
    expect(visitor.page.locator("[data-field='pile'] [data-card]").last).to_be_visible()
    assert visitor.wait_for_turn()
    visitor.after(lambda: decide(visitor))
