"""schnipp-schnapp, rule by rule: the deal, shuffles, the end, and the variant."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import msgspec
import pytest
from msgspec import structs

from elferhaus.core.game import CHANCE, choose
from elferhaus.core.match import new_match
from elferhaus.core.options import choose_rules, header_options
from elferhaus.core.record import header_line
from elferhaus.core.refusal import Refused
from elferhaus.games.schnipp_schnapp import GAME
from games.schnipp_schnapp.tables import (
    close,
    dealt,
    down,
    legal,
    middle,
    misdealt,
    open_,
    recorded,
    table,
    together,
    turn,
)

if TYPE_CHECKING:
    from tabletop import Table

# Choosing a table


def test_C_5_the_2011_leaflet_does_not_let_the_caller_take_every_pile() -> None:
    with pytest.raises(Refused) as refused:
        table("r1", "y1", takes="all")
    assert refused.value.refusal.rule == "C-5"
    assert table("r1", "y1", takes="all", edition="2013").rules.takes == "all"


@pytest.mark.parametrize("players", [1, 7])
def test_SS_1_is_for_two_to_six_players(players: int) -> None:
    with pytest.raises(Refused) as refused:
        choose_rules(GAME, None, {}, players)
    assert refused.value.refusal.rule == "SS-1"


def test_SS_6_the_header_always_names_takes_and_tie_ms() -> None:
    line = msgspec.json.decode(header_line(new_match(GAME, ["Ada", "Ben"])))
    assert line["options"] == {"takes": "matching", "tie_ms": 50}


# The deal


def test_SS_1_all_80_cards_are_dealt_and_quartets_set_aside() -> None:
    found = False
    for seed in range(40):
        for seats in (2, 6):
            _, deal = dealt(seed, seats)
            found = found or any(deal.quartets)
            for pile, numbers in zip(deal.piles, deal.quartets, strict=True):
                counts = [sum(int(card[1:]) == number for card in pile) for number in range(1, 21)]
                assert max(counts) < 4
                assert not any(counts[number - 1] for number in numbers)
            assert sum(map(len, deal.piles)) + 4 * sum(map(len, deal.quartets)) == 80
    assert found


def test_SS_1_a_deal_lists_its_piles_as_the_record_does() -> None:
    _, deal = dealt()
    assert list(msgspec.to_builtins(deal)) == ["round", "dealer", "starter", "piles", "quartets"]


def test_SS_1_a_pile_that_still_holds_a_quartet_is_a_misdeal() -> None:
    deal = next(deal for seed in range(40) if (deal := dealt(seed)[1]).quartets[0])
    assert misdealt(deal) is None
    first, *rest = deal.quartets[0]
    piles = (deal.piles[0] + tuple(f"{colour}{first}" for colour in "rygb"), deal.piles[1])
    assert misdealt(deal, piles=piles, quartets=(tuple(rest), deal.quartets[1])) == "SS-1"


def test_C_2_each_seat_is_dealt_its_share_quartets_included() -> None:
    _, deal = dealt(seats=3)
    assert [len(pile) + 4 * len(numbers) for pile, numbers in zip(deal.piles, deal.quartets, strict=True)] == [
        26,
        27,
        27,
    ]
    first, second, third = deal.piles
    assert misdealt(deal, 3, piles=(second, first, third), quartets=deal.quartets) == "C-2"


def test_CARDS_a_deal_holds_each_card_once() -> None:
    _, deal = dealt(4)
    first, second = deal.piles
    assert misdealt(deal, piles=(first[1:], second)) == "CARDS"
    assert misdealt(deal, piles=((second[0], *first[1:]), second)) == "CARDS"
    assert misdealt(deal, quartets=((99,), ())) == "CARDS"
    assert misdealt(deal, quartets=((-3,), ())) == "CARDS"
    assert misdealt(deal, quartets=((3, 3), ())) == "CARDS"


def test_RECORD_a_deal_is_for_all_seats() -> None:
    _, deal = dealt()
    assert misdealt(deal, piles=deal.piles[:1]) == "RECORD"
    assert misdealt(deal, quartets=((), (), ())) == "RECORD"


def test_SS_2_left_of_the_dealer_starts() -> None:
    _, deal = dealt()
    assert deal.starter == 1
    assert misdealt(deal, starter=0) == "SS-2"
    assert misdealt(deal, starter=7) == "SS-2"


# Shuffling


def test_SS_7_who_has_no_face_down_card_first_shuffles_the_open_pile() -> None:
    at = table("r1 r2", "y3 y4 y1", starter=0)
    turn(at, 0, 1, 0, 1)
    assert legal(at, CHANCE) == [{"do": "shuffle", "pile": 0, "cards": ("r1", "r2")}]
    assert at.refused(0, "turn") == "RECORD"
    assert at.refused(1, "turn") == "TURN"
    assert at.refused(CHANCE, "shuffle", pile=1, cards=["r1", "r2"]) == "SS-7"
    assert at.refused(CHANCE, "shuffle", pile=0, cards=["r1", "r9"]) == "CARDS"
    assert at.refused(CHANCE, "shuffle", pile=0, cards=["r1"]) == "CARDS"
    assert at.refused(0, "shuffle", pile=0, cards=["r2", "r1"]) == "TURN"
    assert at.refused(CHANCE, "close") == "TURN"
    events = at.do(CHANCE, "shuffle", pile=0, cards=["r2", "r1"])
    assert recorded(events) == [{"event": "shuffle", "pile": 0, "cards": ["r2", "r1"]}]
    assert (down(at), open_(at)) == (["r2 r1", "y1"], ["", "y3 y4"])
    turn(at, 0)
    assert open_(at) == ["r2", "y3 y4"]


def test_SS_7_calls_are_possible_until_the_shuffle_and_not_after_it() -> None:
    at = table("r1", "y3 y1")
    turn(at, 0, 1)
    assert (at.pending.kind, at.pending.must, at.pending.may) == ("window", (CHANCE,), (0, 1))
    at.do(CHANCE, "shuffle", pile=0, cards=["r1"])
    assert (at.pending.kind, at.pending.must, at.pending.may) == ("forced", (0,), ())
    assert at.refused(1, "schnapp", ms=300) == "SS-4"
    assert legal(at, 0) == [{"do": "turn"}]


# Out, and the end


def test_SS_8_who_has_no_cards_is_skipped() -> None:
    at = table("r1", "y3 y1 b3", "g3 g1 g2")
    turn(at, 0)
    at.do(0, "schnapp", ms=300)
    turn(at, 1, 2)
    assert at.pending.must == (1,)


def test_SS_9_the_round_ends_when_no_call_can_succeed() -> None:
    at = table("r1 y2", "y1 g3 b3 y3 r3", quartets=[[7], []])
    turn(at, 0)
    at.do(0, "schnapp", ms=300)  # r1 lies in the middle, and seat 1 holds y1
    assert at.outcome is None
    turn(at, 1)
    assert (at.pending.kind, at.pending.must) == ("window", (0,))
    at.do(1, "schnapp", ms=300)  # y1 covers r1; nobody holds a one any more
    assert (at.pending.kind, at.pending.must, at.pending.may) == ("window", (CHANCE,), (0,))
    assert at.outcome is None
    assert at.refused(0, "turn") == "TURN"
    assert legal(at, CHANCE) == [{"do": "close"}]
    events = close(at)
    assert recorded(events) == []
    assert at.pending.kind == "over"
    assert at.state.quartets == ((7,), (3,))  # the last quartets are set aside
    assert down(at) == ["y2", ""]
    assert at.outcome is not None
    assert (at.outcome.points, at.outcome.winners) == ((1, 1), (0, 1))
    assert at.refused(0, "turn") == "TURN"
    assert at.refused(0, "schnapp", ms=300) == "TURN"
    assert at.refused(CHANCE, "close") == "TURN"
    assert legal(at, 0) == []
    assert legal(at, CHANCE) == []


def test_SS_9_open_cards_count_among_the_last_quartets() -> None:
    at = table("r1 r5", "y3 g3 y1 b3 r3")
    turn(at, 0)
    at.do(0, "schnapp", ms=300)
    turn(at, 1, 0)
    at.do(0, "schnapp", ms=300)  # seat 0 is out, and nobody holds a five
    assert (down(at)[1], open_(at)[1]) == ("g3 y1 b3 r3", "y3")
    close(at)
    assert (down(at)[1], open_(at)[1]) == ("y1", "")
    assert at.outcome is not None
    assert (at.outcome.points, at.outcome.winners) == ((0, 1), (1,))


def test_SS_9_a_mistake_in_the_last_window_can_keep_the_round_going() -> None:
    at = table("r1 r8", "g4 y4 y1")
    turn(at, 0)
    at.do(0, "schnapp", ms=300)
    turn(at, 1, 0)
    at.do(0, "schnapp", ms=300)
    assert (at.pending.kind, at.pending.must, at.pending.may) == ("window", (CHANCE,), (1,))
    at.do(1, "schnapp", ms=310)  # g4 goes to the middle, and y4 can be called
    assert (at.pending.kind, at.pending.must, at.pending.may) == ("forced", (1,), ())
    turn(at, 1)
    at.do(0, "schnipp", ms=300)
    close(at)
    assert down(at) == ["r1 r8 g4", "y1"]


def test_SS_9_when_all_have_called_only_the_end_is_left() -> None:
    at = table("r1 r8", "g4 y1")
    turn(at, 0)
    at.do(0, "schnapp", ms=300)
    turn(at, 1, 0)
    at.do(0, "schnapp", ms=300)
    at.do(1, "schnapp", ms=300)
    assert (at.pending.kind, at.pending.must) == ("chance", (CHANCE,))
    close(at)
    assert at.pending.kind == "over"


def test_SS_9_the_middles_top_held_by_a_player_keeps_the_round_going() -> None:
    at = table("r1 r2", "y2")
    turn(at, 0, 1)
    at.do(1, "schnapp", ms=300)  # y2 in the middle, r2 with seat 0, nothing with seat 1
    assert at.pending.must == (0,)
    turn(at, 0)
    at.do(1, "schnipp", ms=300)
    close(at)
    assert down(at) == ["", "y2"]


def test_SS_9_cards_in_the_middle_are_nobodys() -> None:
    at = table("r1", "y1")
    turn(at, 0)
    at.do(0, "schnapp", ms=300)
    turn(at, 1)
    at.do(1, "schnapp", ms=300)
    assert at.pending.must == (CHANCE,)  # nobody has cards
    close(at)
    assert at.outcome is not None
    assert (at.outcome.points, at.outcome.winners) == ((0, 0), (0, 1))
    assert GAME.cards(at.state) == ("r1", "y1")


def test_SS_9_a_round_in_which_nothing_can_be_called_is_over_at_once() -> None:
    at = table("r1 r2", "y3 r4 g4 y4 b4")
    assert at.pending.kind == "over"
    assert at.outcome is not None
    assert (at.outcome.points, at.outcome.winners) == ((0, 1), (1,))


def at_the_limit() -> Table:
    at = table("r1", "y1", "g1")
    rng = Random(3)
    while at.state.turned < 2000:
        assert at.state.step != "close"
        seat = at.pending.must[0]
        at.state, _ = at.game.apply(at.state, seat, choose(at.game.legal(at.state, seat)[0], rng))
    return at


def test_SS_9_the_round_ends_after_2000_turned_cards() -> None:
    at = at_the_limit()
    assert (at.pending.kind, at.pending.must, at.pending.may) == ("window", (CHANCE,), (0, 1, 2))
    assert at.refused(2, "turn") == "TURN"
    assert recorded(close(at)) == []
    assert at.pending.kind == "over"


def test_SS_9_the_2000th_card_can_still_be_called_but_nothing_is_turned_after_it() -> None:
    at = at_the_limit()
    at.do(0, "schnipp", ms=290)
    assert at.pending.must == (CHANCE,)
    at.do(1, "schnapp", ms=300)
    assert recorded(close(at)) == [{"event": "snap", "by": 1, "word": "schnapp"}]
    assert (down(at), middle(at)) == (["", "y1 g1", ""], "r1")  # a one could still be called
    assert at.pending.kind == "over"


@pytest.mark.parametrize(("length", "cards"), [("full", 2000), ("medium", 400), ("short", 200)])
def test_SS_H1_a_round_may_end_after_fewer_cards_if_the_table_wants_it(length: str, cards: int) -> None:
    rules = choose_rules(GAME, "2011", {} if length == "full" else {"length": length}, 3)
    assert rules.most_turned == cards
    assert ("length" in header_options(GAME.info, rules)) == (length != "full")  # by the leaflet nobody hears of it
    assert next(option for option in GAME.info.options if option.name == "length").house


def test_SS_H1_the_last_card_of_a_short_round_can_still_be_called() -> None:
    at = table("r1 r5", "y2 y5", "g3 g5", length="short")
    at.state = structs.replace(at.state, turned=199)
    seat = at.pending.must[0]
    turn(at, seat)
    assert (at.pending.kind, at.pending.must, at.pending.may) == ("window", (CHANCE,), (0, 1, 2))
    assert at.refused((seat + 1) % 3, "turn") == "TURN"
    close(at)
    assert at.pending.kind == "over"


def test_ss_2_ss_v1_a_table_turns_card_by_card_or_counts_down_until_it_is_over() -> None:
    at, both = table("r1 r2", "b1 b2"), together("r1 r2", "b1 b2")
    each, count = GAME.turning(at.state), GAME.turning(both.state)
    assert each is not None
    assert count is not None
    assert (each.how, count.how) == ("each", "count")
    turn(at, 0)
    assert GAME.turning(structs.replace(at.state, step="over")) is None
