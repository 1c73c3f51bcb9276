"""mogeln: how a round ends (MO-6)."""

from __future__ import annotations

from typing import Any

import pytest

from elferhaus.core.game import Outcome, Pending
from games.mogeln.tables import at_table, hand, lay, legal, shown
from tabletop import Table


def test_MO_6_the_win_counts_when_the_next_card_is_laid() -> None:
    table = at_table(["r1", "y1 y2 y3", "g1 g2 g3"])
    lay(table, 0, "r1", 1)
    assert table.outcome is None
    lay(table, 1, "y2", 2)
    assert table.outcome == Outcome((1, 0, 0), (0,))
    assert table.pending.kind == "over"
    assert legal(table, 2) == []
    assert table.refused(2, "lay", cards=["g3"], claim=3) == "TURN"
    assert table.refused(2, "doubt") == table.refused(0, "too-many") == "TURN"
    view: Any = table.view(2)
    assert view.hands == ((), ("y1", "y3"), ("g1", "g2", "g3"))
    assert (view.counts, view.pile, view.winners) == ((0, 2, 3), 2, (0,))


@pytest.mark.parametrize("call", ["doubt", "too-many"])
def test_MO_6_the_win_counts_when_a_call_has_failed(call: str) -> None:
    table = at_table(["r1", "y1 y2 y3", "g1 g2 g3"])
    lay(table, 0, "r1", 1)
    table.do(1, call)
    assert table.outcome == Outcome((1, 0, 0), (0,))
    assert hand(table, 1) == "r1 y1 y2 y3"


@pytest.mark.parametrize(("cards", "call"), [("b9", "doubt"), ("r1 b9", "doubt"), ("r1 b9", "too-many")])
def test_MO_6_a_right_call_gives_the_layer_the_pile_and_play_goes_on(cards: str, call: str) -> None:
    table = at_table([cards, "y1 y2 y3", "g1 g2 g3"])
    lay(table, 0, cards, 1)
    table.do(1, call)
    assert table.outcome is None
    assert hand(table, 0) == cards
    assert table.pending == Pending("turn", (1,))


def wander(table: Table, times: int) -> None:
    """The r1 wanders around the table: it is laid as one, doubted, and taken."""
    for _ in range(times):
        lay(table, table.pending.must[0], "r1", 1)
        table.do(table.pending.must[0], "doubt")


@pytest.mark.parametrize(("cards", "winners"), [("r1", (0, 2)), ("r1 y1", (0, 1, 2)), ("r1 y1 y2", (1,))])
def test_MO_6_the_2000th_lay_ends_the_round_uncalled_and_the_fewest_cards_win(cards: str, winners: Any) -> None:
    table = at_table(["r1 r2 r3", "y1 y2 y3", "g1 g2"])
    wander(table, 1999)  # the last of these by seat 0: seat 1 took the card
    assert table.outcome is None
    lay(table, 1, cards, 1)
    assert table.outcome == Outcome(tuple(int(seat in winners) for seat in range(3)), winners)
    assert table.pending.kind == "over"
    assert shown(table, 0).counts == (2, 4 - len(cards.split()), 2)
    assert table.refused(2, "too-many") == "TURN"


def test_MO_6_an_earlier_last_lay_wins_though_the_2000th_empties_a_hand() -> None:
    table = at_table(["r1 b1", "y1 y2", "g1 g2"])
    wander(table, 1998)  # seat 0 holds r1 and b1 again
    assert hand(table, 0) == "r1 b1"
    lay(table, 0, "r1 b1", 1)
    lay(table, 1, "y1 y2", 2)
    assert table.outcome == Outcome((1, 0, 0), (0,))
