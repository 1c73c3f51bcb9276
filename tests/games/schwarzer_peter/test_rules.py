"""schwarzer-peter, rule by rule."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from elferhaus.core.cards import deck
from elferhaus.core.game import CHANCE, Did, Occasion, admits, sees
from elferhaus.core.match import new_match
from elferhaus.core.options import choose_rules, header_options
from elferhaus.core.reader import BadRecordError, Reader
from elferhaus.core.record import event_lines
from elferhaus.core.refusal import Refused
from elferhaus.core.round import refusal
from elferhaus.games import game_named
from elferhaus.games.schwarzer_peter import GAME
from elferhaus.games.schwarzer_peter.deal import PeterDeal
from elferhaus.games.schwarzer_peter.state import AnyArrange, Arrange, Pair, Pull
from elferhaus.words import LANGUAGES, say_refusal
from games.schwarzer_peter.tables import PeterTable
from tabletop import cards

AT = Occasion(1, 0)


def whole_deal(seats: int, dealer: int = 0, **options: Any) -> tuple[Any, PeterDeal]:
    rules = choose_rules(GAME, None, options, seats)
    return rules, GAME.deal(rules, seats, Occasion(1, dealer), Random(7))


def refused_choice(players: int = 2, **choice: Any) -> str:
    with pytest.raises(Refused) as caught:
        new_match(GAME, ["?"] * players, **choice)
    for language in LANGUAGES:
        assert say_refusal(language, caught.value.refusal)
    return caught.value.refusal.rule


def test_SP_1_forty_cards_one_aside_the_rest_dealt_evenly() -> None:
    rules, deal = whole_deal(6, dealer=4)
    assert [len(hand) for hand in deal.hands] == [7, 7, 6, 6, 6, 7]  # C-2: from the dealer's left
    assert sorted([deal.aside, *(card for hand in deal.hands for card in hand)]) == sorted(deck(["red", "blue"]))
    assert GAME.misdeal(rules, 6, Occasion(1, 4), deal) is None


def test_SP_1_short_without_17_to_20() -> None:
    rules, deal = whole_deal(2, short=True)
    assert [len(hand) for hand in deal.hands] == [15, 16]
    dealt = sorted([deal.aside, *(card for hand in deal.hands for card in hand)])
    assert dealt == sorted(deck(["red", "blue"], high=16))
    assert GAME.misdeal(rules, 2, AT, deal) is None


def test_SP_1_the_colours_are_chosen() -> None:
    rules, deal = whole_deal(3, colours=["yellow", "green"])
    assert {card[0] for hand in deal.hands for card in hand} == {"y", "g"}
    assert header_options(GAME.info, rules) == {"colours": ("yellow", "green")}
    for colours in (["red"], ["red", "red"], ["red", "blue", "green"]):
        assert refused_choice(colours=colours) == "SP-1"


def test_SP_1_two_to_six_players() -> None:
    assert refused_choice(players=1) == "SP-1"
    assert refused_choice(players=7) == "SP-1"
    assert refused_choice(edition="space") == "C-5"


def test_SP_1_the_deal_as_the_record_holds_it() -> None:
    _, deal = whole_deal(2)
    line = msgspec.json.decode(msgspec.json.encode(deal))
    assert list(line) == ["round", "dealer", "starter", "hands", "aside"]
    assert line["aside"] == deal.aside


def test_SP_1_misdeals_are_named() -> None:
    rules, deal = whole_deal(3)
    one, two, three = deal.hands

    def problem(**changes: Any) -> str:
        found = GAME.misdeal(rules, 3, AT, replace(deal, **changes))
        assert found is not None
        return found.rule

    assert problem(aside=one[0]) == "CARDS"
    assert problem(aside="joker") == "CARDS"
    assert problem(hands=(one[1:], two, three)) == "CARDS"
    assert problem(hands=(one[1:], (*two, one[0]), three)) == "C-2"
    assert problem(hands=(one, two, three, ())) == "RECORD"
    assert problem(starter=2) == "SP-3"
    assert problem(starter=7) == "SP-3"


def test_SP_2_pairs_are_laid_at_once_and_the_rest_keeps_its_order() -> None:
    at = PeterTable("r5 b2 r1 b5 r2 b7", "b1 r9 b9 r3", aside="b3")
    assert at.state.hands == (cards("r1 b7"), cards("b1 r3"))
    view: Any = at.view(None)
    assert view.laid == (cards("r5 b5 r2 b2"), cards("r9 b9"))
    assert sorted(GAME.cards(at.state)) == sorted(cards("r5 b2 r1 b5 r2 b7 b1 r9 b9 r3 b3"))


def test_SP_2_a_pair_drawn_together_is_laid_at_once_and_everyone_sees_it() -> None:
    at = PeterTable("r1 r2", "b3 b1 r4", "b2 b4", aside="r3")
    events = at.do(1, "pull", from_=2, index=1)
    assert at.state.hands == (cards("r1 r2"), cards("b3 b1"), cards("b2"))
    assert at.state.laid == ((), cards("r4 b4"), ())
    assert events[2:] == (Pair(by=1, cards=("r4", "b4")),)
    assert events[2].to is None


def test_SP_2_the_pair_does_not_tell_which_card_was_drawn() -> None:
    events = [
        PeterTable(*hands, aside="r3").do(1, "pull", from_=0, index=0)
        for hands in (("r4 r1", "b4 b3 b1"), ("b4 r1", "r4 b3 b1"))
    ]
    seen = [[event for event in each if sees(event, None)] for each in events]
    assert seen[0] == seen[1]


def test_SP_2_a_record_that_tells_a_pair_wrongly_breaks_it() -> None:
    header = {"format": "elferhaus-record", "version": 1, "game": "schwarzer-peter", "edition": "2011", "options": {}}
    hands = [deck(["red"])[:-1], deck(["blue"])]  # 19 and 20 cards, the red 20 aside
    lines = [
        header | {"players": ["Ada", "Ben"], "rounds": 1},
        {"deal": {"round": 1, "dealer": 0, "starter": 1, "hands": hands, "aside": "r20"}},
        {"by": 1, "do": "pull", "from": 0, "index": 2, "card": "r3"},
    ]
    encoded = [msgspec.json.encode(line) for line in lines]
    Reader(game_named).read([*encoded, b'{"event":"pair","by":1}'])
    with pytest.raises(BadRecordError) as bad:
        Reader(game_named).read([*encoded, b'{"event":"pair","by":0}'])
    assert (bad.value.line, bad.value.refusal.rule) == (4, "SP-2")


def test_SP_3_left_of_the_dealer_starts_and_draws_from_the_left_neighbour() -> None:
    at = PeterTable("r1 r2", "b3 b1", "b2", aside="r3")
    assert (at.pending.kind, at.pending.must, at.pending.may) == ("window", (1,), (2,))
    assert at.written(1) == [{"do": "pull", "from": 2, "index": 0}]
    at.do(1, "pull", from_=2, index=0)
    assert at.pending.must == (0,)  # seat 2 has no cards: safe and skipped
    assert at.pending.may == (1,)


def test_SP_3_the_starter_is_named_even_without_cards() -> None:
    at = PeterTable("r1 r2", "b5 r5", "b2 r3", "b1", aside="b3", starter=1)
    assert at.view(0).starter == 1  # type: ignore[attr-defined]
    assert (at.pending.must, at.pending.may) == ((2,), (3,))


def test_SP_3_the_neighbour_is_the_next_seat_with_cards() -> None:
    at = PeterTable("r1 r2", "b1 r3", "b5 r5", "b2", aside="b3", starter=1)
    assert at.refused(1, "pull", from_=2, index=0) == "SP-3"
    assert at.refused(1, "pull", from_=1, index=0) == "SP-3"
    assert at.refused(1, "pull", from_=-1, index=0) == "SP-3"
    assert at.refused(1, "pull", from_=3, index=0) is None


def test_SP_3_hands_keep_their_order_and_a_drawn_card_goes_last() -> None:
    at = PeterTable("r1 r2 r4", "b3 b1", "b2 b4", aside="r3")
    at.do(1, "pull", from_=2, index=0, card="b2")
    assert at.state.hands == (cards("r1 r2 r4"), cards("b3 b1 b2"), cards("b4"))
    at.do(2, "pull", from_=0, index=1)
    assert at.state.hands == (cards("r1 r4"), cards("b3 b1 b2"), cards("b4 r2"))
    at.do(0, "pull", from_=1, index=1)
    assert at.state.hands == (cards("r4"), cards("b3 b2"), cards("b4 r2"))


def test_SP_3_the_drawer_chooses_a_position() -> None:
    at = PeterTable("r1 r2 r4", "b3 b1", "b2 b4", aside="r3")
    assert at.written(1) == [{"do": "pull", "from": 2, "index": 0}, {"do": "pull", "from": 2, "index": 1}]
    for index in (-1, 2, 10**6):
        assert at.refused(1, "pull", from_=2, index=index) == "SP-3"


def test_SP_3_the_card_of_a_draw_is_unknown_before_and_checked_in_a_record() -> None:
    at = PeterTable("r1 r2 r4", "b3 b1", "b2 b4", aside="r3")
    assert at.refused(1, "pull", from_=2, index=0, card="b4") == "CARDS"
    assert at.refused(1, "pull", from_=2, index=0, card="r21") == "CARDS"
    assert at.refused(1, "pull", from_=2, index=0, card="b2") is None
    short = PeterTable("r1 r2 r4", "b3 b1", "b2 b4", aside="r3", short=True)
    assert short.why(1, "pull", from_=0, index=0, card="r17").key == "no-such-card"


def test_SP_3_everyone_sees_the_position_and_two_see_the_card() -> None:
    at = PeterTable("r1 r2 r4", "b3 b1", "b2 b4", aside="r3")
    events = at.do(1, "pull", from_=2, index=0)
    assert events == (
        Did(by=1, action=Pull(2, 0)),
        Did(by=1, action=Pull(2, 0, "b2"), to=(1, 2)),
    )
    assert event_lines(events) == [b'{"by":1,"do":"pull","from":2,"index":0,"card":"b2"}']


def test_SP_3_only_the_drawer_draws() -> None:
    at = PeterTable("r1 r2 r4", "b3 b1", "b2 b4", aside="r3")
    for seat in (0, 2, 3, CHANCE):
        assert at.refused(seat, "pull", from_=2, index=0) == "TURN"
    assert at.refused(1, "close") == "TURN"


def test_SP_3_the_seat_to_be_drawn_from_may_rearrange_its_cards() -> None:
    at = PeterTable("r1 r2 r4", "b3 b1", "b2 b4 r5", aside="r3")
    assert at.written(2) == [{"do": "arrange", "any": True}]
    assert at.written(0) == []
    events = at.do(2, "arrange", cards=["r5", "b2", "b4"])
    assert at.state.hands[2] == cards("r5 b2 b4")
    assert (at.pending.must, at.pending.may) == ((1,), (2,))
    assert at.refused(2, "arrange", cards=["b4", "r5", "b2"]) is None  # again, if it likes
    assert event_lines(events) == [b'{"by":2,"do":"arrange","cards":["r5","b2","b4"]}']
    at.do(1, "pull", from_=2, index=0, card="r5")


def test_SP_3_the_new_order_is_for_its_owner_only() -> None:
    at = PeterTable("r1 r2 r4", "b3 b1", "b2 b4 r5", aside="r3")
    before = {seat: at.view(seat) for seat in (None, 0, 1, 2)}
    events = at.do(2, "arrange", cards=["r5", "b2", "b4"])
    assert events[0] == Did(by=2, action=Arrange())
    assert [events[1].to, len(events)] == [(2,), 2]
    assert {seat for seat, view in before.items() if at.view(seat) != view} == {2}


def test_SP_3_an_arrangement_is_an_order_of_the_own_hand_by_the_right_seat() -> None:
    at = PeterTable("r1 r2 r4", "b3 b1", "b2 b4 r5", aside="r3")
    for seat in (0, 1, 5, CHANCE):
        assert at.refused(seat, "arrange", cards=["r1", "r2", "r4"]) == "TURN"
    assert at.refused(2, "arrange") == "RECORD"
    keys = {}
    for order in ("b2 b4", "b2 b4 r5 r5", "b2 b4 r1", "b2 b4 x", ""):
        why = at.why(2, "arrange", cards=cards(order))
        assert why.rule == "CARDS"
        keys[order] = why.key
    assert list(keys.values()) == ["card-missing", "card-twice", "not-in-hand", "no-such-card", "card-missing"]


def test_SP_3_the_pattern_of_arrangements_admits_every_order() -> None:
    at = PeterTable("r1 r2 r4", "b3 b1", "b2 b4 r5", aside="r3")
    (pattern,) = GAME.legal(at.state, 2)
    assert admits(pattern, Arrange(cards("r5 b4 b2")))
    assert not admits(pattern, Arrange(cards("r5 b4")))
    assert not admits(pattern, Arrange())
    assert not admits(pattern, Pull(2, 0))


def test_SP_3_the_pattern_of_arrangements_survives_json_and_a_record_leaves_the_hand_out() -> None:
    at = PeterTable("r1 r2 r4", "b3 b1", "b2 b4 r5", aside="r3")
    (pattern,) = GAME.legal(at.state, 2)
    assert pattern == AnyArrange(True, cards("b2 b4 r5"))
    assert msgspec.json.decode(msgspec.json.encode(pattern), type=AnyArrange) == pattern
    assert at.written(2) == [{"do": "arrange", "any": True}]


def test_SP_3_next_is_the_first_seat_with_cards_left_of_the_drawer() -> None:
    at = PeterTable("r1 r2", "b2", "b1 r3", aside="b3", starter=2)
    at.do(2, "pull", from_=0, index=0)  # r1 and b1: seat 2 keeps r3
    assert at.pending.must == (0,)
    at.do(0, "pull", from_=1, index=0)  # r2 and b2: seats 0 and 1 are out
    assert at.outcome is not None
    assert at.outcome.winners == (0, 1)


@pytest.mark.parametrize(("peter", "loser"), [("r3", 1), ("b9", 0)])
def test_SP_3_after_2000_draws_the_holder_of_the_black_peter_loses(peter: str, loser: int) -> None:
    twin = {"r": "b", "b": "r"}[peter[0]] + peter[1:]
    at = PeterTable("r1 r2 b9", "r4 r3", "b2 r5", aside=twin)
    at.state = replace(at.state, draws=1998)
    at.do(1, "pull", from_=2, index=1)
    assert at.outcome is None
    at.do(2, "pull", from_=0, index=0)
    assert at.outcome is not None
    assert at.outcome.points == tuple(int(seat != loser) for seat in range(3))


def test_SP_4_the_holder_of_the_last_card_loses_and_everyone_else_wins() -> None:
    at = PeterTable("r1", "b3 b1", "r2 b2", aside="r3")
    assert at.outcome is None
    at.do(1, "pull", from_=0, index=0)
    assert at.state.hands == ((), ("b3",), ())
    assert at.outcome is not None
    assert (at.outcome.points, at.outcome.winners) == ((1, 0, 1), (0, 2))
    assert (at.pending.kind, at.written(0), at.written(1)) == ("over", [], [])
    assert at.refused(1, "pull", from_=1, index=0) == "TURN"
    assert at.refused(1, "arrange", cards=["b3"]) == "TURN"


def test_SP_4_the_end_is_tested_after_the_first_pairs() -> None:
    at = PeterTable("r1 b1", "r2 b2 b3", aside="r3")
    assert at.outcome is not None
    assert (at.outcome.points, at.outcome.winners) == ((1, 0), (0,))
    view: Any = at.view(0)
    assert GAME.view(GAME.imagine(view, (), Random(1)), 0) == view


def test_SP_4_a_forfeit_may_be_agreed() -> None:
    assert choose_rules(GAME, None, {}, 2).forfeit is None
    rules = choose_rules(GAME, None, {"forfeit": "a song"}, 2)
    assert header_options(GAME.info, rules) == {"forfeit": "a song"}


def test_SP_1_nobody_sees_other_hands_or_the_card_aside_before_the_end() -> None:
    at = PeterTable("r1 r2", "b3 b1", "b2", aside="r3")
    other = PeterTable("r1 r2", "b2 r7", "b1", aside="b7")
    assert at.view(0) == other.view(0)
    assert at.view(None).hand is None  # type: ignore[attr-defined]
    at.do(1, "pull", from_=2, index=0)
    at.do(0, "pull", from_=1, index=1)
    at.do(1, "pull", from_=0, index=0)
    view: Any = at.view(0)
    assert (view.hands, view.aside, view.loser, view.turn, view.source) == (((), ("b3",), ()), "r3", 1, None, None)


def test_every_refusal_is_said_in_every_language() -> None:
    at = PeterTable("r1 r2 r4", "b3 b1", "b2 b4 r5", aside="r3")
    for seat, action in (
        (1, Pull(0, 0)),
        (1, Pull(2, 9)),
        (1, Pull(2, 0, "b4")),
        (0, Arrange(cards("r1 r2 r4"))),
        (2, Arrange()),
    ):
        found = refusal(GAME, at.state, seat, action)
        assert found is not None
        assert len({say_refusal(language, found) for language in LANGUAGES}) == len(LANGUAGES)


def test_SP_3_whoever_is_drawn_from_rearranges_in_peace_until_the_round_is_over() -> None:
    rules, deal = whole_deal(2)
    state = GAME.start(rules, 2, deal)
    turning = GAME.turning(state)
    assert turning is not None
    assert turning.how == "peace"
    assert GAME.turning(replace(state, loser=0)) is None
