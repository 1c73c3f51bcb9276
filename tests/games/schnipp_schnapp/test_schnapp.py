"""schnipp-schnapp, rule by rule: turning cards, and calling what is alike."""

from __future__ import annotations

from elferhaus.core.game import CHANCE
from elferhaus.core.record import event_lines
from games.schnipp_schnapp.tables import close, down, legal, open_, recorded, table, turn

# Turning


def test_SS_2_the_turn_goes_clockwise_and_skips_who_has_no_cards() -> None:
    at = table("r1 r2", "", "y1 y2", "g1 g2", starter=2)
    assert at.pending.must == (2,)
    for seat in (2, 3, 0, 2):
        assert at.pending.must == (seat,)
        turn(at, seat)
    assert open_(at) == ["r1", "", "y1 y2", "g1"]
    assert down(at) == ["r2", "", "", "g2"]


def test_SS_2_a_starter_without_cards_is_skipped() -> None:
    assert table("", "r1", "y1", starter=0).pending.must == (1,)


def test_SS_2_whatever_was_called_the_seat_left_of_the_last_turner_is_next() -> None:
    at = table("r5 r1", "y5 y1", "g9 g1", "b9 b1")
    turn(at, 0, 1)
    at.do(3, "schnapp", ms=400)
    close(at)
    assert at.pending.must == (2,)


def test_SS_2_who_is_alone_with_cards_turns_again() -> None:
    at = table("r1 r2 r3", "y4 y3", starter=1)
    turn(at, 1)
    at.do(1, "schnapp", ms=300)  # y4 goes to the middle
    turn(at, 0, 1)
    at.do(1, "schnapp", ms=300)  # so does y3: seat 1 is out, and r3 can be called Schnipp
    turn(at, 0, 0)
    assert open_(at) == ["r1 r2 r3", ""]


def test_SS_2_a_turned_card_is_told_to_all_and_known_to_nobody_before() -> None:
    at = table("r1 r2", "y1 y2")
    assert legal(at, 0) == [{"do": "turn"}]
    assert at.refused(0, "turn", card="r2") == "CARDS"
    assert at.refused(0, "turn", card="r99") == "CARDS"
    assert at.refused(0, "turn", card="") == "CARDS"
    events = at.do(0, "turn", card="r1")
    assert event_lines(events) == [b'{"by":0,"do":"turn","card":"r1"}']
    assert events[0].to is None
    assert at.refused(0, "turn") == "TURN"
    assert at.refused(5, "turn") == "TURN"
    assert at.refused(CHANCE, "turn") == "TURN"


# Schnapp


def test_SS_3_the_involved_caller_takes_the_other_pile() -> None:
    at = table("r7 r5 r1", "y8 y5 y1", "g9 g6 g1")
    turn(at, 0, 1, 2, 0, 1)
    events = at.do(1, "schnapp", ms=412)
    assert recorded(events) == []
    assert open_(at) == ["r7 r5", "y8 y5", "g9"]  # nothing moves before the tie window is over
    assert recorded(close(at)) == [{"event": "snap", "by": 1, "word": "schnapp"}]
    assert open_(at) == ["", "", "g9"]
    assert down(at) == ["r1", "y1 y8 y5 r7 r5", "g6 g1"]


def test_SS_3_a_caller_who_is_not_involved_takes_both_piles_and_adds_the_own() -> None:
    at = table("r5 r1", "y5 y1", "g9 g1", starter=2)
    turn(at, 2, 0, 1)
    at.do(2, "schnapp", ms=300)
    close(at)
    assert open_(at) == ["", "", ""]
    assert down(at) == ["r1", "y1", "g1 g9 r5 y5"]


def test_SS_3_a_caller_without_an_open_pile_takes_them_too() -> None:
    at = table("r5 r1", "y5 y1", "g9 g1")
    turn(at, 0, 1)
    at.do(2, "schnapp", ms=300)
    close(at)
    assert down(at) == ["r1", "y1", "g9 g1 r5 y5"]


def test_SS_3_piles_of_every_match_are_taken_clockwise_from_the_callers_left() -> None:
    at = table("r5 r1", "y9 y1", "g5 g1", "b9 b1", "r2 g2")
    turn(at, 0, 1, 2, 3, 4)
    at.do(2, "schnapp", ms=300)
    close(at)
    assert down(at) == ["r1", "y1", "g1 g5 b9 r5 y9", "b1", "g2"]
    assert open_(at) == ["", "", "", "", "r2"]


def test_SS_3_three_of_a_number_are_one_match() -> None:
    at = table("r5 r1", "y5 y1", "g5 g1")
    turn(at, 0, 1, 2)
    at.do(1, "schnapp", ms=300)
    close(at)
    assert down(at) == ["r1", "y1 y5 g5 r5", "g1"]


def test_SS_3_takes_all_takes_every_other_open_pile() -> None:
    at = table("r5 r1", "y5 y1", "g9 g1", "b2 b1", edition="2013", takes="all")
    turn(at, 0, 1, 2)
    at.do(0, "schnapp", ms=300)
    close(at)
    assert down(at) == ["r1 r5 y5 g9", "y1", "g1", "b2 b1"]


def test_SS_3_takes_all_still_needs_a_match() -> None:
    at = table("r5 r1", "y6 y1", edition="2013", takes="all")
    turn(at, 0, 1)
    assert recorded(at.do(0, "schnapp", ms=300)) == [{"event": "mistake", "by": 0}]


def test_SS_3_a_match_stands_while_it_is_visible() -> None:
    at = table("r5 r1", "y5 y1", "g9 g1", "b8 b1")
    turn(at, 0, 1, 2, 3)
    at.do(3, "schnapp", ms=300)
    close(at)
    assert down(at)[3] == "b1 b8 r5 y5"


def test_SS_3_a_match_covered_by_a_later_card_is_gone() -> None:
    at = table("r5 r1", "y5 y2", "g9 g1")
    turn(at, 0, 1, 2, 0)
    assert recorded(at.do(2, "schnapp", ms=300)) == [{"event": "mistake", "by": 2}]


def test_SS_3_quartets_are_set_aside_and_the_rest_keeps_its_order() -> None:
    at = table("r9 r5 y5 r6", "g5 y8 b5 y6")
    turn(at, 0, 1, 0, 1, 0, 1)
    at.do(0, "schnapp", ms=300)
    events = close(at)
    assert at.state.quartets == ((5,), ())
    assert down(at) == ["r6 r9 y8", "y6"]
    assert recorded(events) == [{"event": "snap", "by": 0, "word": "schnapp"}]
    assert [type(event).__name__ for event in events] == ["Snap", "Aside", "Under"]


def test_SS_3_cards_lying_face_down_make_no_quartet_with_those_taken() -> None:
    at = table("r5 y5 b5 r6", "g5 y6")
    turn(at, 0, 1)
    at.do(0, "schnapp", ms=300)
    close(at)
    assert at.state.quartets == ((), ())
    assert down(at) == ["y5 b5 r6 r5 g5", "y6"]


def test_SS_3_what_is_taken_may_be_quartets_only() -> None:
    at = table("r5 y5 r6", "g5 b5 y6")
    turn(at, 0, 1, 0, 1)
    at.do(1, "schnapp", ms=300)
    close(at)
    assert at.state.quartets == ((), (5,))
    assert down(at) == ["r6", "y6"]
