"""mogeln, rule by rule."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from elferhaus.core.cards import cards_in, deck
from elferhaus.core.chance import Close, Shuffle
from elferhaus.core.game import CHANCE, Pending, choose
from elferhaus.core.match import misdeal, new_match, occasion
from elferhaus.core.options import choose_rules, header_options
from elferhaus.core.record import event_lines
from elferhaus.core.refusal import Refused
from elferhaus.core.round import refusal
from elferhaus.games.mogeln import GAME
from elferhaus.games.mogeln.state import AnyLay, Doubt, Lay
from games.mogeln.tables import FULL, SMALL, at_table, count_up, events, hand, lay, legal, shown


def refused_choice(**options: Any) -> str:
    with pytest.raises(Refused) as refused:
        choose_rules(GAME, options.pop("edition", None), options, options.pop("seats", 3))
    return refused.value.refusal.rule


# MO-1


@pytest.mark.parametrize(("seats", "high", "each"), [(3, 9, 12), (4, 10, 10), (5, 15, 12), (6, 15, 10)])
def test_MO_1_the_deck_depends_on_the_players_and_comes_out_even(seats: int, high: int, each: int) -> None:
    match = new_match(GAME, ["P"] * seats)
    deal = GAME.deal(match.rules, seats, occasion(match), Random(5))
    assert sorted(card for hand in deal.hands for card in hand) == sorted(deck(high=high))
    assert [len(hand) for hand in deal.hands] == [each] * seats
    assert misdeal(match, deal) is None


def test_MO_1_three_to_six_play() -> None:
    for seats in (2, 7):
        with pytest.raises(Refused) as refused:
            new_match(GAME, ["P"] * seats)
        assert refused.value.refusal.rule == "MO-1"


def test_MO_1_what_is_wrong_with_a_deal() -> None:
    match = new_match(GAME, ["A", "B", "C"])
    deal = GAME.deal_type(1, 0, 1, tuple(tuple(hand.split()) for hand in FULL))
    one, two, three = deal.hands

    def wrong(*hands: Any) -> tuple[str, str] | None:
        problem = misdeal(match, msgspec.structs.replace(deal, hands=hands))
        return None if problem is None else (problem.rule, problem.key)

    assert wrong(one, two, three) is None
    assert wrong(one, two, (*three[:-1], "r10")) == ("CARDS", "no-such-card")
    assert wrong(one, two, (*three[:-1], "r1")) == ("CARDS", "card-twice")
    assert wrong(one, two, three[:-1]) == ("CARDS", "card-missing")
    assert wrong((*one, *two), three) == ("RECORD", "deal-seats")
    assert wrong((*one, "y4"), two[1:], three) == ("MO-1", "deal-size")


# MO-2


def test_MO_2_the_count_goes_up_by_one_and_around_the_table() -> None:
    table = at_table()
    assert table.pending == Pending("turn", (0,))
    assert legal(table, 0) == [{"do": "lay", "from": ["r1", "r2", "b9"], "min": 1, "max": 3, "claim": 1}]
    assert legal(table, 1) == legal(table, 2) == []
    lay(table, 0, "r1", 1)
    lay(table, 1, "y3", 2)
    assert table.refused(2, "lay", cards=["g3"], claim=2) == "MO-2"
    assert table.refused(2, "lay", cards=["g3"], claim=-1) == "MO-2"
    assert table.refused(0, "lay", cards=["r2"], claim=3) == "TURN"
    lay(table, 2, "g1", 3)  # a bluff, although the 3 is held
    assert legal(table, 0)[0]["claim"] == 4


def test_MO_2_at_least_one_card_and_only_own_ones() -> None:
    table = at_table()
    assert table.refused(0, "lay", cards=[], claim=1) == "MO-2"
    assert table.refused(0, "lay", claim=1) == "RECORD"
    for cards, key in ((["y1"], "not-in-hand"), (["r1", "r1"], "card-twice"), (["r10"], "no-such-card")):
        why = table.why(0, "lay", cards=cards, claim=1)
        assert (why.rule, why.key) == ("CARDS", key)
    for card in ("joker", "r0", "x", "b21", ""):
        assert table.refused(0, "lay", cards=[card], claim=1) == "CARDS"


@pytest.mark.parametrize(
    ("seats", "edition", "options", "top"),
    [
        (3, "2011", {}, 20),
        (4, "2013", {}, 20),
        (3, "space", {}, 9),
        (4, "space", {}, 10),
        (5, "space", {}, 15),
        (3, "space", {"count_to": "twenty"}, 20),
        (4, "2011", {"count_to": "highest"}, 10),
        (6, "2013", {"count_to": "highest"}, 15),
    ],
)
def test_MO_2_the_last_number_and_the_finished_pile(seats: int, edition: str, options: Any, top: int) -> None:
    match = new_match(GAME, ["P"] * seats, 1, edition, **options)
    deal = GAME.deal(match.rules, seats, occasion(match), Random(1))
    hands = [" ".join(hand) for hand in deal.hands]
    table = at_table(hands, starter=deal.starter, edition=edition, **options)
    count_up(table, 1, top)
    assert shown(table).gone == 0
    turn = table.pending.must[0]
    assert table.refused(turn, "lay", cards=[cards_in(table.state.hands[turn])[0]], claim=top + 1) == "MO-2"
    count_up(table, 1, 1)  # now the finished pile leaves the game
    assert shown(table).gone == top
    count_up(table, 2, 2)
    assert shown(table).gone == top


def test_MO_2_the_default_of_count_to_is_named_in_a_record() -> None:
    assert choose_rules(GAME, "2011", {}, 3).count_to == "twenty"
    assert choose_rules(GAME, "space", {}, 3).count_to == "highest"
    rules = choose_rules(GAME, "space", {}, 3)
    assert header_options(GAME.info, rules) == {"sneak": True, "count_to": "highest"}
    assert msgspec.convert(msgspec.to_builtins(rules), GAME.rules_type) == rules


def test_MO_2_left_of_the_dealer_starts() -> None:
    match = new_match(GAME, ["A", "B", "C", "D"], dealer=3)
    deal = GAME.deal(match.rules, 4, occasion(match), Random(1))
    assert (deal.dealer, deal.starter) == (3, 0)
    for starter, rule in ((0, None), (1, "MO-2"), (4, "MO-2"), (-1, "MO-2")):
        problem = misdeal(match, msgspec.structs.replace(deal, starter=starter))
        assert (problem and problem.rule) == rule


def test_MO_2_in_space_the_oldest_starts() -> None:
    match = new_match(GAME, ["A", "B", "C"], 2, "space", oldest=2)
    deal = GAME.deal(match.rules, 3, occasion(match), Random(1))
    assert deal.starter == 2
    problem = misdeal(match, msgspec.structs.replace(deal, starter=1))
    assert problem is not None
    assert problem.rule == "C-3"
    by_lot = new_match(GAME, ["A", "B", "C"], 1, "space")
    drawn = {GAME.deal(by_lot.rules, 3, occasion(by_lot), Random(seed)).starter for seed in range(30)}
    assert drawn == {0, 1, 2}
    assert refused_choice(edition="2011", oldest=1) == "C-5"
    assert refused_choice(edition="2013", oldest=1) == "C-5"


# MO-3


def test_MO_3_a_true_lay_costs_the_doubter_the_pile() -> None:
    table = at_table()
    lay(table, 0, "b9", 1)
    lay(table, 1, "y2", 2)
    assert legal(table, 2)[1:] == [{"do": "doubt"}, {"do": "too-many"}]
    table.do(2, "doubt")
    assert hand(table, 2) == "y2 g1 g2 g3 b9"
    assert events(table, 0, 4) == [
        {"event": "did", "by": 2, "action": {"do": "doubt"}},
        {"event": "shown", "by": 1, "cards": ["y2"]},
        {"event": "judged", "by": 2, "right": False, "layer": 1, "claim": 2, "found": "honest"},
        {"event": "took", "by": 2, "count": 2},
    ]
    assert events(table, 2, 1) == [{"event": "took", "by": 2, "count": 2, "cards": ["y2", "b9"], "to": [2]}]
    # The seat left of the layer starts a new pile, and there is nothing left to call.
    assert table.pending == Pending("turn", (2,))
    assert legal(table, 2) == [{"do": "lay", "from": ["y2", "g1", "g2", "g3", "b9"], "min": 1, "max": 5, "claim": 1}]
    assert table.refused(2, "doubt") == "MO-3"
    assert table.refused(0, "too-many") == "MO-4"


def test_MO_3_a_bluff_costs_the_layer_the_pile() -> None:
    table = at_table()
    lay(table, 0, "r1", 1)
    lay(table, 1, "y3", 2)
    table.do(2, "doubt")
    assert hand(table, 1) == "r1 y1 y2 y3"
    assert events(table, 1, 1) == [{"event": "took", "by": 1, "count": 2, "cards": ["r1", "y3"], "to": [1]}]
    judged = {"event": "judged", "by": 2, "right": True, "layer": 1, "claim": 2, "found": "lie"}
    assert events(table, None, 2) == [judged, {"event": "took", "by": 1, "count": 2}]
    assert legal(table, 2)[0]["claim"] == 1


@pytest.mark.parametrize("edition", ["2011", "2013"])
def test_MO_3_only_the_seat_on_turn_doubts(edition: str) -> None:
    table = at_table(edition=edition)
    assert table.refused(0, "doubt") == "MO-3"
    lay(table, 0, "r1", 1)
    assert table.refused(0, "doubt") == "MO-3"
    assert table.refused(2, "doubt") == "MO-3"
    assert table.refused(1, "doubt") is None
    assert legal(table, 2) == [{"do": "too-many"}]
    assert table.pending == Pending("window", (1,), (2,))


def test_MO_3_in_space_anyone_but_the_layer_doubts_and_the_first_call_counts() -> None:
    table = at_table([*SMALL, "b1 b2 b3"], edition="space")
    lay(table, 0, "b9", 1)
    assert table.pending == Pending("window", (1,), (2, 3))
    assert legal(table, 0) == []
    assert legal(table, 2) == legal(table, 3) == [{"do": "doubt"}, {"do": "too-many"}]
    assert table.refused(0, "doubt") == "MO-3"
    table.do(3, "doubt")
    assert table.refused(2, "doubt") == "MO-3"
    assert hand(table, 0) == "r1 r2 b9"
    assert table.pending == Pending("turn", (1,))
    lay(table, 1, "y1", 1)
    lay(table, 2, "g2", 2)
    assert table.refused(2, "doubt") == "MO-3"
    table.do(0, "doubt")  # out of turn, and wrong: the seat left of the layer starts all the same
    assert hand(table, 0) == "r1 r2 y1 g2 b9"
    assert table.pending == Pending("turn", (3,))
    assert legal(table, 3)[0]["claim"] == 1


def test_MO_3_without_sneak_nobody_out_of_turn_can_call() -> None:
    table = at_table(sneak=False)
    lay(table, 0, "r1", 1)
    assert table.pending == Pending("turn", (1,))
    assert [choice["do"] for choice in legal(table, 1)] == ["lay", "doubt"]
    assert legal(table, 2) == []
    space = at_table(sneak=False, edition="space")
    lay(space, 0, "r1", 1)
    assert space.pending == Pending("window", (1,), (2,))
    assert legal(space, 2) == [{"do": "doubt"}]


def test_MO_3_a_finished_pile_can_be_doubted_until_the_next_card() -> None:
    table = at_table(FULL, count_to="highest")
    count_up(table, 1, 9)  # seat 2 said nine, and laid g9
    table.do(0, "doubt")
    assert shown(table).counts == (18, 9, 9)
    assert shown(table).gone == 0
    table = at_table(FULL, count_to="highest")
    count_up(table, 1, 9)
    count_up(table, 1, 1)
    table.do(1, "doubt")  # r4 is no 1, but only the new pile is at stake
    assert hand(table, 0).startswith("r4 r5")
    assert shown(table).counts == (9, 9, 9)
    assert shown(table).gone == 9


# MO-4


def test_MO_4_several_cards_in_one_lay() -> None:
    table = at_table()
    lay(table, 0, "r1 b9", 1)
    assert hand(table, 0) == "r2"
    table.do(2, "too-many")
    assert hand(table, 0) == "r1 r2 b9"
    assert events(table, None, 3) == [
        {"event": "did", "by": 2, "action": {"do": "too-many"}},
        {"event": "judged", "by": 2, "right": True, "layer": 0, "claim": 1, "found": "many"},
        {"event": "took", "by": 0},
    ]
    assert table.pending == Pending("turn", (1,))
    # A hand without a card was seen to be empty, so now its count tells how many there were.
    table = at_table(["r1 b9", "y1 y2", "g1 g2"])
    lay(table, 0, "r1 b9", 1)
    table.do(2, "too-many")
    assert (shown(table).counts[0], events(table, None, 1)) == (2, [{"event": "took", "by": 0, "count": 2}])


def test_MO_4_a_wrong_too_many_costs_the_caller_the_pile_and_shows_nothing() -> None:
    table = at_table()
    lay(table, 0, "b9", 1)
    table.do(2, "too-many")
    assert hand(table, 2) == "g1 g2 g3 b9"
    assert hand(table, 0) == "r1 r2"
    judged = {"event": "judged", "by": 2, "right": False, "layer": 0, "claim": 1, "found": "one"}
    assert events(table, 1, 2) == [judged, {"event": "took", "by": 2, "count": 1}]
    table = at_table()
    lay(table, 0, "b9", 1)
    table.do(1, "too-many")  # the seat on turn may, too
    assert hand(table, 1) == "y1 y2 y3 b9"


def test_MO_4_a_doubt_that_turns_up_two_goes_against_the_layer_though_the_number_is_there() -> None:
    table = at_table(["r1 y1 b9", "y2", "g2"])
    lay(table, 0, "r1 y1", 1)
    table.do(1, "doubt")
    assert hand(table, 0) == "r1 y1 b9"
    assert {"event": "shown", "by": 0, "cards": ["r1", "y1"]} in events(table, 2, 3)


def test_MO_4_who_may_call_too_many_and_when() -> None:
    table = at_table()
    assert table.refused(1, "too-many") == "MO-4"
    lay(table, 0, "r1", 1)
    assert table.refused(0, "too-many") == "MO-4"
    lay(table, 1, "y2", 2)  # the lay of seat 0 can no longer be called, that of seat 1 can
    assert table.refused(1, "too-many") == "MO-4"
    assert table.refused(0, "too-many") is None
    assert table.refused(2, "too-many") is None


def test_MO_4_without_sneak_one_card_and_no_too_many() -> None:
    table = at_table(sneak=False)
    assert legal(table, 0) == [{"do": "lay", "from": ["r1", "r2", "b9"], "min": 1, "max": 1, "claim": 1}]
    assert table.refused(0, "lay", cards=["r1", "r2"], claim=1) == "MO-4"
    lay(table, 0, "r1", 1)
    assert table.refused(1, "too-many") == table.refused(2, "too-many") == "MO-4"
    assert shown(table, 1).counts == (2, 3, 3)
    assert shown(table, 1).pile == 1
    lay(table, 1, "y1", 2)
    assert [event.__struct_config__.tag for event in table.log] == ["did"] * 4


def test_MO_4_the_record_holds_the_cards_and_the_list_of_what_was_legal() -> None:
    table = at_table()
    choices = GAME.legal(table.state, 0)
    (line,) = event_lines(lay(table, 0, "r2 b9", 1), choices)
    listed = b'[{"do":"lay","from":["r1","r2","b9"],"min":1,"max":3,"claim":1}]'
    assert line == b'{"by":0,"do":"lay","cards":["r2","b9"],"claim":1,"legal":' + listed + b"}"
    assert event_lines(lay(table, 1, "y1", 2)) == [b'{"by":1,"do":"lay","cards":["y1"],"claim":2}']
    assert event_lines(table.do(2, "doubt")) == [b'{"by":2,"do":"doubt"}']


def test_MO_4_the_pattern_admits_what_can_be_laid_and_nothing_else() -> None:
    pattern = AnyLay(("r1", "r2", "b9"), 1, 2, 4)
    assert pattern.admits(Lay(cards=("r1",), claim=4))
    assert pattern.admits(Lay(cards=("b9", "r1"), claim=4))
    for wrong in (
        Doubt(),
        Lay(claim=4),
        Lay(cards=("r1",), claim=3),
        Lay(cards=(), claim=4),
        Lay(cards=("r1", "r1"), claim=4),
        Lay(cards=("r1", "r2", "b9"), claim=4),
        Lay(cards=("y1",), claim=4),
    ):
        assert not pattern.admits(wrong)
    sizes = [len(choose(pattern, rng).cards) for rng in [Random(3)] for _ in range(200)]  # type: ignore[attr-defined]
    assert sizes.count(1) > 100
    assert 0 < sizes.count(2) == 200 - sizes.count(1)


# MO-5


@pytest.mark.parametrize(("options", "taker"), [({"colour": "red"}, 1), ({"colour": "blue"}, 0), ({}, 1)])
def test_MO_5_only_one_colour_counts_as_right(options: dict[str, Any], taker: int) -> None:
    table = at_table(**options)
    lay(table, 0, "r1", 1)
    table.do(1, "doubt")
    assert "r1" in hand(table, taker)


def test_MO_5_not_in_space() -> None:
    assert refused_choice(edition="space", colour="red") == "C-5"


# Whose decision


def test_nonsense_is_refused_by_name() -> None:
    table = at_table(edition="space")
    lay(table, 0, "r1", 1)
    for seat in (CHANCE, 3, -2, 99):
        assert table.refused(seat, "lay", cards=["r1"], claim=2) == "TURN"
        assert table.refused(seat, "doubt") == "TURN"
        assert table.refused(seat, "too-many") == "TURN"
        assert legal(table, seat) == []
    for action in (Close(), Shuffle("stock", ())):
        why = refusal(GAME, table.state, 1, action)
        assert why is not None
        assert (why.rule, why.key) == ("TURN", "not-now")
