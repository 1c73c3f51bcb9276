"""How a round of laying to rows is written into arrays of integers: see ``kernel``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.kernel import HouseRule, Setting
from elferhaus.core.cards import BIT, CARD
from elferhaus.games.row_laying.state import DRAW, END, KEEP, LAY, PASS, Phase, R, RowState

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.bots.luck import Ints
    from elferhaus.core.cards import CardSet
    from elferhaus.core.game import Action, Event
    from elferhaus.core.options import Rules
    from elferhaus.games.row_laying.state import AnyRowState, RowAction, RowRules

    from .thumb import Weights

HALF: Final = 48  # bits of a word: two rows
WORD: Final = (1 << HALF) - 1
ROW: Final = (1 << 24) - 1  # the first row of a word
DO_END, DO_DRAW, DO_KEEP, DO_PASS = 96, 97, 98, 99

# What the rules array holds; sets take two places.
SEATS, DEALER, HAND, DRAWS, MAY_KEEP, FORCED, HOLDER, STARTER, DECK, LYING, STARTS = 0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12
BY_LOT, LEFT_OF_DEALER = -1, -2  # in STARTER, in place of a seat

# What the weights hold after those of the rule of thumb and of the points: for each size of the stock those of whoever
# searches, so many each.
OWN, COUNT = 9, 8

# What a state holds: first what was done last, and by whom. The stock goes from its top, at NEXT, to LAST.
ACTION, ACTOR, PHASE, TURN, DRAWN, FIRST, NEXT, LAST, TABLE, FITS, HANDS, STOCK = 0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 24
BEGIN, LAID, DRAWING, HAS_DRAWN, OVER = 0, 1, 2, 3, 4
PHASES: Final[tuple[Phase, ...]] = ("begin", "laid", "drawing", "drawn", "over")
CARDS: Final = 80
SIZE: Final = STOCK + CARDS

PLACE: Final = {card: bit.bit_length() - 1 for card, bit in BIT.items()}
OTHERS: Final[dict[int, RowAction]] = {DO_END: END, DO_DRAW: DRAW, DO_KEEP: KEEP, DO_PASS: PASS}
NUMBERS: Final[dict[Action, int]] = {lay: bit.bit_length() - 1 for bit, lay in LAY.items()} | {
    each: number for number, each in OTHERS.items()
}


def begin(rules: Ints, state: Ints) -> None:
    """Set the table before the first turn."""
    lying, other = rules[LYING], rules[LYING + 1]
    state[PHASE], state[DRAWN] = BEGIN, 0
    state[TABLE], state[TABLE + 1] = lying, other
    if lying | other:
        state[FITS] = (lying << 1 | lying >> 1) & rules[DECK] & ~lying
        state[FITS + 1] = (other << 1 | other >> 1) & rules[DECK + 1] & ~other
    elif rules[FORCED]:
        hand = HANDS + 2 * state[FIRST]
        elevens, others = state[hand] & rules[STARTS], state[hand + 1] & rules[STARTS + 1]
        state[FITS] = elevens & -elevens  # ER-3: red before yellow, green and blue
        state[FITS + 1] = 0 if elevens else others & -others
    else:
        start = STARTS if rules[STARTS] | rules[STARTS + 1] else DECK
        state[FITS], state[FITS + 1] = rules[start], rules[start + 1]


def setting(
    rules: Rules, plan: RowRules, seats: int, hand: int, starter: int, weights: Weights, points: float
) -> Setting:
    """Return what rules mean here."""
    flags = (plan.may_keep, plan.forced, plan.holder_starts)
    sets = (*words(plan.deck), *words(plan.lying), *words(plan.starts))
    return Setting([seats, rules.dealer or 0, hand, plan.draws, *map(int, flags), starter, *sets], [*weights, points])


def _largest_hand(rules: Sequence[int]) -> int:
    """Return how many cards each can be dealt."""
    return sum((rules[DECK + word] & ~rules[LYING + word]).bit_count() for word in range(2)) // rules[SEATS]


STUCK: Final = (DRAW, PASS)  # what is done by whoever can lay nothing
HOUSE_RULES: Final = {"hand": HouseRule(HAND, 1, _largest_hand), "draws": HouseRule(DRAWS, 1, lambda _: CARDS)}


def words(cards: CardSet) -> tuple[int, int]:
    """Return the two words of a set of cards."""
    return cards & WORD, cards >> HALF


def packed(state: AnyRowState, _happened: Sequence[Event] = ()) -> list[int]:
    """Return a state of the engine as an array."""
    stock = [PLACE[card] for card in state.stock]
    hands = [word for hand in state.hands for word in words(hand)]
    head = [0, 0, PHASES.index(state.phase), state.turn, state.drawn, state.starter, STOCK, STOCK + len(stock)]
    filled = [*head, *words(state.table), *words(state.fits), *hands, *[0] * (STOCK - HANDS - len(hands)), *stock]
    return filled + [0] * (SIZE - len(filled))


def unpacked(array: Ints, rules: R, plan: RowRules, seats: int) -> RowState[R]:
    """Return the state of the engine that an array holds."""
    numbers = [int(each) for each in array]
    sets = [numbers[at] | numbers[at + 1] << HALF for at in range(TABLE, HANDS + 2 * seats, 2)]
    return RowState(
        rules,
        plan,
        tuple(sets[2:]),
        tuple(CARD[1 << card] for card in numbers[numbers[NEXT] : numbers[LAST]]),
        sets[0],
        sets[1],
        numbers[FIRST],
        numbers[TURN],
        PHASES[numbers[PHASE]],
        numbers[DRAWN],
    )


def action(number: int) -> RowAction:
    """Return an action by its number."""
    return OTHERS[number] if number in OTHERS else LAY[1 << number]


def number(action: Action | None) -> int:
    """Return the number of an action."""
    assert action is not None  # there is nothing to call
    return NUMBERS[action]
