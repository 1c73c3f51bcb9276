"""hoechste by rule of thumb."""

from __future__ import annotations

import pytest

from elferhaus.games.hoechste.bots import thumb


def test_it_keeps_the_highest_card_while_nothing_waits_and_bids_it_for_a_pot() -> None:
    own = tuple(range(1, 12))
    calm = thumb.calm(own, (own,), thumb.USUAL.hold)
    assert calm[-1] == min(calm)
    bids = thumb.bids(own, (own,), 4, thumb.USUAL)
    assert bids[-1] == max(bids)
    assert sum(bids) == pytest.approx(1)
    assert max(bids) < 1  # never foreseeable
