"""State, actions and transitions of farben."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct

from elferhaus.core.cards import BIT, COLOURS, Card, CardSet, card_set, cards_in, deck, in_order, points_of
from elferhaus.core.chance import AnyShuffle, Shuffle, shuffled
from elferhaus.core.dealing import same_cards
from elferhaus.core.game import BY_CHANCE, CHANCE, OVER, TURN, Action, Did, Event, Outcome, Pending, Seat, best
from elferhaus.core.refusal import IllegalAction, Refusal, refuse

from .rules import MOST_TURNS, PILES, FarbenRules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.core.game import Choice

Source: TypeAlias = Literal["stock"] | int


class Take(Action, frozen=True, tag="take", rename={"from_": "from"}):
    """Take the top card of the stock, or of one of the open piles."""

    from_: Source
    card: Card | None = None


class Drop(Action, frozen=True, tag="drop"):
    """Put a card on an open pile, and close the round if you say so."""

    card: Card
    on: int
    close: bool = False


FarbenAction = Take | Drop

DECK: Final = deck()
COLOUR_SETS: Final = tuple(card_set(deck([colour])) for colour in COLOURS)
STOCK: Final = Take("stock")
TAKE: Final = {card: tuple(Take(pile, card) for pile in range(PILES)) for card in DECK}
DROP: Final = {BIT[card]: tuple(Drop(card, pile) for pile in range(PILES)) for card in DECK}
CLOSE: Final = {BIT[card]: tuple(Drop(card, pile, close=True) for pile in range(PILES)) for card in DECK}

Phase = Literal["shuffle", "take", "drop", "over"]
Piles: TypeAlias = tuple[tuple[Card, ...], ...]


class FarbenState(Struct, frozen=True, gc=False):
    """A round of farben."""

    rules: FarbenRules
    hands: tuple[CardSet, ...]
    stock: tuple[Card, ...]
    open: Piles  # the top card last
    dealt: Piles  # how the open piles began; everyone saw them
    turn: Seat
    phase: Phase
    turns: int = 0  # how many are over
    source: Source | None = None  # from where a card has been taken in this turn
    taken: Card | None = None  # that card, if it lay open
    closed: bool = False


def begin(
    rules: FarbenRules, hands: Sequence[CardSet], stock: tuple[Card, ...], piles: Piles, turn: Seat
) -> FarbenState:
    """Return the state after the deal."""
    return FarbenState(rules, tuple(hands), stock, piles, piles, turn, _first_phase(stock, piles))


def _first_phase(stock: tuple[Card, ...], piles: Piles) -> Literal["shuffle", "take"]:
    """Tell how a turn begins: an empty stock is remade first, if there is something to make it of (FS-2)."""
    return "take" if stock or not any(len(pile) > 1 for pile in piles) else "shuffle"


def pending(state: FarbenState) -> Pending:
    """Return who acts next."""
    if state.phase == "over":
        return OVER
    return BY_CHANCE if state.phase == "shuffle" else TURN[state.turn]


def legal(state: FarbenState, seat: Seat) -> Sequence[Choice]:
    """Return what a seat can do now."""
    phase = state.phase
    if seat == CHANCE:
        return (AnyShuffle("stock", _under_the_tops(state.open)),) if phase == "shuffle" else ()
    if seat != state.turn:
        return ()
    if phase == "take":
        found: list[Choice] = [STOCK] if state.stock else []
        found += [TAKE[pile[-1]][index] for index, pile in enumerate(state.open)]
        return found
    return _drops(state, state.hands[seat]) if phase == "drop" else ()


def _drops(state: FarbenState, hand: CardSet) -> Sequence[Drop]:
    emptied = _emptied(state)
    closers = _closers(hand)
    held = hand if state.taken is None else hand & ~BIT[state.taken]
    found: list[Drop] = []
    while held:
        bit = held & -held
        held ^= bit
        if bit & closers:
            for pile in range(PILES) if emptied is None else (emptied,):
                found += (DROP[bit][pile], CLOSE[bit][pile])
        elif emptied is None:
            found += DROP[bit]
        else:
            found.append(DROP[bit][emptied])
    return found


def _emptied(state: FarbenState) -> int | None:
    """Return the place that was emptied in this turn and must be filled (FS-2)."""
    source = state.source
    return source if isinstance(source, int) and not state.open[source] else None


def _closers(hand: CardSet) -> CardSet:
    """Return the cards without which the hand has one colour only (FS-3)."""
    result = 0
    for colour in COLOUR_SETS:
        others = hand & ~colour
        if not others:
            return hand
        if not others & (others - 1):  # one card of another colour
            result |= others
    return result


def _under_the_tops(piles: Piles) -> tuple[Card, ...]:
    return in_order(card for pile in piles for card in pile[:-1])


def apply(state: FarbenState, seat: Seat, action: FarbenAction | Shuffle) -> tuple[FarbenState, tuple[Event, ...]]:
    """Return the next state and what happened."""
    phase = state.phase
    if seat == state.turn:
        if type(action) is Take:
            if phase == "take":
                source, card = action.from_, action.card
                if source == "stock":
                    stock = state.stock
                    if stock and card in {None, stock[0]}:
                        return _drawn(state, seat, stock), _drew(seat, stock[0])
                elif source in range(PILES) and state.open[source][-1] == card:
                    return _taken(state, seat, source, card), _did(seat, action)
        elif type(action) is Drop and phase == "drop" and action.on in range(PILES):
            hand = state.hands[seat]
            bit = BIT.get(action.card, 0) & hand
            if (
                bit
                and action.card != state.taken
                and _emptied(state) in {None, action.on}
                and (not action.close or bit & _closers(hand))
            ):
                return _dropped(state, seat, action, hand ^ bit), _did(seat, action)
    elif seat == CHANCE and type(action) is Shuffle and phase == "shuffle" and _shuffle_refusal(state, action) is None:
        return _shuffled(state, action), shuffled(action)
    raise IllegalAction(why_not(state, seat, action), seat, action)


@cache
def _did(by: Seat, action: FarbenAction) -> tuple[Event, ...]:
    return (Did(by=by, action=action),)


@cache
def _drew(by: Seat, card: Card) -> tuple[Event, ...]:
    return (Did(by=by, action=STOCK), Did(by=by, action=Take("stock", card), to=(by,)))


def _drawn(state: FarbenState, seat: Seat, stock: tuple[Card, ...]) -> FarbenState:
    hands = _with_hand(state.hands, seat, state.hands[seat] | BIT[stock[0]])
    return FarbenState(state.rules, hands, stock[1:], state.open, state.dealt, seat, "drop", state.turns, "stock")


def _taken(state: FarbenState, seat: Seat, source: int, card: Card) -> FarbenState:
    hands = _with_hand(state.hands, seat, state.hands[seat] | BIT[card])
    piles = _with_pile(state.open, source, state.open[source][:-1])
    return FarbenState(state.rules, hands, state.stock, piles, state.dealt, seat, "drop", state.turns, source, card)


def _dropped(state: FarbenState, seat: Seat, action: Drop, hand: CardSet) -> FarbenState:
    hands = _with_hand(state.hands, seat, hand)
    piles = _with_pile(state.open, action.on, (*state.open[action.on], action.card))
    turns = state.turns + 1
    if action.close or turns == MOST_TURNS:  # FS-3, FS-4
        return FarbenState(
            state.rules, hands, state.stock, piles, state.dealt, seat, "over", turns, closed=action.close
        )
    turn = seat + 1 if seat + 1 < len(hands) else 0
    return FarbenState(
        state.rules, hands, state.stock, piles, state.dealt, turn, _first_phase(state.stock, piles), turns
    )


def _shuffled(state: FarbenState, action: Shuffle) -> FarbenState:
    tops = tuple(pile[-1:] for pile in state.open)
    return FarbenState(state.rules, state.hands, action.cards, tops, state.dealt, state.turn, "take", state.turns)


def _with_hand(hands: tuple[CardSet, ...], seat: Seat, hand: CardSet) -> tuple[CardSet, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _with_pile(piles: Piles, index: int, pile: tuple[Card, ...]) -> Piles:
    return (*piles[:index], pile, *piles[index + 1 :])


def outcome(state: FarbenState) -> Outcome | None:
    """Return the result: the best single-colour sum of each hand (FS-4)."""
    if state.phase != "over":
        return None
    points = tuple(max(points_of(cards_in(hand & colour)) for colour in COLOUR_SETS) for hand in state.hands)
    return Outcome(points, best(points))


def refusal(state: FarbenState, seat: Seat, action: FarbenAction | Shuffle) -> Refusal | None:
    """Return why an action is not possible, or None."""
    try:
        apply(state, seat, action)
    except IllegalAction as illegal:
        return illegal.refusal
    return None


def why_not(state: FarbenState, seat: Seat, action: Action) -> Refusal:
    """Explain an action that is not possible."""
    if state.phase == "over":
        return refuse("TURN", "round-over")
    if isinstance(action, Shuffle) and seat == CHANCE:
        return _shuffle_refusal(state, action) or refuse("TURN", "farben-no-shuffle")
    if state.phase == "shuffle":
        return refuse("TURN", "farben-shuffle-first")
    if seat != state.turn:
        return refuse("TURN", "not-your-turn", seat=state.turn)
    if isinstance(action, Take):
        return _why_not_take(state, action)
    return _why_not_drop(state, seat, action) if isinstance(action, Drop) else refuse("TURN", "not-now", seat=seat)


def _shuffle_refusal(state: FarbenState, action: Shuffle) -> Refusal | None:
    """Check a remade stock: exactly what lay under the four top cards (FS-2)."""
    if state.phase != "shuffle":
        return None
    if action.pile != "stock":
        return refuse("RECORD", "farben-shuffle-stock")
    return same_cards(_under_the_tops(state.open), action.cards)


def _why_not_take(state: FarbenState, action: Take) -> Refusal:
    source, card = action.from_, action.card
    if card is not None and card not in TAKE:
        return refuse("CARDS", "no-such-card", card=card)
    if state.phase == "drop":
        return refuse("FS-2", "farben-taken-already")
    if source == "stock":
        if not state.stock:
            return refuse("FS-2", "farben-stock-empty")
    elif source not in range(PILES):
        return refuse("FS-2", "farben-no-pile")
    elif card is None:
        return refuse("RECORD", "farben-name-card", top=state.open[source][-1])
    return refuse("CARDS", "not-the-top-card", card=card or "")


def _why_not_drop(state: FarbenState, seat: Seat, action: Drop) -> Refusal:
    card = action.card
    if card not in TAKE:
        return refuse("CARDS", "no-such-card", card=card)
    if not BIT[card] & state.hands[seat]:
        return refuse("CARDS", "not-in-hand", card=card)
    if state.phase == "take":
        return refuse("FS-2", "farben-take-first")
    if action.on not in range(PILES):
        return refuse("FS-2", "farben-no-pile")
    if card == state.taken:
        return refuse("FS-2", "farben-just-taken", card=card)
    emptied = _emptied(state)
    if emptied not in {None, action.on}:
        return refuse("FS-2", "farben-fill-place", card=card, pile=emptied or 0)
    return refuse("FS-3", "farben-two-colours", card=card)
