"""State, the one action and the one event of zweikampf."""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

from msgspec import Struct

from elferhaus.core.cards import Card
from elferhaus.core.game import Action, Event, Seat

from .rules import ZweikampfRules

Piles: TypeAlias = tuple[tuple[Card, ...], tuple[Card, ...]]
NO_CARDS: Final[Piles] = ((), ())


class Turn(Action, frozen=True, tag="turn"):
    """Turn a pair: the top card of each pile."""


TURN: Final = Turn()


class Trick(Event, frozen=True, tag="trick", kw_only=True):
    """A pair was turned, one card of each seat; the winner takes all that lies there, or nobody does: a tie."""

    rule: ClassVar[str] = "ZK-2"
    beat: ClassVar[float] = 1.8

    cards: tuple[Card, Card]
    winner: Seat | None
    pairs: tuple[tuple[Card, Card], ...]  # this one and those before it that were equal: it comes last
    out: bool = False  # ZK-V1: equal as well, but the other has no card left to go on with


class ZweikampfState(Struct, frozen=True, gc=False):
    """A round of zweikampf. The first card of a pile is the next to be turned."""

    rules: ZweikampfRules
    piles: Piles
    won: Piles = NO_CARDS  # the card won first is first
    tied: Piles = NO_CARDS  # of a trick not yet decided; at the end nobody's
    turned: int = 0  # pairs
    over: bool = False

    @property
    def counts(self) -> tuple[int, ...]:
        """How many cards each seat holds, face down and won."""
        return tuple(len(pile) + len(won) for pile, won in zip(self.piles, self.won, strict=True))
