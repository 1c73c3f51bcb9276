"""Zweikampf, played through the page."""

from __future__ import annotations

from collections.abc import Callable

from page.people import TURN_IN_PAGE, Visitor

PAIRS = 20


def decide(visitor: Visitor) -> None:
    """Turn the next pair."""
    visitor.do("turn")


def won(visitor: Visitor) -> list[int]:
    """Return how many cards the page counts for each of the two."""
    return [int(visitor.page.locator(f"[data-place='won-{seat}'] b").inner_text()) for seat in (0, 1)]


def test_a_round_is_played_to_its_end(visitor: Visitor) -> None:
    visitor.lay_table("zweikampf", 2)
    assert len(visitor.play_to_the_end(decide, TURN_IN_PAGE)) == PAIRS
    assert visitor.phase == "over"


def test_who_wins_a_pair_takes_it(visitor: Visitor) -> None:
    visitor.lay_table("zweikampf", 2, variant="long", colours=["green", "yellow"])
    for pair in range(1, 12):
        visitor.after(lambda: decide(visitor))
        visitor.page.wait_for_selector("[data-told]")  # when the cards have landed
        mine, other = (visitor.cards(f"[data-place='duel-{seat}']")[-1] for seat in (0, 1))
        difference = int(mine[1:]) - int(other[1:])
        winner = visitor.page.locator("[data-steps]").get_attribute("data-winner")
        assert winner == (None if not difference else "0" if difference > 0 else "1")
        taken, theirs = won(visitor)
        assert taken + theirs + len(visitor.cards("[data-steps]")) == 2 * pair, "what lies there is nobody's yet"
        visitor.wait_for_turn()
        if difference:
            assert sum(won(visitor)) == 2 * pair


def test_whoever_watches_sees_the_same_and_cannot_turn(visitors: Callable[..., Visitor]) -> None:
    host, guest, screen = visitors(), visitors(), visitors(viewport={"width": 1920, "height": 1080})
    host.lay_table("zweikampf", 2)
    guest.visit(f"/{host.code}")
    screen.visit(f"/{host.code}/screen")
    for each in (guest, screen):
        each.page.wait_for_selector("[data-phase='playing'] [data-steps]")
    host.after(lambda: decide(host))
    for each in (guest, screen):
        each.page.wait_for_selector(f"[data-seq='{host.seq}']")
        assert sorted(each.cards("[data-steps]")) == sorted(host.cards("[data-steps]"))
        assert not each.has("[data-action='turn']")  # that is for those who play
