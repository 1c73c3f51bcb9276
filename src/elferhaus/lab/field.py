"""A field: what many players like the bots reach with some cards, so that somebody can be told how good a result is.

The bots of most games always do the same at the same place. So the players here are of every level, and now and then
each tries something else: some of them find what the bots do not, and the best of their lines is worth a look.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from elferhaus.core.duplicate import play_alone
from elferhaus.core.game import choose
from elferhaus.core.match import new_match
from elferhaus.games import room_named

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.fair import Secret
    from elferhaus.core.game import Action
    from elferhaus.core.player import AnyPlayer, Chair

LEVELS: Final = ("little", "easy", "steady", "sharp")
TRIES: Final = 0.2  # how often something else is tried


class Trying:
    """A player who now and then does something else."""

    def __init__(self, player: AnyPlayer) -> None:
        """Be like somebody."""
        self._player = player

    def decide(self, chair: Chair[Any], rng: Random) -> Action:
        """Do what comes to mind, or what the other would do."""
        if len(chair.legal) > 1 and rng.random() < TRIES:
            return choose(rng.choice(chair.legal), rng)
        return self._player.decide(chair, rng)

    def call(self, chair: Chair[Any], rng: Random) -> Action | None:
        """Call when the other would."""
        return self._player.call(chair, rng)


def tries(
    setup: tuple[str, str, dict[str, Any], int], seats: int, secret: Secret, bot: str, numbers: Sequence[int]
) -> list[tuple[int, list[str]]]:
    """Play a deal as some of the thousand, by their numbers; return the points of each and the record."""
    game, edition, options, rounds = setup
    room = room_named(game)
    assert room is not None
    match = new_match(room.game, ["1", *(f"{bot} {seat + 1}" for seat in range(1, seats))], rounds, edition, **options)
    found = []
    for number in numbers:
        me = Trying(room.player(LEVELS[number % len(LEVELS)]))
        outcome, lines = play_alone(match, secret, me, room.player(bot), number)
        found.append((outcome.points[0], [line.decode() for line in lines]))
    return found
