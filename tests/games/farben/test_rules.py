"""farben, rule by rule."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from elferhaus.core.chance import AnyShuffle, Shuffle
from elferhaus.core.game import CHANCE, Occasion, Outcome
from elferhaus.core.match import begin_round, end_round, new_match, occasion
from elferhaus.core.record import event_lines
from elferhaus.core.refusal import Refused
from elferhaus.core.round import refusal
from elferhaus.words import LANGUAGES, say_refusal
from games.farben.tables import GAME, dealt, shuffle, table
from tabletop import Table


@pytest.mark.parametrize(("seats", "size"), [(2, 9), (3, 9), (4, 8), (5, 8), (6, 7)])
def test_FS_1_hands_four_open_piles_and_the_stock(seats: int, size: int) -> None:
    rules, deal = dealt(seats, Occasion(1, 0))
    assert [len(hand) for hand in deal.hands] == [size] * seats
    assert [len(pile) for pile in deal.open] == [1, 1, 1, 1]
    assert len(deal.stock) == 80 - seats * size - 4
    assert GAME.misdeal(rules, seats, Occasion(1, 0), deal) is None


def test_FS_1_other_deals_are_refused() -> None:
    at = Occasion(1, 0)
    rules, deal = dealt(3, at)

    def wrong(**changes: Any) -> str:
        return str(GAME.misdeal(rules, 3, at, msgspec.structs.replace(deal, **changes)).rule)

    first, second, third = deal.hands
    assert wrong(hands=(first, second, third[1:]), stock=(*deal.stock, third[0])) == "FS-1"
    assert wrong(hands=(first, (*second, *third))) == "RECORD"
    assert wrong(stock=(*deal.stock[1:], deal.stock[-1])) == "CARDS"
    assert wrong(stock=(*deal.stock[1:], "r21")) == "CARDS"
    assert wrong(stock=deal.stock[1:]) == "CARDS"
    assert wrong(open=deal.open[:3], stock=(*deal.stock, *deal.open[3])) == "FS-1"
    assert wrong(open=(*deal.open[:2], deal.open[2] + deal.open[3], ())) == "FS-1"
    assert wrong(starter=0) == "FS-4"
    assert wrong(starter=3) == "FS-4"


def test_FS_1_is_for_two_to_six_in_the_2011_edition() -> None:
    for players, edition, rule in ((1, None, "FS-1"), (7, None, "FS-1"), (3, "2013", "C-5"), (3, "elevens", "C-5")):
        with pytest.raises(Refused) as refused:
            new_match(GAME, ["x"] * players, edition=edition)
        assert refused.value.refusal.rule == rule


def test_FS_2_take_from_the_stock_or_an_open_pile_then_drop_on_any_pile() -> None:
    round_ = table("r1 b1", "r2 b2")
    assert round_.legal(0) == [
        {"do": "take", "from": "stock"},
        {"do": "take", "from": 0, "card": "g1"},
        {"do": "take", "from": 1, "card": "g2"},
        {"do": "take", "from": 2, "card": "g3"},
        {"do": "take", "from": 3, "card": "g4"},
    ]
    round_.do(0, "take", from_="stock")
    assert round_.view(0).hand == ("r1", "y1", "b1")
    assert round_.legal(0) == [
        {"do": "drop", "card": card, "on": pile} for card in ("r1", "y1", "b1") for pile in range(4)
    ]  # a card from the stock may be dropped at once
    round_.do(0, "drop", card="y1", on=2)
    assert round_.view().open == (("g1",), ("g2",), ("g3", "y1"), ("g4",))
    assert round_.pending.must == (1,)
    assert round_.legal(1)[3] == {"do": "take", "from": 2, "card": "y1"}


def test_FS_2_an_emptied_place_must_be_filled() -> None:
    round_ = table("r1 b1", "r2 b2")
    round_.do(0, "take", from_=2, card="g3")
    assert round_.legal(0) == [{"do": "drop", "card": "r1", "on": 2}, {"do": "drop", "card": "b1", "on": 2}]
    assert round_.refused(0, "drop", card="r1", on=0) == "FS-2"
    round_.do(0, "drop", card="b1", on=2)
    assert round_.view().open[2] == ("b1",)


def test_FS_2_a_pile_that_was_not_emptied_leaves_the_choice() -> None:
    round_ = table("r1 b1", "r2 b2")
    round_.do(0, "take", from_="stock")
    round_.do(0, "drop", card="y1", on=0)
    round_.do(1, "take", from_=0, card="y1")
    assert [drop["on"] for drop in round_.legal(1)] == [0, 1, 2, 3, 0, 1, 2, 3]


def test_FS_2_a_card_from_an_open_pile_may_not_be_dropped_in_the_same_turn() -> None:
    round_ = table("r1 b1", "r2 b2")
    round_.do(0, "take", from_=1, card="g2")
    assert round_.refused(0, "drop", card="g2", on=1) == "FS-2"
    assert round_.refused(0, "drop", card="g2", on=0) == "FS-2"
    round_.do(0, "drop", card="r1", on=1)
    round_.do(1, "take", from_="stock")
    round_.do(1, "drop", card="r2", on=0)
    round_.do(0, "take", from_="stock")
    assert round_.refused(0, "drop", card="g2", on=0) is None  # a later turn


def test_FS_2_first_take_once_then_drop() -> None:
    round_ = table("r1 b1", "r2 b2")
    assert round_.refused(0, "drop", card="r1", on=0) == "FS-2"
    round_.do(0, "take", from_="stock")
    assert round_.refused(0, "take", from_="stock") == "FS-2"
    assert round_.refused(0, "take", from_=0, card="g1") == "FS-2"


@pytest.mark.parametrize("pile", [-1, 4, 99])
def test_FS_2_there_are_four_open_piles(pile: int) -> None:
    round_ = table("r1 b1", "r2 b2")
    assert round_.refused(0, "take", from_=pile, card="g1") == "FS-2"
    assert round_.refused(0, "take", from_=pile) == "FS-2"
    round_.do(0, "take", from_="stock")
    assert round_.refused(0, "drop", card="r1", on=pile) == "FS-2"


def test_FS_2_cards_that_are_not_there() -> None:
    round_ = table("r1 b1", "r2 b2")
    for source, card in ((0, "g2"), ("stock", "y2"), (0, "g21"), ("stock", "joker")):
        assert round_.refused(0, "take", from_=source, card=card) == "CARDS"
    assert round_.refused(0, "take", from_=0) == "RECORD"
    round_.do(0, "take", from_="stock", card="y1")
    for card in ("r2", "g1", "y21", ""):
        assert round_.refused(0, "drop", card=card, on=0) == "CARDS"


def test_FS_2_only_the_seat_on_turn_acts() -> None:
    round_ = table("r1 b1", "r2 b2")
    for seat in (1, 5, CHANCE):
        assert round_.refused(seat, "take", from_="stock") == "TURN"
        assert round_.legal(seat) in ([], ())
    assert shuffle(round_, Shuffle("stock", ())) == "TURN"
    for seat in (0, 1):
        assert round_.refused(seat, "shuffle", pile="stock", cards=[]) == "TURN"


def test_FS_2_an_empty_stock_is_remade_at_the_start_of_a_turn() -> None:
    round_ = table("r1 b1", "r2 b2", stock="y1 y2")
    round_.do(0, "take", from_="stock")
    round_.do(0, "drop", card="r1", on=0)
    assert round_.pending.kind == "turn"
    round_.do(1, "take", from_="stock")
    assert round_.pending.must == (1,)  # empty, but not at the start of a turn
    round_.do(1, "drop", card="r2", on=0)
    assert (round_.pending.kind, round_.pending.must) == ("chance", (CHANCE,))
    assert GAME.legal(round_.state, CHANCE) == (AnyShuffle("stock", ("r1", "g1")),)
    assert round_.legal(0) in ([], ())
    assert round_.refused(0, "take", from_=0, card="r2") == "TURN"
    for cards in (("g1",), ("g1", "r1", "r1"), ("g1", "g2"), ("g1", "r21")):
        assert shuffle(round_, Shuffle("stock", cards)) == "CARDS"
    assert shuffle(round_, Shuffle(0, ("g1", "r1"))) == "RECORD"
    assert shuffle(round_, Shuffle("stock", ("g1", "r1"))) is None
    assert event_lines(round_.log[-2:]) == [b'{"event":"shuffle","pile":"stock","cards":["g1","r1"]}']
    assert round_.view().open == (("r2",), ("g2",), ("g3",), ("g4",))
    assert (round_.view().stock, round_.pending.must) == (2, (0,))
    round_.do(0, "take", from_="stock", card="g1")


def test_FS_2_with_nothing_under_the_tops_only_open_piles_can_be_taken() -> None:
    round_ = table("r1 b1", "r2 b2", stock="y1")
    round_.do(0, "take", from_="stock")
    round_.do(0, "drop", card="r1", on=0)
    shuffle(round_, Shuffle("stock", ("g1",)))
    round_.do(1, "take", from_="stock")
    round_.state = msgspec.structs.replace(round_.state, open=((), ("g2",), ("g3",), ("g4",)), source=0)
    round_.do(1, "drop", card="r2", on=0)
    assert round_.pending.must == (0,)
    assert [take["from"] for take in round_.legal(0)] == [0, 1, 2, 3]
    assert round_.refused(0, "take", from_="stock") == "FS-2"


def test_FS_3_who_holds_one_colour_may_close_at_the_end_of_the_turn() -> None:
    round_ = table("r1 b1", "r2 b2", stock="r20 y2")
    round_.do(0, "take", from_="stock")
    assert {"do": "drop", "card": "b1", "on": 1, "close": True} in round_.legal(0)
    assert {"do": "drop", "card": "b1", "on": 1} in round_.legal(0)  # may, not must
    assert not any(drop.get("close") for drop in round_.legal(0) if drop["card"] != "b1")
    assert round_.refused(0, "drop", card="r1", on=1, close=True) == "FS-3"
    events = round_.do(0, "drop", card="b1", on=1, close=True)
    assert event_lines(events) == [b'{"by":0,"do":"drop","card":"b1","on":1,"close":true}']
    assert round_.pending.kind == "over"
    assert round_.view().closed
    assert round_.refused(1, "take", from_="stock") == "TURN"
    assert round_.legal(0) in ([], ())
    assert round_.legal(1) in ([], ())


def test_FS_3_a_hand_of_one_colour_can_close_with_any_card() -> None:
    round_ = table("r1 r2", "y2 b2", stock="r20 y5")
    round_.do(0, "take", from_="stock")
    assert round_.legal(0)[:2] == [
        {"do": "drop", "card": "r1", "on": 0},
        {"do": "drop", "card": "r1", "on": 0, "close": True},
    ]
    assert sum("close" in drop for drop in round_.legal(0)) == 12


def test_FS_3_two_cards_of_two_colours_close_with_either() -> None:
    round_ = table("r1", "y2 b2", stock="b20 y5")
    round_.do(0, "take", from_="stock")
    assert {drop["card"] for drop in round_.legal(0) if "close" in drop} == {"r1", "b20"}


def test_FS_3_closing_after_taking_from_an_open_pile_fills_the_emptied_place() -> None:
    round_ = table("g9 r1", "y2 b2")
    round_.do(0, "take", from_=0, card="g1")
    assert round_.legal(0) == [
        {"do": "drop", "card": "r1", "on": 0},
        {"do": "drop", "card": "r1", "on": 0, "close": True},
        {"do": "drop", "card": "g9", "on": 0},
    ]
    assert round_.refused(0, "drop", card="r1", on=1, close=True) == "FS-2"


def test_FS_4_the_best_single_colour_sum_of_each_hand_counts() -> None:
    round_ = table("r1 b1 r8", "r2 b20 r19 y1", "g5 g6 y11", stock="r20 y2")
    round_.do(0, "take", from_="stock")
    assert round_.outcome is None
    round_.do(0, "drop", card="b1", on=0, close=True)
    assert round_.outcome is not None
    assert round_.outcome.points == (29, 21, 11)
    assert round_.outcome.winners == (0,)
    assert round_.view(2).hands == (("r1", "r8", "r20"), ("r2", "r19", "y1", "b20"), ("y11", "g5", "g6"))


def test_FS_4_who_closes_need_not_win_and_ties_share() -> None:
    round_ = table("r1 b1", "r12 b9", "g5 g7", stock="r2 y2")
    round_.do(0, "take", from_="stock")
    round_.do(0, "drop", card="b1", on=0, close=True)
    assert round_.outcome is not None
    assert (round_.outcome.points, round_.outcome.winners) == ((3, 12, 12), (1, 2))


def test_FS_4_after_300_turns_the_round_is_scored_as_it_stands() -> None:
    round_ = table("r1 b1", "r2 b2", stock="y1")
    round_.state = msgspec.structs.replace(round_.state, turns=298)
    round_.do(0, "take", from_=0, card="g1")
    round_.do(0, "drop", card="b1", on=0)
    assert round_.outcome is None
    round_.do(1, "take", from_="stock")
    round_.do(1, "drop", card="r2", on=0)
    assert round_.pending.kind == "over"  # before an empty stock would be remade
    assert not round_.view().closed
    assert round_.outcome is not None
    assert (round_.outcome.points, round_.outcome.winners) == ((1, 2), (1,))


def test_FS_4_the_loser_of_the_last_round_starts_the_next() -> None:
    match = new_match(GAME, ["Ada", "Ben", "Cem", "Dora"], 3)
    first = GAME.deal(match.rules, 4, occasion(match), Random(1))
    assert first.starter == 1  # left of the dealer
    match = begin_round(match, first)
    for points, starter in (((30, 20, 10, 40), 2), ((10, 20, 30, 10), 3), ((10, 10, 10, 10), 1), ((10, 9, 9, 30), 1)):
        at = occasion(end_round(match, Outcome(points, (0,))))
        deal = GAME.deal(match.rules, 4, at, Random(2))
        assert deal.starter == starter  # of tied losers the first clockwise, the last starter (1) included
        assert GAME.misdeal(match.rules, 4, at, deal) is None
        wrong = msgspec.structs.replace(deal, starter=(starter + 1) % 4)
        assert GAME.misdeal(match.rules, 4, at, wrong).rule == "FS-4"


def test_FS_2_every_refusal_is_explained_in_every_language() -> None:
    seen = set()

    def explain(refusal: Any) -> None:
        seen.add(refusal.key)
        for language in LANGUAGES:
            assert say_refusal(language, refusal)

    def look(round_: Table, verb: str, **details: Any) -> None:
        explain(refusal(GAME, round_.state, 0, round_.action(verb, **details)))

    round_ = table("r1 b1", "r2 b2", stock="")
    look(round_, "take", from_="stock")
    look(round_, "take", from_=7, card="g1")
    look(round_, "take", from_=1)
    look(round_, "drop", card="r1", on=0)
    explain(refusal(GAME, round_.state, CHANCE, Shuffle("stock", ())))
    round_.do(0, "take", from_=1, card="g2")
    look(round_, "take", from_="stock")
    look(round_, "drop", card="g2", on=1)
    look(round_, "drop", card="r1", on=0)
    look(round_, "drop", card="r1", on=1, close=True)
    round_ = table("r1 b1", "r2 b2", stock="")
    round_.state = msgspec.structs.replace(round_.state, phase="shuffle")
    look(round_, "take", from_="stock")
    explain(refusal(GAME, round_.state, CHANCE, Shuffle(2, ())))
    rules, deal = dealt(2, Occasion(1, 0))
    for piles, stock in ((deal.open[:3], deal.open[3]), ((*deal.open[:3], ()), deal.open[3])):
        wrong = msgspec.structs.replace(deal, open=piles, stock=(*deal.stock, *stock))
        explain(GAME.misdeal(rules, 2, Occasion(1, 0), wrong))
    assert seen == {
        *("farben-no-shuffle", "farben-shuffle-first", "farben-shuffle-stock", "farben-taken-already"),
        *("farben-stock-empty", "farben-no-pile", "farben-name-card", "farben-take-first", "farben-just-taken"),
        *("farben-fill-place", "farben-two-colours", "farben-deal-piles", "farben-deal-open"),
    }
