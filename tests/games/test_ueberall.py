"""ueberall, rule by rule."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from elferhaus.bots.greedy import ueberall as greedy
from elferhaus.core.chance import Shuffle
from elferhaus.core.game import CHANCE, Occasion
from elferhaus.core.match import new_match
from elferhaus.core.options import choose_rules, header_options
from elferhaus.core.record import event_lines
from elferhaus.core.refusal import IllegalAction, Refused
from elferhaus.games import game_named
from elferhaus.lab.play import Seated
from elferhaus.locale import LANGUAGES, say_refusal
from tabletop import Table

GAME: Any = game_named("ueberall")


def table(*piles: str, **options: Any) -> Any:
    """A round that seat 0 opens: a Table, whose views mypy does not know."""
    return Table("ueberall", {"piles": list(piles), "starter": 0}, players=len(piles), **options)


def human(*piles: str, **options: Any) -> Any:
    return table(*piles, attention="human", **options)


def place(card: str, on: str | int) -> dict[str, Any]:
    return {"do": "place", "card": card, "on": on}


def stop(against: int) -> dict[str, Any]:
    return {"do": "stop", "against": against}


def overlooked() -> Any:
    """Seat 1 has just put b6 on its own pile although it fits on the middle's r5."""
    round_ = human("r5 r12 r13 r19", "b6 y9 y14 y20", "g2 g12 g15 g18", "b2 b9 b12 b20")
    round_.do(0, "place", card="r5", on="middle")
    round_.do(1, "place", card="b6", on="own")
    return round_


def dealt(seats: int, dealer: int = 0) -> tuple[Any, Occasion, Any]:
    rules = choose_rules(GAME, None, {}, seats)
    at = Occasion(1, dealer)
    return rules, at, GAME.deal(rules, seats, at, Random(7))


def test_UA_1_all_80_cards_are_dealt_as_evenly_as_possible_from_the_dealers_left() -> None:
    rules, at, deal = dealt(6, dealer=4)
    assert [len(pile) for pile in deal.piles] == [14, 13, 13, 13, 13, 14]  # C-2
    assert GAME.misdeal(rules, 6, at, deal) is None
    twice = msgspec.structs.replace(deal, piles=(deal.piles[1][:1] + deal.piles[0][1:], *deal.piles[1:]))
    assert GAME.misdeal(rules, 6, at, twice).rule == "CARDS"
    moved = (deal.piles[0][1:], deal.piles[1] + deal.piles[0][:1], *deal.piles[2:])
    assert GAME.misdeal(rules, 6, at, msgspec.structs.replace(deal, piles=moved)).rule == "C-2"
    five = (*deal.piles[:4], deal.piles[4] + deal.piles[5])
    assert GAME.misdeal(rules, 6, at, msgspec.structs.replace(deal, piles=five)).rule == "RECORD"


def test_UA_1_is_for_two_to_six_in_the_2011_edition() -> None:
    for players, edition, rule in ((1, None, "UA-1"), (7, None, "UA-1"), (3, "2013", "C-5"), (3, "space", "C-5")):
        with pytest.raises(Refused) as refused:
            new_match(GAME, ["x"] * players, edition=edition)
        assert refused.value.refusal.rule == rule


def test_UA_2_left_of_the_dealer_starts() -> None:
    rules, at, deal = dealt(4, dealer=3)
    assert deal.starter == 0
    for starter, rule in ((1, "UA-2"), (4, "UA-2"), (-1, "UA-2")):
        wrong = msgspec.structs.replace(deal, starter=starter)
        assert GAME.misdeal(rules, 4, at, wrong).rule == rule


def test_UA_2_the_opening_card_goes_into_the_middle_and_ends_the_turn() -> None:
    for attention in ("perfect", "human"):
        round_ = table("r5 r6", "b9 b10", attention=attention)
        assert round_.legal(0) == [place("r5", "middle")]
        assert round_.refused(0, "place", card="r5", on="own") == "UA-2"
        assert round_.refused(0, "place", card="r5", on=1) == "UA-2"
        round_.do(0, "place", card="r5", on="middle")
        assert round_.pending.must == (1,)
        assert round_.pending.may == ()


def test_UA_3_the_middle_comes_first_and_the_turn_goes_on() -> None:
    round_ = table("r5 r12", "b5 y6 b20", "g6 g14")
    round_.do(0, "place", card="r5", on="middle")
    round_.do(1, "place", card="b5", on="own")
    assert round_.legal(2) == [place("g6", "middle")]  # though it fits on b5 as well
    assert round_.refused(2, "place", card="g6", on=1) == "UA-3"
    assert round_.refused(2, "place", card="g6", on="own") == "UA-3"
    round_.do(2, "place", card="g6", on="middle")
    assert round_.pending.must == (2,)
    assert round_.legal(2) == [place("g14", "own")]


def test_UA_3_else_any_other_players_pile_where_it_is_one_higher() -> None:
    round_ = table("r5 y8 r1", "b8 b2", "g9 g15")
    round_.do(0, "place", card="r5", on="middle")
    round_.do(1, "place", card="b8", on="own")
    round_.do(2, "place", card="g9", on=1)
    assert round_.view().open == ((), ("b8", "g9"), ())
    round_ = table("r5 y8 r1", "b8 b2 b3", "g18 g9 g15")
    round_.do(0, "place", card="r5", on="middle")
    round_.do(1, "place", card="b8", on="own")
    round_.do(2, "place", card="g18", on="own")
    round_.do(0, "place", card="y8", on="own")
    round_.do(1, "place", card="b2", on="own")
    assert round_.legal(2) == [place("g9", 0)]  # b8 is covered
    round_.do(2, "place", card="g9", on=0)
    assert round_.pending.must == (2,)


def test_UA_3_of_several_piles_the_player_chooses() -> None:
    round_ = table("r5 r8 r1", "b8 b2", "g9 g15")
    round_.do(0, "place", card="r5", on="middle")
    round_.do(1, "place", card="b8", on="own")
    round_.state = msgspec.structs.replace(round_.state, open=(("r8",), ("b8",), ()))
    assert round_.legal(2) == [place("g9", 0), place("g9", 1)]
    assert round_.refused(2, "place", card="g9", on="own") == "UA-3"
    for on in (0, 1):
        assert round_.refused(2, "place", card="g9", on=on) is None


def test_UA_3_the_own_pile_only_where_nothing_fits_and_then_the_turn_ends() -> None:
    round_ = table("r5 r1 r2", "b8 b9 b3", "g18 g15")
    round_.do(0, "place", card="r5", on="middle")
    assert round_.legal(1) == [place("b8", "own")]
    round_.do(1, "place", card="b8", on="own")
    round_.do(2, "place", card="g18", on="own")
    round_.do(0, "place", card="r1", on="own")
    assert round_.legal(1) == [place("b9", "own")]  # it would fit on the own b8, but that is no place to build on
    assert round_.refused(1, "place", card="b9", on=1) == "UA-3"
    round_.do(1, "place", card="b9", on="own")
    assert round_.pending.must == (2,)


@pytest.mark.parametrize("on", ["middle", 1, 3, -1, 99, 2])
def test_UA_3_a_misfit_is_refused_and_no_oversight(on: str | int) -> None:
    """1 is a pile where it does not fit, 2 has no open pile, 3 is the own; the other seats do not exist."""
    round_ = human("r5 r1 r2", "b8 b9 b3", "g18 g15", "y3 y4")
    round_.do(0, "place", card="r5", on="middle")
    round_.do(1, "place", card="b8", on="own")
    round_.state = msgspec.structs.replace(round_.state, turn=3)
    assert round_.refused(3, "place", card="y3", on=on) == "UA-3"


def test_UA_3_with_human_attention_too_the_middle_comes_before_other_piles() -> None:
    round_ = human("r5 r12", "b5 y6 b20", "g6 g14")
    round_.do(0, "place", card="r5", on="middle")
    round_.do(1, "place", card="b5", on="own")
    assert round_.legal(2) == [place("g6", "middle"), place("g6", "own"), stop(1)]
    assert round_.refused(2, "place", card="g6", on=1) == "UA-3"


def test_UA_3_the_turned_card_and_no_other_is_placed_by_its_own_seat() -> None:
    round_ = table("r5 r12", "b7 y6")
    round_.do(0, "place", card="r5", on="middle")
    assert round_.refused(1, "place", card="y6", on="middle") == "CARDS"
    assert round_.refused(1, "place", card="r21", on="own") == "CARDS"
    assert round_.refused(1, "place", card="x", on="own") == "CARDS"
    assert round_.refused(0, "place", card="r12", on="own") == "TURN"
    assert round_.refused(CHANCE, "place", card="b7", on="own") == "TURN"
    for seat in (0, 1, CHANCE):
        with pytest.raises(IllegalAction) as illegal:
            GAME.apply(round_.state, seat, Shuffle("stock", ()))
        assert illegal.value.refusal.rule == "TURN"


def test_UA_4_after_20_comes_1() -> None:
    round_ = table("r20 r8", "b1 b9", "y20 y9")
    round_.do(0, "place", card="r20", on="middle")
    assert round_.legal(1) == [place("b1", "middle")]
    round_ = table("r1 r8", "b20 b9", "y1 y9")
    round_.do(0, "place", card="r1", on="middle")
    assert round_.legal(1) == [place("b20", "own")]
    round_.do(1, "place", card="b20", on="own")
    assert round_.legal(2) == [place("y1", 1)]


def test_UA_5_an_empty_pile_is_replaced_by_the_open_one_the_first_card_on_top() -> None:
    round_ = table("r5 r1", "b8 b3 b11", "g18 g15")
    round_.do(0, "place", card="r5", on="middle")
    round_.do(1, "place", card="b8", on="own")
    round_.do(2, "place", card="g18", on="own")
    round_.do(0, "place", card="r1", on="own")  # the last face-down card: that pile is turned over at once
    assert round_.view().open[0] == ()
    assert round_.view().down == (1, 2, 1)
    assert round_.view(0).turned is None
    round_.do(1, "place", card="b3", on="own")
    round_.do(2, "place", card="g15", on="own")
    assert round_.view().open == ((), ("b8", "b3"), ())  # g18 and g15 are turned over as well
    assert round_.view().down == (1, 1, 2)
    assert round_.legal(0) == [place("r1", "own")]
    round_.do(0, "place", card="r1", on="own")
    round_.do(1, "place", card="b11", on="own")
    assert round_.view(2).turned == "g18"  # laid first, so now on top


def test_UA_5_also_in_mid_turn() -> None:
    round_ = table("r5 r1", "b8 b6 b7", "g18 g15")
    round_.do(0, "place", card="r5", on="middle")
    round_.do(1, "place", card="b8", on="own")
    round_.do(2, "place", card="g18", on="own")
    round_.do(0, "place", card="r1", on="own")
    round_.do(1, "place", card="b6", on="middle")
    round_.do(1, "place", card="b7", on="middle")
    assert round_.view().open[1] == ()
    assert round_.legal(1) == [place("b8", "middle")]  # turned over, and it is still this seat's turn
    round_.do(1, "place", card="b8", on="middle")
    assert round_.outcome == msgspec.convert({"points": [0, 1, 0], "winners": [1]}, type(round_.outcome))


def test_UA_6_the_first_without_cards_wins() -> None:
    round_ = table("r5 r1", "b6 b7", "g18 g15")
    round_.do(0, "place", card="r5", on="middle")
    round_.do(1, "place", card="b6", on="middle")
    assert round_.outcome is None
    round_.do(1, "place", card="b7", on="middle")
    assert round_.pending.kind == "over"
    assert round_.outcome is not None
    assert (round_.outcome.points, round_.outcome.winners) == ((0, 1, 0), (1,))
    assert round_.legal(2) == []
    for verb, details in (("place", {"card": "g18", "on": "own"}), ("stop", {"against": 0}), ("give", {})):
        assert round_.refused(2, verb, **details) == "TURN"
    assert round_.view(1).turned is None


def test_UA_6_the_opening_card_can_be_the_last() -> None:
    round_ = table("r5", "b6 b7")
    round_.do(0, "place", card="r5", on="middle")
    assert round_.outcome is not None
    assert round_.outcome.winners == (0,)


def test_UA_6_going_out_on_anothers_pile_wins_too() -> None:
    round_ = table("r5 r1 r2", "b8 b7", "g9")
    round_.do(0, "place", card="r5", on="middle")
    round_.do(1, "place", card="b8", on="own")
    round_.do(2, "place", card="g9", on=1)
    assert round_.outcome is not None
    assert round_.outcome.winners == (2,)


def test_UA_6_with_play_on_the_others_go_on_until_all_cards_are_in_the_middle() -> None:
    round_ = table("r5 r8", "b6", "g18 g7", play_on=True)
    round_.do(0, "place", card="r5", on="middle")
    round_.do(1, "place", card="b6", on="middle")
    assert round_.outcome is None
    assert round_.view().out == (1,)
    round_.do(2, "place", card="g18", on="own")
    round_.do(0, "place", card="r8", on="own")
    assert round_.pending.must == (2,)  # seat 1 is skipped
    round_.do(2, "place", card="g7", on="middle")
    round_.do(2, "place", card="g18", on="own")
    round_.do(0, "place", card="r8", on="middle")
    assert round_.outcome is None
    assert round_.pending.must == (2,)
    round_.state = msgspec.structs.replace(round_.state, middle=("r17",))
    round_.do(2, "place", card="g18", on="middle")
    assert round_.outcome is not None
    assert (round_.outcome.points, round_.outcome.winners) == ((0, 1, 0), (1,))
    assert round_.view().out == (1, 0, 2)


def test_UA_6_who_is_left_alone_plays_alone() -> None:
    round_ = table("r5", "b9 b7 b6", play_on=True)
    round_.do(0, "place", card="r5", on="middle")
    for card in ("b9", "b7"):
        round_.do(1, "place", card=card, on="own")
        assert round_.pending.must == (1,)
    round_.do(1, "place", card="b6", on="middle")
    assert round_.legal(1) == [place("b9", "own")]


def test_UA_7_with_perfect_attention_only_the_correct_places_are_offered_and_there_is_no_stop() -> None:
    round_ = table("r5 r1", "b6 b9", "g18 g15")
    round_.do(0, "place", card="r5", on="middle")
    assert round_.legal(1) == [place("b6", "middle")]
    round_ = table("r5 r1", "b9 b3", "g18 g15")
    round_.do(0, "place", card="r5", on="middle")
    round_.do(1, "place", card="b9", on="own")
    assert (round_.pending.kind, round_.pending.may) == ("turn", ())
    assert round_.refused(0, "stop", against=1) == "UA-7"


def test_UA_7_attention_is_always_in_the_header() -> None:
    rules = choose_rules(GAME, None, {}, 2)
    assert header_options(GAME.info, rules) == {"attention": "perfect"}


def test_UA_7_with_human_attention_a_fitting_card_may_go_on_the_own_pile() -> None:
    round_ = human("r5 r1", "b6 b9", "g18 g15")
    round_.do(0, "place", card="r5", on="middle")
    assert round_.legal(1) == [place("b6", "middle"), place("b6", "own")]
    round_.do(1, "place", card="b6", on="own")
    assert round_.pending == msgspec.convert({"kind": "window", "must": [2], "may": [0, 2]}, type(round_.pending))
    assert round_.legal(0) == [stop(1)]
    assert round_.legal(2) == [place("g18", "own"), stop(1)]
    assert round_.legal(1) == []


def test_UA_7_no_view_tells_whether_a_card_was_overlooked() -> None:
    right = overlooked()
    wrong = human("r4 r12 r13 r19", "b6 y9 y14 y20", "g2 g12 g15 g18", "b2 b9 b12 b20")
    wrong.do(0, "place", card="r4", on="middle")
    wrong.do(1, "place", card="b6", on="own")
    assert right.state.oversight
    assert not wrong.state.oversight
    for seat in (None, 0, 1, 2, 3):
        views = [msgspec.to_builtins(round_.view(seat)) for round_ in (right, wrong)]
        assert [view.pop("middle") for view in views] == [("r5",), ("r4",)]
        assert views[0] == views[1]
        if seat is not None:
            assert right.legal(seat) == wrong.legal(seat)


def test_UA_7_a_right_stop_lets_the_others_give_clockwise_from_the_offenders_left() -> None:
    round_ = overlooked()
    events = round_.do(3, "stop", against=1)
    assert event_lines(events, []) == [b'{"by":3,"do":"stop","against":1}', b'{"event":"stop","right":true}']
    assert round_.pending.must == (2,)
    assert round_.pending.kind == "turn"
    assert list(round_.legal(2)) == [{"do": "give"}, {"do": "decline"}]
    assert [round_.legal(seat) for seat in (0, 1, 3)] == [[], [], []]
    round_.do(2, "give")
    round_.do(3, "decline")  # the caller is asked like the others
    round_.do(0, "give", card="r19")
    assert round_.state.down == (
        ("r12", "r13"),
        ("r19", "g18", "y9", "y14", "y20"),
        ("g2", "g12", "g15"),
        ("b2", "b9", "b12", "b20"),
    )  # the last giver's on top
    assert round_.view().open[1] == ("b6",)  # the overlooked card stays where it is
    assert round_.pending.must == (2,)  # left of the offender
    assert round_.pending.may == ()
    assert round_.view(2).turned == "g2"


def test_UA_7_a_gift_is_seen_by_nobody_and_written_down() -> None:
    round_ = overlooked()
    round_.do(0, "stop", against=1)
    assert round_.view(2).turned is None
    events = round_.do(2, "give")
    assert [event.to for event in events] == [None, ()]
    assert event_lines(events) == [b'{"by":2,"do":"give","card":"g18"}']
    for seat in (None, 0, 1, 2, 3):
        assert "g18" not in str(round_.seen(seat))
        assert "g18" not in str(round_.view(seat))


def test_UA_7_only_the_bottom_card_is_given_and_only_when_asked() -> None:
    round_ = overlooked()
    assert round_.refused(2, "give") == "UA-7"
    assert round_.refused(2, "decline") == "UA-7"
    assert round_.refused(3, "decline") == "TURN"
    round_.do(2, "stop", against=1)
    assert round_.refused(2, "give", card="g2") == "CARDS"
    assert round_.refused(2, "give", card="g21") == "CARDS"
    assert round_.refused(2, "place", card="g2", on="own") == "UA-7"
    assert round_.refused(2, "place", card="x", on="own") == "CARDS"
    assert round_.refused(3, "give") == "TURN"
    assert round_.refused(1, "give") == "TURN"
    assert round_.refused(3, "place", card="b2", on="own") == "TURN"
    assert round_.refused(CHANCE, "give") == "TURN"
    assert round_.refused(9, "give") == "TURN"
    assert round_.refused(3, "stop", against=1) == "UA-7"  # one right Stopp! per oversight


def test_UA_7_a_seats_only_card_cannot_be_given() -> None:
    round_ = human("r5 r12", "b6 y9", "g2 g12", "b2")
    round_.do(0, "place", card="r5", on="middle")
    round_.do(1, "place", card="b6", on="own")
    round_.do(3, "stop", against=1)
    assert round_.refused(3, "give") == "UA-7"
    assert round_.refused(0, "give") == "UA-7"
    round_.do(2, "give")
    assert round_.pending.must == (2,)  # seats 3 and 0 are not asked
    assert round_.state.down[1] == ("g12", "y9")


def test_UA_7_where_nobody_can_give_play_goes_on() -> None:
    round_ = human("r5 r12", "b6 y9")
    round_.do(0, "place", card="r5", on="middle")
    round_.do(1, "place", card="b6", on="own")
    round_.do(0, "stop", against=1)
    assert round_.legal(0) == [place("r12", "own")]
    assert round_.refused(0, "stop", against=1) == "UA-7"


def test_UA_5_a_giver_whose_pile_is_empty_turns_the_open_one_over() -> None:
    round_ = human("r5 r12 r17", "b9 b14 y1", "g6 g12")
    round_.do(0, "place", card="r5", on="middle")
    round_.do(1, "place", card="b9", on="own")
    round_.state = msgspec.structs.replace(round_.state, down=(("r17",), ("b14", "y1"), ("g6", "g12")))
    round_.state = msgspec.structs.replace(round_.state, open=(("r12", "r13"), ("b9",), ()))
    round_.do(2, "place", card="g6", on="own")
    round_.do(1, "stop", against=2)
    round_.do(0, "give")
    assert round_.state.down == (("r12", "r13"), ("b14", "y1"), ("r17", "g12"))
    assert round_.view().open == ((), ("b9",), ("g6",))


def test_UA_7_a_wrong_stop_changes_nothing_and_is_one_call_per_seat_and_card() -> None:
    round_ = human("r5 r12", "b9 y9", "g2 g12", "b2 b3")
    round_.do(0, "place", card="r5", on="middle")
    round_.do(1, "place", card="b9", on="own")
    before = round_.state
    events = round_.do(3, "stop", against=1)
    assert event_lines(events)[1] == b'{"event":"stop","right":false}'
    assert round_.state == msgspec.structs.replace(before, called=(3,))
    assert round_.refused(3, "stop", against=1) == "UA-7"
    assert round_.pending.may == (0, 2)
    round_.do(2, "stop", against=1)
    round_.do(0, "stop", against=1)
    assert (round_.pending.kind, round_.pending.must, round_.pending.may) == ("turn", (2,), ())
    round_.do(2, "place", card="g2", on="own")
    assert round_.pending.may == (0, 1, 3)  # a new card, new calls


def test_UA_7_a_stop_names_the_seat_that_has_just_put_a_card_on_its_own_pile() -> None:
    round_ = overlooked()
    for against in (0, 2, 3, -1, 9):
        assert round_.refused(0, "stop", against=against) == "UA-7"
    assert round_.refused(1, "stop", against=1) == "UA-7"
    assert round_.refused(CHANCE, "stop", against=1) == "TURN"
    assert round_.refused(4, "stop", against=1) == "TURN"
    round_.do(2, "place", card="g2", on="own")
    assert round_.refused(0, "stop", against=1) == "UA-7"  # the next card has been turned


def test_UA_7_there_is_nothing_to_stop_after_a_card_that_went_elsewhere() -> None:
    round_ = human("r5 r12", "b6 y9", "g2 g12")
    assert round_.refused(1, "stop", against=0) == "UA-7"
    round_.do(0, "place", card="r5", on="middle")
    round_.do(1, "place", card="b6", on="middle")
    assert round_.pending.may == ()
    assert round_.refused(0, "stop", against=1) == "UA-7"


def test_UA_7_an_oversight_on_anothers_pile_counts_as_well() -> None:
    round_ = human("r5 r12", "b9 y2", "g10 g12")
    round_.do(0, "place", card="r5", on="middle")
    round_.do(1, "place", card="b9", on="own")
    assert round_.legal(2) == [place("g10", 1), place("g10", "own"), stop(1)]
    round_.do(2, "place", card="g10", on="own")
    events = round_.do(1, "stop", against=2)
    assert event_lines(events)[1] == b'{"event":"stop","right":true}'


def test_UA_7_the_oversight_is_judged_at_placing_even_if_the_pile_was_turned_over() -> None:
    round_ = human("r5 r12 r13", "b6", "g2 g12")
    round_.do(0, "place", card="r5", on="middle")
    round_.do(1, "place", card="b6", on="own")
    assert round_.view().open[1] == ()
    assert round_.refused(2, "stop", against=1) is None
    events = round_.do(2, "stop", against=1)
    assert event_lines(events)[1] == b'{"event":"stop","right":true}'
    round_.do(2, "give")
    round_.do(0, "decline")
    assert round_.state.down[1] == ("g12", "b6")


def test_UA_7_who_is_out_may_still_call_but_has_nothing_to_give() -> None:
    round_ = human("r5", "b6 y9", "g2 g12", play_on=True)
    round_.do(0, "place", card="r5", on="middle")
    round_.do(1, "place", card="b6", on="own")
    assert round_.pending.may == (0, 2)
    round_.do(0, "stop", against=1)
    assert round_.pending.must == (2,)
    round_.do(2, "decline")
    assert round_.pending.must == (2,)


def test_UA_7_the_round_ends_at_once_with_the_5000th_card_and_the_fewest_cards_win() -> None:
    round_ = human("r5 r12 r13", "b9 b10", "g2 g12")
    round_.do(0, "place", card="r5", on="middle")
    round_.state = msgspec.structs.replace(round_.state, placed=4998)
    round_.do(1, "place", card="b9", on="own")
    assert round_.outcome is None
    round_.do(2, "place", card="g2", on="own")
    assert round_.pending.kind == "over"
    assert round_.pending.may == ()
    assert round_.refused(0, "stop", against=2) == "TURN"
    assert round_.outcome is not None
    assert (round_.outcome.points, round_.outcome.winners) == ((1, 1, 1), (0, 1, 2))  # two cards each: ties share


def test_UA_7_the_5000th_card_may_go_into_the_middle() -> None:
    round_ = table("r5 r12 r13", "b6 b10 b15 b19", "g2 g12")
    round_.do(0, "place", card="r5", on="middle")
    round_.state = msgspec.structs.replace(round_.state, placed=4999)
    round_.do(1, "place", card="b6", on="middle")
    assert round_.outcome is not None
    assert round_.outcome.winners == (0, 2)


def test_UA_7_with_play_on_the_first_out_has_won_when_the_5000th_card_ends_it() -> None:
    round_ = table("r5", "b9 b10", "g2 g12", play_on=True)
    round_.do(0, "place", card="r5", on="middle")
    round_.state = msgspec.structs.replace(round_.state, placed=4999)
    round_.do(1, "place", card="b9", on="own")
    assert round_.outcome is not None
    assert (round_.outcome.points, round_.outcome.winners) == ((1, 0, 0), (0,))


def test_UA_3_only_the_seat_on_turn_sees_its_turned_card() -> None:
    round_ = table("r5 r12", "b9 y9", "g2 g12")
    round_.do(0, "place", card="r5", on="middle")
    assert [round_.view(seat).turned for seat in (None, 0, 1, 2)] == [None, None, "b9", None]
    for seat, hidden in ((0, "r12"), (2, "b9"), (None, "b9"), (1, "y9")):
        assert hidden not in str(msgspec.to_builtins(round_.view(seat)))


def full(options: dict[str, Any], seed: int) -> Any:
    """A whole deal for four, opened by seat 1."""
    rules = choose_rules(GAME, None, options, 4)
    deal = GAME.deal(rules, 4, Occasion(1, 0), Random(seed))
    return Table("ueberall", {"piles": [" ".join(pile) for pile in deal.piles], "starter": 1}, players=4, **options)


def test_UA_5_cards_once_turned_stay_known_wherever_they_go() -> None:
    """After a whole turn around, who watched knows every pile; gifts of unknown cards stay unknown."""
    rng = Random(3)
    for seed in range(6):
        round_ = full({"attention": "human"}, seed)
        turned: set[str] = set()
        while round_.outcome is None and len(round_.log) < 400:
            pending = round_.pending
            caller = next((seat for seat in pending.may if rng.random() < 0.3), None)
            seat = pending.must[0] if caller is None else caller
            choices = [choice for choice in GAME.legal(round_.state, seat) if choice.call == (caller is not None)]
            action = rng.choice(choices)
            turned.add(getattr(action, "card", None) or "")
            round_.state, events = GAME.apply(round_.state, seat, action)
            round_.log.extend(events)
        world = GAME.imagine(round_.view(None), round_.seen(None), rng)
        assert world.oversight == round_.state.oversight
        for ours, theirs in zip(world.down, round_.state.down, strict=True):
            for mine, real in zip(ours, theirs, strict=True):
                assert mine == real or not {mine, real} & turned


def test_UA_3_the_seat_on_turn_knows_its_turned_card_and_the_others_do_not() -> None:
    round_ = full({}, 1)
    card = round_.view(1).turned
    worlds = [[GAME.imagine(round_.view(seat), [], Random(n)) for n in range(30)] for seat in (1, 2)]
    assert {world.down[1][0] for world in worlds[0]} == {card}
    assert len({world.down[1][0] for world in worlds[1]}) > 10
    assert all(sorted(GAME.cards(world)) == sorted(GAME.cards(round_.state)) for world in worlds[0])


def test_UA_7_greedy_overlooks_nothing_calls_what_others_overlook_and_gives() -> None:
    def chair(round_: Table, seat: int) -> Seated:
        return Seated(GAME, round_.state, seat, round_.log)

    rng = Random(1)
    round_ = overlooked()
    assert greedy.call(chair(round_, 1), rng) is None
    assert greedy.call(chair(round_, 0), rng) == round_.action("stop", against=1)
    round_.do(0, "stop", against=1)
    assert greedy.decide(chair(round_, 2), rng) == round_.action("give")
    round_ = human("r5 r12 r13", "b6", "g2 g12")
    round_.do(0, "place", card="r5", on="middle")
    assert greedy.decide(chair(round_, 1), rng) == round_.action("place", card="b6", on="middle")
    round_.do(1, "place", card="b6", on="own")  # turned over at once
    assert greedy.call(chair(round_, 0), rng) == round_.action("stop", against=1)
    round_ = human("r5 r8 r1", "b8 b2 b7", "g9 g15")
    round_.do(0, "place", card="r5", on="middle")
    round_.do(1, "place", card="b8", on="own")
    assert greedy.call(chair(round_, 2), rng) is None
    round_.state = msgspec.structs.replace(round_.state, open=(("r8",), ("b8",), ()))
    assert greedy.decide(chair(round_, 2), rng) == round_.action("place", card="g9", on=0)


def test_UA_3_every_refusal_is_explained_in_every_language() -> None:
    round_ = overlooked()
    seen = set()

    def look(seat: int, verb: str, **details: Any) -> None:
        refusal = GAME.refusal(round_.state, seat, round_.action(verb, **details))
        seen.add(refusal.key)
        for language in LANGUAGES:
            assert say_refusal(language, refusal)

    look(2, "give")
    for seat, against in ((1, 1), (0, 2)):
        look(seat, "stop", against=against)
    for on in ("middle", 0, 1, 2):
        look(2, "place", card="g2", on=on)
    round_.do(0, "stop", against=1)
    look(3, "stop", against=1)
    look(2, "give", card="g2")
    look(2, "place", card="g2", on="own")
    round_ = human("r5 r12", "b9 y9", "g10 g12", "y1")
    look(0, "place", card="r5", on="own")
    round_.do(0, "place", card="r5", on="middle")
    round_.do(1, "place", card="b9", on="own")
    round_.do(2, "stop", against=1)
    look(2, "stop", against=1)
    round_.do(2, "place", card="g10", on="own")
    round_.do(0, "stop", against=2)
    look(3, "give")
    round_ = table("r5 r12", "b9 y9", "g10 g12", "y6 y7")
    round_.do(0, "place", card="r5", on="middle")
    look(0, "stop", against=1)
    round_.do(1, "place", card="b9", on="own")
    look(2, "place", card="g10", on="own")
    round_.state = msgspec.structs.replace(round_.state, turn=3)
    look(3, "place", card="y6", on="own")
    assert seen == {
        *("ueberall-opening", "ueberall-fits-middle", "ueberall-fits-other", "ueberall-own-pile", "ueberall-no-pile"),
        *("ueberall-misfit", "ueberall-answer-first", "ueberall-no-gift", "ueberall-only-card"),
        *("ueberall-not-the-bottom-card", "ueberall-stop-off", "ueberall-stop-late", "ueberall-stop-self"),
        *("ueberall-stop-once", "ueberall-stop-other"),
    }
