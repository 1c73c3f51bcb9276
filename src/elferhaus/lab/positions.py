"""Positions at which somebody has a choice, from rounds by rule of thumb, to measure what is met at tables."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from elferhaus.core.match import MatchPlay, new_match
from elferhaus.core.player import copied

if TYPE_CHECKING:
    from collections.abc import Iterator

    from elferhaus.bots.engine.settings import AnySettings
    from elferhaus.core.game import Action, AnyGame
    from elferhaus.core.player import ChairCopy

TAKEN: Final = 0.15  # which part of the decisions


def positions(
    game: AnyGame, settings: AnySettings, seats: int, seed: int = 1
) -> Iterator[tuple[ChairCopy, list[Action | None]]]:
    """Play rounds by rule of thumb, and yield some of the decisions with what is worth a thought there."""
    match = new_match(game, [f"bot {seat}" for seat in range(seats)], 1)
    rng = Random(seed)
    while True:
        play = MatchPlay(match)
        play.deal(rng)
        table = play.round
        assert table is not None
        while (pending := table.pending).kind != "over":
            seat = pending.must[0]
            if seat < 0:
                table.by_chance(rng)
                continue
            chair = table.chair(seat)
            if rng.random() < TAKEN and len(chair.legal) > 0:
                choices: list[Action | None] = [*settings.choices(chair, settings.policy, rng)]
                if len(choices) > 1:
                    yield copied(chair), choices
            table.act(seat, settings.policy.decide(chair, rng), chair.legal)
