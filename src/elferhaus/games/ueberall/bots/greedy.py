"""Greedy play for ueberall: overlook nothing, and load the player who is closest to winning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.game import Did, choose
from elferhaus.games.ueberall.state import Place, Stop, fitting

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.cards import Card
    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair
    from elferhaus.games.ueberall.view import UeberallView


def decide(chair: Chair[UeberallView], rng: Random) -> Action:
    """Place the card where it fits, with a choice on the smallest holding; give whenever that is possible."""
    counts = chair.view.counts
    legal = [choice for choice in chair.legal if not choice.call]
    others = [choice for choice in legal if isinstance(choice, Place) and isinstance(choice.on, int)]
    if others:
        return min(others, key=lambda place: counts[int(place.on)])
    return choose(legal[0], rng)  # the middle comes before the own pile, and giving before declining


def call(chair: Chair[UeberallView], _rng: Random) -> Action | None:
    """Call Stopp! when the card on the own pile fits elsewhere."""
    stop = next((choice for choice in chair.legal if isinstance(choice, Stop)), None)
    if stop is None:
        return None
    view = chair.view
    pile = view.open[stop.against]
    card = pile[-1] if pile else last_placed(chair)  # UA-5: the pile may have been turned over since
    return stop if fitting(view.middle, view.open, stop.against, card) else None


def last_placed(chair: Chair[UeberallView]) -> Card:
    """Return the card that was placed last."""
    done = (event.action for event in reversed(chair.seen) if isinstance(event, Did))
    return next(action.card for action in done if isinstance(action, Place))
