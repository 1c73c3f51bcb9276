"""Sharing out unseen cards by lot in a kernel, under what is known of where each of them can be.

Slots are places for cards: somebody's hand, or a part of it, or the stock. Cards that can be in every slot are dealt
at the end; the others are placed first, those with the fewest places before the rest. What is prepared lies in
one array, from some place on: first how many slots and cards there are, then lists of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .bits import ones
from .luck import Ints, below, shuffle

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_SLOTS: Final = 32
MOST_CARDS: Final = 96
SLOTS, BOUND, CARDS, SIZES = 0, 1, 2, 3
LEFT: Final = SIZES + MOST_SLOTS
CARD: Final = LEFT + MOST_SLOTS  # first those that cannot be everywhere
MASK: Final = CARD + MOST_CARDS  # the set of slots where each of these can be
PLACED: Final = MASK + MOST_CARDS  # in which slot each card was put
LENGTH: Final = PLACED + MOST_CARDS


def sharing(sizes: Sequence[int], cards: Sequence[tuple[int, int]]) -> list[int]:
    """Prepare to share out cards, each given with the set of slots where it can be."""
    every = sum(1 << slot for slot, size in enumerate(sizes) if size)
    bound = sorted((ones(mask & every), card, mask & every) for card, mask in cards if mask & every != every)
    free = [card for card, mask in cards if mask & every == every]
    found = [0] * LENGTH
    found[SLOTS], found[BOUND], found[CARDS] = len(sizes), len(bound), len(cards)
    found[SIZES : SIZES + len(sizes)] = sizes
    found[CARD : CARD + len(cards)] = [*(card for _, card, _ in bound), *free]
    found[MASK : MASK + len(bound)] = [mask for _, _, mask in bound]
    return found


def share_out(known: Ints, at: int, luck: Ints) -> bool:
    """Put every card into a slot; tell whether that worked, or luck led into a dead end."""
    slots, bound, count = known[at + SLOTS], known[at + BOUND], known[at + CARDS]
    left, cards, masks, placed = at + LEFT, at + CARD, at + MASK, at + PLACED
    for slot in range(slots):
        known[left + slot] = known[at + SIZES + slot]
    first = 0
    while first < bound:  # in any order among those with as many places
        last, places = first + 1, ones(known[masks + first])
        while last < bound and ones(known[masks + last]) == places:
            last += 1
        for index in range(first, last):
            other = index + below(luck, last - index)
            swap(known, cards + index, cards + other)
            swap(known, masks + index, masks + other)
            slot = drawn_slot(known, left, slots, known[masks + index], luck)
            if slot < 0:
                return False
            known[left + slot] -= 1
            known[placed + index] = slot
        first = last
    shuffle(luck, known, cards + bound, count - bound)
    slot = 0
    for index in range(bound, count):
        while not known[left + slot]:
            slot += 1
        known[left + slot] -= 1
        known[placed + index] = slot
    return True


def drawn_slot(known: Ints, left: int, slots: int, possible: int, luck: Ints) -> int:
    """Return one of the possible slots, by how many cards each still takes; -1 if none takes any."""
    total = 0
    for slot in range(slots):
        total += known[left + slot] * (possible >> slot & 1)
    if not total:
        return -1
    chosen, slot = below(luck, total), 0
    while True:
        chosen -= known[left + slot] * (possible >> slot & 1)
        if chosen < 0:
            return slot
        slot += 1


def swap(cards: Ints, one: int, other: int) -> None:
    """Exchange two places."""
    card = cards[one]
    cards[one] = cards[other]
    cards[other] = card
