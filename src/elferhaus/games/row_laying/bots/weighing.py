"""What the others did, written down for ``kernel_weighing``, which finds the worlds that explain it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from elferhaus.bots.sharing import BOUND, CARDS, MASK
from elferhaus.games.row_laying.state import Draw, Keep, Lay
from elferhaus.games.row_laying.worlds import Memory

from .kernel_state import BEGIN, DO_DRAW, HAS_DRAWN, LAID, NUMBERS, words
from .kernel_weighing import (
    AT_ONCE,
    BECAME,
    DONE,
    DRAWN_CARD,
    DRAWS_UNSEEN,
    FIRST_DONE,
    KEPT,
    NOWHERE,
    STEPS,
    THUMB,
    UNSEEN,
    WALKING,
    WIDTH,
)
from .kernel_worlds import SHARED, known

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.core.game import Did, Event
    from elferhaus.games.row_laying.state import RowAction, RowRules
    from elferhaus.games.row_laying.view import RowView

    from .thumb import Weights

EVERYWHERE: Final = (1 << 62) - 1
STEPS_BETWEEN: Final = 24  # from one world to the next


def weighed(view: RowView, plan: RowRules, weights: Weights, seen: Sequence[Event]) -> list[int]:
    """Return what a seat knows as an array, with what is needed to weigh its worlds."""
    found = known(view, plan, seen)
    if view.seat is None or view.hands:
        return found
    for place in range(found[SHARED + BOUND], found[SHARED + CARDS]):
        found[SHARED + MASK + place] = EVERYWHERE
    found += [0] * (DONE - WALKING)
    found[STEPS] = STEPS_BETWEEN
    found[THUMB : THUMB + len(weights)] = [round(100 * each) for each in weights]
    done = _done(view, plan, seen)
    for seat in range(view.seats):
        found[FIRST_DONE + seat + 1] = found[FIRST_DONE + seat] + len(done[seat])
        first = found[FIRST_DONE + seat]
        for at, each in enumerate(done[seat]):
            if each[0] == DO_DRAW:
                found[DRAWS_UNSEEN] += each[BECAME] != AT_ONCE
                if each[BECAME] == AT_ONCE:
                    each[DRAWN_CARD] = ~(first + at + 1)
            found += each
    return found


def _done(view: RowView, plan: RowRules, seen: Sequence[Event]) -> list[list[list[int]]]:
    """Return what each of the others did, with what lay there and what fitted then."""
    memory = Memory(plan, view.seats)
    done: list[list[list[int]]] = [[] for _ in range(view.seats)]
    turn, phase = -1, BEGIN
    for event in cast("Sequence[Did[RowAction]]", seen):
        seat, action = event.by, event.action
        if seat != turn:
            turn, phase = seat, BEGIN
        if seat != view.seat:
            mine = done[seat]
            if isinstance(action, Keep):
                mine[-1][BECAME] = KEPT
            elif isinstance(action, Lay) and phase == HAS_DRAWN:
                mine[-1][BECAME] = AT_ONCE
            row = [NUMBERS[action.blind() if isinstance(action, Draw) else action], phase]
            row += [*words(memory.fits), *words(memory.table), int(not memory.table), NOWHERE, UNSEEN]
            assert len(row) == WIDTH
            mine.append(row)
        memory.remember(event)
        if isinstance(action, Lay):
            phase = LAID
        elif isinstance(action, Draw):
            phase = HAS_DRAWN
        else:
            turn = -1
    return done
