"""The moves of farben: what is legal, what it brings about, and why something is not."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from elferhaus.core.cards import BIT, COLOURS, Card, CardSet, Colour, cards_in, in_order, points_of
from elferhaus.core.chance import AnyShuffle, Shuffle, shuffled
from elferhaus.core.dealing import same_cards
from elferhaus.core.game import BY_CHANCE, CHANCE, OVER, Action, Did, Events, Outcome, Pending, Seat, best, turn_of
from elferhaus.core.refusal import Refusal, refuse

from .rules import MOST_TURNS, PILES
from .state import CLOSE, COLOUR_SETS, DROP, STOCK, TAKE, Drop, FarbenState, Take

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.core.game import Choice

    from .state import FarbenAction, Phase, Piles


def pending(state: FarbenState) -> Pending:
    """Return who acts next."""
    if state.phase == "over":
        return OVER
    return BY_CHANCE if state.phase == "shuffle" else turn_of(state.turn)


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
    closing = closers(hand)
    held = hand if state.taken is None else hand & ~BIT[state.taken]
    found: list[Drop] = []
    while held:
        bit = held & -held
        held ^= bit
        if bit & closing:
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


def closers(hand: CardSet) -> CardSet:
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


def apply(state: FarbenState, seat: Seat, action: FarbenAction | Shuffle) -> tuple[FarbenState, Events]:
    """Return the next state and what happened."""
    if type(action) is Drop:
        return _dropped(state, seat, action), _did(seat, action)
    if type(action) is Take:
        if isinstance(action.from_, int):
            return _taken(state, seat, action.from_), _did(seat, action)
        return _drawn(state, seat), _drew(seat, state.stock[0])
    assert type(action) is Shuffle
    return _shuffled(state, action), shuffled(action)


@cache
def _did(by: Seat, action: FarbenAction) -> Events:
    return (Did(by=by, action=action),)


@cache
def _drew(by: Seat, card: Card) -> Events:
    return (Did(by=by, action=STOCK), Did(by=by, action=Take("stock", card), to=(by,)))


def _drawn(state: FarbenState, seat: Seat) -> FarbenState:
    stock = state.stock
    hands = _with_hand(state.hands, seat, state.hands[seat] | BIT[stock[0]])
    return FarbenState(state.rules, hands, stock[1:], state.open, state.dealt, seat, "drop", state.turns, "stock")


def _taken(state: FarbenState, seat: Seat, source: int) -> FarbenState:
    pile = state.open[source]
    card = pile[-1]
    hands = _with_hand(state.hands, seat, state.hands[seat] | BIT[card])
    piles = _with_pile(state.open, source, pile[:-1])
    return FarbenState(state.rules, hands, state.stock, piles, state.dealt, seat, "drop", state.turns, source, card)


def _dropped(state: FarbenState, seat: Seat, action: Drop) -> FarbenState:
    hands = _with_hand(state.hands, seat, state.hands[seat] ^ BIT[action.card])
    piles = _with_pile(state.open, action.on, (*state.open[action.on], action.card))
    turns = state.turns + 1
    if action.close or turns == MOST_TURNS:  # FS-3, FS-4
        return FarbenState(
            state.rules, hands, state.stock, piles, state.dealt, seat, "over", turns, closed=action.close
        )
    # FS-2: an empty stock is remade at the start of a turn, if there is something to make it of.
    phase: Phase = "take" if state.stock or not any(len(pile) > 1 for pile in piles) else "shuffle"
    turn = seat + 1 if seat + 1 < len(hands) else 0
    return FarbenState(state.rules, hands, state.stock, piles, state.dealt, turn, phase, turns)


def _shuffled(state: FarbenState, action: Shuffle) -> FarbenState:
    tops = tuple(pile[-1:] for pile in state.open)
    return FarbenState(state.rules, state.hands, action.cards, tops, state.dealt, state.turn, "take", state.turns)


def _with_hand(hands: tuple[CardSet, ...], seat: Seat, hand: CardSet) -> tuple[CardSet, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _with_pile(piles: Piles, index: int, pile: tuple[Card, ...]) -> Piles:
    return (*piles[:index], pile, *piles[index + 1 :])


def sums(hand: CardSet) -> dict[Colour, int]:
    """Return what a hand is worth in each colour that it has (FS-4)."""
    shelves = zip(COLOURS, COLOUR_SETS, strict=True)
    return {colour: points_of(cards_in(hand & cards)) for colour, cards in shelves if hand & cards}


def outcome(state: FarbenState) -> Outcome | None:
    """Return the result: the best single-colour sum of each hand (FS-4)."""
    if state.phase != "over":
        return None
    points = score(state)
    return Outcome(points, best(points))


def score(state: FarbenState) -> tuple[int, ...]:
    """Return what the best colour of each hand is worth (FS-4)."""
    return tuple(max(sums(hand).values(), default=0) for hand in state.hands)


def all_cards(state: FarbenState) -> tuple[Card, ...]:
    """Return every card of the round."""
    hands = (card for hand in state.hands for card in cards_in(hand))
    return (*hands, *state.stock, *(card for pile in state.open for card in pile))


def explain(state: FarbenState, seat: Seat, action: Action) -> Refusal:
    """Return why an action is not possible."""
    if state.phase == "over":
        return refuse("TURN", "round-over")
    if isinstance(action, Shuffle) and seat == CHANCE:
        return _why_not_shuffle(state, action)
    if state.phase == "shuffle":
        return refuse("TURN", "farben-shuffle-first")
    if seat != state.turn:
        return refuse("TURN", "not-your-turn", seat=state.turn)
    if isinstance(action, Take):
        return _why_not_take(state, action)
    return _why_not_drop(state, seat, action) if isinstance(action, Drop) else refuse("TURN", "not-now", seat=seat)


def _why_not_shuffle(state: FarbenState, action: Shuffle) -> Refusal:
    if state.phase == "shuffle":  # FS-2: the stock is remade of exactly what lay under the four top cards
        if action.pile != "stock":
            return refuse("RECORD", "farben-shuffle-stock")
        return same_cards(_under_the_tops(state.open), action.cards) or refuse("TURN", "farben-no-shuffle")
    return refuse("TURN", "farben-no-shuffle")


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
