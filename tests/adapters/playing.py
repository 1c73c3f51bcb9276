"""Rounds by integers, chosen by lot, to be looked at on the way."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from conformance.ways import match_of, ways
from elferhaus.adapters.decisions import Decisions, Setting
from elferhaus.core.game import AnyGame
from elferhaus.games import room_of


def a_setting(game: AnyGame, rng: Random) -> Setting:
    """One of all the ways to play a game."""
    return Setting(room_of(game), match_of(game, rng.choice(ways(game))))


def played(setting: Setting, rng: Random, most: int = 400) -> Iterator[Decisions]:
    """Play a round, stopping before each decision."""
    table = Decisions(setting, rng).begin()
    while table.deciding and most:
        yield table
        most -= 1
        seat = rng.choice(table.deciding)
        table.decide(seat, rng.choice(table.legal(seat)))
