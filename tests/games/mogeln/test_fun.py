"""mogeln with bots is fun: few calls, mostly right, seldom about one card, and a round comes to its end."""

from __future__ import annotations

from random import Random
from statistics import median

import pytest

from elferhaus.core.game import Did
from elferhaus.games.mogeln import GAME
from elferhaus.games.mogeln.bots import BOTS
from elferhaus.games.mogeln.bots.opponents import OpponentStatistics
from elferhaus.games.mogeln.state import Judged, Lay, TooMany
from games.mogeln.tables import full

ROUNDS = 12
PLAYERS = BOTS.players(GAME)


@pytest.mark.parametrize("name", ["steady", "sharp", "sharp-honest", "sharp-cheeky"])
def test_MO_3_calls_are_few_and_seldom_about_the_first_card(name: str) -> None:
    """``benchmarks/mogeln.py`` measures the same over 200 rounds for every level and style."""
    lays = calls = first = right = shouts = 0
    lengths = []
    for seed in range(ROUNDS):
        table = full((4, "2011", ()), seed)
        table.play([PLAYERS[name]] * 4, Random(seed))
        lengths.append(table.decisions)
        claim = 0
        for event in table.log:
            if isinstance(event, Did) and isinstance(event.action, Lay):
                claim = event.action.claim
                lays += event.action.cards is None
            elif isinstance(event, Did):
                shouts += isinstance(event.action, TooMany)
            elif isinstance(event, Judged):
                calls += 1
                right += event.right
                first += claim == 1
    assert 0.08 <= calls / lays <= 0.32
    assert first <= 0.35 * calls
    assert right >= 0.6 * calls
    assert 30 <= median(lengths) <= 220
    assert max(lengths) <= 600
    if name == "sharp-honest":  # nobody ever lays several cards
        assert not shouts


def test_MO_4_whoever_never_laid_several_cards_is_trusted_and_whoever_did_is_watched() -> None:
    known = OpponentStatistics(3)
    stranger = known.sneaking(0)
    for _ in range(6):
        known.counted(0, several=False)
        known.counted(1, several=True)
    assert known.sneaking(0) < stranger < 0.1
    assert known.sneaking(1) > 0.4


def test_MO_3_whoever_was_caught_is_believed_less_and_whoever_was_right_more() -> None:
    known = OpponentStatistics(3)
    stranger = known.honesty(0)
    known.laid(0)
    known.doubted(1)
    known.judged(right=True)
    known.laid(2)
    known.doubted(0)
    known.judged(right=False)
    assert known.honesty(0) < stranger < known.honesty(2)


def test_MO_4_a_call_of_too_many_tells_how_many_cards_it_was() -> None:
    known = OpponentStatistics(3)
    known.laid(0)
    known.shouted()
    known.judged(right=True)
    assert (known.lays[0], known.sneaks[0]) == (1, 1)
    known.laid(0)
    known.shouted()
    known.judged(right=False)
    assert (known.lays[0], known.sneaks[0]) == (2, 1)
