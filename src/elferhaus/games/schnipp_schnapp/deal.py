"""Dealing schnipp-schnapp: SS-1 and SS-2."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from elferhaus.core.cards import COLOURS, NUMBER, Card, deck
from elferhaus.core.dealing import dealt, even_sizes, same_cards, starter_refusal
from elferhaus.core.game import Deal, Occasion, Seat, next_seat
from elferhaus.core.refusal import Refusal, refuse

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random


class SchnippSchnappDeal(Deal, frozen=True):
    """The face-down piles after everyone has set quartets aside, and the numbers of those quartets."""

    starter: Seat
    piles: tuple[tuple[Card, ...], ...]
    quartets: tuple[tuple[int, ...], ...]


def quartets_in(cards: Iterable[Card]) -> tuple[int, ...]:
    """Return the numbers that are there four times.

    >>> quartets_in(["r7", "y7", "b1", "g7", "b7"])
    (7,)
    """
    count = Counter(NUMBER[card] for card in cards)
    return tuple(sorted(number for number, times in count.items() if times == 4))


def quartet_cards(numbers: Iterable[int]) -> tuple[Card, ...]:
    """Return the cards of quartets.

    >>> quartet_cards([7])
    ('r7', 'y7', 'g7', 'b7')
    """
    return tuple(f"{colour[0]}{number}" for number in numbers for colour in COLOURS)


def without_numbers(cards: Sequence[Card], numbers: Sequence[int]) -> tuple[Card, ...]:
    """Return the cards of other numbers, in their order."""
    return tuple(card for card in cards if NUMBER[card] not in numbers)


def deal(seats: int, at: Occasion, rng: Random) -> SchnippSchnappDeal:
    """Shuffle, deal all cards, and set quartets aside; what is left of a shuffled pile is a shuffled pile."""
    cards = list(deck())
    rng.shuffle(cards)
    hands, _ = dealt(cards, even_sizes(len(cards), seats, at.dealer))
    quartets = tuple(quartets_in(hand) for hand in hands)
    piles = tuple(without_numbers(hand, numbers) for hand, numbers in zip(hands, quartets, strict=True))
    return SchnippSchnappDeal(at.round, at.dealer, next_seat(at.dealer, seats), piles, quartets)


def misdeal(seats: int, at: Occasion, deal: SchnippSchnappDeal) -> Refusal | None:
    """Return what is wrong with a deal."""
    for each in (deal.piles, deal.quartets):
        if len(each) != seats:
            return refuse("RECORD", "deal-seats", found=len(each), wanted=seats)
    cards = deck()
    problem = same_cards(cards, *deal.piles, *(quartet_cards(numbers) for numbers in deal.quartets))
    if problem is not None:
        return problem
    sizes = even_sizes(len(cards), seats, at.dealer)
    for seat, (pile, numbers) in enumerate(zip(deal.piles, deal.quartets, strict=True)):
        found = len(pile) + 4 * len(numbers)
        if found != sizes[seat]:
            return refuse("C-2", "deal-size", seat=seat, found=found, wanted=sizes[seat])
    for seat, pile in enumerate(deal.piles):
        left = quartets_in(pile)
        if left:
            return refuse("SS-1", "snip-deal-quartet", seat=seat, number=left[0])
    return starter_refusal("SS-2", deal.starter, next_seat(at.dealer, seats), seats)
