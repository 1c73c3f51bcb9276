"""Hints for hoechste: what is sure, what is worth a high card, and what is better saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.bots.hints import Hint, Reason, because
from elferhaus.core.cards import NUMBER
from elferhaus.games.hoechste.state import Play

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.cards import Card
    from elferhaus.core.player import Chair, Player
    from elferhaus.games.hoechste.view import HoechsteView


def hint(chair: Chair[HoechsteView], rng: Random, adviser: Player[HoechsteView]) -> Hint:
    """Say what to do and why."""
    action = adviser.decide(chair, rng)
    assert isinstance(action, Play)
    assert action.card is not None
    return Hint(action, _why(chair.view, action.card))


def _why(view: HoechsteView, card: Card) -> Reason:
    hand, number, waiting = view.hand or (), NUMBER[card], len(view.waiting)
    strongest = max(NUMBER[each] for seat, left in enumerate(view.left) if seat != view.seat for each in left)
    if number > strongest:
        return because("hint-hoechste-sure", card=card, count=waiting + len(view.counts))
    if len(hand) == 1:
        return because("hint-hoechste-last", card=card)
    highest = max(hand, key=NUMBER.__getitem__)
    if waiting:
        higher = sum(NUMBER[each] > number for each in hand)
        if higher * 2 < len(hand):  # in the upper half of the own cards
            return because("hint-hoechste-bid", card=card, count=waiting)
        return because("hint-hoechste-save", card=card, other=highest, count=waiting)
    if NUMBER[highest] >= strongest and highest != card:
        return because("hint-hoechste-keep", card=card, other=highest)
    return because("hint-hoechste-lot", card=card)
