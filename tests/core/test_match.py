"""A match and its rounds."""

from __future__ import annotations

from random import Random

import pytest

from elferhaus.core.game import Occasion, Outcome
from elferhaus.core.match import MOST_ROUNDS, begin_round, end_round, misdeal, new_match, occasion, standing
from elferhaus.core.refusal import Refused
from elferhaus.games import elfer_raus, junior

GAME = junior.GAME


@pytest.mark.parametrize("rounds", [0, -1, MOST_ROUNDS + 1, 10**30])
def test_a_match_has_a_sensible_number_of_rounds(rounds: int) -> None:
    with pytest.raises(Refused) as refused:
        new_match(GAME, ["Ada", "Ben"], rounds)
    found = refused.value.refusal
    assert (found.rule, found.key, found.details["most"]) == ("RECORD", "rounds", MOST_ROUNDS)
    assert new_match(GAME, ["Ada", "Ben"], MOST_ROUNDS).rounds == MOST_ROUNDS


def test_a_match_starts_with_nothing_played() -> None:
    match = new_match(GAME, ["Ada", "Ben", "Cem"], 2)
    assert (match.seats, match.round, match.is_playing, match.is_over) == (3, 0, False, False)
    assert occasion(match) == Occasion(1, 0)
    assert standing(match) == Outcome((0, 0, 0), (0, 1, 2))


def test_what_earlier_rounds_say_about_the_next_deal() -> None:
    match = new_match(GAME, ["Ada", "Ben", "Cem"], 3, youngest=2)
    for points in ((0, 5, 7), (4, 0, 1)):
        deal = GAME.deal(match.rules, 3, occasion(match), Random(1))
        assert misdeal(match, deal) is None
        match = begin_round(match, deal)
        assert match.is_playing
        match = end_round(match, Outcome(points, (points.index(0),)))
        assert not match.is_playing
    assert occasion(match) == Occasion(3, 2, first_starter=2, last_starter=0, last_points=(4, 0, 1))
    assert not match.is_over
    assert standing(match) == Outcome((4, 5, 8), (0,))


def test_a_misdeal_of_the_game_is_one_of_the_match() -> None:
    match = new_match(elfer_raus.GAME, ["Ada", "Ben"])
    deal = elfer_raus.GAME.deal(match.rules, 2, occasion(match), Random(1))
    other = new_match(elfer_raus.GAME, ["Ada", "Ben"], without="red")
    found = misdeal(other, deal)
    assert found is not None
    assert (found.rule, found.key) == ("CARDS", "no-such-card")


def test_the_rules_are_refused_before_a_match_exists() -> None:
    with pytest.raises(Refused) as refused:
        new_match(GAME, ["Ada"])
    assert refused.value.refusal.rule == "JR-1"
