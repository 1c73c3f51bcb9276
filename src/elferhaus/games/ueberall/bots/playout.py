"""Playing an imagined round of ueberall to its end, everyone by rule of thumb: awake, and loading the leader.

No views and no events are made, and a card is its number. A test holds that it comes out as if the players had been
asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.core.cards import NUMBER
from elferhaus.core.game import Outcome, best, next_seat
from elferhaus.games.ueberall.moves import apply
from elferhaus.games.ueberall.rules import MOST_CARDS
from elferhaus.games.ueberall.state import BEFORE, GIVE, Stop

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.core.game import Seat
    from elferhaus.games.ueberall.state import UeberallState

BUILT_ON: Final = {NUMBER[card]: before for card, before in BEFORE.items()}


def finish(state: UeberallState) -> Outcome:
    """Play to the end by rule of thumb."""
    winners = _winners(_settled(state))
    return Outcome(tuple(int(seat in winners) for seat in range(len(state.down))), winners)


def _settled(state: UeberallState) -> UeberallState:
    """Call Stopp! where a card was overlooked, and let everyone give who is asked (UA-7)."""
    if state.phase == "place" and state.oversight and state.offender is not None:
        state, _ = apply(state, next_seat(state.offender, len(state.down)), Stop(state.offender))
    while state.phase == "give":
        state, _ = apply(state, state.turn, GIVE)
    return state


def _winners(state: UeberallState) -> tuple[Seat, ...]:
    """Play the cards one by one, and return who has won."""
    if state.out:
        return state.out[:1]
    down = [[NUMBER[card] for card in reversed(pile)] for pile in state.down]  # the next card last
    opened = [[NUMBER[card] for card in pile] for pile in state.open]  # the top card last
    tops = [pile[-1] if pile else 0 for pile in opened]
    middle = NUMBER[state.middle[-1]] if state.middle else 0
    counts = [len(pile) + len(other) for pile, other in zip(down, opened, strict=True)]
    turn, seats = state.turn, len(down)
    for _ in range(0 if state.phase == "over" else MOST_CARDS - state.placed):
        number = down[turn].pop()
        before = BUILT_ON[number]
        goes_on = True
        if before == middle or not middle:
            goes_on = middle > 0  # UA-2: the first card ends the turn
            middle = number
            counts[turn] -= 1
        else:
            on = _loaded(tops, counts, turn, before) if before in tops else turn
            opened[on].append(number)
            tops[on] = number
            goes_on = on != turn
            counts[on] += 1
            counts[turn] -= 1
        if not down[turn]:
            if not opened[turn]:  # UA-6
                return (turn,)
            down[turn], opened[turn], tops[turn] = opened[turn][::-1], [], 0  # UA-5
        if not goes_on:
            turn = turn + 1 if turn + 1 < seats else 0
    return best(counts, low_wins=True)  # UA-7


def _loaded(tops: Sequence[int], counts: Sequence[int], turn: Seat, before: int) -> Seat:
    """Return on whose pile the card goes: of whoever has the fewest cards, the next one first; else on the own."""
    seats = len(tops)
    found, fewest = turn, MOST_CARDS
    for step in range(1, seats):
        other = (turn + step) % seats
        if tops[other] == before and counts[other] < fewest:
            found, fewest = other, counts[other]
    return found
