"""schnipp-schnapp, rule by rule: everyone turns at once."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from elferhaus.core.game import CHANCE, choose
from games.schnipp_schnapp.tables import (
    close,
    down,
    legal,
    open_,
    recorded,
    together,
    turn,
    view,
)

if TYPE_CHECKING:
    pass


# Together


def test_SS_V1_everyone_turns_in_one_beat_and_calls_come_after_it() -> None:
    at = together("r1 r5", "y2 y5", "g3 g5", starter=1)
    for seat in (1, 2, 0):
        assert (at.pending.kind, at.pending.must, at.pending.may) == ("forced", (seat,), ())
        assert at.refused(0, "schnapp", ms=10) == "SS-V1"
        assert at.refused((seat + 1) % 3, "turn") == "TURN"
        turn(at, seat)
    assert (at.pending.kind, at.pending.must, at.pending.may) == ("window", (1,), (0, 1, 2))


def test_SS_V1_one_call_per_seat_and_beat() -> None:
    at = together("r1 r5 r6", "y2 y5 y6")
    turn(at, 0, 1)
    at.do(0, "schnapp", ms=300)
    assert at.refused(0, "schnipp", ms=400) == "SS-4"
    turn(at, 0, 1)
    assert at.refused(0, "schnipp", ms=400) is None


def test_SS_V1_each_beat_begins_with_the_deals_starter() -> None:
    at = together("r5 r1 r6", "y5 y2 y6", "g3 g5 g6", starter=1)
    turn(at, 1, 2, 0)
    at.do(2, "schnapp", ms=300)
    close(at)
    turn(at, 1, 2, 0, 1, 2, 0)


def test_SS_V1_any_card_of_the_beat_can_match_the_middle() -> None:
    at = together("r5 r1 r6", "y2 y5 y6", "g3 g8 g6")
    turn(at, 0, 1, 2)
    at.do(0, "schnapp", ms=300)
    turn(at, 0, 1, 2)
    assert view(at, None).last == ("r1", "y5", "g8")
    at.do(2, "schnipp", ms=300)
    assert recorded(close(at)) == [{"event": "snap", "by": 2, "word": "schnipp"}]
    assert down(at)[2] == "g6 r5"


def test_SS_V1_a_card_of_the_beat_that_went_to_the_middle_matches_nothing() -> None:
    at = together("r5 r1 r6", "y2 y5 y6", "g3 g8 g6")
    turn(at, 0, 1, 2)
    at.do(0, "schnapp", ms=300)
    turn(at, 0, 1, 2)
    at.do(1, "schnapp", ms=300)
    assert recorded(at.do(2, "schnipp", ms=310)) == [{"event": "mistake", "by": 2}]


def test_SS_V1_a_shuffle_comes_before_its_turn_within_the_beat() -> None:
    at = together("r1", "y2 y1", "g3")
    turn(at, 0, 1, 2)
    assert legal(at, CHANCE) == [{"do": "shuffle", "pile": 0, "cards": ("r1",)}]
    at.do(CHANCE, "shuffle", pile=0, cards=["r1"])
    turn(at, 0, 1)
    assert (at.pending.kind, at.pending.must) == ("chance", (CHANCE,))
    assert at.refused(2, "schnapp", ms=5) == "SS-V1"
    at.do(CHANCE, "shuffle", pile=2, cards=["g3"])
    turn(at, 2)
    assert at.pending.kind == "window"
    assert open_(at) == ["r1", "y2 y1", "g3"]


def test_SS_V1_seats_without_cards_do_not_turn() -> None:
    at = together("r1 r2", "", "g1 g2", starter=1)
    turn(at, 2, 0)
    assert at.pending.kind == "window"


def test_SS_V1_who_comes_back_waits_for_the_starter() -> None:
    at = together("", "r5 r1 r6", "y2 y5 y6", starter=1)
    turn(at, 1, 2)
    at.do(1, "schnapp", ms=300)
    turn(at, 1, 2)
    at.do(0, "schnipp", ms=300)  # y5 on r5
    close(at)
    turn(at, 1, 2, 0)
    assert open_(at) == ["r5", "r1 r6", "y2 y5 y6"]


def test_SS_V1_open_cards_count_too() -> None:
    at = together("r1 r5", "y3 y1")
    turn(at, 0, 1)
    at.do(0, "schnapp", ms=300)
    turn(at, 0, 1)
    at.do(1, "schnapp", ms=300)
    close(at)
    assert at.outcome is not None
    assert (at.outcome.points, at.outcome.winners) == ((1, 0), (0,))


def test_SS_V1_the_most_cards_win_quartets_and_own_piles_together() -> None:
    at = together("r1 r4", "y2 r9 r8 y9", quartets=[[7], []])
    assert at.outcome is not None
    assert (at.outcome.points, at.outcome.winners) == ((6, 4), (0,))


def test_SS_V1_the_limit_counts_cards_and_is_tested_before_a_beat() -> None:
    at = together("r1 r2 r3", "y1 y4", "g5 g6")
    rng = Random(3)
    while at.pending.kind != "window" or at.pending.must != (CHANCE,) or at.state.step == "shuffle":
        seat = at.pending.must[0]
        at.state, _ = at.game.apply(at.state, seat, choose(at.game.legal(at.state, seat)[0], rng))
    assert at.state.turned == 2001


# The house's own rule
