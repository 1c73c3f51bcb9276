"""State and actions of farben."""

from __future__ import annotations

from typing import Final, Literal, Self, TypeAlias

from msgspec import Struct

from elferhaus.core.cards import BIT, COLOURS, Card, CardSet, card_set, deck
from elferhaus.core.game import Action, Seat

from .rules import PILES, FarbenRules

Source: TypeAlias = Literal["stock"] | int


class Take(Action, frozen=True, tag="take", rename={"from_": "from"}):
    """Take the top card of the stock, or of one of the open piles."""

    from_: Source
    card: Card | None = None

    def blind(self) -> Self:
        """Leave out a card of the stock, which nobody knows before it is drawn."""
        return self if self.from_ != "stock" or self.card is None else type(self)("stock")


class Drop(Action, frozen=True, tag="drop"):
    """Put a card on an open pile, and close the round if you say so."""

    card: Card
    on: int
    close: bool = False


FarbenAction = Take | Drop

DECK: Final = deck()
COLOUR_SETS: Final = tuple(card_set(deck([colour])) for colour in COLOURS)
STOCK: Final = Take("stock")
TAKE: Final = {card: tuple(Take(pile, card) for pile in range(PILES)) for card in DECK}
DROP: Final = {BIT[card]: tuple(Drop(card, pile) for pile in range(PILES)) for card in DECK}
CLOSE: Final = {BIT[card]: tuple(Drop(card, pile, close=True) for pile in range(PILES)) for card in DECK}

Phase = Literal["shuffle", "take", "drop", "over"]
Piles: TypeAlias = tuple[tuple[Card, ...], ...]


class FarbenState(Struct, frozen=True, gc=False):
    """A round of farben."""

    rules: FarbenRules
    hands: tuple[CardSet, ...]
    stock: tuple[Card, ...]
    open: Piles  # the top card last
    dealt: Piles  # how the open piles began; everyone saw them
    turn: Seat
    phase: Phase
    turns: int = 0  # how many are over
    source: Source | None = None  # from where a card has been taken in this turn
    taken: Card | None = None  # that card, if it lay open
    closed: bool = False
