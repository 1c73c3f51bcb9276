"""Dealing, and checking a deal."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from elferhaus.core.dealing import (
    dealt,
    even_sizes,
    person_starter,
    person_starter_drawn,
    same_cards,
    sizes_refusal,
    starter_refusal,
)
from elferhaus.core.game import Occasion

if TYPE_CHECKING:
    from elferhaus.core.refusal import Refusal


def told(found: Refusal | None) -> tuple[str, str, dict[str, Any]] | None:
    return None if found is None else (found.rule, found.key, found.details)


def test_cards_are_cut_into_hands_and_the_rest() -> None:
    assert dealt(("r1", "r2", "r3", "r4"), [2, 1]) == ((("r1", "r2"), ("r3",)), ("r4",))
    assert dealt(("r1",), [0, 0]) == (((), ()), ("r1",))
    assert dealt(("r1", "r2"), []) == ((), ("r1", "r2"))


@pytest.mark.parametrize("dealer", [0, 3])
def test_even_sizes_add_up(dealer: int) -> None:
    for cards in range(30):
        sizes = even_sizes(cards, 4, dealer)
        assert sum(sizes) == cards
        assert max(sizes) - min(sizes) < 2
        assert sizes[dealer] == min(sizes)


def test_the_same_cards() -> None:
    wanted = ("r1", "r2", "joker", "joker")
    assert same_cards(wanted, ("joker", "r2"), ("r1",), ("joker",)) is None
    assert told(same_cards(wanted, ("r1", "r9"))) == ("CARDS", "no-such-card", {"card": "r9"})
    assert told(same_cards(wanted, ("r1",), ("r1",))) == ("CARDS", "card-twice", {"card": "r1"})
    assert told(same_cards(wanted, ("joker", "joker", "joker"))) == ("CARDS", "card-twice", {"card": "joker"})
    assert told(same_cards(wanted, ("joker", "r1", "r2"))) == ("CARDS", "card-missing", {"card": "joker"})


def test_hands_of_the_right_sizes() -> None:
    assert sizes_refusal("ER-2", [("r1",), ("r2", "r3")], [1, 2]) is None
    found = told(sizes_refusal("ER-2", [("r1",), ("r2",)], [1, 2]))
    assert found == ("ER-2", "deal-size", {"seat": 1, "found": 1, "wanted": 2})
    assert told(sizes_refusal("ER-2", [("r1",)], [1, 2])) == ("RECORD", "deal-seats", {"found": 1, "wanted": 2})


def test_the_right_starter() -> None:
    assert starter_refusal("ER-3", 1, 1, 2) is None
    assert starter_refusal("ER-3", 1, None, 2) is None
    assert told(starter_refusal("ER-3", 0, 1, 2)) == ("ER-3", "deal-starter", {"seat": 0, "wanted": 1})
    for seat in (-1, 2):
        assert told(starter_refusal("ER-3", seat, None, 2)) == ("ER-3", "deal-starter-seat", {"seat": seat})


def test_a_person_starts() -> None:
    assert person_starter(2, 3, Occasion(1, 0)) == 2
    assert person_starter(2, 3, Occasion(3, 0, first_starter=0)) == 1
    assert person_starter(None, 3, Occasion(2, 0, first_starter=2)) == 0
    assert person_starter(None, 3, Occasion(1, 0)) is None


def test_a_person_starts_by_lot_where_nobody_is_named() -> None:
    assert {person_starter_drawn(None, 3, Occasion(1, 0), Random(seed)) for seed in range(30)} == {0, 1, 2}
    assert {person_starter_drawn(0, 3, Occasion(2, 0), Random(seed)) for seed in range(30)} == {1}
