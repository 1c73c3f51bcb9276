"""Searching elevens: choices that can be made, quick playouts, and what one expects."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from elferhaus.bots.engine.budget import Budget
from elferhaus.bots.search import SearchPlayer
from elferhaus.core.round import offered
from elferhaus.games.elevens import GAME, ROOM
from elferhaus.games.elevens.bots.playout import finish
from elferhaus.games.elevens.bots.search import SEARCH
from elferhaus.games.elevens.state import DISCARD, Lay
from games.elevens.tables import table
from searching import begun, moments
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


@pytest.mark.parametrize(("players", "options"), WAYS)
def test_what_a_playout_says_is_on_the_scale_of_wins_and_points(players: int, options: dict[str, Any]) -> None:
    assert SEARCH.playout is not None
    for seed in range(4):
        state = begun(ROOM, players, options, seed).state
        values = [SEARCH.playout(state, seat, (), Random(seed)) for seat in range(players)]
        assert all(-0.5 <= value <= 1.5 for value in values)
        assert max(values) > 1 / players, "somebody is ahead"
        assert sum(values) == pytest.approx(1.0), "one win is shared out, and what one leads the others lack"


def both_ways(players: int, options: dict[str, Any], seed: int) -> tuple[Any, Any]:
    """How a round ends by the quick playout and by the players, after some moves by lot or by greed."""
    rng = Random(seed)
    at = begun(ROOM, players, options, seed)
    before = rng.choice((RANDOM, GREEDY))
    at.play([before] * players, rng, most=rng.choice((0, 1, 5, rng.randrange(100))))
    quick = finish(at.state)
    at.play([THUMB] * players, rng)
    return quick, at.outcome


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_EE_V1_a_quick_round_of_the_start_variant_ends_as_the_players_end_it(players: int) -> None:
    for seed in range(15):
        quick, slow = both_ways(players, {"variant": "start"}, seed)
        assert quick == slow


def test_a_quick_round_nearly_always_ends_as_the_players_end_it() -> None:
    """Worths are kept in two parts, so where two places are worth the same the last digit of their sum decides.

    Of 2,439 rounds with jokers and bridges 23 ended otherwise, all of them after such a tie.
    """
    rounds = [both_ways(players, {}, seed) for players in (2, 3, 4, 5, 6) for seed in range(20)]
    assert sum(quick == slow for quick, slow in rounds) >= 97


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
