"""schnipp-schnapp, rule by rule: mistakes, and calling what is like the middle."""

from __future__ import annotations

import json

import pytest

from elferhaus.core.cards import deck
from elferhaus.core.game import CHANCE
from elferhaus.core.reader import BadRecordError, Reader
from elferhaus.core.record import event_lines
from elferhaus.core.round import refusal
from elferhaus.games import game_named
from elferhaus.games.schnipp_schnapp import GAME
from elferhaus.games.schnipp_schnapp.state import LONGEST, Schnapp
from games.schnipp_schnapp.tables import close, down, legal, middle, open_, recorded, table, turn, with_middle

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
    nonsense = refusal(GAME, at.state, 0, Schnapp("soon"))  # type: ignore[arg-type]
    assert nonsense is not None
    assert nonsense.rule == "RECORD"
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
