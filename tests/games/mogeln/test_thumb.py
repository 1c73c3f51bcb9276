"""mogeln by rule of thumb."""

from __future__ import annotations

from random import Random
from typing import Any

from elferhaus.core.cards import card_set
from elferhaus.games.mogeln.bots import thumb
from elferhaus.games.mogeln.bots.beliefs import POKER_FACED, Style
from elferhaus.games.mogeln.bots.observations import NOBODY, Observations
from elferhaus.games.mogeln.state import DOUBT, Lay
from games.mogeln.tables import FULL, at_table, lay
from tabletop import Table


def decided(table: Table, seat: int, style: Style = POKER_FACED) -> Any:
    return thumb.decide(table.round.chair(seat), Random(1), style)


def test_MO_3_it_doubts_a_number_of_which_it_holds_all_cards() -> None:
    table = at_table(["r2 r3 r4 r5 r6", "r1 y1 g1 b1 y2", "g2 g3 g4 g5 g6"])
    lay(table, 0, "r2", 1)
    assert decided(table, 1) == DOUBT


def test_MO_6_it_always_doubts_the_last_lay() -> None:
    table = at_table(["r2", "y4 y5", "g2 g3"])
    lay(table, 0, "r2", 1)
    assert decided(table, 1) == DOUBT


def test_MO_6_it_goes_out_with_the_right_card() -> None:
    assert decided(at_table(["r1", "y4 y5", "g2 g3"]), 0) == Lay(cards=("r1",), claim=1)


def test_MO_4_without_bluffing_and_sneaking_it_lays_the_true_card_alone() -> None:
    table = at_table(["r1 r5 r6 r7", "y4 y5", "g2 g3"])
    assert decided(table, 0, Style(bluff=0.0, sneak=0.0)) == Lay(cards=("r1",), claim=1)


def test_it_observes_where_its_cards_went_and_how_the_others_play() -> None:
    table = at_table(FULL)
    lay(table, 0, "r1", 1)
    lay(table, 1, "y9 y8", 2)
    lay(table, 2, "b3", 3)
    observed = Observations(0, 3, None, table.seen(0))
    assert (observed.own_in_pile, observed.pile) == (card_set(["r1"]), 4)
    statistics = observed.statistics
    assert statistics.sneaking(1) > statistics.sneaking(0)
    table.do(0, "doubt")
    observed = Observations(0, 3, None, table.seen(0))
    assert observed.held == [0, 0, 0]  # it was a 3, so the own seat took everything
    assert (observed.own_in_pile, observed.pile) == (0, 0)
    assert Observations(1, 3, None, table.seen(1)).held == [card_set(["b3", "y8", "y9"]), 0, 0]
    assert Observations(2, 3, None, table.seen(2)).held == [card_set(["b3"]), 0, 0]
    assert Observations(NOBODY, 3, None, table.seen(None)).held == [card_set(["b3"]), 0, 0]
    assert observed.statistics.doubting(0) > observed.statistics.doubting(1)


def test_MO_5_whoever_claims_a_number_that_it_is_known_to_hold_has_probably_laid_it() -> None:
    ways: list[tuple[dict[str, Any], list[str]]] = [({}, ["y1", "b2"]), ({"colour": "yellow"}, ["r1"])]
    for options, kept in ways:
        table = at_table(["r1 y1 r5 r6", "g4 g5 g6 g7", "b2 b3 b4 b5"], **options)
        colour = table.state.rules.colour
        lay(table, 0, "r1 y1", 1)
        table.do(1, "doubt")  # two cards: everyone sees them go back
        assert Observations(2, 3, colour, table.seen(2)).held == [card_set(["r1", "y1"]), 0, 0]
        for seat, card in ((1, "g4"), (2, "b2")):
            lay(table, seat, card, seat)
        table.do(0, "doubt")
        lay(table, 0, "r5", 1)
        assert Observations(2, 3, colour, table.seen(2)).held[0] == card_set(kept)
