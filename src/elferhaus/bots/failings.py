"""What people do wrong, in any game: they act on first impulse, and forget what happened.

Every failing is a player around another one; its lots come from the generator that the player is asked with.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from elferhaus.core.game import View
from elferhaus.core.player import Chair, ChairCopy, Player

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action

V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Impulsive(Generic[V]):
    """Acts on first impulse now and then, and else as it usually does."""

    usual: Player[V]
    impulse: Player[V]
    share: float  # of the decisions

    def decide(self, chair: Chair[V], rng: Random) -> Action:
        """Think, or do what comes to mind first."""
        return (self.impulse if rng.random() < self.share else self.usual).decide(chair, rng)

    def call(self, chair: Chair[V], rng: Random) -> Action | None:
        """Think, or do what comes to mind first."""
        return (self.impulse if rng.random() < self.share else self.usual).call(chair, rng)


@dataclass(frozen=True)
class Forgetful(Generic[V]):
    """Remembers only the last things that happened."""

    player: Player[V]
    span: int  # events

    def decide(self, chair: Chair[V], rng: Random) -> Action:
        """Decide with what is remembered."""
        return self.player.decide(self._remembered(chair), rng)

    def call(self, chair: Chair[V], rng: Random) -> Action | None:
        """Call, or not, with what is remembered."""
        return self.player.call(self._remembered(chair), rng)

    def _remembered(self, chair: Chair[V]) -> ChairCopy:
        seen = chair.seen
        return ChairCopy(chair.seat, chair.view, chair.legal, seen[max(0, len(seen) - self.span) :])
