"""What holds in every game: C-1 to C-5."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from conformance.ways import NAMES
from elferhaus.core.dealing import even_sizes
from elferhaus.core.game import AnyGame, Outcome
from elferhaus.core.match import Match, begin_round, end_round, misdeal, new_match, occasion, standing
from elferhaus.core.refusal import Refusal, Refused
from elferhaus.games import elfer_raus, games, junior

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)


def fewest(game: AnyGame) -> tuple[str, ...]:
    return NAMES[: game.info.players[0]]


def next_deal(match: Match, seed: int = 1) -> Any:
    return match.game.deal(match.rules, match.seats, occasion(match), Random(seed))


def play(match: Match, *points: int, seed: int = 1) -> Match:
    """A round of which only the points matter."""
    match = begin_round(match, next_deal(match, seed))
    return end_round(match, Outcome(points, (0,)))


def refused(game: AnyGame, players: int, edition: str | None = None, **options: Any) -> Refusal | None:
    try:
        new_match(game, [f"player {seat}" for seat in range(players)], 1, edition, **options)
    except Refused as found:
        return found.refusal
    return None


@every_game
def test_C_1_the_deal_moves_one_seat_left_each_round(game: AnyGame) -> None:
    match = new_match(game, fewest(game), rounds=4)
    seats = match.seats
    for number in range(4):
        deal = next_deal(match)
        assert (deal.round, deal.dealer) == (number + 1, number % seats)
        assert misdeal(match, deal) is None
        match = play(match, *range(seats))


def test_C_1_the_table_may_name_the_first_dealer() -> None:
    match = new_match(junior.GAME, NAMES[:3], rounds=2, dealer=2)
    assert next_deal(match).dealer == 2
    assert next_deal(play(match, 0, 1, 2)).dealer == 0


@every_game
def test_C_1_nobody_else_deals(game: AnyGame) -> None:
    match = new_match(game, fewest(game), rounds=2)
    deal = next_deal(match)
    found = misdeal(match, replace(deal, dealer=1))
    assert found is not None
    assert (found.rule, found.key, found.details) == ("C-1", "deal-dealer", {"found": 1, "wanted": 0})
    found = misdeal(match, replace(deal, round=2))
    assert found is not None
    assert (found.rule, found.key, found.details) == ("RECORD", "deal-round", {"found": 2, "wanted": 1})


@pytest.mark.parametrize(
    ("cards", "seats", "dealer", "sizes"),
    [
        (80, 3, 0, [26, 27, 27]),
        (80, 3, 2, [27, 27, 26]),
        (80, 6, 5, [14, 14, 13, 13, 13, 13]),
        (39, 2, 1, [20, 19]),
        (80, 4, 3, [20, 20, 20, 20]),
    ],
)
def test_C_2_the_seats_nearest_the_dealers_left_may_hold_one_more(
    cards: int, seats: int, dealer: int, sizes: list[int]
) -> None:
    assert even_sizes(cards, seats, dealer) == sizes


def test_C_3_the_youngest_starts_and_then_the_next_seats() -> None:
    match = new_match(junior.GAME, NAMES[:3], rounds=4, youngest=1)
    for starter in (1, 2, 0, 1):
        assert next_deal(match).starter == starter
        match = play(match, 0, 1, 2)


def test_C_3_otherwise_it_is_drawn_by_lot_once_a_match() -> None:
    match = new_match(junior.GAME, NAMES[:3], rounds=3)
    assert {next_deal(match, seed).starter for seed in range(30)} == {0, 1, 2}
    first = next_deal(match, 7).starter
    match = play(match, 0, 1, 2, seed=7)
    assert {next_deal(match, seed).starter for seed in range(30)} == {(first + 1) % 3}
    match = play(match, 0, 1, 2)
    assert {next_deal(match, seed).starter for seed in range(30)} == {(first + 2) % 3}


def test_C_3_another_starter_is_a_misdeal() -> None:
    match = play(new_match(junior.GAME, NAMES[:3], rounds=3), 0, 1, 2)
    deal = next_deal(match)
    found = misdeal(match, replace(deal, starter=(deal.starter + 1) % 3))
    assert found is not None
    assert (found.rule, found.key) == ("C-3", "deal-starter")


def test_C_4_ties_share_the_win() -> None:
    match = new_match(elfer_raus.GAME, NAMES[:4], rounds=2)
    match = play(play(match, 0, 16, 12, 8), 12, 0, 0, 8)
    assert match.is_over
    assert standing(match) == Outcome((12, 16, 12, 16), (0, 2))


@every_game
def test_C_4_the_match_adds_the_points_of_its_rounds_up(game: AnyGame) -> None:
    match = new_match(game, fewest(game), rounds=3)
    points = tuple(range(match.seats))
    assert standing(match) == Outcome((0,) * match.seats, tuple(range(match.seats)))
    match = play(play(match, *points), *points)
    assert not match.is_over
    assert standing(match).points == tuple(2 * each for each in points)
    assert standing(match).winners == ((0,) if game.info.low_wins else (match.seats - 1,))


@every_game
def test_C_5_a_game_is_refused_in_an_edition_that_lacks_it(game: AnyGame) -> None:
    for edition in ("2011", "2013", "space", "elevens"):
        found = refused(game, game.info.players[0], edition)
        if edition in game.info.editions:
            assert found is None
        else:
            assert found is not None
            assert (found.rule, found.key) == ("C-5", "edition-lacks-game")


def test_C_5_junior_is_not_in_2011_nor_any_of_them_in_elevens() -> None:
    assert junior.GAME.info.editions == ("2013", "space")
    assert elfer_raus.GAME.info.editions == ("2011", "2013", "space")


@pytest.mark.parametrize("variant", ["false-start", "three-starts", "any-start"])
def test_C_5_space_has_no_variants_of_elfer_raus(variant: str) -> None:
    found = refused(elfer_raus.GAME, 2, "space", variant=variant)
    assert found is not None
    assert (found.rule, found.key) == ("C-5", "edition-lacks-option")
    assert refused(elfer_raus.GAME, 2, "2011", variant=variant) is None
    assert refused(elfer_raus.GAME, 2, "2013", variant=variant) is None


@pytest.mark.parametrize("colour", ["red", "yellow", "green"])
def test_C_5_space_leaves_out_blue_only(colour: str) -> None:
    found = refused(elfer_raus.GAME, 2, "space", without=colour)
    assert found is not None
    assert (found.rule, found.details["value"]) == ("C-5", colour)
    assert refused(elfer_raus.GAME, 2, "2011", without=colour) is None
    assert refused(elfer_raus.GAME, 2, "space", without="blue") is None


@every_game
def test_C_5_a_number_of_players_the_game_does_not_take_is_refused(game: AnyGame) -> None:
    low, high = game.info.players
    for players in (0, low - 1, high + 1, 50):
        found = refused(game, players)
        assert found is not None
        assert found.rule == game.info.players_rule
        assert found.key == ("players" if low < high else "players-exactly")
    for players in range(low, high + 1):
        assert refused(game, players) is None
