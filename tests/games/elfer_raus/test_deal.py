"""elfer-raus, rule by rule: the deal, and who opens."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from elferhaus.core.cards import NUMBER, deck
from elferhaus.core.game import Occasion
from elferhaus.core.options import choose_rules
from elferhaus.games.elfer_raus import GAME
from elferhaus.games.elfer_raus.deal import ElferRausDeal
from games.elfer_raus.tables import HALVES, deal_of, refusal_of
from games.row_laying.tables import lays, look, table, why

# ER-1, ER-2: deck and deal


@pytest.mark.parametrize(
    ("edition", "options", "left"),
    [
        ("2011", {}, "r y g b"),
        ("2013", {"without": "green"}, "r y b"),
        ("space", {}, "r y g b"),
        ("space", {"without": "blue"}, "r y g"),
    ],
)
def test_ER_1_all_80_cards_or_60_without_a_colour(edition: str, options: dict[str, Any], left: str) -> None:
    deal = GAME.deal(choose_rules(GAME, edition, options, 2), 2, Occasion(1, 0), Random(1))
    dealt = [card for pile in (*deal.hands, deal.stock) for card in pile]
    assert sorted(dealt) == sorted(f"{colour}{number}" for colour in left.split() for number in range(1, 21))


def test_ER_1_a_colour_is_left_out_only_with_two() -> None:
    found = refusal_of(players=3, without="red")
    assert found is not None
    assert (found.rule, found.key, found.details) == ("ER-1", "row-without-two-players", {"players": 3})
    assert refusal_of(players=2, without="red") is None


def test_ER_1_a_card_of_the_colour_left_out_is_none() -> None:
    game = table("r11 r10", "y1", without="blue")
    assert game.refused(0, "lay", card="b11") == "CARDS"
    assert why(game, 0, "lay", card="b11").key == "no-such-card"


@pytest.mark.parametrize(("players", "hand"), [(2, 20), (3, 20), (4, 15), (5, 12), (6, 10)])
def test_ER_2_the_hands_depend_on_the_number_of_players(players: int, hand: int) -> None:
    rules = choose_rules(GAME, None, {}, players)
    deal = GAME.deal(rules, players, Occasion(1, 0), Random(players))
    assert [len(each) for each in deal.hands] == [hand] * players
    assert len(deal.stock) == 80 - hand * players
    assert deal.table == ()
    assert GAME.misdeal(rules, players, Occasion(1, 0), deal) is None


def test_ER_2_a_hand_of_another_size_is_a_misdeal() -> None:
    rules = choose_rules(GAME, None, {}, 2)
    deal = deal_of("r11", "r12")
    found = GAME.misdeal(rules, 2, Occasion(1, 0), deal)
    assert found is not None
    assert (found.rule, found.key, found.details) == ("ER-2", "deal-size", {"seat": 0, "found": 1, "wanted": 20})


# ER-3: the opening


def test_ER_3_the_red_11_opens_and_ends_the_turn() -> None:
    game = table("r11 r10 r12 y11", "g11")
    assert game.pending.must == (0,)
    assert game.legal(0) == [{"do": "lay", "card": "r11"}]
    game.do(0, "lay", card="r11")
    assert game.pending.must == (1,)
    assert look(game, 0).phase == "begin"


@pytest.mark.parametrize(("hand", "opening"), [("y11 g11 b11", "y11"), ("g11 b11 r1", "g11"), ("b11 r1 y1", "b11")])
def test_ER_3_yellow_comes_before_green_and_green_before_blue(hand: str, opening: str) -> None:
    assert lays(table(hand, "r2"), 0) == {opening}


def test_ER_3_nothing_else_opens() -> None:
    game = table("r11 r10 y11", "g11")
    for card in ("r10", "y11"):
        found = why(game, 0, "lay", card=card)
        assert (found.rule, found.key, found.details) == ("ER-3", "row-opening", {"card": card, "needed": "r11"})
    assert game.refused(0, "draw") == "ER-3"
    assert game.refused(0, "pass") == "ER-3"
    assert game.refused(0, "end") == "ER-3"


def test_ER_3_the_starter_is_the_holder_also_where_a_colour_is_left_out() -> None:
    """Red is left out, so the yellow 11 goes first."""
    rules = choose_rules(GAME, None, {"without": "red"}, 2)
    for seed in range(20):
        deal = GAME.deal(rules, 2, Occasion(1, 0), Random(seed))
        first = next(eleven for eleven in ("y11", "g11", "b11") if any(eleven in hand for hand in deal.hands))
        assert first in deal.hands[deal.starter]


class Stacked(Random):
    """A generator whose first shuffle puts the 11s last, and whose second puts them first."""

    shuffles = 0

    def shuffle(self, x: Any) -> None:
        self.shuffles += 1
        x.sort(key=lambda card: card.endswith("11"), reverse=self.shuffles > 1)

    def randrange(self, *_: Any) -> int:
        return 1


def test_ER_3_without_an_11_in_a_hand_it_is_dealt_again() -> None:
    for options in ({}, {"variant": "false-start"}):
        rng = Stacked()
        deal = GAME.deal(choose_rules(GAME, None, options, 2), 2, Occasion(1, 0), rng)
        assert rng.shuffles == 2
        assert (deal.dealer, deal.starter) == (0, 0)
        assert "r11" in deal.hands[0]


@pytest.mark.parametrize(
    ("options", "starter"),
    [
        ({"variant": "three-starts"}, 1),
        ({"variant": "any-start"}, 1),
        ({"variant": "false-start", "starter": "left-of-dealer"}, 1),
    ],
)
def test_ER_3_no_new_deal_where_the_11_does_not_decide(options: dict[str, Any], starter: int) -> None:
    rng = Stacked()
    rules = choose_rules(GAME, None, options, 2)
    deal = GAME.deal(rules, 2, Occasion(1, 0), rng)
    assert rng.shuffles == 1
    assert deal.starter == starter
    assert GAME.misdeal(rules, 2, Occasion(1, 0), deal) is None


def test_ER_3_misdeals() -> None:
    rules = choose_rules(GAME, None, {}, 2)

    def misdeal(deal: ElferRausDeal) -> tuple[str, str] | None:
        found = GAME.misdeal(rules, 2, Occasion(1, 0), deal)
        return None if found is None else (found.rule, found.key)

    assert misdeal(deal_of(*HALVES)) is None
    assert misdeal(deal_of(*HALVES, starter=1)) == ("ER-3", "deal-starter")
    assert misdeal(deal_of(*HALVES, starter=-1)) == ("ER-3", "deal-starter-seat")
    assert misdeal(deal_of(*HALVES, starter=2)) == ("ER-3", "deal-starter-seat")
    others = [card for card in deck() if NUMBER[card] != 11]
    assert misdeal(deal_of(" ".join(others[:20]), " ".join(others[20:40]))) == ("ER-3", "deal-no-eleven")
    assert misdeal(deal_of(*HALVES, "")) == ("RECORD", "deal-seats")
    assert misdeal(deal_of(*HALVES, stock="")) == ("CARDS", "card-missing")
    assert misdeal(deal_of(*HALVES, stock="r1")) == ("CARDS", "card-twice")
    assert misdeal(deal_of(*HALVES, stock="joker")) == ("CARDS", "no-such-card")
    assert misdeal(deal_of(*HALVES, lying="g1")) == ("ER-2", "deal-table-empty")


# ER-4: the turn
