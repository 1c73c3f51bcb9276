"""elfer-raus, rule by rule."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from elferhaus.core.cards import deck
from elferhaus.core.chance import Close, Shuffle
from elferhaus.core.game import CHANCE, Occasion, Outcome
from elferhaus.core.match import begin_round, end_round, new_match, standing
from elferhaus.core.refusal import IllegalAction
from elferhaus.core.round import carry_out
from elferhaus.games.elfer_raus import GAME
from elferhaus.games.row_laying.state import Lay
from games.row_laying.tables import lays, look, opened, table, verbs, why
from tabletop import cards


def test_ER_4_who_can_lay_must() -> None:
    game = table("r11 y1", "r10 y2", stock="g3")
    game.do(0, "lay", card="r11")
    assert verbs(game, 1) == {"lay"}
    found = why(game, 1, "draw")
    assert (found.rule, found.key, found.details) == ("ER-4", "row-must-lay", {"card": "r10"})
    assert game.refused(1, "pass") == "ER-4"
    assert game.refused(1, "end") == "ER-4"


def test_ER_4_as_many_as_wanted_on_any_rows_in_any_order() -> None:
    game = table("r11 y1", "r10 r12 r13 y11 y10 b2", stock="g3")
    game.do(0, "lay", card="r11")
    for card in ("r12", "y11", "r10", "y10", "r13"):
        game.do(1, "lay", card=card)
    game.do(1, "end")
    assert game.pending.must == (0,)


def test_ER_4_each_card_must_fit_at_the_moment_it_is_laid() -> None:
    game = table("r11 y1", "r12 r13 y2")
    game.do(0, "lay", card="r11")
    assert game.refused(1, "lay", card="r13") == "ER-5"
    game.do(1, "lay", card="r12")
    assert game.refused(1, "lay", card="r13") is None


def test_ER_4_cards_may_be_held_back() -> None:
    game = table("r11 y1", "r10 r12 y2")
    game.do(0, "lay", card="r11")
    game.do(1, "lay", card="r10")
    assert game.legal(1) == [{"do": "lay", "card": "r12"}, {"do": "end"}]
    game.do(1, "end")
    assert game.pending.must == (0,)


def test_ER_4_a_turn_never_ends_by_itself() -> None:
    """Nothing fits any more, and yet the player must say so."""
    game = table("r11 y1", "r10 y2")
    game.do(0, "lay", card="r11")
    game.do(1, "lay", card="r10")
    assert game.pending.must == (1,)
    assert game.legal(1) == [{"do": "end"}]


def test_ER_4_after_a_lay_there_is_no_drawing_passing_or_keeping() -> None:
    game = table("r11 y1", "r10 y2", stock="g3")
    game.do(0, "lay", card="r11")
    game.do(1, "lay", card="r10")
    for verb in ("draw", "pass"):
        found = why(game, 1, verb)
        assert (found.rule, found.key) == ("ER-4", "row-laid-already")
    assert why(game, 1, "keep").key == "row-keep"


# ER-5: what fits


def test_ER_5_the_leaflets_example_on_the_blue_11() -> None:
    game = table("b11 r1", "b10 b12 b15 y9 r2")
    game.do(0, "lay", card="b11")
    assert game.legal(1) == [{"do": "lay", "card": "b10"}, {"do": "lay", "card": "b12"}]
    game.do(1, "lay", card="b10")
    assert game.refused(1, "lay", card="y9") == "ER-5"
    game.do(1, "lay", card="b12")
    assert game.refused(1, "lay", card="b15") == "ER-5"


def test_ER_5_a_row_waits_for_the_card_towards_its_11() -> None:
    game = table("r11 y1", "r17 r4 r12 y2")
    game.do(0, "lay", card="r11")
    for card, missing in (("r17", "r16"), ("r4", "r5")):
        found = why(game, 1, "lay", card=card)
        assert (found.rule, found.key, found.details) == ("ER-5", "row-waits", {"card": card, "missing": missing})


def test_ER_5_a_row_is_started_by_its_11_only() -> None:
    game = table("r11 y1", "y10 y12 y11 r12")
    game.do(0, "lay", card="r11")
    for card in ("y10", "y12"):
        found = why(game, 1, "lay", card=card)
        assert (found.rule, found.key) == ("ER-5", "row-not-started")
        assert found.details == {"card": card, "colour": "yellow", "needed": ("y11",)}
    game.do(1, "lay", card="y11")
    assert lays(game, 1) == {"y10", "y12", "r12"}


def test_ER_5_a_row_ends_with_its_1_and_its_20() -> None:
    red, rest = " ".join(deck(["red"])), "y1 y2 y3"
    game = table(red + " y4", rest, "g1 g2")
    game.do(0, "lay", card="r11")
    game.do(1, "pass")
    game.do(2, "pass")
    for number in (*range(12, 21), *range(10, 0, -1)):
        game.do(0, "lay", card=f"r{number}")
    assert lays(game, 0) == set()
    assert set(look(game, 0).fits) == {"y11", "g11", "b11"}


# ER-6: drawing


def test_ER_6_who_cannot_lay_draws() -> None:
    game = opened("y3", "g3 g4 g5 g6")
    assert game.legal(1) == [{"do": "draw"}]
    for verb in ("pass", "end"):
        found = why(game, 1, verb)
        assert (found.rule, found.key) == ("ER-6", "row-must-draw")
    assert why(game, 1, "keep").rule == "ER-6"


def test_ER_6_three_cards_at_most_then_the_turn_ends() -> None:
    game = opened("y3", "g3 g4 g5 g6")
    game.do(1, "draw")
    game.do(1, "draw", card="g4")
    assert game.legal(1) == [{"do": "draw"}]
    assert game.refused(1, "end") == "ER-6"
    game.do(1, "draw")
    assert game.pending.must == (0,)
    assert look(game, 1).hand == cards("y3 g3 g4 g5")
    assert look(game, 1).stock == 1


@pytest.mark.parametrize("before", ["", "g3", "g3 g4"])
def test_ER_6_a_drawn_card_that_fits_must_be_laid_and_the_turn_ends(before: str) -> None:
    """Also the last of the three."""
    game = opened("y3", f"{before} r12 r13")
    for _ in range(len(cards(before)) + 1):
        game.do(1, "draw")
    assert game.legal(1) == [{"do": "lay", "card": "r12"}]
    for verb in ("draw", "keep", "pass", "end"):
        found = why(game, 1, verb)
        assert (found.rule, found.key, found.details) == ("ER-6", "row-drawn-must", {"card": "r12"})
    game.do(1, "lay", card="r12")
    assert game.pending.must == (0,)
    assert look(game, 1).drawn == 0


def test_ER_6_the_drawn_card_is_the_top_one() -> None:
    game = opened("y3", "g3 g4")
    found = why(game, 1, "draw", card="g4")
    assert (found.rule, found.key, found.details) == ("CARDS", "not-the-top-card", {"card": "g4"})
    assert game.refused(1, "draw", card="g3") is None


def test_ER_6_the_next_turn_counts_its_own_draws() -> None:
    game = opened("y3", "g3 g4 g5 g6 g7 g8 g9")
    for _ in range(3):
        game.do(1, "draw")
    for _ in range(3):
        game.do(0, "draw")
    assert game.pending.must == (1,)


def test_ER_6s_a_drawn_card_that_fits_may_be_kept() -> None:
    game = opened("y3", "r12 r13", edition="space")
    game.do(1, "draw")
    assert game.legal(1) == [{"do": "lay", "card": "r12"}, {"do": "keep"}]
    found = why(game, 1, "draw")
    assert (found.rule, found.key, found.details) == ("ER-6s", "row-drawn-may", {"card": "r12"})
    game.do(1, "keep")
    assert game.pending.must == (0,)
    assert look(game, 1).hand == cards("r12 y3")
    assert look(game, 1).stock == 1


def test_ER_6s_or_laid_and_the_turn_ends_either_way() -> None:
    game = opened("y3 r14", "r12 r13", edition="space")
    game.do(1, "draw")
    game.do(1, "lay", card="r12")
    assert game.pending.must == (0,)


def test_ER_6s_only_a_drawn_card_that_fits_can_be_kept() -> None:
    game = opened("y3", "g3 g4 g5 g6", edition="space")
    assert why(game, 1, "keep").rule == "ER-6s"
    game.do(1, "draw")
    found = why(game, 1, "keep")
    assert (found.rule, found.key) == ("ER-6s", "row-keep")
    assert game.legal(1) == [{"do": "draw"}]


def test_ER_6_who_cannot_lay_draws_in_space_too() -> None:
    game = opened("y3", "g3 g4 g5 g6", edition="space")
    for _ in range(2):
        for verb in ("pass", "end"):
            found = why(game, 1, verb)
            assert (found.rule, found.key) == ("ER-6", "row-must-draw")
        game.do(1, "draw")


# ER-7: no stock


def test_ER_7_drawing_stops_with_the_stock() -> None:
    game = opened("y3", "g3 g4")
    game.do(1, "draw")
    game.do(1, "draw")
    assert game.pending.must == (0,)


def test_ER_7_the_last_card_of_the_stock_is_laid_if_it_fits() -> None:
    game = opened("y3", "g3 r10")
    game.do(1, "draw")
    game.do(1, "draw")
    assert game.legal(1) == [{"do": "lay", "card": "r10"}]


def test_ER_7_who_cannot_lay_and_finds_no_stock_passes() -> None:
    game = opened("y3", "")
    assert game.legal(1) == [{"do": "pass"}]
    for verb in ("draw", "end"):
        found = why(game, 1, verb)
        assert (found.rule, found.key) == ("ER-7", "row-stock-empty")
    game.do(1, "pass")
    assert game.pending.must == (0,)


# ER-8, ER-9: end and score


def test_ER_8_the_last_card_ends_the_round_at_once() -> None:
    game = opened("r10 r12", "g3")
    game.do(1, "lay", card="r10")
    assert game.outcome is None
    game.do(1, "lay", card="r12")
    assert game.pending.kind == "over"
    assert game.outcome == Outcome((3, 0), (1,))
    assert not game.legal(0)
    assert not game.legal(1)
    for seat in (0, 1):
        found = why(game, seat, "end")
        assert (found.rule, found.key) == ("TURN", "round-over")


def test_ER_8_the_opening_card_too_can_be_the_last() -> None:
    game = table("r11", "r10")
    game.do(0, "lay", card="r11")
    assert game.outcome == Outcome((0, 10), (0,))


def test_ER_9_a_19_and_a_2_make_21() -> None:
    game = table("r11 r9", "r10", "b19 y2")
    game.do(0, "lay", card="r11")
    game.do(1, "lay", card="r10")
    assert game.outcome == Outcome((9, 0, 21), (1,))


def test_ER_9_the_fewest_points_of_all_rounds_win_and_ties_share() -> None:
    match = new_match(GAME, ["Ada", "Ben", "Cem"], rounds=2)
    for points in ((0, 16, 5), (10, 0, 5)):
        match = end_round(match, Outcome(points, (points.index(0),)))
    assert match.is_over
    assert standing(match) == Outcome((10, 16, 10), (0, 2))
    assert new_match(GAME, ["Ada", "Ben"]).rounds == 1


# ER-10: layout


def test_ER_10_a_row_is_shown_in_order_so_that_it_can_be_stacked_on_both_sides_of_the_11() -> None:
    game = table("r11 y1", "r12 r10 r9 r13 b11 y2")
    game.do(0, "lay", card="r11")
    for card in ("r12", "b11", "r10", "r9", "r13"):
        game.do(1, "lay", card=card)
    for seat in (None, 0, 1):
        rows = look(game, seat).rows
        assert rows == (cards("r9 r10 r11 r12 r13"), (), (), cards("b11"))
    middle = rows[0].index("r11")
    assert (rows[0][:middle], rows[0][middle + 1 :]) == (cards("r9 r10"), cards("r12 r13"))


# TURN and CARDS: what no rule of the game covers


def test_TURN_only_the_seat_whose_turn_it_is_acts() -> None:
    game = table("r11 r10", "y11", "g1")
    found = why(game, 1, "lay", card="y11")
    assert (found.rule, found.key, found.details) == ("TURN", "not-your-turn", {"seat": 0})
    for seat in (-7, CHANCE, 2, 99):
        assert game.refused(seat, "lay", card="r11") == "TURN"
        assert not game.legal(seat)


@pytest.mark.parametrize("action", [Shuffle("stock", ()), Close()])
def test_TURN_chance_has_no_part_in_this_game(action: Any) -> None:
    game = opened("y3", "")  # seat 1 could pass
    with pytest.raises(IllegalAction) as illegal:
        carry_out(GAME, game.state, 1, action)
    assert illegal.value.refusal.rule == "TURN"


@pytest.mark.parametrize(("card", "key"), [("x", "no-such-card"), ("joker", "no-such-card"), ("r21", "no-such-card")])
def test_CARDS_that_do_not_exist(card: str, key: str) -> None:
    assert why(opened("r10 y3", ""), 1, "lay", card=card).key == key


def test_CARDS_not_held() -> None:
    found = why(opened("r10 y3", ""), 1, "lay", card="r12")
    assert (found.rule, found.key, found.details) == ("CARDS", "not-in-hand", {"card": "r12"})


# A match


def test_a_match_plays_round_after_round() -> None:
    match = new_match(GAME, ["Ada", "Ben"], rounds=2)
    deal = GAME.deal(match.rules, 2, Occasion(1, 0), Random(4))
    match = begin_round(match, deal)
    state = GAME.start(match.rules, 2, deal)
    assert GAME.pending(state).must == (deal.starter,)
    first = next(card for card in cards("r11 y11 g11 b11") if card in deal.hands[deal.starter])
    assert GAME.legal(state, deal.starter) == [Lay(first)]
