"""Moments at which somebody has a choice, from rounds by rule of thumb, to measure what is met at tables."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from elferhaus.core.game import choose
from elferhaus.core.match import begin_round, new_match, occasion

from .play import Round, Seated

if TYPE_CHECKING:
    from collections.abc import Iterator

    from elferhaus.bots.search.guide import Guide
    from elferhaus.core.game import Action, AnyGame

TAKEN: Final = 0.15  # which part of the decisions


def moments(game: AnyGame, guide: Guide, seats: int, seed: int = 1) -> Iterator[tuple[Seated, list[Action | None]]]:
    """Play rounds by rule of thumb, and yield some of the decisions with what is worth a thought there."""
    match = new_match(game, [f"bot {seat}" for seat in range(seats)], 1)
    rng = Random(seed)
    while True:
        table = Round(game, begin_round(match, game.deal(match.rules, seats, occasion(match), rng)).state)
        while (pending := game.pending(table.state)).kind != "over":
            seat = pending.must[0]
            if seat < 0:
                table.act(seat, choose(game.legal(table.state, seat)[0], rng))
                continue
            chair = Seated(game, table.state, seat, tuple(table.log))
            if rng.random() < TAKEN and len(chair.legal) > 0:
                choices: list[Action | None] = [*guide.choices(chair, guide.policy, rng)]
                if len(choices) > 1:
                    yield chair, choices
            table.act(seat, guide.policy.decide(chair, rng))
