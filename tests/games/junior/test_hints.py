"""Hints for junior in a small situation, with the reason one expects."""

from __future__ import annotations

from random import Random

from elferhaus.games.junior import BOTS
from tabletop import Table


def test_it_leads_towards_an_own_card() -> None:
    deal = {"starter": 0, "hands": ["b10 b5 r2 r5", "g2 g3"], "stock": "y5", "table": "r1 y1 g1 b1 r11 y11 g11 b11"}
    found = BOTS.give_hint(Table("junior", deal).round.chair(0), Random(1))
    assert found is not None
    assert found.why.key == "hint-rows-towards"
    assert found.why.args in ({"card": "b10", "other": "b5"}, {"card": "r2", "other": "r5"})
