"""Greedy at hoechste: a safe win when cards wait for one, else the highest for them, else anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elferhaus.core.cards import NUMBER
from elferhaus.games.hoechste.state import Play

if TYPE_CHECKING:
    from random import Random

    from elferhaus.core.game import Action
    from elferhaus.core.player import Chair
    from elferhaus.games.hoechste.view import HoechsteView


def decide(chair: Chair[HoechsteView], rng: Random) -> Action:
    """Choose by what is at stake; the others must not be able to foresee it, so otherwise the lot decides."""
    view = chair.view
    hand = sorted(view.hand or (), key=NUMBER.__getitem__)
    if not view.waiting:
        return Play(rng.choice(hand))
    others = [card for seat, left in enumerate(view.left) if seat != chair.seat for card in left]
    strongest = max(NUMBER[card] for card in others)
    safe = [card for card in hand if NUMBER[card] > strongest]
    return Play(safe[0] if safe else hand[-1])
