"""schnipp-schnapp, rule by rule: turning and calling."""

from __future__ import annotations

import json

import pytest

from elferhaus.core.cards import deck
from elferhaus.core.check import BadRecordError, Reader
from elferhaus.core.game import CHANCE
from elferhaus.core.record import event_lines
from elferhaus.games import game_named
from elferhaus.games.schnipp_schnapp import GAME
from elferhaus.games.schnipp_schnapp.play import LONGEST, Schnapp
from games.schnipp_schnapp_tables import close, down, legal, middle, open_, recorded, table, turn, with_middle

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


# Mistakes


def test_SS_4_a_call_with_nothing_to_match_puts_the_open_pile_on_the_middle_in_its_order() -> None:
    at = table("r1 r2 r3", "y4 y1 y3")
    turn(at, 0, 1, 0)
    events = at.do(0, "schnapp", ms=350)
    assert event_lines(events) == [b'{"by":0,"do":"schnapp","ms":350}', b'{"event":"mistake","by":0}']
    assert middle(at) == "r1 r2"
    assert open_(at) == ["", "y4"]
    at.do(1, "schnipp", ms=360)
    assert middle(at) == "r1 r2 y4"


def test_SS_4_the_wrong_word_is_a_mistake() -> None:
    at = table("r5 r1", "y5 y1", "g9 g1")
    turn(at, 0, 1)
    assert recorded(at.do(0, "schnipp", ms=300)) == [{"event": "mistake", "by": 0}]  # r5 and y5 are called Schnapp
    assert middle(at) == "r5"
    at = table("r5 r1", "y2 y5 y1", "g9 g1")
    turn(at, 0)
    at.do(0, "schnapp", ms=300)
    turn(at, 1, 2, 0, 1)
    assert recorded(at.do(2, "schnapp", ms=300)) == [{"event": "mistake", "by": 2}]  # y5 on r5 is called Schnipp


def test_SS_4_without_an_open_pile_nothing_moves_but_the_call_is_spent() -> None:
    at = table("r1 r2", "y4 y1")
    turn(at, 0)
    before = at.state
    assert recorded(at.do(1, "schnipp", ms=300)) == [{"event": "mistake", "by": 1}]
    assert (at.state.down, at.state.open, at.state.middle) == (before.down, before.open, ())
    assert at.refused(1, "schnipp", ms=400) == "SS-4"
    assert legal(at, 1) == [{"do": "turn"}]


def test_SS_4_a_match_that_remains_after_a_mistake_can_still_be_called() -> None:
    at = table("r5 r1", "y5 y1", "g9 g1")
    turn(at, 0, 1, 2)
    at.do(2, "schnipp", ms=200)
    at.do(0, "schnapp", ms=300)
    assert recorded(close(at)) == [{"event": "snap", "by": 0, "word": "schnapp"}]
    assert down(at)[0] == "r1 r5 y5"


def test_SS_4_a_mistake_can_take_the_match_away() -> None:
    at = table("r5 r1", "y5 y1", "g9 g1")
    turn(at, 0, 1, 2)
    at.do(0, "schnipp", ms=200)
    assert recorded(at.do(1, "schnapp", ms=300)) == [{"event": "mistake", "by": 1}]
    assert middle(at) == "r5 y5"


def test_SS_4_if_both_words_are_possible_either_is_right() -> None:
    for word in ("schnapp", "schnipp"):
        at = table("r5 b5 r1", "y3 y5 y1", "g9 g1")
        turn(at, 0)
        at.do(0, "schnipp", ms=300)
        turn(at, 1, 2, 0, 1)
        assert (middle(at), open_(at)) == ("r5", ["b5", "y3 y5", "g9"])
        at.do(1, word, ms=300)
        assert recorded(close(at)) == [{"event": "snap", "by": 1, "word": word}]
        assert down(at)[1] == {"schnapp": "y1 y3 y5 b5", "schnipp": "y1 r5"}[word]


def test_SS_4_one_call_per_seat_and_turned_card() -> None:
    at = table("r1 r2 r4", "y4 y1 y2")
    turn(at, 0)
    at.do(0, "schnapp", ms=300)
    assert at.refused(0, "schnapp", ms=400) == "SS-4"
    assert at.refused(0, "schnipp", ms=400) == "SS-4"
    turn(at, 1)
    assert at.refused(0, "schnipp", ms=100) is None


def test_SS_4_calls_after_a_right_one_or_a_tie_are_ignored_until_the_next_card() -> None:
    at = table("r5 r1 r2", "y5 y1 y2", "g9 g1 g2")
    turn(at, 0, 1)
    at.do(0, "schnapp", ms=300)
    assert at.refused(2, "schnapp", ms=351) == "SS-4"
    close(at)
    assert at.refused(2, "schnipp", ms=352) == "SS-4"
    assert at.pending.may == ()
    turn(at, 2)
    assert at.refused(2, "schnipp", ms=100) is None


def test_SS_4_schnapp_by_a_seat_without_cards_is_ignored() -> None:
    at = table("r5 r1", "y5 y1", "")
    turn(at, 0, 1)
    assert at.refused(2, "schnapp", ms=300) == "SS-4"
    assert [choice["do"] for choice in at.legal(2)] == ["schnipp"]
    assert recorded(at.do(2, "schnipp", ms=300)) == [{"event": "mistake", "by": 2}]
    assert middle(at) == ""


def test_SS_4_nobody_can_call_before_the_first_card() -> None:
    at = table("r5 r1", "y5 y1")
    assert at.pending.may == ()
    assert at.refused(0, "schnapp", ms=300) == "SS-4"
    assert at.refused(1, "schnipp", ms=300) == "SS-4"


def test_SS_4_a_mistake_can_leave_the_seat_due_to_turn_without_cards() -> None:
    at = table("r1 r2 r3", "y2", "g4 g3", starter=1)
    turn(at, 1, 2, 0)
    assert (at.pending.kind, at.pending.must) == ("window", (CHANCE,))  # seat 1 would shuffle
    at.do(1, "schnapp", ms=300)
    assert at.pending.must == (2,)
    turn(at, 2)


def test_RECORD_the_time_of_a_call_is_a_number_of_milliseconds_in_order() -> None:
    at = table("r1 r2", "y4 y1")
    turn(at, 0)
    for ms in (-1, -0.5, float("nan"), float("inf"), LONGEST + 1, 10**400):
        assert at.refused(0, "schnapp", ms=ms) == "RECORD"
    refusal = GAME.refusal(at.state, 0, Schnapp("soon"))  # type: ignore[arg-type]
    assert refusal is not None
    assert refusal.rule == "RECORD"
    at.do(0, "schnapp", ms=300.5)
    assert at.refused(1, "schnapp", ms=300) == "RECORD"
    assert at.refused(1, "schnapp", ms=300.5) is None


def test_TURN_nobody_else_can_call() -> None:
    at = table("r1 r2", "y4 y1")
    turn(at, 0)
    for seat in (CHANCE, 2, 9):
        assert at.refused(seat, "schnipp", ms=300) == "TURN"
        assert legal(at, seat) == []


# Schnipp


def test_SS_5_schnipp_takes_the_middle_only_and_the_own_open_pile_stays() -> None:
    at = with_middle()
    turn(at, 1)
    at.do(1, "schnipp", ms=300)
    assert recorded(close(at)) == [{"event": "snap", "by": 1, "word": "schnipp"}]
    assert down(at)[1] == "y6 y7 r5"
    assert open_(at)[1] == "y5"
    assert middle(at) == ""


def test_SS_5_any_seat_may_call_it_and_come_back_SS_8() -> None:
    at = with_middle()
    turn(at, 1)
    at.do(3, "schnipp", ms=300)
    close(at)
    assert down(at)[3] == "r5"
    turn(at, 2, 3)
    assert open_(at)[3] == "r5"


def test_SS_5_only_the_last_turned_card_counts() -> None:
    at = with_middle()
    turn(at, 1, 2)
    assert recorded(at.do(0, "schnipp", ms=300)) == [{"event": "mistake", "by": 0}]


def test_SS_5_the_last_turned_card_must_still_be_visible() -> None:
    at = table("r5 r6 r7", "y5 y6 y7", "g9 g6 g7")
    turn(at, 0)
    at.do(0, "schnapp", ms=300)
    turn(at, 1)
    at.do(1, "schnapp", ms=300)  # the wrong word: y5 is now in the middle itself
    assert recorded(at.do(0, "schnipp", ms=310)) == [{"event": "mistake", "by": 0}]


def test_SS_5_the_middles_top_must_have_lain_there_before() -> None:
    at = table("r5 b5 r7", "y5 y6 y7", "g9 g6 g7")
    turn(at, 0, 1)
    at.do(0, "schnipp", ms=300)  # a mistake: only now r5 lies in the middle; y5 was turned before
    assert (middle(at), open_(at)) == ("r5", ["", "y5", ""])
    assert recorded(at.do(2, "schnipp", ms=310)) == [{"event": "mistake", "by": 2}]
    turn(at, 2, 0)
    at.do(2, "schnipp", ms=310)  # b5 was turned onto a middle that lay there
    assert recorded(close(at)) == [{"event": "snap", "by": 2, "word": "schnipp"}]


def test_SS_5_a_mistake_of_somebody_else_covers_the_middle() -> None:
    at = table("r5 b5 r7", "y1 y5 y7", "g9 g6 g7")
    turn(at, 0)
    at.do(0, "schnapp", ms=300)
    turn(at, 1, 2, 0)
    assert (middle(at), open_(at)) == ("r5", ["b5", "y1", "g9"])
    at.do(2, "schnapp", ms=300)  # g9 covers r5
    assert recorded(at.do(1, "schnipp", ms=310)) == [{"event": "mistake", "by": 1}]
    assert middle(at) == "r5 g9 y1"


def test_SS_5_a_mistake_that_moves_nothing_leaves_the_middle_callable() -> None:
    at = with_middle()
    turn(at, 1)
    at.do(2, "schnapp", ms=300)  # seat 2 has no open pile
    at.do(0, "schnipp", ms=310)
    assert recorded(close(at)) == [{"event": "snap", "by": 0, "word": "schnipp"}]


def test_SS_5_with_an_empty_middle_there_is_nothing_to_call() -> None:
    at = table("r5 r6", "y5 y6")
    turn(at, 0)
    assert recorded(at.do(1, "schnipp", ms=300)) == [{"event": "mistake", "by": 1}]


def test_SS_5_quartets_in_the_middle_are_set_aside() -> None:
    at = table("r5 y5 g5 b5 r8 r1", "y1 y2 y3 y4 y8 g1")
    for _ in range(5):
        turn(at, 0)
        at.do(0, "schnapp", ms=300)
        turn(at, 1)
    assert middle(at) == "r5 y5 g5 b5 r8"
    at.do(1, "schnipp", ms=300)
    close(at)
    assert at.state.quartets == ((), (5,))
    assert (down(at)[1], open_(at)[1]) == ("g1 r8", "y1 y2 y3 y4 y8")


@pytest.mark.parametrize(
    ("told", "rule"),
    [
        ({"event": "snap", "by": 1, "word": "schnipp"}, None),
        ({"event": "snap", "by": 0, "word": "schnipp"}, "SS-5"),
        ({"event": "snap", "by": 1, "word": "schnapp"}, "SS-5"),
        ({"event": "mistake", "by": 1}, "SS-5"),
    ],
)
def test_SS_5_a_record_that_tells_a_right_schnipp_wrongly_breaks_it(told: dict[str, object], rule: str | None) -> None:
    header = {"format": "elferhaus-record", "version": 1, "game": "schnipp-schnapp", "edition": "2011"}
    lines = [
        header | {"options": {"takes": "matching", "tie_ms": 50}, "players": ["Ada", "Ben"], "rounds": 1},
        {
            "deal": {
                "round": 1,
                "dealer": 0,
                "starter": 1,
                "piles": [deck(["yellow", "blue"]), deck(["red", "green"])],
                "quartets": [[], []],
            }
        },
        {"by": 1, "do": "turn", "card": "r1"},
        {"by": 1, "do": "schnapp", "ms": 300},  # r1 goes to the middle
        {"event": "mistake", "by": 1},
        {"by": 0, "do": "turn", "card": "y1"},
        {"by": 1, "do": "schnipp", "ms": 300},
        told,
    ]
    encoded = [json.dumps(line).encode() for line in lines]
    if rule is None:
        Reader(game_named).read(encoded)
        return
    with pytest.raises(BadRecordError) as bad:
        Reader(game_named).read(encoded)
    assert (bad.value.line, bad.value.refusal.rule) == (8, rule)


# Ties


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
