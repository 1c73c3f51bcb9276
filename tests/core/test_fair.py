"""Luck that can be checked: the same for the same secret and numbers, another for any other, and fair."""

from __future__ import annotations

from random import Random
from statistics import NormalDist

import numpy as np
import pytest

from elferhaus.core.cards import deck
from elferhaus.core.fair import MatchLuck, Secret, below, words

SECRET = Secret("a-match", "5e" * 32)
NUMBERS = ["a1" * 16, None, "b2" * 16]


def first_deal(secret: Secret, numbers: list[str | None]) -> list[str]:
    return secret.luck(numbers).at(1).sample(deck(), 80)


def test_the_same_secret_and_numbers_give_the_same_cards_whatever_else_was_drawn() -> None:
    luck = SECRET.luck(NUMBERS)
    busy = luck.at(1)
    busy.random(), busy.sample(["r1", "r2"], 1)
    assert busy.sample(deck(), 80) == first_deal(SECRET, NUMBERS)
    cards = list(deck())
    Random(1).shuffle(cards)
    luck.at(1).shuffle(cards)
    assert cards == first_deal(SECRET, NUMBERS)


@pytest.mark.parametrize(
    ("secret", "numbers"),
    [
        (Secret("a-match", "5f" * 32), NUMBERS),
        (Secret("b-match", "5e" * 32), NUMBERS),
        (SECRET, ["a2" * 16, None, "b2" * 16]),
        (SECRET, [None, "a1" * 16, "b2" * 16]),
        (SECRET, ["a1" * 16, None, None]),
    ],
)
def test_another_secret_match_or_number_gives_other_cards(secret: Secret, numbers: list[str | None]) -> None:
    assert first_deal(secret, numbers) != first_deal(SECRET, NUMBERS)


def test_rounds_shuffles_and_repeats_have_luck_of_their_own() -> None:
    luck = SECRET.luck(NUMBERS)
    again = luck.at(1)
    orders = [again.sample(deck(), 80), again.sample(deck(), 80), luck.at(2).sample(deck(), 80)]
    orders += [each.sample(deck(), 80) for each, _ in zip(luck.shuffles(1), range(2), strict=False)]
    assert len({tuple(order) for order in orders}) == 5
    assert next(luck.shuffles(1, done=1)).sample(deck(), 80) == orders[-1]


def test_everything_that_a_generator_does_works_and_can_be_repeated() -> None:
    def drawn() -> list[object]:
        luck = SECRET.luck(NUMBERS).lots("bot/1")
        luck.seed(7)
        return [
            luck.random(),
            luck.randrange(6),
            luck.choice("abc"),
            luck.getrandbits(5),
            luck.getrandbits(70),
            luck.sample(["a", "b"], 2, counts=[3, 1]),
        ]

    assert drawn() == drawn()
    luck = SECRET.luck(NUMBERS).lots("bot/1")
    assert all(0 <= luck.random() < 1 and luck.getrandbits(5) < 32 and 0 <= luck.randrange(3) < 3 for _ in range(500))
    assert max(luck.getrandbits(33) for _ in range(99)) > 1 << 32
    with pytest.raises(ValueError, match="more than there are"):
        luck.sample(["a"], 2)


def test_a_draw_of_the_uneven_rest_is_passed_over() -> None:
    top = (1 << 32) - 1  # one number remains when 2**32 is shared among three
    assert below(iter([top, 5]), 3) == 2
    assert below(iter([top - 1, 5]), 3) == 2


def test_draws_are_those_of_the_published_function() -> None:
    found = words(b"key", "label")  # as OpenSSL computes it: printf 'label#0' | openssl dgst -sha256 -hmac key
    assert [next(found) for _ in range(9)][::8] == [0xBAA2E86C, 0xB940F523]


def chance(chi_square: float, freedom: int) -> float:
    """How likely at least this chi-square is: Wilson and Hilferty's approximation, good for thousands of cells."""
    spread = 2 / (9 * freedom)
    return 1 - NormalDist().cdf(((chi_square / freedom) ** (1 / 3) - 1 + spread) / spread**0.5)


def chance_of(table: np.ndarray, deals: int) -> float:
    """How likely a table of cards and places is that differs at least as much from all being equal."""
    size = len(table)
    expected = deals / size
    found = float(((table - expected) ** 2).sum() / expected) * (size - 1) / size
    return chance(found, (size - 1) ** 2)


def suspicion(deals: int) -> list[float]:
    """The chances of what is found in so many deals: which card lies where, and which card follows which."""
    places, next_cards = np.zeros((80, 80)), np.zeros((80, 80))
    codes = {card: number for number, card in enumerate(deck())}
    everywhere = np.arange(80)
    luck = MatchLuck(b"some key of thirty-two bytes.....")
    for number in range(deals):
        order = np.array([codes[card] for card in luck.at(number).sample(deck(), 80)])
        places[order, everywhere] += 1
        next_cards[order, np.roll(order, 1)] += 1
    off_diagonal = next_cards[~np.eye(80, dtype=bool)]
    follows = float(((off_diagonal - deals * 80 / 6320) ** 2).sum() / (deals * 80 / 6320))
    return [chance_of(places, deals), chance(follows, 6320 - 2 * 80 + 1)]


def test_ten_thousand_deals_are_even() -> None:
    assert min(suspicion(10_000)) > 0.001


@pytest.mark.slow
def test_a_million_deals_are_even() -> None:
    assert min(suspicion(1_000_000)) > 0.001


def test_a_biased_shuffle_would_be_found() -> None:
    places = np.zeros((80, 80))
    rng = Random(3)
    for _ in range(2_000):
        order = list(range(80))
        for place in range(80):  # the well-known mistake: exchange with any place
            other = rng.randrange(80)
            order[place], order[other] = order[other], order[place]
        places[order, np.arange(80)] += 1
    assert chance_of(places, 2_000) < 0.001
