"""Rounds and moments that tests of searching players look at."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from elferhaus.bots.kernel import BY_THUMB, MOST_SEATS
from elferhaus.bots.loops import MOST, NOT_GIVEN
from elferhaus.core.game import Event, Occasion, Outcome
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


def imagined(room: Room, view: Any, seen: Sequence[Event], count: int, seed: int = 1) -> list[Any]:
    """Worlds that a seat imagines in the game's kernel, as states of the engine."""
    kernel = room.bots.kernel
    assert kernel is not None
    form = kernel.plain("imagine")
    rules, known = form.ints(kernel.setting(view.rules, view.seats).rules), form.ints(kernel.known(view, seen))
    luck, world, found = form.luck(seed), form.empty(), []
    for _ in range(count):
        form.functions["imagine"](rules, known, world, luck)
        found.append(kernel.unpacked(world, view.rules, view.seats))
    return found


def finished(room: Room, state: Any, happened: Sequence[Event] = ()) -> Outcome:
    """How a round ends in the game's kernel, when everyone goes on by rule of thumb."""
    kernel = room.bots.kernel
    assert kernel is not None
    form = kernel.plain("play", "score")
    seats = len(room.game.view(state, None).counts)
    rules, weights = kernel.setting(state.rules, seats)
    ints, points, players = form.ints(kernel.packed(state, happened)), form.ints([0] * MOST_SEATS), [BY_THUMB] * seats
    form.functions["play"](rules, weights, ints, form.luck(1), players, MOST, NOT_GIVEN)
    winners = form.functions["score"](rules, ints, points)
    return Outcome(tuple(points[:seats]), tuple(seat for seat in range(seats) if winners >> seat & 1))
