"""Sharing out unseen cards at random, under what is known of where each of them can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from .cards import Card


class NoSuchWorldError(ValueError):
    """No placing of the cards fits what is known."""


def share_out(
    cards: Sequence[Card], sizes: Sequence[int], allowed: Callable[[Card, int], bool], rng: Random
) -> list[list[Card]]:
    """Put each card into one of the slots at random, filling each to its size; ``allowed`` says what can be where.

    Where a random choice leads into a dead end, earlier cards are moved on (an augmenting path), so a placing is found
    whenever there is one. The order of the cards in a slot is random as well.

    >>> from random import Random
    >>> share_out(["r1", "b1"], [1, 1], lambda card, slot: card != "r1" or slot == 1, Random(1))
    [['b1'], ['r1']]
    """
    if sum(sizes) != len(cards):
        raise NoSuchWorldError(f"{len(cards)} cards for {sum(sizes)} places")
    slots: list[list[Card]] = [[] for _ in sizes]

    def place(card: Card, tried: set[int]) -> bool:
        open_slots = [slot for slot in range(len(sizes)) if slot not in tried and allowed(card, slot)]
        free = [slot for slot in open_slots if len(slots[slot]) < sizes[slot]]
        if free:
            weights = [sizes[slot] - len(slots[slot]) for slot in free]
            slots[rng.choices(free, weights)[0]].append(card)
            return True
        rng.shuffle(open_slots)
        for slot in open_slots:
            tried.add(slot)
            for index, other in enumerate(slots[slot]):
                slots[slot][index] = card
                if place(other, tried):
                    return True
                slots[slot][index] = other
        return False

    # The cards with the fewest possible places first: fewer dead ends.
    order = sorted(
        rng.sample(list(cards), len(cards)), key=lambda card: sum(allowed(card, slot) for slot in range(len(sizes)))
    )
    for card in order:
        if not place(card, set()):
            raise NoSuchWorldError(f"no place for {card}")
    for slot in slots:
        rng.shuffle(slot)
    return slots
