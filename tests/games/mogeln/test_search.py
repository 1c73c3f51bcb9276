"""Searching mogeln: choices and worlds that can be, and what one expects."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from conformance.ways import Way, ways
from elferhaus.bots.engine.budget import Budget
from elferhaus.bots.search import SearchPlayer
from elferhaus.core.cards import cards_in
from elferhaus.core.round import offered
from elferhaus.games import room_of
from elferhaus.games.mogeln import GAME
from elferhaus.games.mogeln.bots import BOTS
from elferhaus.games.mogeln.bots.search import SEARCH
from elferhaus.games.mogeln.state import DOUBT, Lay
from games.mogeln.tables import full, holding, lay
from searching import imagined
from tabletop import Table

SOME = SearchPlayer(GAME, SEARCH, Budget(seconds=None, playouts=60))
ROOM = room_of(GAME)
WAYS = ways(GAME)[:: len(ways(GAME)) // 6]


@pytest.mark.parametrize("way", WAYS)
def test_all_that_is_considered_is_legal_and_every_world_looks_the_same_from_the_chair(way: Way) -> None:
    table, rng = full(way, 3), Random(3)
    cards = sorted(GAME.cards(table.state))
    for _ in range(24):
        pending = table.pending
        if pending.kind == "over":
            break
        chair = table.chair(pending.must[0])
        assert all(offered(chair.legal, action) for action in SEARCH.choices(chair, SEARCH.policy, rng))
        for seat in (*pending.must, *pending.may):
            watching = table.chair(seat)
            for world in imagined(ROOM, watching.view, watching.seen, 2, seat):
                assert sorted(GAME.cards(world)) == cards
                assert GAME.view(world, seat) == watching.view
        table.act(chair.seat, BOTS.by_thumb.decide(chair, rng))


def decided(table: Table, seat: int) -> Any:
    return SOME.decide(table.round.chair(seat), Random(1))


def test_MO_3_a_claim_that_cannot_be_true_is_doubted() -> None:
    table = holding("r1", "r7", "r2 y2 g2 b2")
    lay(table, 0, "r1", 1)
    lay(table, 1, "r7", 2)
    assert decided(table, 2) == DOUBT


def test_MO_6_a_true_last_card_is_laid_and_a_last_lay_is_always_doubted() -> None:
    table = holding("r4 b7", "r2", "r3")
    lay(table, 0, " ".join(card for card in cards_in(table.state.hands[0]) if card != "r4"), 1)
    lay(table, 1, "r2", 2)
    lay(table, 2, "r3", 3)
    assert decided(table, 0) == Lay(cards=("r4",), claim=4)
    lay(table, 0, "r4", 4)
    assert decided(table, 1) == DOUBT
