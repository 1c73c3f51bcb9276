"""Searching elfer-raus and junior: what is quick there comes out as if the players had been asked."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from conformance.ways import NAMES
from elferhaus.bots import PLAYERS
from elferhaus.bots.search import elfer_raus, junior
from elferhaus.bots.search.rows import finish
from elferhaus.core.game import sees
from elferhaus.core.match import begin_round, new_match, occasion
from elferhaus.games import game_named
from elferhaus.lab.play import Round, Seated

WAYS: list[tuple[str, int, str, dict[str, Any]]] = [
    ("elfer-raus", 2, "2013", {}),
    ("elfer-raus", 2, "2013", {"without": "red"}),
    ("elfer-raus", 4, "2013", {}),
    ("elfer-raus", 4, "space", {}),
    ("elfer-raus", 3, "2013", {"variant": "false-start"}),
    ("elfer-raus", 3, "2013", {"variant": "three-starts"}),
    ("elfer-raus", 6, "2013", {"variant": "any-start"}),
    ("junior", 2, "2013", {}),
    ("junior", 3, "space", {}),
    ("junior", 6, "2013", {}),
]


def begun(name: str, seats: int, edition: str, options: dict[str, Any], seed: int) -> Round:
    """A round in which some moves were made by lot; now and then until somebody is in the middle of drawing."""
    game = game_named(name)
    assert game is not None
    match = new_match(game, NAMES[:seats], 1, edition, **options)
    rng = Random(seed)
    table = Round(game, begin_round(match, game.deal(match.rules, seats, occasion(match), rng)).state)
    left, drawing = rng.choice((0, 0, 1, rng.randrange(50))), rng.choice(("", "drawn", "drawing"))
    while game.pending(table.state).kind != "over":
        if left <= 0 and (not drawing or table.state.phase == drawing):
            break
        left -= 1
        table.act(table.state.turn, PLAYERS["random"].decide(Seated(game, table.state, table.state.turn, ()), rng))
    return table


@pytest.mark.parametrize(("name", "seats", "edition", "options"), WAYS)
def test_the_quick_ending_is_that_of_the_players(name: str, seats: int, edition: str, options: dict[str, Any]) -> None:
    guide = {"elfer-raus": elfer_raus, "junior": junior}[name]
    for seed in range(25):
        table = begun(name, seats, edition, options, seed)
        quick = finish(table.state, guide.weights(table.state.rules))
        table.play([PLAYERS["thumb"]] * seats, Random(1))
        assert quick == table.game.outcome(table.state)


@pytest.mark.parametrize(("name", "seats", "edition", "options"), WAYS)
def test_its_worlds_look_the_same_from_the_own_seat(
    name: str, seats: int, edition: str, options: dict[str, Any]
) -> None:
    guide = {"elfer-raus": elfer_raus, "junior": junior}[name].GUIDE
    assert guide.worlds is not None
    for seed in range(6):
        table = begun(name, seats, edition, options, seed)
        for seat in range(seats):
            chair = Seated(table.game, table.state, seat, table.log)
            seen = [event for event in table.log if sees(event, seat)]
            for world in map(guide.worlds(chair.view, seen), map(Random, range(3))):
                assert table.game.view(world, seat) == chair.view
