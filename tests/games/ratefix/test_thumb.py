"""ratefix by rule of thumb."""

from __future__ import annotations

from random import Random
from typing import Any

from elferhaus.games.ratefix.bots import thumb
from games.ratefix.tables import guess, table


def test_it_hears_the_card_behind_a_plain_guess() -> None:
    # The first seat names a high card and an average one; with the own 12 the sum is more than it said.
    at = table("r15 r1", "b12 b1", starter=0)
    guess(at, 26)
    heard: Any = thumb.decide(at.round.chair(1), Random(1))
    unheard: Any = thumb.decide(at.round.chair(1), Random(1), thumb.Traits(trust=0.0))
    assert unheard.sum < 26 < heard.sum
