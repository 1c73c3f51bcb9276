"""Chairs of all games, at decisions where there is a choice: what bots are asked about."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, NamedTuple

from elferhaus.core.game import Action, AnyGame
from elferhaus.core.match import new_match, play_match
from elferhaus.core.player import AnyPlayer, ChairCopy, copied
from elferhaus.core.round import RoundChair
from elferhaus.games import game_named, games, room_of

IDS = [game.info.id for game in games()]


class Moment(NamedTuple):
    """What lay on the table, and what the seat that had to decide saw of it."""

    game: AnyGame
    state: Any
    chair: ChairCopy


class Witness:
    """A player who remembers the chairs it sat in."""

    def __init__(self, game: AnyGame, moments: list[Moment]) -> None:
        self._game, self._moments = game, moments
        self._player: AnyPlayer = room_of(game).players["greedy"]

    def decide(self, chair: Any, rng: Random) -> Action:
        assert isinstance(chair, RoundChair)
        self._moments.append(Moment(self._game, chair._state, copied(chair)))
        return self._player.decide(chair, rng)

    def call(self, chair: Any, rng: Random) -> Action | None:
        return self._player.call(chair, rng)


@cache
def moments(game_id: str, wanted: int = 4) -> tuple[Moment, ...]:
    """Return some moments of a match, where there was a choice if there ever is."""
    game = game_named(game_id)
    assert game is not None
    seen: list[Moment] = []
    least, most = game.info.players[0], game.info.players[1]
    names = [str(seat) for seat in range(min(max(3, least), most))]
    play_match(new_match(game, names), [Witness(game, seen)] * len(names), Random(7))
    choices = [moment for moment in seen if len(moment.chair.legal) > 1] or seen
    return tuple(choices[:: max(1, len(choices) // wanted)][:wanted])


def chairs(game_id: str) -> list[ChairCopy]:
    """Return the chairs of those moments."""
    return [moment.chair for moment in moments(game_id)]
