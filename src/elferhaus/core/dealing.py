"""Dealing cards, and checking that a deal is one (C-2, C-3)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from .game import Occasion, Seat, clockwise, next_seat
from .refusal import Refusal, refuse

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from .cards import Card


def dealt(cards: Sequence[Card], sizes: Sequence[int]) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Cut shuffled cards into hands of these sizes and the rest.

    >>> dealt(("r1", "r2", "r3"), (1, 1))
    ((('r1',), ('r2',)), ('r3',))
    """
    hands = []
    at = 0
    for size in sizes:
        hands.append(tuple(cards[at : at + size]))
        at += size
    return tuple(hands), tuple(cards[at:])


def even_sizes(cards: int, seats: int, dealer: Seat) -> list[int]:
    """Return how many cards each seat gets, dealt one by one from the dealer's left (C-2).

    >>> even_sizes(80, 6, 0)
    [13, 14, 14, 13, 13, 13]
    """
    sizes = [cards // seats] * seats
    for seat in clockwise(next_seat(dealer, seats), seats)[: cards % seats]:
        sizes[seat] += 1
    return sizes


def same_cards(wanted: Sequence[Card], *piles: Sequence[Card]) -> Refusal | None:
    """Check that the piles together hold exactly the wanted cards (jokers may be several)."""
    count = Counter(wanted)
    for pile in piles:
        for card in pile:
            if card not in count:
                return refuse("CARDS", "no-such-card", card=card)
            if not count[card]:
                return refuse("CARDS", "card-twice", card=card)
            count[card] -= 1
    missing = next((card for card, left in count.items() if left), None)
    return None if missing is None else refuse("CARDS", "card-missing", card=missing)


def sizes_refusal(rule: str, hands: Sequence[Sequence[Card]], sizes: Sequence[int]) -> Refusal | None:
    """Check how many cards each seat was dealt."""
    if len(hands) != len(sizes):
        return refuse("RECORD", "deal-seats", found=len(hands), wanted=len(sizes))
    for seat, (hand, size) in enumerate(zip(hands, sizes, strict=True)):
        if len(hand) != size:
            return refuse(rule, "deal-size", seat=seat, found=len(hand), wanted=size)
    return None


def starter_refusal(rule: str, starter: Seat, wanted: Seat | None, seats: int) -> Refusal | None:
    """Check who starts; ``wanted`` is None where the lot decides."""
    if not 0 <= starter < seats:
        return refuse(rule, "deal-starter-seat", seat=starter)
    if wanted is not None and starter != wanted:
        return refuse(rule, "deal-starter", seat=starter, wanted=wanted)
    return None


def person_starter(named: Seat | None, seats: int, at: Occasion) -> Seat | None:
    """Return who starts where the youngest or oldest does (C-3), or None where the lot must decide."""
    first = at.first_starter if named is None else named
    return None if first is None else (first + at.round - 1) % seats


def person_starter_drawn(named: Seat | None, seats: int, at: Occasion, rng: Random) -> Seat:
    """Return who starts by C-3, drawing the lot where nobody is named."""
    starter = person_starter(named, seats, at)
    return rng.randrange(seats) if starter is None else starter
