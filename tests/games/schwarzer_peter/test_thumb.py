"""schwarzer-peter by rule of thumb."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from elferhaus.games.schwarzer_peter.bots import thumb
from games.schwarzer_peter.tables import holding


@pytest.mark.parametrize(("own", "pulls_it"), [("r3 r4 r5", False), ("r3 r4 b3", True)])
def test_SP_3_it_knows_where_its_card_went(own: str, pulls_it: bool) -> None:
    # Seat 1 pulls the red 3 of seat 0, and it lies last there: worth pulling back only with its twin in hand.
    at = holding(own, "b6 b7 b8 b10", drawer=1)
    at.do(1, "pull", from_=0, index=0)
    chair = at.round.chair(0)
    assert thumb.known_spots(chair.view, chair.seen)[1] == [None, None, None, None, "r3"]
    pulls: list[Any] = [thumb.decide(chair, Random(seed)) for seed in range(20)]
    pulled = {pull.index for pull in pulls}
    assert pulled == {4} if pulls_it else 4 not in pulled
