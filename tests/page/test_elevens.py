"""11 Elevens, played through the page: jokers, bridges, swaps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from page.people import Visitor

PLACE = "li > [data-action='lay-here']"
LADDER = "li > [data-action='lay']"
JOKER_IN_HAND = "[data-zone='hand'] [data-card='joker'][data-can]"
JOKER_PLACE = "li > [data-joker]"
SWAP = "li > [data-action='swap']"
WANTED = {"bridge", "swap", "joker"}


def decide(visitor: Visitor) -> str:
    """Do the rarest thing that the page offers; return what it was."""
    page = visitor.page
    for what, selector in {"swap": SWAP, "bridge": LADDER}.items():
        if page.locator(selector).count():
            page.locator(selector).first.click()
            return what
    if page.locator(JOKER_IN_HAND).count():
        page.locator(JOKER_IN_HAND).first.click(position={"x": 14, "y": 14})
        if page.locator(JOKER_PLACE).count():
            page.locator(JOKER_PLACE).first.click()
            return "joker"
        visitor.do("discard")
        return "discard"
    if page.locator(PLACE).count():
        page.locator(PLACE).first.click()
        return "lay"
    verb = next(verb for verb in ("end", "draw", "pass") if visitor.has(f"[data-action='{verb}']"))
    visitor.do(verb)
    return verb


def play(visitor: Visitor, done: Counter[str]) -> None:
    """Play a round to its end, and count what was done."""
    visitor.play_to_the_end(lambda _: done.update([decide(visitor)]))


def test_a_round_with_bridges_swaps_and_jokers(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors(viewport={"width": 1440, "height": 900}, has_touch=False)
    visitor.lay_table("elevens", 2, rounds=6)
    done: Counter[str] = Counter()
    play(visitor, done)
    while not done.keys() >= WANTED:
        assert visitor.phase == "between", f"six rounds, and only {dict(done)}"
        visitor.do("begin")
        visitor.page.wait_for_selector("[data-phase='playing']")
        while not done.keys() >= WANTED and visitor.wait_for_turn():
            seq = visitor.seq
            done.update([decide(visitor)])
            visitor.wait_beyond(seq)
    assert done["lay"] > 3


def test_a_round_on_a_phone(visitor: Visitor) -> None:
    visitor.lay_table("elevens", 4)
    done: Counter[str] = Counter()
    play(visitor, done)
    assert visitor.phase == "over"
    assert sum(done.values()) > 5


def test_a_card_that_does_not_fit_is_explained_beside_it(visitor: Visitor) -> None:
    visitor.lay_table("elevens", 4)
    assert visitor.wait_for_turn()
    unfit = visitor.page.locator("[data-zone='hand'] [data-card]:not([data-can]):not([data-card='joker'])").first
    card = unfit.get_attribute("data-card")
    seq = visitor.seq
    unfit.click(position={"x": 14, "y": 14})
    visitor.page.locator(f"[data-place='{card}']").first.click()
    visitor.page.wait_for_selector("[data-rule^='EE-']")
    assert visitor.seq == seq
