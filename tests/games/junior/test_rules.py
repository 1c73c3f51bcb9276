"""junior, rule by rule."""

from __future__ import annotations

from random import Random

import pytest

from elferhaus.core.cards import deck
from elferhaus.core.game import Occasion, Outcome
from elferhaus.core.match import end_round, new_match, standing
from elferhaus.core.options import choose_rules
from elferhaus.games.junior import GAME
from elferhaus.games.junior.deal import JuniorDeal
from games.row_laying.tables import LYING, held, junior, lays, look, verbs, why, worlds
from tabletop import cards

INNER = [card for card in deck(high=11) if card not in cards(LYING)]


def deal_of(*hands: str, lying: str = LYING, stock: str | None = None, starter: int = 0) -> JuniorDeal:
    """A deal as a record may hold it; without a stock named, the rest of the cards is it."""
    named = {card for pile in (*hands, lying) for card in cards(pile)}
    rest = tuple(card for card in deck(high=11) if card not in named) if stock is None else cards(stock)
    return JuniorDeal(1, 0, starter, tuple(map(cards, hands)), rest, cards(lying))


# JR-1, JR-2: layout, deal and start


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_JR_1_five_cards_each_from_36_and_the_1s_and_11s_lie_out(players: int) -> None:
    rules = choose_rules(GAME, None, {}, players)
    deal = GAME.deal(rules, players, Occasion(1, 0), Random(players))
    assert [len(hand) for hand in deal.hands] == [5] * players
    assert sorted(card for pile in (*deal.hands, deal.stock) for card in pile) == sorted(INNER)
    assert len(INNER) == 36
    assert sorted(deal.table) == sorted(cards(LYING))
    assert GAME.misdeal(rules, players, Occasion(1, 0), deal) is None


def test_JR_1_misdeals() -> None:
    rules = choose_rules(GAME, None, {}, 2)
    hands = (" ".join(INNER[:5]), " ".join(INNER[5:10]))

    def misdeal(deal: JuniorDeal) -> tuple[str, str] | None:
        found = GAME.misdeal(rules, 2, Occasion(1, 0), deal)
        return None if found is None else (found.rule, found.key)

    assert misdeal(deal_of(*hands)) is None
    assert misdeal(deal_of(*hands, starter=1)) is None  # nobody named: the lot
    assert misdeal(deal_of(*hands, starter=2)) == ("C-3", "deal-starter-seat")
    assert misdeal(deal_of(hands[0], hands[1] + " b10")) == ("JR-1", "deal-size")
    assert misdeal(deal_of(*hands, "")) == ("RECORD", "deal-seats")
    assert misdeal(deal_of(*hands, lying="")) == ("JR-1", "deal-table")
    assert misdeal(deal_of(*hands, lying=LYING + " b10")) == ("JR-1", "deal-table")
    assert misdeal(deal_of(*hands, stock="r12")) == ("CARDS", "no-such-card")
    assert misdeal(deal_of(*hands, stock="r11")) == ("CARDS", "card-twice")
    assert misdeal(deal_of(*hands, stock="")) == ("CARDS", "card-missing")


def test_JR_2_the_youngest_begins() -> None:
    for youngest in (0, 1, 2):
        rules = choose_rules(GAME, None, {"youngest": youngest}, 3)
        deal = GAME.deal(rules, 3, Occasion(1, 0), Random(1))
        assert deal.starter == youngest
        assert GAME.pending(GAME.start(rules, 3, deal)).must == (youngest,)
        assert GAME.misdeal(rules, 3, Occasion(1, 0), deal) is None
        found = GAME.misdeal(rules, 3, Occasion(2, 1), deal)
        assert found is not None
        assert (found.rule, found.key) == ("C-3", "deal-starter")


# JR-3: the turn


def test_JR_3_lay_at_least_one_as_many_as_you_like_and_say_when_it_ends() -> None:
    game = junior("r2 r3 y10 b5", "g2", top="g5")
    assert verbs(game, 0) == {"lay"}
    for verb in ("draw", "pass", "end"):
        found = why(game, 0, verb)
        assert (found.rule, found.key) == ("JR-3", "row-must-lay")
    game.do(0, "lay", card="y10")
    assert game.pending.must == (0,)  # also the first lay of the round does not end the turn
    assert why(game, 0, "draw").rule == "JR-3"
    game.do(0, "lay", card="r2")
    assert game.legal(0) == [{"do": "lay", "card": "r3"}, {"do": "end"}]
    game.do(0, "end")  # the red 3 is held back
    assert game.pending.must == (1,)


def test_JR_3_a_turn_never_ends_by_itself() -> None:
    game = junior("r2 b5", "g2")
    game.do(0, "lay", card="r2")
    assert game.legal(0) == [{"do": "end"}]


# JR-4: what fits


def test_JR_4_rows_grow_upward_from_the_1_and_downward_from_the_11() -> None:
    game = junior("r2 r10 r9 r6 y3", "g5")
    assert set(look(game, 0).fits) == set(cards("r2 r10 y2 y10 g2 g10 b2 b10"))
    assert lays(game, 0) == {"r2", "r10"}
    game.do(0, "lay", card="r10")
    assert lays(game, 0) == {"r2", "r9"}
    assert look(game, 0).rows[0] == cards("r1 r10 r11")


def test_JR_4_no_gaps_and_one_colour() -> None:
    game = junior("r2 r6 y3", "g5")
    found = why(game, 0, "lay", card="r6")
    assert (found.rule, found.key) == ("JR-4", "row-waits-either")
    assert found.details == {"card": "r6", "missing": "r5", "other": "r7"}
    game.do(0, "lay", card="r2")
    assert game.refused(0, "lay", card="y3") == "JR-4"


def test_JR_4_there_is_no_12() -> None:
    game = junior("r2 r6", "g5")
    assert why(game, 0, "lay", card="r12").key == "no-such-card"
    assert why(game, 0, "lay", card="r11").key == "not-in-hand"


def test_JR_4_the_last_gap_closes_a_row() -> None:
    game = junior(" ".join(deck(["red"], 2, 10)) + " y5", "g5")
    for number in range(2, 11):
        game.do(0, "lay", card=f"r{number}")
    assert look(game, 0).rows[0] == deck(["red"], 1, 11)
    assert not any(card.startswith("r") for card in look(game, 0).fits)


# JR-5: drawing


def test_JR_5_who_cannot_lay_draws_one_card_and_the_turn_ends() -> None:
    game = junior("r5", "g5", top="b5")
    assert game.legal(0) == [{"do": "draw"}]
    assert why(game, 0, "pass").rule == "JR-5"
    assert why(game, 0, "draw", card="b6").key == "not-the-top-card"
    game.do(0, "draw")
    assert game.pending.must == (1,)
    assert look(game, 0).hand == cards("r5 b5")


def test_JR_5_a_drawn_card_that_fits_must_be_laid() -> None:
    game = junior("r5", "g5", top="r2")
    game.do(0, "draw")
    assert game.legal(0) == [{"do": "lay", "card": "r2"}]
    for verb in ("keep", "draw", "end", "pass"):
        found = why(game, 0, verb)
        assert (found.rule, found.key) == ("JR-5", "row-drawn-must")
    game.do(0, "lay", card="r2")
    assert game.pending.must == (1,)


@pytest.mark.parametrize("edition", ["2013", "space"])
def test_JR_5_empty_stock_is_a_pass(edition: str) -> None:
    game = junior("r5", "g5", edition=edition)
    assert game.legal(0) == [{"do": "pass"}]
    assert why(game, 0, "draw").rule == "JR-5"
    game.do(0, "pass")
    assert game.pending.must == (1,)


def test_JR_5s_in_space_a_drawn_card_that_fits_may_be_kept() -> None:
    for verb, details, hand in (("keep", {}, "r2 r5"), ("lay", {"card": "r2"}, "r5")):
        game = junior("r5", "g5", top="r2", edition="space")
        game.do(0, "draw")
        assert game.legal(0) == [{"do": "lay", "card": "r2"}, {"do": "keep"}]
        assert why(game, 0, "end").rule == "JR-5s"
        game.do(0, verb, **details)
        assert game.pending.must == (1,)
        assert look(game, 0).hand == cards(hand)


def test_JR_5s_only_there_and_only_a_card_that_fits() -> None:
    game = junior("r5", "g5", top="b5", edition="space")
    found = why(game, 0, "keep")
    assert (found.rule, found.key) == ("JR-5s", "row-keep")
    assert why(game, 0, "pass").rule == "JR-5"
    game.do(0, "draw")
    assert game.pending.must == (1,)


# JR-6: end and score


def test_JR_6_hands_of_9_5_2_and_4_5_3_and_8_score_16_12_and_8() -> None:
    game = junior("r2", "r9 y5 g2", "r4 g5 y3", "b8")
    assert game.outcome is None
    game.do(0, "lay", card="r2")
    assert game.pending.kind == "over"
    assert game.outcome == Outcome((0, 16, 12, 8), (0,))
    assert game.refused(1, "pass") == "TURN"


def test_JR_6_the_fewest_points_of_all_rounds_win() -> None:
    match = new_match(GAME, ["Ada", "Ben", "Cem"], rounds=3)
    for points in ((0, 16, 12), (9, 0, 3), (1, 2, 0)):
        match = end_round(match, Outcome(points, (points.index(0),)))
    assert standing(match) == Outcome((10, 18, 15), (0,))


# Views and worlds


def test_view_the_others_learn_only_from_the_going_on_that_a_drawn_card_fits() -> None:
    """One card is drawn, so a turn that has not ended says that it fits, but not which card it is."""
    game = junior("r5", "g5", top="r2 b5")
    game.do(0, "draw")
    assert (look(game, 0).phase, look(game, 1).phase) == ("drawn", "drawing")
    assert look(game, 1).hand == ("g5",)
    assert look(game, None).hand is None
    for world in worlds(game, 1):
        assert world.phase == "drawn"
        assert len(held(world, 0) & set(look(game, 1).fits)) == 1


def test_imagine_who_drew_has_nothing_that_fits() -> None:
    game = junior("r5 r6 r7 y5", "g5 g6", top="b5")
    fitting = set(look(game, 1).fits)
    assert any(held(world, 0) & fitting for world in worlds(game, 1))
    game.do(0, "draw")
    assert not any(held(world, 0) & fitting for world in worlds(game, 1))


def test_imagine_a_card_kept_in_space_is_one_that_fitted() -> None:
    game = junior("r5 r6", "g5 g6", top="r2", edition="space")
    fitting = set(look(game, 1).fits)
    game.do(0, "draw")
    game.do(0, "keep")
    for world in worlds(game, 1):
        assert len(held(world, 0) & fitting) == 1
