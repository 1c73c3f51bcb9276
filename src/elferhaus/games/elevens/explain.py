"""Why an action of elevens is not possible: the rule and the message, judged in the order a player would ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import BIT, CARD, JOKER, Card, CardSet, beside, cards_in
from elferhaus.core.refusal import Refusal, refuse

from .rules import MOST
from .state import PLACES, Discard, Draw, ElevensAction, ElevensState, End, Lay, Pass, Swap, bridge_starts, fitting

if TYPE_CHECKING:
    from elferhaus.core.game import Seat


def explain(state: ElevensState, seat: Seat, action: ElevensAction) -> Refusal:
    """Return why an action is not possible."""
    if state.over:
        return refuse("TURN", "round-over")
    if seat != state.turn:
        return refuse("TURN", "not-your-turn", seat=state.turn)
    if isinstance(action, Lay | Swap | Discard):
        return _not_there(state, seat, action) or _why_not_card(state, seat, action)
    if isinstance(action, End | Draw | Pass):
        return _why_not_close(state, seat, action)
    return refuse("TURN", "not-now", seat=seat)  # no decision of this game


def _not_there(state: ElevensState, seat: Seat, action: Lay | Swap | Discard) -> Refusal | None:
    """Check that the cards an action names exist, and that its card is held."""
    named = (action.card, action.as_, action.bridge) if isinstance(action, Lay) else (action.card,)
    for card in named:
        if card is not None and card not in BIT and not (card == JOKER and state.rules.jokers):
            return refuse("CARDS", "no-such-card", card=card)
    held = state.jokers[seat] if action.card == JOKER else BIT[action.card] & state.hands[seat]
    return None if held else refuse("CARDS", "not-in-hand", card=action.card)


def _why_not_card(state: ElevensState, seat: Seat, action: Lay | Swap | Discard) -> Refusal:
    if isinstance(action, Swap):
        return refuse("EE-5a", "elevens-no-joker-there", card=action.card)
    if isinstance(action, Discard) and action.card != JOKER:
        return refuse("EE-5b", "elevens-discard", card=action.card)
    if isinstance(action, Lay) and action.card != JOKER and action.as_ is not None:
        return refuse("EE-5", "elevens-as-number", card=action.card)
    if isinstance(action, Lay) and action.card == JOKER and action.as_ in {None, JOKER}:
        # Without its ``as`` the decision is not complete; no rule is broken yet.
        return refuse("RECORD" if action.as_ is None else "EE-5", "elevens-joker-as")
    if state.laid == MOST:
        return refuse("EE-3", "elevens-four")
    if isinstance(action, Discard):
        return _owes(state, seat)
    return _why_not_place(state, seat, action.as_ or action.card, action.bridge)


def _why_not_place(state: ElevensState, seat: Seat, place: Card, bridge: Card | None) -> Refusal:
    bit = BIT[place]
    if bit & state.hands[seat] & state.wild:
        return refuse("EE-4", "elevens-swap-instead", place=place)
    if bit & state.table:
        return refuse("EE-4", "elevens-taken", place=place)
    if bridge is None:
        missing = cards_in(beside(bit) & PLACES)
        if len(missing) == 1:
            return refuse("EE-4", "elevens-waits", place=place, missing=missing[0])
        return refuse("EE-4", "elevens-waits-either", place=place, missing=missing[0], other=missing[1])
    if not state.bridges[seat]:
        return refuse("EE-V1" if state.rules.variant == "start" else "EE-7", "elevens-bridge-none")
    if bit & fitting(state.table):
        return refuse("EE-7", "elevens-bridge-needless", place=place)
    starts = bridge_starts(state.rows)[bit]
    if not BIT.get(bridge, 0) & starts:
        return refuse("EE-7", "elevens-bridge-apart", place=place, other=bridge, needed=cards_in(starts))
    return refuse("EE-7", "elevens-bridge-empty", other=bridge)


def _why_not_close(state: ElevensState, seat: Seat, action: End | Draw | Pass) -> Refusal:
    if state.swapped and not state.laid:
        return refuse("EE-5a", "elevens-swap-alone")
    if isinstance(action, End):
        return _owes(state, seat) if state.laid else refuse("EE-3", "elevens-nothing-done")
    if state.laid:
        return refuse("EE-3", "elevens-laid-already")
    if isinstance(action, Pass):
        return refuse("EE-3", "elevens-must-draw") if state.stock else _owes(state, seat)
    if not state.stock:
        return refuse("EE-8", "elevens-stock-empty")
    return refuse("CARDS", "not-the-top-card", card=action.card or "")


def _owes(state: ElevensState, seat: Seat) -> Refusal:
    fits: CardSet = state.hands[seat] & fitting(state.table)
    return refuse("EE-8", "elevens-owes", card=CARD[fits & -fits])
