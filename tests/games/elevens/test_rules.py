"""elevens, rule by rule: the layout, the deal, the turn, and what fits."""

from __future__ import annotations

from random import Random

import pytest

from elferhaus.core.cards import JOKER
from elferhaus.core.game import CHANCE, Did, Occasion
from elferhaus.core.options import choose_rules
from elferhaus.core.record import event_lines
from elferhaus.core.refusal import Refused
from elferhaus.games.elevens import GAME
from elferhaus.games.elevens.state import Draw
from games.elevens.tables import ROWS, misdealt, offered, sight, table
from tabletop import Table, cards

# EE-1


def test_EE_1_the_11s_lie_out_one_a_row() -> None:
    view = sight(table("r5", rows="blue green red yellow"))
    assert view.colours == ("blue", "green", "red", "yellow")
    assert view.rows == (("b11",), ("g11",), ("r11",), ("y11",))


@pytest.mark.parametrize("rows", [["red"], ["red", "red", "green", "blue"], ["red", "yellow", "green", "blue", "red"]])
def test_EE_1_every_colour_has_exactly_one_row(rows: list[str]) -> None:
    with pytest.raises(Refused) as refused:
        choose_rules(GAME, None, {"rows": rows}, 3)
    assert refused.value.refusal.rule == "EE-1"


def test_EE_1_the_order_is_the_tables_or_shuffled_for_every_deal() -> None:
    rng = Random(4)
    rules = choose_rules(GAME, None, {}, 3)
    assert len({GAME.deal(rules, 3, Occasion(1, 0), rng).rows for _ in range(60)}) > 10
    chosen = choose_rules(GAME, None, {"rows": ["green", "red", "blue", "yellow"]}, 3)
    assert GAME.deal(chosen, 3, Occasion(1, 0), rng).rows == ("green", "red", "blue", "yellow")


def test_EE_1_a_deal_with_other_rows_is_refused() -> None:
    assert misdealt(rows=("red", "blue")) == "EE-1"
    assert misdealt(rows=("red", "blue", "green", "purple")) == "EE-1"
    other = misdealt(rows=("red", "yellow", "green", "blue"), options={"rows": ["blue", "yellow", "green", "red"]})
    assert other == "EE-1"
    assert misdealt(rows=("red", "red"), options={"rows": ["blue", "yellow", "green", "red"]}) == "EE-1"
    assert misdealt(rows=("red", "yellow", "green", "blue")) is None


def test_EE_1_the_top_and_the_bottom_row_are_no_neighbours() -> None:
    at = table("g9 y1 joker", filled="y10 y9")
    assert at.refused(0, "lay", card="g9", bridge="y9") == "EE-7"
    assert "lay joker as b9 at y9" in offered(at)
    assert not [line for line in offered(at) if "g9" in line]


# EE-2


@pytest.mark.parametrize(("players", "size", "bridges"), [(2, 20, 4), (3, 20, 4), (4, 15, 3), (5, 12, 3), (6, 12, 2)])
def test_EE_2_cards_and_bridges_for_each_number_of_players(players: int, size: int, bridges: int) -> None:
    rules = choose_rules(GAME, None, {}, players)
    deal = GAME.deal(rules, players, Occasion(1, 0), Random(1))
    assert [len(hand) for hand in deal.hands] == [size] * players
    assert deal.bridges == (bridges,) * players
    assert len(deal.stock) == 84 - players * size
    dealt = [card for pile in (*deal.hands, deal.stock) for card in pile]
    assert dealt.count(JOKER) == 4
    assert len(set(dealt)) == 81
    assert not {"r11", "y11", "g11", "b11"} & set(dealt)
    assert GAME.misdeal(rules, players, Occasion(1, 0), deal) is None


def test_EE_2_wrong_deals_are_refused() -> None:
    rules = choose_rules(GAME, None, {}, 2)
    good = GAME.deal(rules, 2, Occasion(1, 0, first_starter=1), Random(2))
    one, two = good.hands
    assert misdealt(hands=(one[:-1], (*two, one[-1]))) == "EE-2"
    assert misdealt(hands=(one[:-1], two), stock=(*good.stock, one[-1])) == "EE-2"
    assert misdealt(hands=((*one[:-1], "r11"), two)) == "CARDS"
    assert misdealt(hands=((*one[:-1], "r22"), two)) == "CARDS"
    assert misdealt(stock=good.stock[1:]) == "CARDS"
    assert misdealt(stock=(*good.stock, JOKER)) == "CARDS"
    assert misdealt(hands=(one,), stock=(*good.stock, *two)) == "RECORD"
    assert misdealt(bridges=(4, 3)) == "EE-2"
    assert misdealt(bridges=(4, -4)) == "EE-2"
    assert misdealt(bridges=(4, 4, 4)) == "RECORD"
    assert misdealt(players=4, bridges=(4, 4, 4, 4)) == "EE-2"
    assert misdealt(starter=7) == "C-3"


# EE-3


def test_EE_3_the_youngest_begins() -> None:
    rules = choose_rules(GAME, None, {"youngest": 2}, 4)
    assert GAME.deal(rules, 4, Occasion(1, 0), Random(1)).starter == 2
    assert GAME.deal(rules, 4, Occasion(4, 3), Random(1)).starter == 1  # C-3: one seat further left each round
    assert misdealt(options={"youngest": 0}, starter=1) == "C-3"
    assert misdealt(starter=0) == "C-3"  # the lot gave seat 1 in the first round
    deal = {"starter": 1, "rows": ROWS, "hands": ["r1", "r2"], "bridges": [0, 0], "stock": "r3"}
    assert Table("elevens", deal).pending.must == (1,)


def test_EE_3_laying_is_voluntary_while_the_stock_lasts() -> None:
    at = table("r10 r9", stock="b20 b21")
    assert offered(at) == ["lay r10", "draw"]
    at.do(0, "draw")
    assert at.pending.must == (1,)
    assert sight(at, 0).hand == ("r9", "r10", "b20")


def test_EE_3_up_to_four_cards_and_then_only_the_end() -> None:
    at = table("r10 r9 r8 r7 r6")
    for card in cards("r10 r9 r8 r7"):
        at.do(0, "lay", card=card)
    assert offered(at) == ["end"]
    assert at.refused(0, "lay", card="r6") == "EE-3"
    at.do(0, "end")
    assert at.pending.must == (1,)


def test_EE_3_the_fifth_card_may_not_be_a_joker_or_a_discard_either() -> None:
    at = table("r10 r9 r8 r7 joker")
    for card in cards("r10 r9 r8 r7"):
        at.do(0, "lay", card=card)
    assert at.refused(0, "lay", card="joker", as_="r6") == "EE-3"
    assert at.refused(0, "discard", card="joker") == "EE-3"


def test_EE_3_after_four_cards_swaps_remain() -> None:
    at = table("joker", "r10 y10 y9 y8 y7 y6")
    at.do(0, "lay", card="joker", as_="r10")
    assert at.outcome is not None  # the joker was the last card
    at = table("joker g1", "r10 y10 y9 y8 y7 y6")
    at.do(0, "lay", card="joker", as_="r10")
    at.do(0, "end")
    for card in cards("y10 y9 y8 y7"):
        at.do(1, "lay", card=card)
    assert offered(at, 1) == ["swap r10", "end"]
    at.do(1, "swap", card="r10")
    assert offered(at, 1) == ["end"]


def test_EE_3_a_laying_turn_never_ends_by_itself() -> None:
    at = table("r10 y1")
    at.do(0, "lay", card="r10")
    assert at.pending.must == (0,)
    assert offered(at) == ["end"]


def test_EE_3_one_kind_of_turn_at_a_time() -> None:
    at = table("r10 r9")
    assert at.refused(0, "end") == "EE-3"
    assert at.refused(0, "pass") == "EE-3"
    at.do(0, "lay", card="r10")
    assert at.refused(0, "draw") == "EE-3"
    assert at.refused(0, "pass") == "EE-3"
    at.do(0, "lay", card="r9")
    assert at.refused(0, "end") == "TURN"


def test_EE_3_the_drawn_card_is_the_top_one_and_seen_by_its_seat_only() -> None:
    at = table("r10", stock="b20 b21")
    assert at.refused(0, "draw", card="b21") == "CARDS"
    assert at.refused(0, "draw", card="b20") is None
    events = at.do(0, "draw")
    assert at.seen(0) == [Did(by=0, action=Draw()), Did(by=0, action=Draw("b20"), to=(0,))]
    assert at.seen(1) == [Did(by=0, action=Draw())]
    assert event_lines(events) == [b'{"by":0,"do":"draw","card":"b20"}']


# EE-4


def test_EE_4_a_card_fits_beside_a_filled_place_of_its_row() -> None:
    at = table("r10 r12 r9 y13 b10 g12", filled="y12 g12")
    assert offered(at, verb="lay") == ["lay r10", "lay r12", "lay y13", "lay b10"]
    refusal = at.why(0, "lay", card="r9")
    assert (refusal.rule, refusal.details) == ("EE-4", {"place": "r9", "missing": "r8", "other": "r10"})


def test_EE_4_the_rows_run_from_1_to_21() -> None:
    at = table("r1 r21 b1 g2 joker", filled="r2 r20 b21")
    assert offered(at, verb="lay")[:2] == ["lay r1", "lay r21"]
    refusal = at.why(0, "lay", card="b1")
    assert (refusal.rule, refusal.details) == ("EE-4", {"place": "b1", "missing": "b2"})
    # The highest place of one row is not beside the lowest of another.
    assert at.refused(0, "lay", card="joker", as_="g1") == "EE-4"
    assert at.refused(0, "lay", card="joker", as_="b22") == "CARDS"


def test_EE_4_from_where_a_bridge_led_the_row_grows_both_ways_and_gaps_close() -> None:
    at = table("b8 b10 b7 b1", filled="b9")
    assert offered(at, verb="lay") == ["lay b8", "lay b10"]


# Whose turn, which cards


def test_TURN_and_CARDS_come_before_the_rules_of_the_game() -> None:
    at = table("r10 r9", "y10")
    assert at.refused(1, "lay", card="y10") == "TURN"
    assert at.refused(CHANCE, "draw") == "TURN"
    assert at.refused(5, "draw") == "TURN"
    assert at.refused(0, "lay", card="y10") == "CARDS"
    assert at.refused(0, "lay", card="r22") == "CARDS"
    assert at.refused(0, "lay", card="joker", as_="r12") == "CARDS"
    assert at.refused(0, "close") == "TURN"
