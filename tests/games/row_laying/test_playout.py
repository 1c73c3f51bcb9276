"""Searching elfer-raus and junior: what is quick there comes out as if the players had been asked."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from conformance.ways import NAMES
from elferhaus.core.match import new_match
from elferhaus.core.round import Round
from elferhaus.games import room_named, room_of
from elferhaus.games.elfer_raus.bots import search as elfer_raus
from elferhaus.games.junior.bots import search as junior
from elferhaus.games.row_laying.bots.playout import finish
from tabletop import dealt

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
    room = room_named(name)
    assert room is not None
    rng = Random(seed)
    table = dealt(new_match(room.game, NAMES[:seats], 1, edition, **options), rng)
    left, drawing = rng.choice((0, 0, 1, rng.randrange(50))), rng.choice(("", "drawn", "drawing"))
    while table.pending.kind != "over":
        if left <= 0 and (not drawing or table.state.phase == drawing):
            break
        left -= 1
        table.act(table.state.turn, room.players["random"].decide(table.chair(table.state.turn), rng))
    return table


@pytest.mark.parametrize(("name", "seats", "edition", "options"), WAYS)
def test_the_quick_ending_is_that_of_the_players(name: str, seats: int, edition: str, options: dict[str, Any]) -> None:
    weights: Any = {"elfer-raus": elfer_raus.weights, "junior": junior.weights}[name]
    for seed in range(25):
        table = begun(name, seats, edition, options, seed)
        quick = finish(table.state, weights(table.state.rules))
        table.play([room_of(table.game).players["thumb"]] * seats, Random(1))
        assert quick == table.outcome


@pytest.mark.parametrize(("name", "seats", "edition", "options"), WAYS)
def test_its_worlds_look_the_same_from_the_own_seat(
    name: str, seats: int, edition: str, options: dict[str, Any]
) -> None:
    worlds: Any = {"elfer-raus": elfer_raus.SEARCH.worlds, "junior": junior.SEARCH.worlds}[name]
    for seed in range(6):
        table = begun(name, seats, edition, options, seed)
        for seat in range(seats):
            chair = table.chair(seat)
            for world in map(worlds(chair.view, chair.seen), map(Random, range(3))):
                assert table.game.view(world, seat) == chair.view
