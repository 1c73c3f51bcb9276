"""Sharing out unseen cards."""

from __future__ import annotations

from random import Random

import pytest

from elferhaus.core.cards import NUMBER, deck
from elferhaus.core.worlds import NoSuchWorldError, share_out


def anywhere(_card: str, _slot: int) -> bool:
    return True


def test_every_slot_is_filled_to_its_size() -> None:
    shared = share_out(deck(), [30, 0, 50], anywhere, Random(1))
    assert [len(slot) for slot in shared] == [30, 0, 50]
    assert sorted(card for slot in shared for card in slot) == sorted(deck())


def test_every_place_and_every_order_comes_up() -> None:
    found = {str(share_out(["r1", "r2", "r3"], [2, 1], anywhere, Random(seed))) for seed in range(200)}
    assert len(found) == 6


def test_the_order_in_a_slot_says_nothing_about_what_is_known() -> None:
    """The red 1 has one place and is placed first, but does not always come first."""
    places = {"r1": {0}, "r2": {0, 1}, "r3": {1}}
    found = {
        str(share_out(list(places), [2, 1], lambda card, slot: slot in places[card], Random(seed))[0])
        for seed in range(50)
    }
    assert found == {"['r1', 'r2']", "['r2', 'r1']"}


def test_the_same_seed_shares_out_the_same() -> None:
    assert share_out(deck(), [40, 40], anywhere, Random(5)) == share_out(deck(), [40, 40], anywhere, Random(5))


def test_a_card_goes_only_where_it_can_be() -> None:
    for seed in range(50):
        low, high = share_out(deck(), [40, 40], lambda card, slot: slot == 1 or NUMBER[card] <= 10, Random(seed))
        assert all(NUMBER[card] <= 10 for card in low)
        assert len(high) == 40


def test_out_of_a_dead_end_earlier_cards_are_moved_on() -> None:
    """Each card has two places, in a ring: whatever is chosen first, the others must make room."""
    places = {"r1": {0, 1}, "r2": {1, 2}, "r3": {2, 3}, "r4": {3, 0}, "r5": {0, 4}, "r6": {4}}
    found = set()
    for seed in range(200):
        shared = share_out(list(places), [2, 1, 1, 1, 1], lambda card, slot: slot in places[card], Random(seed))
        for slot, cards in enumerate(shared):
            assert all(slot in places[card] for card in cards)
        found.add(str([sorted(slot) for slot in shared]))
    assert len(found) > 1


def test_wherever_there_is_a_world_it_is_found() -> None:
    """Random constraints around a hidden truth."""
    for seed in range(300):
        rng = Random(seed)
        cards = deck(["red"], 1, 12)
        truth = {card: rng.randrange(4) for card in cards}
        sizes = [sum(slot == each for each in truth.values()) for slot in range(4)]
        places = {card: {truth[card], *rng.sample(range(4), rng.randrange(3))} for card in cards}
        shared = share_out(cards, sizes, lambda card, slot, places=places: slot in places[card], rng)  # type: ignore[misc]
        assert [len(slot) for slot in shared] == sizes
        assert all(slot in places[card] for slot, held in enumerate(shared) for card in held)


def test_no_world_has_more_cards_than_places() -> None:
    for sizes in ([1], [1, 2], []):
        with pytest.raises(NoSuchWorldError, match="2 cards for"):
            share_out(["r1", "r2"], sizes, anywhere, Random(1))


def test_no_world_has_a_card_that_can_be_nowhere() -> None:
    with pytest.raises(NoSuchWorldError, match="no place for r2"):
        share_out(["r1", "r2"], [1, 1], lambda card, _: card == "r1", Random(1))


def test_no_world_has_two_cards_in_one_place() -> None:
    for seed in range(20):
        with pytest.raises(NoSuchWorldError, match="no place for"):
            share_out(["r1", "r2", "r3"], [1, 1, 1], lambda _, slot: slot < 2, Random(seed))
