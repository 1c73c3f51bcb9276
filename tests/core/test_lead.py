"""Who was ahead when: it leads to the result, and whoever led longest is named."""

from __future__ import annotations

from random import Random

import pytest

from conformance.ways import match_of, ways
from elferhaus.core.game import AnyGame
from elferhaus.core.lead import MOST_MOMENTS, Lead, lead_of, thinned
from elferhaus.core.match import Match, MatchPlay, standing
from elferhaus.games import games, room_of

SEEDS = 4


def played(game: AnyGame, seed: int, rounds: int) -> tuple[Match, Lead | None]:
    """Play a match and return it with its lead, of which a step is what one player decides."""
    rng = Random(seed)
    play = MatchPlay(match_of(game, rng.choice(ways(game)), rounds))
    players = [room_of(game).players["easy"]] * play.match.seats
    moves: list[tuple[int, ...]] = []
    while not play.match.is_over:
        play.deal(rng)
        assert play.round is not None
        first = play.match.round == 1
        while first and play.round.outcome is None:
            assert game.score is not None
            moves.append(game.score(play.round.state))
            play.round.play(players, rng, most=1)
        if first:
            assert game.score is not None
            moves.append(game.score(play.round.state))
        play.round.play(players, rng)
        play.end()
    return play.match, lead_of(play.match, moves)


@pytest.mark.parametrize("rounds", [1, 3])
@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
def test_the_lead_goes_to_the_result(game: AnyGame, rounds: int) -> None:
    for seed in range(SEEDS):
        match, lead = played(game, seed, rounds)
        assert lead is not None
        assert lead.of == ("moves" if rounds == 1 else "rounds")
        assert 1 < len(lead.moments) <= MOST_MOMENTS
        end = lead.moments[-1]
        if lead.unit == match.game.unit(match.rules):
            assert end == standing(match).points
            assert lead.low == game.info.low_wins
        else:  # only winning counts, and this was a single round
            assert (lead.unit, lead.low, rounds) == ("cards", True, 1)
            assert all(count == min(end) for seat, count in enumerate(end) if seat in match.results[0].winners)
        assert set(lead.longest) <= set(range(match.seats))


def test_whoever_was_ahead_longest_is_named() -> None:
    (game,) = (game for game in games() if game.info.id == "hoechste")
    match = match_of(game, ways(game)[0])
    play = MatchPlay(match)
    play.deal(Random(1))
    assert play.round is not None
    play.round.play([room_of(game).players["easy"]] * match.seats, Random(1))
    play.end()
    lead = lead_of(play.match, [(0, 0), (2, 0), (2, 0), (2, 4), (6, 4), (6, 6)])
    assert lead is not None
    assert lead.longest == (0,)
    assert lead_of(match, []) is None, "nothing is over yet"


def test_a_long_lead_keeps_its_ends() -> None:
    steps = [(step,) for step in range(1000)]
    few = thinned(steps, 120)
    assert (len(few), few[0], few[-1]) == (120, (0,), (999,))
    assert few == sorted(set(few))
