"""The moves of hoechste: what is legal, what it brings about, and why something is not."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from elferhaus.core.cards import BIT, NUMBER, Card, CardSet, card_set, cards_in
from elferhaus.core.game import OVER, Did, Events, Outcome, Pending, Seat, best
from elferhaus.core.refusal import Refusal, refuse

from .rules import OWN
from .state import FACE_DOWN, PLAY, HoechsteState, Play, Trick

if TYPE_CHECKING:
    from collections.abc import Sequence


@cache
def _did(by: Seat, card: Card) -> Events:
    return Did(by=by, action=FACE_DOWN), Did(by=by, action=Play(card), to=(by,))


def is_over(state: HoechsteState) -> bool:
    """Tell whether the last trick has been turned: all hands are of one size, so the first one tells."""
    return not state.hands[0] and state.chosen[0] is None


def pending(state: HoechsteState) -> Pending:
    """Return who acts next: all who have not chosen, in any order (HK-2)."""
    if is_over(state):
        return OVER
    return Pending("secret", tuple([seat for seat, card in enumerate(state.chosen) if card is None]))


def legal(state: HoechsteState, seat: Seat) -> Sequence[Play]:
    """Return what a seat can do now: play any of its cards, unless it has chosen."""
    found: list[Play] = []
    if 0 <= seat < len(state.hands) and state.chosen[seat] is None:
        hand = state.hands[seat]
        while hand:
            lowest = hand & -hand
            found.append(PLAY[lowest])
            hand ^= lowest
    return found


def apply(state: HoechsteState, seat: Seat, action: Play) -> tuple[HoechsteState, Events]:
    """Return the next state and what happened."""
    card = action.card
    assert card is not None  # or it would not be legal
    hands = (*state.hands[:seat], state.hands[seat] ^ BIT[card], *state.hands[seat + 1 :])
    chosen = (*state.chosen[:seat], card, *state.chosen[seat + 1 :])
    if None in chosen:
        return HoechsteState(state.rules, hands, chosen, state.won, state.waiting, state.lost), _did(seat, card)
    return _turned(state, hands, tuple(each for each in chosen if each is not None), _did(seat, card))


def _turned(
    state: HoechsteState, hands: tuple[CardSet, ...], cards: tuple[Card, ...], did: Events
) -> tuple[HoechsteState, Events]:
    highest = best([NUMBER[card] for card in cards])
    won, lost = state.won, state.lost
    pot = state.waiting | card_set(cards)
    number, count = NUMBER[cards[highest[0]]], pot.bit_count()
    winner = highest[0] if len(highest) == 1 else None
    if winner is not None:
        won = (*won[:winner], won[winner] | pot, *won[winner + 1 :])
        pot = 0
    elif not hands[0]:  # HK-4: tied in the last trick
        pot, lost = 0, lost | pot
    nobody = (None,) * len(cards)
    trick = Trick(cards=cards, winner=winner, number=number, best=highest, pot=count)
    return HoechsteState(state.rules, hands, nobody, won, pot, lost), (*did, trick)


def outcome(state: HoechsteState) -> Outcome | None:
    """Return the result once the round is over: the cards won; the most win (HK-5)."""
    if not is_over(state):
        return None
    points = score(state)
    return Outcome(points, best(points))


def score(state: HoechsteState) -> tuple[int, ...]:
    """Return how many cards each has won (HK-5)."""
    return tuple(cards.bit_count() for cards in state.won)


def all_cards(state: HoechsteState) -> tuple[Card, ...]:
    """Return every card of the round."""
    piles = (*state.hands, *state.won, state.waiting, state.lost)
    chosen = [card for card in state.chosen if card is not None]
    return (*chosen, *(card for pile in piles for card in cards_in(pile)))


def explain(state: HoechsteState, seat: Seat, action: Play) -> Refusal:
    """Return why an action is not possible."""
    if is_over(state):
        return refuse("TURN", "round-over")
    seats = len(state.hands)
    if not isinstance(action, Play) or not 0 <= seat < seats or state.chosen[seat] is not None:
        return refuse("TURN", "not-now", seat=seat)
    if action.card is None:
        return refuse("RECORD", "hoechste-play-without-card")
    exists = any(action.card in own for own in OWN[:seats])
    return refuse("CARDS", "not-in-hand" if exists else "no-such-card", card=action.card)
