"""The simple players: they play every game in every way, they use only what their chair shows, and greed pays."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.ways import match_of, ways
from elferhaus.core.game import CHANCE, AnyGame, sees
from elferhaus.core.match import new_match, play_match, standing
from elferhaus.core.round import Round
from elferhaus.games import games, room_named, room_of
from elferhaus.lab.tally import Tally
from tabletop import dealt, seated

# Whoever searches is tried at single positions elsewhere: whole rounds of that would take too long.
QUICK = ("random", "greedy", "patient", "thumb", "little", "easy", "steady")


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_all_players_play_every_game_in_every_way(game: AnyGame, data: st.DataObject) -> None:
    match = match_of(game, data.draw(st.sampled_from(ways(game))), rounds=2)
    rng = Random(data.draw(st.integers(0, 2**32)))
    players = [room_of(game).players[rng.choice(QUICK)] for _ in match.players]
    played, decisions = play_match(match, players, rng)
    assert played.is_over
    assert decisions


def compare(table: Round, rng: Random) -> None:
    """See that players decide the same in another world that looks the same from their chair."""
    game, state, pending = table.game, table.state, table.pending
    for seat in {*pending.must, *pending.may} - {CHANCE}:
        seen = [event for event in table.log if sees(event, seat)]
        here = seated(game, state, seat, table.log)
        there = seated(game, game.imagine(here.view, seen, rng), seat, seen)
        seed = rng.random()
        for name in ("greedy", "patient", "thumb"):
            player = room_of(game).players[name]
            ask = player.decide if seat in pending.must else player.call
            assert ask(here, Random(seed)) == ask(there, Random(seed)), name


@pytest.mark.parametrize("driver", ["random", "thumb"])
@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
@settings(max_examples=6, deadline=None)
@given(data=st.data())
def test_players_use_only_what_their_chair_shows(game: AnyGame, driver: str, data: st.DataObject) -> None:
    match = match_of(game, data.draw(st.sampled_from(ways(game))))
    rng = Random(data.draw(st.integers(0, 2**32)))
    table, player = dealt(match, rng), room_of(game).players[driver]

    class Watching:
        def decide(self, chair, rng):  # type: ignore[no-untyped-def]
            if rng.random() < 5 / (50 + table.decisions):  # long rounds have many positions that are alike
                compare(table, rng)
            return player.decide(chair, rng)

        call = staticmethod(player.call)

    table.play([Watching()] * match.seats, rng)


@pytest.mark.parametrize(
    ("game", "seats"),
    [("elevens", 4), ("mogeln", 4), ("ratefix", 3), ("farben", 4), ("schnipp-schnapp", 3), ("junior", 3)],
)
def test_greed_beats_chance(game: str, seats: int) -> None:
    room = room_named(game)
    assert room is not None
    tally = Tally(seats)
    players = [room.players["greedy"], *[room.players["random"]] * (seats - 1)]
    for number in range(60):
        match = new_match(room.game, ["A", "B", "C", "D"][:seats], dealer=number % seats)
        played, decisions = play_match(match, players, Random(number))
        tally.add(standing(played), decisions)
    assert tally.win_share(0)[0] > 1.2 / seats
