"""ueberall, rule by rule: the deal, where a card goes, and the end of the round."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from elferhaus.core.game import CHANCE
from elferhaus.core.match import new_match
from elferhaus.core.refusal import Refused
from games.ueberall.tables import GAME, dealt, human, place, stop, table


def test_UA_1_all_80_cards_are_dealt_as_evenly_as_possible_from_the_dealers_left() -> None:
    rules, at, deal = dealt(6, dealer=4)
    assert [len(pile) for pile in deal.piles] == [14, 13, 13, 13, 13, 14]  # C-2
    assert GAME.misdeal(rules, 6, at, deal) is None
    twice = replace(deal, piles=(deal.piles[1][:1] + deal.piles[0][1:], *deal.piles[1:]))
    assert GAME.misdeal(rules, 6, at, twice).rule == "CARDS"
    moved = (deal.piles[0][1:], deal.piles[1] + deal.piles[0][:1], *deal.piles[2:])
    assert GAME.misdeal(rules, 6, at, replace(deal, piles=moved)).rule == "C-2"
    five = (*deal.piles[:4], deal.piles[4] + deal.piles[5])
    assert GAME.misdeal(rules, 6, at, replace(deal, piles=five)).rule == "RECORD"


def test_UA_1_is_for_two_to_six_in_the_2011_edition() -> None:
    for players, edition, rule in ((1, None, "UA-1"), (7, None, "UA-1"), (3, "2013", "C-5"), (3, "space", "C-5")):
        with pytest.raises(Refused) as refused:
            new_match(GAME, ["x"] * players, edition=edition)
        assert refused.value.refusal.rule == rule


def test_UA_2_left_of_the_dealer_starts() -> None:
    rules, at, deal = dealt(4, dealer=3)
    assert deal.starter == 0
    for starter, rule in ((1, "UA-2"), (4, "UA-2"), (-1, "UA-2")):
        wrong = replace(deal, starter=starter)
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
    round_.state = replace(round_.state, open=(("r8",), ("b8",), ()))
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
    round_.state = replace(round_.state, turn=3)
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
        assert round_.refused(seat, "shuffle", pile="stock", cards=[]) == "TURN"


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
    round_.state = replace(round_.state, middle=("r17",))
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
