"""Searching elevens: choices that can be made, quick playouts, and what one expects."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from elferhaus.bots.engine.budget import Budget
from elferhaus.bots.search import SearchPlayer
from elferhaus.core.round import offered
from elferhaus.games.elevens import GAME, ROOM
from elferhaus.games.elevens.bots.search import SEARCH
from elferhaus.games.elevens.state import DISCARD, Lay
from games.elevens.tables import table
from searching import moments
from tabletop import Table

RANDOM, GREEDY, THUMB = (ROOM.players[name] for name in ("random", "greedy", "thumb"))
WAYS: list[tuple[int, dict[str, Any]]] = [(2, {}), (4, {}), (3, {"variant": "start"})]


@pytest.mark.parametrize(("players", "options"), WAYS)
def test_all_that_is_considered_can_be_done_and_the_first_is_the_usual(players: int, options: dict[str, Any]) -> None:
    for chair in moments(ROOM, players, options, 3):
        choices = SEARCH.choices(chair, THUMB, Random(1))
        assert choices[0] == THUMB.decide(chair, Random(1))
        assert 1 <= len(choices) == len(set(choices)) <= 8
        assert all(offered(chair.legal, action) for action in choices)


def test_EE_7_one_bridge_to_a_place_is_considered_and_to_throw_a_joker_out() -> None:
    at = table("b9 b8 joker y1 y3", filled="y10 y9 r10 r9")
    choices = SEARCH.choices(at.round.chair(0), THUMB, Random(1))
    assert DISCARD in choices
    assert sum(isinstance(choice, Lay) and choice.card == "b9" for choice in choices) == 1


def test_EE_6_it_fills_both_sides_of_a_row_and_goes_out() -> None:
    mixed = [f"{colour}{number}" for number in (*range(1, 11), *range(12, 22)) for colour in "bgyr"] + ["joker"] * 4
    reds = [f"r{number}" for number in (*range(10, 0, -1), *range(12, 22))]
    rest = [card for card in mixed if card not in reds]
    hands = [" ".join(reds), " ".join(rest[:20])]
    piles = {"rows": "red yellow green blue", "hands": hands, "bridges": [4, 4], "stock": " ".join(rest[20:])}
    at = Table("elevens", {"starter": 0, **piles})
    for turn in (reds[:4], reds[4:8], reds[10:14], reds[14:18]):
        for card in turn:
            at.do(0, "lay", card=card)
        at.do(0, "end")
        at.do(1, "draw")
    player = SearchPlayer(GAME, SEARCH, Budget(seconds=None, playouts=60))
    for _ in range(4):  # r2, r1, r20 and r21 are left
        at.round.act(0, player.decide(at.round.chair(0), Random(2)))
    assert at.state.over
    assert at.state.bonus == (2, 0)
