"""Whoever may call is asked, one after the other: how kernels do it for learners, as ``adapters/decisions.py`` does.

``at`` is where a state keeps it: behind all that the kernel itself needs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .luck import Ints, sample_all

if TYPE_CHECKING:
    from .tables import Singles

# How many are still to be asked, how long after the last card, how many were to be asked at first, and who: the next
# one last.
LEFT, BEATS, ALL, QUEUE = 0, 1, 2, 3
PLACES: Final = QUEUE + 6
NOBODY: Final = -1


def asked(state: Ints, at: int) -> int:
    """Return who is asked now."""
    left = state[at + LEFT]
    return state[at + QUEUE + left - 1] if left else NOBODY


def begin_asking(state: Ints, at: int, luck: Ints, seats: int, never: int) -> None:
    """Begin to ask everyone, in an order by lot, but a set of seats."""
    count = 0
    for seat in range(seats):
        if not never >> seat & 1:
            state[at + QUEUE + count] = seat
            count += 1
    sample_all(luck, state, at + QUEUE, count)
    state[at + LEFT] = state[at + ALL] = count
    state[at + BEATS] = 1


def ask_next(state: Ints, at: int, goes_on: bool) -> None:
    """Go on to the next to be asked, if there is still something to call."""
    state[at + LEFT] = state[at + LEFT] - 1 if goes_on else 0
    state[at + BEATS] += 1


def show_asked(state: Ints, at: int, seats: int, out: Singles, place: int) -> None:
    """Write for the seat that is asked that it is, and how long after the last card."""
    out[place] = 1
    out[place + 1] = state[at + BEATS] / seats
