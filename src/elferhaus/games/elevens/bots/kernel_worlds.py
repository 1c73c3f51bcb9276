"""Imagining worlds at elevens, on arrays: as ``worlds.imagine`` does it, but quickly."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from elferhaus.bots.luck import Ints, shuffle
from elferhaus.bots.sharing import BOUND, CARD, CARDS, MOST_SLOTS, PLACED, share_out, sharing
from elferhaus.core.cards import BIT, JOKER
from elferhaus.games.elevens.worlds import imagine as imagine_slowly
from elferhaus.games.elevens.worlds import remembered, slots_of

from .kernel_state import (
    DUTY,
    HANDS,
    JOKERS,
    LAST,
    NEXT,
    PLACES,
    SEATS,
    SIZE,
    STRIDE,
    TABLE,
    TURN,
    WILD_CARD,
    packed,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.core.game import Event
    from elferhaus.games.elevens.view import ElevensView

# What a seat knows: a world that can be, what differs from it in others, and how unseen cards are shared out.
MAY_OWE: Final = SIZE  # whether this turn can owe a card (EE-8)
WHOSE: Final = MAY_OWE + 1  # of the slots; the stock's is STOCK_SLOT
STOCK_SLOT: Final = -1
UNKNOWN: Final = WHOSE + MOST_SLOTS  # by seat: whether its hand is not known
SHARED: Final = UNKNOWN + 6
TRIES: Final = 100  # then the first world is taken once more


def imagine(rules: Ints, known: Ints, state: Ints, luck: Ints) -> None:
    """Draw a world."""
    for at in range(SIZE):
        state[at] = known[at]
    for _ in range(TRIES):
        if share_out(known, SHARED, luck):
            put_cards(rules, known, state, luck)
            break
    if known[MAY_OWE]:
        hand = HANDS + 4 * state[TURN]
        state[DUTY] = 0
        for colour in range(4):
            lying = state[TABLE + colour]
            if state[hand + colour] & (lying << 1 | lying >> 1) & PLACES & ~lying:
                state[DUTY] = 1


def put_cards(rules: Ints, known: Ints, state: Ints, luck: Ints) -> None:
    """Put the cards that were shared out into the hands and the stock."""
    for seat in range(rules[SEATS]):
        if known[UNKNOWN + seat]:
            state[JOKERS + seat] = 0
            for at in range(HANDS + 4 * seat, HANDS + 4 * seat + 4):
                state[at] = 0
    top, mixed = state[NEXT], False
    for index in range(known[SHARED + CARDS]):
        card, whose = known[SHARED + CARD + index], known[WHOSE + known[SHARED + PLACED + index]]
        if whose == STOCK_SLOT:
            state[top] = card
            top += 1
            mixed = mixed or index < known[SHARED + BOUND]
        elif card == WILD_CARD:
            state[JOKERS + whose] += 1
        else:
            state[HANDS + 4 * whose + card // STRIDE] |= 1 << card % STRIDE
    if mixed:
        shuffle(luck, state, state[NEXT], state[LAST] - state[NEXT])


def known(view: ElevensView, seen: Sequence[Event]) -> list[int]:
    """Return what a seat knows as an array."""
    memory = remembered(view, seen)
    cards, slots, hands = slots_of(view, memory)
    found = packed(imagine_slowly(view, seen, Random(0))) + [0] * (SHARED - SIZE)
    found[MAY_OWE] = int(not (view.over or memory.on_row or view.stock))
    found[WHOSE : WHOSE + len(slots)] = [whose for whose, _, _ in slots]
    for seat in range(view.seats):
        found[UNKNOWN + seat] = int(seat not in hands)
    can = [
        (
            WILD_CARD if card == JOKER else BIT[card].bit_length() - 1,
            sum(1 << slot for slot, (_, _, numbers) in enumerate(slots) if card == JOKER or BIT[card] & numbers),
        )
        for card in cards
    ]
    return found + sharing([size for _, size, _ in slots], can)
