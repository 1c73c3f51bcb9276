"""What is heard and felt: sounds, the spoken word, a hum, a screen that stays on. Never more than everyone may know."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from elferhaus.server.http.pages import STATIC
from games.elfer_raus.test_page import decide
from page.listening import NOTE_EVERYTHING
from page.people import TURN_IN_PAGE, Visitor

HIDE = """hidden => {
  Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}"""
# The page's own module, as it was sent to the browser.
SOUNDS = "import(performance.getEntriesByType('resource').map(({ name }) => name).find(name => /[/]sound-/.test(name)))"
RENDER = f"""async () => {{
  const {{ SOUND_NAMES, chain, sound }} = await {SOUNDS}
  const render = async (heard) => {{
    const audio = new OfflineAudioContext(1, 44100 * 3, 44100)
    const out = chain(audio, 1)
    for (const each of heard) sound(each, {{ audio, out, at: 0.5, loud: 1 }})
    const samples = (await audio.startRendering()).getChannelData(0)
    const loud = [...samples.keys()].filter(i => Math.abs(samples[i]) > 0.001)
    const peak = loud.reduce((most, i) => Math.max(most, Math.abs(samples[i])), 0)
    return [peak, (loud.at(-1) - loud[0]) / 44.1]
  }}
  const rendered = {{ everything: await render(SOUND_NAMES.map(sound => ({{ sound }}))) }}
  for (const sound of SOUND_NAMES) rendered[sound] = await render([{{ sound }}])
  for (const number of [1, 20]) rendered[`tick ${{number}}`] = await render([{{ sound: 'tick', number }}])
  return rendered
}}"""
HEARD = f"""async ([script, events]) => {{
  const [{{ heardOf }}, game] = await Promise.all([{SOUNDS}, import(script)])
  return events.map(event => heardOf(event, null, game.default.sounds))
}}"""
C_MAJOR = (0, 2, 4, 5, 7, 9, 11)


@pytest.fixture
def listener(visitor: Visitor) -> Visitor:
    visitor.prepare(NOTE_EVERYTHING)
    return visitor


def noted(page: Page, what: str) -> Any:
    return page.evaluate(f"noted.{what}")


def take_a_turn(visitor: Visitor) -> None:
    """Play until it is somebody else's turn, then wait for the next own one."""
    assert visitor.wait_for_turn()
    while visitor.has("[data-seat='0'][data-turn]"):
        visitor.after(lambda: decide(visitor))
    assert visitor.wait_for_turn()


def pitch(number: int) -> float:
    """The C of the 11, and the scale up and down from there."""
    octave, step = divmod(number - 11, len(C_MAJOR))
    return float(523.25 * 2 ** (octave + C_MAJOR[step] / 12))


def test_a_laid_card_is_heard_and_a_muted_table_makes_no_sound_at_all(listener: Visitor) -> None:
    listener.lay_table("elfer-raus", 3)
    for _ in range(20):
        assert listener.wait_for_turn()
        usable = listener.page.locator("[data-card][data-can]").first
        card = (usable.get_attribute("data-card") or "") if usable.count() else ""
        listener.after(lambda: decide(listener))
        if card and card[1:] != "11":
            break
    # A door bell rings for the 11; every other number has its own pitch.
    listener.page.wait_for_function(
        "pitch => noted.tones.some(tone => Math.abs(tone - pitch) < 1)", arg=pitch(int(card[1:]))
    )
    assert listener.page.locator("[data-action='sound']").get_attribute("aria-pressed") == "true"
    listener.do("sound")
    listener.page.reload()
    listener.page.wait_for_selector("[data-action='sound'][aria-pressed='false']")
    take_a_turn(listener)
    assert noted(listener.page, "contexts") == 0
    assert noted(listener.page, "tones") == []
    assert noted(listener.page, "asked") == 1, "the rest of the senses is there"


def test_the_screen_of_the_whole_room_is_silent_until_somebody_taps(listener: Visitor) -> None:
    listener.go_to("tv")
    button = listener.page.locator("[data-action='sound']")
    assert button.get_attribute("aria-pressed") == "false"
    assert noted(listener.page, "contexts") == 0
    listener.do("sound")
    assert button.get_attribute("aria-pressed") == "true"
    listener.page.wait_for_function("() => noted.contexts === 1")


def test_sounds_are_there_before_the_first_tap_and_a_page_out_of_reach_is_silent(listener: Visitor) -> None:
    with listener.page.expect_request_finished(lambda request: "/sound-" in request.url):
        listener.lay_table("elfer-raus", 3)
    assert noted(listener.page, "contexts") == 0, "nobody has tapped"
    listener.page.route("**/assets/sound-*.js", lambda route: route.abort())
    listener.expected.append("net::ERR_FAILED")
    with listener.page.expect_event("requestfailed", lambda request: "/sound-" in request.url):
        listener.visit("/learn")
    listener.page.wait_for_selector("[data-screen='learn'] [data-game]")
    listener.click("h1")  # a tap that does nothing; and nothing is complained about
    assert noted(listener.page, "contexts") == 0


def test_the_phone_hums_once_when_your_turn_comes(listener: Visitor) -> None:
    listener.lay_table("elfer-raus", 3)
    take_a_turn(listener)
    listener.page.evaluate("() => { noted.hums = noted.turns = 0 }")
    take_a_turn(listener)
    hums, turns = listener.page.evaluate("[noted.hums, noted.turns]")
    assert hums == turns > 0
    listener.do("menu")
    listener.click("[data-option='vibration']")
    listener.click("dialog[open] [data-action='close']")
    hums = noted(listener.page, "hums")
    take_a_turn(listener)
    assert noted(listener.page, "hums") == hums


def test_the_screen_stays_on_while_a_match_is_played_and_seen(listener: Visitor) -> None:
    listener.lay_table("zweikampf", 2)
    listener.page.wait_for_function("() => noted.asked === 1 && !noted.released")
    listener.page.evaluate(HIDE, True)
    listener.page.wait_for_function("() => noted.released === 1")
    listener.page.evaluate(HIDE, False)
    listener.page.wait_for_function("() => noted.asked === 2 && noted.released === 1")
    listener.play_on(TURN_IN_PAGE)
    listener.page.wait_for_function("() => noted.asked === 2 && noted.released === 2")


def test_nothing_is_read_aloud_until_somebody_wants_it(listener: Visitor) -> None:
    listener.lay_table("elfer-raus", 3)
    take_a_turn(listener)
    assert noted(listener.page, "spoken") == []
    listener.do("menu")
    listener.click("[data-option='speech']")
    listener.page.wait_for_function("() => noted.spoken.length")
    assert noted(listener.page, "spoken")[0] == ["de-DE", "Du bist dran. Leg doch die gelbe 17!"]
    listener.click("dialog[open] [data-action='close']")
    take_a_turn(listener)
    listener.page.wait_for_function("() => noted.spoken.at(-1)[1].startsWith('Du bist dran')")
    others = [text for _, text in noted(listener.page, "spoken") if " legt " in text or " zieht" in text]
    assert others, "what the others did is told"
    assert not any(text.startswith("Du ") and "zieh" in text for text in others), "nobody else hears what you drew"


def test_cards_and_refusals_are_read_in_the_language_of_the_page(listener: Visitor) -> None:
    listener.lay_table("elfer-raus", 3)
    listener.page.evaluate("""() => {
      const kept = JSON.parse(localStorage.getItem('elferhaus.settings'))
      localStorage.setItem('elferhaus.settings', JSON.stringify({ ...kept, speech: true }))
    }""")
    listener.speak("fr")
    listener.wait_for_turn()
    listener.page.wait_for_function("() => noted.spoken.some(([lang, text]) => lang === 'fr-FR' && /toi/.test(text))")
    card = listener.page.locator("[data-zone='hand'] [data-card]:not([data-can])").first
    label = card.get_attribute("aria-label")
    card.click()
    listener.page.wait_for_function(
        "label => noted.spoken.at(-1)[0] === 'fr-FR' && noted.spoken.at(-1)[1] === label", arg=label
    )
    card.click()  # the second tap lays it, and is refused
    listener.page.wait_for_selector("[data-rule]")
    reason = listener.page.locator("[data-rule] p").inner_text().split(".")[0]
    listener.page.wait_for_function("reason => noted.spoken.at(-1)[1] === reason", arg=reason)
    # Whatever a screen marks so is read when it says something new.
    listener.page.evaluate("document.body.insertAdjacentHTML('beforeend', '<p data-spoken>Salut</p>')")
    listener.page.wait_for_function("() => noted.spoken.at(-1)[1] === 'Salut'")


def test_a_card_that_lies_face_down_sounds_like_every_other(listener: Visitor) -> None:
    listener.lay_table("elfer-raus", 3)
    listener.click("h1")  # nothing is loaded before somebody has touched the page
    listener.page.wait_for_function("() => noted.contexts === 1")

    def heard(game: str, *events: dict[str, Any]) -> list[Any]:
        script = next(path.name for path in (STATIC / "assets").glob(f"{game}-*.js"))
        found: list[Any] = listener.page.evaluate(HEARD, [f"/assets/{script}", list(events)])
        return found

    def did(**action: Any) -> dict[str, Any]:
        return {"event": "did", "by": 1, "action": action}

    for game, verb, more in [
        ("mogeln", "lay", {"claim": 7}),
        ("elfer-raus", "draw", {}),
        ("ueberall", "give", {}),
        ("schwarzer-peter", "pull", {"from": 2, "index": 0}),
        ("hoechste", "play", {}),
    ]:
        every = [did(do=verb, **more, card=card, cards=cards) for card, cards in [
            (None, None), ("r1", ["r1"]), ("b20", ["b20", "g3", "y11"]), ("g11", ["g11"]),
        ]]  # fmt: skip
        sounds = heard(game, *every)
        assert sounds[0], verb
        assert all(sound == sounds[0] for sound in sounds), verb
        assert "number" not in str(sounds[0]), verb
        assert heard(game, {**every[1], "to": [1]}) == [[]], "what only one seat saw is not heard at all"
    assert heard("elfer-raus", did(do="lay", card="r12"), did(do="lay", card="r11")) == [
        [{"sound": "tick", "number": 12}], [{"sound": "bell"}],
    ]  # fmt: skip


def test_every_sound_is_short_and_quiet(listener: Visitor) -> None:
    listener.lay_table("elfer-raus", 3)
    listener.click("h1")  # nothing is loaded before somebody has touched the page
    listener.page.wait_for_function("() => noted.contexts === 1")
    rendered = listener.page.evaluate(RENDER)
    assert len(rendered) > 15
    for name, (peak, milliseconds) in rendered.items():
        assert 0.1 < peak < 0.6, (name, peak)
        assert milliseconds < (1_800 if name in {"win", "everything"} else 400), (name, milliseconds)


def test_the_cat_reads_its_lesson_to_those_who_ask(listener: Visitor) -> None:
    listener.visit("/learn/elfer-raus")
    bubble = listener.page.locator("[data-bubble] [data-spoken]")
    words = bubble.get_attribute("data-spoken")
    assert noted(listener.page, "spoken") == []
    listener.do("speech")
    listener.page.wait_for_function("words => noted.spoken.at(-1)?.[1] === words", arg=words)
    listener.do("speech")
    listener.page.wait_for_selector("[data-action='speech'][aria-pressed='false']")
