"""elfer-raus: what a seat sees, and the worlds it can imagine."""

from __future__ import annotations

from typing import Any

import pytest

from elferhaus.core.cards import BIT, NUMBER, cards_in, deck
from elferhaus.core.game import Did
from elferhaus.games.elfer_raus import GAME
from elferhaus.games.row_laying.state import Draw
from games.row_laying.tables import FALSE_START, held, look, opened, table, whole, worlds
from tabletop import Table, cards

# Views: what a seat sees


def test_view_nobody_sees_another_hand_or_the_stock() -> None:
    game = whole("r11 y1 y2", "g1 g2 r10", "b1 b2 b3")
    game.do(0, "lay", card="r11")
    for seat, hand in ((0, "y1 y2"), (1, "r10 g1 g2"), (2, "b1 b2 b3"), (None, None)):
        view: Any = game.view(seat)
        assert view.hand == (None if hand is None else cards(hand))
        assert view.hands is None
        assert view.counts == (2, 3, 3)
        assert view.stock == 71


def test_view_all_hands_are_shown_when_the_round_is_over() -> None:
    game = opened("r10", "g3")
    game.do(1, "lay", card="r10")
    assert look(game, 0).hands == (cards("y1 y2"), ())


def test_view_the_forced_opening_does_not_betray_which_11_it_is() -> None:
    game = whole("g11 b11 r1", "r2 r3 r4", top="r11 y11")
    assert look(game, 0).fits == ("g11",)
    assert look(game, 1).fits == look(game, None).fits == ()
    other = whole("b11 r1 y3", "r2 r3 r4", top="r11 y11")
    assert game.view(1) == other.view(1)
    game.do(0, "lay", card="g11")
    assert set(look(game, 1).fits) == set(cards("r11 y11 g10 g12 b11"))


def test_view_the_others_cannot_tell_whether_a_drawn_card_fits() -> None:
    fits, fits_not = opened("y3", "r12 g4 g5"), opened("y3", "g3 g4 g5")
    for game, phase in ((fits, "drawn"), (fits_not, "drawing")):
        events = game.do(1, "draw")
        assert [event.to for event in events] == [None, (1,)]
        assert look(game, 1).phase == phase
        assert look(game, 0).drawn == 1
    assert fits.view(0) == fits_not.view(0)
    assert fits.view(None) == fits_not.view(None)
    assert fits.seen(0) == fits_not.seen(0)
    assert fits.pending == fits_not.pending


def test_view_a_draw_shows_its_card_only_to_its_seat() -> None:
    game = opened("y3", "g3 g4")
    public, own = game.do(1, "draw")
    assert public == Did(by=1, action=Draw())
    assert own == Did(by=1, action=Draw("g3"), to=(1,))


# imagine: the worlds a seat can think of


def test_imagine_keeps_what_is_known_and_shares_out_the_rest() -> None:
    game = whole("r11 y1 y2", "g1 g2 r10", "b1 b2 b3")
    game.do(0, "lay", card="r11")
    found = worlds(game, 1)
    assert all(held(world, 1) == {"g1", "g2", "r10"} for world in found)
    assert all(sorted(GAME.cards(world)) == sorted(deck()) for world in found)
    assert len({tuple(world.hands) for world in found}) > 30
    assert {"y1", "b1"} <= {card for world in found for card in (*held(world, 0), *held(world, 2))}


def test_imagine_who_drew_has_nothing_that_fits() -> None:
    hand = "y1 y2 y3 y4 y5 y6 y7 y8 y9 y10 g1 g2 g3 g4 g5"
    game = whole("r11 r2 r3", hand, top="y12 y13 y14")
    game.do(0, "lay", card="r11")
    fitting = set(cards("r10 r12 y11 g11 b11"))
    assert any(held(world, 1) & fitting for world in worlds(game, 0))
    for _ in range(3):
        game.do(1, "draw")
    assert not any(held(world, 1) & fitting for world in worlds(game, 0))
    assert all(world.phase == "begin" for world in worlds(game, 0))


def test_imagine_a_card_just_drawn_may_fit_or_not() -> None:
    game = whole("r11 r2", "y1 y2", top="y12 y13 y14")
    game.do(0, "lay", card="r11")
    game.do(1, "draw")
    fitting = set(cards("r10 r12 y11 g11 b11"))
    found = worlds(game, 0, 80)
    assert {world.phase for world in found} == {"drawing", "drawn"}
    for world in found:
        assert (world.phase == "drawn") == bool(held(world, 1) & fitting)
        assert len(held(world, 1) & fitting) < 2


def test_imagine_a_third_drawn_card_that_did_not_end_the_turn_fits() -> None:
    game = whole("r11 r2", "y1 y2", top="y12 y13 r10")
    game.do(0, "lay", card="r11")
    for _ in range(3):
        game.do(1, "draw")
    fitting = set(cards("r10 r12 y11 g11 b11"))
    for world in worlds(game, 0):
        assert world.phase == "drawn"
        assert len(held(world, 1) & fitting) == 1


def test_imagine_the_last_card_of_the_stock_too() -> None:
    rest = [card for card in deck() if card not in cards("r11 r2 y1 r12")]
    game = table("r11 r2 " + " ".join(rest), "y1", stock="r12")
    game.do(0, "lay", card="r11")
    game.do(1, "draw")
    assert {world.phase for world in worlds(game, None)} == {"drawn"}


def test_imagine_a_pass_tells_the_same() -> None:
    rest = [card for card in deck() if card not in cards("r11 r2 y1 y2")]
    game = table("r11 r2", "y1 y2", " ".join(rest))
    game.do(0, "lay", card="r11")
    game.do(1, "pass")
    game.do(2, "lay", card="b11")
    found = worlds(game, 0, 80)
    assert not any(held(world, 1) & set(cards("r10 r12 y11 g11 b11")) for world in found)
    assert any(held(world, 1) & set(cards("b10 b12")) for world in found)


def kept() -> Table:
    """Space edition: seat 1 has drawn the yellow 11 and kept it."""
    game = whole("r11 r10 r12 r2 b3 b11", "y1 y2", "g1 g2 g11 g3", top="y11 y13 r13", edition="space")
    game.do(0, "lay", card="r11")
    game.do(1, "draw")
    game.do(1, "keep")
    return game


def test_imagine_a_kept_card_is_one_of_those_that_fitted() -> None:
    fitting = set(cards("r10 r12 y11 g11 b11"))
    game = kept()
    for world in worlds(game, None):
        assert len(held(world, 1) & fitting) == 1
    for world in worlds(game, 2):
        assert len(held(world, 1) & fitting - {"g11"}) == 1


def test_imagine_a_kept_card_is_not_what_others_laid_since() -> None:
    game = kept()
    game.do(2, "lay", card="g11")
    game.do(2, "end")
    for card in ("r10", "r12", "b11"):
        game.do(0, "lay", card=card)
    for world in worlds(game, 2):
        assert "y11" in held(world, 1)


def test_imagine_a_kept_card_that_was_laid_is_forgotten() -> None:
    game = kept()
    game.do(2, "lay", card="g11")
    game.do(2, "end")
    game.do(0, "lay", card="r10")
    game.do(0, "end")
    game.do(1, "lay", card="y11")
    assert any(not held(world, 1) & set(cards("r12 b11")) for world in worlds(game, 2))


def test_imagine_11s_that_go_before_the_opening_one_are_in_nobodys_hand() -> None:
    game = whole("g11 b11 r1", "r2 r3 r4", "r5 r6 r7", top="r11 y11")
    found = worlds(game, 1)
    assert all(held(world, 0) & set(cards("r11 y11 g11 b11")) for world in found)
    assert any("r11" in held(world, 0) for world in found)
    game.do(0, "lay", card="g11")
    for seat in (1, None):
        for world in worlds(game, seat):
            assert {"r11", "y11"} <= set(world.stock)
    assert any("b11" in held(world, 2) for world in worlds(game, 1, 80))


def test_imagine_before_the_opening_the_forced_card_is_the_starters_first_11() -> None:
    game = whole("g11 b11 r1", "r2 r3 r4", top="r11 y11")
    for world in worlds(game, 1):
        (first,) = cards_in(world.fits)
        assert first in held(world, 0)
        assert not any(BIT[card] < BIT[first] for card in held(world, 0) if NUMBER[card] == 11)


def false_start(**hands: str) -> Table:
    """A false start with four seats, the starter at seat 0."""
    piles = [hands.get(name, default) for name, default in zip("abcd", STARTS, strict=True)]
    return whole(*piles, top=hands.get("top", ""), lying=FALSE_START, variant="false-start")


STARTS = ("g11 r5 r6", "y2 y5 y6", "g5 g6 g7", "b5 b6 b7")


def test_imagine_the_starter_of_a_false_start_holds_the_first_11() -> None:
    """ER-V1: everyone knows that the starter was dealt an 11, and that nobody was dealt one before it."""
    game = false_start(b="y2 y5 b11")
    found = worlds(game, 1)
    assert {card for world in found for card in held(world, 0) if NUMBER[card] == 11} == {"r11", "y11", "g11"}
    for world in found:
        firsts = [
            min((BIT[card] for card in held(world, seat) if NUMBER[card] == 11), default=1 << 99) for seat in range(4)
        ]
        assert min(firsts) == firsts[0]


def test_imagine_who_holds_the_yellow_11_and_does_not_start_knows_where_the_red_one_is() -> None:
    game = false_start(a="r11 r5 r6", b="y2 y5 y11")
    assert all("r11" in held(world, 0) for world in worlds(game, 1))


def test_imagine_own_draws_that_were_no_11s_change_nothing_about_that() -> None:
    game = false_start(a="r11 r5 r6", b="y5 y6 y11", top="b15 b14 b13 r17 y17 y16")
    for seat in (0, 0, 0, 1, 1, 1):
        game.do(seat, "draw")
    assert all("r11" in held(world, 0) for world in worlds(game, 1))


def test_imagine_an_own_11_that_was_drawn_tells_nothing_about_the_starter() -> None:
    game = false_start(b="y5 y6 y7", top="b15 b14 b13 r11 y17 y16")
    for _ in range(3):
        game.do(0, "draw")
    for _ in range(3):
        game.do(1, "draw")
    found = worlds(game, 1)
    assert not any("r11" in held(world, 0) for world in found)
    assert any("b11" in held(world, 0) for world in found)


def test_imagine_the_others_may_have_drawn_an_11_before_the_starters() -> None:
    game = false_start(b="y5 y6 y7", top="b15 b14 b13 r11 y17 y16")
    for _ in range(3):
        game.do(0, "draw")
    for _ in range(3):
        game.do(1, "draw")
    early = {"r11", "y11"}
    earlier = [held(world, 1) & early and not held(world, 0) & early for world in worlds(game, 2, 150)]
    assert any(earlier)
    for world in worlds(game, 2):
        assert held(world, 0) & {"r11", "y11", "g11", "b11"}


def test_imagine_the_starter_knows_the_own_11() -> None:
    game = false_start()
    for world in worlds(game, 0):
        assert not any({"r11", "y11"} & held(world, seat) for seat in (1, 2, 3))


@pytest.mark.parametrize("variant", ["three-starts", "any-start"])
def test_imagine_before_an_open_opening(variant: str) -> None:
    game = whole("r1 r2 r3", "g11 r5 r6", variant=variant)
    for world in worlds(game, 1):
        assert world.fits == game.state.fits


def test_imagine_after_the_end_is_the_truth_but_for_the_stock() -> None:
    game = whole("r11 y1 y2", "r10", "g1")
    game.do(0, "lay", card="r11")
    game.do(1, "lay", card="r10")
    for seat in (None, 0):
        for world in worlds(game, seat, 5):
            assert world.hands == game.state.hands
            assert world.phase == "over"
