"""How a round of farben is written into arrays of integers: see ``kernel``.

A card is its colour times 24 and its number, never 0. Hands are four words, one a colour; an open pile is its top card,
and of every card it is known which one lies under it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elferhaus.bots.engine.value import POINTS
from elferhaus.bots.kernel import Setting
from elferhaus.core.cards import BIT, CARD
from elferhaus.games.farben.rules import HAND as HAND_SIZE
from elferhaus.games.farben.rules import PILES as PILE_COUNT
from elferhaus.games.farben.rules import FarbenRules
from elferhaus.games.farben.state import CLOSE, DROP, TAKE, Drop, FarbenAction, FarbenState, Take
from elferhaus.games.farben.state import STOCK as FROM_STOCK

from .thumb import sign_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.bots.luck import Ints
    from elferhaus.core.cards import Card, CardSet
    from elferhaus.core.game import Action, Event
    from elferhaus.games.farben.state import Phase, Source

STRIDE: Final = 24
NUMBERS: Final = (1 << 21) - 2  # 1 to 20 of a colour
# Numbers of actions; to those of an open pile come four times the card and the pile.
DO_STOCK, DO_TAKE, DO_DROP, DO_CLOSE = 0, 1_000, 2_000, 3_000

SEATS, DEALER, HAND = 0, 1, 2  # in the rules array

# What a state holds: first what was done last, and by whom. The stock goes from its top, at NEXT, to LAST.
ACTION, ACTOR, TURN, PHASE, TURNS, SOURCE, TAKEN, CLOSED, NEXT, LAST = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
TAKING, DROPPING, SHUFFLING, OVER = 0, 1, 2, 3
PHASES: Final[tuple[Phase, ...]] = ("take", "drop", "shuffle", "over")
NOWHERE, STOCK_SOURCE = -1, 4  # in SOURCE, beside the piles
TOPS, DEALT, HANDS = 10, 14, 18
TAKES: Final = HANDS + 24  # by seat and colour: how many cards were taken from open piles,
DROPS: Final = TAKES + 24  # and dropped
UNDER: Final = DROPS + 24  # by card
STOCK: Final = UNDER + 96
SIZE: Final = STOCK + 80


def setting(rules: FarbenRules, seats: int) -> Setting:
    """Return what these rules mean to the kernel."""
    return Setting([seats, rules.dealer or 0, HAND_SIZE[seats]], [POINTS])


def code(card: Card) -> int:
    """Return the number of a card."""
    return BIT[card].bit_length() - 1


def words(cards: CardSet) -> list[int]:
    """Return the four words of a set of cards."""
    return [cards >> STRIDE * colour & NUMBERS for colour in range(4)]


def packed(state: FarbenState, seen: Sequence[Event] = ()) -> list[int]:
    """Return a state of the engine as an array; what was seen before says what everybody seems to collect."""
    found = [0] * SIZE
    found[TURN], found[PHASE], found[TURNS] = state.turn, PHASES.index(state.phase), state.turns
    source = NOWHERE if state.source is None else STOCK_SOURCE if state.source == "stock" else state.source
    found[SOURCE], found[TAKEN], found[CLOSED] = source, 0 if state.taken is None else code(state.taken), state.closed
    found[NEXT], found[LAST] = STOCK, STOCK + len(state.stock)
    found[STOCK : STOCK + len(state.stock)] = map(code, state.stock)
    for at, pile in enumerate(state.open):
        for card in pile:
            found[UNDER + code(card)], found[TOPS + at] = found[TOPS + at], code(card)
    found[DEALT : DEALT + PILE_COUNT] = [code(pile[0]) for pile in state.dealt]
    for seat, hand in enumerate(state.hands):
        found[HANDS + 4 * seat : HANDS + 4 * seat + 4] = words(hand)
    for event in seen:
        told = sign_of(event)
        if told is not None:
            by, card, taken = told
            found[(TAKES if taken else DROPS) + 4 * by + code(card) // STRIDE] += 1
    return found


def unpacked(array: Ints, rules: FarbenRules, seats: int) -> FarbenState:
    """Return the state of the engine that an array holds."""
    n = [int(each) for each in array]
    piles = []
    for top in n[TOPS : TOPS + PILE_COUNT]:
        pile, card = [], top
        while card:
            pile.append(CARD[1 << card])
            card = n[UNDER + card]
        piles.append(tuple(reversed(pile)))
    source: Source | None = None if n[SOURCE] == NOWHERE else "stock" if n[SOURCE] == STOCK_SOURCE else n[SOURCE]
    return FarbenState(
        rules=rules,
        hands=tuple(sum(n[HANDS + 4 * seat + c] << STRIDE * c for c in range(4)) for seat in range(seats)),
        stock=tuple(CARD[1 << card] for card in n[n[NEXT] : n[LAST]]),
        open=tuple(piles),
        dealt=tuple((CARD[1 << card],) for card in n[DEALT : DEALT + PILE_COUNT]),
        turn=n[TURN],
        phase=PHASES[n[PHASE]],
        turns=n[TURNS],
        source=source,
        taken=CARD[1 << n[TAKEN]] if n[TAKEN] else None,
        closed=bool(n[CLOSED]),
    )


def action(number: int) -> FarbenAction:
    """Return an action by its number."""
    if number == DO_STOCK:
        return FROM_STOCK
    card, pile = number % 1_000 // 4, number % 4
    if number < DO_DROP:
        return TAKE[CARD[1 << card]][pile]
    return (DROP if number < DO_CLOSE else CLOSE)[1 << card][pile]


def number(action: Action | None) -> int:
    """Return the number of an action."""
    if isinstance(action, Take):
        if action.card is None or not isinstance(action.from_, int):
            return DO_STOCK
        return DO_TAKE + 4 * code(action.card) + action.from_
    assert isinstance(action, Drop)  # there is nothing to call
    return (DO_CLOSE if action.close else DO_DROP) + 4 * code(action.card) + action.on
