"""Every way to play: all games with all editions, variants, options and numbers of players."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any, TypeAlias

from elferhaus.core.game import AnyGame
from elferhaus.core.match import Match, new_match
from elferhaus.core.options import Option
from elferhaus.core.refusal import Refused
from elferhaus.games import game_named

NAMES = ("Ada", "Ben", "Cem", "Dora", "Emil", "Fay")


def values(option: Option, seats: int) -> list[Any]:
    """Values worth trying; None leaves the default."""
    found: dict[str, list[Any]] = {
        "choice": [*option.choices],
        "flag": [False, True],
        "seat": [None, seats - 1],
        "colour": [None, "red", "blue"],
        "colours": [None, ["green", "yellow"], ["yellow", "blue", "red", "green"]],
        "number": [None, 0, 400],
        "text": [None],
    }
    return found[option.kind]


Way: TypeAlias = tuple[int, str, tuple[tuple[str, Any], ...]]


def ways(game: AnyGame) -> tuple[Way, ...]:
    """All (players, edition, options) that the rules allow for a game."""
    return _ways(game.info.id)


@cache
def _ways(name: str) -> tuple[Way, ...]:
    game = game_named(name)
    assert game is not None
    found = []
    for seats in range(game.info.players[0], game.info.players[1] + 1):
        for edition in game.info.editions:
            for chosen in product(*(values(option, seats) for option in game.info.options)):
                options = {
                    option.name: value
                    for option, value in zip(game.info.options, chosen, strict=True)
                    if value is not None
                }
                try:
                    new_match(game, NAMES[:seats], 1, edition, **options)
                except Refused:
                    continue
                found.append((seats, edition, tuple(options.items())))
    return tuple(found)


def match_of(game: AnyGame, way: Way, rounds: int = 1) -> Match:
    """A match played in one of the ways."""
    seats, edition, options = way
    return new_match(game, NAMES[:seats], rounds, edition, **dict(options))
