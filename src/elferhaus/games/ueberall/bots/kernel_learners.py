"""The kernel as learners play it, many tables at once: whoever may call Stopp! is asked, one after the other (UA-7)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from msgspec import structs

from elferhaus.bots.asking import ALL, NOBODY, PLACES, QUEUE, ask_next, asked, begin_asking

from .kernel import KERNEL, by_thumb, imagine, is_over, nth_place, score, step, stop
from .kernel import deal as deal_cards
from .kernel_state import (
    ACTION,
    ACTOR,
    CALLED,
    DO_DECLINE,
    DO_GIVE,
    DO_STOP,
    GIVING,
    OFFENDER,
    OVERSIGHT,
    PHASE,
    PLACING,
    SEATS,
    TURN,
    number,
    packed,
    unpacked,
)
from .kernel_view import ASKING, observe

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.bots.kernel import Kernel
    from elferhaus.bots.luck import Floats, Ints
    from elferhaus.core.game import Action, Event
    from elferhaus.games.ueberall.rules import UeberallRules
    from elferhaus.games.ueberall.state import UeberallState

__all__ = ["LEARNERS", "SIZE", "deal", "due", "imagine", "is_over", "legal", "observe", "play", "score"]

SIZE: Final = ASKING + PLACES
DO_NOTHING: Final = DO_DECLINE + 1
ANY: Final = 1_000_000  # more than can be legal


def deal(rules: Ints, state: Ints, luck: Ints) -> None:
    """Deal a round, in which nobody is asked yet."""
    deal_cards(rules, state, luck)
    for at in range(ASKING, SIZE):
        state[at] = 0


def due(state: Ints) -> int:
    """Return whose decision it is."""
    seat = asked(state, ASKING)
    return state[TURN] if seat == NOBODY else seat


def legal(rules: Ints, state: Ints, found: Ints) -> int:
    """List what can be decided; return how much."""
    if asked(state, ASKING) != NOBODY:
        found[0], found[1] = DO_NOTHING, DO_STOP + state[OFFENDER]
        return 2
    if state[PHASE] == GIVING:
        found[0], found[1] = DO_GIVE, DO_DECLINE
        return 2
    count = nth_place(rules, state, ANY)
    for at in range(count):
        found[at] = nth_place(rules, state, at)
    return count


def play(rules: Ints, weights: Floats, state: Ints, luck: Ints, players: Ints, most: int, action: int) -> int:
    """Play on by rule of thumb for so many decisions or to the end, the first one as given unless it is negative."""
    made = 0
    while made < most and not is_over(state):
        seat = asked(state, ASKING)
        if action >= 0:
            chosen, action = action, -1
        elif seat == NOBODY:
            chosen = by_thumb(rules, state)
        else:
            chosen = DO_STOP + state[OFFENDER] if state[OVERSIGHT] else DO_NOTHING
        made += 1
        state[ACTION], state[ACTOR] = chosen, due(state)
        if seat == NOBODY:
            step(rules, state, chosen)
            if state[PHASE] == PLACING and state[OFFENDER] != NOBODY:
                begin_asking(state, ASKING, luck, rules[SEATS], 1 << state[OFFENDER])
        else:
            if chosen != DO_NOTHING:
                stop(rules, state, seat)
            ask_next(state, ASKING, state[PHASE] == PLACING and state[OFFENDER] != NOBODY)
    return made


def _packed(state: UeberallState, happened: Sequence[Event] = ()) -> list[int]:
    return packed(state, happened) + [0] * PLACES


def _unpacked(array: Ints, rules: UeberallRules, seats: int) -> UeberallState:
    """Return the state of the engine; who has called stands in the order in which they were asked."""
    n = [int(each) for each in array]
    queue = n[ASKING + QUEUE : ASKING + QUEUE + n[ASKING + ALL]]
    called = tuple(seat for seat in reversed(queue) if n[CALLED] >> seat & 1)
    return structs.replace(unpacked(array, rules, seats), called=called)


def _number(action: Action | None) -> int:
    return DO_NOTHING if action is None else number(action)


LEARNERS: Final[Kernel] = replace(
    KERNEL, module=__name__, packed=_packed, unpacked=_unpacked, number=_number, for_learners=True
)
