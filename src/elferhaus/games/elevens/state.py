"""Actions, state and geometry of elevens: which places there are, what lies beside what, and where bridges lead."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Final, NamedTuple, Self

from msgspec import Struct

from elferhaus.core.cards import (
    BIT,
    CARD,
    COLOUR,
    COLOURS,
    JOKER,
    NUMBER,
    Card,
    CardSet,
    Colour,
    card_set,
    cards_in,
    deck,
)
from elferhaus.core.game import Action, Event, Seat

from .rules import NUMBERS, ElevensRules


class Lay(Action, frozen=True, tag="lay", rename={"as_": "as"}):
    """Lay a card: a joker as the card it stands for, either of them behind a bridge that starts at a filled place."""

    card: Card
    as_: Card | None = None
    bridge: Card | None = None


class Swap(Action, frozen=True, tag="swap"):
    """Put the number card where its joker lies, and take the joker (EE-5a)."""

    card: Card


class Discard(Action, frozen=True, tag="discard"):
    """Throw a joker out of the game (EE-5b)."""

    card: Card


class End(Action, frozen=True, tag="end"):
    """Say that the turn is over."""


class Draw(Action, frozen=True, tag="draw"):
    """Take the top card of the stock."""

    card: Card | None = None

    def blind(self) -> Self:
        """Leave out the card, which nobody knows before it is drawn."""
        return self if self.card is None else type(self)()


class Pass(Action, frozen=True, tag="pass"):
    """Say that nothing fits and nothing can be drawn (EE-8)."""


ElevensAction = Lay | Swap | Discard | End | Draw | Pass


class Bonus(Event, frozen=True, tag="bonus", kw_only=True):
    """A seat filled the last place of a side and took a bonus card (EE-6)."""

    by: Seat


class ElevensState(Struct, frozen=True, gc=False):
    """A round of elevens."""

    rules: ElevensRules
    rows: tuple[Colour, ...]  # top to bottom
    starter: Seat
    hands: tuple[CardSet, ...]  # the number cards
    jokers: tuple[int, ...]  # in the hands
    bridges: tuple[int, ...]  # not yet used
    bonus: tuple[int, ...]
    stock: tuple[Card, ...]
    table: CardSet  # the filled places
    wild: CardSet  # those of them where a joker lies
    spans: CardSet  # the places below which a bridge lies
    out: int  # jokers thrown out of the game
    turn: Seat
    laid: int = 0  # cards laid or discarded in this turn
    swapped: bool = False  # in this turn
    duty: bool = False  # EE-8: this turn still owes a card on a row
    passes: int = 0  # in a row
    over: bool = False


PLACES: Final = card_set(NUMBERS)
ROW: Final[dict[Colour, CardSet]] = {colour: card_set(deck([colour], high=21)) for colour in COLOURS}


def fitting(table: CardSet) -> CardSet:
    """Return the places that can be filled without a bridge (EE-4).

    >>> cards_in(fitting(card_set(["r11", "r21", "g1"])))
    ('r10', 'r12', 'r20', 'g2')
    """
    return (table << 1 | table >> 1) & PLACES & ~table


def owes(hand: CardSet, table: CardSet, stock: int) -> bool:
    """Tell whether a turn that begins like this owes a card on a row (EE-8)."""
    return not stock and bool(hand & fitting(table))


# EE-6: the side that a place belongs to; the 11s are filled from the start.
SIDE: Final[dict[CardSet, CardSet]] = {
    bit: card_set(deck([COLOUR[card]], *((1, 11) if NUMBER[card] < 11 else (11, 21)))) for bit, card in CARD.items()
}

# Every decision is made once, since the same ones are listed again and again.
LAY: Final[dict[CardSet, Lay]] = {bit: Lay(card) for bit, card in CARD.items()}
LAY_JOKER: Final[dict[CardSet, Lay]] = {bit: Lay(JOKER, card) for bit, card in CARD.items()}
SWAP: Final[dict[CardSet, Swap]] = {bit: Swap(card) for bit, card in CARD.items()}
DISCARD: Final = Discard(JOKER)
END: Final = End()
DRAW: Final = Draw()
PASS: Final = Pass()


class Crossing(NamedTuple):
    """The way from one row into its neighbour (EE-7): filled places of the first, shifted, are places of the other."""

    source: CardSet
    left: int
    right: int
    lay: dict[CardSet, Lay]
    lay_joker: dict[CardSet, Lay]


@cache
def crossings(rows: tuple[Colour, ...]) -> tuple[Crossing, ...]:
    """Return the ways across: rows next to each other are neighbours, and the outer ones do not wrap (EE-1)."""
    pairs = pairwise(rows)
    return tuple(_crossing(*way) for upper, lower in pairs for way in ((upper, lower), (lower, upper)))


def _crossing(source: Colour, target: Colour) -> Crossing:
    shift = BIT[f"{target[0]}1"].bit_length() - BIT[f"{source[0]}1"].bit_length()
    ways = [(f"{target[0]}{number}", f"{source[0]}{number}") for number in range(1, 22)]
    return Crossing(
        ROW[source],
        max(shift, 0),
        max(-shift, 0),
        {BIT[place]: Lay(place, bridge=start) for place, start in ways},
        {BIT[place]: Lay(JOKER, place, start) for place, start in ways},
    )


@cache
def bridge_starts(rows: tuple[Colour, ...]) -> dict[CardSet, CardSet]:
    """Return for every place where a bridge to it can start: the same number in the neighbour rows.

    >>> cards_in(bridge_starts(("yellow", "blue", "red", "green"))[BIT["b9"]])
    ('r9', 'y9')
    """
    found = dict.fromkeys(CARD, 0)
    for crossing in crossings(rows):
        for place, lay in crossing.lay.items():
            found[place] |= BIT[lay.bridge or ""]
    return found


def upper(rows: tuple[Colour, ...], one: CardSet, other: CardSet) -> CardSet:
    """Return which of two places lies higher on the table."""
    return min(one, other, key=lambda place: rows.index(COLOUR[CARD[place]]))


def shown(numbers: CardSet, jokers: int) -> tuple[Card, ...]:
    """Return a hand as its holder sees it."""
    return (*cards_in(numbers), *[JOKER] * jokers)
