"""What a player is: somebody in a chair, who sees a view, what is legal, and what this seat has seen so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from elferhaus.core.game import Action, Choice, Event, Seat, View


class Chair(Protocol):
    """All that a player at the table gets, and nothing more."""

    @property
    def seat(self) -> Seat:
        """The own seat."""

    @property
    def view(self) -> View:
        """What can be seen from here now."""

    @property
    def legal(self) -> Sequence[Choice]:
        """What can be done now."""

    @property
    def seen(self) -> Sequence[Event]:
        """What this seat has seen happen in this round."""


class Player(Protocol):
    """Decides when it must, and may call when it can."""

    def decide(self, chair: Chair, rng: Random) -> Action:
        """Choose one of the legal actions."""

    def call(self, chair: Chair, rng: Random) -> Action | None:
        """Call into a window, or stay silent."""
