"""The worlds of the games that lay cards to rows: everything that the moves prove holds in each of them."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from elferhaus.core.cards import card_set
from elferhaus.core.game import Did, sees
from elferhaus.core.match import new_match
from elferhaus.games import game_named
from elferhaus.games.row_laying.state import END, PASS, Lay
from elferhaus.games.row_laying.worlds import Worlds
from games.row_laying.tables import held, whole, worlds
from tabletop import dealt

if TYPE_CHECKING:
    from collections.abc import Sequence


def test_whoever_lacked_a_card_at_the_opening_can_only_have_drawn_it_since() -> None:
    """ER-V2: once the 10 has started the row the 12 fits no more, but whoever found no start before it had no 12."""
    game = whole("r1 y1 g1", "r10 b1 b2", top="r2 y2 g2 r9", variant="three-starts")
    for _ in range(3):
        game.do(0, "draw")
    game.do(1, "lay", card="r10")
    game.do(0, "draw")
    game.do(0, "lay", card="r9")
    found = worlds(game, 1)
    assert not any("r12" in held(world, 0) for world in found)
    assert not any("r11" in held(world, 0) for world in found), "that one still fits"


def test_what_was_drawn_since_the_opening_can_be_anything_that_does_not_fit() -> None:
    game = whole("r1 y1 g1", "r10 b1 b2", top="r2 y2 g2 r12 y3 g3", variant="three-starts")
    for _ in range(3):
        game.do(0, "draw")
    game.do(1, "lay", card="r10")
    for _ in range(3):
        game.do(0, "draw")
    found = worlds(game, 1)
    assert any("r12" in held(world, 0) for world in found)
    assert not all("r12" in held(world, 0) for world in found)


@pytest.mark.parametrize(("seats", "edition"), [(4, "2013"), (4, "space"), (6, "2011")])
def test_whoever_passed_had_nothing_that_fits_at_each_of_those_moments(seats: int, edition: str) -> None:
    """ER-7: the stock is empty then, so a hand was what it is now, with what was laid since."""
    game = game_named("elfer-raus")
    assert game is not None
    match = new_match(game, [f"p{seat}" for seat in range(seats)], 1, edition)
    rng = Random(1)
    table = dealt(match, rng)
    passed: list[tuple[int, int, int]] = []  # who, after how many events, and what fitted
    while min(map(int.bit_count, table.state.hands)) > 2:
        seat = table.state.turn
        legal: Sequence[Any] = game.legal(table.state, seat)
        action = END if END in legal else rng.choice(legal)  # one card a turn: so the round is long
        if action == PASS:
            passed.append((seat, len(table.log), table.state.fits))
        table.act(seat, action)
    assert passed
    view, seen = game.view(table.state, 0), [event for event in table.log if sees(event, 0)]
    maker = Worlds(view, table.state.row_rules, seen)
    for number in range(15):
        world = maker.draw(Random(number))
        assert sorted(game.cards(world)) == sorted(game.cards(table.state))
        assert game.view(world, 0) == view
        for seat, at, fits in passed:
            since = [event for event in table.log[at:] if isinstance(event, Did) and event.by == seat]
            laid = card_set(event.action.card for event in since if isinstance(event.action, Lay))
            assert not (world.hands[seat] | laid) & fits
