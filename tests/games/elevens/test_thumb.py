"""elevens by rule of thumb, and as a child plays it: small situations with the decision one expects."""

from __future__ import annotations

from random import Random
from typing import Any

from elferhaus.core.cards import JOKER, card_set, cards_in, in_order
from elferhaus.core.player import ChairCopy
from elferhaus.games.elevens.bots import thumb
from elferhaus.games.elevens.bots.levels import LEVELS
from elferhaus.games.elevens.rules import ElevensRules
from elferhaus.games.elevens.state import DISCARD, DRAW, END, PASS, Lay, Swap, fitting
from elferhaus.games.elevens.view import ElevensView
from games.elevens.tables import table


def decision(hand: str, rows: str = "", **more: Any) -> Any:
    """What the thumb player does with this hand, and these cards on the table besides the 11s."""
    lying = ["r11", "y11", "g11", "b11", *rows.split()]
    variant = more.pop("variant", "basic")
    held = in_order(hand.split())
    seen: dict[str, Any] = {
        "seat": 0,
        "starter": 0,
        "turn": 0,
        "over": False,
        "hand": held,
        "counts": (len(held), 9, 9),
        "bridges": (0, 0, 0),
        "bonus": (0, 0, 0),
        "colours": ("red", "yellow", "green", "blue"),
        "rows": tuple(in_order(card for card in lying if card[0] == colour) for colour in "rygb"),
        "jokers": (),
        "spans": (),
        "fits": cards_in(fitting(card_set(lying))),
        "stock": 10,
        "out": 0,
        "laid": 0,
        "most": 4,
        "swapped": False,
        "duty": False,
        "passes": 0,
        "hands": None,
    }
    view = ElevensView(rules=ElevensRules(edition="elevens", variant=variant), **{**seen, **more})
    return thumb.decide(ChairCopy(0, view, (), ()), Random(1))


def test_EE_3_who_would_only_help_others_draws() -> None:
    assert decision("r12 y3 g4 b6 b8 y17", variant="start") == DRAW


def test_a_row_is_opened_towards_own_cards() -> None:
    assert decision("r12 r20 r21 y3 g4", variant="start") == Lay("r12")


def test_EE_9_who_can_go_out_goes_out() -> None:
    assert decision("r12 r13 g10", variant="start") in {Lay("r12"), Lay("g10")}
    assert decision("r13", "r12", variant="start", laid=2) == Lay("r13")


def test_EE_6_the_last_place_of_a_side_is_filled_once_somebody_is_short() -> None:
    side = "r12 r13 r14 r15 r16 r17 r18 r19 r20"
    assert decision("r21 y3 y5 g4 b6", side, counts=(5, 2, 9)) == Lay("r21")


def test_EE_6_a_side_is_not_prepared_for_others() -> None:
    side = "r12 r13 r14 r15 r16 r17"
    assert decision("r18 y3 y5 g4 b6", side) == DRAW


def test_EE_8_who_owes_a_card_lays_one_and_who_has_none_passes() -> None:
    assert decision("r12 y3 g4", variant="start", stock=0, duty=True) == Lay("r12")
    assert decision("y3 g4", variant="start", stock=0) == PASS
    assert decision("y3 g4", variant="start", stock=0, laid=1) == END


def test_EE_5a_a_joker_is_swapped_out_in_a_turn_of_laying() -> None:
    assert decision("r12 y3 g4", "r12", jokers=("r12",), laid=1) == Swap("r12")
    assert decision("r12 y3 g4", "r12", jokers=("r12",)) in {Swap("r12"), DRAW}


def test_EE_8_the_fourth_card_of_a_turn_that_owes_one_is_not_thrown_out() -> None:
    assert decision("r12 y3 g4 joker", stock=0, laid=3) == DISCARD
    assert isinstance(decision("r12 y3 g4 joker", stock=0, laid=3, duty=True), Lay)


def test_a_child_lays_the_highest_number_then_a_joker_and_draws_where_nothing_can_be_laid() -> None:
    at = table("r10 g12 joker y1", "b1 b2")
    child = LEVELS["little"]
    for place in ("g12", "r10", None):
        action = child.decide(at.round.chair(0), Random(1))
        assert isinstance(action, Lay)
        assert action.card == (place or JOKER)
        at.round.act(0, action)
    at.do(0, "end")
    assert child.decide(at.round.chair(1), Random(1)) == DRAW
