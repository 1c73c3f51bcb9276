"""elevens, rule by rule: bonus cards and bridges."""

from __future__ import annotations

import pytest

from elferhaus.core.game import Event
from elferhaus.games.elevens.state import Bonus
from games.elevens.tables import FULL, LOW_RED, offered, sight, table
from tabletop import cards

# EE-6


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
    assert at.why(0, "lay", card="b9", bridge="g9").details["needed"] == ("r9", "y9")
    assert at.why(0, "lay", card="b9", bridge="r9").key == "elevens-bridge-empty"
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
    assert at.why(0, "lay", card="g9", bridge="r9").key == "elevens-bridge-none"
    assert offered(at) == ["end"]


def test_EE_7_a_filled_place_is_no_goal() -> None:
    at = table("joker y1", filled="y10 y9 b9")
    assert at.refused(0, "lay", card="joker", as_="b9", bridge="y9") == "EE-4"
