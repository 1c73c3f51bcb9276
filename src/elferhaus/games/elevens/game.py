"""elevens: four rows of 1 to 21 that grow from their 11s, with jokers, bridges from row to row, and bonus cards.

Rules digest:
  EE-1   the four 11s lie out, one a row; the order of the rows says which are neighbours
  EE-2   20, 20, 15, 12 or 12 cards each, 4, 4, 3, 3 or 2 bridges; the rest is the stock
  EE-3   lay 1 to 4 cards and say when you are done, or draw one card
  EE-4   a card fits on its empty place beside a filled one, or behind a bridge
  EE-5   a joker stands for any card that would fit; it can be swapped out (a) or thrown away (b), and never has to (c)
  EE-6   who fills the last place of a side takes a bonus card, as long as there are some
  EE-7   a bridge leads from a filled place to the same number in a neighbour row, where nothing else leads
  EE-8   with an empty stock, who can lay without a bridge owes a card on a row; who cannot may pass
  EE-9   the round ends with an empty hand, or when all have passed in a row
  EE-10  +11 a bonus card, minus the numbers in hand, -11 a joker in hand; the most points win
  EE-V1  the start variant has no jokers, bridges or bonus cards

| action | when |
|---|---|
| lay card | in hand, fits, fewer than four cards laid in this turn |
| lay joker as place | the card of that place would fit |
| … bridge place | there the card fits by a bridge only |
| swap card | in hand, and a joker lies at its place |
| discard joker | in hand; as one of the four, and not in place of what EE-8 owes |
| end | after a lay or discard, owing nothing |
| draw | nothing done yet in this turn, and there is a stock |
| pass | nothing done yet in this turn, no stock, and nothing in hand fits |
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from msgspec.structs import replace

from elferhaus.core.cards import BIT, JOKER, NUMBER, Card, CardSet, card_set, cards_in
from elferhaus.core.game import OVER, TURN, Did, Event, Outcome, Pending, Seat, best
from elferhaus.core.refusal import IllegalAction, Refusal

from . import deal as dealing
from . import rules as choices
from . import view as views
from .reasons import why_not
from .rules import BONUS, ELEVENS, MOST, ElevensRules
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
    Pass,
    Swap,
    crossings,
    doors,
    fitting,
    upper,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.core.cards import Colour


class Elevens:
    """The game; see the digest above."""

    info = choices.INFO
    rules_type = ElevensRules
    deal_type = dealing.ElevensDeal
    state_type: Any = ElevensState
    action_type: Any = ElevensAction
    event_type: Any = Did[ElevensAction] | Bonus
    view_type = views.ElevensView

    deal = staticmethod(dealing.deal)
    misdeal = staticmethod(dealing.misdeal)
    view = staticmethod(views.view)
    imagine = staticmethod(views.imagine)

    def forbids(self, rules: ElevensRules, seats: int) -> Refusal | None:
        """Return the rule that forbids this choice of rows (EE-1)."""
        return None if rules.rows is None else choices.rows_refusal(rules.rows)

    def start(self, rules: ElevensRules, seats: int, deal: dealing.ElevensDeal) -> ElevensState:
        """Return the state after the deal."""
        hands = tuple(card_set(card for card in hand if card != JOKER) for hand in deal.hands)
        table = card_set(ELEVENS)
        return ElevensState(
            rules=rules,
            rows=cast("tuple[Colour, ...]", deal.rows),
            starter=deal.starter,
            hands=hands,
            jokers=tuple(hand.count(JOKER) for hand in deal.hands),
            bridges=deal.bridges,
            bonus=(0,) * seats,
            stock=deal.stock,
            table=table,
            wild=0,
            spans=0,
            out=0,
            turn=deal.starter,
            duty=not deal.stock and bool(hands[deal.starter] & fitting(table)),
        )

    def pending(self, state: ElevensState) -> Pending:
        """Return who acts next: always one seat."""
        return OVER if state.over else TURN[state.turn]

    def legal(self, state: ElevensState, seat: Seat) -> Sequence[ElevensAction]:
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
        if state.jokers[seat] and _may_discard(state):
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

    def apply(self, state: ElevensState, seat: Seat, action: ElevensAction) -> tuple[ElevensState, tuple[Event, ...]]:
        """Return the next state and what happened."""
        if seat == state.turn and not state.over:
            if type(action) is Lay:
                place = _place(state, seat, action)
                if place:
                    return _lay(state, seat, action, place)
            elif type(action) is Draw:
                stock = state.stock
                if stock and not state.laid and not state.swapped and action.card in {None, stock[0]}:
                    return _draw(state, seat, stock)
            elif type(action) is End:
                if state.laid and not state.duty:
                    return _next(state, 0), (Did(by=seat, action=END),)
            elif type(action) is Swap:
                if BIT.get(action.card, 0) & state.wild & state.hands[seat]:
                    return _swap(state, seat, action)
            elif type(action) is Discard:
                if action.card == JOKER and state.jokers[seat] and _may_discard(state):
                    return _discard(state, seat)
            elif type(action) is Pass and not (state.stock or state.duty or state.laid or state.swapped):
                return _pass(state, seat)
        raise IllegalAction(why_not(state, seat, action), seat, action)

    def refusal(self, state: ElevensState, seat: Seat, action: ElevensAction) -> Refusal | None:
        """Return why an action is not possible, or None."""
        try:
            self.apply(state, seat, action)
        except IllegalAction as illegal:
            return illegal.refusal
        return None

    def outcome(self, state: ElevensState) -> Outcome | None:
        """Return the result: bonus cards less what is left in hand, and the most points win (EE-10)."""
        if not state.over:
            return None
        points = tuple(
            BONUS * bonus - sum(NUMBER[card] for card in cards_in(hand)) - BONUS * jokers
            for bonus, hand, jokers in zip(state.bonus, state.hands, state.jokers, strict=True)
        )
        return Outcome(points, best(points))

    def cards(self, state: ElevensState) -> tuple[Card, ...]:
        """Return every card of the round; a joker on the table is one, the card it stands for is elsewhere."""
        numbers = [card for cards in (*state.hands, state.table & ~state.wild) for card in cards_in(cards)]
        jokers = sum(state.jokers) + state.wild.bit_count() + state.out
        return (*numbers, *[JOKER] * jokers, *state.stock)


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


def _may_discard(state: ElevensState) -> bool:
    """Tell whether one more card can be a discard: the fourth must not take the place of what EE-8 owes."""
    return state.laid < MOST - state.duty


def _place(state: ElevensState, seat: Seat, action: Lay) -> CardSet:
    """Return the place that a lay fills, or 0 where it is not possible."""
    if action.card == JOKER:
        place = BIT.get(action.as_ or "", 0) if state.jokers[seat] else 0
    elif action.as_ is None:
        place = BIT.get(action.card, 0) & state.hands[seat]
    else:
        return 0
    table = state.table
    if place & ~table == 0 or state.laid == MOST:
        return 0
    fits = (place << 1 | place >> 1) & table
    if action.bridge is None:
        return place if fits else 0
    if fits or not state.bridges[seat]:
        return 0
    return place if BIT.get(action.bridge, 0) & table & doors(state.rows)[place] else 0


def _lay(state: ElevensState, seat: Seat, action: Lay, place: CardSet) -> tuple[ElevensState, tuple[Event, ...]]:
    hands, jokers, wild, spans = state.hands, state.jokers, state.wild, state.spans
    bridges, bonus = state.bridges, state.bonus
    events: tuple[Event, ...] = (Did(by=seat, action=action),)
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


def _swap(state: ElevensState, seat: Seat, action: Swap) -> tuple[ElevensState, tuple[Event, ...]]:
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


def _discard(state: ElevensState, seat: Seat) -> tuple[ElevensState, tuple[Event, ...]]:
    jokers = _with(state.jokers, seat, state.jokers[seat] - 1)
    over = not (state.hands[seat] or jokers[seat])  # EE-9
    after = replace(state, jokers=jokers, out=state.out + 1, laid=state.laid + 1, passes=0, over=over)
    return after, (Did(by=seat, action=DISCARD),)


def _draw(state: ElevensState, seat: Seat, stock: tuple[Card, ...]) -> tuple[ElevensState, tuple[Event, ...]]:
    card = stock[0]
    if card == JOKER:
        after = replace(state, jokers=_with(state.jokers, seat, state.jokers[seat] + 1), stock=stock[1:])
    else:
        after = replace(state, hands=_with(state.hands, seat, state.hands[seat] | BIT[card]), stock=stock[1:])
    return _next(after, 0), (Did(by=seat, action=DRAW), Did(by=seat, action=Draw(card), to=(seat,)))


def _pass(state: ElevensState, seat: Seat) -> tuple[ElevensState, tuple[Event, ...]]:
    passes = state.passes + 1
    everyone = passes == len(state.hands)  # EE-9
    after = replace(state, passes=passes, over=True) if everyone else _next(state, passes)
    return after, (Did(by=seat, action=PASS),)


def _next(state: ElevensState, passes: int) -> ElevensState:
    """Return the start of the next turn; what it owes is judged now (EE-8)."""
    turn = state.turn + 1 if state.turn + 1 < len(state.hands) else 0
    duty = not state.stock and bool(state.hands[turn] & fitting(state.table))
    return replace(state, turn=turn, laid=0, swapped=False, duty=duty, passes=passes)


def _with(values: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    """Return values with that of one seat changed."""
    return (*values[:seat], value, *values[seat + 1 :])
