"""ueberall by rule of thumb: overlook nothing, load the one who is nearest to winning, and call Stopp! in time.

Nearly all moves are forced. The choice is on whose pile a card goes that fits on several: on that of whoever holds the
fewest cards, and among equals of whoever plays next, who cannot build on the own pile.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from elferhaus.games.ueberall.state import DECLINE, GIVE, Place

from . import greedy

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair
    from elferhaus.games.ueberall.view import UeberallView


@dataclass(frozen=True)
class Attention:
    """How well somebody watches the table (UA-7)."""

    overlooks: float = 0.0  # how often a place for the own card is not seen, where the rules let that happen
    sleeps: float = 0.0  # how often an oversight of another is not seen


WIDE_AWAKE: Final = Attention()


def decide(chair: Chair[UeberallView], rng: Random, attention: Attention = WIDE_AWAKE) -> Action:
    """Place the card where it hurts the leader most; give whenever that is possible."""
    view = chair.view
    if view.phase == "give":
        return GIVE if GIVE in chair.legal else DECLINE
    places = [choice for choice in chair.legal if isinstance(choice, Place)]
    if len(places) > 1 and attention.overlooks and rng.random() < attention.overlooks:
        return places[-1]  # the own pile, with human attention
    if len(places) == 1 or not isinstance(places[0].on, int):  # the middle comes first
        return places[0]
    seats, counts, seat = len(view.counts), view.counts, chair.seat
    others = [place for place in places if isinstance(place.on, int)]
    return min(others, key=lambda place: (counts[int(place.on)], (int(place.on) - seat) % seats))


def call(chair: Chair[UeberallView], rng: Random, attention: Attention = WIDE_AWAKE) -> Action | None:
    """Call Stopp! when the card on the own pile fitted elsewhere, and one is awake."""
    if attention.sleeps and rng.random() < attention.sleeps:
        return None
    return greedy.call(chair, rng)
