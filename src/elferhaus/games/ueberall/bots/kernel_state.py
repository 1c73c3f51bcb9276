"""How a round of ueberall is written into arrays of integers: see ``kernel``.

A card is its colour times 24 and its number, never 0. A pile is its first and its last card, and of every card it is
known which one comes after it and before it: turning a pile over is two assignments.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.engine.value import POINTS
from elferhaus.bots.kernel import Setting
from elferhaus.core.cards import BIT, CARD
from elferhaus.games.ueberall.state import DECLINE, GIVE, Place, Stop, UeberallAction, UeberallState, place

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.bots.luck import Ints
    from elferhaus.core.cards import Card
    from elferhaus.core.game import Action, Event
    from elferhaus.games.ueberall.rules import UeberallRules
    from elferhaus.games.ueberall.state import On, Phase

STRIDE: Final = 24
# Numbers of actions: eight times the card, and where it goes: a seat, the own pile or the middle.
TO_OWN, TO_MIDDLE, DO_STOP, DO_GIVE, DO_DECLINE = 6, 7, 1_000, 1_010, 1_011

SEATS, DEALER, HUMAN, PLAY_ON = 0, 1, 2, 3  # in the rules array

# What a state holds: first what was done last, and by whom.
ACTION, ACTOR, TURN, PHASE, PLACED, OFFENDER, OVERSIGHT, CALLED, OUTS, GIVER_COUNT = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
PLACING, GIVING, OVER = 0, 1, 2
PHASES: Final[tuple[Phase, ...]] = ("place", "give", "over")
NOBODY: Final = -1  # in OFFENDER
ASKED: Final = 10  # whether everyone who may call has been asked
OUT: Final = 11  # who has no cards left, the first out first
GIVERS: Final = OUT + 6
COUNTS: Final = GIVERS + 6  # by seat: how many cards it has
DOWN: Final = COUNTS + 6  # by seat: the first card, which is the next,
DOWN_END: Final = DOWN + 6  # and the last
OPEN: Final = DOWN_END + 6  # likewise: the last is the top card
OPEN_END: Final = OPEN + 6
MIDDLES: Final = OPEN_END + 6  # how many cards lie in the middle,
MIDDLE: Final = MIDDLES + 1  # and which, the top card last
AFTER: Final = MIDDLE + 80  # by card
BEFORE: Final = AFTER + 96
LOTS: Final = BEFORE + 96  # by seat: when it called
SIZE: Final = LOTS + 6


def setting(rules: UeberallRules, seats: int) -> Setting:
    """Return what these rules mean to the kernel."""
    return Setting([seats, rules.dealer or 0, int(rules.attention == "human"), int(rules.play_on)], [POINTS])


def code(card: Card) -> int:
    """Return the number of a card."""
    return BIT[card].bit_length() - 1


def chain(found: Ints, first: int, last: int, cards: Sequence[int]) -> None:
    """Write a pile."""
    found[first], found[last] = (cards[0], cards[-1]) if cards else (0, 0)
    for at, card in enumerate(cards):
        found[BEFORE + card] = cards[at - 1] if at else 0
        found[AFTER + card] = cards[at + 1] if at + 1 < len(cards) else 0


def packed(state: UeberallState, _happened: Sequence[Event] = ()) -> list[int]:
    """Return a state of the engine as an array."""
    found = [0] * SIZE
    found[TURN], found[PHASE], found[PLACED] = state.turn, PHASES.index(state.phase), state.placed
    found[OFFENDER] = NOBODY if state.offender is None else state.offender
    found[OVERSIGHT], found[CALLED] = int(state.oversight), sum(1 << seat for seat in state.called)
    found[OUTS], found[GIVER_COUNT] = len(state.out), len(state.givers)
    found[OUT : OUT + len(state.out)] = state.out
    found[GIVERS : GIVERS + len(state.givers)] = state.givers
    for seat, (down, opened) in enumerate(zip(state.down, state.open, strict=True)):
        found[COUNTS + seat] = len(down) + len(opened)
        chain(found, DOWN + seat, DOWN_END + seat, [code(card) for card in down])
        chain(found, OPEN + seat, OPEN_END + seat, [code(card) for card in opened])
    found[MIDDLES] = len(state.middle)
    found[MIDDLE : MIDDLE + len(state.middle)] = [code(card) for card in state.middle]
    return found


def unpacked(array: Ints, rules: UeberallRules, seats: int) -> UeberallState:
    """Return the state of the engine that an array holds."""
    n = [int(each) for each in array]

    def pile(card: int) -> tuple[Card, ...]:
        found = []
        while card:
            found.append(CARD[1 << card])
            card = n[AFTER + card]
        return tuple(found)

    return UeberallState(
        rules=rules,
        down=tuple(pile(card) for card in n[DOWN : DOWN + seats]),
        open=tuple(pile(card) for card in n[OPEN : OPEN + seats]),
        middle=tuple(CARD[1 << card] for card in n[MIDDLE : MIDDLE + n[MIDDLES]]),
        turn=n[TURN],
        phase=PHASES[n[PHASE]],
        placed=n[PLACED],
        out=tuple(n[OUT : OUT + n[OUTS]]),
        offender=None if n[OFFENDER] == NOBODY else n[OFFENDER],
        oversight=bool(n[OVERSIGHT]),
        called=tuple(seat for seat in range(seats) if n[CALLED] >> seat & 1),
        givers=tuple(n[GIVERS : GIVERS + n[GIVER_COUNT]]),
    )


def action(number: int) -> UeberallAction:
    """Return an action by its number."""
    if number >= DO_GIVE:
        return GIVE if number == DO_GIVE else DECLINE
    if number >= DO_STOP:
        return Stop(number - DO_STOP)
    where = number % 8
    on: On = "own" if where == TO_OWN else "middle" if where == TO_MIDDLE else where
    return place(CARD[1 << number // 8], on)


def number(action: Action | None) -> int:
    """Return the number of an action."""
    if isinstance(action, Place):
        on = TO_OWN if action.on == "own" else TO_MIDDLE if action.on == "middle" else int(action.on)
        return 8 * code(action.card) + on
    if isinstance(action, Stop):
        return DO_STOP + action.against
    return DO_GIVE if action == GIVE else DO_DECLINE
