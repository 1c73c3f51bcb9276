"""Imagining worlds in the games that lay cards to rows, on arrays: as ``worlds.Worlds`` does it, but quickly."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from elferhaus.bots.bits import ones
from elferhaus.bots.luck import Ints, below, shuffle
from elferhaus.core.cards import BIT, cards_in
from elferhaus.games.row_laying.worlds import Worlds

from .kernel_state import (
    DRAWING,
    DRAWN,
    FIRST,
    FITS,
    HALF,
    HANDS,
    HAS_DRAWN,
    HOLDER,
    LAST,
    NEXT,
    PHASE,
    PHASES,
    PLACE,
    SEATS,
    SIZE,
    TABLE,
    TURN,
    begin,
    packed,
    words,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.core.game import Event
    from elferhaus.games.row_laying.state import RowRules
    from elferhaus.games.row_laying.view import RowView

# What a seat knows: a world that can be, then what differs from it in others. Slots are places for unseen cards:
# whose (STOCK_SLOT: the stock's), how many, and how many are left while cards are shared out.
VIEW_PHASE, SLOTS, FREE, BOUND, STOCK_SLOT = SIZE, SIZE + 1, SIZE + 2, SIZE + 3, -1
MOST_SLOTS: Final = 32
WHOSE: Final = SIZE + 4
HOW_MANY: Final = WHOSE + MOST_SLOTS
LEFT: Final = HOW_MANY + MOST_SLOTS
UNKNOWN: Final = LEFT + MOST_SLOTS  # by seat: whether its hand is not known
ELEVENS: Final = UNKNOWN + 6  # by seat, two words: the 11s that were laid, or that cannot count (own draws)
NOT_DEALT: Final = ELEVENS + 12
DREW: Final = NOT_DEALT + 12
FREE_CARDS: Final = DREW + 6  # that can be everywhere
BOUND_CARDS: Final = FREE_CARDS + 80  # that cannot; those with the fewest places first
BOUND_SLOTS: Final = BOUND_CARDS + 80  # the sets of slots where they can be
KNOWN: Final = BOUND_SLOTS + 80
TRIES: Final = 100  # then the first world is taken once more
ALL_ELEVENS: Final = 1 << 11 | 1 << 35


def imagine(rules: Ints, known: Ints, state: Ints, luck: Ints) -> None:
    """Draw a world: share out the unseen cards by lot, as ``worlds.Worlds`` does, until it can be."""
    for at in range(SIZE):
        state[at] = known[at]
    for _ in range(TRIES):
        for seat in range(rules[SEATS]):
            if known[UNKNOWN + seat]:
                state[HANDS + 2 * seat] = state[HANDS + 2 * seat + 1] = 0
        if share_out(known, state, luck) and can_be(rules, known, state):
            break
    else:
        for at in range(SIZE):
            state[at] = known[at]
    hand = HANDS + 2 * state[TURN]
    state[PHASE] = known[VIEW_PHASE]
    if not state[TABLE] | state[TABLE + 1]:
        phase, drawn = state[PHASE], state[DRAWN]
        begin(rules, state)
        state[PHASE], state[DRAWN] = phase, drawn
    fitting = state[hand] & state[FITS] | state[hand + 1] & state[FITS + 1]
    if state[PHASE] == DRAWING and state[DRAWN] and fitting:
        state[PHASE] = HAS_DRAWN


def share_out(known: Ints, state: Ints, luck: Ints) -> bool:
    """Place the cards that cannot be everywhere, then deal the others; tell whether all found a place."""
    slots, top = known[SLOTS], state[NEXT]
    for slot in range(slots):
        known[LEFT + slot] = known[HOW_MANY + slot]
    first, bound = 0, known[BOUND]
    while first < bound:  # in any order among those with as many places
        last, places = first + 1, ones(known[BOUND_SLOTS + first])
        while last < bound and ones(known[BOUND_SLOTS + last]) == places:
            last += 1
        for at in range(first, last):
            other = at + below(luck, last - at)
            swap(known, BOUND_CARDS + at, BOUND_CARDS + other)
            swap(known, BOUND_SLOTS + at, BOUND_SLOTS + other)
            possible, total = known[BOUND_SLOTS + at], 0
            for slot in range(slots):
                total += known[LEFT + slot] * (possible >> slot & 1)
            if not total:
                return False
            chosen, slot = below(luck, total), 0
            while True:
                chosen -= known[LEFT + slot] * (possible >> slot & 1)
                if chosen < 0:
                    break
                slot += 1
            known[LEFT + slot] -= 1
            top = put(known, state, slot, known[BOUND_CARDS + at], top)
        first = last
    mixed = top > state[NEXT]
    shuffle(luck, known, FREE_CARDS, known[FREE])
    slot = 0
    for at in range(known[FREE]):
        while not known[LEFT + slot]:
            slot += 1
        known[LEFT + slot] -= 1
        top = put(known, state, slot, known[FREE_CARDS + at], top)
    if mixed:
        shuffle(luck, state, state[NEXT], state[LAST] - state[NEXT])
    return True


def swap(cards: Ints, one: int, other: int) -> None:
    """Exchange two places."""
    card = cards[one]
    cards[one] = cards[other]
    cards[other] = card


def put(known: Ints, state: Ints, slot: int, card: int, top: int) -> int:
    """Put a card into a hand or the stock; return how far the stock is filled."""
    whose = known[WHOSE + slot]
    if whose == STOCK_SLOT:
        state[top] = card
        return top + 1
    word = card // HALF
    state[HANDS + 2 * whose + word] |= 1 << card - HALF * word
    return top


def can_be(rules: Ints, known: Ints, state: Ints) -> bool:
    """Tell whether the starter can have been dealt the first 11 (ER-3): another before it was drawn."""
    if not rules[HOLDER]:
        return True
    starter = state[FIRST]
    first, other_first = had(known, state, starter, 0), had(known, state, starter, 1)
    if not first | other_first:
        return False
    before = (first & -first) - 1 if first else -1
    other_before = 0 if first else (other_first & -other_first) - 1
    for seat in range(rules[SEATS]):
        count = ones(had(known, state, seat, 0) & before) if before > 0 else ones(had(known, state, seat, 0))
        if not first:
            count += ones(had(known, state, seat, 1) & other_before)
        if count > known[DREW + seat]:
            return False
    return True


def had(known: Ints, state: Ints, seat: int, word: int) -> int:
    """Return the 11s that a seat has had and may have been dealt."""
    at = 2 * seat + word
    return (state[HANDS + at] | known[ELEVENS + at]) & ALL_ELEVENS & ~known[NOT_DEALT + at]


def known(view: RowView, plan: RowRules, seen: Sequence[Event]) -> list[int]:
    """Return what a seat knows as an array."""
    worlds = Worlds(view, plan, seen)
    memory, seats = worlds.memory, view.seats
    found = packed(worlds.draw(Random(0))) + [0] * (KNOWN - SIZE)
    every = sum(1 << at for at, slot in enumerate(worlds.slots) if slot[1])
    places = {
        card: sum(1 << at for at, (_, count, can) in enumerate(worlds.slots) if count and BIT[card] & can)
        for card in cards_in(worlds.unseen)
    }
    free = [PLACE[card] for card, slots in places.items() if slots == every]
    tied = sorted(
        (possible.bit_count(), PLACE[card], possible) for card, possible in places.items() if possible != every
    )
    found[VIEW_PHASE : VIEW_PHASE + 4] = PHASES.index(view.phase), len(worlds.slots), len(free), len(tied)
    for at, (whose, count, _) in enumerate(worlds.slots):
        found[WHOSE + at], found[HOW_MANY + at] = whose, count
    for seat in range(seats):
        found[UNKNOWN + seat] = int(seat not in worlds.known)
        found[ELEVENS + 2 * seat : ELEVENS + 2 * seat + 2] = words(memory.laid[seat])
        found[DREW + seat] = memory.drew[seat]
    if view.seat is not None:
        found[NOT_DEALT + 2 * view.seat : NOT_DEALT + 2 * view.seat + 2] = words(memory.own_draws)
        found[DREW + view.seat] = 0
    found[FREE_CARDS : FREE_CARDS + len(free)] = free
    found[BOUND_CARDS : BOUND_CARDS + len(tied)] = [card for _, card, _ in tied]
    found[BOUND_SLOTS : BOUND_SLOTS + len(tied)] = [slots for _, _, slots in tied]
    return found
