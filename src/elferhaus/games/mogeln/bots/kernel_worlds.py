"""Imagining worlds at mogeln, on arrays: cards where they can be, and a last lay that somebody with such a hand makes.

Every lay on the pile is a place of its own (``worlds.Memory``); finished piles are one place, as nobody looks there
again. The last lay goes back into the hand it came from, and is laid anew by rule of thumb, or now and then otherwise.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from elferhaus.bots.bits import ones
from elferhaus.bots.luck import Ints, below, lot
from elferhaus.bots.sharing import CARD, CARDS, MOST_SLOTS, PLACED, share_out, sharing
from elferhaus.games.mogeln.worlds import Memory
from elferhaus.games.mogeln.worlds import imagine as imagine_slowly

from .kernel_state import (
    CALLER,
    COLOUR,
    GONE,
    HANDS,
    HELD,
    HIGHEST,
    LAID,
    LAST,
    MOST_SEATS,
    SAID,
    SEATS,
    SIZE,
    SNEAK,
    TURN,
    UNDER,
    code,
    packed,
    write_memory,
)
from .kernel_thumb import best_lay, layer_of, look_around, right_cards, sneaking
from .observations import NOBODY, Observations

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.core.game import Event
    from elferhaus.games.mogeln.view import MogelnView

STRANGE: Final = 0.2  # how often somebody lays otherwise than by rule of thumb
TRIES: Final = 100  # then the first world is taken once more

# What a seat knows: a world that can be, whether its last lay is laid anew, and how unseen cards are shared out.
OWN: Final = SIZE
ANEW: Final = OWN + 1
WHERE: Final = ANEW + 1  # what each slot is: a hand by its seat, or
ON_PILE: Final = 8  # a lay on the pile, with this and the seat that laid it,
IN_LAST: Final = 16  # the last lay,
IN_GONE: Final = 17  # finished piles
SHARED: Final = WHERE + MOST_SLOTS


def imagine(rules: Ints, known: Ints, state: Ints, luck: Ints) -> None:
    """Draw a world."""
    for at in range(SIZE):
        state[at] = known[at]
    seats, own = rules[SEATS], known[OWN]
    for _ in range(TRIES):
        if share_out(known, SHARED, luck):
            put_cards(rules, known, state)
            break
    layer = layer_of(rules, state)
    if known[ANEW]:
        state[HANDS + layer] |= state[LAST]
        state[LAID + layer] &= ~state[LAST]
        state[LAST] = lay_anew(rules, state, layer, luck)
        state[HANDS + layer] ^= state[LAST]
        state[LAID + layer] |= state[LAST]
    for seat in range(seats):  # what others remember of their own cards is not known, but they know what they hold
        if seat != own:
            for other in range(seats):
                state[HELD + MOST_SEATS * seat + other] &= ~(state[HANDS + seat] | state[LAID + seat])


def put_cards(rules: Ints, known: Ints, state: Ints) -> None:
    """Put the cards that were shared out where they are in this world."""
    for seat in range(rules[SEATS]):
        state[LAID + seat] = 0
        if seat != known[OWN]:
            state[HANDS + seat] = 0
    state[UNDER] = state[LAST] = state[GONE] = 0
    for index in range(known[SHARED + CARDS]):
        bit, where = 1 << known[SHARED + CARD + index], known[WHERE + known[SHARED + PLACED + index]]
        if where == IN_GONE:
            state[GONE] |= bit
        elif where == IN_LAST:
            state[LAST] |= bit
        elif where >= ON_PILE:
            state[UNDER] |= bit
            state[LAID + where - ON_PILE] |= bit
        else:
            state[HANDS + where] |= bit
    state[LAID + layer_of(rules, state)] |= state[LAST]


def lay_anew(rules: Ints, state: Ints, seat: int, luck: Ints) -> int:
    """Return what a seat has laid if this was its hand."""
    hand, claim, turn = state[HANDS + seat], state[SAID], state[TURN]
    if lot(luck) >= STRANGE:
        state[TURN], state[LAST] = seat, 0
        _, total, _ = look_around(rules, state, luck)
        cards, _ = best_lay(rules, state, total, seat, claim, luck)
        state[TURN] = turn
        return cards
    several = rules[SNEAK] == 1 and lot(luck) < sneaking(state, seat)
    right = hand & right_cards(rules[COLOUR], claim, rules[HIGHEST])
    if right and not several:
        return right & -right
    left = hand
    for _ in range(below(luck, ones(hand))):
        left &= left - 1
    card = left & -left
    return hand ^ card if several and hand != card else card


def known(view: MogelnView, seen: Sequence[Event]) -> list[int]:
    """Return what a seat knows as an array."""
    seats, own = view.seats, view.seat
    assert own is not None
    memory = Memory(view.rules, seats, own)
    for event in seen:
        memory.remember(event)
    found = packed(imagine_slowly(view, seen, Random(0))) + [0] * (SHARED - SIZE)
    public = Observations(NOBODY, seats, view.rules.colour, [event for event in seen if event.to is None])
    for seat in range(seats):
        write_memory(found, seat, public)
        found[HELD + MOST_SEATS * seat + seat] = 0
    write_memory(found, own, Observations(own, seats, view.rules.colour, seen))
    found[OWN], found[CALLER] = own, 0 if own == view.turn else own + 1
    slots = _slots(view, memory)
    found[ANEW] = int(bool(memory.pile) and all(where != IN_LAST for where, _, _ in slots))
    found[WHERE : WHERE + len(slots)] = [where for where, _, _ in slots]
    hand = view.hand or ()
    can = [
        (code(card), sum(1 << slot for slot, (_, _, there) in enumerate(slots) if places & there))
        for card, places in memory.places.items()
        if card not in hand
    ]
    return found + sharing([size for _, size, _ in slots], can)


def _slots(view: MogelnView, memory: Memory) -> list[tuple[int, int, int]]:
    """Return where unseen cards can be: what it is, how many cards it holds, and its places in memory."""
    seats, sizes = view.seats, memory.sizes
    layer = (view.turn - 1) % seats
    gone = [place for place in sizes if place not in memory.pile]
    slots = [(IN_GONE, sum(sizes[place] for place in gone), sum(gone))]
    slots += [
        (ON_PILE + (layer - back) % seats, sizes[place], place)
        for back, place in enumerate(reversed(memory.pile))
        if back  # the last lay is another matter
    ]
    hands = {seat: (seat, view.counts[seat], 1 << seat) for seat in range(seats) if seat != view.seat}
    if memory.pile:
        last = memory.pile[-1]
        if layer == view.seat:
            slots.append((IN_LAST, sizes[last], last))
        elif not view.counts[layer]:  # MO-4: an empty hand is shown, so the rest is known
            missing = len(memory.places) - len(view.hand or ()) - sum(size for _, size, _ in slots)
            slots.append((IN_LAST, missing - sum(size for _, size, _ in hands.values()), last))
        else:  # it goes back into the hand
            hands[layer] = (layer, view.counts[layer] + sizes[last], 1 << layer | last)
    return [*slots, *hands.values()]
