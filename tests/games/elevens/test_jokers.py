"""elevens, rule by rule: jokers, laid, swapped and thrown out."""

from __future__ import annotations

from random import Random

import msgspec

from elferhaus.core.cards import JOKER
from elferhaus.core.game import Occasion
from elferhaus.core.options import choose_rules
from elferhaus.games.elevens import GAME
from elferhaus.games.elevens.state import Discard, Lay
from games.elevens.tables import offered, sight, table, without_stock

# EE-5


def test_EE_5_a_joker_stands_for_any_card_that_would_fit() -> None:
    at = table("joker b2", "r10")
    places = ["r10", "r12", "y10", "y12", "g10", "g12", "b10", "b12"]
    assert offered(at, verb="lay") == [f"lay joker as {place}" for place in places]
    at.do(0, "lay", card="joker", as_="r10")
    assert sight(at).jokers == ("r10",)
    assert sight(at).rows[2] == ("r10", "r11")


def test_EE_5_the_real_card_may_be_anywhere_even_in_the_same_hand() -> None:
    at = table("joker r10 r9")
    at.do(0, "lay", card="joker", as_="r10")
    assert at.refused(0, "lay", card="r10") == "EE-4"  # its place is taken: it can be swapped
    assert at.why(0, "lay", card="r10").key == "elevens-swap-instead"
    assert offered(at) == ["lay r9", "swap r10", "end"]


def test_EE_5_a_joker_says_what_it_stands_for_and_nothing_else_does() -> None:
    at = table("joker r10")
    assert at.refused(0, "lay", card="joker") == "RECORD"  # a key is missing
    assert at.refused(0, "lay", card="joker", as_="joker") == "EE-5"
    assert at.refused(0, "lay", card="r10", as_="r10") == "EE-5"
    assert at.refused(0, "lay", card="r10", as_="r12") == "EE-5"
    assert at.refused(0, "lay", card="joker", as_="r9") == "EE-4"
    assert at.refused(0, "lay", card="joker", as_="r11") == "EE-4"
    assert at.why(0, "lay", card="joker", as_="r11").key == "elevens-taken"


def test_EE_5_it_counts_as_one_of_the_four() -> None:
    at = table("joker joker r9 r8 r7")
    at.do(0, "lay", card="joker", as_="r10")
    at.do(0, "lay", card="r9")
    at.do(0, "discard", card="joker")
    assert sight(at).laid == 3
    at.do(0, "lay", card="r8")
    assert at.refused(0, "lay", card="r7") == "EE-3"


def test_EE_5_an_action_is_written_as_the_record_wants_it() -> None:
    line = msgspec.json.encode(Lay("joker", "r9", "b9"))
    assert line == b'{"do":"lay","card":"joker","as":"r9","bridge":"b9"}'
    assert msgspec.json.encode(Discard("joker")) == b'{"do":"discard","card":"joker"}'
    deal = GAME.deal(choose_rules(GAME, None, {}, 2), 2, Occasion(1, 0), Random(1))
    assert list(msgspec.to_builtins(deal)) == ["round", "dealer", "starter", "rows", "hands", "bridges", "stock"]


# EE-5a


def test_EE_5a_a_swap_replaces_the_joker_by_its_card() -> None:
    at = table("joker y1", "r10 r9 y2")
    at.do(0, "lay", card="joker", as_="r10")
    at.do(0, "end")
    at.do(1, "swap", card="r10")
    view = sight(at, 1)
    assert view.hand == ("r9", "y2", "joker")
    assert view.jokers == ()
    assert view.counts == (1, 3)
    assert view.laid == 0  # not one of the four
    assert view.rows[2] == ("r10", "r11")


def test_EE_5a_swaps_alone_are_no_turn_and_who_swapped_cannot_draw() -> None:
    at = table("joker joker y1", "r10 r12 y2")
    at.do(0, "lay", card="joker", as_="r10")
    at.do(0, "lay", card="joker", as_="r12")
    at.do(0, "end")
    at.do(1, "swap", card="r10")
    at.do(1, "swap", card="r12")  # any number of them
    for verb in ("end", "draw", "pass"):
        assert at.refused(1, verb) == "EE-5a"
    assert not {"end", "draw", "pass"} & set(offered(at, 1))


def test_EE_5a_the_gained_joker_makes_the_turn_whole_laid_or_discarded() -> None:
    at = table("joker y1", "r10 y2")
    at.do(0, "lay", card="joker", as_="r10")
    at.do(0, "end")
    at.do(1, "swap", card="r10")
    assert at.refused(1, "lay", card="joker", as_="r9") is None
    at.do(1, "discard", card="joker")
    assert offered(at, 1) == ["end"]
    at.do(1, "end")
    assert at.pending.must == (0,)


def test_EE_5a_a_swap_may_come_after_the_lays() -> None:
    at = table("joker y1", "r10 y10 y2")
    at.do(0, "lay", card="joker", as_="r10")
    at.do(0, "end")
    at.do(1, "lay", card="y10")
    at.do(1, "swap", card="r10")
    assert at.refused(1, "end") is None
    assert at.refused(1, "draw") == "EE-3"


def test_EE_5a_only_the_card_a_joker_stands_for_is_swapped() -> None:
    at = table("joker y1", "r10 r9 joker")
    assert at.refused(0, "swap", card="y1") == "EE-5a"
    at.do(0, "lay", card="joker", as_="r10")
    at.do(0, "end")
    assert at.refused(1, "swap", card="r9") == "EE-5a"
    assert at.refused(1, "swap", card="joker") == "EE-5a"
    assert at.refused(1, "swap", card="g5") == "CARDS"
    assert at.refused(1, "swap", card="r0") == "CARDS"
    at.do(1, "swap", card="r10")
    assert at.refused(1, "swap", card="r10") == "CARDS"


def test_EE_5a_the_own_joker_of_this_turn_may_be_swapped_too() -> None:
    at = table("joker r10 y1")
    at.do(0, "lay", card="joker", as_="r10")
    at.do(0, "swap", card="r10")
    assert sight(at, 0).hand == ("y1", "joker")


# EE-5b, EE-5c


def test_EE_5b_a_discard_alone_is_a_turn_and_leaves_the_game() -> None:
    at = table("joker joker y1")
    at.do(0, "discard", card="joker")
    assert sight(at).out == 1
    assert sight(at).counts == (2, 1)
    assert at.refused(0, "draw") == "EE-3"
    at.do(0, "end")
    assert at.pending.must == (1,)
    assert at.game.cards(at.state).count(JOKER) == 2


def test_EE_5b_only_jokers_in_hand_are_discarded() -> None:
    at = table("y1 r10")
    assert at.refused(0, "discard", card="y1") == "EE-5b"
    assert at.refused(0, "discard", card="joker") == "CARDS"
    assert at.refused(0, "discard", card="g9") == "CARDS"
    assert at.refused(0, "discard", card="x") == "CARDS"


def test_EE_5b_drawing_ends_the_turn_so_nothing_is_discarded_with_it() -> None:
    at = table("joker y1")
    at.do(0, "draw")
    assert at.refused(0, "discard", card="joker") == "TURN"


def test_EE_5c_a_joker_is_never_a_duty_and_may_be_the_last_card() -> None:
    at = without_stock("joker y1", "b1")
    assert "pass" in offered(at)
    at = table("joker")
    at.do(0, "lay", card="joker", as_="g12")
    assert at.outcome is not None


def test_EE_5c_several_jokers_in_one_turn() -> None:
    at = table("joker joker joker joker y1")
    at.do(0, "lay", card="joker", as_="r10")
    at.do(0, "lay", card="joker", as_="r9")
    at.do(0, "discard", card="joker")
    at.do(0, "discard", card="joker")
    assert offered(at) == ["end"]
