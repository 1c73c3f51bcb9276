"""Simulated matches: each has its own luck, so match 7 is the same whether 10 or 1,000 are played, and wherever."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Struct

from elferhaus.core.game import Outcome
from elferhaus.core.match import Match, new_match, play_match, standing
from elferhaus.games import game_named

from .arena import player_named
from .entrants import blamed


class Simulation(Struct, frozen=True):
    """What is played: who sits where, by which rules, and from which seed."""

    game: str
    bots: tuple[str, ...]
    rounds: int
    seed: int
    edition: str | None = None
    options: dict[str, Any] = {}
    keeps: bool = False  # records
    legal: bool = False  # with what else was possible

    def match(self) -> Match:
        """Return the match that is played again and again; raise Refused with the rule that forbids it."""
        game = game_named(self.game)
        assert game is not None
        names = [f"{bot} {seat + 1}" for seat, bot in enumerate(self.bots)]
        return new_match(game, names, self.rounds, self.edition, **self.options)


class Task(Struct, frozen=True):
    """One match of a simulation."""

    simulation: Simulation
    number: int


class Played(Struct, frozen=True):
    """How a match went."""

    outcome: Outcome
    decisions: int
    lines: list[bytes]  # of its record, if that is kept


def play(task: Task) -> Played:
    """Play a match."""
    simulation = task.simulation
    players = [player_named(simulation.game, bot) for bot in simulation.bots]
    lines: list[bytes] = []
    luck = Random(f"{simulation.seed}/{task.number}")
    write = lines.append if simulation.keeps else None
    with blamed(simulation.bots):
        played, decisions = play_match(simulation.match(), players, luck, write, legal=simulation.legal)
    return Played(standing(played), decisions, lines)
