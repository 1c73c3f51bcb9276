"""schnipp-schnapp, rule by rule: calls at the same time."""

from __future__ import annotations

import pytest

from elferhaus.core.game import CHANCE
from games.schnipp_schnapp.tables import close, down, legal, middle, open_, recorded, table, turn, with_middle


def test_SS_6_right_calls_within_the_window_tie() -> None:
    at = table("r7 r5 r1", "y8 y5 y1", "g9 g1")
    turn(at, 0, 1, 2, 0, 1)
    at.do(1, "schnapp", ms=300)
    at.do(0, "schnapp", ms=350)
    assert recorded(close(at)) == [{"event": "tie", "by": [1, 0]}]
    assert open_(at) == ["", "", "g9"]
    assert down(at) == ["r1 r7 r5", "y1 y8 y5", "g1"]
    assert at.pending.must == (2,)
    assert at.pending.may == ()


def test_SS_6_one_millisecond_later_is_too_late() -> None:
    at = table("r5 r1", "y5 y1", "g9 g1")
    turn(at, 0, 1)
    at.do(1, "schnapp", ms=300)
    assert legal(at, 0) == [
        {"do": "schnapp", "least": 300, "most": 350},
        {"do": "schnipp", "least": 300, "most": 350},
    ]
    assert at.refused(0, "schnapp", ms=351) == "SS-4"
    assert at.refused(0, "schnapp", ms=350.5) == "SS-4"
    assert at.refused(0, "schnapp", ms=299) == "RECORD"
    assert at.refused(0, "schnapp", ms=350) is None


def test_SS_6_the_window_is_counted_from_the_first_right_call() -> None:
    at = table("r5 r1", "y5 y1", "g9 g1", "b9 b2")
    turn(at, 0, 1)
    at.do(3, "schnipp", ms=290)
    at.do(1, "schnapp", ms=300)
    at.do(0, "schnapp", ms=340)
    assert at.refused(2, "schnapp", ms=351) == "SS-4"
    at.do(2, "schnapp", ms=350)
    assert recorded(close(at)) == [{"event": "tie", "by": [1, 0, 2]}]


@pytest.mark.parametrize(("tie_ms", "late"), [(0, 301), (400, 701)])
def test_SS_6_the_table_chooses_the_length_of_the_window(tie_ms: int, late: int) -> None:
    at = table("r5 r1", "y5 y1", tie_ms=tie_ms)
    turn(at, 0, 1)
    at.do(1, "schnapp", ms=300)
    assert at.refused(0, "schnapp", ms=late) == "SS-4"
    at.do(0, "schnapp", ms=late - 1)
    assert recorded(close(at)) == [{"event": "tie", "by": [1, 0]}]


def test_SS_6_words_of_both_kinds_tie() -> None:
    at = table("r5 b5 r1", "y3 y5 y1", "g9 g1", "")
    turn(at, 0)
    at.do(0, "schnipp", ms=300)
    turn(at, 1, 2, 0, 1)
    at.do(1, "schnapp", ms=300)
    at.do(3, "schnipp", ms=320)  # without cards: nothing to put under anything
    assert recorded(close(at)) == [{"event": "tie", "by": [1, 3]}]
    assert middle(at) == "r5"
    assert (down(at), open_(at)) == (["r1", "y1 y3 y5", "g1", ""], ["b5", "", "g9", ""])


def test_SS_6_in_a_tie_no_quartets_are_set_aside() -> None:
    at = table("r5 y5 g5 b5 r6 b7", "y1 y2 y3 r4 y6 b9", tie_ms=400)
    turn(at, *[0, 1] * 5)
    at.do(1, "schnapp", ms=300)
    at.do(0, "schnapp", ms=300)
    close(at)
    assert at.state.quartets == ((), ())
    assert down(at)[0] == "b7 r5 y5 g5 b5 r6"


def test_SS_6_mistakes_in_the_window_are_carried_out_after_it() -> None:
    at = table("r5 r1", "y5 y1", "g9 g1", "b8 b1")
    turn(at, 0, 1, 2, 3)
    at.do(1, "schnapp", ms=300)
    events = (*at.do(3, "schnipp", ms=310), *at.do(2, "schnipp", ms=320))
    assert recorded(events) == []
    assert middle(at) == ""
    assert recorded(close(at)) == [
        {"event": "snap", "by": 1, "word": "schnapp"},
        {"event": "mistake", "by": 3},
        {"event": "mistake", "by": 2},
    ]
    assert middle(at) == "b8 g9"
    assert down(at)[1] == "y1 y5 r5"


def test_SS_6_a_mistake_in_the_window_moves_no_pile_that_was_taken_meanwhile() -> None:
    at = table("r5 r1", "y5 y1", "g9 g1")
    turn(at, 0, 1)
    at.do(1, "schnapp", ms=300)
    at.do(0, "schnipp", ms=310)
    assert recorded(close(at)) == [{"event": "snap", "by": 1, "word": "schnapp"}, {"event": "mistake", "by": 0}]
    assert middle(at) == ""
    assert down(at) == ["r1", "y1 y5 r5", "g9 g1"]


def test_SS_6_a_mistake_after_a_schnipp_begins_a_new_middle() -> None:
    at = with_middle()
    turn(at, 1)
    at.do(3, "schnipp", ms=300)
    at.do(1, "schnapp", ms=340)
    assert recorded(close(at)) == [{"event": "snap", "by": 3, "word": "schnipp"}, {"event": "mistake", "by": 1}]
    assert middle(at) == "y5"
    assert down(at)[3] == "r5"


def test_SS_6_calls_in_the_window_are_judged_by_the_same_table() -> None:
    at = table("r5 r1", "y5 y1", "g9 g1")
    turn(at, 0, 1, 2)
    at.do(2, "schnapp", ms=300)
    at.do(0, "schnipp", ms=310)  # would take the match away if it were carried out now
    at.do(1, "schnapp", ms=320)
    assert recorded(close(at)) == [{"event": "tie", "by": [2, 1]}, {"event": "mistake", "by": 0}]


def test_SS_6_while_a_right_call_waits_nothing_is_turned() -> None:
    at = table("r5 r1", "y5 y1")
    assert at.refused(CHANCE, "close") == "TURN"
    turn(at, 0, 1)
    at.do(1, "schnapp", ms=300)
    assert (at.pending.kind, at.pending.must, at.pending.may) == ("window", (CHANCE,), (0,))
    assert at.refused(0, "turn") == "TURN"
    assert at.refused(0, "close") == "TURN"
    assert at.refused(CHANCE, "shuffle", pile=0, cards=["r5"]) == "TURN"
    at.do(0, "schnapp", ms=300)
    assert (at.pending.kind, at.pending.must) == ("chance", (CHANCE,))
    close(at)
    assert (at.pending.kind, at.pending.must) == ("forced", (0,))
