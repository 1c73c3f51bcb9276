"""elevens: what a seat sees, and the worlds it can imagine."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from elferhaus.bots.random_player import RandomPlayer
from elferhaus.core.cards import JOKER, card_set
from elferhaus.games.elevens.state import End
from games.elevens.tables import full, sight, table

if TYPE_CHECKING:
    from tabletop import Table


def test_a_view_shows_only_the_own_hand_until_the_round_is_over() -> None:
    at = table("r10 joker", "y5 joker", stock="b1 b2")
    assert sight(at, 1).hand == ("y5", "joker")
    assert sight(at).hand is None
    assert sight(at).most == 4  # EE-3
    for seat, secrets in ((1, {"r10", "b1", "b2"}), (None, {"r10", "y5", "b1", "b2"})):
        told = replace(sight(at, seat), fits=())
        assert not [card for card in secrets if f'"{card}"'.encode() in msgspec.json.encode(told)]
        assert told.hands is None
    at.do(0, "lay", card="r10")
    at.do(0, "discard", card="joker")
    assert sight(at).hands == ((), ("y5", "joker"))


def worlds(at: Table, seat: int | None, count: int = 20) -> list[Any]:
    rng = Random(5)
    return [at.game.imagine(sight(at, seat), at.seen(seat), rng) for _ in range(count)]


def test_a_joker_taken_in_a_swap_is_remembered_until_one_is_used() -> None:
    at = full("joker", "r10 r9 joker y10")
    at.do(0, "lay", card="joker", as_="r10")
    at.do(0, "end")
    at.do(1, "swap", card="r10")
    at.do(1, "lay", card="y10")
    assert {world.jokers[1] >= 1 for world in worlds(at, 0)} == {True}
    at.do(1, "lay", card="joker", as_="y9")
    assert {world.jokers[1] >= 1 for world in worlds(at, 0, 60)} == {True, False}
    at.do(1, "discard", card="joker")
    assert {sum(world.jokers) + world.stock.count(JOKER) for world in worlds(at, None)} == {2}


def drawn_out(*hands: str) -> Table:
    """A whole deal of which the stock has been drawn: the eight cards that fit are in seat 1's hand."""
    at = full(hands[0], hands[1] + " r10 r12 y10 y12 g10 g12 b10 b12")
    while sight(at).stock:
        at.do(at.pending.must[0], "draw")
    assert at.pending.must == (0,)
    return at


FITS = card_set(["r10", "r12", "y10", "y12", "g10", "g12", "b10", "b12"])


def test_who_passed_held_nothing_that_fits() -> None:
    at = drawn_out("", "")
    at.do(0, "pass")
    assert not [world for world in worlds(at, None) if world.hands[0] & FITS]
    at.do(1, "lay", card="r10")
    assert not [world for world in worlds(at, None) if world.hands[0] & FITS]


def test_who_ended_a_turn_with_discards_only_held_nothing_that_fits() -> None:
    at = drawn_out("joker", "")
    at.do(0, "discard", card="joker")
    for world in worlds(at, None):  # it may still owe a lay, or not
        assert world.duty == bool(world.hands[0] & FITS)
    at.do(0, "end")
    assert not [world for world in worlds(at, None) if world.hands[0] & FITS]


def test_who_discarded_four_jokers_held_nothing_that_fits() -> None:
    at = drawn_out("joker joker joker joker", "")
    for _ in range(4):
        at.do(0, "discard", card="joker")
    for world in worlds(at, None):
        assert not world.hands[0] & FITS
        assert at.game.legal(world, 0) == [End()]


def test_who_laid_on_a_row_may_hold_what_fits() -> None:
    at = drawn_out("", "")
    at.do(0, "pass")
    at.do(1, "lay", card="r10")
    assert not [world for world in worlds(at, None) if world.duty]
    at.do(1, "end")
    assert [world for world in worlds(at, None) if world.hands[1] & FITS]


def test_a_finished_round_is_imagined_as_it_was() -> None:
    at = full("", "")
    at.round.play([RandomPlayer()] * 2, Random(3))
    for viewer in (None, 0, 1):
        for world in worlds(at, viewer, 3):
            assert world.hands == at.state.hands
            assert world.jokers == at.state.jokers
