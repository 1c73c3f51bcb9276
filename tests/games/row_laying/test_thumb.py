"""Rules of thumb in elfer-raus and junior: small situations with the decision one expects."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from elferhaus.core.game import View
from elferhaus.core.player import ChairCopy
from elferhaus.games import room_named
from elferhaus.games.elfer_raus.rules import ElferRausRules, row_rules
from elferhaus.games.elfer_raus.view import ElferRausView
from elferhaus.games.junior.rules import JuniorRules
from elferhaus.games.junior.view import JuniorView
from elferhaus.games.row_laying.state import DRAW, END, KEEP, PASS, Lay, RowAction


def decided(view: View) -> RowAction:
    """What the thumb player does in a chair with a view that was made up."""
    room = room_named(view.game_id)
    assert room is not None
    return cast("RowAction", room.players["thumb"].decide(ChairCopy(0, view, (), ()), Random(1)))


def elfer_raus(hand: str, rows: str, fits: str, **more: Any) -> RowAction:
    """What the thumb player does at elfer-raus with this hand, and these cards on the table."""
    variant = more.pop("variant", "basic")
    edition = more.pop("edition", "2011")
    view = ElferRausView(
        rules=ElferRausRules(edition=edition, variant=variant),
        **{**_seen_by_all(hand, rows, fits), **more},
    )
    return decided(view)


def _seen_by_all(hand: str, rows: str, fits: str) -> dict[str, Any]:
    table = rows.split()
    return {
        "seat": 0,
        "starter": 0,
        "turn": 0,
        "phase": "begin",
        "hand": tuple(hand.split()),
        "counts": (len(hand.split()), 9, 9),
        "rows": tuple(tuple(card for card in table if card[0] == colour) for colour in "rygb"),
        "numbers": (1, 20),
        "fits": tuple(fits.split()),
        "stock": 20,
        "drawn": 0,
        "hands": None,
    }


def test_whoever_can_go_out_goes_out() -> None:
    lays = elfer_raus("r12 r13 g10", "r11 g11", "r10 r12 y11 g10 g12 b11", phase="laid")
    assert lays == Lay("r12")
    assert elfer_raus("g10", "r11 g11 r12 r13", "r10 r14 y11 g10 g12 b11", phase="laid") == Lay("g10")


def test_one_card_is_enough_where_nothing_waits() -> None:
    assert elfer_raus("r12 y3 y5 y7 b2 b19", "r11", "r10 r12 y11 g11 b11", phase="laid") == END


def test_a_card_is_laid_where_own_cards_wait_behind_a_gap() -> None:
    assert elfer_raus("r12 b12 b15 y3 y5", "r11 b11", "r10 r12 y11 g11 b10 b12") == Lay("b12")


def test_what_opens_nothing_goes_before_what_lets_others_go_on() -> None:
    rows = "r11 y11 y12 y13 y14 y15 y16 y17 y18 y19"
    assert elfer_raus("r10 y20 g3 b5", rows, "r10 r12 y10 y20 g11 b11") == Lay("y20")


def test_the_fewer_can_follow_the_better() -> None:
    rows = "r8 r9 r10 r11 r12 r13 r14 r15 r16"
    assert elfer_raus("r7 r17 g3 b5", rows, "r7 r17 y11 g11 b11") == Lay("r17")


def test_an_eleven_is_laid_before_a_card_that_only_helps_others() -> None:
    assert elfer_raus("r10 y11 y5 b5", "r11", "r10 r12 y11 g11 b11") == Lay("y11")


def test_there_is_no_choice_without_a_card_that_fits() -> None:
    assert elfer_raus("y3 y5", "r11", "r10 r12 y11 g11 b11") == DRAW
    assert elfer_raus("y3 y5", "r11", "r10 r12 y11 g11 b11", stock=0) == PASS
    assert elfer_raus("y3 y5", "r11", "r10 r12 y11 g11 b11", phase="laid") == END


def test_ER_6s_a_drawn_card_is_kept_where_that_is_allowed() -> None:
    drawn: dict[str, Any] = {"phase": "drawn", "drawn": 1}
    fits = "r10 r12 y11 g11 b11"
    assert elfer_raus("r12 r15 y3 b2", "r11", fits, edition="space", **drawn) == KEEP
    assert elfer_raus("r12 r15 y3 b2", "r11", fits, **drawn) == Lay("r12")


def test_the_colour_left_out_is_nobodys() -> None:
    assert not row_rules(ElferRausRules(edition="2011", without="red")).deck & 1 << 11


@pytest.mark.parametrize("variant", ["three-starts", "any-start"])
def test_a_round_is_opened_with_a_card_that_fits(variant: str) -> None:
    fits = "r10 r11 r12 y10 y11 y12 g10 g11 g12 b10 b11 b12"
    action = elfer_raus("r10 r14 y12 g3", "", fits, variant=variant)
    assert action in {Lay("r10"), Lay("y12")}


def junior(hand: str, rows: str, fits: str, **more: Any) -> RowAction:
    """What the thumb player does at junior."""
    out = "r1 r11 y1 y11 g1 g11 b1 b11"
    view = JuniorView(rules=JuniorRules(edition="2013"), **{**_seen_by_all(hand, f"{out} {rows}", fits), **more})
    return decided(view)


def test_junior_lays_what_closes_a_row() -> None:
    rows = "r2 r3 r4 r5 r7 r8 r9 r10"
    assert junior("r6 y2 g5", rows, "r6 y2 y10 g2 g10 b2 b10") == Lay("r6")


def test_junior_goes_out() -> None:
    assert junior("y2 y3", "", "r2 r10 y2 y10 g2 g10 b2 b10", phase="laid") == Lay("y2")
