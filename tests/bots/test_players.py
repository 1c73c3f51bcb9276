"""The simple players: they play every game in every way, they use only what their chair shows, and greed pays."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.ways import match_of, ways
from elferhaus.bots import PLAYERS
from elferhaus.core.game import CHANCE, AnyGame, sees
from elferhaus.core.match import begin_round, new_match, occasion, standing
from elferhaus.games import GAMES, game_named
from elferhaus.lab.play import Round, Seated, play_match
from elferhaus.lab.tally import Tally

# Who searches is tried at single moments elsewhere: whole rounds of that would take too long.
QUICK = [PLAYERS[name] for name in ("random", "greedy", "patient", "thumb", "little", "easy", "steady")]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_all_players_play_every_game_in_every_way(game: AnyGame, data: st.DataObject) -> None:
    match = match_of(game, data.draw(st.sampled_from(ways(game))), rounds=2)
    rng = Random(data.draw(st.integers(0, 2**32)))
    players = [rng.choice(QUICK) for _ in match.players]
    played, decisions = play_match(match, players, rng)
    assert played.is_over
    assert decisions


class _Twin(Round):
    """A round in which players decide the same in another world that looks the same from their chair."""

    def compare(self, rng: Random) -> None:
        pending = self.game.pending(self.state)
        for seat in {*pending.must, *pending.may} - {CHANCE}:
            seen = [event for event in self.log if sees(event, seat)]
            world = self.game.imagine(self.game.view(self.state, seat), seen, rng)
            seed = rng.random()
            here = Seated(self.game, self.state, seat, self.log)
            there = Seated(self.game, world, seat, seen)
            for name in ("greedy", "patient", "thumb"):
                player = PLAYERS[name]
                ask = player.decide if seat in pending.must else player.call
                assert ask(here, Random(seed)) == ask(there, Random(seed)), name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
@settings(max_examples=8, deadline=None)
@given(data=st.data())
def test_players_use_only_what_their_chair_shows(game: AnyGame, data: st.DataObject) -> None:
    match = match_of(game, data.draw(st.sampled_from(ways(game))))
    rng = Random(data.draw(st.integers(0, 2**32)))
    deal = game.deal(match.rules, match.seats, occasion(match), rng)
    table = _Twin(game, begin_round(match, deal).state)

    class Watching:
        def decide(self, chair, rng):  # type: ignore[no-untyped-def]
            if rng.random() < 5 / (50 + table.decisions):  # long rounds have many moments that are alike
                table.compare(rng)
            return PLAYERS["random"].decide(chair, rng)

        call = staticmethod(PLAYERS["random"].call)

    table.play([Watching()] * match.seats, rng)


@pytest.mark.parametrize(
    ("game", "seats"),
    [("elevens", 4), ("mogeln", 4), ("ratefix", 3), ("farben", 4), ("schnipp-schnapp", 3), ("junior", 3)],
)
def test_greed_beats_chance(game: str, seats: int) -> None:
    found = game_named(game)
    assert found is not None
    tally = Tally(seats)
    players = [PLAYERS["greedy"], *[PLAYERS["random"]] * (seats - 1)]
    for number in range(60):
        match = new_match(found, ["A", "B", "C", "D"][:seats], dealer=number % seats)
        played, decisions = play_match(match, players, Random(number))
        tally.add(standing(played), decisions)
    assert tally.win_share(0)[0] > 1.2 / seats
