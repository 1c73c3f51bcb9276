"""What a player is: somebody in a chair, who sees a view, what is legal, and what this seat has seen so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from msgspec import Struct

from .game import Action, Choice, Event, Seat, View

if TYPE_CHECKING:
    from random import Random

V_co = TypeVar("V_co", bound=View, covariant=True)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Chair(Protocol[V_co]):
    """All that a player at the table gets, and nothing more."""

    @property
    def seat(self) -> Seat:
        """The own seat."""

    @property
    def view(self) -> V_co:
        """What can be seen from here now."""

    @property
    def legal(self) -> Sequence[Choice]:
        """What can be done now."""

    @property
    def seen(self) -> Sequence[Event]:
        """What this seat has seen happen in this round."""


class Player(Protocol[V_contra]):
    """Decides when it must, and may call when it can. Luck comes from the generator it is asked with."""

    def decide(self, chair: Chair[V_contra], rng: Random, /) -> Action:
        """Choose one of the legal actions."""

    def call(self, chair: Chair[V_contra], rng: Random, /) -> Action | None:
        """Call into a window, or stay silent."""


AnyPlayer = Player[Any]


class ChairCopy(Struct, frozen=True):
    """A chair written out, so that it stays as it is while the table goes on, and can go to another process."""

    seat: Seat
    view: Any  # View, of which every game has its own
    legal: Sequence[Choice]
    seen: Sequence[Event]


def copied(chair: Chair[Any]) -> ChairCopy:
    """Return all that a chair shows now."""
    return ChairCopy(chair.seat, chair.view, tuple(chair.legal), tuple(chair.seen))
