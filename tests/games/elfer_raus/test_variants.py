"""The variants of elfer-raus: false start, three starts, any start."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from elferhaus.core.cards import NUMBER, deck
from elferhaus.core.game import Occasion
from elferhaus.core.options import choose_rules
from elferhaus.games.elfer_raus import GAME
from games.elfer_raus.tables import HALVES, deal_of, refusal_of, rule_of
from games.row_laying.tables import FALSE_START, lays, look, table, why
from tabletop import cards

# ER-V1: false start


def test_ER_V1_the_1s_and_20s_lie_out_and_the_rows_grow_inward() -> None:
    game = table("r11 r2 r19 r18", "y2", lying=FALSE_START, variant="false-start")
    assert lays(game, 0) == {"r2", "r19"}
    game.do(0, "lay", card="r19")
    assert lays(game, 0) == {"r2", "r18"}
    assert look(game, 0).rows[0] == cards("r1 r19 r20")


@pytest.mark.parametrize(("options", "size", "lying"), [({}, 72, 8), ({"without": "blue"}, 54, 6)])
def test_ER_V1_is_dealt_from_72_or_54_cards(options: dict[str, Any], size: int, lying: int) -> None:
    rules = choose_rules(GAME, None, {"variant": "false-start", **options}, 2)
    deal = GAME.deal(rules, 2, Occasion(1, 0), Random(1))
    assert sum(map(len, (*deal.hands, deal.stock))) == size
    assert len(deal.table) == lying
    assert {NUMBER[card] for card in deal.table} == {1, 20}
    assert GAME.misdeal(rules, 2, Occasion(1, 0), deal) is None


def test_ER_V1_the_11_is_ordinary_and_waits_in_the_gap() -> None:
    game = table("r11 r2", "y2", lying=FALSE_START, variant="false-start")
    found = why(game, 0, "lay", card="r11")
    assert (found.rule, found.key) == ("ER-5", "row-waits-either")
    assert found.details == {"card": "r11", "missing": "r10", "other": "r12"}


def test_ER_V1_the_starter_takes_an_ordinary_turn() -> None:
    """As many cards as wanted; the first one does not end it."""
    game = table("r11 r2 r3", "y2", lying=FALSE_START, variant="false-start")
    game.do(0, "lay", card="r2")
    assert game.pending.must == (0,)
    game.do(0, "lay", card="r3")
    game.do(0, "end")
    assert game.pending.must == (1,)


def test_ER_V1_the_starter_may_have_to_draw() -> None:
    game = table("r11", "y2", stock="g5", lying=FALSE_START, variant="false-start")
    assert game.legal(0) == [{"do": "draw"}]


def test_ER_V1_the_last_gap_of_a_row_is_closed() -> None:
    red = " ".join(f"r{number}" for number in range(2, 20))
    game = table(red + " y5", "y2", lying=FALSE_START, variant="false-start")
    for number in range(2, 20):
        game.do(0, "lay", card=f"r{number}")
    assert look(game, 0).rows[0] == deck(["red"])
    assert set(look(game, 0).fits) == set(cards("y2 y19 g2 g19 b2 b19"))


def test_ER_V1_starter_left_of_dealer_only_there() -> None:
    found = refusal_of(starter="left-of-dealer")
    assert found is not None
    assert (found.rule, found.key) == ("ER-V1", "row-starter-only-false-start")
    assert refusal_of(variant="false-start", starter="left-of-dealer") is None


def test_ER_V1_misdeals() -> None:
    plain = [card for card in deck() if NUMBER[card] not in {1, 20}]
    hands = [" ".join(plain[:20]), " ".join(plain[20:40])]  # the red 11 is in the first
    for options, starter in (({}, 0), ({"starter": "left-of-dealer"}, 1)):
        rules = choose_rules(GAME, None, {"variant": "false-start", **options}, 2)
        at = Occasion(1, 0)
        assert GAME.misdeal(rules, 2, at, deal_of(*hands, lying=FALSE_START, starter=starter)) is None
        wrong = GAME.misdeal(rules, 2, at, deal_of(*hands, lying=FALSE_START, starter=1 - starter))
        assert rule_of(wrong) == ("ER-V1" if options else "ER-3")
        found = GAME.misdeal(rules, 2, at, deal_of(*hands, starter=starter))
        assert found is not None
        assert (found.rule, found.key, found.details) == ("ER-V1", "deal-table", {"high": 20})


# ER-V2: three starts


def test_ER_V2_a_10_11_or_12_of_any_colour_opens_and_ends_the_turn() -> None:
    game = table("r10 y11 b12 g9 r9", "g11 r11 r12", variant="three-starts")
    assert lays(game, 0) == {"r10", "y11", "b12"}
    found = why(game, 0, "lay", card="g9")
    assert (found.rule, found.key, found.details) == ("ER-V2", "row-opening-three", {"card": "g9"})
    game.do(0, "lay", card="r10")
    assert game.pending.must == (1,)


def test_ER_V2_once_started_a_row_grows_by_neighbours_only() -> None:
    game = table("r10 y1", "r12 r11 y12 g4 b3", variant="three-starts")
    game.do(0, "lay", card="r10")
    assert lays(game, 1) == {"r11", "y12"}
    assert game.refused(1, "lay", card="r12") == "ER-5"
    found = why(game, 1, "lay", card="g4")
    assert (found.rule, found.key) == ("ER-V2", "row-not-started")
    assert found.details == {"card": "g4", "colour": "green", "needed": ("g10", "g11", "g12")}
    game.do(1, "lay", card="y12")
    assert set(look(game, 1).fits) == set(cards("r9 r11 y11 y13 g10 g11 g12 b10 b11 b12"))


def test_ER_V2_an_opener_without_one_draws_and_the_next_stands_before_the_same_opening() -> None:
    game = table("r1 r2", "y10 y11 y12 r3", stock="g1 g2 g3 g4", variant="three-starts")
    for _ in range(3):
        game.do(0, "draw")
    assert game.pending.must == (1,)
    assert lays(game, 1) == {"y10", "y11", "y12"}
    game.do(1, "lay", card="y10")
    assert game.pending.must == (0,)


def test_ER_V2_left_of_the_dealer_opens() -> None:
    rules = choose_rules(GAME, None, {"variant": "three-starts"}, 3)
    deal = GAME.deal(rules, 3, Occasion(2, 1), Random(1))
    assert (deal.dealer, deal.starter) == (1, 2)
    rules = choose_rules(GAME, None, {"variant": "three-starts"}, 2)
    assert rule_of(GAME.misdeal(rules, 2, Occasion(1, 0), deal_of(*HALVES, starter=0))) == "ER-V2"
    assert GAME.misdeal(rules, 2, Occasion(1, 0), deal_of(*HALVES, starter=1)) is None


# ER-V3: any start


def test_ER_V3_any_card_opens_and_its_number_starts_the_other_rows() -> None:
    game = table("r7 r8 y11", "y7 y11 y8 r6 r8 g11", variant="any-start")
    assert lays(game, 0) == {"r7", "r8", "y11"}
    game.do(0, "lay", card="r7")
    assert game.pending.must == (1,)
    assert lays(game, 1) == {"y7", "r6", "r8"}
    found = why(game, 1, "lay", card="g11")
    assert (found.rule, found.key) == ("ER-V3", "row-not-started")
    assert found.details == {"card": "g11", "colour": "green", "needed": ("g7",)}
    game.do(1, "lay", card="y7")
    assert lays(game, 1) == {"y8", "r6", "r8"}


def test_ER_V3_the_row_grows_to_both_ends() -> None:
    game = table("r20 y3", "r19 y20 g4", variant="any-start")
    game.do(0, "lay", card="r20")
    assert set(look(game, 1).fits) == set(cards("r19 y20 g20 b20"))


def test_ER_V3_the_starter_is_drawn_by_lot_in_each_round() -> None:
    rules = choose_rules(GAME, None, {"variant": "any-start"}, 4)
    starters = {GAME.deal(rules, 4, Occasion(2, 0, first_starter=0), Random(seed)).starter for seed in range(40)}
    assert starters == {0, 1, 2, 3}
    rules = choose_rules(GAME, None, {"variant": "any-start"}, 2)
    for starter in (0, 1):
        assert GAME.misdeal(rules, 2, Occasion(1, 0), deal_of(*HALVES, starter=starter)) is None
    assert rule_of(GAME.misdeal(rules, 2, Occasion(1, 0), deal_of(*HALVES, starter=2))) == "ER-V3"
