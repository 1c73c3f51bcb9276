"""Played without seeing: one voice says everything once and in order, and every control has a role and a name."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from elferhaus.words import say
from page.listener import TURN, Listener, buttons
from page.people import Visitor
from server.houses import RunningHouse
from server.people import fetch

WEB = Path(__file__).parents[2] / "web" / "src"
COLOURS = {"rote": "r", "gelbe": "y", "grüne": "g", "blaue": "b"}
NUMBERS = {say("de", "mogeln-word", number=number): number for number in range(1, 21)}
# What is to be pressed in elfer-raus where no card fits, and what is said then. The end of a turn is the next one.
VERBS = {"Karte ziehen": "Du ziehst", "Zug beenden": TURN, "Passen": "Du passt", "Behalten": "Du behältst"}


def lay_what_fits(tree: str) -> tuple[list[str], str]:
    """Decide in elfer-raus: a card is chosen by the first press, and laid by the second."""
    found = buttons(tree)
    card = next((name for name in found if name.endswith(". Passt.")), None)
    if card is not None:
        return [card, card], "Du legst"
    verb = next(name for name in found if name in VERBS)
    return [verb], VERBS[verb]


def say_the_next_number(tree: str) -> tuple[list[str], str]:
    """Decide in mogeln: the number that is to be said, where it is in the hand; else any card."""
    word = re.findall("„(.+?)“", tree)[-1]
    hand = [name for name in buttons(tree) if re.fullmatch(r"(rote|gelbe|grüne|blaue) \d+", name)]
    card = next((name for name in hand if name.endswith(f" {NUMBERS[word]}")), hand[0])
    return [card, card], "Du sagst"


def listens(visitors: Callable[..., Visitor], house: RunningHouse, game: str, seats: int, **options: Any) -> Listener:
    listener = Listener(visitors(to=house))
    listener.visitor.go_to_table(game, seats, bots="greedy", begin=False, **options)
    listener.visitor.page.wait_for_selector("[data-phase='waiting']")  # the page knows the words of the game
    listener.visitor.page.get_by_role("button", name="Los geht’s zu").press("Enter")
    return listener


def deeds(listener: Listener, house: RunningHouse, verb: str) -> list[dict[str, Any]]:
    """Return what was done at the table, as it was recorded."""
    lines = fetch(f"{house.base}/api/tables/{listener.visitor.code}/records").splitlines()
    return [line for line in map(json.loads, lines) if line.get("do") == verb]


@pytest.mark.parametrize("seats", [6, *(pytest.param(few, marks=pytest.mark.slow) for few in (2, 3, 4))])
def test_a_whole_elfer_raus_is_played_without_seeing(
    visitors: Callable[..., Visitor], swift_house: RunningHouse, seats: int
) -> None:
    listener = listens(visitors, swift_house, "elfer-raus", seats)
    listener.play(lay_what_fits)
    laid = [line["card"] for line in deeds(listener, swift_house, "lay")]
    told = listener.told(r"legs?t die (\S+) (\d+)", len(laid))
    assert [COLOURS[colour] + number for colour, number in told] == laid, "everything once, and in order"


@pytest.mark.parametrize("seats", [5, *(pytest.param(few, marks=pytest.mark.slow) for few in (3, 4))])
def test_a_whole_mogeln_is_played_without_seeing(
    visitors: Callable[..., Visitor], swift_house: RunningHouse, seats: int
) -> None:
    listener = listens(visitors, swift_house, "mogeln", seats, sneak=False)
    listener.play(say_the_next_number)
    claims = [line["claim"] for line in deeds(listener, swift_house, "lay")]
    assert [NUMBERS[word] for word in listener.told("sags?t „(.+?)“", len(claims))] == claims
    doubts = deeds(listener, swift_house, "doubt")
    assert len(listener.told("^(?:Gemogelt|Ehrlich)! Es war: ", len(doubts))) == len(doubts)


def test_a_refusal_interrupts_and_the_turn_comes_after_what_others_did(
    visitors: Callable[..., Visitor], swift_house: RunningHouse
) -> None:
    listener = listens(visitors, swift_house, "elfer-raus", 3)
    listener.wait_for(TURN)
    unfit = next(name for name in buttons(listener.tree()) if name.endswith("noch nicht."))
    for _ in range(2):
        listener.press(unfit)
    alert = listener.visitor.page.get_by_role("alert")
    alert.get_by_text(f"ie {unfit.partition('.')[0]} ").wait_for(state="attached")
    names, answer = lay_what_fits(listener.tree())
    for name in names:
        listener.press(name)
    listener.wait_for(answer)


def test_the_focus_is_at_the_heading_after_a_change_of_screen(visitor: Visitor) -> None:
    focused = (
        "([name, level]) => document.activeElement?.tagName === level && document.activeElement.textContent === name"
    )
    visitor.visit()
    visitor.click("[data-game='zweikampf']")
    visitor.click("dialog[open] [data-action='begin']")
    visitor.page.wait_for_function(focused, arg=["Zweikampf", "H1"])
    visitor.click("header .home")
    visitor.page.wait_for_function("() => document.activeElement?.tagName === 'H1' && location.pathname === '/'")


def test_nothing_but_the_announcer_speaks_by_itself() -> None:
    for file in (*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")):
        if file.name == "announcer.ts":
            continue
        for tag in re.findall(r"<[a-z][^<]*", file.read_text("utf-8")):
            assert not re.search(r"""role=["']?(status|alert|log)|aria-live="(polite|assertive)""", tag), (
                file.name,
                tag,
            )
            assert not tag.startswith("<output") or 'aria-live="off"' in tag, (file.name, tag)
