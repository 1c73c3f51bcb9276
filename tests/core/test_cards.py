"""Cards and sets of cards."""

from __future__ import annotations

import pytest

from elferhaus.core.cards import (
    BIT,
    CARD,
    COLOUR,
    COLOURS,
    NUMBER,
    beside,
    card,
    card_set,
    cards_in,
    deck,
    in_order,
    points_of,
)


def test_a_deck_has_80_cards_and_can_be_cut_down() -> None:
    assert len(deck()) == len(set(deck())) == 80
    assert deck(["blue"], 1, 3) == ("b1", "b2", "b3")
    assert len(deck(high=21)) == len(NUMBER) == len(COLOUR) == len(BIT) == len(CARD) == 84


def test_a_card_is_its_code() -> None:
    assert card("green", 20) == "g20"
    assert (NUMBER["g20"], COLOUR["g20"]) == (20, "green")
    assert CARD[BIT["g20"]] == "g20"


def test_sets_keep_each_card_once_and_in_order() -> None:
    everything = deck(high=21)
    assert cards_in(card_set(reversed(everything))) == everything
    assert cards_in(card_set(["b2", "r11", "b2"])) == ("r11", "b2")
    assert cards_in(0) == ()


@pytest.mark.parametrize("colour", COLOURS)
def test_neighbours_never_lead_into_another_colour(colour: str) -> None:
    ends = card_set((f"{colour[0]}1", f"{colour[0]}21"))
    known = card_set(deck(high=21))
    assert cards_in(beside(ends) & known) == (f"{colour[0]}2", f"{colour[0]}20")


def test_cards_are_sorted_by_colour_and_number_with_jokers_last() -> None:
    assert in_order(["joker", "b1", "r20", "r3", "joker"]) == ("r3", "r20", "b1", "joker", "joker")


def test_points_are_the_numbers() -> None:
    assert points_of(["b19", "r2"]) == 21
    assert points_of([]) == 0
