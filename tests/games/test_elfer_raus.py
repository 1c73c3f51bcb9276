"""elfer-raus, rule by rule."""

from __future__ import annotations

import pytest

from elferhaus.core.refusal import Refused
from tabletop import Table


def test_ER_5_the_leaflets_example_on_the_blue_11() -> None:
    table = Table("elfer-raus", {"hands": ["b11 r1", "b10 b12 b15 y9 r2"], "stock": "", "table": "", "starter": 0})
    table.do(0, "lay", card="b11")
    assert table.legal(1) == [{"do": "lay", "card": "b10"}, {"do": "lay", "card": "b12"}]
    table.do(1, "lay", card="b10")
    assert table.refused(1, "lay", card="y9") == "ER-5"
    table.do(1, "lay", card="b12")
    assert table.refused(1, "lay", card="b15") == "ER-5"


def test_ER_1_a_colour_is_left_out_only_with_two() -> None:
    with pytest.raises(Refused) as refused:
        Table("elfer-raus", {"hands": ["", "", ""], "stock": "", "table": "", "starter": 0}, players=3, without="red")
    assert refused.value.refusal.rule == "ER-1"
