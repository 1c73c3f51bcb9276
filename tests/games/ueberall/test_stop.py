"""ueberall, rule by rule: human attention, Stopp! and gifts, and the 5,000th card (UA-7)."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from elferhaus.core.game import CHANCE
from elferhaus.core.options import choose_rules, header_options
from elferhaus.core.record import event_lines
from elferhaus.games.ueberall.state import Fitted
from elferhaus.words import LANGUAGES, say_refusal
from games.ueberall.tables import GAME, human, overlooked, place, stop, table


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


def test_UA_7_everyone_is_told_which_card_it_was_and_where_it_would_have_fitted() -> None:
    assert overlooked().do(3, "stop", against=1)[-1] == Fitted(by=1, card="b6", on=("middle",))
    round_ = human("r5 r1", "b9 b3", "g18 g15")
    round_.do(0, "place", card="r5", on="middle")
    round_.do(1, "place", card="b9", on="own")
    assert round_.do(2, "stop", against=1)[-1] == Fitted(by=1, card="b9", on=())


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
    round_.state = replace(round_.state, down=(("r17",), ("b14", "y1"), ("g6", "g12")))
    round_.state = replace(round_.state, open=(("r12", "r13"), ("b9",), ()))
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
    assert round_.state == replace(before, called=(3,))
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
    round_.state = replace(round_.state, placed=4998)
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
    round_.state = replace(round_.state, placed=4999)
    round_.do(1, "place", card="b6", on="middle")
    assert round_.outcome is not None
    assert round_.outcome.winners == (0, 2)


def test_UA_7_with_play_on_the_first_out_has_won_when_the_5000th_card_ends_it() -> None:
    round_ = table("r5", "b9 b10", "g2 g12", play_on=True)
    round_.do(0, "place", card="r5", on="middle")
    round_.state = replace(round_.state, placed=4999)
    round_.do(1, "place", card="b9", on="own")
    assert round_.outcome is not None
    assert (round_.outcome.points, round_.outcome.winners) == ((1, 0, 0), (0,))


def test_UA_3_every_refusal_is_explained_in_every_language() -> None:
    round_ = overlooked()
    seen = set()

    def look(seat: int, verb: str, **details: Any) -> None:
        refusal = round_.why(seat, verb, **details)
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
    round_.state = replace(round_.state, turn=3)
    look(3, "place", card="y6", on="own")
    assert seen == {
        *("ueberall-opening", "ueberall-fits-middle", "ueberall-fits-other", "ueberall-own-pile", "ueberall-no-pile"),
        *("ueberall-misfit", "ueberall-answer-first", "ueberall-no-gift", "ueberall-only-card"),
        *("ueberall-not-the-bottom-card", "ueberall-stop-off", "ueberall-stop-late", "ueberall-stop-self"),
        *("ueberall-stop-once", "ueberall-stop-other"),
    }
