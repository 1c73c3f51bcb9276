"""Cards, their notation, and sets of cards.

A card is its code: colour letter and number, ``"r11"``, ``"y9"``, ``"b20"``; the joker is ``"joker"``.
A set of cards is an integer, one bit a card, so that "which of my cards fit" is one ``&``.
In it the numbers of a colour are neighbouring bits: shifting a set by one leads to the neighbours in the rows.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable

Card: TypeAlias = str
CardSet: TypeAlias = int
Colour = Literal["red", "yellow", "green", "blue"]

COLOURS: Final[tuple[Colour, ...]] = ("red", "yellow", "green", "blue")
JOKER: Final[Card] = "joker"
HIGHEST: Final = 21  # of 11 Elevens; every other game stops at 20

_STRIDE: Final = 24  # bits per colour; the spare ones keep a shifted row from running into the next

NUMBER: Final[dict[Card, int]] = {f"{c[0]}{n}": n for c in COLOURS for n in range(1, HIGHEST + 1)}
COLOUR: Final[dict[Card, Colour]] = {f"{c[0]}{n}": c for c in COLOURS for n in range(1, HIGHEST + 1)}
BIT: Final[dict[Card, CardSet]] = {
    f"{c[0]}{n}": 1 << (i * _STRIDE + n) for i, c in enumerate(COLOURS) for n in range(1, HIGHEST + 1)
}
CARD: Final[dict[CardSet, Card]] = {bit: card for card, bit in BIT.items()}


def card(colour: Colour, number: int) -> Card:
    """Return the code of a card.

    >>> card("yellow", 9)
    'y9'
    """
    return f"{colour[0]}{number}"


def deck(colours: Iterable[Colour] = COLOURS, low: int = 1, high: int = 20) -> tuple[Card, ...]:
    """Return the cards of some colours in order.

    >>> deck(["red", "blue"], 19)
    ('r19', 'r20', 'b19', 'b20')
    """
    return tuple(f"{colour[0]}{number}" for colour in colours for number in range(low, high + 1))


def card_set(cards: Iterable[Card]) -> CardSet:
    """Return the set of these cards.

    >>> cards_in(card_set(["b2", "r11", "b2"]))
    ('r11', 'b2')
    """
    result = 0
    for each in cards:
        result |= BIT[each]
    return result


@lru_cache(4096)  # a table's rows are shown to every seat
def cards_in(cards: CardSet) -> tuple[Card, ...]:
    """Return the cards of a set, by colour and number.

    >>> cards_in(0)
    ()
    """
    found = []
    while cards:
        lowest = cards & -cards
        found.append(CARD[lowest])
        cards ^= lowest
    return tuple(found)


def beside(cards: CardSet) -> CardSet:
    """Return the places next to these in their rows (the ends of the rows included: mask with the deck).

    >>> cards_in(beside(card_set(["g11"])))
    ('g10', 'g12')
    """
    return cards << 1 | cards >> 1


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Sort cards by colour and number, jokers last.

    >>> in_order(["b2", "joker", "r11", "r2"])
    ('r2', 'r11', 'b2', 'joker')
    """
    return tuple(sorted(cards, key=lambda each: (each == JOKER, BIT.get(each, 0))))


def points_of(cards: Iterable[Card]) -> int:
    """Add up the numbers on cards.

    >>> points_of(["b19", "r2"])
    21
    """
    return sum(NUMBER[each] for each in cards)
