"""The moves of mogeln: what is legal, what it brings about, and why something is not."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from elferhaus.core.cards import BIT, HIGHEST, NUMBER, Card, card_set, cards_in
from elferhaus.core.game import OVER, Choice, Did, Events, Outcome, Pending, Seat, best, turn_of
from elferhaus.core.refusal import Refusal, refuse

from .rules import HIGH, MOST_LAYS, right_cards
from .state import (
    DOUBT,
    TOO_MANY,
    AnyLay,
    Doubt,
    Judged,
    Lay,
    MogelnAction,
    MogelnState,
    Shown,
    Stood,
    Took,
    TooMany,
    layer_of,
    next_number,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .state import Finding


@cache
def _window(turn: Seat, seats: int) -> Pending:
    layer = (turn - 1) % seats
    return Pending("window", (turn,), tuple(seat for seat in range(seats) if seat not in {turn, layer}))


@cache
def _claimed(by: Seat, claim: int) -> Did[Lay]:
    return Did(by=by, action=Lay(claim=claim))


@cache
def _stood(by: Seat, count: int) -> Stood:
    return Stood(by=by, count=count)


def pending(state: MogelnState) -> Pending:
    """Return who acts next: the seat on turn, and others as long as they can call."""
    if state.winners:
        return OVER
    rules = state.rules
    if state.last and (rules.sneak or rules.edition == "space"):
        return _window(state.turn, len(state.hands))
    return turn_of(state.turn)


def legal(state: MogelnState, seat: Seat) -> Sequence[Choice]:
    """Return what a seat can do now."""
    found: list[Choice] = []
    rules = state.rules
    if state.winners or not 0 <= seat < len(state.hands):
        return found
    if seat == state.turn:
        hand = cards_in(state.hands[seat])
        found.append(AnyLay(hand, 1, len(hand) if rules.sneak else 1, next_number(state)))
    if state.last and seat != layer_of(state):
        if seat == state.turn or rules.edition == "space":  # MO-3
            found.append(DOUBT)
        if rules.sneak:  # MO-4
            found.append(TOO_MANY)
    return found


def apply(state: MogelnState, seat: Seat, action: MogelnAction) -> tuple[MogelnState, Events]:
    """Return the next state and what happened."""
    if isinstance(action, Lay):
        return _laid(state, seat, action)
    last = state.last
    several = last & (last - 1) != 0
    if isinstance(action, TooMany):
        return _called(state, seat, action, "many" if several else "one", ())
    honest = last & right_cards(state.rules.colour, state.said)
    found: Finding = "many" if several else "honest" if honest else "lie"
    return _called(state, seat, action, found, (Shown(by=layer_of(state), cards=cards_in(last)),))


def _laid(state: MogelnState, seat: Seat, action: Lay) -> tuple[MogelnState, Events]:
    hands, last, said = state.hands, state.last, action.claim
    cards = card_set(action.cards or ())
    winners: tuple[Seat, ...] = ()
    events: Events = (_claimed(seat, said), Did(by=seat, action=action, to=(seat,)))
    if last:
        layer = layer_of(state)
        if not hands[layer]:  # MO-6: the last lay has stood
            winners = (layer,)
        if state.rules.sneak:
            events = (*events, _stood(layer, last.bit_count()))
    hands = (*hands[:seat], hands[seat] ^ cards, *hands[seat + 1 :])
    lays = state.lays + 1
    if lays == MOST_LAYS and not winners:  # MO-6: the fewest cards win
        winners = best([hand.bit_count() for hand in hands], low_wins=True)
    turn = seat + 1 if seat + 1 < len(hands) else 0
    under, gone = state.under | last, state.gone
    if said == 1:  # MO-2: a finished pile leaves the game now
        under, gone = 0, gone | under
    return MogelnState(state.rules, hands, turn, under, cards, said, gone, lays, winners), events


def _called(
    state: MogelnState, seat: Seat, action: Doubt | TooMany, found: Finding, shown: Events
) -> tuple[MogelnState, Events]:
    hands = state.hands
    right = found in {"lie", "many"}
    layer = layer_of(state)
    winners = () if right or hands[layer] else (layer,)  # MO-6: a call on the last lay has failed
    taker = layer if right else seat
    pile = state.under | state.last
    count = pile.bit_count()
    # MO-4: only a rightly called lay that nobody sees stays unknown, unless its hand was seen to be empty.
    is_known = bool(shown) or not right or not hands[layer]
    hands = (*hands[:taker], hands[taker] | pile, *hands[taker + 1 :])
    events = (
        Did(by=seat, action=action),
        *shown,
        Judged(by=seat, right=right, layer=layer, claim=state.said, found=found),
        Took(by=taker, count=count if is_known else None),
        Took(by=taker, count=count, cards=cards_in(pile), to=(taker,)),
    )
    # MO-3: whoever called or took, the seat left of the layer starts a new pile: it is on turn already.
    return MogelnState(state.rules, hands, state.turn, gone=state.gone, lays=state.lays, winners=winners), events


def outcome(state: MogelnState) -> Outcome | None:
    """Return the result once the round is over: 1 for a winner, 0 for the others (MO-6)."""
    winners = state.winners
    if not winners:
        return None
    return Outcome(tuple(int(seat in winners) for seat in range(len(state.hands))), winners)


def score(state: MogelnState) -> tuple[int, ...]:
    """Return how many cards each still has to get rid of (MO-6)."""
    return tuple(hand.bit_count() for hand in state.hands)


def all_cards(state: MogelnState) -> tuple[Card, ...]:
    """Return every card of the round."""
    piles = (*state.hands, state.under, state.last, state.gone)
    return tuple(card for pile in piles for card in cards_in(pile))


def explain(state: MogelnState, seat: Seat, action: MogelnAction) -> Refusal:
    """Return why an action is not possible."""
    if state.winners:
        return refuse("TURN", "round-over")
    if not 0 <= seat < len(state.hands) or (isinstance(action, Lay) and seat != state.turn):
        return refuse("TURN", "not-your-turn", seat=state.turn)
    if isinstance(action, Lay):
        return _why_not_lay(state, seat, action)
    if isinstance(action, Doubt):
        if not state.last:
            return refuse("MO-3", "mogeln-nothing-to-doubt")
        if seat == layer_of(state):
            return refuse("MO-3", "mogeln-own-lay")
        return refuse("MO-3", "mogeln-not-yours-to-doubt", seat=state.turn)
    if isinstance(action, TooMany):
        if not state.rules.sneak:
            return refuse("MO-4", "mogeln-no-sneak")
        return refuse("MO-4", "mogeln-own-lay" if state.last else "mogeln-nothing-to-call")
    return refuse("TURN", "not-now", seat=seat)  # a shuffle, or the closing of a window: not for a seat


def _why_not_lay(state: MogelnState, seat: Seat, action: Lay) -> Refusal:
    cards = action.cards
    if cards is None:
        return refuse("RECORD", "mogeln-lay-without-cards")
    left = state.hands[seat]
    for card in cards:
        bit = BIT.get(card, 0)
        if not bit & left:
            return _why_not_card(state, seat, card)
        left ^= bit
    if not cards:
        return refuse("MO-2", "mogeln-no-card")
    number = next_number(state)
    if action.claim != number:
        return refuse("MO-2", "mogeln-claim", number=number)
    return refuse("MO-4", "mogeln-one-card")


def _why_not_card(state: MogelnState, seat: Seat, card: Card) -> Refusal:
    if NUMBER.get(card, HIGHEST) > HIGH[len(state.hands)]:
        return refuse("CARDS", "no-such-card", card=card)
    return refuse("CARDS", "card-twice" if BIT[card] & state.hands[seat] else "not-in-hand", card=card)
