"""Hints for zweikampf: there is nothing to decide, and a hint says so."""

from __future__ import annotations

from random import Random

from elferhaus.bots.hints import Hint, because
from elferhaus.games.zweikampf.bots import BOTS
from elferhaus.games.zweikampf.state import TURN
from tabletop import Table


def test_there_is_nothing_to_choose() -> None:
    table = Table("zweikampf", {"piles": ["r1 r2", "b1 b3"]})
    assert BOTS.give_hint(table.round.chair(0), Random(1)) == Hint(TURN, because("hint-zweikampf-luck"))
    assert BOTS.give_hint(table.round.chair(1), Random(1)) is None
    table.do(0, "turn")
    assert BOTS.give_hint(table.round.chair(0), Random(1)) == Hint(TURN, because("hint-zweikampf-tied", count=2))
