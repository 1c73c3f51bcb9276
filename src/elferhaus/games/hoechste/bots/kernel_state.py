"""How a round of hoechste is written into arrays of integers: see ``kernel``.

A hand is one word with a bit a number: every seat has a colour of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.engine.value import POINTS
from elferhaus.bots.kernel import Setting
from elferhaus.core.cards import BIT, CARD, NUMBER
from elferhaus.games.hoechste.rules import HIGH, HoechsteRules
from elferhaus.games.hoechste.state import PLAY, HoechsteState, Play

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.bots.luck import Ints
    from elferhaus.core.cards import Card, CardSet
    from elferhaus.core.game import Action, Event
    from elferhaus.games.hoechste.view import HoechsteView

STRIDE: Final = 12  # bits a colour in sets of cards of all seats
FULL: Final = (1 << HIGH + 1) - 2  # HK-1

SEATS: Final = 0  # in the rules array
# What a state holds: first what was done last, and by whom.
ACTION, ACTOR, TURN, HANDS, CHOSEN, WON, WAITING, LOST = 0, 1, 2, 3, 7, 11, 15, 16
SIZE: Final = LOST + 1
UNDRAWN: Final = -1  # in TURN: the lot has not said yet who chooses next
# Where thoughts are kept, behind the weight of points: for four players, four rows of numbers.
ROW: Final = HIGH + 2
SCRATCH: Final = 16 * ROW


def setting(rules: HoechsteRules, seats: int) -> Setting:
    """Return what these rules mean to the kernel; behind the weight of points there is room for thoughts."""
    return Setting([seats, rules.dealer or 0], [POINTS, *[0.0] * SCRATCH])


def _numbers(cards: Sequence[Card]) -> int:
    return sum(1 << NUMBER[card] for card in cards)


def _set(cards: CardSet) -> int:
    """Return a set of cards of all seats in one word."""
    return sum((cards >> 24 * colour & FULL) << STRIDE * colour for colour in range(4))


def packed(state: HoechsteState, _happened: Sequence[Event] = ()) -> list[int]:
    """Return a state of the engine as an array."""
    found = [0] * SIZE
    found[TURN], found[WAITING], found[LOST] = UNDRAWN, _set(state.waiting), _set(state.lost)
    for seat, (hand, card, won) in enumerate(zip(state.hands, state.chosen, state.won, strict=True)):
        found[HANDS + seat] = hand >> 24 * seat & FULL
        found[CHOSEN + seat] = 0 if card is None else NUMBER[card]
        found[WON + seat] = _set(won)
    return found


def unpacked(array: Ints, rules: HoechsteRules, seats: int) -> HoechsteState:
    """Return the state of the engine that an array holds."""
    n = [int(each) for each in array]

    def cards(word: int) -> CardSet:
        return sum((word >> STRIDE * colour & FULL) << 24 * colour for colour in range(4))

    return HoechsteState(
        rules=rules,
        hands=tuple(n[HANDS + seat] << 24 * seat for seat in range(seats)),
        chosen=tuple(CARD[1 << 24 * seat + n[CHOSEN + seat]] if n[CHOSEN + seat] else None for seat in range(seats)),
        won=tuple(cards(n[WON + seat]) for seat in range(seats)),
        waiting=cards(n[WAITING]),
        lost=cards(n[LOST]),
    )


def action(number: int) -> Play:
    """Return an action by its number."""
    return PLAY[1 << 24 * (number // STRIDE) + number % STRIDE]


NUMBERS: Final[dict[Action, int]] = {
    action(STRIDE * seat + card): STRIDE * seat + card for seat in range(4) for card in range(1, HIGH + 1)
}


def number(action: Action | None) -> int:
    """Return the number of an action."""
    assert action is not None  # there is nothing to call
    return NUMBERS[action]


def known(view: HoechsteView, _seen: Sequence[Event]) -> list[int]:
    """Return what a seat knows: the table, and of others who have chosen what they held before."""
    found = [0] * SIZE + [0] * 4
    found[TURN] = UNDRAWN
    found[WAITING], found[LOST] = _all(view.waiting), _all(view.lost)
    for seat, (left, chosen, won) in enumerate(zip(view.left, view.chosen, view.won, strict=True)):
        own = view.choice if seat == view.seat else None
        found[HANDS + seat] = _numbers(left) & ~(0 if own is None else 1 << NUMBER[own])
        found[CHOSEN + seat] = 0 if own is None else NUMBER[own]
        found[WON + seat] = _all(won)
        found[SIZE + seat] = _numbers(left) if chosen and own is None else 0
    return found


def _all(cards: Sequence[Card]) -> int:
    return sum(1 << STRIDE * ((BIT[card].bit_length() - 1) // 24) + NUMBER[card] for card in cards)
