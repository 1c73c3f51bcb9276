"""Tricks of hoechste in plain numbers: each seat has a colour of its own, so a number says which card it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from elferhaus.core.cards import NUMBER, cards_in
from elferhaus.games.hoechste.state import Trick

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.core.cards import CardSet
    from elferhaus.core.game import Event

Numbers: TypeAlias = tuple[int, ...]


def numbers(cards: CardSet) -> Numbers:
    """Return the numbers of some cards of one colour, the lowest first."""
    return tuple([NUMBER[card] for card in cards_in(cards)])


def played(seen: Sequence[Event]) -> tuple[Numbers, ...]:
    """Return the numbers of the tricks so far, by seat."""
    return tuple([tuple([NUMBER[card] for card in event.cards]) for event in seen if isinstance(event, Trick)])


def turned(
    hands: tuple[Numbers, ...], cards: Sequence[int], won: list[int], waiting: int
) -> tuple[tuple[Numbers, ...], int]:
    """Turn the cards, add to what is won, and return what is left in the hands and what waits (HK-2, HK-3)."""
    highest = max(cards)
    waiting += len(cards)
    if cards.count(highest) == 1:
        won[cards.index(highest)] += waiting
        waiting = 0
    left = [tuple([each for each in hand if each != card]) for hand, card in zip(hands, cards, strict=True)]
    return tuple(left), waiting
