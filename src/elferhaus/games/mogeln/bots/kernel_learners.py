"""The kernel as learners play it, many tables at once: cards are picked one by one, and callers asked in an order."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from elferhaus.bots.asking import NOBODY, ask_next, asked, begin_asking
from elferhaus.bots.bits import length, ones

from .kernel import KERNEL, imagine, is_over, score, step
from .kernel import deal as deal_cards
from .kernel_state import (
    ACTION,
    ACTOR,
    CARDS,
    CLAIMS,
    DO_DOUBT,
    DO_MANY,
    DO_NOTHING,
    DO_TOO_MANY,
    HANDS,
    LAST,
    SEATS,
    SNEAK,
    SPACE,
    TURN,
    packed,
)
from .kernel_thumb import by_thumb, calls, lay_number, layer_of, next_number
from .kernel_view import ASKING, PICKED, PICKS, observe

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.bots.kernel import Kernel
    from elferhaus.bots.luck import Floats, Ints
    from elferhaus.core.cards import Card
    from elferhaus.core.game import Event
    from elferhaus.games.mogeln.state import MogelnState

__all__ = ["LEARNERS", "SIZE", "deal", "due", "imagine", "is_over", "legal", "observe", "play", "score"]

MOST_CARDS: Final = 60
SIZE: Final = PICKS + MOST_CARDS
DO_DONE, DO_PICK = 2_003, 2_004  # numbers of decisions: that it is enough, and a card from there on
NOT_YET: Final = -1


def deal(rules: Ints, state: Ints, luck: Ints) -> None:
    """Deal a round, in which nobody is asked and nothing is picked yet."""
    deal_cards(rules, state, luck)
    for at in range(ASKING, SIZE):
        state[at] = 0


def due(state: Ints) -> int:
    """Return whose decision it is."""
    seat = asked(state, ASKING)
    return state[TURN] if seat == NOBODY else seat


def picked(state: Ints) -> int:
    """Return the set of cards that have been picked."""
    found = 0
    for index in range(state[PICKED]):
        found |= 1 << state[PICKS + index]
    return found


def legal(rules: Ints, state: Ints, found: Ints) -> int:
    """List what can be decided; return how much. A second card is picked only where several can be laid (MO-4)."""
    seat, count = asked(state, ASKING), 0
    if seat != NOBODY:
        found[0], count = DO_NOTHING, 1
    else:
        left = state[HANDS + state[TURN]] & ~picked(state)
        while left:
            found[count] = DO_PICK + length(left & -left) - 1
            left &= left - 1
            count += 1
    if state[PICKED]:
        found[count] = DO_DONE
        return count + 1
    if state[LAST] and (seat == NOBODY or rules[SPACE]):  # MO-3
        found[count] = DO_DOUBT
        count += 1
    if state[LAST] and rules[SNEAK]:  # MO-4
        found[count] = DO_TOO_MANY
        count += 1
    return count


def play(rules: Ints, weights: Floats, state: Ints, luck: Ints, players: Ints, most: int, action: int) -> int:
    """Play on by rule of thumb for so many decisions or to the end, the first one as given unless it is negative."""
    made, plan = 0, NOT_YET
    while made < most and not is_over(state):
        seat = asked(state, ASKING)
        if action >= 0:
            chosen, action = action, NOT_YET
        elif seat != NOBODY:
            chosen = calls(rules, state, seat, luck)
        else:
            chosen = DO_DONE
            if plan == NOT_YET:
                chosen = by_thumb(rules, state, luck)
                if chosen < DO_DOUBT or chosen >= DO_MANY:
                    plan = chosen ^ DO_MANY if chosen >= DO_MANY else 1 << chosen // CLAIMS
                elif state[PICKED]:
                    plan = 0  # it is too late for a call
            if plan != NOT_YET:
                left = plan & ~picked(state)
                chosen = DO_PICK + length(left & -left) - 1 if left else DO_DONE
        made += 1
        decide(rules, state, luck, seat, chosen)
        if not state[PICKED]:
            plan = NOT_YET
    return made


def decide(rules: Ints, state: Ints, luck: Ints, seat: int, chosen: int) -> None:
    """Carry a decision out: of a seat that is asked, or of the one on turn."""
    turn = state[TURN]
    if seat != NOBODY:
        if chosen != DO_NOTHING:
            step(rules, state, seat, chosen)
        ask_next(state, ASKING, state[LAST] != 0)
        state[ACTION], state[ACTOR] = chosen, seat
        return
    if chosen >= DO_PICK:
        state[PICKS + state[PICKED]] = chosen - DO_PICK
        state[PICKED] += 1
    if chosen < DO_DONE:
        step(rules, state, turn, chosen)
    elif chosen == DO_DONE or state[PICKED] == (ones(state[HANDS + turn]) if rules[SNEAK] else 1):
        step(rules, state, turn, lay_number(picked(state), next_number(rules, state)))
        state[PICKED] = 0
        if (rules[SNEAK] or rules[SPACE]) and not is_over(state):
            begin_asking(state, ASKING, luck, rules[SEATS], 1 << state[TURN] | 1 << layer_of(rules, state))
    state[ACTION], state[ACTOR] = chosen, turn


def _packed(state: MogelnState, happened: Sequence[Event] = ()) -> list[int]:
    return packed(state, happened) + [0] * (SIZE - ASKING)


_PICK: Final = {card: DO_PICK + code for code, card in CARDS.items()}


def _picks(card: Card | None) -> int:
    return DO_DONE if card is None else _PICK[card]


LEARNERS: Final[Kernel] = replace(KERNEL, module=__name__, packed=_packed, picks=_picks, for_learners=True)
