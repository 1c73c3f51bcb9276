"""The moves of elevens: what is legal, and what it brings about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from elferhaus.core.cards import BIT, JOKER, Card, CardSet, cards_in, points_of
from elferhaus.core.game import OVER, Did, Events, Outcome, Pending, Seat, best, turn_of

from .rules import BONUS, MOST
from .state import (
    DISCARD,
    DRAW,
    END,
    LAY,
    LAY_JOKER,
    PASS,
    SIDE,
    SWAP,
    Bonus,
    Discard,
    Draw,
    ElevensAction,
    ElevensState,
    End,
    Lay,
    Swap,
    crossings,
    fitting,
    owes,
    upper,
)

if TYPE_CHECKING:
    from collections.abc import Sequence


def pending(state: ElevensState) -> Pending:
    """Return who acts next: always one seat."""
    return OVER if state.over else turn_of(state.turn)


def legal(state: ElevensState, seat: Seat) -> Sequence[ElevensAction]:
    """Return what a seat can do now: lays, swaps, a discard, and how the turn can end."""
    if seat != state.turn or state.over:
        return ()
    found: list[ElevensAction] = []
    hand = state.hands[seat]
    laid = state.laid
    if laid < MOST:
        _list_lays(state, seat, hand, found)
    swaps = hand & state.wild
    while swaps:
        lowest = swaps & -swaps
        found.append(SWAP[lowest])
        swaps ^= lowest
    # EE-8: the fourth card must not be a discard in place of what is owed.
    if state.jokers[seat] and laid < MOST - state.duty:
        found.append(DISCARD)
    if laid:
        if not state.duty:
            found.append(END)
    elif not state.swapped:
        if state.stock:
            found.append(DRAW)
        elif not state.duty:
            found.append(PASS)
    return found


def _list_lays(state: ElevensState, seat: Seat, hand: CardSet, found: list[ElevensAction]) -> None:
    """List all that can be laid: without a bridge, then with one where nothing else leads (EE-7)."""
    table = state.table
    fits = fitting(table)
    jokers = state.jokers[seat]
    plain = hand & fits
    while plain:
        lowest = plain & -plain
        found.append(LAY[lowest])
        plain ^= lowest
    if jokers:
        plain = fits
        while plain:
            lowest = plain & -plain
            found.append(LAY_JOKER[lowest])
            plain ^= lowest
    if not state.bridges[seat]:
        return
    blocked = ~(table | fits)
    for source, left, right, lay, lay_joker in crossings(state.rows):
        reach = (table & source) << left >> right & blocked
        mine = reach & hand
        while mine:
            lowest = mine & -mine
            found.append(lay[lowest])
            mine ^= lowest
        while jokers and reach:
            lowest = reach & -reach
            found.append(lay_joker[lowest])
            reach ^= lowest


def apply(state: ElevensState, seat: Seat, action: ElevensAction) -> tuple[ElevensState, Events]:
    """Return the next state and what happened."""
    if type(action) is Lay:
        return _lay(state, seat, action)
    if type(action) is Draw:
        return _draw(state, seat)
    if type(action) is End:
        return _next(state, 0), (Did(by=seat, action=END),)
    if type(action) is Swap:
        return _swap(state, seat, action)
    if type(action) is Discard:
        return _discard(state, seat)
    return _pass(state, seat)


def _lay(state: ElevensState, seat: Seat, action: Lay) -> tuple[ElevensState, Events]:
    place = BIT[action.as_ or action.card]
    hands, jokers, wild, spans = state.hands, state.jokers, state.wild, state.spans
    bridges, bonus = state.bridges, state.bonus
    events: Events = (Did(by=seat, action=action),)
    if action.as_ is None:
        hands = _with(hands, seat, hands[seat] ^ place)
    else:
        jokers = _with(jokers, seat, jokers[seat] - 1)
        wild |= place
    if action.bridge is not None:
        bridges = _with(bridges, seat, bridges[seat] - 1)
        spans |= upper(state.rows, place, BIT[action.bridge])
    table = state.table | place
    side = SIDE[place]
    if side & table == side and sum(bonus) < state.rules.bonuses:  # EE-6
        bonus = _with(bonus, seat, bonus[seat] + 1)
        events = (*events, Bonus(by=seat))
    after = replace(
        state,
        hands=hands,
        jokers=jokers,
        bridges=bridges,
        bonus=bonus,
        table=table,
        wild=wild,
        spans=spans,
        laid=state.laid + 1,
        duty=False,
        passes=0,
        over=not (hands[seat] or jokers[seat]),  # EE-9
    )
    return after, events


def _swap(state: ElevensState, seat: Seat, action: Swap) -> tuple[ElevensState, Events]:
    bit = BIT[action.card]
    after = replace(
        state,
        hands=_with(state.hands, seat, state.hands[seat] ^ bit),
        jokers=_with(state.jokers, seat, state.jokers[seat] + 1),
        wild=state.wild ^ bit,
        swapped=True,
        passes=0,
    )
    return after, (Did(by=seat, action=action),)


def _discard(state: ElevensState, seat: Seat) -> tuple[ElevensState, Events]:
    jokers = _with(state.jokers, seat, state.jokers[seat] - 1)
    over = not (state.hands[seat] or jokers[seat])  # EE-9
    after = replace(state, jokers=jokers, out=state.out + 1, laid=state.laid + 1, passes=0, over=over)
    return after, (Did(by=seat, action=DISCARD),)


def _draw(state: ElevensState, seat: Seat) -> tuple[ElevensState, Events]:
    card, stock = state.stock[0], state.stock[1:]
    if card == JOKER:
        after = replace(state, jokers=_with(state.jokers, seat, state.jokers[seat] + 1), stock=stock)
    else:
        after = replace(state, hands=_with(state.hands, seat, state.hands[seat] | BIT[card]), stock=stock)
    return _next(after, 0), (Did(by=seat, action=DRAW), Did(by=seat, action=Draw(card), to=(seat,)))


def _pass(state: ElevensState, seat: Seat) -> tuple[ElevensState, Events]:
    passes = state.passes + 1
    everyone = passes == len(state.hands)  # EE-9
    after = replace(state, passes=passes, over=True) if everyone else _next(state, passes)
    return after, (Did(by=seat, action=PASS),)


def _next(state: ElevensState, passes: int) -> ElevensState:
    """Return the start of the next turn; what it owes is judged now (EE-8)."""
    turn = state.turn + 1 if state.turn + 1 < len(state.hands) else 0
    duty = owes(state.hands[turn], state.table, len(state.stock))
    return replace(state, turn=turn, laid=0, swapped=False, duty=duty, passes=passes)


def _with(values: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    """Return values with that of one seat changed."""
    return (*values[:seat], value, *values[seat + 1 :])


def outcome(state: ElevensState) -> Outcome | None:
    """Return the result: the most points win (EE-10)."""
    if not state.over:
        return None
    points = score(state)
    return Outcome(points, best(points))


def score(state: ElevensState) -> tuple[int, ...]:
    """Return what everyone would have if the round ended now (EE-10)."""
    return points_at_the_end(state.bonus, state.hands, state.jokers)


def points_at_the_end(bonus: Sequence[int], hands: Sequence[CardSet], jokers: Sequence[int]) -> tuple[int, ...]:
    """Return everyone's points: bonus cards less what is left in hand (EE-10)."""
    return tuple(
        BONUS * earned - points_of(cards_in(hand)) - BONUS * held
        for earned, hand, held in zip(bonus, hands, jokers, strict=True)
    )


def all_cards(state: ElevensState) -> tuple[Card, ...]:
    """Return every card of the round; a joker on the table is one, the card it stands for is elsewhere."""
    numbers = [card for cards in (*state.hands, state.table & ~state.wild) for card in cards_in(cards)]
    jokers = sum(state.jokers) + state.wild.bit_count() + state.out
    return (*numbers, *[JOKER] * jokers, *state.stock)
