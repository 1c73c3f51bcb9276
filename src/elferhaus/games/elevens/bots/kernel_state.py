"""How a round of elevens is written into arrays of integers: see ``kernel``.

A card is its colour times 24 and its number. Sets of cards are four words, one a colour.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from elferhaus.bots.engine.value import POINTS
from elferhaus.bots.kernel import Setting
from elferhaus.core.cards import BIT, CARD, COLOURS, JOKER
from elferhaus.games.elevens.deal import bridges_each
from elferhaus.games.elevens.rules import HAND as HAND_SIZE
from elferhaus.games.elevens.rules import ElevensRules
from elferhaus.games.elevens.state import (
    DISCARD,
    DRAW,
    END,
    LAY,
    LAY_JOKER,
    PASS,
    SWAP,
    ElevensAction,
    ElevensState,
    Lay,
    crossings,
)

from .thumb import weights_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.bots.luck import Ints
    from elferhaus.core.cards import CardSet, Colour
    from elferhaus.core.game import Action, Event

STRIDE: Final = 24
PLACES: Final = (1 << 22) - 2  # 1 to 21 of a colour
WILD_CARD: Final = 96  # a joker in the stock
# Numbers of actions: a card's to lay it; with a bridge, four times the card and the colour where it starts.
DO_JOKER, DO_BRIDGE, DO_JOKER_BRIDGE, DO_SWAP, DO_DISCARD, DO_END, DO_DRAW, DO_PASS = (
    *(100, 200, 600, 1000, 1100),
    *(1101, 1102, 1103),
)

# What the rules array holds.
SEATS, DEALER, HAND, EACH, JOKER_COUNT, BONUSES, STARTER, GIVEN_ROWS, RULE_ROWS = 0, 1, 2, 3, 4, 5, 6, 7, 8
BY_LOT: Final = -1

# What a state holds: first what was done last, and by whom. The stock goes from its top, at NEXT, to LAST.
ACTION, ACTOR, TURN, LAID, SWAPPED, DUTY, PASSES, OVER, OUT, FIRST, NEXT, LAST = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
TABLE, WILD, SPANS, ROWS, HANDS, JOKERS, BRIDGES, BONUS, STOCK = 12, 16, 20, 24, 28, 52, 58, 64, 70
SIZE: Final = STOCK + 84


def setting(rules: ElevensRules, seats: int) -> Setting:
    """Return what these rules mean to the kernel."""
    starter = BY_LOT if rules.youngest is None else rules.youngest
    rows = [COLOURS.index(colour) for colour in rules.rows or COLOURS]
    counts = [HAND_SIZE[seats], bridges_each(rules, seats), rules.jokers, rules.bonuses]
    return Setting(
        [seats, rules.dealer or 0, *counts, starter, int(rules.rows is not None), *rows],
        [*map(float, weights_for(rules, seats)), POINTS],
    )


def rows_of(cards: CardSet) -> list[int]:
    """Return the four words of a set of cards."""
    return [cards >> STRIDE * colour & PLACES for colour in range(4)]


def packed(state: ElevensState, _happened: Sequence[Event] = ()) -> list[int]:
    """Return a state of the engine as an array."""
    stock = [WILD_CARD if card == JOKER else BIT[card].bit_length() - 1 for card in state.stock]
    spare = 6 - len(state.hands)
    found = [0, 0, state.turn, state.laid, int(state.swapped), int(state.duty), state.passes, int(state.over)]
    found += [state.out, state.starter, STOCK, STOCK + len(stock)]
    found += [*rows_of(state.table), *rows_of(state.wild), *rows_of(state.spans)]
    found += [COLOURS.index(colour) for colour in state.rows]
    found += [word for hand in state.hands for word in rows_of(hand)] + [0] * 4 * spare
    for counts in (state.jokers, state.bridges, state.bonus):
        found += [*counts, *[0] * spare]
    return found + stock + [0] * (SIZE - len(found) - len(stock))


def unpacked(array: Ints, rules: ElevensRules, seats: int) -> ElevensState:
    """Return the state of the engine that an array holds."""
    n = [int(each) for each in array]

    def cards(at: int) -> CardSet:
        return sum(n[at + colour] << STRIDE * colour for colour in range(4))

    return ElevensState(
        rules=rules,
        rows=cast("tuple[Colour, ...]", tuple(COLOURS[colour] for colour in n[ROWS : ROWS + 4])),
        starter=n[FIRST],
        hands=tuple(cards(HANDS + 4 * seat) for seat in range(seats)),
        jokers=tuple(n[JOKERS : JOKERS + seats]),
        bridges=tuple(n[BRIDGES : BRIDGES + seats]),
        bonus=tuple(n[BONUS : BONUS + seats]),
        stock=tuple(JOKER if card == WILD_CARD else CARD[1 << card] for card in n[n[NEXT] : n[LAST]]),
        table=cards(TABLE),
        wild=cards(WILD),
        spans=cards(SPANS),
        out=n[OUT],
        turn=n[TURN],
        laid=n[LAID],
        swapped=bool(n[SWAPPED]),
        duty=bool(n[DUTY]),
        passes=n[PASSES],
        over=bool(n[OVER]),
    )


def _numbers() -> dict[Action, int]:
    found: dict[Action, int] = {DISCARD: DO_DISCARD, END: DO_END, DRAW: DO_DRAW, PASS: DO_PASS}
    for bit in CARD:
        card = bit.bit_length() - 1
        found |= {LAY[bit]: card, LAY_JOKER[bit]: DO_JOKER + card, SWAP[bit]: DO_SWAP + card}
    all_neighbours: tuple[tuple[Colour, ...], ...] = (
        COLOURS,
        ("red", "green", "yellow", "blue"),
        ("red", "blue", "yellow", "green"),
    )
    for rows in all_neighbours:
        for crossing in crossings(rows):
            for lays, first in ((crossing.lay, DO_BRIDGE), (crossing.lay_joker, DO_JOKER_BRIDGE)):
                for bit, lay in lays.items():
                    found[lay] = first + 4 * (bit.bit_length() - 1) + _colour(lay)
    return found


def _colour(lay: Lay) -> int:
    return (BIT[lay.bridge or ""].bit_length() - 1) // STRIDE


NUMBERS: Final = _numbers()
ACTIONS: Final = {number: action for action, number in NUMBERS.items()}


def action(number: int) -> ElevensAction:
    """Return an action by its number."""
    return cast("ElevensAction", ACTIONS[number])


def number(action: Action | None) -> int:
    """Return the number of an action."""
    assert action is not None  # there is nothing to call
    return NUMBERS[action]
