"""State and actions of ueberall, and where a card fits."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final, Literal, Self, TypeAlias

from msgspec import Struct

from elferhaus.core.cards import NUMBER, Card, deck
from elferhaus.core.game import Action, Event, Seat

from .rules import UeberallRules

if TYPE_CHECKING:
    from collections.abc import Sequence

On: TypeAlias = Literal["middle", "own"] | Seat


class Place(Action, frozen=True, tag="place"):
    """Put the card that has just been turned somewhere; turning it is part of this."""

    card: Card
    on: On


class Stop(Action, frozen=True, tag="stop"):
    """Call Stopp! against a seat that has just put a card on its own pile."""

    call: ClassVar[bool] = True
    timed: ClassVar[bool] = True

    against: Seat


class Give(Action, frozen=True, tag="give"):
    """Give the bottom card of the own face-down pile, unseen."""

    card: Card | None = None

    def blind(self) -> Self:
        """Leave out the card, which not even its giver sees."""
        return self if self.card is None else type(self)()


class Decline(Action, frozen=True, tag="decline"):
    """Give nothing."""


UeberallAction = Place | Stop | Give | Decline


class Stopped(Event, frozen=True, tag="stop", kw_only=True):
    """A Stopp! was judged."""

    recorded: ClassVar[bool] = True
    rule: ClassVar[str] = "UA-7"
    beat: ClassVar[float] = 4

    right: bool


class Fitted(Event, frozen=True, tag="fitted", kw_only=True):
    """What a Stopp! was about: a seat's card, and all the places where it would have fitted."""

    by: Seat
    card: Card
    on: tuple[Literal["middle"] | Seat, ...]


DECK: Final = deck()
BEFORE: Final = {card: NUMBER[card] - 1 or 20 for card in DECK}  # UA-4: after 20 comes 1
AFTER: Final = {card: NUMBER[card] % 20 + 1 for card in DECK}
GIVE: Final = Give()
DECLINE: Final = Decline()

Phase = Literal["place", "give", "over"]


class UeberallState(Struct, frozen=True, gc=False):
    """A round of ueberall."""

    rules: UeberallRules
    down: tuple[tuple[Card, ...], ...]  # face down, the next card first; empty only with the open pile
    open: tuple[tuple[Card, ...], ...]  # the top card last
    middle: tuple[Card, ...]  # the top card last
    turn: Seat  # who places, or who answers whether to give
    phase: Phase = "place"
    placed: int = 0
    out: tuple[Seat, ...] = ()  # who has no cards left, the first out first
    offender: Seat | None = None  # who can be stopped, or gets the gifts
    oversight: bool = False  # the card that went on the own pile fitted elsewhere
    called: tuple[Seat, ...] = ()  # who has called for this card
    givers: tuple[Seat, ...] = ()  # who is still to answer, from ``turn`` on


@cache  # the same ones are listed again and again
def place(card: Card, on: On) -> Place:
    """Return the action that puts a card there."""
    return Place(card, on)


def fitting(
    middle: tuple[Card, ...], piles: Sequence[tuple[Card, ...]], seat: Seat, card: Card
) -> Sequence[Literal["middle"] | Seat]:
    """Return where a card fits outside the own pile (UA-3): the middle, or else the piles of others."""
    before = BEFORE[card]
    if not middle or NUMBER[middle[-1]] == before:  # UA-2: the first card is the middle
        return ("middle",)
    return [other for other, pile in enumerate(piles) if pile and NUMBER[pile[-1]] == before and other != seat]
