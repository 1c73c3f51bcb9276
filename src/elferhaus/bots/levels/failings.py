"""What people do wrong, in any game: they act on first impulse, and forget what happened.

Every failing is a player around another one; its lots come from the generator that the player is asked with.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from elferhaus.bots.player import Player
from elferhaus.core.game import Choice, Event, Seat, View

if TYPE_CHECKING:
    from random import Random

    from elferhaus.bots.player import Chair
    from elferhaus.core.game import Action


class Plays(Struct, frozen=True):
    """Plays one game as its file in ``thumb`` says, but with habits of its own."""

    file: Any
    habits: Any

    def decide(self, chair: Chair, rng: Random) -> Action:
        """Choose as the file does."""
        action: Action = self.file.decide(chair, rng, self.habits)
        return action

    def call(self, chair: Chair, rng: Random) -> Action | None:
        """Call as the file does, where there is something to call."""
        if not hasattr(self.file, "call"):
            return None
        action: Action | None = self.file.call(chair, rng, self.habits)
        return action


class Impulsive(Struct, frozen=True):
    """Acts on first impulse now and then, and else as it usually does."""

    usual: Player
    impulse: Player
    share: float  # of the decisions

    def decide(self, chair: Chair, rng: Random) -> Action:
        """Think, or do what comes to mind first."""
        return (self.impulse if rng.random() < self.share else self.usual).decide(chair, rng)

    def call(self, chair: Chair, rng: Random) -> Action | None:
        """Think, or do what comes to mind first."""
        return (self.impulse if rng.random() < self.share else self.usual).call(chair, rng)


class Glance(Struct, frozen=True):
    """A chair from which somebody takes in less than it shows."""

    seat: Seat
    view: View
    legal: Sequence[Choice]
    seen: Sequence[Event]


class Forgetful(Struct, frozen=True):
    """Remembers only the last things that happened."""

    player: Player
    span: int  # events

    def decide(self, chair: Chair, rng: Random) -> Action:
        """Decide with what is remembered."""
        return self.player.decide(self._glance(chair), rng)

    def call(self, chair: Chair, rng: Random) -> Action | None:
        """Call, or not, with what is remembered."""
        return self.player.call(self._glance(chair), rng)

    def _glance(self, chair: Chair) -> Glance:
        seen = chair.seen
        return Glance(chair.seat, chair.view, chair.legal, seen[max(0, len(seen) - self.span) :])
