"""elevens, rule by rule: the empty stock, the end of the round, the points, and the start variant."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from elferhaus.core.cards import JOKER, card_set
from elferhaus.core.game import Occasion
from elferhaus.core.options import choose_rules
from elferhaus.games.elevens import GAME
from games.elevens.tables import FULL, LOW_RED, ROWS, misdealt, offered, sight, table, without_stock
from tabletop import Table

# EE-8


def test_EE_8_who_can_lay_without_a_bridge_must() -> None:
    at = without_stock("r10 y1", "b1")
    assert offered(at) == ["lay r10"]
    assert at.refused(0, "pass") == "EE-8"
    assert at.refused(0, "draw") == "EE-8"
    assert at.why(0, "pass").details == {"card": "r10"}
    at.do(0, "lay", card="r10")
    assert at.refused(0, "end") is None
    assert at.refused(0, "pass") == "EE-3"


def test_EE_8_a_joker_on_a_row_will_do_a_discard_alone_will_not() -> None:
    at = without_stock("r10 y1 joker joker", "b1")
    at.do(0, "discard", card="joker")
    assert at.refused(0, "end") == "EE-8"
    at.do(0, "lay", card="joker", as_="g10")
    at.do(0, "end")
    assert at.pending.must == (1,)


def test_EE_8_the_fourth_card_of_a_turn_that_owes_one_is_not_a_discard() -> None:
    at = without_stock("r10 y1 joker joker joker joker", "b1")
    for _ in range(3):
        at.do(0, "discard", card="joker")
    assert at.refused(0, "discard", card="joker") == "EE-8"
    assert "discard joker" not in offered(at)
    assert at.refused(0, "lay", card="joker", as_="r12") is None
    at.do(0, "lay", card="r10")
    assert offered(at) == ["end"]


def test_EE_8_a_swap_does_not_fulfil_it() -> None:
    at = without_stock("r10 y1 g10", "b1")
    at.state = replace(at.state, table=at.state.table | card_set(["g10"]), wild=card_set(["g10"]))
    at.do(0, "swap", card="g10")
    at.do(0, "discard", card="joker")
    assert at.refused(0, "end") == "EE-8"


def test_EE_8_who_cannot_may_pass_or_use_jokers_and_bridges() -> None:
    at = without_stock("b9 joker y1", "b1", filled="y10 y9")
    assert at.refused(0, "draw") == "EE-8"
    assert {"lay b9 at y9", "lay joker as b9 at y9", "discard joker", "pass"} <= set(offered(at))
    at.do(0, "discard", card="joker")
    assert at.refused(0, "end") is None
    assert at.refused(0, "pass") == "EE-3"


def test_EE_8_it_is_judged_at_the_start_of_the_turn() -> None:
    at = without_stock("r9 joker y1", "b1")
    at.do(0, "lay", card="joker", as_="r10")  # now the red 9 fits, and need not be laid
    assert at.refused(0, "end") is None
    at = without_stock("r9 joker y1", "b1")
    at.do(0, "pass")
    assert at.pending.must == (1,)


def test_EE_8_it_begins_with_the_turn_after_the_last_card_was_drawn() -> None:
    at = table("r10 y1", "b10 b1", stock="g20")
    assert "draw" in offered(at)
    at.do(0, "draw")
    assert offered(at, 1) == ["lay b10"]
    deal = {"starter": 0, "rows": ROWS, "hands": ["r10 y1", "b1"], "bridges": [0, 0], "stock": ""}
    assert offered(Table("elevens", deal)) == ["lay r10"]


def test_EE_8_while_the_stock_lasts_nothing_is_owed() -> None:
    at = table("y1", "r10 joker y2")
    at.do(0, "draw")
    at.do(1, "discard", card="joker")
    assert at.refused(1, "end") is None


def test_EE_8_the_duty_is_told_only_to_the_seat_that_has_it() -> None:
    at = without_stock("r10 y1", "b1")
    assert sight(at, 0).duty
    assert not sight(at, 1).duty
    assert not sight(at).duty
    at.do(0, "lay", card="r10")
    assert not sight(at, 0).duty


# EE-9


def test_EE_9_the_round_ends_with_the_last_card_laid_or_discarded() -> None:
    at = table("r10", "y5")
    at.do(0, "lay", card="r10")
    assert at.pending.kind == "over"
    assert at.refused(0, "end") == "TURN"
    assert not at.legal(0)
    at = table("joker", "y5")
    at.do(0, "discard", card="joker")
    assert at.pending.kind == "over"


def test_EE_9_a_joker_left_in_hand_keeps_the_round_going() -> None:
    at = table("r10 joker", "y5")
    at.do(0, "lay", card="r10")
    assert at.outcome is None
    at.do(0, "discard", card="joker")
    assert at.outcome is not None


def test_EE_9_a_swap_does_not_empty_the_hand() -> None:
    at = table("joker y1", "r10")
    at.do(0, "lay", card="joker", as_="r10")
    at.do(0, "end")
    at.do(1, "swap", card="r10")
    assert at.outcome is None
    at.do(1, "discard", card="joker")
    assert at.outcome is not None


def test_EE_9_as_many_passes_in_a_row_as_seats_end_it() -> None:
    at = without_stock("r5", "y5 joker", "g5 b5", filled=FULL)
    at.state = replace(at.state, wild=card_set(["r5", "y5", "g5", "b5"]))
    at.do(0, "pass")
    at.do(1, "swap", card="y5")  # this interrupts the passes
    assert sight(at).passes == 0
    at.do(1, "discard", card="joker")
    at.do(1, "end")
    at.do(2, "pass")
    at.do(0, "pass")
    assert at.outcome is None
    assert sight(at).passes == 2
    at.do(1, "pass")
    assert at.outcome is not None
    assert at.outcome.points == (-5, -11, -5 - 5 - 20)
    assert at.outcome.winners == (0,)


# EE-10


def test_EE_10_bonus_cards_less_the_hand_and_going_out_does_not_win_by_itself() -> None:
    at = table("r1 g1", "y5 y21 joker", "b2", filled=LOW_RED)
    at.do(0, "lay", card="r1")
    at.do(0, "end")
    at.do(1, "draw", card="r1")
    at.state = replace(at.state, table=at.state.table | card_set(["b3"]))
    at.do(2, "lay", card="b2")
    assert at.outcome is not None
    assert at.outcome.points == (11 - 1, -5 - 21 - 1 - 11, 0)
    assert at.outcome.winners == (0,)


def test_EE_10_ties_share_and_unused_bridges_score_nothing() -> None:
    at = table("r1", "g11 joker", filled=LOW_RED)
    at.state = replace(at.state, bonus=(0, 3), hands=(at.state.hands[0], card_set(["y11"])))
    at.do(0, "lay", card="r1")
    assert at.outcome is not None
    assert at.outcome.points == (11, 33 - 11 - 11)
    assert at.outcome.winners == (0, 1)


# EE-V1


def test_EE_V1_no_jokers_bridges_or_bonus_cards() -> None:
    rules = choose_rules(GAME, None, {"variant": "start"}, 6)
    deal = GAME.deal(rules, 6, Occasion(1, 0), Random(1))
    assert GAME.misdeal(rules, 6, Occasion(1, 0), deal) is None
    assert JOKER not in {card for pile in (*deal.hands, deal.stock) for card in pile}
    assert deal.bridges == (0,) * 6
    assert [len(hand) for hand in deal.hands] == [12] * 6
    assert len(deal.stock) == 80 - 72
    assert misdealt(options={"variant": "start"}, bridges=(4, 4)) == "EE-V1"
    assert misdealt(options={"variant": "start"}, stock=(JOKER,)) == "CARDS"


def test_EE_V1_there_is_no_bridge_to_lay() -> None:
    at = table("b9 b10", "y5", filled="y10 y9", bridges=0, variant="start")
    for card in ("b9", "b10"):  # the 10 would fit without one
        found = at.why(0, "lay", card=card, bridge=f"y{card[1:]}")
        assert (found.rule, found.key) == ("EE-V1", "elevens-bridge-none")


def test_EE_V1_who_lays_the_last_card_wins() -> None:
    at = table("r1", "y5", filled=LOW_RED, bridges=0, variant="start")
    assert at.refused(0, "discard", card="joker") == "CARDS"
    assert at.refused(0, "lay", card="joker", as_="r1") == "CARDS"
    assert at.refused(0, "lay", card="r1", as_="joker") == "CARDS"
    assert len(at.do(0, "lay", card="r1")) == 1
    assert at.outcome is not None
    assert at.outcome.points == (0, -5)
    assert at.outcome.winners == (0,)
