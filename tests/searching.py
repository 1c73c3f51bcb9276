"""Rounds and moments that tests of searching players look at."""

from __future__ import annotations

from random import Random
from typing import Any

from elferhaus.core.game import Occasion
from elferhaus.core.options import choose_rules
from elferhaus.core.player import ChairCopy, copied
from elferhaus.core.round import Round
from elferhaus.games import Room


def begun(room: Room, players: int, options: dict[str, Any], seed: int) -> Round:
    """A round after its deal."""
    game = room.game
    rules = choose_rules(game, None, options, players)
    return Round(game, game.start(rules, players, game.deal(rules, players, Occasion(1, 0), Random(seed))))


def moments(room: Room, players: int, options: dict[str, Any], seed: int, most: int = 12) -> list[ChairCopy]:
    """Moments of a round in which somebody plays by rule of thumb, and somebody by lot: where there is a choice."""
    by_thumb, by_lot = room.players["thumb"], room.players["random"]
    found = []

    class Watching:
        def decide(self, chair: Any, rng: Random) -> Any:
            if len(chair.legal) > 1 and rng.random() < 0.2:
                found.append(copied(chair))
            return (by_thumb if chair.seat or rng.random() < 0.5 else by_lot).decide(chair, rng)

        call = staticmethod(by_thumb.call)

    begun(room, players, options, seed).play([Watching()] * players, Random(seed))
    return Random(seed).sample(found, min(most, len(found)))
