"""State, action and event of hoechste."""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec import Struct

from elferhaus.core.cards import CARD, Card, CardSet
from elferhaus.core.game import Action, Event, Seat

from .rules import HoechsteRules


class Play(Action, frozen=True, tag="play"):
    """Choose a card for this trick; the others see it when all have chosen."""

    card: Card | None = None


PLAY: Final[dict[CardSet, Play]] = {bit: Play(card) for bit, card in CARD.items()}
FACE_DOWN: Final = Play()


class Trick(Event, frozen=True, tag="trick", kw_only=True):
    """All turned their cards, here by seat; nobody wins a tie."""

    rule: ClassVar[str] = "HK-2"
    beat: ClassVar[float] = 4

    cards: tuple[Card, ...]
    winner: Seat | None
    number: int  # the highest
    best: tuple[Seat, ...]  # who laid it: several in a tie
    pot: int  # how many cards it was about, with those that waited


class HoechsteState(Struct, frozen=True, gc=False):
    """A round of hoechste. What is chosen is kept by seat: in which order they chose makes no difference."""

    rules: HoechsteRules
    hands: tuple[CardSet, ...]  # without what is chosen
    chosen: tuple[Card | None, ...]
    won: tuple[CardSet, ...]
    waiting: CardSet = 0  # HK-3
    lost: CardSet = 0  # HK-4
