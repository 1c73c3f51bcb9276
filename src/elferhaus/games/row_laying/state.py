"""State and actions of the games that lay cards to rows."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Generic, Literal, Self, TypeAlias, TypeVar

from msgspec import Struct

from elferhaus.core.cards import CARD, COLOURS, NUMBER, Card, CardSet, card_set, deck
from elferhaus.core.game import Action, Seat
from elferhaus.core.options import Rules

ROW: Final[dict[Card, CardSet]] = {
    card: card_set(deck([colour], 1, 21)) for colour in COLOURS for card in deck([colour], 1, 21)
}


class Lay(Action, frozen=True, tag="lay"):
    """Lay a card to its row."""

    card: Card


class End(Action, frozen=True, tag="end"):
    """Say that the turn is over."""


class Draw(Action, frozen=True, tag="draw"):
    """Draw the top card of the stock."""

    card: Card | None = None

    def blind(self) -> Self:
        """Leave out the card, which nobody knows before it is drawn."""
        return self if self.card is None else type(self)()


class Keep(Action, frozen=True, tag="keep"):
    """Keep a drawn card that fits (space edition)."""


class Pass(Action, frozen=True, tag="pass"):
    """Say that nothing fits and nothing can be drawn."""


RowAction = Lay | End | Draw | Keep | Pass

LAY: Final[dict[CardSet, Lay]] = {bit: Lay(card) for bit, card in CARD.items()}
END: Final = End()
DRAW: Final = Draw()
KEEP: Final = Keep()
PASS: Final = Pass()


class Citations(Struct, frozen=True):
    """Under which ids a game has these rules."""

    opening: str
    starts: str
    turn: str
    fits: str
    draw: str
    drawn: str  # what becomes of a drawn card that fits
    empty: str


class RowRules(Struct, frozen=True):
    """What game, edition and variant decide about laying and drawing."""

    deck: CardSet
    lying: CardSet  # on the table before play (ER-V1, JR-1)
    starts: CardSet  # cards that start a row; none where the opening card decides (ER-V3)
    forced: bool  # ER-3: the opening card is the starter's first 11
    holder_starts: bool  # ER-3, ER-V1: the starter is who holds the first 11
    draws: int
    may_keep: bool
    cite: Citations


Phase = Literal["begin", "laid", "drawing", "drawn", "over"]


R = TypeVar("R", bound=Rules)


class RowState(Struct, Generic[R], frozen=True, gc=False):
    """A round of laying to rows."""

    rules: R
    row_rules: RowRules
    hands: tuple[CardSet, ...]
    stock: tuple[Card, ...]
    table: CardSet
    fits: CardSet  # the places that can be filled now
    starter: Seat
    turn: Seat
    phase: Phase = "begin"
    drawn: int = 0  # cards drawn in this turn


AnyRowState: TypeAlias = RowState[Any]


@cache
def same_number(card: Card) -> CardSet:
    """Return the cards of one number in all colours.

    >>> from elferhaus.core.cards import cards_in
    >>> cards_in(same_number("g3"))
    ('r3', 'y3', 'g3', 'b3')
    """
    return card_set(f"{colour[0]}{NUMBER[card]}" for colour in COLOURS)
