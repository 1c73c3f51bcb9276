"""Imagining worlds in the games that lay cards to rows, on arrays: as ``worlds.Worlds`` does it, but quickly."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from elferhaus.bots.bits import ones
from elferhaus.bots.luck import Ints, shuffle
from elferhaus.bots.sharing import CARD, CARDS, MOST_SLOTS, PLACED, share_out, sharing
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

# What a seat knows: a world that can be, what differs from it in others, and how unseen cards are shared out.
VIEW_PHASE: Final = SIZE
WHOSE: Final = VIEW_PHASE + 1  # of the slots; the stock's is STOCK_SLOT
STOCK_SLOT: Final = -1
UNKNOWN: Final = WHOSE + MOST_SLOTS  # by seat: whether its hand is not known
ELEVENS: Final = UNKNOWN + 6  # by seat, two words: the 11s that were laid
NOT_DEALT: Final = ELEVENS + 12  # likewise: those that were drawn, as the seat itself knows
DREW: Final = NOT_DEALT + 12  # by seat: how many cards
SHARED: Final = DREW + 6
TRIES: Final = 100  # then the first world is taken once more
ALL_ELEVENS: Final = 1 << 11 | 1 << 35


def by_lot(rules: Ints, known: Ints, state: Ints, luck: Ints) -> None:
    """Share out the unseen cards by lot, as ``worlds.Worlds`` does, until the world can be."""
    for at in range(SIZE):
        state[at] = known[at]
    for _ in range(TRIES):
        if share_out(known, SHARED, luck):
            put_cards(rules, known, state)
            if can_be(rules, known, state):
                break
    else:
        for at in range(SIZE):
            state[at] = known[at]


def settle(rules: Ints, known: Ints, state: Ints, luck: Ints) -> None:
    """Let chance order the stock, and say what can be done in this world."""
    shuffle(luck, state, state[NEXT], state[LAST] - state[NEXT])
    hand = HANDS + 2 * state[TURN]
    state[PHASE] = known[VIEW_PHASE]
    if not state[TABLE] | state[TABLE + 1]:
        phase, drawn = state[PHASE], state[DRAWN]
        begin(rules, state)
        state[PHASE], state[DRAWN] = phase, drawn
    fitting = state[hand] & state[FITS] | state[hand + 1] & state[FITS + 1]
    if state[PHASE] == DRAWING and state[DRAWN] and fitting:
        state[PHASE] = HAS_DRAWN


def put_cards(rules: Ints, known: Ints, state: Ints) -> None:
    """Put the cards that were shared out into the hands and the stock."""
    for seat in range(rules[SEATS]):
        if known[UNKNOWN + seat]:
            state[HANDS + 2 * seat] = state[HANDS + 2 * seat + 1] = 0
    top = state[NEXT]
    for index in range(known[SHARED + CARDS]):
        card, whose = known[SHARED + CARD + index], known[WHOSE + known[SHARED + PLACED + index]]
        if whose == STOCK_SLOT:
            state[top] = card
            top += 1
        else:
            word = card // HALF
            state[HANDS + 2 * whose + word] |= 1 << card - HALF * word


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
    found = packed(worlds.draw(Random(0))) + [0] * (SHARED - SIZE)
    found[VIEW_PHASE] = PHASES.index(view.phase)
    found[WHOSE : WHOSE + len(worlds.slots)] = [whose for whose, _, _ in worlds.slots]
    for seat in range(seats):
        found[UNKNOWN + seat] = int(seat not in worlds.known)
        found[ELEVENS + 2 * seat : ELEVENS + 2 * seat + 2] = words(memory.laid[seat])
        found[DREW + seat] = memory.drew[seat]
    if view.seat is not None:
        found[NOT_DEALT + 2 * view.seat : NOT_DEALT + 2 * view.seat + 2] = words(memory.own_draws)
        found[DREW + view.seat] = 0
    cards = [
        (PLACE[card], sum(1 << slot for slot, (_, _, can) in enumerate(worlds.slots) if BIT[card] & can))
        for card in cards_in(worlds.unseen)
    ]
    return found + sharing([size for _, size, _ in worlds.slots], cards)
