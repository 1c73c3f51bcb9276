"""Shuffles as data."""

from __future__ import annotations

from random import Random

from elferhaus.core.chance import AnyShuffle, Close, Shuffle, Shuffled, shuffled
from elferhaus.core.game import admits, choose, sees

PILE = ("r1", "r2", "joker", "joker")


def test_a_shuffle_is_any_order_of_the_same_pile() -> None:
    any_order = AnyShuffle("stock", PILE)
    assert admits(any_order, Shuffle("stock", ("joker", "r2", "joker", "r1")))
    for wrong in (
        Shuffle(1, PILE),
        Shuffle("stock", PILE[:3]),
        Shuffle("stock", ("r1", "r1", "joker", "joker")),
        Close(),
    ):
        assert not admits(any_order, wrong)


def test_a_shuffle_is_drawn_by_lot() -> None:
    any_order = AnyShuffle(2, PILE)
    found = {choose(any_order, Random(seed)) for seed in range(200)}
    assert len(found) == 12  # the jokers are alike
    assert all(any_order.admits(each) for each in found)


def test_everyone_sees_that_it_was_shuffled_and_nobody_the_order() -> None:
    public, recorded = shuffled(Shuffle("stock", PILE))
    assert public == Shuffled(pile="stock")
    assert recorded == Shuffled(pile="stock", cards=PILE, to=())
    for seat in (None, 0, 5):
        assert sees(public, seat)
        assert not sees(recorded, seat)
