"""Asking the cat for a hint, and doing what she means."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from page.people import Visitor, player_of
from page.phone import Ear

BUBBLE = "[data-hint]"
WORDS = f"{BUBBLE} [data-spoken]"
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
