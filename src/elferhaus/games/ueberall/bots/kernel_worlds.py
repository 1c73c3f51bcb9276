"""Imagining worlds at ueberall, on arrays: only cards that nobody has turned yet can lie elsewhere."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from elferhaus.bots.luck import Ints, shuffle
from elferhaus.core.game import Did
from elferhaus.games.ueberall.state import Place
from elferhaus.games.ueberall.worlds import imagine as imagine_slowly

from .kernel_state import AFTER, BEFORE, DOWN, DOWN_END, SEATS, SIZE, code, packed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.core.cards import Card
    from elferhaus.core.game import Event
    from elferhaus.games.ueberall.view import UeberallView

# What a seat knows: a world that can be, the face-down piles in it, and the cards that may change places.
UNTURNED: Final = SIZE  # how many these are
LENGTHS: Final = UNTURNED + 1  # by seat: of the face-down pile
PILES: Final = LENGTHS + 6  # the cards of all of them; 0 where it is not known which
CARDS: Final = PILES + 80
KNOWN: Final = CARDS + 80


def imagine(rules: Ints, known: Ints, state: Ints, luck: Ints) -> None:
    """Draw a world."""
    for at in range(SIZE):
        state[at] = known[at]
    if known[UNTURNED] < 2:
        return
    shuffle(luck, known, CARDS, known[UNTURNED])
    at, taken = PILES, CARDS
    for seat in range(rules[SEATS]):
        before = 0
        for _ in range(known[LENGTHS + seat]):
            card = known[at]
            at += 1
            if not card:
                card = known[taken]
                taken += 1
            state[BEFORE + card] = before
            if before:
                state[AFTER + before] = card
            else:
                state[DOWN + seat] = card
            before = card
        if before:
            state[AFTER + before] = 0
        state[DOWN_END + seat] = before


def turned_cards(view: UeberallView, seen: Sequence[Event]) -> set[Card]:
    """Return the cards that have been seen: whoever remembers them knows where they are."""
    cards = {event.action.card for event in seen if type(event) is Did and type(event.action) is Place}
    return cards if view.turned is None else cards | {view.turned}


def known(view: UeberallView, seen: Sequence[Event]) -> list[int]:
    """Return what a seat knows as an array."""
    world, turned = imagine_slowly(view, seen, Random(0)), turned_cards(view, seen)
    found = packed(world) + [0] * (KNOWN - SIZE)
    cards = [card for pile in world.down for card in pile]
    unturned = [code(card) for card in cards if card not in turned]
    found[UNTURNED] = len(unturned)
    found[LENGTHS : LENGTHS + view.seats] = [len(pile) for pile in world.down]
    found[PILES : PILES + len(cards)] = [code(card) if card in turned else 0 for card in cards]
    found[CARDS : CARDS + len(unturned)] = unturned
    return found
