"""Playing zweikampf: no player can do better than another."""

from __future__ import annotations

from random import Random

from elferhaus.games.zweikampf import ROOM
from elferhaus.games.zweikampf.state import TURN
from tabletop import Table


def test_there_is_one_thing_to_do_and_everyone_does_it() -> None:
    table = Table("zweikampf", {"piles": ["r1 r2", "b2 b1"]})
    assert len(table.legal(0)) == 1
    for player in ROOM.players.values():
        assert player.decide(table.round.chair(0), Random(1)) == TURN
