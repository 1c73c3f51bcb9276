"""Schwarzer Peter, greedily: never take back the card just given away, and mix the hand when a new card lies last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.game import Did, choose
from elferhaus.games.schwarzer_peter.state import Pair, Pull

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action, Seat
    from elferhaus.core.player import Chair
    from elferhaus.games.schwarzer_peter.view import PeterView


def decide(chair: Chair[PeterView], rng: Random) -> Action:
    """Draw by lot, but not a card that the own hand has just been rid of: its twin is not here."""
    choices = list(chair.legal)
    last = choices[-1]
    if len(choices) > 1 and isinstance(last, Pull) and newest_from(chair, last.from_) == chair.seat:
        choices.pop()
    return choose(rng.choice(choices), rng)


def call(chair: Chair[PeterView], rng: Random) -> Action | None:
    """Mix the cards if somebody knows the last of them."""
    return None if newest_from(chair, chair.seat) is None else choose(chair.legal[0], rng)


def newest_from(chair: Chair[PeterView], seat: Seat) -> Seat | None:
    """Return whose card lies last in a hand, or None where that is not to be known."""
    for event in reversed(chair.seen):
        if isinstance(event, Did) and isinstance(event.action, Pull):
            if event.by == seat:
                return event.action.from_
            if event.action.from_ == seat:  # that may have been the last card
                return None
        elif isinstance(event, Pair | Did) and event.by == seat:  # laid with its twin, or rearranged
            return None
    return None
