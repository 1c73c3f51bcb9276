"""elevens, rule by rule."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from elferhaus.core.cards import JOKER, card_set
from elferhaus.core.chance import Close
from elferhaus.core.game import CHANCE, Did, Event, Occasion
from elferhaus.core.options import choose_rules
from elferhaus.core.record import event_lines
from elferhaus.core.refusal import IllegalAction, Refused
from elferhaus.games.elevens import GAME
from elferhaus.games.elevens.state import Bonus, Discard, Draw, Lay
from games.elevens_tables import FULL, ROWS, offered, sight, table, why, without_stock
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


def misdealt(options: dict[str, Any] | None = None, players: int = 2, **changes: Any) -> str | None:
    rules = choose_rules(GAME, None, options or {}, players)
    at = Occasion(1, 0, first_starter=1)
    deal = replace(GAME.deal(rules, players, at, Random(2)), **changes)
    refusal = GAME.misdeal(rules, players, at, deal)
    return refusal.rule if refusal else None


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
    refusal = why(at, 0, "lay", card="r9")
    assert (refusal.rule, refusal.details) == ("EE-4", {"place": "r9", "missing": "r8", "other": "r10"})


def test_EE_4_the_rows_run_from_1_to_21() -> None:
    at = table("r1 r21 b1 g2 joker", filled="r2 r20 b21")
    assert offered(at, verb="lay")[:2] == ["lay r1", "lay r21"]
    refusal = why(at, 0, "lay", card="b1")
    assert (refusal.rule, refusal.details) == ("EE-4", {"place": "b1", "missing": "b2"})
    # The highest place of one row is not beside the lowest of another.
    assert at.refused(0, "lay", card="joker", as_="g1") == "EE-4"
    assert at.refused(0, "lay", card="joker", as_="b22") == "CARDS"


def test_EE_4_from_where_a_bridge_led_the_row_grows_both_ways_and_gaps_close() -> None:
    at = table("b8 b10 b7 b1", filled="b9")
    assert offered(at, verb="lay") == ["lay b8", "lay b10"]


# EE-5


def test_EE_5_a_joker_stands_for_any_card_that_would_fit() -> None:
    at = table("joker b2", "r10")
    places = ["r10", "r12", "y10", "y12", "g10", "g12", "b10", "b12"]
    assert offered(at, verb="lay") == [f"lay joker as {place}" for place in places]
    at.do(0, "lay", card="joker", as_="r10")
    assert sight(at).jokers == ("r10",)
    assert sight(at).rows[2] == ("r10", "r11")


def test_EE_5_the_real_card_may_be_anywhere_even_in_the_same_hand() -> None:
    at = table("joker r10 r9")
    at.do(0, "lay", card="joker", as_="r10")
    assert at.refused(0, "lay", card="r10") == "EE-4"  # its place is taken: it can be swapped
    assert why(at, 0, "lay", card="r10").key == "elevens-swap-instead"
    assert offered(at) == ["lay r9", "swap r10", "end"]


def test_EE_5_a_joker_says_what_it_stands_for_and_nothing_else_does() -> None:
    at = table("joker r10")
    assert at.refused(0, "lay", card="joker") == "RECORD"  # a key is missing
    assert at.refused(0, "lay", card="joker", as_="joker") == "EE-5"
    assert at.refused(0, "lay", card="r10", as_="r10") == "EE-5"
    assert at.refused(0, "lay", card="r10", as_="r12") == "EE-5"
    assert at.refused(0, "lay", card="joker", as_="r9") == "EE-4"
    assert at.refused(0, "lay", card="joker", as_="r11") == "EE-4"
    assert why(at, 0, "lay", card="joker", as_="r11").key == "elevens-taken"


def test_EE_5_it_counts_as_one_of_the_four() -> None:
    at = table("joker joker r9 r8 r7")
    at.do(0, "lay", card="joker", as_="r10")
    at.do(0, "lay", card="r9")
    at.do(0, "discard", card="joker")
    assert sight(at).laid == 3
    at.do(0, "lay", card="r8")
    assert at.refused(0, "lay", card="r7") == "EE-3"


def test_EE_5_an_action_is_written_as_the_record_wants_it() -> None:
    line = msgspec.json.encode(Lay("joker", "r9", "b9"))
    assert line == b'{"do":"lay","card":"joker","as":"r9","bridge":"b9"}'
    assert msgspec.json.encode(Discard("joker")) == b'{"do":"discard","card":"joker"}'
    deal = GAME.deal(choose_rules(GAME, None, {}, 2), 2, Occasion(1, 0), Random(1))
    assert list(msgspec.to_builtins(deal)) == ["round", "dealer", "starter", "rows", "hands", "bridges", "stock"]


# EE-5a


def test_EE_5a_a_swap_replaces_the_joker_by_its_card() -> None:
    at = table("joker y1", "r10 r9 y2")
    at.do(0, "lay", card="joker", as_="r10")
    at.do(0, "end")
    at.do(1, "swap", card="r10")
    view = sight(at, 1)
    assert view.hand == ("r9", "y2", "joker")
    assert view.jokers == ()
    assert view.counts == (1, 3)
    assert view.laid == 0  # not one of the four
    assert view.rows[2] == ("r10", "r11")


def test_EE_5a_swaps_alone_are_no_turn_and_who_swapped_cannot_draw() -> None:
    at = table("joker joker y1", "r10 r12 y2")
    at.do(0, "lay", card="joker", as_="r10")
    at.do(0, "lay", card="joker", as_="r12")
    at.do(0, "end")
    at.do(1, "swap", card="r10")
    at.do(1, "swap", card="r12")  # any number of them
    for verb in ("end", "draw", "pass"):
        assert at.refused(1, verb) == "EE-5a"
    assert not {"end", "draw", "pass"} & set(offered(at, 1))


def test_EE_5a_the_gained_joker_makes_the_turn_whole_laid_or_discarded() -> None:
    at = table("joker y1", "r10 y2")
    at.do(0, "lay", card="joker", as_="r10")
    at.do(0, "end")
    at.do(1, "swap", card="r10")
    assert at.refused(1, "lay", card="joker", as_="r9") is None
    at.do(1, "discard", card="joker")
    assert offered(at, 1) == ["end"]
    at.do(1, "end")
    assert at.pending.must == (0,)


def test_EE_5a_a_swap_may_come_after_the_lays() -> None:
    at = table("joker y1", "r10 y10 y2")
    at.do(0, "lay", card="joker", as_="r10")
    at.do(0, "end")
    at.do(1, "lay", card="y10")
    at.do(1, "swap", card="r10")
    assert at.refused(1, "end") is None
    assert at.refused(1, "draw") == "EE-3"


def test_EE_5a_only_the_card_a_joker_stands_for_is_swapped() -> None:
    at = table("joker y1", "r10 r9 joker")
    assert at.refused(0, "swap", card="y1") == "EE-5a"
    at.do(0, "lay", card="joker", as_="r10")
    at.do(0, "end")
    assert at.refused(1, "swap", card="r9") == "EE-5a"
    assert at.refused(1, "swap", card="joker") == "EE-5a"
    assert at.refused(1, "swap", card="g5") == "CARDS"
    assert at.refused(1, "swap", card="r0") == "CARDS"
    at.do(1, "swap", card="r10")
    assert at.refused(1, "swap", card="r10") == "CARDS"


def test_EE_5a_the_own_joker_of_this_turn_may_be_swapped_too() -> None:
    at = table("joker r10 y1")
    at.do(0, "lay", card="joker", as_="r10")
    at.do(0, "swap", card="r10")
    assert sight(at, 0).hand == ("y1", "joker")


# EE-5b, EE-5c


def test_EE_5b_a_discard_alone_is_a_turn_and_leaves_the_game() -> None:
    at = table("joker joker y1")
    at.do(0, "discard", card="joker")
    assert sight(at).out == 1
    assert sight(at).counts == (2, 1)
    assert at.refused(0, "draw") == "EE-3"
    at.do(0, "end")
    assert at.pending.must == (1,)
    assert at.game.cards(at.state).count(JOKER) == 2


def test_EE_5b_only_jokers_in_hand_are_discarded() -> None:
    at = table("y1 r10")
    assert at.refused(0, "discard", card="y1") == "EE-5b"
    assert at.refused(0, "discard", card="joker") == "CARDS"
    assert at.refused(0, "discard", card="g9") == "CARDS"
    assert at.refused(0, "discard", card="x") == "CARDS"


def test_EE_5b_drawing_ends_the_turn_so_nothing_is_discarded_with_it() -> None:
    at = table("joker y1")
    at.do(0, "draw")
    assert at.refused(0, "discard", card="joker") == "TURN"


def test_EE_5c_a_joker_is_never_a_duty_and_may_be_the_last_card() -> None:
    at = without_stock("joker y1", "b1")
    assert "pass" in offered(at)
    at = table("joker")
    at.do(0, "lay", card="joker", as_="g12")
    assert at.outcome is not None


def test_EE_5c_several_jokers_in_one_turn() -> None:
    at = table("joker joker joker joker y1")
    at.do(0, "lay", card="joker", as_="r10")
    at.do(0, "lay", card="joker", as_="r9")
    at.do(0, "discard", card="joker")
    at.do(0, "discard", card="joker")
    assert offered(at) == ["end"]


# EE-6

LOW_RED = "r10 r9 r8 r7 r6 r5 r4 r3 r2"


@pytest.mark.parametrize("details", [{"card": "r1"}, {"card": "joker", "as_": "r1"}])
def test_EE_6_who_fills_the_last_place_of_a_side_takes_a_bonus_card(details: dict[str, str]) -> None:
    at = table("r1 joker y1", filled=LOW_RED)
    assert Bonus(by=0) in at.do(0, "lay", **details)
    assert sight(at).bonus == (1, 0)


def test_EE_6_the_last_place_may_be_in_the_middle_and_both_sides_count() -> None:
    at = table("r5 r16 y1", filled="r10 r9 r8 r7 r6 r4 r3 r2 r1 r12 r13 r14 r15 r17 r18 r19 r20 r21")
    assert at.do(0, "lay", card="r5")[1:] == (Bonus(by=0),)
    assert at.do(0, "lay", card="r16")[1:] == (Bonus(by=0),)
    assert sight(at).bonus == (2, 0)


def test_EE_6_a_side_with_a_gap_earns_nothing() -> None:
    at = table("r1 y1", filled="r10 r9 r8 r7 r5 r4 r3 r2")
    assert len(at.do(0, "lay", card="r1")) == 1
    at = table("r2 r20 y1", filled="r10 r9 r8 r7 r6 r5 r4 r3 r12 r13 r14 r15 r16 r17 r18 r19")
    assert len(at.do(0, "lay", card="r2")) == 1
    assert len(at.do(0, "lay", card="r20")) == 1


def test_EE_6_a_later_swap_earns_nothing() -> None:
    at = table("joker y1", "r1 y10 y2", filled=LOW_RED)
    at.do(0, "lay", card="joker", as_="r1")
    at.do(0, "end")
    assert len(at.do(1, "swap", card="r1")) == 1
    assert sight(at).bonus == (1, 0)


def test_EE_6_there_are_seven_bonus_cards_for_eight_sides() -> None:
    ends = cards("r1 r21 y1 y21 g1 g21 b1 b21")
    inner = " ".join(card for card in cards(FULL) if card not in ends)
    at = table(" ".join(ends[:4]) + " joker", " ".join(ends[4:]) + " joker", filled=inner)
    for seat in (0, 1):
        for card in ends[4 * seat : 4 * seat + 4]:
            events: tuple[Event, ...] = at.do(seat, "lay", card=card)
        at.do(seat, "end")
    assert sight(at).bonus == (4, 3)
    assert len(events) == 1  # the eighth side


# EE-7


def test_EE_7_the_worked_case() -> None:
    at = table("b9 joker r8 g1", "r7 r5 g2", filled="y10 y9", rows="yellow blue red green")
    assert at.refused(0, "lay", card="b9") == "EE-4"
    at.do(0, "lay", card="b9", bridge="y9")
    at.do(0, "lay", card="joker", as_="r9", bridge="b9")
    at.do(0, "lay", card="r8")
    view = sight(at)
    assert view.laid == 3  # the bridges do not count
    assert view.bridges == (1, 3)
    assert view.spans == ("y9", "b9")
    at.do(0, "end")
    assert at.refused(1, "lay", card="r7") is None
    assert at.refused(1, "lay", card="r5") == "EE-4"
    assert at.refused(1, "lay", card="r5", bridge="b9") == "EE-7"


def test_EE_7_a_bridge_leads_up_as_well_as_down() -> None:
    at = table("b9 r9 y1", filled="r10 r9", bridges=1)
    at.do(0, "lay", card="b9", bridge="r9")
    assert sight(at).spans == ("b9",)
    assert sight(at).bridges == (0, 1)


def test_EE_7_a_bridge_starts_at_a_filled_place_of_the_same_number_in_a_neighbour_row() -> None:
    at = table("b9 y1", filled="y10 y9 g10 g9")
    assert at.refused(0, "lay", card="b9", bridge="y10") == "EE-7"  # another number
    assert at.refused(0, "lay", card="b9", bridge="g9") == "EE-7"  # not a neighbour
    assert at.refused(0, "lay", card="b9", bridge="r9") == "EE-7"  # a neighbour, but empty
    assert at.refused(0, "lay", card="b9", bridge="b9") == "EE-7"
    assert at.refused(0, "lay", card="b9", bridge="joker") == "EE-7"
    assert at.refused(0, "lay", card="b9", bridge="x9") == "CARDS"
    assert why(at, 0, "lay", card="b9", bridge="g9").details["needed"] == ("r9", "y9")
    assert why(at, 0, "lay", card="b9", bridge="r9").key == "elevens-bridge-empty"
    assert offered(at, verb="lay") == ["lay b9 at y9"]


def test_EE_7_both_neighbours_can_be_where_it_starts() -> None:
    at = table("b9 y1", filled="y10 y9 r10 r9")
    assert offered(at, verb="lay") == ["lay b9 at y9", "lay b9 at r9"]


def test_EE_7_a_joker_carries_a_bridge_and_can_lie_behind_one() -> None:
    at = table("joker joker y1", filled="y10")
    at.do(0, "lay", card="joker", as_="y9")
    at.do(0, "lay", card="joker", as_="b9", bridge="y9")
    assert sight(at).jokers == ("y9", "b9")


def test_EE_7_no_bridge_where_the_card_fits_without() -> None:
    at = table("b10 joker y1", filled="y10")
    assert at.refused(0, "lay", card="b10", bridge="y10") == "EE-7"
    assert at.refused(0, "lay", card="joker", as_="b10", bridge="y10") == "EE-7"
    assert not [line for line in offered(at) if " at " in line]


def test_EE_7_any_number_of_bridges_a_turn_as_long_as_they_last() -> None:
    at = table("b9 r9 g9 y1", filled="y10 y9", bridges=2)
    at.do(0, "lay", card="b9", bridge="y9")
    at.do(0, "lay", card="r9", bridge="b9")
    assert at.refused(0, "lay", card="g9", bridge="r9") == "EE-7"
    assert why(at, 0, "lay", card="g9", bridge="r9").key == "elevens-bridge-none"
    assert offered(at) == ["end"]


def test_EE_7_a_filled_place_is_no_goal() -> None:
    at = table("joker y1", filled="y10 y9 b9")
    assert at.refused(0, "lay", card="joker", as_="b9", bridge="y9") == "EE-4"


# EE-8


def test_EE_8_who_can_lay_without_a_bridge_must() -> None:
    at = without_stock("r10 y1", "b1")
    assert offered(at) == ["lay r10"]
    assert at.refused(0, "pass") == "EE-8"
    assert at.refused(0, "draw") == "EE-8"
    assert why(at, 0, "pass").details == {"card": "r10"}
    at.do(0, "lay", card="r10")
    assert at.refused(0, "end") is None
    assert at.refused(0, "pass") == "EE-3"


def test_EE_8_a_joker_on_a_row_will_do_a_discard_alone_will_not() -> None:
    at = without_stock("r10 y1 joker joker", "b1")
    at.do(0, "discard", card="joker")
    assert at.refused(0, "end") == "EE-8"
    at.do(0, "lay", card="joker", as_="g10")
    at.do(0, "end")
    assert at.pending.must == (1,)


def test_EE_8_the_fourth_card_of_a_turn_that_owes_one_is_not_a_discard() -> None:
    at = without_stock("r10 y1 joker joker joker joker", "b1")
    for _ in range(3):
        at.do(0, "discard", card="joker")
    assert at.refused(0, "discard", card="joker") == "EE-8"
    assert "discard joker" not in offered(at)
    assert at.refused(0, "lay", card="joker", as_="r12") is None
    at.do(0, "lay", card="r10")
    assert offered(at) == ["end"]


def test_EE_8_a_swap_does_not_fulfil_it() -> None:
    at = without_stock("r10 y1 g10", "b1")
    at.state = replace(at.state, table=at.state.table | card_set(["g10"]), wild=card_set(["g10"]))
    at.do(0, "swap", card="g10")
    at.do(0, "discard", card="joker")
    assert at.refused(0, "end") == "EE-8"


def test_EE_8_who_cannot_may_pass_or_use_jokers_and_bridges() -> None:
    at = without_stock("b9 joker y1", "b1", filled="y10 y9")
    assert at.refused(0, "draw") == "EE-8"
    assert {"lay b9 at y9", "lay joker as b9 at y9", "discard joker", "pass"} <= set(offered(at))
    at.do(0, "discard", card="joker")
    assert at.refused(0, "end") is None
    assert at.refused(0, "pass") == "EE-3"


def test_EE_8_it_is_judged_at_the_start_of_the_turn() -> None:
    at = without_stock("r9 joker y1", "b1")
    at.do(0, "lay", card="joker", as_="r10")  # now the red 9 fits, and need not be laid
    assert at.refused(0, "end") is None
    at = without_stock("r9 joker y1", "b1")
    at.do(0, "pass")
    assert at.pending.must == (1,)


def test_EE_8_it_begins_with_the_turn_after_the_last_card_was_drawn() -> None:
    at = table("r10 y1", "b10 b1", stock="g20")
    assert "draw" in offered(at)
    at.do(0, "draw")
    assert offered(at, 1) == ["lay b10"]
    deal = {"starter": 0, "rows": ROWS, "hands": ["r10 y1", "b1"], "bridges": [0, 0], "stock": ""}
    assert offered(Table("elevens", deal)) == ["lay r10"]


def test_EE_8_while_the_stock_lasts_nothing_is_owed() -> None:
    at = table("y1", "r10 joker y2")
    at.do(0, "draw")
    at.do(1, "discard", card="joker")
    assert at.refused(1, "end") is None


def test_EE_8_the_duty_is_told_only_to_the_seat_that_has_it() -> None:
    at = without_stock("r10 y1", "b1")
    assert sight(at, 0).duty
    assert not sight(at, 1).duty
    assert not sight(at).duty
    at.do(0, "lay", card="r10")
    assert not sight(at, 0).duty


# EE-9


def test_EE_9_the_round_ends_with_the_last_card_laid_or_discarded() -> None:
    at = table("r10", "y5")
    at.do(0, "lay", card="r10")
    assert at.pending.kind == "over"
    assert at.refused(0, "end") == "TURN"
    assert not at.legal(0)
    at = table("joker", "y5")
    at.do(0, "discard", card="joker")
    assert at.pending.kind == "over"


def test_EE_9_a_joker_left_in_hand_keeps_the_round_going() -> None:
    at = table("r10 joker", "y5")
    at.do(0, "lay", card="r10")
    assert at.outcome is None
    at.do(0, "discard", card="joker")
    assert at.outcome is not None


def test_EE_9_a_swap_does_not_empty_the_hand() -> None:
    at = table("joker y1", "r10")
    at.do(0, "lay", card="joker", as_="r10")
    at.do(0, "end")
    at.do(1, "swap", card="r10")
    assert at.outcome is None
    at.do(1, "discard", card="joker")
    assert at.outcome is not None


def test_EE_9_as_many_passes_in_a_row_as_seats_end_it() -> None:
    at = without_stock("r5", "y5 joker", "g5 b5", filled=FULL)
    at.state = replace(at.state, wild=card_set(["r5", "y5", "g5", "b5"]))
    at.do(0, "pass")
    at.do(1, "swap", card="y5")  # this interrupts the passes
    assert sight(at).passes == 0
    at.do(1, "discard", card="joker")
    at.do(1, "end")
    at.do(2, "pass")
    at.do(0, "pass")
    assert at.outcome is None
    assert sight(at).passes == 2
    at.do(1, "pass")
    assert at.outcome is not None
    assert at.outcome.points == (-5, -11, -5 - 5 - 20)
    assert at.outcome.winners == (0,)


# EE-10


def test_EE_10_bonus_cards_less_the_hand_and_going_out_does_not_win_by_itself() -> None:
    at = table("r1 g1", "y5 y21 joker", "b2", filled=LOW_RED)
    at.do(0, "lay", card="r1")
    at.do(0, "end")
    at.do(1, "draw", card="r1")
    at.state = replace(at.state, table=at.state.table | card_set(["b3"]))
    at.do(2, "lay", card="b2")
    assert at.outcome is not None
    assert at.outcome.points == (11 - 1, -5 - 21 - 1 - 11, 0)
    assert at.outcome.winners == (0,)


def test_EE_10_ties_share_and_unused_bridges_score_nothing() -> None:
    at = table("r1", "g11 joker", filled=LOW_RED)
    at.state = replace(at.state, bonus=(0, 3), hands=(at.state.hands[0], card_set(["y11"])))
    at.do(0, "lay", card="r1")
    assert at.outcome is not None
    assert at.outcome.points == (11, 33 - 11 - 11)
    assert at.outcome.winners == (0, 1)


# EE-V1


def test_EE_V1_no_jokers_bridges_or_bonus_cards() -> None:
    rules = choose_rules(GAME, None, {"variant": "start"}, 6)
    deal = GAME.deal(rules, 6, Occasion(1, 0), Random(1))
    assert GAME.misdeal(rules, 6, Occasion(1, 0), deal) is None
    assert JOKER not in {card for pile in (*deal.hands, deal.stock) for card in pile}
    assert deal.bridges == (0,) * 6
    assert [len(hand) for hand in deal.hands] == [12] * 6
    assert len(deal.stock) == 80 - 72
    assert misdealt(options={"variant": "start"}, bridges=(4, 4)) == "EE-V1"
    assert misdealt(options={"variant": "start"}, stock=(JOKER,)) == "CARDS"


def test_EE_V1_there_is_no_bridge_to_lay() -> None:
    at = table("b9 b10", "y5", filled="y10 y9", bridges=0, variant="start")
    for card in ("b9", "b10"):  # the 10 would fit without one
        found = why(at, 0, "lay", card=card, bridge=f"y{card[1:]}")
        assert (found.rule, found.key) == ("EE-V1", "elevens-bridge-none")


def test_EE_V1_who_lays_the_last_card_wins() -> None:
    at = table("r1", "y5", filled=LOW_RED, bridges=0, variant="start")
    assert at.refused(0, "discard", card="joker") == "CARDS"
    assert at.refused(0, "lay", card="joker", as_="r1") == "CARDS"
    assert at.refused(0, "lay", card="r1", as_="joker") == "CARDS"
    assert len(at.do(0, "lay", card="r1")) == 1
    assert at.outcome is not None
    assert at.outcome.points == (0, -5)
    assert at.outcome.winners == (0,)


# Whose turn, which cards


def test_TURN_and_CARDS_come_before_the_rules_of_the_game() -> None:
    at = table("r10 r9", "y10")
    assert at.refused(1, "lay", card="y10") == "TURN"
    assert at.refused(CHANCE, "draw") == "TURN"
    assert at.refused(5, "draw") == "TURN"
    assert at.refused(0, "lay", card="y10") == "CARDS"
    assert at.refused(0, "lay", card="r22") == "CARDS"
    assert at.refused(0, "lay", card="joker", as_="r12") == "CARDS"
    with pytest.raises(IllegalAction) as illegal:
        at.game.apply(at.state, 0, Close())
    assert illegal.value.refusal.rule == "TURN"
